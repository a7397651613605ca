package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A game of a turn now and then. Source: issue 13, point 3: clocks of days. */
@Tag("long")
final class ClockOfDaysBrowserIT extends BrowserTest {
  @ParameterizedTest
  @EnumSource(Screen.class)
  void ann_opens_a_table_with_three_days_for_a_turn_and_sees_what_is_left(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen);
        Visitor bob = Visitor.on(browser(), screen)) {
      ann.page().navigate(server().address());
      ann.choosesGame("Crazy Eights");
      ann.field("Time for a turn").selectOption("3 days, for turns now and then");
      ann.opensChosenTable("Ann", 2, 1);
      String link = ann.page().locator("#table-link").inputValue();
      bob.joins(link, "Bob");
      ann.begins();
      for (Visitor visitor : List.of(ann, bob)) {
        visitor.page().locator(".status").getByText("left").waitFor();
        assertThat(visitor.page().locator(".status").textContent())
            .containsPattern("(3 days|2 days 23 h) left");
      }
      ann.findsNoBarrier("a table with a clock of days");
      ann.page().navigate(server().address());
      bob.page().locator(".seat").getByText("away").waitFor();
      assertThat(bob.page().locator(".seat").first().textContent()).doesNotContain("stand-in");
    }
  }
}
