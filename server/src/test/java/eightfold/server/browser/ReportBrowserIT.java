package eightfold.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A player reports another. Source: issue 13, point 3. */
@Tag("long")
final class ReportBrowserIT extends BrowserTest {
  @ParameterizedTest
  @EnumSource(Screen.class)
  void who_reports_a_line_does_not_hear_that_player_any_more(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen);
        Visitor bob = Visitor.on(browser(), screen)) {
      ann.opensTable(server().address(), "Ann", "Pesten", 2, 1);
      bob.joins(ann.page().locator("#table-link").inputValue(), "Bob");
      bob.field("Say something").fill("blah");
      bob.page().keyboard().press("Enter");
      ann.page().locator(".chat-line").getByText("blah").waitFor();
      ann.page().locator(".hearing summary").click();
      ann.button("Report Bob").click();
      ann.findsNoBarrier("a report");
      ann.button("Send the report").click();
      ann.page().getByText("Reported.").waitFor();
      ann.button("Close").click();
      assertThat(ann.page().locator(".chat-line").getByText("blah")).hasCount(0);
      assertThat(bob.page().locator(".chat-line").getByText("blah")).hasCount(1);
    }
  }
}
