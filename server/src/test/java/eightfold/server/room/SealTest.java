package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Match;
import eightfold.game.SealedChance;
import eightfold.protocol.Fault;
import eightfold.protocol.Request;
import eightfold.protocol.Snapshot;
import java.util.HexFormat;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Deals that can be checked. Source: DESIGN 6 ("verifiable deal"). */
class SealTest {
  private static final byte[] SEED = HexFormat.of().parseHex(RoomDriver.SEED);

  @Test
  void the_hash_shown_before_a_deal_is_that_of_the_secret_shown_after_it() {
    RoomDriver room = RoomDriver.begun(2, Map.of());
    String shown = room.snapshot(Match.NOBODY).commitment();
    assertThat(room.snapshot(Match.NOBODY).lastSecret()).isEmpty();
    room.playDeal();
    Snapshot after = room.snapshot(Match.NOBODY);
    byte[] secret = HexFormat.of().parseHex(after.lastSecret().orElseThrow().secret());
    String hash = HexFormat.of().formatHex(SealedChance.sha256().digest(secret));
    assertThat(shown).isEqualTo("sha256:" + hash);
    assertThat(after.commitment()).isNotEqualTo(shown);
  }

  @Test
  void the_commitment_of_the_first_deal_is_shown_before_it() {
    RoomDriver room = RoomDriver.of("pp");
    room.come(0);
    String before = room.snapshot(0).commitment();
    room.come(1);
    room.ask(1, new Request.Start(false));
    assertThat(room.snapshot(0).commitment()).isEqualTo(before);
  }

  @Test
  void a_nonce_changes_the_cards_and_is_added_before_the_deal_only() {
    RoomDriver without = RoomDriver.begun(2, Map.of());
    RoomDriver with = RoomDriver.of("pp");
    with.come(0);
    with.come(1);
    with.ask(2, new Request.Nonce("c0ffee"));
    String twice = with.ask(2, new Request.Nonce("c0ffef"));
    with.ask(1, new Request.Start(false));
    String late = with.ask(1, new Request.Nonce("00"));
    assertThat(with.fault(twice).orElseThrow().code()).isEqualTo(Fault.NOT_NOW);
    assertThat(with.fault(late).orElseThrow().code()).isEqualTo(Fault.NOT_NOW);
    assertThat(with.view(0).hands().get(0).cards())
        .isNotEqualTo(without.view(0).hands().get(0).cards());
  }

  @Test
  void every_deal_of_every_match_has_a_secret_of_its_own() {
    assertThat(Seal.secret(SEED, 1, 1)).isNotEqualTo(Seal.secret(SEED, 1, 2));
    assertThat(Seal.secret(SEED, 1, 1)).isNotEqualTo(Seal.secret(SEED, 2, 1));
    assertThat(Seal.botSeed(SEED, 1, 0, 1)).isNotEqualTo(Seal.botSeed(SEED, 1, 1, 1));
  }

  /** Stored tables derive their secrets again at every start: this must never change. */
  @Test
  void the_way_from_the_seed_to_a_secret_is_fixed() {
    byte[] tagged =
        SealedChance.sha256()
            .digest(
                concat(
                    "eightfold secret".getBytes(java.nio.charset.StandardCharsets.US_ASCII),
                    SEED,
                    new byte[] {0, 0, 0, 3, 0, 0, 0, 7}));
    assertThat(Seal.secret(SEED, 3, 7).bytes()).isEqualTo(tagged);
  }

  private static byte[] concat(byte[]... parts) {
    java.io.ByteArrayOutputStream all = new java.io.ByteArrayOutputStream();
    for (byte[] part : parts) {
      all.writeBytes(part);
    }
    return all.toByteArray();
  }
}
