package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A table that anybody may find. Source: issue 13, point 3. */
@Tag("long")
final class OpenTablesBrowserIT extends BrowserTest {
  private static Locator openTable(Visitor visitor) {
    return visitor.page().locator(".open-table").getByText("Ann and 2 bots");
  }

  @ParameterizedTest
  @EnumSource(Screen.class)
  void a_stranger_finds_it_watches_and_is_seen_to_watch(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen);
        Visitor bob = Visitor.on(browser(), screen)) {
      ann.page().navigate(server().address());
      ann.choosesGame("Pesten");
      ann.page().getByLabel("Anybody may find this table").check();
      ann.opensChosenTable("Ann", 3, 0);
      ann.page().getByText("Anybody may find this table on the start page.").waitFor();
      bob.page().navigate(server().address());
      openTable(bob).waitFor();
      assertThat(bob.page().locator(".open-table").textContent()).contains("2 seats to be had");
      bob.findsNoBarrier("the start page with an open table");
      openTable(bob).click();
      ann.begins();
      bob.button("Only watch").click();
      Locator eye = ann.page().locator(".bar .watched");
      eye.waitFor();
      assertThat(eye.textContent()).contains("1 person watches");
      ann.findsNoBarrier("a table that is watched");
      bob.page().navigate("about:blank");
      eye.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
    }
  }
}
