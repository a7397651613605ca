package eightfold.server.lobby;

import eightfold.game.SealedChance;
import eightfold.server.port.Entropy;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.regex.Pattern;

/**
 * Names that nobody can guess: of tables, and the tokens of seats, which are kept as hashes only.
 */
final class Keys {
  private static final int BYTES = 16;
  private static final int SEED_BYTES = 32;
  private static final int ADDRESS_DIGITS = 4;

  /** What {@link #fresh} makes; whatever looks otherwise needs no search. */
  private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{22}");

  private Keys() {}

  /** A new key of 128 random bits. */
  static String fresh(Entropy entropy) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(entropy.bytes(BYTES));
  }

  /**
   * A key of 128 bits that follows from a secret of the client's, so that a request sent again is
   * answered the same, although only a hash of the answer is kept. Of one key of a secret nobody
   * can find another.
   *
   * @param purpose what the key is for
   * @param secret what the client alone knows
   */
  static String derived(String purpose, String secret) {
    byte[] text = (purpose + "\n" + secret).getBytes(StandardCharsets.UTF_8);
    byte[] hash = SealedChance.sha256().digest(text);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOf(hash, BYTES));
  }

  /** A new seed for the deals of a table. */
  static String seed(Entropy entropy) {
    return HexFormat.of().formatHex(entropy.bytes(SEED_BYTES));
  }

  static boolean isOne(String text) {
    return FORM.matcher(text).matches();
  }

  /**
   * By what an address is known that has opened a table: enough to count by, too little to find it
   * out, since 65,536 addresses of the old kind have the same.
   */
  static String ofAddress(String address) {
    return hash(address).substring(0, ADDRESS_DIGITS);
  }

  /** What is kept of a token. */
  static String hash(String token) {
    byte[] hash = SealedChance.sha256().digest(token.getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().formatHex(hash);
  }
}
