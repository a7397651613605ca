package eightfold.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.SealedChance;
import eightfold.game.SetupException;
import eightfold.play.SavedTable;
import eightfold.play.Table;
import eightfold.play.TableIdentity;
import eightfold.shedding.SheddingMatch;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A table is its slots: a copy, what was saved and what its hash says of it come from them. Source:
 * issue 11, point 3.
 */
class SavedTableTest {
  private static final int ACTS = 150;

  static Stream<Tables.Named> tables() {
    return Tables.ofAllGames();
  }

  /** Does an act at random for any seat that may act; false when the deal is over. */
  private static boolean acts(SheddingMatch match, FastChance chance) {
    int[] into = new int[Match.MOST_LEGAL];
    int first = chance.below(match.seats());
    for (int i = 0; i < match.seats(); i++) {
      int seat = (first + i) % match.seats();
      int count = match.legal(seat, into);
      if (count > 0) {
        match.apply(seat, into[chance.below(count)]);
        return true;
      }
    }
    return false;
  }

  private static SheddingMatch restored(SheddingMatch match) {
    SheddingMatch other = match.copy();
    // something else stands there before
    acts(other, new FastChance(1));
    SavedTable.read(other.table(), SavedTable.write(match.table()));
    return other;
  }

  @Sampled
  @MethodSource("tables")
  void what_was_saved_goes_on_as_the_table_does(Tables.Named named) {
    SheddingMatch match = (SheddingMatch) named.begin();
    FastChance chance = new FastChance(7);
    Set<Long> hashes = new HashSet<>();
    int distinct = 0;
    for (int act = 0; act < ACTS; act++) {
      SheddingMatch before = match.copy();
      assertThat(TableIdentity.areSame(before.table(), match.table())).isTrue();
      assertThat(TableIdentity.hash(before.table())).isEqualTo(TableIdentity.hash(match.table()));
      if (!acts(match, chance)) {
        break;
      }
      assertThat(TableIdentity.areSame(before.table(), match.table()))
          .as("an act changes a table")
          .isFalse();
      hashes.add(TableIdentity.hash(match.table()));
      distinct++;
      if (act % 16 == 0) {
        SheddingMatch other = restored(match);
        assertThat(TableIdentity.areSame(other.table(), match.table())).isTrue();
        assertThat(TableIdentity.hash(other.table())).isEqualTo(TableIdentity.hash(match.table()));
        SheddingMatch original = match.copy();
        FastChance same = new FastChance(act);
        FastChance again = new FastChance(act);
        for (int i = 0; i < 20; i++) {
          assertThat(acts(other, again)).isEqualTo(acts(original, same));
        }
        assertThat(TableIdentity.areSame(other.table(), original.table())).isTrue();
        assertThat(other.view(0)).isEqualTo(original.view(0));
      }
    }
    assertThat(hashes).hasSize(distinct);
  }

  @Test
  void bytes_that_are_no_whole_table_of_these_rules_are_refused_and_change_nothing() {
    Tables.Named[] some = tables().limit(2).toArray(Tables.Named[]::new);
    SheddingMatch match = (SheddingMatch) some[0].begin();
    SheddingMatch before = match.copy();
    byte[] bytes = SavedTable.write(match.table());
    for (int length = 0; length < bytes.length - 1; length += 7) {
      byte[] cut = Arrays.copyOf(bytes, length);
      assertThatThrownBy(() -> SavedTable.read(match.table(), cut))
          .isInstanceOf(SetupException.class);
    }
    for (int at = 0; at < bytes.length; at += 5) {
      byte[] changed = bytes.clone();
      changed[at] ^= (byte) (1 << at % 8);
      assertThatThrownBy(() -> SavedTable.read(match.table(), changed))
          .isInstanceOf(SetupException.class);
    }
    byte[] other = SavedTable.write(((SheddingMatch) some[1].begin()).table());
    assertThatThrownBy(() -> SavedTable.read(match.table(), other))
        .isInstanceOf(SetupException.class)
        .hasMessage("a table of other rules or seats than this one");
    bytes[0]++;
    assertThatThrownBy(() -> SavedTable.read(match.table(), bytes))
        .isInstanceOf(SetupException.class)
        .hasMessage("a table that another version of the engine has saved");
    assertThat(TableIdentity.areSame(match.table(), before.table())).isTrue();
  }

  /** At tables of people the shuffles come from a secret, which goes on where it was. */
  @Test
  void sealed_shuffles_go_on_where_they_were() {
    SealedChance chance = new SealedChance(new byte[] {1, 2, 3});
    for (int drawn = 0; drawn < 40; drawn++) {
      SealedChance restored = SealedChance.restore(chance.save());
      SealedChance copy = chance.copy();
      for (int i = 0; i < 20; i++) {
        assertThat(restored.below(52)).isEqualTo(copy.below(52));
      }
      int _ = chance.below(52);
    }
  }

  @Test
  void a_table_of_people_is_saved_with_its_secret() {
    SheddingMatch match = (SheddingMatch) tables().findFirst().orElseThrow().begin();
    Table table = match.table();
    table.chance(new SealedChance(new byte[] {7}));
    int first = table.chance().below(1_000_000);
    SheddingMatch other = match.copy();
    other.table().chance(new FastChance(1));
    SavedTable.read(other.table(), SavedTable.write(table));
    assertThat(other.table().chance().below(1_000_000))
        .isEqualTo(table.chance().below(1_000_000))
        .isNotEqualTo(first);
  }
}
