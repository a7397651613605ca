package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.TimeoutError;
import eightfold.protocol.Json;
import eightfold.server.PseudoTexts;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Whatever a server can refuse is shown as it says it, in a language that nobody speaks, with
 * nothing of another language about it. Source: issue 44, point 5 (every refusal and error).
 */
@Tag("long")
final class EveryRefusalBrowserIT extends BrowserTest {
  private static final String NAME = "Ann";

  /** What is the same in every language: names of people and of the page. */
  private static final List<String> NAMES =
      List.of("Ann", "Maximilian-Alexander", "Cy", "Dorothea", "Eightfold", "sha256:00");

  private static final int CONFLICT = 409;
  private static final int SOON = 5_000;
  private static final Pattern ACCENTED = Pattern.compile("\\p{L}*[áéíóú]\\p{L}*");

  private static Map<String, String> sentences(String... files) throws IOException {
    Map<String, String> all = new TreeMap<>();
    for (String file : files) {
      all.putAll(PseudoTexts.sentences(file, NAME));
    }
    return all;
  }

  /** All that is said, but for what is drawn as a card. */
  private static void shown(Page page, String key, String said) {
    List<String> words =
        ACCENTED.matcher(said.toLowerCase(Locale.ROOT)).results().map(MatchResult::group).toList();
    try {
      page.waitForFunction(
          "words => words.every((word) => document.body.textContent.toLowerCase().includes(word))",
          words,
          new Page.WaitForFunctionOptions().setTimeout(SOON));
    } catch (TimeoutError e) {
      throw new AssertionError(key + " is not shown: " + said, e);
    }
  }

  @Test
  void at_a_table() throws IOException {
    Map<String, String> sentences = sentences("faults", "refusals", "crazier");
    assertThat(sentences).hasSizeGreaterThan(150);
    try (Visitor ann = Visitor.on(browser(), Screen.DESKTOP)) {
      Page page = ann.page();
      PseudoLanguage language = PseudoLanguage.spokenBy(page);
      page.navigate(server().address() + "#/g/eights");
      page.locator("#your-name").fill(NAME);
      page.locator(".setup .create button[type=submit]").click();
      page.locator(".lobby .act.big").click();
      page.locator(".hand-card").first().waitFor();
      StagedLine line = StagedTable.atRest().showsOn(page);
      SoftAssertions all = new SoftAssertions();
      sentences.forEach(
          (key, words) -> {
            line.refuses(words);
            page.locator(".bar h1").focus();
            page.keyboard().press("d");
            shown(page, key, words);
            all.assertThat(language.saidByNobody(page, NAMES)).as(key).isEmpty();
          });
      all.assertAll();
    }
  }

  @Test
  void before_a_table_is_opened() throws IOException {
    Map<String, String> sentences = sentences("problems", "setup");
    assertThat(sentences).hasSizeGreaterThan(60);
    try (Visitor ann = Visitor.on(browser(), Screen.PHONE)) {
      Page page = ann.page();
      PseudoLanguage language = PseudoLanguage.spokenBy(page);
      AtomicReference<String> words = new AtomicReference<>("");
      page.route(
          "**/api/tables",
          route ->
              route.fulfill(
                  new Route.FulfillOptions()
                      .setStatus(CONFLICT)
                      .setContentType("application/json")
                      .setBody(Json.write(Map.of("error", "not-possible", "words", words.get())))));
      page.navigate(server().address() + "#/g/eights");
      page.locator("#your-name").fill(NAME);
      SoftAssertions all = new SoftAssertions();
      sentences.forEach(
          (key, said) -> {
            words.set(said);
            page.locator(".setup .create button[type=submit]").click();
            shown(page, key, said);
            all.assertThat(language.saidByNobody(page, NAMES)).as(key).isEmpty();
          });
      all.assertAll();
      ann.expectsErrors("Failed to load resource");
    }
  }
}
