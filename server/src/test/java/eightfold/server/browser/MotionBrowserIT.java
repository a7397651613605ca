package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Cards move as cards do, and not at all for who does not want that (issue 15, point 4). */
@Tag("long")
final class MotionBrowserIT extends BrowserTest {
  /** Notes what is set in motion: of what class it is, and after how many milliseconds. */
  static final String NOTES =
      """
      window.moved = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, time) {
        window.moved.push({ what: this.getAttribute('class') ?? '', delay: time.delay ?? 0 });
        return animate.call(this, frames, time);
      };\
      """;

  private static final String DELAYS_OF_THE_HAND =
      "() => moved.filter((one) => /^flat-card/.test(one.what) && !/flight|laid/.test(one.what))"
          + ".map((one) => one.delay)";

  private static Visitor annPlays(BrowserTest test, ReducedMotion motion) {
    Visitor ann = Visitor.on(test.browser(), Screen.DESKTOP);
    ann.page().emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(motion));
    ann.page().addInitScript(NOTES);
    ann.opensTable(test.server().address(), "Ann", "Pesten", 3, 0);
    ann.begins();
    ann.page().locator(".hand-card").first().waitFor();
    return ann;
  }

  @Test
  void the_cards_of_a_deal_come_one_after_the_other_and_are_turned_over() {
    try (Visitor ann = annPlays(this, ReducedMotion.NO_PREFERENCE)) {
      List<?> delays = (List<?>) ann.page().evaluate(DELAYS_OF_THE_HAND);
      assertThat(delays).hasSize(ann.page().locator(".hand-card").count()).doesNotHaveDuplicates();
      assertThat(delays.stream().map(delay -> ((Number) delay).intValue()).sorted())
          .startsWith(0, 70, 140);
      assertThat(number(ann, "() => moved.filter((one) => /turned/.test(one.what)).length"))
          .as("cards turned over: the hand and the starter")
          .isEqualTo(delays.size() + 1);
      assertThat(number(ann, "() => moved.filter((one) => /flight/.test(one.what)).length"))
          .as("backs that fly to two others")
          .isGreaterThanOrEqualTo(6);
      ann.page().waitForFunction("() => document.querySelector('.flight, .turned') === null");
    }
  }

  @Test
  void nothing_moves_where_that_is_not_wished() {
    try (Visitor ann = annPlays(this, ReducedMotion.REDUCE)) {
      assertThat(number(ann, "() => moved.length")).isZero();
      ann.page().locator(".flat-card").first().waitFor();
    }
  }

  static int number(Visitor ann, String counted) {
    return ((Number) ann.page().evaluate(counted)).intValue();
  }
}
