package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import eightfold.server.room.Pace;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A deal is over, and Ann watches it again; a friend sees the same by a link to a moment of it.
 * Source: issue 15, point 7; the checklist's line on replays.
 */
@Tag("long")
final class ReplayBrowserIT extends BrowserTest {
  private static final Pattern COUNT = Pattern.compile("(\\d+) of (\\d+)");

  @Override
  Pace pace() {
    return AT_ONCE;
  }

  @Test
  void a_deal_is_watched_again_by_who_played_and_by_a_friend() {
    watches("Crazy Eights", 3, Screen.PHONE);
  }

  @ParameterizedTest(name = "{0} on a {2}")
  @CsvSource({
    "Crazier Eights, 3, DESKTOP",
    "Crazier Eights, 3, PHONE",
    "Eights Patience, 1, PHONE"
  })
  void so_is_one_of_every_kind_of_game(String game, int seats, Screen screen) {
    watches(game, seats, screen);
  }

  private void watches(String game, int seats, Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen);
        Visitor bob = Visitor.on(browser(), screen)) {
      ann.opensTable(server().address(), "Ann", game, seats, 0);
      ann.begins();
      new Play(ann, Means.KEYBOARD).untilDealIsOver();
      Page page = ann.page();
      ann.findsNoBarrier("the end with its replay");
      page.locator(".watch-again").click();
      page.locator(".replay-bar").waitFor();
      int last = number(page, 2);
      assertThat(last).isGreaterThan(3);
      assertThat(number(page, 1)).isZero();
      ann.findsNoBarrier("the beginning of a replay");
      for (int step = 1; step <= 3; step++) {
        page.keyboard().press("ArrowRight");
        page.locator(".replay[data-moment='" + step + "']").waitFor();
      }
      String third = page.locator(".replay-said").textContent();
      ann.hears(page.locator(".replay-said > span").last().textContent().split(" ", -1)[0]);
      ann.findsNoBarrier("the middle of a replay");
      assertThat(Boxes.faults(page)).as("boxes of a replay").isEmpty();
      if (seats > 1) {
        seesWhoseHandItIs(ann, "You");
      }
      page.waitForURL("**/1.1.3*");
      String link = page.url();
      looksBeside(ann, screen);

      bob.page().navigate(link.replace("seat=0", "seat=" + (seats - 1)));
      bob.page().locator(".replay[data-moment='3']").waitFor();
      if (seats > 1) {
        assertThat(bob.page().locator(".replay-said").textContent())
            .isEqualTo(third.replace("You", "Ann"));
      }
      // the board of cards with abilities is loaded when it is first shown
      bob.page().locator(".hand-card").first().waitFor();
      if (seats > 1) {
        seesWhoseHandItIs(bob, "Clara");
      }
      bob.page().keyboard().press("End");
      bob.page().locator(".replay[data-moment='" + last + "']").waitFor();
      bob.findsNoBarrier("the end of a replay");
    }
  }

  /** The hand at the foot has a name, also where the choice of whose eyes see it is in a menu. */
  private static void seesWhoseHandItIs(Visitor visitor, String name) {
    Locator whose = visitor.page().locator(".seen-by, .own-place .place-head").first();
    assertThat(whose.isVisible()).isTrue();
    assertThat(whose.textContent()).contains(name);
  }

  /** The log leads to each of its moments; sums and proof are told. */
  private static void looksBeside(Visitor ann, Screen screen) {
    Page page = ann.page();
    tab(ann, screen, "log");
    ann.findsNoBarrier("the log of a replay");
    page.locator(".jump").nth(1).click();
    int first = Integer.parseInt(page.locator(".jump").nth(1).textContent());
    page.locator(".replay[data-moment='" + first + "']").waitFor();
    tab(ann, screen, "sums");
    Locator sums = page.locator(".sums");
    sums.waitFor();
    assertThat(sums.textContent()).contains("Ann", "Deals won", "of 1");
    ann.findsNoBarrier("the sums of a table");
    tab(ann, screen, "proof");
    page.locator(".proof .good").waitFor();
    assertThat(page.locator(".proof .note").count()).as("Ann has seen the promise").isZero();
    ann.findsNoBarrier("the proof of a deal");
    tab(ann, screen, "text");
    page.locator("#typed-act").fill("hand");
    page.keyboard().press("Enter");
    page.locator(".text-mode .answer").waitFor();
    ann.findsNoBarrier("a replay as text");
  }

  private static void tab(Visitor ann, Screen screen, String name) {
    boolean closed = ann.page().locator(".drawer").count() == 0;
    ann.page()
        .locator(screen.touched() && closed ? "[data-tab=" + name + "]" : "#past-tab-" + name)
        .click();
  }

  private static int number(Page page, int group) {
    Matcher count = COUNT.matcher(page.locator(".replay-count").textContent());
    assertThat(count.matches()).isTrue();
    return Integer.parseInt(count.group(group));
  }
}
