package eightfold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A guest is known at all tables by this browser. Source: issue 13, point 3. */
@Tag("long")
final class GuestBrowserIT extends BrowserTest {
  @ParameterizedTest
  @EnumSource(Screen.class)
  void a_guest_whose_links_are_lost_finds_the_table_and_deletes_everything(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen);
        Visitor bob = Visitor.on(browser(), screen)) {
      ann.opensTable(server().address(), "Ann", "Pesten", 2, 1);
      String link = ann.page().locator("#table-link").inputValue();
      bob.joins(link, "Bob");
      Locator seat = bob.page().locator(".your-tables").getByText("Pesten");
      bob.page().evaluate("localStorage.removeItem('eightfold.seats')");
      bob.page().navigate(server().address());
      seat.waitFor();
      bob.findsNoBarrier("a table that was lost and found");
      seat.click();
      bob.field("Say something").waitFor();
      bob.page().navigate(server().address());
      bob.button("Settings").click();
      bob.button("Delete all about me").click();
      bob.findsNoBarrier("what deleting all means");
      bob.button("Yes, delete it at all tables").click();
      bob.page().getByText("All that was yours is deleted.").waitFor();
      ann.page().getByText("Player 2").first().waitFor();
      bob.page().reload();
      bob.page().getByText("Pesten").first().waitFor();
      assertThat(seat).hasCount(0);
    }
  }
}
