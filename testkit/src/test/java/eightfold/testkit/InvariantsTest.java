package eightfold.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.shedding.Shedding;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;

/** The promises of the engine (DESIGN 4), for every game and number of seats. */
class InvariantsTest {
  static Stream<Tables.Named> tables() {
    return Tables.ofAllGames();
  }

  private static Invariants of(Tables.Named table) {
    return new Invariants(table::begin, 11);
  }

  @Sampled
  @MethodSource("tables")
  void cards_are_conserved_and_somebody_may_act(Tables.Named table) {
    assertThat(of(table).conservation()).isEmpty();
  }

  @Sampled
  @MethodSource("tables")
  void legal_acts_are_sorted_and_a_refusal_changes_nothing(Tables.Named table) {
    assertThat(of(table).refusals()).isEmpty();
  }

  @Sampled
  @MethodSource("tables")
  void a_copy_is_equal_and_goes_its_own_way(Tables.Named table) {
    assertThat(of(table).copies()).isEmpty();
  }

  @Sampled
  @MethodSource("tables")
  void a_record_replays_to_the_same_table(Tables.Named table) {
    assertThat(of(table).replay()).isEmpty();
  }

  // issue 44, point 4
  @Sampled
  @MethodSource("tables")
  void what_happens_is_told_with_what_brought_it_about(Tables.Named table) {
    assertThat(LongStream.range(0, 12))
        .allSatisfy(seed -> assertThat(new Invariants(table::begin, seed).causes()).isEmpty());
  }

  @Sampled
  @MethodSource("tables")
  void a_seat_learns_nothing_of_hidden_cards(Tables.Named table) {
    assertThat(LongStream.range(0, 12))
        .allSatisfy(
            seed ->
                assertThat(NonInterference.difference(Shedding.standard(), table.trial(), seed))
                    .isEmpty());
  }
}
