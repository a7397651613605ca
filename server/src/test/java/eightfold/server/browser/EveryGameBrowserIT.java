package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Catalogue;
import eightfold.games.Games;
import eightfold.server.room.Pace;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A whole deal of every game that lists show, those of {@link WholeDealBrowserIT} aside: by keys or
 * by pointer, on a phone or on a desktop, by turns. On each screen the same page goes from game to
 * game, as a player's does who does not load it anew. All games in all four ways, only on request:
 * {@code mvn verify -Plong -pl server -am -Dit.test=EveryGameBrowserIT -Dmatrix=true}.
 */
@Tag("long")
@Order(BrowserTest.TAKES_MINUTES)
final class EveryGameBrowserIT extends BrowserTest {
  private static final int USUAL_SEATS = 3;

  /** By keys or by pointer, on a phone or on a desktop. */
  private static final int WAYS = 4;

  /** About one patience in six is lost before its first act. */
  private static final int PATIENCES = 10;

  private final Map<Screen, Visitor> visitors = new EnumMap<>(Screen.class);

  @Override
  Pace pace() {
    return AT_ONCE;
  }

  /** The games, the ways of playing by turns; in the matrix all games, each in all ways. */
  static Stream<Arguments> games() {
    boolean matrix = Boolean.getBoolean("matrix");
    List<Catalogue.Entry> entries =
        Games.standard().entries().stream()
            .filter(Catalogue.Entry::listed)
            .filter(entry -> matrix || !WholeDealBrowserIT.GAMES.contains(entry.name()))
            .toList();
    return IntStream.range(0, entries.size())
        .boxed()
        .flatMap(
            i ->
                IntStream.range(i, matrix ? i + WAYS : i + 1)
                    .mapToObj(way -> deal(entries.get(i), way)));
  }

  private static Arguments deal(Catalogue.Entry game, int way) {
    return Arguments.of(
        game.name(),
        Math.clamp(USUAL_SEATS, game.leastSeats(), game.mostSeats()),
        Means.values()[way % 2],
        Screen.values()[way / 2 % 2]);
  }

  @ParameterizedTest(name = "{0} with {1} by {2} on a {3}")
  @MethodSource("games")
  void a_whole_deal(String game, int seats, Means means, Screen screen) {
    // A patience whose first cards do not fit is over before its first act: then it is dealt again.
    int acts = 0;
    for (int tables = 0; acts == 0 && tables < (seats == 1 ? PATIENCES : 1); tables++) {
      acts = playsDeal(game, seats, means, screen);
    }
    assertThat(acts).as("acts of her own").isPositive();
  }

  private int playsDeal(String game, int seats, Means means, Screen screen) {
    Visitor ann = visitors.computeIfAbsent(screen, at -> Visitor.on(browser(), at));
    boolean ended = false;
    try {
      ann.opensTable(server().address() + "#/", "Ann", game, seats, 0);
      ann.begins();
      int acts = new Play(ann, means).untilDealIsOver();
      ann.page().locator(".end-panel h2").waitFor();
      assertThat(ann.page().locator(".end-panel .scores tbody tr").count()).isEqualTo(seats);
      ann.findsNoErrors();
      ended = true;
      return acts;
    } finally {
      if (!ended) {
        // the next game is not to suffer from what this one has left
        visitors.remove(screen);
        ann.leaves();
      }
    }
  }

  @AfterAll
  void leave() {
    visitors.values().forEach(Visitor::close);
  }
}
