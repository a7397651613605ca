package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The host chooses the house rules in the lobby and between matches, and the others see what has
 * changed. Source: issue 13, point 1: options before the start and between matches.
 */
@Tag("long")
final class OptionsBrowserIT extends BrowserTest {
  private static final String OVERFLOWS =
      "() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1";

  private static void fitsThePage(Visitor visitor) {
    assertThat(visitor.page().evaluate(OVERFLOWS)).as("wider than the page").isEqualTo(false);
  }

  private static Locator rules(Visitor visitor) {
    return visitor.page().locator(".option-list");
  }

  /** Opens the form where it is folded. */
  private static void unfolds(Visitor visitor) {
    Locator form = visitor.page().locator(".house-rules");
    form.waitFor();
    if (form.getAttribute("open") == null) {
      form.locator("summary").click();
    }
  }

  @ParameterizedTest
  @EnumSource(Screen.class)
  void in_the_lobby_the_host_chooses_and_the_others_see_it(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen);
        Visitor bob = Visitor.on(browser(), screen)) {
      ann.opensTable(server().address(), "Ann", "Crazy Eights", 3, 1);
      bob.joins(ann.page().locator("#table-link").inputValue(), "Bob");
      bob.page().getByText("All rules as in the rule book.").waitFor();
      assertThat(bob.page().locator(".house-rules").count()).as("Bob is no host").isZero();
      bob.listens();
      unfolds(ann);
      ann.option("cards").fill("5");
      ann.page().getByText("Your changes are not in force yet.").waitFor();
      ann.findsNoBarrier("the lobby with the form of house rules");
      fitsThePage(ann);
      assertThat(rules(bob).count()).as("nothing holds before it is sent").isZero();
      ann.button("Play by these rules").click();
      rules(bob).getByText("was: 8 cards").waitFor();
      assertThat(rules(bob).textContent()).contains("Cards dealt 5 cards");
      bob.hears("changed the house");
      bob.page().locator(".rules-card").getByText("five cards").first().waitFor();
      bob.findsNoBarrier("the lobby with rules that have changed");
      fitsThePage(bob);
      assertThat(ann.button("Play by these rules").count()).as("it is done").isZero();
      ann.begins();
      bob.page().locator(".hand-card").nth(4).waitFor();
    }
  }

  /** Bob has asked for another match when Ann changes the rules: he is asked again. */
  @ParameterizedTest
  @EnumSource(Screen.class)
  void between_matches_everybody_agrees_to_what_is_played_next(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen);
        Visitor bob = Visitor.on(browser(), screen)) {
      ann.opensTable(server().address(), "Ann", "Crazy Eights", 3, 1);
      bob.joins(ann.page().locator("#table-link").inputValue(), "Bob");
      ann.begins();
      for (Visitor visitor : new Visitor[] {ann, bob}) {
        visitor.button("Settings").click();
        visitor.button("End the match").click();
        visitor.button("Yes, end it for everybody here").click();
      }
      bob.button("Play again").click();
      ann.page().locator(".next-rules > summary").click();
      unfolds(ann);
      ann.option("cards").fill("6");
      ann.page().getByText("has to agree to another match again").waitFor();
      ann.findsNoBarrier("the end of a match with the form of house rules");
      fitsThePage(ann);
      ann.button("Play by these rules").click();
      Page theirs = bob.page();
      theirs.locator(".next-rules").getByText("was: 8").waitFor();
      bob.findsNoBarrier("the end of a match with rules that have changed");
      fitsThePage(bob);
      ann.button("Play again").click();
      ann.button("Waiting for Bob").waitFor();
      bob.button("Play again").click();
      theirs
          .locator(".end-panel")
          .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
      theirs.locator(".hand-card").nth(5).waitFor();
    }
  }
}
