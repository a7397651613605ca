package eightfold.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.cards.LibraryPack;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.IllegalActException;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.Refusal;
import eightfold.game.Reply;
import eightfold.game.SearchableMatch;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whoever builds on the library does acts by their numbers, and may be wrong: what is not legal is
 * refused, and the table stays as it was. Source: issue 45, point 4.
 */
class IllegalActsTest {
  private static final int ACTS = 12;

  /** Above every number of an act of every kind of game. */
  private static final int MOST_NUMBER = 1500;

  private static final Set<String> AT_OWN_RISK = Set.of("say", "catch", "play", "lay", "call");

  static List<String> games() {
    return Games.standard().ids();
  }

  private static SearchableMatch match(String id, int seed) {
    Game game = Games.standard().game(id, Map.of());
    return (SearchableMatch) game.begin(Opening.of(game.leastSeats()), new FastChance(seed));
  }

  @Test
  void a_card_that_ann_does_not_hold_stays_where_it_is() {
    SearchableMatch match = match("eights", 8);
    int ann = match.turn();
    List<String> hers = match.view(ann).hands().get(ann).cards();
    int foreign =
        IntStream.range(0, Kind.COUNT)
            .filter(
                kind ->
                    Kinds.has(LibraryPack.french().all(), kind)
                        && !LibraryPack.french().joker(kind)
                        && !hers.contains(LibraryPack.french().name(kind)))
            .findFirst()
            .orElseThrow();
    long before = match.hash();
    IllegalActException refused =
        catchThrowableOfType(IllegalActException.class, () -> match.apply(ann, foreign));
    assertThat(refused.refusal().code()).isEqualTo(Refusal.CARD_NOT_HELD);
    assertThat(refused).hasMessageContaining(LibraryPack.french().name(foreign));
    assertThat(match.hash()).isEqualTo(before);
    assertThat(match.held(ann)).isEqualTo(hers.size());
  }

  @Test
  void bob_does_not_play_in_anns_turn_nor_somebody_who_does_not_sit_here() {
    SearchableMatch match = match("eights", 8);
    int bob = 1 - match.turn();
    int held = LibraryPack.french().parse(match.view(bob).hands().get(bob).cards().getFirst());
    assertThat(
            catchThrowableOfType(IllegalActException.class, () -> match.apply(bob, held))
                .refusal()
                .code())
        .isEqualTo(Refusal.NOT_YOUR_TURN);
    assertThatThrownBy(() -> match.apply(2, held)).isInstanceOf(IllegalActException.class);
    assertThatThrownBy(() -> match.apply(Match.NOBODY, held))
        .isInstanceOf(IllegalActException.class);
  }

  /** Whatever number is tried at whatever moment: it is legal, or refused without a trace. */
  @ParameterizedTest
  @MethodSource("games")
  void no_number_does_what_is_not_legal(String id) {
    SearchableMatch match = match(id, 3);
    FastChance chance = new FastChance(4);
    int[] legal = new int[Match.MOST_LEGAL];
    for (int act = 0; act < ACTS && match.turn() != Match.NOBODY; act++) {
      long before = match.hash();
      for (int seat = -1; seat <= match.seats(); seat++) {
        refuses(match, seat);
      }
      assertThat(match.hash()).isEqualTo(before);
      int count = match.legal(match.turn(), legal);
      match.apply(match.turn(), legal[chance.below(count)]);
    }
  }

  private static void refuses(SearchableMatch match, int seat) {
    boolean sits = seat >= 0 && seat < match.seats();
    int[] legal = new int[Match.MOST_LEGAL];
    List<Integer> listed =
        IntStream.range(0, sits ? match.legal(seat, legal) : 0).mapToObj(i -> legal[i]).toList();
    for (int number = -2; number < MOST_NUMBER; number++) {
      int act = number;
      if (sits && match.refusal(seat, act).isEmpty()) {
        // speech, wrong catches and cheats are done at one's own risk, and stand in no list
        assertThat(listed.contains(act) || AT_OWN_RISK.contains(match.verb(act).word())).isTrue();
      } else {
        assertThat(listed).doesNotContain(act);
        assertThatThrownBy(() -> match.apply(seat, act)).isInstanceOf(IllegalActException.class);
      }
    }
  }

  /** A seat that has no name is caught by its number, as the list of legal acts calls it. */
  @Test
  void a_seat_is_called_by_its_number_where_no_names_are_given() {
    SearchableMatch match = match("switch", 1);
    for (int seat = 0; seat < match.seats(); seat++) {
      Reply reply = match.submit(seat, "catch " + (1 - seat), List.of());
      assertThat(((Reply.Refused) reply).refusal().code()).isEqualTo(Refusal.CALL_NOT_VALID);
    }
  }
}
