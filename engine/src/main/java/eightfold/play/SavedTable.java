package eightfold.play;

import eightfold.cards.Kind;
import eightfold.game.SavedChance;
import eightfold.game.SetupException;
import eightfold.message.Message;
import eightfold.program.Following;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/**
 * A table as bytes: what its three arrays hold, where its shuffles come from, and a mark of how
 * they are laid out. Bytes of another layout (another version of this program, other rules, another
 * number of seats) are refused, never guessed at: whoever keeps such bytes keeps the acts, too, and
 * plays them again. They hold every hidden card and the shuffles to come.
 */
public final class SavedTable {
  private static final int VERSION = 2;

  /** What the order, names and widths of the slots come to. */
  private static final int LAYOUT = layout();

  private SavedTable() {}

  private static int layout() {
    CRC32 sum = new CRC32();
    for (Slots.Place place : Slot.places()) {
      sum.update((place.name() + ' ' + place.width() + '\n').getBytes(StandardCharsets.UTF_8));
    }
    return (int) sum.getValue();
  }

  /**
   * Writes a table down: tables in the same state, shuffles to come included, as the same bytes.
   */
  public static byte[] write(Table written) {
    // what lies in places that are not in use is left behind
    Table t = new Table(written.program, written.chance);
    t.copyFrom(written);
    t.clear(Slot.AGENDA + t.slots[Slot.AGENDA_SIZE], Slot.TAKEN_BACK_END);
    byte[] chance = SavedChance.write(t.chance);
    int size = 32 + 4 * t.extent.slots() + 8 * t.masks.length + t.cards.length + chance.length;
    ByteBuffer out = ByteBuffer.allocate(size);
    out.put((byte) VERSION).putInt(LAYOUT).putInt(rules(t));
    for (int i = 0; i < t.extent.slots(); i++) {
      out.putInt(t.slots[i]);
    }
    for (long mask : t.masks) {
      out.putLong(mask);
    }
    out.put(t.cards).put(chance);
    byte[] bytes = new byte[out.position()];
    out.flip().get(bytes);
    return bytes;
  }

  /**
   * Makes a table what it was when it was written down.
   *
   * @param t a table of the same rules and seats; unchanged if the bytes are refused
   * @throws SetupException if the bytes are of another layout, of other rules, or no whole table
   */
  public static void read(Table t, byte[] bytes) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    try {
      if (in.get() != VERSION || in.getInt() != LAYOUT) {
        throw new SetupException(Message.of("setup.saved-by-another-version"));
      }
      if (in.getInt() != rules(t)) {
        throw new SetupException(Message.of("setup.saved-other-rules"));
      }
      int[] slots = new int[t.extent.slots()];
      for (int i = 0; i < slots.length; i++) {
        slots[i] = in.getInt();
      }
      long[] masks = new long[t.masks.length];
      for (int i = 0; i < masks.length; i++) {
        masks[i] = in.getLong();
      }
      byte[] cards = new byte[t.cards.length];
      in.get(cards);
      t.chance = SavedChance.read(in);
      System.arraycopy(slots, 0, t.slots, 0, slots.length);
      System.arraycopy(masks, 0, t.masks, 0, masks.length);
      System.arraycopy(cards, 0, t.cards, 0, cards.length);
    } catch (BufferUnderflowException e) {
      throw new SetupException(Message.of("setup.saved-cut-short"));
    }
  }

  /** What tells tables of other rules apart: seats, pack, what the kinds follow and are worth. */
  private static int rules(Table t) {
    CRC32 sum = new CRC32();
    sum.update(t.seats);
    for (int place = 0; place < t.program.pack().size(); place++) {
      sum.update(t.program.pack().kind(place));
    }
    sum.update(t.conditions.lines());
    ByteBuffer follow = ByteBuffer.allocate(Long.BYTES * Following.DEMANDS);
    for (int demand = 0; demand < Following.DEMANDS; demand++) {
      follow.putLong(t.following.follow(demand));
    }
    sum.update(follow.flip());
    for (int kind = 0; kind < Kind.COUNT; kind++) {
      int points = t.program.handCount().points().of(kind);
      sum.update(points);
      sum.update(points >> 8);
    }
    return (int) sum.getValue();
  }
}
