package eightfold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A table that spectators see late. Source: issue 13, point 3. */
@Tag("long")
final class LateSpectatorBrowserIT extends BrowserTest {
  @ParameterizedTest
  @EnumSource(Screen.class)
  void who_watches_is_told_how_late_and_does_not_see_that_it_has_begun(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen);
        Visitor bob = Visitor.on(browser(), screen)) {
      ann.page().navigate(server().address());
      ann.choosesGame("Pesten");
      ann.page().getByLabel("Spectators see the table").selectOption("30");
      ann.opensChosenTable("Ann", 3, 0);
      ann.page().getByText("Spectators see this table 30 seconds later.").waitFor();
      ann.findsNoBarrier("a table that is seen late");
      String link = ann.page().url();
      ann.begins();
      bob.page().navigate(link);
      bob.button("Only watch").click();
      bob.page().getByText("You see the table as it was 30 seconds ago.").waitFor();
      assertThat(bob.page().locator(".lobby")).hasCount(1);
      bob.findsNoBarrier("watching late");
    }
  }
}
