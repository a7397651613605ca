package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.function.Consumer;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A language that nobody speaks yet finds what the next one would break: texts that stand in code,
 * and places too narrow for longer words (issue 15, point 9).
 */
@Tag("long")
final class PseudoLanguageBrowserIT extends BrowserTest {
  /** What is the same in every language: names of people and of the page. */
  private static final List<String> NAMES =
      List.of("Ann", "Maximilian-Alexander", "Dorothea", "Eightfold", "sha256:00");

  private static final String WRONG =
      """
      game Kitchen
      extends eights
      plyers 2..4
      deal 99
      deal 5
      on queens skip 1
      on 2 nxt draws 2, again
      on 3 next draws 2, counts 2
      when somebody sneezes: next draws 1
      when A: partner draws 1
      call Mau caught
      option twos "What a two does."
      drop on J
      set twos jump
      summary “so”
      """;

  /** What is too long for its place, or leaves the screen at a side. */
  private static final String TOO_LONG =
      """
      () => {
        const faults = [];
        const name = (one) => one.tagName + '.' + one.className + ' "' + one.textContent.slice(0, 40) + '"';
        if (document.documentElement.scrollWidth > innerWidth)
          for (const one of document.querySelectorAll('#page *'))
            if (one.getBoundingClientRect().right > innerWidth + 1) faults.push('over the edge: ' + name(one));
        const named = 'button, a.act, summary, label, legend, h1, h2, h3, th, td, dt, dd, p, li';
        for (const one of document.querySelectorAll(named)) {
          const box = one.getBoundingClientRect();
          if (!one.checkVisibility({ visibilityProperty: true }) || box.width < 3) continue;
          if (one.closest('.unseen') !== null) continue;
          const style = getComputedStyle(one);
          const scrolls = /auto|scroll/.test(style.overflowX);
          const abridged = style.textOverflow === 'ellipsis' && one.closest('button') !== one;
          if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0 && !scrolls && !abridged)
            faults.push(name(one));
        }
        return faults;
      }\
      """;

  /** Goes through the page, and has each screen looked at. */
  private void visits(Visitor ann, Consumer<String> look) {
    Page page = ann.page();
    page.navigate(server().address());
    page.locator(".game").first().waitFor();
    look.accept("the first page");
    ownBook(page, look);
    page.navigate(server().address() + "#/g/eights");
    page.locator(".setup h2").first().waitFor();
    page.locator("#your-name").fill("Ann");
    page.locator(".rules-card .sheet h2").waitFor();
    look.accept("a game");
    page.locator(".house-rules > summary").first().click();
    look.accept("its house rules");
    page.locator(".setup .create button[type=submit]").click();
    page.locator(".lobby h1").waitFor();
    look.accept("the lobby");
    page.locator(".lobby .act.big").click();
    page.locator(".hand-card").first().waitFor();
    look.accept("the table");
    page.keyboard().press("?");
    page.locator("dialog .keys").waitFor();
    look.accept("the keys");
    page.keyboard().press("Escape");
    page.locator(".bar button").last().click();
    page.locator("dialog[open]").waitFor();
    look.accept("the settings");
    page.keyboard().press("Escape");
    for (String key : List.of("i", "m", "t")) {
      page.keyboard().press("Escape");
      page.locator(".bar h1").focus();
      page.keyboard().press(key);
      page.locator("#panel-body").waitFor();
      look.accept("the panel of the key " + key);
    }
    refusals(ann, look);
    StagedTable.inTrouble().showsOn(page);
    look.accept("a table in trouble");
    StagedTable.over().showsOn(page);
    page.locator(".end-panel").waitFor();
    look.accept("the result");
  }

  /** A rule book of which much is wrong, and one of which little is. */
  private void ownBook(Page page, Consumer<String> look) {
    page.navigate(server().address() + "#/own");
    page.locator("main.own form button[type=submit]").click();
    page.locator("#own-text").fill(WRONG);
    page.locator(".own-finding.error").first().waitFor();
    assertThat(page.locator(".own-finding").count()).isGreaterThan(8);
    look.accept("a rule book that is wrong");
    page.locator("#own-text").fill("game Kitchen\nextends eights\non Q skip 1, again\n");
    page.locator(".own-finding.warning").first().waitFor();
    look.accept("a rule book with a warning");
  }

  /** What is answered where something cannot be had, or does not go together. */
  private void refusals(Visitor ann, Consumer<String> look) {
    Page page = ann.page();
    String table = page.url();
    String seat = table + "/along/" + "0".repeat(32);
    page.navigate(seat);
    page.locator(".join .act.main").waitFor();
    look.accept("the way to a seat");
    page.navigate(server().address() + "#/t/0000000000000000000000");
    page.locator("main.page > .sheet-card").waitFor();
    look.accept("a table that there is not");
    for (String nowhere : List.of("#/nowhere", "#/g/000")) {
      page.navigate(server().address() + nowhere);
      page.locator("[role=alert]").first().waitFor();
      look.accept("an address that leads nowhere");
    }
    page.navigate(server().address() + "#/g/eights?wildRank=2&twos=draw2");
    page.locator(".rules-card .note").waitFor();
    page.locator(".create .act.main").click();
    page.locator(".create .bad").waitFor();
    look.accept("options that contradict each other");
    page.navigate(table);
    page.locator(".hand-card").first().waitFor();
    page.locator(".bar h1").focus();
    page.keyboard().press("k");
    look.accept("a key of which nothing comes");
    page.context().newPage().navigate(table);
    page.locator("main.page > .sheet-card").waitFor();
    look.accept("a table that is played in another tab");
    ann.expectsErrors("Failed to load resource");
  }

  @Test
  void nothing_is_said_that_no_dictionary_and_no_server_has() {
    try (Visitor ann = Visitor.on(browser(), Screen.DESKTOP)) {
      PseudoLanguage language = PseudoLanguage.spokenBy(ann.page());
      SoftAssertions all = new SoftAssertions();
      visits(
          ann,
          where -> {
            assertThat(ann.page().locator("body").textContent()).containsPattern("[áéíóú]");
            all.assertThat(language.saidByNobody(ann.page(), NAMES)).as(where).isEmpty();
          });
      all.assertAll();
    }
  }

  @ParameterizedTest
  @CsvSource({"PHONE,320,640", "DESKTOP,1280,800"})
  void words_longer_by_two_fifths_fit(Screen screen, int width, int height) {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      Page page = ann.page();
      page.setViewportSize(width, height);
      PseudoLanguage.spokenBy(page);
      PseudoLanguage.allLongerOn(page);
      SoftAssertions all = new SoftAssertions();
      visits(
          ann,
          where -> {
            assertThat(page.locator("body").textContent()).containsPattern("[áéíóú]");
            all.assertThat((List<?>) page.evaluate(TOO_LONG)).as(where).isEmpty();
          });
      all.assertAll();
    }
  }
}
