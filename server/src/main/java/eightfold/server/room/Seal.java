package eightfold.server.room;

import eightfold.game.SealedChance;
import eightfold.record.DealSecret;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

/**
 * Whence the secret of each deal comes: one seed for a table, from which every deal has a secret of
 * its own. Who is shown the secret of one deal can tell neither the seed nor any other secret. Bots
 * have streams of their own, which tell nothing of the cards.
 */
final class Seal {
  private Seal() {}

  /** The secret of a deal of a match, both counted from 1. */
  static DealSecret secret(byte[] seed, int match, int deal) {
    return DealSecret.of(hash("eightfold secret", seed, match, deal));
  }

  /** Where the chance of a bot's act begins. */
  static long botSeed(byte[] seed, int match, int seat, int ply) {
    byte[] hash = hash("eightfold bot " + seat, seed, match, ply);
    return ByteBuffer.wrap(hash).getLong();
  }

  private static byte[] hash(String what, byte[] seed, int first, int second) {
    MessageDigest digest = SealedChance.sha256();
    digest.update(what.getBytes(StandardCharsets.UTF_8));
    digest.update(seed);
    digest.update(ByteBuffer.allocate(8).putInt(first).putInt(second).array());
    return digest.digest();
  }
}
