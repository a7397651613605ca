package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.FilePayload;
import eightfold.protocol.Json;
import eightfold.server.PseudoTexts;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
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

  /** So many reasons are shown together where there are very many. */
  private static final int TOGETHER = 10;

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
    Map<String, String> sentences =
        sentences("faults", "requests", "refusals", "crazier", "patience");
    // what a rule sheet, an option and a rule book say is no refusal of an act
    sentences.keySet().removeIf(key -> key.matches("patience\\.(sheet|option|rules)\\..*"));
    assertThat(sentences).hasSizeGreaterThan(170);
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

  /** What is wrong in a record, and in whatever rule book it ends with. */
  @Test
  void when_a_record_is_brought() throws IOException {
    Map<String, String> sentences = sentences("records", "yaml", "crazier-set", "findings");
    assertThat(sentences).hasSizeGreaterThan(380);
    try (Visitor ann = Visitor.on(browser(), Screen.PHONE)) {
      Page page = ann.page();
      PseudoLanguage language = PseudoLanguage.spokenBy(page);
      AtomicReference<String> words = new AtomicReference<>("");
      refuses(page, "**/api/replay", words);
      page.navigate(server().address() + "#/record");
      page.locator(".record-file").waitFor();
      SoftAssertions all = new SoftAssertions();
      List<String> keys = List.copyOf(sentences.keySet());
      for (int from = 0; from < keys.size(); from += TOGETHER) {
        List<String> some = keys.subList(from, Math.min(keys.size(), from + TOGETHER));
        words.set(String.join("; ", some.stream().map(sentences::get).toList()));
        page.locator("input[type=file]")
            .setInputFiles(new FilePayload("match.yaml", "text/yaml", new byte[] {'a'}));
        shown(page, some.toString(), Objects.requireNonNull(words.get()));
        all.assertThat(language.saidByNobody(page, NAMES)).as("%s", some).isEmpty();
      }
      all.assertAll();
      ann.expectsErrors("Failed to load resource");
    }
  }

  /** Whoever asks there is refused with these words. */
  private static void refuses(Page page, String path, AtomicReference<String> words) {
    page.route(
        path,
        route ->
            route.fulfill(
                new Route.FulfillOptions()
                    .setStatus(CONFLICT)
                    .setContentType("application/json")
                    .setBody(Json.write(Map.of("error", "not-possible", "words", words.get())))));
  }

  @Test
  void before_a_table_is_opened() throws IOException {
    Map<String, String> sentences = sentences("problems", "setup");
    assertThat(sentences).hasSizeGreaterThan(60);
    try (Visitor ann = Visitor.on(browser(), Screen.PHONE)) {
      Page page = ann.page();
      PseudoLanguage language = PseudoLanguage.spokenBy(page);
      AtomicReference<String> words = new AtomicReference<>("");
      refuses(page, "**/api/tables", words);
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
