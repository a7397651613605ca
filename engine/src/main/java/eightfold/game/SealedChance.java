package eightfold.game;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/**
 * The generator of tables of people: SHA-256 in counter mode over a secret key, so that nobody who
 * has seen cards can tell those to come, and everybody who is shown the key afterwards can check
 * them. The stream is {@code SHA-256(key ‖ counter)} for counter 0, 1, 2 … (eight bytes, high byte
 * first), read as unsigned 32-bit numbers, high byte first; numbers that would favour a result are
 * passed over.
 */
public final class SealedChance implements Chance {
  private static final byte[] THROW = "eightfold throw".getBytes(StandardCharsets.US_ASCII);

  private final byte[] key;
  private long counter;
  private byte[] block = new byte[0];
  private int used;

  public SealedChance(byte[] key) {
    this.key = key.clone();
  }

  private long word() {
    if (used + 4 > block.length) {
      MessageDigest digest = sha256();
      digest.update(key);
      for (int shift = 56; shift >= 0; shift -= 8) {
        digest.update((byte) (counter >>> shift));
      }
      block = digest.digest();
      counter++;
      used = 0;
    }
    long word = 0;
    for (int i = 0; i < 4; i++) {
      word = word << 8 | block[used++] & 0xFF;
    }
    return word;
  }

  /** SHA-256, which every Java platform has. */
  public static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("this Java has no SHA-256", e);
    }
  }

  @Override
  public int below(int bound) {
    long limit = 0x100000000L / bound * bound;
    long word = word();
    while (word >= limit) {
      word = word();
    }
    return (int) (word % bound);
  }

  /**
   * A throw comes of the key and its number alone, whatever was shuffled before it: it is the first
   * number of the stream of the key {@code SHA-256("eightfold throw" ‖ key ‖ nth)} (four bytes,
   * high byte first).
   */
  @Override
  public int thrown(int nth, int least, int most) {
    MessageDigest digest = sha256();
    digest.update(THROW);
    digest.update(key);
    digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(nth).array());
    return least + new SealedChance(digest.digest()).below(most - least + 1);
  }

  @Override
  public SealedChance copy() {
    SealedChance copy = new SealedChance(key);
    copy.counter = counter;
    copy.block = block;
    copy.used = used;
    return copy;
  }

  /** This generator as bytes, its key among them: whoever has them knows every shuffle to come. */
  public byte[] save() {
    return ByteBuffer.allocate(Long.BYTES + 1 + key.length)
        .putLong(counter)
        .put((byte) (block.length - used))
        .put(key)
        .array();
  }

  /** The generator that {@link #save} wrote down, which goes on where that one was. */
  public static SealedChance restore(byte[] saved) {
    ByteBuffer in = ByteBuffer.wrap(saved);
    long counter = in.getLong();
    int left = in.get();
    byte[] key = new byte[in.remaining()];
    in.get(key);
    SealedChance chance = new SealedChance(key);
    if (left > 0) {
      // the block that was begun is made again
      chance.counter = counter - 1;
      var _ = chance.word();
      chance.used = chance.block.length - left;
    }
    chance.counter = counter;
    return chance;
  }
}
