package eightfold.crazier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.SealedChance;
import eightfold.game.SearchableMatch;
import eightfold.game.SetupException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A match goes on from saved bytes as it would have, in the middle of an ability too, and its hash
 * says whether two are in the same state. Source: issue 11, points 3 and 5.
 */
class SavedMatchTest {
  private static final int ACTS = 90;

  static Stream<Tables.Kind> kinds() {
    return Tables.KINDS.stream();
  }

  private static CrazierMatch restored(CrazierMatch match) {
    CrazierMatch other = match.copy();
    boolean _ = Tables.goesOn(other, new FastChance(1));
    other.restore(match.save());
    return other;
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void what_was_saved_goes_on_as_the_match_does(Tables.Kind kind) {
    CrazierMatch match = Tables.begun(kind, 5);
    FastChance chance = new FastChance(7);
    Set<Long> hashes = new HashSet<>(List.of(match.hash()));
    for (int act = 1; act <= ACTS; act++) {
      if (!Tables.goesOn(match, chance)) {
        break;
      }
      assertThat(hashes.add(match.hash())).as("act %s changes the match", act).isTrue();
      if (act % 9 == 0 || match.view(Match.NOBODY).abilities().question().isPresent()) {
        CrazierMatch other = restored(match);
        assertThat(other.hash()).isEqualTo(match.hash());
        assertThat(other.save()).isEqualTo(match.save());
        CrazierMatch original = match.copy();
        for (int i = 0; i < 12; i++) {
          assertThat(Tables.goesOn(other, new FastChance(i)))
              .isEqualTo(Tables.goesOn(original, new FastChance(i)));
          assertThat(other.hash()).isEqualTo(original.hash());
        }
        assertThat(Invariants.views(other)).isEqualTo(Invariants.views(original));
        assertThat(other.save()).isEqualTo(original.save());
      }
    }
    assertThat(hashes).hasSizeGreaterThan(15);
  }

  @Test
  void a_series_goes_on_with_its_next_game() {
    CrazierMatch match = Tables.begun(Tables.KINDS.get(2), 3);
    FastChance chance = new FastChance(11);
    while (match.turn() != Match.NOBODY) {
      assertThat(Tables.goesOn(match, chance)).isTrue();
    }
    CrazierMatch other = Tables.begun(Tables.KINDS.get(2), 4);
    other.restore(match.save());
    assertThat(other.standings()).isEqualTo(match.standings());
    assertThat(other.nextDeal(Optional.empty(), new FastChance(9)))
        .isEqualTo(match.nextDeal(Optional.empty(), new FastChance(9)));
    assertThat(other.save()).isEqualTo(match.save());
  }

  /** Cards that are in no place of a position are out of the game. */
  @Test
  void a_position_of_few_cards_is_saved_as_any_match() {
    CrazierMatch match = HiddenCardsTest.table("stream_of_life", "oasis", "camel", "zeus", "death");
    CrazierMatch other = HiddenCardsTest.table("stream_of_life", "oasis", "camel", "death", "zeus");
    byte[] bytes = match.save();
    assertThat(Tables.goesOn(match, new FastChance(1))).isTrue();
    match.restore(bytes);
    assertThat(match.save()).isEqualTo(bytes);
    // in another position numbers mean other cards
    refused(other, bytes);
  }

  /** HON-3: a turn that may be taken back begins with one earlier state, not with all of them. */
  @Test
  void a_match_of_people_who_forget_stays_small() {
    CrazierMatch match = Tables.begun(Tables.KINDS.get(3), 6);
    FastChance chance = new FastChance(4);
    int longest = 0;
    for (int act = 0; act < 600 && Tables.goesOn(match, chance); act++) {
      longest = Math.max(longest, match.save().length);
    }
    assertThat(longest).isBetween(2_000, 12_000);
  }

  @Test
  void a_table_of_people_is_saved_with_its_secret() {
    Tables.Kind kind = new Tables.Kind(2, Map.of());
    CrazierMatch match =
        (CrazierMatch)
            InvariantsTest.game(kind.options())
                .begin(Opening.of(2), new SealedChance(new byte[] {7}));
    CrazierMatch other = Tables.begun(kind, 1);
    other.restore(match.save());
    assertThat(other.save()).isEqualTo(match.save());
  }

  @Test
  void bytes_that_are_no_whole_match_of_this_game_are_refused_and_change_nothing() {
    Tables.Kind kind = Tables.KINDS.get(3);
    CrazierMatch match = Tables.begun(kind, 21);
    FastChance chance = new FastChance(2);
    for (int act = 0; act < 12; act++) {
      assertThat(Tables.goesOn(match, chance)).isTrue();
    }
    byte[] bytes = match.save();
    for (int length = 0; length < bytes.length; length++) {
      refused(match, Arrays.copyOf(bytes, length));
    }
    for (int at = 0; at < bytes.length; at++) {
      byte[] changed = bytes.clone();
      changed[at] ^= (byte) (1 << at % 8);
      refused(match, changed);
    }
    assertThat(match.save()).isEqualTo(bytes);
    for (Tables.Kind other :
        List.of(new Tables.Kind(4, kind.options()), new Tables.Kind(3, Map.of()))) {
      assertThatThrownBy(() -> match.restore(Tables.begun(other, 1).save()))
          .isInstanceOf(SetupException.class)
          .hasMessage("a table of other rules or seats than this one");
    }
    assertThat(match.save()).isEqualTo(bytes);
  }

  private static void refused(SearchableMatch match, byte[] bytes) {
    assertThatThrownBy(() -> match.restore(bytes)).isInstanceOf(SetupException.class);
  }
}
