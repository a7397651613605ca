package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import eightfold.server.room.Pace;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Ann saves a match as a file, and Bob, who was never at its table, watches it from that file.
 * Source: issue 44, point 12.
 */
@Tag("long")
final class RecordBrowserIT extends BrowserTest {
  @Override
  Pace pace() {
    return AT_ONCE;
  }

  @ParameterizedTest(name = "{0} on a {2}")
  @CsvSource({"Mau-Mau, 3, PHONE", "Crazier Eights, 3, DESKTOP", "Eights Patience, 1, DESKTOP"})
  void a_saved_match_is_watched_from_its_file(String game, int seats, Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen);
        Visitor bob = Visitor.on(browser(), screen)) {
      ann.opensTable(server().address(), "Ann", game, seats, 0);
      String table = ann.page().url().replaceFirst(".*#/t/", "");
      ann.begins();
      new Play(ann, Means.KEYBOARD).untilDealIsOver();
      String record =
          ann.page().request().get(server().address() + "api/tables/" + table + "/record").text();

      Page page = bob.page();
      page.navigate(server().address());
      page.locator(".saved-match a").click();
      page.locator(".record-file").waitFor();
      bob.findsNoBarrier("the choice of a record");
      pictured(page, "record-choice-" + screen);
      choose(page, record.substring(0, record.indexOf("rulebook:")));
      page.locator("[role=alert]").waitFor();
      assertThat(page.locator("[role=alert]").textContent())
          .contains("the record is cut off after");
      bob.findsNoBarrier("a record that was cut off");
      pictured(page, "record-cut-" + screen);

      choose(page, record + "---\n" + record);
      page.locator(".record-list button").nth(1).click();
      page.locator(".replay[data-moment='0']").waitFor();
      for (int step = 1; step <= 3; step++) {
        page.keyboard().press("ArrowRight");
        page.locator(".replay[data-moment='" + step + "']").waitFor();
      }
      assertThat(page.locator(".replay-said").textContent()).contains("3 of ");
      assertThat(Boxes.faults(page)).as("boxes of a record").isEmpty();
      bob.findsNoBarrier("a record as a replay");
      pictured(page, "record-replay-" + screen);
      page.waitForURL("**/#/record/2.1.3");
      page.reload();
      page.locator(".record-file").waitFor();
      choose(page, record);
      page.locator(".replay[data-moment='3']").waitFor();
      page.keyboard().press("End");
      assertThat(page.locator(".replay-said").textContent()).isNotEmpty();
      String kept = page.evaluate("JSON.stringify([localStorage, sessionStorage])").toString();
      assertThat(kept).doesNotContain("rulebook");
      bob.expectsErrors("status of 400");
    }
  }

  private static void choose(Page page, String text) {
    page.locator("input[type=file]")
        .setInputFiles(
            new FilePayload("match.yaml", "text/yaml", text.getBytes(StandardCharsets.UTF_8)));
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
