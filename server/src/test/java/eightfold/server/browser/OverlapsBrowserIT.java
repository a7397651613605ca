package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import eightfold.game.Catalogue;
import eightfold.games.Games;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Boxes are measured: nothing that is alive is covered, nothing is cut, and a finger finds all that
 * can be pressed, at six sizes and in the moments of all games.
 */
final class OverlapsBrowserIT extends BrowserTest {
  private static final List<String> SIZES =
      List.of("320x568", "390x844", "640x400", "844x390", "1280x800", "1920x1080");

  private static final int USUAL_SEATS = 4;
  private static final long SEED = 7;

  /** A table of its kind is opened, and shows these moments. */
  private List<String> faults(
      Catalogue.Entry kind, List<Moments.Moment> moments, List<String> sizes) {
    try (Visitor ann = Visitor.on(browser(), Screen.PHONE)) {
      Page page = ann.page();
      int seats = Math.clamp(USUAL_SEATS, kind.leastSeats(), kind.mostSeats());
      ann.opensTable(server().address(), "Ann", kind.name(), seats, 0);
      ShownMoments shown = new ShownMoments(page, moments.getFirst());
      Map<String, List<String>> found = new TreeMap<>();
      for (String size : sizes) {
        ann.sized(size);
        for (Moments.Moment moment : moments) {
          for (String fault : shown.faults(moment)) {
            found.computeIfAbsent(fault, _ -> new ArrayList<>()).add(size + " " + moment);
          }
        }
      }
      // what cards mean is asked at the table's own name, which no server knows
      ann.expectsErrors("404");
      return found.entrySet().stream()
          .map(
              one -> one.getKey() + "  ×" + one.getValue().size() + " " + one.getValue().getFirst())
          .toList();
    }
  }

  private static Catalogue.Entry named(String id) {
    return Games.standard().entry(id).orElseThrow();
  }

  private static boolean hasAbilities(Catalogue.Entry entry) {
    return !Games.standard().game(entry.id(), Map.of()).cards().isEmpty();
  }

  /**
   * Moments of all games in each of which something is shown that none of those before it shows.
   */
  private static List<Moments.Moment> moments(List<Catalogue.Entry> games) {
    Set<String> shown = new HashSet<>();
    List<Moments.Moment> moments = new ArrayList<>();
    for (Catalogue.Entry entry : games) {
      int seats = Math.clamp(USUAL_SEATS, entry.leastSeats(), entry.mostSeats());
      for (Moments.Moment moment : Moments.of(entry, seats, SEED)) {
        if (shown.addAll(moment.shows())) {
          moments.add(moment);
        }
      }
    }
    return moments;
  }

  @Test
  void the_narrowest_and_the_lowest_screen_cover_nothing() {
    Catalogue.Entry pesten = named("pesten");
    assertThat(faults(pesten, moments(List.of(pesten)), List.of("320x568", "844x390"))).isEmpty();
  }

  @Tag("long")
  @Test
  void no_screen_covers_anything_in_any_game() {
    List<Catalogue.Entry> games =
        Games.standard().entries().stream()
            .filter(entry -> entry.listed() && !hasAbilities(entry))
            .toList();
    assertThat(faults(named("pesten"), moments(games), SIZES)).isEmpty();
  }
}
