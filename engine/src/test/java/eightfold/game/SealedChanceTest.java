package eightfold.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Throws at a table of people (semantics 32.2, docs/records.md "Where the throws come from"). */
class SealedChanceTest {
  private static byte[] key() {
    byte[] key = new byte[32];
    IntStream.range(0, key.length).forEach(i -> key[i] = (byte) i);
    return key;
  }

  private static int[] thrown(Chance chance, int least, int most) {
    return IntStream.range(0, 12).map(nth -> chance.thrown(nth, least, most)).toArray();
  }

  /** The numbers were worked out with Python's hashlib by what docs/records.md says. */
  @Test
  void a_throw_is_what_anybody_can_work_out_from_the_key() {
    assertThat(thrown(new SealedChance(key()), 1, 6))
        .containsExactly(3, 1, 3, 2, 3, 3, 3, 2, 1, 3, 6, 4);
    assertThat(thrown(new SealedChance(key()), 0, 1))
        .containsExactly(0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1);
  }

  @Test
  void a_throw_does_not_depend_on_what_was_shuffled_before_it() {
    SealedChance shuffled = new SealedChance(key());
    byte[] pack = new byte[52];
    shuffled.arrange(pack, 0, pack.length);

    assertThat(shuffled.thrown(3, 1, 6)).isEqualTo(new SealedChance(key()).thrown(3, 1, 6));
  }

  @Test
  void a_throw_changes_no_shuffle_to_come() {
    SealedChance thrown = new SealedChance(key());
    int die = thrown.thrown(0, 1, 6);

    assertThat(die).isBetween(1, 6);
    assertThat(thrown.below(1 << 20)).isEqualTo(new SealedChance(key()).below(1 << 20));
  }

  @Test
  void all_numbers_of_a_die_come_about_alike() {
    int[] counts = new int[7];
    SealedChance chance = new SealedChance(key());
    IntStream.range(0, 6000).forEach(nth -> counts[chance.thrown(nth, 1, 6)]++);

    // five standard deviations of a fair die either way
    assertThat(IntStream.rangeClosed(1, 6).map(number -> counts[number]).boxed())
        .allSatisfy(count -> assertThat(count).isBetween(856, 1144));
  }
}
