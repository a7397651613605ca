package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import eightfold.game.Catalogue;
import eightfold.game.Game;
import eightfold.games.Games;
import eightfold.message.Texts;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Who plays a game for the first time sees before the first turn what its special cards do, once,
 * and finds it again in the rules. Source: issue 15, point 2.
 */
@Tag("long")
@Order(BrowserTest.TAKES_MINUTES)
final class NewGameBrowserIT extends BrowserTest {
  private static final String OWN = "game \"Ours\"\nextends eights\n\non 7 skip 1\n";

  /** Opens a table of that rule book for two persons, and goes there with the seat's key. */
  private static final String OPENS_OWN =
      """
      async (rules) => {
        const seats = [{ kind: "person" }, { kind: "person" }];
        const answer = await fetch("api/tables", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ rules, options: {}, seats, name: "Ann" }),
        });
        const { table, seat, token } = await answer.json();
        localStorage.setItem(
          "eightfold.seats", JSON.stringify([{ table, seat, token, game: "Ours" }]));
        location.hash = `#/t/${table}`;
      }
      """;

  /** What is told before the first turn, and not of a card that has come up. */
  private static final String FIRST = "dialog.special:has(.note)";

  /** Of the first dialog of any game, buttons and all. */
  private static final int MOST_WORDS = 140;

  /** The words that are read in it, without those that a voice says of the table meanwhile. */
  private static final String WORDS =
      """
      (dialog) => {
        const count = (text) => text.split(/\\s+/).filter((word) => word !== "").length;
        const voice = [...dialog.querySelectorAll("[aria-live]")].map((one) => one.innerText);
        return count(dialog.innerText) - voice.reduce((sum, text) => sum + count(text), 0);
      }
      """;

  @ParameterizedTest
  @EnumSource(Screen.class)
  void its_special_cards_are_shown_once(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      Page page = ann.page();
      page.addInitScript("localStorage.removeItem('eightfold.introduces')");
      page.navigate(server().address());
      plays(page, "pesten");
      Locator shown = page.locator(FIRST);
      shown.waitFor();
      ann.findsNoBarrier("special cards");
      assertThat(shown.textContent()).contains("Special cards: Pesten", "The next player");
      isShort(shown);
      takesPicture(page, "new-game-" + screen);
      assertThat(shown.boundingBox().height).isLessThanOrEqualTo(screen.height);
      shown.getByText("Play", new Locator.GetByTextOptions().setExact(true)).click();
      shown.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN));
      page.reload();
      page.locator(".hand-card").nth(1).waitFor();
      assertThat(shown.count()).as("seen before").isZero();
      plays(page, "eights-patience");
      page.locator(".hand-card").nth(1).waitFor();
      assertThat(shown.count()).as("its sheet has no such table").isZero();
      plays(page, "switch");
      shown.waitFor();
    }
  }

  static Stream<String> languages() {
    return Stream.of("en", "de");
  }

  /**
   * No game begins with a lecture, in words short or long; what is left out is told when it comes
   * up. Source: issue 44, point 7.
   */
  @ParameterizedTest
  @MethodSource("languages")
  void no_game_begins_with_more_than_three_cards_and_few_words(String language) {
    try (Visitor ann = Visitor.on(browser(), Screen.PHONE)) {
      Page page = ann.page();
      page.addInitScript(
          """
          if (location.protocol !== "about:") {
            localStorage.removeItem("eightfold.introduces");
            localStorage.setItem("eightfold.language", JSON.stringify("LANGUAGE"));
          }
          """
              .replace("LANGUAGE", language));
      int told = 0;
      List<Catalogue.Entry> games =
          Games.standard().entries().stream().filter(Catalogue.Entry::listed).toList();
      for (Catalogue.Entry game : games) {
        // the same page goes from game to game: its form is there once it is of this one
        page.navigate(server().address() + "#/");
        page.locator("input[type=search]").waitFor();
        plays(page, game.id());
        // a patience may be lost before its first act
        page.locator(".stage:visible, .board, .end-panel").first().waitFor();
        assertThat(page.evaluate("document.documentElement.lang")).isEqualTo(language);
        if (tellsOfCards(game.id())) {
          Locator shown = page.locator("dialog.special");
          shown.waitFor();
          isShort(shown);
          takesPicture(page, "new-game-" + game.id() + "-" + language);
          told++;
        }
      }
      assertThat(told).isGreaterThan(30);
    }
  }

  /** Whether the rule sheet of a game has a table of special cards, or a list of its kinds. */
  private static boolean tellsOfCards(String id) {
    Game game = Games.standard().game(id, Map.of());
    return !game.cards().isEmpty() || game.sheet().text(Texts.ENGLISH).contains("| --- | --- |");
  }

  private static void isShort(Locator shown) {
    assertThat(shown.locator("li").count()).isBetween(1, 3);
    assertThat(shown.locator("li svg").count()).as("pictures").isPositive();
    assertThat((Integer) shown.evaluate(WORDS))
        .as(shown.innerText())
        .isLessThanOrEqualTo(MOST_WORDS);
  }

  private static void takesPicture(Page page, String name) {
    String folder = System.getProperty("pictures", "");
    if (!folder.isEmpty()) {
      page.screenshot(new Page.ScreenshotOptions().setPath(Path.of(folder, name + ".png")));
    }
  }

  /** A game of one's own is new, too, to who made it up and to who comes by the link. */
  @ParameterizedTest
  @EnumSource(Screen.class)
  void those_of_an_own_game_are_shown_to_all_its_players(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen);
        Visitor bob = Visitor.on(browser(), screen)) {
      ann.page().addInitScript("localStorage.removeItem('eightfold.introduces')");
      bob.page().addInitScript("localStorage.removeItem('eightfold.introduces')");
      ann.page().navigate(server().address());
      ann.page().evaluate(OPENS_OWN, OWN);
      ann.page().locator("#table-link").waitFor();
      bob.joins(ann.page().locator("#table-link").inputValue(), "Bob");
      ann.page().locator(".lobby-seats").getByText("Bob").waitFor();
      ann.begins();
      for (Visitor visitor : List.of(ann, bob)) {
        Locator shown = visitor.page().locator("dialog.special");
        shown.waitFor();
        assertThat(shown.textContent()).contains("Home-made “Ours”", "Sevens");
      }
    }
  }

  private void plays(Page page, String game) {
    page.navigate(server().address() + "#/g/" + game);
    page.locator(".setup .main").click();
  }
}
