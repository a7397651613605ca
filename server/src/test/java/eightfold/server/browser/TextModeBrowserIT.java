package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A whole deal with the text mode alone: the position is asked for and acts are typed as the answer
 * names them, gifts, players and trades too.
 */
@Tag("long")
final class TextModeBrowserIT extends BrowserTest {
  private static final String YOU_MAY = "You may: ";
  private static final int MOST_LINES = 400;

  @ParameterizedTest(name = "{0} on a {2}")
  @CsvSource({"Tag Team Crazy Eights, 4, PHONE", "Crazier Eights, 3, DESKTOP"})
  void a_whole_deal_in_words(String game, int seats, Screen screen) {
    playsInWords(game, seats, screen);
  }

  @ParameterizedTest(name = "{0} on a {2}")
  @CsvSource("Crazy Spoons, 3, DESKTOP")
  void another_whole_deal_in_words(String game, int seats, Screen screen) {
    playsInWords(game, seats, screen);
  }

  private void playsInWords(String game, int seats, Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      ann.opensTable(server().address(), "Ann", game, seats, 0);
      ann.begins();
      Page page = ann.page();
      page.keyboard().press("t");
      page.locator("#typed-act").waitFor();
      int acts = 0;
      for (int i = 0; i < MOST_LINES && page.locator(".end-panel").count() == 0; i++) {
        Object ply = page.locator(".table-screen").getAttribute("data-ply");
        Optional<String> act = firstAct(said(page, "legal"));
        if (act.isPresent()) {
          String answer = said(page, act.get());
          acts += answer.startsWith("Done") ? 1 : 0;
        }
        page.waitForFunction(
            "(ply) => document.querySelector('.table-screen').dataset.ply !== ply"
                + " || document.querySelector('.end-panel') !== null",
            ply);
      }
      assertThat(page.locator(".end-panel").count()).as("the deal is over").isOne();
      assertThat(acts).as("acts typed").isGreaterThan(2);
    }
  }

  /**
   * Blind or sighted, on a phone with a keyboard too: the key leads into the field, and one types.
   */
  @ParameterizedTest
  @EnumSource(Screen.class)
  void typing_begins_at_once(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      ann.opensTable(server().address(), "Ann", "Crazy Eights", 2, 0);
      ann.begins();
      Page page = ann.page();
      page.keyboard().press("t");
      page.waitForFunction("() => document.activeElement?.id === 'typed-act'");
      page.keyboard().type("hand");
      page.keyboard().press("Enter");
      page.locator(".text-mode .answer").waitFor();
      assertThat(page.locator(".text-mode .answer .typed").textContent()).isEqualTo("› hand");
    }
  }

  /** Types a line and answers the last line of what the page says to it. */
  private static String said(Page page, String line) {
    Locator answers = page.locator(".text-mode .answer");
    String before = last(answers);
    page.locator("#typed-act").fill(line);
    page.locator("#typed-act").press("Enter");
    page.waitForFunction(
        "(before) => { const all = document.querySelectorAll('.text-mode .answer');"
            + " return all.length > 0 && all[all.length - 1].dataset.number !== before; }",
        before);
    return answers.last().locator("p").last().textContent();
  }

  private static String last(Locator answers) {
    return answers.count() == 0 ? "" : String.valueOf(answers.last().getAttribute("data-number"));
  }

  /** What may be done in turn, or a grab; a turn is ended last, and calls are left to others. */
  private static Optional<String> firstAct(String answer) {
    if (!answer.startsWith(YOU_MAY)) {
      return Optional.empty();
    }
    List<String> acts =
        List.of(answer.substring(YOU_MAY.length(), answer.length() - 1).split("; "));
    return acts.contains("grab")
        ? Optional.of("grab")
        : acts.stream()
            .filter(act -> !act.startsWith("catch") && !act.equals("call"))
            .max(Comparator.comparing(act -> !act.equals("end")));
  }
}
