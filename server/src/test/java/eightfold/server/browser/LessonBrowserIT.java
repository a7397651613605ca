package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
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
      page.locator(".bar .deal").getByText("Lesson 2 of 8").waitFor();
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
      assertThat(page.locator("#announcements").textContent()).contains("Your move.");
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
