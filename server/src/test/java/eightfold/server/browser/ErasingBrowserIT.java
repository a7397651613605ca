package eightfold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Deleting one's name and talk at a table. Source: issue 13, point 3. */
@Tag("long")
final class ErasingBrowserIT extends BrowserTest {
  @ParameterizedTest
  @EnumSource(Screen.class)
  void who_deletes_their_name_and_talk_is_a_number_to_everybody_there(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen);
        Visitor bob = Visitor.on(browser(), screen)) {
      ann.opensTable(server().address(), "Ann", "Pesten", 2, 1);
      bob.joins(ann.page().locator("#table-link").inputValue(), "Bob");
      bob.field("Say something").fill("I live in Bonn");
      bob.page().keyboard().press("Enter");
      ann.page().locator(".chat-line").getByText("I live in Bonn").waitFor();
      bob.page().getByText("My name and talk here").click();
      bob.button("Delete my name and what I said here").click();
      bob.findsNoBarrier("what deleting means");
      bob.button("Yes, delete it for everybody").click();
      ann.page().getByText("Player 2").first().waitFor();
      gone(ann.page().getByText("I live in Bonn"));
      gone(ann.page().getByText("Bob", new Page.GetByTextOptions().setExact(true)));
      gone(bob.page().getByText("I live in Bonn"));
    }
  }

  private static void gone(Locator what) {
    assertThat(what).hasCount(0);
  }
}
