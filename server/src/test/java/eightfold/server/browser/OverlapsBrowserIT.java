package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import eightfold.game.Catalogue;
import eightfold.games.Games;
import eightfold.server.browser.Moments.Moment;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Boxes are measured: nothing that one has to see is covered, nothing is cut, and a finger finds
 * all that can be pressed, at six sizes and in the moments of all games, while what has happened is
 * told. Source: issue 44, point 6.
 */
@Order(BrowserTest.TAKES_MINUTES)
final class OverlapsBrowserIT extends BrowserTest {
  private static final List<String> SIZES =
      List.of("320x568", "390x844", "640x400", "844x390", "1280x800", "1920x1080");

  /** The least room, upright and held flat. */
  private static final List<String> NARROW = List.of("320x568", "844x390");

  private static final String LEAST = "320x568";

  private static final int USUAL_SEATS = 4;
  private static final int FULL_TABLE = 9;
  private static final long SEED = 7;

  private static List<Catalogue.Entry> games(boolean withAbilities) {
    return Games.standard().entries().stream()
        .filter(Catalogue.Entry::listed)
        .filter(entry -> hasAbilities(entry) == withAbilities)
        .toList();
  }

  private static boolean hasAbilities(Catalogue.Entry entry) {
    return !Games.standard().game(entry.id(), Map.of()).cards().isEmpty();
  }

  private static Catalogue.Entry game(String id) {
    return Games.standard().entry(id).orElseThrow();
  }

  static List<Catalogue.Entry> boards() {
    return games(true);
  }

  private static int seats(Catalogue.Entry entry, int wished) {
    return Math.clamp(wished, entry.leastSeats(), entry.mostSeats());
  }

  /** The moments in which games show something that no game before them has shown. */
  private static List<Moment> firsts(List<Catalogue.Entry> games) {
    Set<String> shown = new HashSet<>();
    List<Moment> firsts = new ArrayList<>();
    for (Catalogue.Entry entry : games) {
      for (Moment moment : Moments.of(entry, seats(entry, USUAL_SEATS), SEED)) {
        if (shown.addAll(moment.shows())) {
          firsts.add(moment);
        }
      }
    }
    return firsts;
  }

  /**
   * Opens a table of a game, and measures it at these moments of this game or of others like it.
   */
  private void isWhole(Catalogue.Entry kind, List<Moment> moments, List<String> sizes) {
    Map<String, String> found = new TreeMap<>();
    try (Visitor ann = Visitor.on(browser(), Screen.PHONE)) {
      Page page = ann.page();
      ann.opensTable(server().address(), "Ann", kind.name(), seats(kind, USUAL_SEATS), 0);
      ShownMoments shown = new ShownMoments(page, moments.getFirst());
      for (String size : sizes) {
        ann.sized(size);
        for (Moment moment : moments) {
          for (String fault : shown.faults(moment)) {
            found.merge(fault, size + ", " + moment, (first, _) -> first);
          }
        }
      }
      // what cards mean is asked at the table's own name, which no server knows
      ann.expectsErrors("404");
    }
    assertThat(found.entrySet()).as("each fault, and where it is first seen").isEmpty();
  }

  /** A part of the sweep in every build. */
  @Test
  void a_game_of_many_rules() {
    Catalogue.Entry macau = game("macau");
    isWhole(macau, Moments.of(macau, USUAL_SEATS, SEED), NARROW);
  }

  @ParameterizedTest
  @MethodSource("boards")
  void a_game_whose_cards_have_abilities(Catalogue.Entry board) {
    isWhole(board, Moments.of(board, seats(board, USUAL_SEATS), SEED).subList(0, 20), NARROW);
  }

  @Tag("long")
  @Test
  void all_that_games_show_at_all_sizes() {
    isWhole(game("pesten"), firsts(games(false)), SIZES);
  }

  @Tag("long")
  @Test
  void each_game_where_room_is_short() {
    List<Moment> moments =
        games(false).stream()
            .flatMap(entry -> Moments.of(entry, seats(entry, USUAL_SEATS), SEED, 1).stream())
            .toList();
    isWhole(game("pesten"), moments, List.of(LEAST));
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {"eights", "switch", "crazy-spoons"})
  void full_tables(String id) {
    Catalogue.Entry entry = game(id);
    isWhole(entry, Moments.of(entry, seats(entry, FULL_TABLE), SEED), SIZES);
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("boards")
  void games_whose_cards_have_abilities_at_all_sizes(Catalogue.Entry board) {
    isWhole(board, Moments.of(board, USUAL_SEATS, SEED), SIZES);
    isWhole(board, Moments.of(board, board.leastSeats(), SEED), NARROW);
  }

  /** The cards of a hand of 26 lie in rows, and what may be played is raised. */
  @Test
  void each_card_of_a_large_hand_can_be_read_and_pressed() {
    try (Visitor ann = Visitor.on(browser(), Screen.PHONE)) {
      ann.opensTable(server().address(), "Ann", "Pesten", 4, 0);
      ann.sized(LEAST);
      StagedTable.crowded().showsOn(ann.page());
      assertThat(ann.page().locator(".hand-card").count()).isGreaterThan(26);
      assertThat(ann.page().locator(".hand-card.legal").count()).isPositive();
      assertThat(Boxes.faults(ann.page())).isEmpty();
    }
  }

  @Tag("long")
  @Test
  void tables_in_every_trouble() {
    try (Visitor ann = Visitor.on(browser(), Screen.PHONE)) {
      ann.opensTable(server().address(), "Ann", "Pesten", 4, 0);
      for (StagedTable staged :
          List.of(StagedTable.crowded(), StagedTable.owingWords(), StagedTable.atRest())) {
        for (String size : SIZES) {
          ann.sized(size);
          staged.showsOn(ann.page());
          assertThat(Boxes.faults(ann.page())).as(size).isEmpty();
        }
      }
    }
  }

  /** The result has the hands that lie open; the table that it would cover in part is not shown. */
  @ParameterizedTest
  @EnumSource(Screen.class)
  void a_result_covers_no_seat_and_shows_each_hand_once(Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      Page page = ann.page();
      ann.opensTable(server().address(), "Ann", "Pesten", 4, 0);
      StagedTable.over().showsOn(page);
      page.locator(".end-panel").waitFor();
      assertThat(Boxes.faults(page)).isEmpty();
      assertThat(page.locator(".left-hands .open-card:visible").count()).isEqualTo(7 + 2 + 4);
      assertThat(page.locator(".seat:visible, .hand-card:visible").count()).isZero();
      ann.button("Look at the table").click();
      assertThat(page.locator(".seat:visible").count()).isEqualTo(3);
      assertThat(Boxes.faults(page)).as("the table after the deal").isEmpty();
    }
  }
}
