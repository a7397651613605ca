package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.LoadState;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The page in another language (docs/languages.md): chosen in the settings, also in the middle of a
 * deal; the seat stays, nothing is cut off by longer words, and what the server writes comes in the
 * same language and is marked as that, so that a voice reads it so.
 */
@Tag("long")
final class LanguageBrowserIT extends BrowserTest {
  private static final String GERMAN = "() => document.documentElement.lang === 'de'";

  private static final int SMALL_WIDTH = 320;
  private static final int SMALL_HEIGHT = 640;

  static void turnsTo(Visitor ann, String settings, String label, String language) {
    ann.button(settings).click();
    ann.field(label).selectOption(language);
    ann.page().waitForFunction("tag => document.documentElement.lang === tag", language);
    ann.page().waitForLoadState(LoadState.NETWORKIDLE);
  }

  @ParameterizedTest
  @EnumSource(names = {"PHONE", "DESKTOP"})
  void a_table_goes_on_in_German(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      ann.opensTable(server().address(), "Ann", "Crazy Eights", 3, 0);
      ann.begins();
      Page page = ann.page();
      page.locator(".hand-card").first().waitFor();
      turnsTo(ann, "Settings", "Language", "de");
      page.locator(".hand-card").first().waitFor();
      assertThat(page.locator(".hand-card").first().getAttribute("aria-label"))
          .containsPattern("(Kreuz|Karo|Herz|Pik)-");
      assertThat(page.locator(".status").first().textContent()).contains("dran");
      ann.findsNoBarrier("the table in German");
      fits(page, "the table");
      page.keyboard().press("i");
      page.locator(".sheet h3").first().waitFor();
      assertThat(page.locator(".sheet").first().getAttribute("lang")).isEqualTo("de");
      assertThat(page.locator(".sheet").first().textContent()).contains("Dein Zug");
      page.keyboard().press("Escape");
      turnsTo(ann, "Einstellungen", "Sprache", "en");
      page.locator(".hand-card").first().waitFor();
      assertThat(page.locator(".hand-card").first().getAttribute("aria-label")).contains(" of ");
    }
  }

  /** Words are longer in other languages, and a phone may be small. */
  @ParameterizedTest
  @ValueSource(strings = {"de", "es", "fr", "hu", "nl", "sv", "tr"})
  void no_language_is_too_long_for_a_small_phone(String language) {
    try (Visitor ann = Visitor.on(browser(), Screen.PHONE)) {
      Page page = ann.page();
      page.setViewportSize(SMALL_WIDTH, SMALL_HEIGHT);
      page.navigate(server().address());
      turnsTo(ann, "Settings", "Language", language);
      fits(page, "the first page");
      page.navigate(server().address() + "#/g/mau-mau");
      page.locator("#your-name").fill("Ann");
      fits(page, "a game");
      page.locator(".setup .main").first().click();
      page.locator(".hand-card").first().waitFor();
      fits(page, "the table");
      ann.findsNoBarrier("the table in " + language);
      page.locator(".bar button").last().click();
      page.locator("dialog[open]").waitFor();
      fits(page, "the settings");
    }
  }

  private static void fits(Page page, String where) {
    assertThat(page.evaluate("() => document.documentElement.scrollWidth - innerWidth"))
        .as("what juts out of " + where)
        .isEqualTo(0);
  }

  @Test
  void the_first_page_and_a_lobby_are_in_German_for_whoever_has_chosen_it() {
    try (Visitor ann = Visitor.on(browser(), Screen.PHONE)) {
      Page page = ann.page();
      page.navigate(server().address());
      turnsTo(ann, "Settings", "Language", "de");
      page.waitForFunction(GERMAN);
      ann.button("Jetzt spielen").first().waitFor();
      ann.findsNoBarrier("the first page in German");
      page.navigate(server().address() + "#/g/mau-mau");
      ann.field("Dein Name").fill("Ann");
      ann.findsNoBarrier("a game in German");
      ann.button("Tisch eröffnen").click();
      page.locator(".lobby h1").waitFor();
      assertThat(page.locator(".lobby h1").textContent()).startsWith("Ein Tisch: ");
      ann.findsNoBarrier("the lobby in German");
    }
  }
}
