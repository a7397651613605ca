package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A line on which nothing comes through any more, although no end of it has been closed: a lift, a
 * tunnel, another network. Source: issue 10, point 3.
 */
@Tag("long")
final class SilentLineBrowserIT extends BrowserTest {
  /** The badge must say it within so long. */
  private static final int AMBER_MILLIS = 15_000;

  private static final Locator.WaitForOptions GONE =
      new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED);

  /** Ann has sent something when the line goes dead, Bob at another table has not. */
  @Test
  void a_silent_line_is_noticed_and_an_act_on_its_way_is_done_once_on_the_next() throws Exception {
    try (SilentProxy proxy = SilentProxy.before(server().port());
        Visitor ann = Visitor.on(browser(), Screen.PHONE);
        Visitor bob = Visitor.on(browser(), Screen.DESKTOP)) {
      sitsDown(bob, proxy);
      Play play = sitsDown(ann, proxy);
      int held = ann.page().locator(".hand-card").count();
      long began = System.nanoTime();
      proxy.fallsSilent();
      int change = acts(ann);
      String sending = change < 0 ? ".hand-card .sending" : ".link-badge .sending";
      ann.page().locator(sending).waitFor();
      for (Visitor visitor : List.of(ann, bob)) {
        visitor.page().locator(".link-badge.lost").waitFor();
        assertThat(millisSince(began)).isLessThan(AMBER_MILLIS);
      }
      assertThat(ann.page().locator(".bar").boundingBox().height)
          .as("the badge does not push the table down")
          .isLessThan(60);
      // new connections hang, too; when they are served again, nobody has to do anything
      ann.page().waitForTimeout(6_000);
      assertThat(ann.page().locator(".link-badge.lost").count()).isPositive();
      proxy.servesNewConnections();
      ann.page().locator(".link-badge.open").waitFor();
      bob.page().locator(".link-badge.open").waitFor();
      // until the act is done it is still Ann's turn of before
      ann.page().locator(sending).waitFor(GONE);
      ann.page().locator(".status.own").waitFor();
      assertThat(ann.page().locator(".hand-card").count()).isEqualTo(held + change);
      assertThat(play.untilDealIsOver()).isPositive();
      ann.expectsErrors("WebSocket");
      bob.expectsErrors("WebSocket");
    }
  }

  /**
   * What is asked for hangs, and neither comes nor fails: the page says so, asks again, and shows
   * it when the line is back. Source: issue 15, point 11.
   */
  @Test
  void a_part_of_the_page_that_hangs_is_said_to_be_on_its_way_and_comes_with_the_line() {
    AtomicBoolean silent = new AtomicBoolean(true);
    try (Visitor ann = Visitor.on(browser(), Screen.PHONE)) {
      Page page = ann.page();
      page.route(
          "**/dialogs-*.js",
          route -> {
            if (!silent.get()) {
              route.resume();
            }
          });
      ann.opensTable(server().address(), "Ann", "Crazy Eights", 2, 0);
      ann.begins();
      page.keyboard().press("?");
      Locator told = page.locator(".late-part");
      told.waitFor();
      ann.findsNoBarrier("a part that is on its way");
      page.locator(".late-part[role=alert]").waitFor();
      ann.findsNoBarrier("a part that did not come");
      silent.set(false);
      page.locator("dialog .keys").waitFor();
      assertThat(told.count()).isZero();
    }
  }

  private static Play sitsDown(Visitor ann, SilentProxy proxy) {
    ann.opensTable(proxy.address(), "Ann", "Crazy Eights", 2, 0);
    ann.begins();
    Play play = new Play(ann, Means.POINTER);
    play.untilOwnTurn();
    ann.page().locator(".link-badge.open").waitFor();
    return play;
  }

  /** Plays a plain card that is legal, or draws; by how many cards that changes the hand. */
  private static int acts(Visitor ann) {
    Locator legal = ann.page().locator(".hand-card.legal:not([data-card^='8'])");
    if (legal.count() > 0) {
      legal.first().click(new Locator.ClickOptions().setPosition(Means.IN_STRIP));
      return -1;
    }
    ann.button("Draw").click();
    return 1;
  }

  private static long millisSince(long nanos) {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - nanos);
  }
}
