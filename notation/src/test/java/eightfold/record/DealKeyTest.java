package eightfold.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The bytes behind a shuffle. The expected hashes were computed with Python's hashlib from the
 * layout in docs/records.md, not with this program.
 */
class DealKeyTest {
  private static final DealSecret SECRET =
      new DealSecret("00112233445566778899aabbccddeeff".repeat(2));

  private static String key(Nonces nonces, int deal) {
    return HexFormat.of().formatHex(DealKey.key(SECRET, nonces, deal));
  }

  @Test
  void the_key_of_a_deal_without_nonces() {
    assertThat(key(Nonces.none(2), 1))
        .isEqualTo("3dcb06fa0cd83ceb7641b61286b89e6b07e99f5b87dbc834e974ba42ce0a287d");
  }

  @Test
  void the_key_of_a_deal_with_nonces() {
    assertThat(key(Nonces.none(3).with(0, "5c").with(2, "c0ffee"), 4))
        .isEqualTo("4b05a055f1c490edd00550bbfd8fc2b0924d24c0717a11e0e542f14d91b0bfab");
  }

  @Test
  void the_commitment_is_the_hash_of_the_secret() {
    assertThat(SECRET.commitment())
        .isEqualTo("4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef");
  }

  @Test
  void the_secrets_of_a_seed() {
    assertThat(DealSecret.ofSeed(42, 1).hex())
        .isEqualTo("45ed13ab0cdb2031c1d31f78256f05b83927abbb5365b230782896376d2ea26a");
    assertThat(DealSecret.ofSeed(-1, 12).hex())
        .isEqualTo("bdc929c5447b45bf95567aecae3fc2cbeee81fb23959f866a8c50fe44bff7c61");
  }

  @Test
  void the_generator_of_a_key() {
    var chance = DealKey.chance(SECRET, Nonces.none(2), 1);

    assertThat(List.of(chance.below(52), chance.below(51), chance.below(50), chance.below(7)))
        .containsExactly(17, 34, 11, 4);
  }

  @Test
  void every_deal_seat_and_nonce_gives_another_key() {
    Nonces none = Nonces.none(2);

    assertThat(
            List.of(
                key(none, 1),
                key(none, 2),
                key(Nonces.none(3), 1),
                key(none.with(0, "5c"), 1),
                key(none.with(1, "5c"), 1),
                key(none.with(0, "5c").with(1, "5c"), 1),
                key(none.with(0, "5c5c"), 1)))
        .doesNotHaveDuplicates();
  }

  @Test
  void a_log_does_not_show_a_secret() {
    assertThat(SECRET).hasToString("DealSecret[committed to by " + SECRET.commitment() + "]");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "77", "0011223344556677", "zz"})
  void a_secret_has_32_bytes(String hex) {
    assertThat(DealSecret.written(hex)).isFalse();
    assertThatThrownBy(() -> new DealSecret(hex)).isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"5", "5C", "no", "5c 5c"})
  void a_nonce_is_whole_bytes_in_small_digits(String hex) {
    assertThat(Nonces.written(hex)).isFalse();
    assertThatThrownBy(() -> Nonces.none(2).with(0, hex))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
