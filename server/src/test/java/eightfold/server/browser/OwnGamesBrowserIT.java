package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;
import eightfold.server.room.Pace;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Ann writes down how her family plays: the page says what is wrong and where, mends it, and plays
 * it. Sources: issue 13, point 3 (own games); issue 12, points 5 and 6.
 */
@Tag("long")
final class OwnGamesBrowserIT extends BrowserTest {
  private static final String OVERFLOWS =
      "() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1";

  @Override
  Pace pace() {
    return AT_ONCE;
  }

  private void isTidy(Visitor ann, String where) {
    assertThat(ann.page().evaluate(OVERFLOWS)).as(where).isEqualTo(false);
    ann.findsNoBarrier(where);
  }

  @ParameterizedTest
  @EnumSource(Screen.class)
  void a_family_writes_its_rules_and_plays_by_them(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      ann.page().navigate(server().address());
      ann.button("Make up a game of your own").click();
      ann.button("Begin").waitFor();
      isTidy(ann, "the list of own games");
      ann.field("What it is called").fill("Aunt Meg's Eights");
      ann.page().locator("#own-base").selectOption("eights");
      ann.button("Begin").click();

      Locator text = ann.page().locator("#own-text");
      text.waitFor();
      assertThat(text.inputValue()).isEqualTo("game \"Aunt Meg's Eights\"\nextends eights\n\n");
      ann.page().getByText("These rules can be played.").waitFor();
      text.fill("game \"Aunt Meg's Eights\"\nextends eights\n\nsett cards 6\non Q skip\n");
      ann.page().getByText("2 things are to be mended.").waitFor();
      isTidy(ann, "an own game with findings");
      ann.button("Write “set”").click();
      ann.page().getByText("One thing is to be mended.").waitFor();
      assertThat(text.inputValue()).contains("\nset cards 6\n");
      ann.page().locator(".own-finding button").first().click();
      assertThat(ann.page().evaluate("() => document.activeElement.id")).isEqualTo("own-text");
      text.fill(text.inputValue().replace("on Q skip", "on Q skip 1"));
      ann.page().getByText("These rules can be played.").waitFor();
      ann.page().getByText("Each player is dealt six cards").waitFor();
      isTidy(ann, "an own game that can be played");

      // what was written is there after a reload, and in the list
      ann.page().reload();
      text.waitFor();
      assertThat(text.inputValue()).contains("on Q skip 1");
      ann.page().locator(".setup").waitFor();
      ann.button("Play now").click();
      ann.page().locator(".hand-card").nth(4).waitFor();
      assertThat(ann.page().locator(".bar h1").textContent()).contains("Aunt Meg's Eights");
      assertThat(new Play(ann, Means.POINTER).untilDealIsOver()).isPositive();
      ann.page().navigate(server().address() + "#/own");
      ann.button("Aunt Meg's Eights").click();
      ann.button("Delete this game").click();
      ann.button("Yes, delete it").click();
      ann.page().getByText("You have none yet.").waitFor();
      ann.page()
          .locator("#own-text")
          .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
    }
  }
}
