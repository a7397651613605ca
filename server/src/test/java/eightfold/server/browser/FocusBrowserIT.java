package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * From screen to screen: where the keyboard's focus goes, what is in sight, and what is read out
 * (issue 10).
 */
@Tag("long")
final class FocusBrowserIT extends BrowserTest {
  /** What WCAG 2.2, 1.4.11, asks of what shows a state. */
  private static final double LEAST_CONTRAST = 3;

  /**
   * Where the focus is on a table: all that it can be on, and there the colours that only the ring
   * has against each of gold, paper and felt, on which it may lie; what of them cannot be told from
   * one of these.
   */
  private static final String UNSEEN_RINGS =
      """
      async (least) => {
        const drawnAnew = () => new Promise((done) =>
          requestAnimationFrame(() => requestAnimationFrame(done)));
        const rgb = (colour) => (colour.match(/[\\d.]+/g) ?? []).slice(0, 3).map(Number);
        const light = (colour) => {
          const [r, g, b] = rgb(colour).map((part) => {
            const share = part / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        const contrast = (a, b) => {
          const [low, high] = [light(a), light(b)].sort((x, y) => x - y);
          return (high + 0.05) / (low + 0.05);
        };
        const colours = (one) => {
          const { boxShadow, outlineColor, outlineStyle } = getComputedStyle(one);
          const rims = boxShadow.match(/rgba?\\([^)]*\\)/g) ?? [];
          return outlineStyle === 'none' ? rims : [...rims, outlineColor];
        };
        const root = getComputedStyle(document.documentElement);
        const made = document.createElement('p');
        document.body.append(made);
        const grounds = ['--gold', '--felt', '--felt-deep', '--ef-paper'].map((name) => {
          made.style.color = root.getPropertyValue(name);
          return [name, getComputedStyle(made).color];
        });
        made.remove();
        const drawn = (one) => one.matches('.stage .hand-card')
          ? [...document.querySelectorAll('.layer .flat-card')]
              .find((card) => card.style.transform === one.style.transform)
          : one;
        const unseen = [];
        const room = document.querySelector('.stage, .board');
        for (const one of room.querySelectorAll('button, summary')) {
          if (!one.checkVisibility({ visibilityProperty: true })) continue;
          const before = colours(drawn(one));
          one.focus();
          await drawnAnew();
          if (!one.matches(':focus-visible')) { unseen.push('no focus on ' + one.className); continue; }
          const ring = colours(drawn(one)).filter((colour) => !before.includes(colour));
          for (const [name, ground] of grounds)
            if (!ring.some((colour) => contrast(colour, ground) >= least))
              unseen.push(`${one.className} on ${name}: ${ring}`);
        }
        return unseen;
      }\
      """;

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

  /** Source: issue 44, point 6. */
  @ParameterizedTest
  @ValueSource(strings = {"Pesten", "Crazier Eights"})
  void the_ring_about_what_has_the_focus_is_seen_on_gold_on_paper_and_on_felt(String game) {
    for (ColorScheme colours : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
      try (Visitor ann = Visitor.on(browser(), Screen.DESKTOP, colours)) {
        Page page = ann.page();
        ann.opensTable(server().address(), "Ann", game, 2, 0);
        ann.begins();
        new Play(ann, Means.KEYBOARD).untilOwnTurn();
        page.locator(".hand-card.legal").first().waitFor();
        page.keyboard().press("Tab");
        assertThat((List<?>) page.evaluate(UNSEEN_RINGS, LEAST_CONTRAST)).isEmpty();
      }
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
