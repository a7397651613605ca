package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The browser holds the page to what the server's headers allow, and says so where every other test
 * of the page would see it as an error. Source: issue 13, point 8.
 */
final class PolicyBrowserIT extends BrowserTest {
  @Test
  void what_is_slipped_into_the_page_as_text_is_neither_run_nor_shown() {
    try (BrowserContext context = browser().newContext()) {
      Page page = context.newPage();
      List<String> errors = new ArrayList<>();
      page.onConsoleMessage(
          message -> {
            if (message.type().equals("error")) {
              errors.add(message.text());
            }
          });
      page.navigate(server().address());
      page.locator("h1").first().waitFor();
      assertThat(errors).as("of the page itself").isEmpty();
      page.evaluate(
          """
          () => {
            document.body.setAttribute("style", "outline: 7px solid red");
            const style = document.createElement("style");
            style.textContent = "body { letter-spacing: 7px }";
            const script = document.createElement("script");
            script.textContent = "document.title = 'slipped in'";
            document.head.append(style, script);
          }
          """);
      assertThat(page.evaluate("() => getComputedStyle(document.body).outlineWidth"))
          .isNotEqualTo("7px");
      assertThat(page.evaluate("() => getComputedStyle(document.body).letterSpacing"))
          .isNotEqualTo("7px");
      assertThat(page.title()).isEqualTo("Eightfold");
      assertThat(errors).filteredOn(error -> error.contains("style-src")).hasSize(2);
      assertThat(errors).filteredOn(error -> error.contains("script-src")).hasSize(1);
    }
  }
}
