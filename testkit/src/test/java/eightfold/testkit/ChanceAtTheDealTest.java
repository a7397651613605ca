package eightfold.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.View;
import eightfold.rules.book.Options;
import eightfold.rules.text.RuleBookWriter;
import eightfold.shedding.Shedding;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What chance does at a deal, which no single position shows: anybody may be the first dealer, and
 * a stock is cut anywhere. Fixed seeds; a count may be five standard deviations off.
 */
final class ChanceAtTheDealTest {
  private static final int DEALS = 3_000;
  private static final double DEVIATIONS = 5;
  private static final int SEATS = 4;

  static Stream<String> games() {
    return Tables.BOOKS.keySet().stream();
  }

  /**
   * C1.3, and the pages of countdown, kapaga, macau and others: the very first dealer at random.
   */
  @ParameterizedTest
  @MethodSource("games")
  void anybody_deals_first(String id) {
    Game game = game(id);
    int seats = Tables.seats(Objects.requireNonNull(Tables.BOOKS.get(id)), SEATS);
    evenly(seats, counted(game, Opening.of(seats), View::dealer));
  }

  /**
   * Macau, "the starter is cut from the rest": over an ordered stock each card comes, but no joker.
   */
  // semantics 2.12
  @Test
  void the_stock_is_cut_anywhere() {
    int dealt = SEATS * 5;
    Opening ordered = new Opening(SEATS, OptionalInt.of(0), Optional.of(List.of()));
    Map<String, Long> starters = counted(game("macau"), ordered, view -> view.pile().getLast());
    assertThat(starters).doesNotContainKey("JK");
    evenly(52 - dealt, starters);
  }

  /**
   * C4.1, as Mau-Mau and most others have it: what lies first is turned: over an ordered stock
   * always the same.
   */
  // semantics 2.1
  @Test
  void elsewhere_no_stock_is_cut() {
    Opening ordered = new Opening(SEATS, OptionalInt.of(0), Optional.of(List.of()));
    assertThat(counted(game("mau-mau"), ordered, view -> view.pile().getLast())).hasSize(1);
  }

  private static Game game(String id) {
    return Shedding.standard()
        .fromRuleBook(
            RuleBookWriter.write(
                Options.apply(Objects.requireNonNull(Tables.BOOKS.get(id)), Map.of()).book()));
  }

  private static <T> Map<T, Long> counted(Game game, Opening opening, Function<View, T> seen) {
    return IntStream.range(0, DEALS)
        .mapToObj(seed -> seen.apply(game.begin(opening, new FastChance(seed)).view(Match.NOBODY)))
        .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
  }

  private static void evenly(int ways, Map<?, Long> counts) {
    double share = 1.0 / ways;
    double off = DEVIATIONS * Math.sqrt(DEALS * share * (1 - share));
    assertThat(counts).hasSize(ways);
    assertThat(counts.values())
        .allSatisfy(n -> assertThat((double) n).isCloseTo(DEALS * share, offset(off)));
  }
}
