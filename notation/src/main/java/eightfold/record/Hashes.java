package eightfold.record;

import eightfold.game.SealedChance;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.regex.Pattern;

/** Hashes as records write them. */
final class Hashes {
  /** What stands before a hash in a record. */
  static final String PREFIX = "sha256:";

  private static final Pattern WRITTEN = Pattern.compile(PREFIX + "[0-9a-f]{64}");

  private Hashes() {}

  static String sha256(byte[] bytes) {
    return HexFormat.of().formatHex(SealedChance.sha256().digest(bytes));
  }

  static String sha256(String text) {
    return sha256(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Whether a text is a hash with its prefix. */
  static boolean written(String text) {
    return WRITTEN.matcher(text).matches();
  }
}
