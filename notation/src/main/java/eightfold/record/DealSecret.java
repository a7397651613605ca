package eightfold.record;

import eightfold.game.SealedChance;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.regex.Pattern;

/**
 * What a deal is shuffled from: 32 bytes that nobody at the table knows before the deal is over.
 * Its {@link #commitment} is shown before the deal, itself after it, so that everybody can see that
 * it was not chosen with the cards in view.
 *
 * @param hex the bytes as 64 small hexadecimal digits
 */
public record DealSecret(String hex) {
  /** How many bytes a secret has. */
  public static final int BYTES = 32;

  private static final Pattern DIGITS = Pattern.compile("[0-9a-f]{64}");
  private static final byte[] SEED_TAG = "eightfold seed".getBytes(StandardCharsets.US_ASCII);

  public DealSecret {
    if (!DIGITS.matcher(hex).matches()) {
      throw new IllegalArgumentException("a deal's secret is 64 hexadecimal digits");
    }
  }

  /** The secret with these bytes. */
  public static DealSecret of(byte[] bytes) {
    return new DealSecret(HexFormat.of().formatHex(bytes));
  }

  /**
   * The secret of a deal in a game that a seed shuffles: {@code SHA-256("eightfold seed" ‖ seed ‖
   * deal)}, the seed as eight bytes, the deal as four, high byte first. Whoever knows the seed
   * knows the cards; it is for the terminal, for simulations and for tests.
   */
  public static DealSecret ofSeed(long seed, int deal) {
    MessageDigest digest = SealedChance.sha256();
    digest.update(SEED_TAG);
    digest.update(ByteBuffer.allocate(Long.BYTES).putLong(0, seed).array());
    digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(0, deal).array());
    return of(digest.digest());
  }

  /** Whether a text could be a secret. */
  public static boolean written(String text) {
    return DIGITS.matcher(text).matches();
  }

  public byte[] bytes() {
    return HexFormat.of().parseHex(hex);
  }

  /** The SHA-256 of the bytes, as 64 hexadecimal digits: what is shown before the deal. */
  public String commitment() {
    return Hashes.sha256(bytes());
  }

  /** Says nothing about the bytes, so that no log does. */
  @Override
  public String toString() {
    return "DealSecret[committed to by " + commitment() + "]";
  }
}
