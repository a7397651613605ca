package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * From screen to screen: where the keyboard's focus goes, what is in sight, and what is read out
 * (issue 10).
 */
@Tag("long")
final class FocusBrowserIT extends BrowserTest {
  private static String focus(Page page) {
    return String.valueOf(
        page.evaluate(
            "() => document.activeElement.tagName + ' ' + document.activeElement.innerText"));
  }

  private static void waitForFocus(Page page, String selector) {
    page.waitForFunction("(selector) => document.activeElement.matches(selector)", selector);
  }

  @Test
  void on_a_phone_a_game_that_is_chosen_begins_with_its_name() {
    try (Visitor ann = Visitor.on(browser(), Screen.PHONE)) {
      Page page = ann.page();
      page.navigate(server().address());
      // far down in the list
      page.locator(".game").filter(hasText(page, "Switch")).tap();
      waitForFocus(page, ".setup h2");
      assertThat(focus(page)).isEqualTo("H2 Switch");
      assertThat(((Number) page.evaluate("() => scrollY")).intValue()).isZero();
      assertThat(page.locator(".setup h2").first().boundingBox().y).isBetween(0.0, 844.0);
      ann.button("Choose another game").tap();
      waitForFocus(page, ".game");
      assertThat(page.evaluate("() => document.activeElement.dataset.game")).isEqualTo("switch");
    }
  }

  private static com.microsoft.playwright.Locator.FilterOptions hasText(Page page, String name) {
    return new com.microsoft.playwright.Locator.FilterOptions()
        .setHas(page.getByText(name, new Page.GetByTextOptions().setExact(true)));
  }

  @ParameterizedTest
  @EnumSource(Screen.class)
  void every_screen_begins_at_its_heading(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      Page page = ann.page();
      ann.opensTable(server().address(), "Ann", "Pesten", 2, 0);
      waitForFocus(page, ".lobby h1");
      assertThat(focus(page)).isEqualTo("H1 A table of Pesten");
      ann.begins();
      waitForFocus(page, ".table-screen h1, .hand-card, dialog *");
      new Play(ann, Means.KEYBOARD).untilDealIsOver();
      waitForFocus(page, "#end-title");
      ann.button("Play again").focus();
      page.keyboard().press("Enter");
      page.locator(".hand-card").nth(6).waitFor();
      waitForFocus(page, ".table-screen h1, .hand-card, dialog *");
      page.locator(".home").click();
      waitForFocus(page, ".masthead h1");
      assertThat(focus(page)).isEqualTo("H1 Eightfold");
    }
  }

  @Test
  void who_comes_and_who_leaves_is_read_out_in_the_lobby() {
    try (Visitor ann = Visitor.on(browser(), Screen.DESKTOP);
        Visitor bob = Visitor.on(browser(), Screen.PHONE)) {
      ann.opensTable(server().address(), "Ann", "Pesten", 3, 2);
      bob.joins(ann.page().locator("#table-link").inputValue(), "Bob");
      ann.hears("Bob has come.");
      bob.button("Leave the table").click();
      ann.hears("Bob has left.");
    }
  }
}
