package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import eightfold.server.room.Pace;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Ann plays the deal of a number against bots, and tells Bob the number, who has the same cards at
 * a table of his own. Source: issue 44, point 8.
 */
@Tag("long")
final class DealNumberBrowserIT extends BrowserTest {
  @Override
  Pace pace() {
    return AT_ONCE;
  }

  @ParameterizedTest
  @EnumSource(
      value = Screen.class,
      names = {"PHONE", "DESKTOP"})
  void the_same_number_is_the_same_hand_at_another_table(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen);
        Visitor bob = Visitor.on(browser(), screen)) {
      plays(ann, screen, "42");
      List<String> hand = hand(ann);
      assertThat(hand).hasSizeGreaterThan(4);
      plays(bob, screen, "43");
      assertThat(hand(bob)).isNotEqualTo(hand);
      plays(bob, screen, "42");
      assertThat(hand(bob)).isEqualTo(hand);

      new Play(ann, Means.KEYBOARD).untilDealIsOver();
      Page page = ann.page();
      page.locator(".end-panel").waitFor();
      assertThat(page.locator(".end-panel").textContent())
          .contains("Deal number 42: whoever gives it");
      ann.findsNoBarrier("the end of a deal of a number");
      pictured(page, "number-end-" + screen);
      page.locator(".end-panel .deal-number summary").click();
      page.locator(".end-panel [name=deal-number]").fill("43");
      page.locator(".end-panel").getByText("Play this deal").click();
      page.locator(".end-panel")
          .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN));
      assertThat(hand(ann)).isNotEqualTo(hand);
      page.navigate(page.url().replace("#/t/", "#/r/") + "/1.1.0");
      page.locator(".replay-bar").waitFor();
      assertThat(page.locator(".table-screen h1").textContent()).contains("No. 42");
      pictured(page, "number-replay-" + screen);
    }
  }

  private void plays(Visitor visitor, Screen screen, String number) {
    Page page = visitor.page();
    page.navigate("about:blank");
    page.navigate(server().address());
    visitor.choosesGame("Pesten");
    visitor.field("Your name").fill("Ann");
    page.locator(".deal-number summary").click();
    visitor.field("Deal number").fill("deal");
    visitor.button("Play now").click();
    assertThat(page.locator("form .bad").textContent()).contains("A deal number is a whole number");
    visitor.field("Deal number").fill(number);
    visitor.findsNoBarrier("the form with a deal number");
    pictured(page, "number-form-" + screen);
    visitor.button("Play now").click();
    page.locator(".hand-card").first().waitFor();
  }

  private static List<String> hand(Visitor visitor) {
    return visitor.page().locator(".hand-card").all().stream()
        .map(card -> card.getAttribute("data-card"))
        .sorted()
        .toList();
  }

  private static void pictured(Page page, String name) {
    String folder = System.getProperty("pictures", "");
    if (!folder.isEmpty()) {
      var _ =
          page.screenshot(
              new Page.ScreenshotOptions().setPath(Path.of(folder).resolve(name + ".png")));
    }
  }
}
