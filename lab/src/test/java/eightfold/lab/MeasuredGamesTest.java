package eightfold.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import eightfold.game.Catalogue;
import eightfold.game.Game;
import eightfold.game.LibraryFiles;
import eightfold.game.Portrait;
import eightfold.game.Portraits;
import eightfold.games.Games;
import eightfold.testkit.Sample;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * How long matches of the library's games are, and how much care is worth in them: {@code
 * measured.txt} says what bots' matches say today. To measure anew: {@code EIGHTFOLD_WRITE_DOCS=1
 * mvn -pl lab -am test -Dtest=MeasuredGamesTest}.
 */
class MeasuredGamesTest {
  private static final int USUAL_SEATS = 4;
  private static final long SEED = 20261125;

  // Acts that are played in all, so that short matches, whose lengths differ most, are many.
  private static final int MANY = 40_000;
  private static final int FEW = 8_000;
  private static final int FEWEST_MATCHES = 40;
  private static final int LISTED_MATCHES = 100;
  private static final int MOST_MATCHES = 500;

  /** So few matches may be that much longer or shorter: a third. */
  private static final double ACTS_TOLERANCE = 0.33;

  /** And careful players may win so many percent of them more or less often. */
  private static final int EDGE_TOLERANCE = 30;

  private static final Path FILE =
      Path.of("..", "library/src/main/resources/eightfold/library", Portraits.MEASURED);

  private static final String HEAD =
      """
      # Made by MeasuredGamesTest from %d matches of bots or more: a game, its seats, the acts of a match among careful
      # players, and how often careful ones win against careless ones, in percent.
      """;

  private static final Catalogue GAMES = Games.standard();

  static Stream<String> listed() {
    return GAMES.entries().stream().filter(Catalogue.Entry::listed).map(Catalogue.Entry::id);
  }

  static Stream<String> someListed() {
    return Sample.some(listed());
  }

  private record Measured(String id, int seats, double acts, double edge) {
    static Measured of(String id, int matches) {
      Game game = GAMES.game(id, Map.of());
      int seats = Math.max(game.leastSeats(), Math.min(USUAL_SEATS, game.mostSeats()));
      Report careful = Simulation.run(Plan.deals(game, seats, "greedy", matches, SEED).matches());
      double acts = (double) careful.decisions() / matches;
      return new Measured(id, seats, acts, seats == 1 ? 0 : edge(game, seats, matches));
    }

    /** Careful and careless players sit in turn. */
    private static double edge(Game game, int seats, int matches) {
      String[] bots =
          IntStream.range(0, seats)
              .mapToObj(seat -> seat % 2 == 0 ? "greedy" : "eager")
              .toArray(String[]::new);
      Report mixed =
          Simulation.run(Plan.deals(game, seats, "greedy", matches, SEED).between(bots).matches());
      List<Report.Seat> places = mixed.matches().places();
      double all = 0;
      double careful = 0;
      for (int seat = 0; seat < seats; seat++) {
        double wins = places.get(seat).wins().mean();
        all += wins;
        careful += seat % 2 == 0 ? wins : 0;
      }
      return 100 * careful / all;
    }

    /** The same from so many acts, but so many matches at the least. */
    static Measured anew(String id) {
      double acts = of(id, FEWEST_MATCHES).acts();
      return of(id, Math.max(LISTED_MATCHES, matches(MANY, acts)));
    }

    /** How many matches so many acts are, about. */
    static int matches(int acts, double each) {
      return (int) Math.clamp(acts / each, FEWEST_MATCHES, MOST_MATCHES);
    }

    String line() {
      return "%s %d %d %d".formatted(id, seats, Math.round(acts), Math.round(edge));
    }
  }

  @Test
  @EnabledIfEnvironmentVariable(named = "EIGHTFOLD_WRITE_DOCS", matches = ".+")
  void the_list_is_measured_anew() throws IOException {
    StringBuilder list = new StringBuilder(HEAD.formatted(LISTED_MATCHES));
    listed().forEach(id -> list.append(Measured.anew(id).line()).append('\n'));
    Files.writeString(FILE, list);
    assertThat(FILE).isNotEmptyFile();
  }

  @Test
  void every_game_that_players_may_choose_was_measured() {
    assertThat(LibraryFiles.names(Portraits.MEASURED))
        .extracting(line -> line.split(" ", -1)[0])
        .containsExactlyElementsOf(listed().toList());
  }

  /** The same bots, fewer matches: who changes a rule or a bot so that it shows, measures anew. */
  @ParameterizedTest
  @MethodSource("someListed")
  @Tag("sampled")
  void a_few_matches_of_today_are_as_long_as_the_list_says(String id) {
    Portrait said = Portraits.of(id).orElseThrow();
    Measured today = Measured.of(id, Measured.matches(FEW, said.acts()));
    assertThat(today.seats()).isEqualTo(said.seats());
    assertThat(today.acts()).isCloseTo(said.acts(), within(ACTS_TOLERANCE * said.acts()));
    assertThat(today.edge()).isCloseTo(said.edge(), within((double) EDGE_TOLERANCE));
  }
}
