package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What only some games ask for, through the browser: grabs and duels, gifts, trades with a partner.
 * Somebody plays deal after deal until it has come up; no such screen has a barrier that axe knows.
 */
@Tag("long")
@Order(BrowserTest.TAKES_MINUTES)
final class OtherActsBrowserIT extends BrowserTest {
  private static final int MOST_DEALS = 15;
  private static final String MORE_CARDS =
      "(most) => document.querySelectorAll('.hand-card').length === most";

  @ParameterizedTest(name = "{1} in {0} by {3} on a {4}")
  @CsvSource({
    "Crazy Spoons, targets, 3, KEYBOARD, DESKTOP",
    "Kings Reverse, give, 3, POINTER, PHONE",
    "Tag Team Crazy Eights, offer, 4, POINTER, DESKTOP",
    "Tag Team Crazy Eights, give, 4, KEYBOARD, PHONE",
  })
  void comes_up_and_is_done(String game, String what, int seats, Means means, Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      ann.opensTable(server().address(), "Ann", game, seats, 0);
      ann.begins();
      Play play = new Play(ann, means).atFirst(where -> ann.findsNoBarrier(game + ": " + where));
      Play played = what.equals("offer") ? play.trading() : play;
      for (int deal = 0; deal < MOST_DEALS && !played.met().contains(what); deal++) {
        played.until(what);
        ann.dealsAgainIfOver();
      }
      assertThat(played.met()).contains(what);
      assertThat(ann.page().locator(".status.notice").count()).as("refusals").isZero();
    }
  }

  @Test
  void who_grabs_last_draws() {
    try (Visitor ann = Visitor.on(browser(), Screen.PHONE);
        Visitor bob = Visitor.on(browser(), Screen.DESKTOP)) {
      // looking on takes longer on a slow machine than the ten seconds that a grab lasts
      ann.page().navigate(server().address() + "#/g/crazy-spoons?spoonSeconds=0");
      ann.opensChosenTable("Ann", 3, 1);
      bob.joins(ann.page().locator("#table-link").inputValue(), "Bob");
      ann.page().locator(".lobby .act.big:not([disabled])").waitFor();
      ann.begins();
      bob.page().locator(".table-screen").waitFor();
      Play anns = new Play(ann, Means.POINTER).lettingGrabsBe();
      Play bobs = new Play(bob, Means.KEYBOARD).lettingGrabsBe();
      while (ann.page().locator(".grab-box .grab").count() == 0) {
        anns.step();
        bobs.step();
        ann.dealsAgainIfOver();
      }
      ann.page().locator(".grab-who:has-text('has grabbed')").waitFor();
      ann.findsNoBarrier("a grab");
      bob.findsNoBarrier("a grab");
      // waits for the focus; nothing else would bring it there
      bob.page().waitForFunction("() => document.activeElement.textContent === 'Grab!'");
      int held = bob.page().locator(".hand-card").count();
      bob.listens();
      ann.page().locator(".grab-box .grab").tap();
      bob.page().waitForFunction(MORE_CARDS, held + 2);
      bob.hears("Ann grabbed");
      // each page hears of the grab in its own time
      ann.page()
          .locator(".grab-box")
          .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
    }
  }

  @Test
  void the_score_sheet_has_its_columns() {
    try (Visitor ann = Visitor.on(browser(), Screen.PHONE)) {
      ann.opensTable(server().address(), "Ann", "Hollywood Eights", 2, 0);
      ann.begins();
      int _ = new Play(ann, Means.POINTER).untilDealIsOver();
      ann.page().locator(".end-panel .scores").waitFor();
      assertThat(ann.page().locator(".end-panel .scores th .unseen").allTextContents())
          .contains("Column 1", "Column 2", "Column 3");
      ann.findsNoBarrier("a score sheet of columns");
    }
  }
}
