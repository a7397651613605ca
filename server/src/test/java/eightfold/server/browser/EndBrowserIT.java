package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** All who are there end a match together. Source: issue 13, point 1: end. */
@Tag("long")
final class EndBrowserIT extends BrowserTest {
  private static void wantsToEnd(Visitor visitor) {
    visitor.button("Settings").click();
    visitor.button("End the match").click();
    visitor.button("Yes, end it for everybody here").click();
  }

  @ParameterizedTest
  @EnumSource(Screen.class)
  void a_match_ends_when_both_want_it_and_not_when_one_thinks_better_of_it(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen);
        Visitor bob = Visitor.on(browser(), screen)) {
      ann.opensTable(server().address(), "Ann", "Crazy Eights", 3, 1);
      bob.joins(ann.page().locator("#table-link").inputValue(), "Bob");
      ann.begins();
      wantsToEnd(ann);
      bob.page().locator(".watching").getByText("Ann wants to end the match").waitFor();
      ann.findsNoBarrier("the table of who wants to end it");
      bob.findsNoBarrier("the table of who is asked");
      ann.button("Play on").click();
      bob.page()
          .locator(".watching")
          .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
      wantsToEnd(ann);
      bob.button("End it").click();
      for (Visitor visitor : List.of(ann, bob)) {
        visitor.page().getByText("You have ended it together, without a result.").waitFor();
        assertThat(visitor.page().locator("#end-title").textContent())
            .isEqualTo("Nobody has won the match");
        visitor.button("Play again").click();
      }
      ann.page().locator(".hand-card").nth(7).waitFor();
      assertThat(ann.page().locator(".watching").count()).isZero();
    }
  }
}
