package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A way to play is chosen by its name, before and above the single options. Source: issue 15, point
 * 2; seed 004 for the action cards.
 */
@Tag("long")
final class PresetsBrowserIT extends BrowserTest {
  private static Locator way(Visitor visitor, String title) {
    return visitor
        .page()
        .locator(".preset")
        .filter(new Locator.FilterOptions().setHasText(title))
        .locator("input");
  }

  @ParameterizedTest
  @EnumSource(Screen.class)
  void ann_chooses_a_way_to_play_with_one_tap_and_changes_one_thing(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen);
        Visitor bob = Visitor.on(browser(), screen)) {
      Page page = ann.page();
      page.navigate(server().address() + "#/g/eights");
      way(ann, "By the book").waitFor();
      assertThat(way(ann, "By the book").isChecked()).isTrue();
      ann.findsNoBarrier("ways to play");

      way(ann, "Action cards").click();
      assertThat(page.locator(".option.changed").count()).isEqualTo(5);
      assertThat(ann.option("queens").inputValue()).isEqualTo("reverse");
      page.locator(".rules-card").getByText("The direction of play turns round").first().waitFor();
      page.getByText("changed; usually: who cannot play passes").waitFor();
      assertThat(ann.option("queens").locator("option:checked").textContent())
          .isEqualTo("the direction turns round");
      ann.findsNoBarrier("a way to play that was chosen");

      bob.page().navigate(page.url());
      way(bob, "Action cards").waitFor();
      assertThat(way(bob, "Action cards").isChecked()).as("the link carries it").isTrue();

      ann.option("queens").selectOption("off");
      assertThat(way(ann, "Your own way").isChecked()).isTrue();
      way(ann, "By the book").click();
      assertThat(page.locator(".option.changed").count()).isZero();
      assertThat(page.url()).endsWith("#/g/eights");
    }
  }

  @ParameterizedTest
  @EnumSource(Screen.class)
  void in_the_lobby_the_host_chooses_one_for_the_table(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      ann.opensTable(server().address(), "Ann", "Crazy Eights", 3, 1);
      way(ann, "For children").click();
      ann.page().getByText("Your changes are not in force yet.").waitFor();
      ann.findsNoBarrier("ways to play in the lobby");
      ann.button("Play by these rules").click();
      ann.page().locator(".rules-card").getByText("five cards").first().waitFor();
      assertThat(way(ann, "For children").isChecked()).isTrue();
    }
  }
}
