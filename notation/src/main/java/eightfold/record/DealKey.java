package eightfold.record;

import eightfold.game.SealedChance;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

/**
 * The key of a deal's shuffles: the SHA-256 of these bytes, all numbers with the high byte first:
 *
 * <pre>
 *   "eightfold deal"      14 bytes, ASCII
 *   secret                32 bytes
 *   number of seats        4 bytes
 *   for each seat from 0:
 *     length of its nonce  4 bytes, 0 where it added none
 *     its nonce            that many bytes
 *   number of the deal     4 bytes, from 1
 * </pre>
 *
 * <p>Lengths stand before what they measure, so that no two tables write the same bytes. The
 * generator that {@link SealedChance} makes of the key gives the first dealer (in deal 1), the
 * shuffle of the pack, and every later shuffle and put-back of the deal, in the order in which they
 * are needed.
 */
public final class DealKey {
  private static final byte[] TAG = "eightfold deal".getBytes(StandardCharsets.US_ASCII);

  private DealKey() {}

  /** The key of a deal, 32 bytes. */
  public static byte[] key(DealSecret secret, Nonces nonces, int deal) {
    MessageDigest digest = SealedChance.sha256();
    digest.update(TAG);
    digest.update(secret.bytes());
    digest.update(number(nonces.hex().size()));
    for (int seat = 0; seat < nonces.hex().size(); seat++) {
      byte[] nonce = nonces.bytes(seat);
      digest.update(number(nonce.length));
      digest.update(nonce);
    }
    digest.update(number(deal));
    return digest.digest();
  }

  /** The generator of a deal. */
  public static SealedChance chance(DealSecret secret, Nonces nonces, int deal) {
    return new SealedChance(key(secret, nonces, deal));
  }

  private static byte[] number(int value) {
    return ByteBuffer.allocate(Integer.BYTES).putInt(0, value).array();
  }
}
