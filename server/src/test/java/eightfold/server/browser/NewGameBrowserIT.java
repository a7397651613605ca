package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Who plays a game for the first time sees before the first turn what its special cards do, once,
 * and finds it again in the rules. Source: issue 15, point 2.
 */
@Tag("long")
final class NewGameBrowserIT extends BrowserTest {
  @ParameterizedTest
  @EnumSource(Screen.class)
  void its_special_cards_are_shown_once(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      Page page = ann.page();
      page.addInitScript("localStorage.removeItem('eightfold.introduces')");
      page.navigate(server().address());
      plays(page, "pesten");
      Locator shown = page.locator("dialog.special");
      shown.waitFor();
      ann.findsNoBarrier("special cards");
      assertThat(shown.textContent())
          .contains("Special cards: Pesten", "Jacks", "The next player is skipped.");
      assertThat(shown.boundingBox().height).isLessThanOrEqualTo(screen.height);
      shown.getByText("Play", new Locator.GetByTextOptions().setExact(true)).click();
      shown.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN));
      page.reload();
      page.locator(".hand-card").nth(1).waitFor();
      assertThat(shown.count()).as("seen before").isZero();
      plays(page, "eights-patience");
      page.locator(".hand-card").nth(1).waitFor();
      assertThat(shown.count()).as("its sheet has no such table").isZero();
      plays(page, "switch");
      shown.waitFor();
    }
  }

  private void plays(Page page, String game) {
    page.navigate(server().address() + "#/g/" + game);
    page.locator(".setup .main").click();
  }
}
