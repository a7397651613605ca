package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Somebody plays a game for one player: no friend is waited for, no bot sits there; a whole deal,
 * by keys alone and by pointer alone, on a phone and on a desktop; then another one.
 */
@Tag("long")
final class AloneBrowserIT extends BrowserTest {
  /** Keys on a desktop and a pointer on a phone, as most people have it. */
  @ParameterizedTest(name = "by {0} on a {1}")
  @CsvSource({"KEYBOARD, DESKTOP", "POINTER, PHONE"})
  void a_whole_deal_alone(Means means, Screen screen) {
    plays(means, screen);
  }

  @ParameterizedTest(name = "by {0} on a {1}")
  @CsvSource({"POINTER, DESKTOP", "KEYBOARD, PHONE"})
  void a_whole_deal_alone_the_other_way(Means means, Screen screen) {
    plays(means, screen);
  }

  private void plays(Means means, Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      ann.page().navigate(server().address());
      ann.choosesGame("Eights Patience");
      ann.field("Your name").fill("Ann");
      // a deal that can be won is never lost at once, so that there is something to play
      ann.option("winnable").selectOption("yes");
      ann.findsNoBarrier("setting up a game for one");
      ann.button("Open the table").click();
      ann.page().locator(".lobby h1").waitFor();
      assertThat(ann.page().locator(".lobby").textContent())
          .doesNotContain("Invite your friends", "Waiting for");
      ann.begins();
      ann.findsNoBarrier("table of one");
      assertThat(new Play(ann, means).untilDealIsOver()).isPositive();
      Page page = ann.page();
      page.locator(".end-panel h2").waitFor();
      assertThat(page.locator(".end-panel .kicker").textContent()).isEqualTo("The game is over");
      assertThat(page.locator(".end-panel h2").textContent()).isIn("You have won", "You have lost");
      ann.findsNoBarrier("end of a game for one");
      ann.button("Play again").click();
      page.locator(".end-panel")
          .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
      page.locator(".hand-card").nth(5).waitFor();
    }
  }
}
