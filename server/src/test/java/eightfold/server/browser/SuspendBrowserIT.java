package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** All who are there suspend a match, and go on with it. Source: issue 13, point 1: suspend. */
@Tag("long")
final class SuspendBrowserIT extends BrowserTest {
  private static Locator band(Visitor visitor, String text) {
    return visitor.page().locator(".watching").getByText(text);
  }

  private static void suspends(Visitor ann, Visitor bob) {
    ann.button("Settings").click();
    ann.button("Suspend the match").click();
    band(bob, "Ann wants to suspend the match").waitFor();
    bob.button("Suspend it").click();
    for (Visitor visitor : List.of(ann, bob)) {
      band(visitor, "The match is suspended.").waitFor();
    }
  }

  @ParameterizedTest
  @EnumSource(Screen.class)
  void a_match_is_suspended_by_both_and_goes_on_when_both_are_ready(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen);
        Visitor bob = Visitor.on(browser(), screen)) {
      ann.opensTable(server().address(), "Ann", "Crazy Eights", 3, 1);
      bob.joins(ann.page().locator("#table-link").inputValue(), "Bob");
      ann.begins();
      bob.page().locator(".table-screen").waitFor();
      bob.listens();
      suspends(ann, bob);
      bob.hears("The match is suspended. It goes on when all are ready.");
      ann.findsNoBarrier("a table that is suspended");
      bob.page().reload();
      band(bob, "The match is suspended.").waitFor();
      bob.listens();
      ann.button("I’m ready").click();
      band(bob, "Ann is ready.").waitFor();
      band(ann, "Waiting for Bob.").waitFor();
      bob.page().locator(".table-screen h1").focus();
      bob.page().keyboard().press("y");
      for (Visitor visitor : List.of(ann, bob)) {
        visitor
            .page()
            .locator(".watching")
            .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
      }
      bob.hears("Ann is ready.");
      bob.hears("The match goes on.");
      assertThat(ann.page().locator(".status").textContent()).doesNotContain("suspended");
    }
  }

  @ParameterizedTest
  @EnumSource(Screen.class)
  void who_has_gone_is_waited_for(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      ann.opensTable(server().address(), "Ann", "Crazy Eights", 3, 1);
      try (Visitor bob = Visitor.on(browser(), screen)) {
        bob.joins(ann.page().locator("#table-link").inputValue(), "Bob");
        ann.begins();
        bob.page().locator(".table-screen").waitFor();
        suspends(ann, bob);
      }
      band(ann, "Waiting for Bob (away).").waitFor();
      ann.button("I’m ready").click();
      ann.button("Not yet").waitFor();
      assertThat(ann.page().locator(".watching").textContent())
          .contains("The match is suspended.", "You are ready.", "Waiting for Bob (away).");
    }
  }
}
