package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Catalogue;
import eightfold.games.Games;
import eightfold.server.room.Pace;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Somebody opens a table with bots and plays a whole deal: three games by keys alone and by pointer
 * alone, on a phone and on a desktop, where no screen on the way has a barrier that axe knows; and
 * each of the others in one of these ways.
 */
final class WholeDealBrowserIT extends BrowserTest {
  private static final List<String> GAMES = List.of("Pesten", "Crazy Eights", "Mau-Mau");

  private static final int USUAL_SEATS = 3;

  @Override
  Pace pace() {
    return AT_ONCE;
  }

  /** Every other game that lists show, the ways of playing by turns. */
  static Stream<Arguments> others() {
    List<Catalogue.Entry> entries =
        Games.standard().entries().stream()
            .filter(entry -> entry.listed() && !GAMES.contains(entry.name()))
            .toList();
    return Stream.iterate(0, i -> i < entries.size(), i -> i + 1)
        .map(
            i ->
                Arguments.of(
                    entries.get(i).name(),
                    Math.clamp(
                        USUAL_SEATS, entries.get(i).leastSeats(), entries.get(i).mostSeats()),
                    Means.values()[i % 2],
                    Screen.values()[i / 2 % 2]));
  }

  @ParameterizedTest(name = "{0} with {1} by {2} on a {3}")
  @MethodSource("others")
  void a_whole_deal_of_every_other_game(String game, int seats, Means means, Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      ann.opensTable(server().address(), "Ann", game, seats, 0);
      ann.begins();
      int acts = new Play(ann, means).untilDealIsOver();
      assertThat(acts).as("acts of her own").isPositive();
      ann.page().locator(".end-panel h2").waitFor();
      assertThat(ann.page().locator(".end-panel .scores tbody tr").count()).isEqualTo(seats);
    }
  }

  static Stream<Arguments> ways() {
    return GAMES.stream()
        .flatMap(
            game ->
                Stream.of(Means.values())
                    .flatMap(
                        means ->
                            Stream.of(Screen.values())
                                .map(screen -> Arguments.of(game, means, screen))));
  }

  @ParameterizedTest(name = "{0} by {1} on a {2}")
  @MethodSource("ways")
  void a_whole_deal(String game, Means means, Screen screen) {
    try (Visitor ann = Visitor.on(browser(), screen)) {
      ann.opensTable(server().address(), "Ann", game, 3, 0);
      ann.begins();
      ann.findsNoBarrier("table of " + game);
      Play play = new Play(ann, means).atFirst(where -> ann.findsNoBarrier(where));
      int acts = play.untilDealIsOver();
      assertThat(acts).as("acts of her own").isPositive();
      ann.page().locator(".end-panel h2").waitFor();
      assertThat(ann.page().locator(".end-panel .scores tbody tr").count()).isEqualTo(3);
      ann.findsNoBarrier("end of the deal");
    }
  }
}
