package eightfold.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.Verb;
import eightfold.games.Games;
import eightfold.record.GameRecord;
import eightfold.record.GameRecord.Deal;
import eightfold.record.RecordScenario;
import eightfold.record.RecordScenario.Result;
import eightfold.record.SeededMatch;
import eightfold.scenario.ScenarioOutcome;
import eightfold.scenario.ScenarioRunner;
import eightfold.testkit.oracle.OracleCatalogue;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A dispute at a table becomes a test: a moment of any record is a scenario that both programs
 * pass. Source: issue 44, point 12; NOTATION 4 and 8.
 */
class RecordScenarioTest {
  private static final ScenarioRunner KERNEL = new ScenarioRunner(Games.standard());
  private static final ScenarioRunner ORACLE =
      new ScenarioRunner(new OracleCatalogue(Library.books()));
  private static final LocalDate DAY = LocalDate.of(2026, 11, 29);
  private static final int MOST_ACTS = 1_500;
  private static final int DEALS = 1;
  private static final int MOMENTS = 4;

  static Stream<String> games() {
    return Tables.BOOKS.keySet().stream();
  }

  /** One of each build's games, of a few moments; all of them in the longer checks. */
  static Stream<String> some() {
    List<String> all = games().sorted().toList();
    return IntStream.range(0, all.size()).filter(i -> i % 6 == 0).mapToObj(all::get);
  }

  @ParameterizedTest
  @MethodSource("some")
  void a_moment_of_a_record_is_a_scenario(String game) {
    assertThat(said(game, 1)).isPositive();
  }

  @ParameterizedTest
  @MethodSource("games")
  @Tag("long")
  void any_moment_of_any_game_is_one_or_it_is_said_why_not(String game) {
    assertThat(IntStream.rangeClosed(1, 2).map(seed -> said(game, seed)).sum()).isPositive();
  }

  /**
   * How many moments of a deal by chance were said, or 1 where the deal did not end, and its cards
   * are hidden; those that were hold on both programs.
   */
  private static int said(String game, long seed) {
    FastChance chance = new FastChance(seed);
    GameRecord record = played(game, chance, seed);
    if (record.deals().getFirst().secret().isEmpty()) {
      return 1;
    }
    int said = 0;
    for (Deal deal : record.deals()) {
      if (deal.secret().isEmpty()) {
        continue;
      }
      for (int i = 0; i < MOMENTS; i++) {
        int acts = i == 0 ? 0 : chance.below(deal.acts().size() + 1);
        if (RecordScenario.of(record, Games.standard(), deal.number(), acts)
            instanceof Result.Said(String text)) {
          said++;
          holds(KERNEL, text);
          holds(ORACLE, text);
        }
      }
    }
    return said;
  }

  private static void holds(ScenarioRunner runner, String text) {
    List<ScenarioOutcome> outcomes =
        runner.runAll(runner.read("made.yaml", text.getBytes(StandardCharsets.UTF_8)));
    assertThat(outcomes)
        .as(text + outcomes)
        .hasSize(1)
        .allMatch(ScenarioOutcome.Passed.class::isInstance);
  }

  private static GameRecord played(String game, FastChance chance, long seed) {
    List<GameRecord.Player> players =
        Stream.of("Ann", "Bob", "Cy", "Dora")
            .limit(seats(game))
            .map(name -> new GameRecord.Player(name, "person"))
            .toList();
    SeededMatch table =
        SeededMatch.begin(Games.standard().game(game, Map.of()), players, DAY, seed);
    int[] legal = new int[Match.MOST_LEGAL];
    for (int act = 0; act < MOST_ACTS && !table.match().standings().over(); act++) {
      if (table.match().standings().dealOver()) {
        if (table.match().standings().deal() == DEALS) {
          break;
        }
        table.nextDeal();
        continue;
      }
      int seat = table.match().turn() == Match.NOBODY ? 0 : table.match().turn();
      while (!table.match().mayAct(seat)) {
        seat = (seat + 1) % players.size();
      }
      int count = table.match().legal(seat, legal);
      // whoever can part with a card mostly does, so that deals end
      int plays = 0;
      while (plays < count
          && table.match().verb(legal[plays]).sort().compareTo(Verb.Sort.DRAWS) < 0) {
        plays++;
      }
      int among = plays > 0 && chance.below(8) > 0 ? plays : count;
      table.apply(seat, legal[chance.below(among)]);
    }
    return table.record();
  }

  private static int seats(String game) {
    int least = Games.standard().game(game, Map.of()).leastSeats();
    return Math.clamp(3, least, Games.standard().game(game, Map.of()).mostSeats());
  }

  @Test
  void what_cannot_be_said_is_refused_with_the_reason() {
    GameRecord record = played("eights", new FastChance(3), 3);
    assertThat(why(record, 99, 0)).isEqualTo("the record has no deal 99");
    int acts = record.deals().getFirst().acts().size();
    assertThat(why(record, 1, acts + 1))
        .isEqualTo("deal 1 has %d acts: a moment is one from 0 to %d".formatted(acts, acts));
  }

  private static String why(GameRecord record, int deal, int acts) {
    return RecordScenario.of(record, Games.standard(), deal, acts)
            instanceof Result.Unsaid(String why)
        ? why
        : "";
  }
}
