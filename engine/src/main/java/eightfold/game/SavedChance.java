package eightfold.game;

import eightfold.message.Message;
import java.nio.ByteBuffer;

/** Where shuffles come from, as bytes: whoever has them knows every shuffle to come. */
public final class SavedChance {
  private static final int FAST = 0;
  private static final int SEALED = 1;

  private SavedChance() {}

  /**
   * Writes a generator down.
   *
   * @throws SetupException if it is of a kind that cannot be saved
   */
  public static byte[] write(Chance chance) {
    return switch (chance) {
      case FastChance fast -> ByteBuffer.allocate(9).put((byte) FAST).putLong(fast.state()).array();
      case SealedChance sealed -> {
        byte[] saved = sealed.save();
        yield ByteBuffer.allocate(1 + saved.length).put((byte) SEALED).put(saved).array();
      }
      default ->
          throw new SetupException(
              Message.of("setup.chance-not-saved")
                  .with("chance", chance.getClass().getSimpleName()));
    };
  }

  /** The generator that was written down last in these bytes, which goes on where that one was. */
  public static Chance read(ByteBuffer in) {
    int what = in.get();
    if (what == FAST) {
      return new FastChance(in.getLong());
    }
    if (what != SEALED) {
      throw new SetupException(Message.of("setup.saved-chance-unknown"));
    }
    byte[] saved = new byte[in.remaining()];
    in.get(saved);
    return SealedChance.restore(saved);
  }
}
