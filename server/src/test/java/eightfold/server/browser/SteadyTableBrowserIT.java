package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import eightfold.server.room.Pace;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Through a whole deal with all its motion nothing on the page jumps, and the page is never busy
 * for long. Source: issue 15, point 11.
 */
@Order(BrowserTest.TAKES_MINUTES)
final class SteadyTableBrowserIT extends BrowserTest {
  private static final System.Logger LOG = System.getLogger(SteadyTableBrowserIT.class.getName());
  private static final double MOST_SHIFT = 0.05;
  private static final int LONGEST_TASK_MILLIS = 100;
  private static final int RUNS = 3;

  /** Notes what jumps, and how long the page was busy in one go. */
  private static final String NOTES =
      """
      window.shifts = [];
      window.tasks = [];
      const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
      const moved = ({ node, previousRect, currentRect }) =>
        `${node?.className || node?.parentElement?.className || '?'}: `
          + `${place(previousRect)} to ${place(currentRect)}`;
      new PerformanceObserver((list) => {
        for (const { value, startTime, hadRecentInput, sources } of list.getEntries())
          if (!hadRecentInput)
            shifts.push({ value, at: startTime, what: sources.map(moved).join(', ') });
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) tasks.push(Math.round(entry.duration));
      }).observe({ type: 'longtask', buffered: true });\
      """;

  /**
   * The cumulative layout shift as browsers define it: what jumps other than at a touch of the
   * player's, in the worst stretch of five seconds at most without a pause of one.
   */
  private static final String WORST_STRETCH =
      """
      () => {
        let worst = { sum: 0, shifts: [] }, stretch = worst, last = -Infinity;
        for (const shift of shifts) {
          if (shift.at - last >= 1000 || shift.at - stretch.shifts[0].at >= 5000)
            stretch = { sum: 0, shifts: [] };
          stretch.sum += shift.value;
          stretch.shifts.push(shift);
          last = shift.at;
          if (stretch.sum > worst.sum) worst = { ...stretch, shifts: [...stretch.shifts] };
        }
        return worst;
      }\
      """;

  /** Bots a little quicker than at tables of people: a stretch of five seconds has its acts. */
  @Override
  Pace pace() {
    return new Pace(2_000, 750, 750, 500, 900);
  }

  /** A whole deal with motion, at a size of the screen; then it looks at what the page notes. */
  private Object playsDeal(String game, String size, String noted) {
    Screen screen = size.startsWith("1") ? Screen.DESKTOP : Screen.PHONE;
    try (Visitor ann = Visitor.on(browser(), screen)) {
      Page page = ann.page();
      page.emulateMedia(
          new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.NO_PREFERENCE));
      ann.sized(size);
      page.addInitScript(NOTES);
      ann.opensTable(server().address(), "Ann", game, 4, 0);
      ann.begins();
      // the way there is ShelfBrowserIT's
      page.evaluate("() => { shifts.length = 0; tasks.length = 0; }");
      new Play(ann, Means.KEYBOARD).untilDealIsOver();
      page.locator(".end-panel h2").waitFor();
      return page.evaluate(noted);
    }
  }

  @Tag("long")
  @ParameterizedTest(name = "{0} at {1}")
  @CsvSource({
    "Pesten, 320x568",
    "Pesten, 1280x800",
    "Crazier Eights, 768x1024",
    "Crazier Eights, 1920x1080"
  })
  void nothing_jumps_in_a_whole_deal(String game, String size) {
    jumpsLittle(game, size);
  }

  /**
   * At the other sizes, only on request: {@code mvn verify -Plong -pl server -am -Dtest=None
   * -Dit.test=SteadyTableBrowserIT -Devery.size=true}; the deals above are played in the same run.
   */
  @Tag("long")
  @EnabledIfSystemProperty(named = "every.size", matches = "true")
  @ParameterizedTest(name = "{0} at {1}")
  @CsvSource({
    "Pesten, 390x844",
    "Pesten, 844x390",
    "Pesten, 768x1024",
    "Pesten, 1920x1080",
    "Crazier Eights, 320x568",
    "Crazier Eights, 390x844",
    "Crazier Eights, 844x390",
    "Crazier Eights, 1280x800"
  })
  void nor_at_any_other_size(String game, String size) {
    jumpsLittle(game, size);
  }

  private void jumpsLittle(String game, String size) {
    Map<?, ?> worst = (Map<?, ?>) playsDeal(game, size, WORST_STRETCH);
    double sum = ((Number) Objects.requireNonNull(worst.get("sum"))).doubleValue();
    LOG.log(System.Logger.Level.INFO, game + " at " + size + ": layout shift " + sum);
    assertThat(sum).as("what has jumped: %s", worst.get("shifts")).isLessThan(MOST_SHIFT);
  }

  /**
   * A measurement, only on request, on a machine that does nothing else: {@code mvn verify -Plong
   * -pl server -am -Dtest=None -Dit.test=SteadyTableBrowserIT -Dlong.tasks=true}.
   */
  @Tag("long")
  @EnabledIfSystemProperty(named = "long.tasks", matches = "true")
  @ParameterizedTest
  @ValueSource(strings = {"Pesten", "Crazier Eights"})
  void the_page_is_never_busy_for_long(String game) {
    for (String size : List.of("390x844", "1280x800")) {
      List<Integer> longest = new ArrayList<>();
      for (int run = 0; run < RUNS; run++) {
        longest.add(((Number) playsDeal(game, size, "() => Math.max(0, ...tasks)")).intValue());
      }
      longest.sort(null);
      LOG.log(
          System.Logger.Level.INFO,
          game + " at " + size + ": longest task of each run " + longest + " ms");
      assertThat(longest.get(RUNS / 2)).isLessThanOrEqualTo(LONGEST_TASK_MILLIS);
    }
  }
}
