package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.LoadState;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Somebody leafs through the games. Source: issue 15, point 2; homes by seeds 003 and 004. */
@Tag("long")
final class ShelfBrowserIT extends BrowserTest {
  private static final String SHIFTS =
      """
      window.shifts = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shifts += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      """;

  private static final int LATE_MILLIS = 400;

  @ParameterizedTest
  @EnumSource(Screen.class)
  void ann_looks_for_a_game_by_country_length_and_mood(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      Page page = ann.page();
      page.navigate(server().address());
      Locator tiles = page.locator(".game");
      tiles.first().waitFor();
      int all = tiles.count();
      assertThat(page.locator(".game .ef-card").count()).as("each with its card").isEqualTo(all);
      Locator pesten = page.locator("[data-game=pesten]");
      assertThat(pesten.innerText()).contains("Netherlands", "2–7 players", "about 5 min");
      ann.findsNoBarrier("the shelf");

      page.getByLabel("Where it is played").selectOption("NL");
      assertThat(tiles.count()).isEqualTo(1);
      ann.button("Show all games").click();
      page.getByLabel("How long").selectOption("5");
      ann.button("Quick").click();
      assertThat(tiles.count()).isBetween(2, all / 2);
      assertThat(ann.button("Quick").getAttribute("aria-pressed")).isEqualTo("true");
      ann.findsNoBarrier("the shelf, looked through");

      pesten.focus();
      page.keyboard().press("Enter");
      page.locator(".setup h2").first().waitFor();
      ann.button("Choose another game").click();
      page.waitForFunction("() => document.activeElement.dataset.game === 'pesten'");
      assertThat(tiles.count()).as("as she has left it").isLessThan(all);
    }
  }

  /** A Swiss Under and a Spanish ace beside French cards: the packs of the games' own pages. */
  @ParameterizedTest
  @EnumSource(Screen.class)
  void games_with_packs_of_their_own_show_cards_of_these(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      Page page = ann.page();
      page.navigate(server().address());
      for (String game : List.of("tschau-sepp", "el-pumba")) {
        Locator card = page.locator("[data-game=" + game + "] .ef-card");
        card.scrollIntoViewIfNeeded();
        card.locator(".ef-corner .ef-line").first().waitFor();
        assertThat(card.locator("path[class^='ef-suit']").count()).as(game).isZero();
        assertThat(card.locator(".ef-middle .ef-line").count()).as(game).isPositive();
      }
      Locator french = page.locator("[data-game=eights] .ef-card");
      assertThat(french.locator("path[class^='ef-suit']").count()).isPositive();
      assertThat(french.locator(".ef-line").count()).isZero();
      assertThat(page.locator("symbol[id^=ef-sign]").count()).as("no such table").isZero();
    }
  }

  @ParameterizedTest
  @EnumSource(Screen.class)
  void nothing_jumps_while_the_shelf_is_filled(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      Page page = ann.page();
      page.addInitScript(SHIFTS);
      // the games come late, so that what does not wait for them stands there before them
      page.route(
          "**/api/games*",
          route -> {
            page.waitForTimeout(LATE_MILLIS);
            route.resume();
          });
      page.navigate(server().address());
      page.locator(".game .ef-card").first().waitFor();
      page.waitForLoadState(LoadState.NETWORKIDLE);
      Object shifts = page.evaluate("() => window.shifts");
      assertThat(((Number) shifts).doubleValue()).isLessThan(0.01);
    }
  }
}
