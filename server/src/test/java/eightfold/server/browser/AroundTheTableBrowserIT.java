package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Coming, talking and inviting. Source: issue 15, point 6. */
@Tag("long")
final class AroundTheTableBrowserIT extends BrowserTest {
  /**
   * Bob sits down where he likes, wishes luck at a tap, and Ann invites Cy to the running table.
   */
  @ParameterizedTest
  @EnumSource(Screen.class)
  void a_friend_chooses_a_seat_says_a_phrase_and_others_are_invited_later(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen);
        Visitor bob = Visitor.on(browser(), screen)) {
      ann.opensTable(server().address(), "Ann", "Pesten", 4, 2);
      String link = ann.page().locator("#table-link").inputValue();
      bob.page().navigate(link);
      bob.field("Your name").fill("Bob");
      bob.button("Take this seat: 3").waitFor();
      bob.findsNoBarrier("the seats that are free");
      bob.button("Take this seat: 3").click();
      bob.page().locator(".lobby").waitFor();
      Locator third = ann.page().locator(".lobby-seats li").nth(2);
      third.getByText("Bob").waitFor();
      assertThat(ann.page().locator(".lobby-seats li").nth(1).textContent()).contains("free");

      bob.button("Good luck!").click();
      ann.page().locator(".lobby-chat .chat-line").getByText("Good luck!").waitFor();
      bob.findsNoBarrier("the chat with its phrases");

      ann.begins();
      Page page = ann.page();
      page.locator(".hand-card").first().waitFor();
      ann.button("Settings").click();
      page.locator("dialog #table-link").waitFor();
      assertThat(page.locator("dialog #table-link").inputValue()).isEqualTo(link);
      ann.findsNoBarrier("the invitation at the running table");
    }
  }
}
