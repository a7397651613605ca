package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * From the smallest phone to a large desktop, and with text twice as large as usual: no label over
 * another, nothing cut off, nothing out of reach (issue 10).
 */
@Tag("long")
final class LayoutBrowserIT extends BrowserTest {
  private static final List<String> SIZES =
      List.of("320x568", "360x640", "390x844", "640x400", "844x390", "1280x800", "1920x1080");

  /** Where text of double size has room; held flat, or on the smallest phone, there is none. */
  private static final List<String> SIZES_FOR_LARGE_TEXT =
      List.of("360x640", "390x844", "844x390", "1280x800", "1920x1080");

  /** What is wrong with what the page shows, in words. */
  private static final String FAULTS =
      """
      () => {
        const labels = '.seat, .stock-count, .way, .declared, .status p, .actions .act, .calls .act, '
          + '.own-seat, .tab-bar, .bar';
        const whole = '.act, .tab-bar button, .tabs button, .count, .status p, .declared, .stock-count, .way';
        const shown = (one) => one.checkVisibility({ visibilityProperty: true })
          && one.closest('.end-panel') === null && one.getBoundingClientRect().width > 0;
        const name = (one) => one.className + ' "' + one.textContent.slice(0, 24) + '"';
        const faults = [];
        const found = [...document.querySelectorAll(labels)].filter(shown);
        found.forEach((one, i) => {
          const a = one.getBoundingClientRect();
          if (a.left < -1 || a.right > innerWidth + 1 || a.bottom > innerHeight + 1)
            faults.push(name(one) + ' leaves the screen');
          for (const other of found.slice(i + 1)) {
            if (one.contains(other) || other.contains(one)) continue;
            const b = other.getBoundingClientRect();
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (wide > 1 && high > 1) faults.push(name(one) + ' lies over ' + name(other));
          }
        });
        for (const one of [...document.querySelectorAll(whole)].filter(shown))
          if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3)
            faults.push(name(one) + ' is cut');
        const bar = document.querySelector('.tab-bar');
        const low = bar === null ? innerHeight : bar.getBoundingClientRect().top;
        for (const card of document.querySelectorAll('.layer .flat-card')) {
          const box = card.getBoundingClientRect();
          if (box.bottom > low + 1 || box.left < -1 || box.right > innerWidth + 1)
            faults.push('a card is cut');
        }
        return faults;
      }\
      """;

  /** Where the seats have room for more than one line of marks. */
  private static final List<String> WITH_ROOM_FOR_WORDS =
      List.of("390x844", "1280x800", "1920x1080");

  /** Whether the button back to the result covers something of the pile or the stock. */
  private static final String WAY_BACK_OVER_CARDS =
      """
      () => {
        const a = document.querySelector('.back-to-result').getBoundingClientRect();
        return [...document.querySelectorAll('.pile-button, .stock-button')].some((one) => {
          const b = one.getBoundingClientRect();
          return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        });
      }\
      """;

  /** The marks of words that are owed of which something is out of sight. */
  private static final String CUT_WORDS =
      """
      () => [...document.querySelectorAll('.fact-words')]
        .filter((one) => one.checkVisibility())
        .filter((one) => {
          const box = one.getBoundingClientRect();
          const marks = one.parentElement.getBoundingClientRect();
          return one.scrollWidth > one.clientWidth + 1 || box.bottom > marks.bottom + 1
            || box.bottom > one.closest('.seat, .calls').getBoundingClientRect().bottom + 1;
        })
        .map((one) => one.textContent)\
      """;

  /** A sheet of rules made by script, as the page lets no style in that comes as text. */
  private static final String DOUBLE_TEXT =
      """
      document.addEventListener('DOMContentLoaded', () => {
        const large = new CSSStyleSheet();
        large.replaceSync('html { font-size: 200% }');
        document.adoptedStyleSheets.push(large);
      })\
      """;

  private static Screen screenOf(String size) {
    return size.startsWith("1") ? Screen.DESKTOP : Screen.PHONE;
  }

  private Visitor opens(Screen screen, boolean large) {
    Visitor ann = Visitor.on(browser(), screen);
    if (large) {
      ann.page().addInitScript(DOUBLE_TEXT);
    }
    ann.opensTable(server().address(), "Ann", "Pesten", 4, 3);
    return ann;
  }

  private static void isWhole(Page page, String where) {
    List<?> faults = (List<?>) page.evaluate(FAULTS);
    assertThat(faults).as(where).isEmpty();
  }

  /** One visit for all sizes of a kind of screen: opening a table is what takes the time. */
  @ParameterizedTest
  @EnumSource(Screen.class)
  void every_screen_is_whole(Screen screen) {
    isWhole(screen, false);
  }

  @ParameterizedTest
  @EnumSource(Screen.class)
  void every_screen_is_whole_in_double_text(Screen screen) {
    isWhole(screen, true);
  }

  private void isWhole(Screen screen, boolean large) {
    List<String> sizes =
        (large ? SIZES_FOR_LARGE_TEXT : SIZES)
            .stream().filter(size -> screenOf(size) == screen).toList();
    try (Visitor ann = opens(screen, large)) {
      Page page = ann.page();
      for (String size : sizes) {
        ann.sized(size);
        isAsBroadAsTheScreen(page, "the lobby at " + size);
      }
      for (String size : sizes) {
        ann.sized(size);
        StagedTable.inTrouble().showsOn(page);
        isWhole(page, "in trouble at " + size);
        StagedTable.owingWords().showsOn(page);
        isAsBroadAsTheScreen(page, "words being owed at " + size);
        if (!large && WITH_ROOM_FOR_WORDS.contains(size)) {
          assertThat((List<?>) page.evaluate(CUT_WORDS)).as("words owed at %s", size).isEmpty();
        }
        StagedTable.atRest().showsOn(page);
        isWhole(page, "at rest at " + size);
        StagedTable.over().showsOn(page);
        theWayOnIsInSight(ann, size);
      }
      page.navigate(server().address());
      page.locator(".game").first().waitFor();
      for (String size : sizes) {
        ann.sized(size);
        isAsBroadAsTheScreen(page, "the shelf at " + size);
      }
      ann.choosesGame("Pesten");
      for (String size : sizes) {
        ann.sized(size);
        isAsBroadAsTheScreen(page, "the start at " + size);
      }
      page.navigate(server().address() + "#/g/eights");
      page.locator(".house-rules summary").click();
      ann.option("scoring").selectOption("own");
      page.locator(".option.changed .tag").waitFor();
      for (String size : sizes) {
        ann.sized(size);
        isAsBroadAsTheScreen(page, "a rule changed from a long one at " + size);
      }
    }
  }

  /** A large hand may hang over the edge, as cards do over cards; nobody has to scroll to act. */
  @ParameterizedTest
  @ValueSource(strings = {"320x568", "640x400"})
  void at_the_fullest_table_nothing_to_act_on_is_out_of_sight(String size) {
    try (Visitor ann = opens(Screen.PHONE, false)) {
      ann.sized(size);
      StagedTable.crowded().showsOn(ann.page());
      Object hidden =
          ann.page()
              .evaluate(
                  """
                  () => [...document.querySelectorAll('.stage button')]
                    .filter((one) => {
                      const box = one.getBoundingClientRect();
                      const spots = [[4, 4], [20, 4], [4, 22], [20, 22]];
                      const hit = ([x, y]) =>
                        one.contains(document.elementFromPoint(box.x + x, box.y + y));
                      // cards lie over cards; of each something shows
                      return !(one.matches('.hand-card') ? spots.some(hit) : spots.every(hit));
                    })
                    .map((one) => one.className + ' ' + one.textContent + (one.dataset.card ?? ''))\
                  """);
      assertThat((List<?>) hidden).as("hidden at %s without scrolling", size).isEmpty();
      assertThat(ann.page().locator(".stage button").count()).isGreaterThan(27 + 3);
    }
  }

  private static void isAsBroadAsTheScreen(Page page, String where) {
    Object more = page.evaluate("() => document.documentElement.scrollWidth - innerWidth");
    assertThat(((Number) more).intValue()).as(where).isLessThan(2);
  }

  private static void theWayOnIsInSight(Visitor ann, String size) {
    Page page = ann.page();
    page.locator(".end-panel").waitFor();
    Object inSight =
        page.evaluate(
            """
            () => {
              const button = [...document.querySelectorAll('.end-panel .act.main')]
                .find((one) => one.textContent === 'Play again');
              const box = button.getBoundingClientRect();
              const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
              return button.contains(at) && box.bottom <= innerHeight;
            }\
            """);
    assertThat(inSight).as("Play again at %s", size).isEqualTo(true);
    Object broad =
        page.evaluate(
            "() => { const panel = document.querySelector('.end-panel');"
                + " return panel.scrollWidth - panel.clientWidth; }");
    assertThat(((Number) broad).intValue()).as("nothing is cut at the side").isLessThan(2);
    ann.button("Look at the table").click();
    isWhole(page, "looking at the table at " + size);
    assertThat(page.evaluate(WAY_BACK_OVER_CARDS))
        .as("the way back lies over no cards at %s", size)
        .isEqualTo(false);
  }

  @ParameterizedTest
  @ValueSource(strings = {"320x568", "640x400", "844x390", "1280x800"})
  void a_board_keeps_to_its_room_and_its_hand_can_be_reached(String size) {
    try (Visitor ann = Visitor.on(browser(), Screen.DESKTOP)) {
      Page page = ann.page();
      ann.opensTable(server().address(), "Ann", "Crazier Eights", 4, 0);
      ann.sized(size);
      ann.begins();
      page.locator(".board .hand-card").first().waitFor();
      Object uncovered =
          page.evaluate(
              """
              () => [...document.querySelectorAll('.tab-bar button, .tabs button')].every((one) => {
                const box = one.getBoundingClientRect();
                const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                return one.contains(at);
              })\
              """);
      assertThat(uncovered).as("no part of the board lies over the tabs").isEqualTo(true);
      Object reached =
          page.evaluate(
              """
              () => [...document.querySelectorAll('.board .hand-card')].every((one) => {
                one.scrollIntoView({ block: 'center' });
                const box = one.getBoundingClientRect();
                return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
              })\
              """);
      assertThat(reached).as("every card of the hand can be brought into sight").isEqualTo(true);
    }
  }
}
