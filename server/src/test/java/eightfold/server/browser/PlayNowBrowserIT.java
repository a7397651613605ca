package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Somebody comes for the first time: one press leads to a table with bots, and a link leads to a
 * game with its house rules. Source: issue 15, points 1 and 2.
 */
@Tag("long")
final class PlayNowBrowserIT extends BrowserTest {
  @ParameterizedTest
  @EnumSource(Screen.class)
  void one_press_on_the_first_page_and_the_cards_are_dealt(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      Page page = ann.page();
      page.navigate(server().address());
      Locator playNow = page.locator(".play-now .main");
      playNow.waitFor();
      ann.findsNoBarrier("the first page");
      playNow.click();
      page.locator(".hand-card").nth(4).waitFor();
      assertThat(page.url()).contains("#/t/");
      assertThat(page.locator(".seat").count()).as("three bots").isEqualTo(3);
      assertThat(page.locator(".own-seat .seat-name").textContent()).as("a name").isNotBlank();
    }
  }

  @Test
  void a_link_carries_a_game_and_its_house_rules() {
    try (Visitor ann = Visitor.on(browser(), Screen.PHONE);
        Visitor bob = Visitor.on(browser(), Screen.PHONE)) {
      ann.page().navigate(server().address());
      ann.choosesGame("Eights Patience");
      ann.field("Only deals that can be won").selectOption("yes");
      String link = ann.page().url();
      assertThat(link).contains("#/g/eights-patience?winnable=yes");
      bob.page().navigate(link);
      bob.option("winnable").waitFor();
      assertThat(bob.option("winnable").inputValue()).isEqualTo("yes");
      // the way back leads to the list
      bob.button("Choose another game").click();
      bob.page().getByText("Choose a game").waitFor();
    }
  }
}
