package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
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

  /** Milliseconds: {@code MOMENT} of the page's readOut.ts. */
  private static final int READ_OUT_AFTER = 150;

  private static final Pattern PLAYED = Pattern.compile("(\\w+) played ");
  private static final Pattern DREW = Pattern.compile("(\\w+) drew (\\d+) card");

  /** The table has gone on, and it is the visitor's turn or the deal is over. */
  private static final String OWN_TURN_AGAIN =
      """
      (ply) => document.querySelector('.end-panel') !== null
        || (document.querySelector('.table-screen').dataset.ply !== ply
          && document.querySelector('.status.own') !== null)\
      """;

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
   * Who sees nothing counts along: by what is read out alone, Ann knows at each of her turns how
   * many cards each of the others holds. Source: issue 15, point 11.
   */
  @Test
  void a_whole_deal_is_followed_by_what_is_read_out_alone() {
    try (Visitor ann = Visitor.on(browser(), Screen.DESKTOP)) {
      ann.opensTable(server().address(), "Ann", "Crazy Eights", 3, 0);
      ann.listens();
      ann.begins();
      Page page = ann.page();
      page.locator(".status.own").waitFor();
      page.keyboard().press("t");
      page.locator("#typed-act").waitFor();
      Map<String, Integer> held = shownCounts(page);
      assertThat(held).hasSize(2);
      int read = news(page, 0).size();
      for (int turn = 0; turn < MOST_LINES && page.locator(".end-panel").count() == 0; turn++) {
        List<String> news = news(page, read);
        read += news.size();
        news.forEach(said -> counts(said, held));
        assertThat(held).as("after “%s”", news).isEqualTo(shownCounts(page));
        String ply = String.valueOf(page.locator(".table-screen").getAttribute("data-ply"));
        firstAct(said(page, "legal")).ifPresent(act -> said(page, act));
        page.waitForFunction(OWN_TURN_AGAIN, ply);
      }
      assertThat(page.locator(".end-panel").count()).as("the deal is over").isOne();
    }
  }

  /** How many cards the others are seen to hold. */
  private static Map<String, Integer> shownCounts(Page page) {
    Map<String, Integer> counts = new TreeMap<>();
    for (Locator seat : page.locator(".seat[data-seat]").all()) {
      counts.put(
          String.valueOf(seat.locator(".seat-name").textContent()),
          Integer.parseInt(seat.locator(".count [aria-hidden]").last().textContent()));
    }
    return counts;
  }

  /** What has been read out; it comes a moment after it is seen. */
  private static List<String> news(Page page, int from) {
    page.waitForTimeout(2 * READ_OUT_AFTER);
    List<?> heard = (List<?>) page.evaluate("() => heard");
    return heard.stream().map(String::valueOf).filter(said -> !said.isEmpty()).skip(from).toList();
  }

  /** Keeps count of what the others draw and play. */
  private static void counts(String said, Map<String, Integer> held) {
    Matcher played = PLAYED.matcher(said);
    while (played.find()) {
      held.computeIfPresent(played.group(1), (_, before) -> before - 1);
    }
    Matcher drew = DREW.matcher(said);
    while (drew.find()) {
      held.computeIfPresent(drew.group(1), (_, before) -> before + Integer.parseInt(drew.group(2)));
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
