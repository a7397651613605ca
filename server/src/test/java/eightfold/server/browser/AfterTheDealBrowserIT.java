package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What comes after a deal: the shuffle is checked, the record taken home, the match goes on. */
@Tag("long")
@Order(BrowserTest.TAKES_MINUTES)
final class AfterTheDealBrowserIT extends BrowserTest {
  private static final int MOST_STEPS = 2_000;

  @ParameterizedTest
  @EnumSource(Means.class)
  void the_shuffle_is_checked_and_the_next_deal_dealt(Means means) throws IOException {
    try (Visitor ann = Visitor.on(browser(), Screen.DESKTOP)) {
      ann.opensTable(server().address(), "Ann", "Crazy Eights", 2, 0);
      ann.begins();
      Page page = ann.page();
      page.locator("#tab-scores").click();
      page.locator(".panel .check summary").click();
      String promised = page.locator(".panel .check .digits").first().textContent();
      assertThat(promised).startsWith("sha256:");
      page.locator("#tab-log").click();

      new Play(ann, means).untilDealIsOver();
      page.locator(".end-panel .check summary").click();
      page.locator(".end-panel .check .good").waitFor();
      assertThat(page.locator(".end-panel .check").textContent())
          .contains(promised, "The secret is the one that was promised.");
      ann.findsNoBarrier("the shuffle checked");
      Download record =
          page.waitForDownload(() -> page.locator(".end-panel a.act[download]").click());
      assertThat(Files.readString(record.path())).contains("eightfold: 1", promised, "Ann");

      means.nextDeal(ann);
      page.locator(".end-panel")
          .waitFor(
              new Locator.WaitForOptions()
                  .setState(com.microsoft.playwright.options.WaitForSelectorState.DETACHED));
      assertThat(page.locator(".bar h1").textContent()).contains("Deal 2");
      assertThat(page.locator(".hand-card").count()).isGreaterThanOrEqualTo(8);
    }
  }

  @ParameterizedTest
  @EnumSource(Screen.class)
  void a_match_of_one_deal_is_played_again(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      ann.opensTable(server().address(), "Ann", "Pesten", 2, 0);
      ann.begins();
      Play play = new Play(ann, Means.KEYBOARD);
      play.untilDealIsOver();
      assertThat(ann.page().locator(".end-panel .kicker").textContent())
          .isEqualTo("The match is over");
      ann.button("Look at the table").click();
      ann.button("Back to the result").click();
      ann.button("Play again").click();
      ann.page().locator(".hand-card").nth(6).waitFor();
      play.untilOwnTurn();
    }
  }

  /** Nobody begins over the heads of the others (issue 10): Ann asks, Bob sees it and agrees. */
  @Test
  void two_people_play_again_when_both_want_it() {
    try (Visitor ann = Visitor.on(browser(), Screen.DESKTOP);
        Visitor bob = Visitor.on(browser(), Screen.PHONE)) {
      ann.opensTable(server().address(), "Ann", "Pesten", 2, 1);
      bob.joins(ann.page().locator("#table-link").inputValue(), "Bob");
      ann.begins();
      bob.page().locator(".table-screen").waitFor();
      playTogether(ann, bob);
      ann.button("Play again").click();
      ann.button("Waiting for Bob").waitFor();
      bob.page().locator(".willing").getByText("Ann wants to play again.").waitFor();
      assertThat(ann.page().locator(".end-panel").count()).as("it has not begun").isOne();
      bob.button("Play again").click();
      for (Visitor visitor : List.of(ann, bob)) {
        visitor.page().locator(".hand-card").nth(6).waitFor();
        assertThat(visitor.page().locator(".end-panel").count()).isZero();
      }
    }
  }

  private static void playTogether(Visitor ann, Visitor bob) {
    Play first = new Play(ann, Means.POINTER);
    Play second = new Play(bob, Means.POINTER);
    for (int step = 0; step < MOST_STEPS && !isOver(ann, bob); step++) {
      // who taps while the other is to act waits in vain for something to tap
      if (isToAct(ann)) {
        first.step();
      } else if (isToAct(bob)) {
        second.step();
      } else {
        ann.page().waitForTimeout(20);
      }
    }
    ann.page().locator("#end-title").waitFor();
    bob.page().locator("#end-title").waitFor();
  }

  private static boolean isToAct(Visitor visitor) {
    return visitor.page().locator(".status.own").count() > 0;
  }

  private static boolean isOver(Visitor ann, Visitor bob) {
    return ann.page().locator(".end-panel").count() + bob.page().locator(".end-panel").count() > 0;
  }
}
