package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Somebody who does not know Pesten learns it by its lessons before they play. Source: issue 15,
 * point 8; the names of the scenarios of the library.
 */
@Tag("long")
final class LessonBrowserIT extends BrowserTest {
  @Test
  void a_game_is_learnt_move_by_move_on_a_phone() {
    learns(Screen.PHONE);
  }

  @Test
  void a_game_is_learnt_move_by_move_on_a_desktop() {
    learns(Screen.DESKTOP);
  }

  /** Its cards are read before they are used, as at its tables. */
  @ParameterizedTest
  @EnumSource(Screen.class)
  void crazier_eights_is_learnt_with_its_own_cards(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      Page page = ann.page();
      page.navigate(server().address() + "#/g/crazier-eights");
      page.locator(".learn").click();
      page.locator(".lesson .hand-card").first().waitFor();
      assertThat(page.locator("#lesson-rule").textContent())
          .isEqualTo("A card is played whatever its color.");
      ann.findsNoBarrier("a lesson with cards that have abilities");
      page.locator(".lesson [data-card=death]").first().click();
      page.locator("dialog [data-line='play death']").click();
      page.locator(".lesson[data-step='1'] .lesson-bar .good").waitFor();
      page.locator(".lesson-bar .row .act").last().click();
      page.locator(".bar .deal").getByText("Lesson 2 of 14").waitFor();
    }
  }

  /** An asset that is put in front of a seat: scenario M-52 of the library. */
  @ParameterizedTest
  @EnumSource(Screen.class)
  void an_asset_is_taken_and_works(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      Page page = ann.page();
      opensLesson(page, "An asset that is taken works for whoever has taken it.");
      Locator others = page.locator(".board-seat .assets [data-card=stream_of_life]");
      Locator own = page.locator(".own-place .assets [data-card=stream_of_life]");
      assertThat(others.count()).isOne();
      uses(page, screen, "midnight_raid_seance", "play midnight_raid_seance/a");
      chooses(page, screen, page.locator(".ask .choice[data-line='choose stream_of_life']"));
      own.waitFor();
      assertThat(others.count()).isZero();
      ann.findsNoBarrier("a lesson with assets");
      List<String> cards = List.of("wild_harvest", "tidal_pull");
      for (int i = 0; i < cards.size(); i++) {
        page.locator(".lesson[data-step='" + (2 + i) + "']").waitFor();
        uses(page, screen, cards.get(i), "discard " + cards.get(i));
      }
      page.locator(".lesson[data-step='4'] .lesson-bar .good").waitFor();
      ann.hears("So it is.");
    }
  }

  /** A question at the table: scenario S-082 of the game's page, and a guard, S-076. */
  @ParameterizedTest
  @EnumSource(Screen.class)
  void what_is_asked_is_answered_at_the_table(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      Page page = ann.page();
      opensLesson(page, "An asset that can't be destroyed can't be chosen.");
      uses(page, screen, "death", "play death");
      Locator oasis = page.locator(".ask .choice[data-line='choose oasis']");
      oasis.waitFor();
      assertThat(page.locator(".ask .choice[data-line='choose zeus']").count()).isZero();
      ann.findsNoBarrier("a lesson that asks");
      // another answer is possible, too, and not what it is about
      chooses(page, screen, page.locator(".ask .choice[data-line='choose camel']"));
      page.locator(".status.notice").waitFor();
      chooses(page, screen, oasis);
      page.locator(".lesson[data-step='2'] .lesson-bar .good").waitFor();
      assertThat(page.locator(".board-seat .assets [data-card=oasis]").count()).isZero();

      opensLesson(page, "Sir Lancelot can protect himself.");
      page.locator(".lesson[data-step='1'] .ask").waitFor();
      page.locator(".lesson-bar .row .act").first().click();
      page.locator(".lesson[data-step='2'] .lesson-bar .good").waitFor();
      assertThat(page.locator(".own-place .assets [data-card=sir_lancelot]").count()).isOne();
    }
  }

  /** Goes on to the lesson of a rule. */
  private void opensLesson(Page page, String rule) {
    page.navigate(server().address() + "#/l/crazier-eights");
    page.reload();
    page.locator("#lesson-rule").waitFor();
    while (!page.locator("#lesson-rule").textContent().equals(rule)) {
      String before = page.locator(".bar .deal").textContent();
      page.locator(".lesson-bar .row .act").last().click();
      page.waitForFunction(
          "before => document.querySelector('.bar .deal')?.textContent !== before", before);
    }
  }

  /** Opens a card of the hand and does with it what the line says, by touch or by keyboard. */
  private static void uses(Page page, Screen screen, String card, String line) {
    Locator held = page.locator(".lesson .hand-card[data-card=" + card + "]");
    held.waitFor();
    chooses(page, screen, held);
    chooses(page, screen, page.locator("dialog [data-line='" + line + "']"));
  }

  private static void chooses(Page page, Screen screen, Locator what) {
    if (screen.touched()) {
      what.tap();
    } else {
      what.focus();
      page.keyboard().press("Enter");
    }
  }

  private void learns(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      Page page = ann.page();
      page.navigate(server().address());
      ann.choosesGame("Pesten");
      page.locator(".learn").click();
      page.locator(".lesson .hand-card").first().waitFor();
      assertThat(page.locator("#lesson-rule").textContent())
          .isEqualTo("A two is answered with a two, the loser draws four and then takes its turn.");
      ann.findsNoBarrier("a lesson");
      // Ann and Bob lay their twos; the learner, Cy, has none
      page.locator(".lesson[data-step='2']").waitFor();
      ann.hears("Your move.");
      page.locator(".hand-card[data-card=QS]").focus();
      page.keyboard().press("Enter");
      page.locator(".status.notice").waitFor();
      page.locator(".actions .act.main").click();
      page.locator(".lesson[data-step='3']").waitFor();
      page.locator(".hand-card[data-card=QS]").focus();
      page.keyboard().press("Enter");
      page.locator(".lesson[data-step='4'] .lesson-bar .act.main").waitFor();
      assertThat(page.locator(".lesson-bar .good").textContent()).contains("So it is.");
      ann.findsNoBarrier("the end of a lesson");
      for (int lesson = 2; lesson <= 8; lesson++) {
        page.locator(".lesson-bar .row .act").last().click();
        page.locator(".bar .deal").getByText("Lesson " + lesson + " of 8").waitFor();
      }
      page.locator(".lesson-bar .row .act").last().click();
      ann.findsNoBarrier("after the lessons");
      page.getByText("Play it").click();
      page.locator(".setup h2").first().waitFor();
      assertThat(page.locator(".setup h2").first().textContent()).isEqualTo("Pesten");
      assertThat(page.locator(".lesson").count()).isZero();
    }
  }
}
