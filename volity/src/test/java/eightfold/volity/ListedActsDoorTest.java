package eightfold.volity;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.SetupException;
import eightfold.protocol.GameCard;
import eightfold.rules.text.RuleBookWriter;
import eightfold.shedding.Shedding;
import eightfold.testkit.RandomBooks;
import eightfold.testkit.Sample;
import eightfold.volity.village.MirroredTable;
import eightfold.volity.village.Village;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every act that a list names is taken by the Volity door, and what none names is refused by the
 * code that docs/volity.md has for it: at tables of made-up books, and of every game with options
 * by chance. Source: issue 44, point 3.
 */
class ListedActsDoorTest {
  private static final int MOST_ACTS = 12;

  static LongStream seeds() {
    return LongStream.range(0, Sample.seeds(64));
  }

  static Stream<String> games() {
    return Sample.some(
        Village.CATALOGUE.entries().stream()
            .filter(entry -> entry.listed() && entry.mostSeats() >= 2)
            .map(entry -> entry.id())
            .filter(game -> !game.equals("volity-eights")));
  }

  @ParameterizedTest
  @Tag("sampled")
  @MethodSource("seeds")
  void of_made_up_books(long seed) {
    Game game =
        Shedding.standard()
            .fromRuleBook(RuleBookWriter.write(RandomBooks.withConditions(900 + seed)));
    begun(game, 2 + (int) (seed % 4), seed).ifPresent(match -> play("eights", match, seed));
  }

  /** Source: semantics 7.28, 7.29. */
  @ParameterizedTest
  @ValueSource(strings = {"next", "anybody"})
  void of_a_book_in_which_cards_are_drawn_from_hands(String whose) {
    Game game =
        Village.CATALOGUE.fromRuleBook(
            "game Hands\nextends eights\ndraw one-then-pass\ndraw-from " + whose + "\n");
    for (int seats = 2; seats <= 4; seats++) {
      play("eights", begun(game, seats, seats).orElseThrow(), seats);
    }
  }

  @ParameterizedTest
  @Tag("sampled")
  @MethodSource("games")
  void of_every_game_with_options_by_chance(String game) {
    playWithOptions(game, game.hashCode());
  }

  @ParameterizedTest
  @Tag("sampled")
  @MethodSource("seeds")
  void of_the_game_with_calls_of_its_own(long seed) {
    playWithOptions("volity-eights", seed);
  }

  private static void playWithOptions(String id, long seed) {
    FastChance chance = new FastChance(seed);
    GameCard card = Village.CATALOGUE.entry(id).map(GameCard::of).orElseThrow();
    int least = Math.max(2, card.players().min());
    int seats = least + chance.below(Math.min(card.players().max(), 5) - least + 1);
    Optional<Match> match = Optional.empty();
    while (match.isEmpty()) {
      match = begunWithOptions(card, seats, chance);
    }
    play(id, match.get(), seed);
  }

  private static Optional<Match> begunWithOptions(GameCard card, int seats, FastChance chance) {
    Map<String, String> options = new HashMap<>();
    for (GameCard.OptionCard option : card.options()) {
      if (!option.values().isEmpty() && chance.below(3) == 0) {
        options.put(option.key(), option.values().get(chance.below(option.values().size())));
      }
    }
    try {
      return begun(Village.CATALOGUE.game(card.id(), options), seats, chance.next());
    } catch (SetupException contradictory) {
      return Optional.empty();
    }
  }

  /** A match, where its cards are enough for so many. */
  private static Optional<Match> begun(Game game, int seats, long seed) {
    try {
      return Optional.of(game.begin(Opening.of(seats), new FastChance(seed)));
    } catch (SetupException tooFewCards) {
      return Optional.empty();
    }
  }

  private static void play(String game, Match match, long seed) {
    MirroredTable table = new MirroredTable(game, match, 1 + Math.abs(seed));
    FastChance chance = new FastChance(seed);
    for (int act = 0; act < MOST_ACTS; act++) {
      assertThat(table.check(chance)).as(match.game().ruleBook()).isEmpty();
      if (!table.goOn(chance)) {
        return;
      }
    }
  }
}
