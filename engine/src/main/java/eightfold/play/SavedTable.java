package eightfold.play;

import eightfold.cards.Kind;
import eightfold.game.Chance;
import eightfold.game.SavedChance;
import eightfold.game.SetupException;
import eightfold.program.Program;
import eightfold.state.SavedState;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;

/**
 * A table as bytes: what its three arrays hold, and where its shuffles come from ({@link
 * SavedState}). They hold every hidden card and the shuffles to come.
 */
public final class SavedTable {
  private static final int VERSION = 4;

  /** What the order, names and widths of slots and masks come to. */
  private static final int LAYOUT = layout();

  private SavedTable() {}

  private static int layout() {
    List<String> lines = new ArrayList<>(Slot.places().layout());
    lines.addAll(Mask.places().layout());
    return SavedState.layoutOf(lines);
  }

  private static SavedState form(Table t) {
    return new SavedState(VERSION, LAYOUT, rules(t));
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
    int numbers = Integer.BYTES * t.extent.slots() + Long.BYTES * t.masks.length;
    ByteBuffer out = ByteBuffer.allocate(numbers + t.cards.length + chance.length);
    for (int i = 0; i < t.extent.slots(); i++) {
      out.putInt(t.slots[i]);
    }
    for (long mask : t.masks) {
      out.putLong(mask);
    }
    return form(t).write(out.put(t.cards).put(chance).array());
  }

  /**
   * Makes a table what it was when it was written down.
   *
   * @param t a table of the same rules and seats; unchanged if the bytes are refused
   * @throws SetupException if the bytes are of another layout, of other rules, or no whole table
   */
  public static void read(Table t, byte[] bytes) {
    Table read = form(t).read(bytes, in -> table(t.program, t.chance, in));
    System.arraycopy(read.slots, 0, t.slots, 0, t.slots.length);
    System.arraycopy(read.masks, 0, t.masks, 0, t.masks.length);
    System.arraycopy(read.cards, 0, t.cards, 0, t.cards.length);
    t.chance = read.chance;
  }

  private static Table table(Program program, Chance chance, ByteBuffer in) {
    Table t = new Table(program, chance);
    for (int i = 0; i < t.extent.slots(); i++) {
      t.slots[i] = in.getInt();
    }
    for (int i = 0; i < t.masks.length; i++) {
      t.masks[i] = in.getLong();
    }
    in.get(t.cards);
    t.chance = SavedChance.read(in);
    return t;
  }

  /** What tells tables of other rules apart: seats, pack, what the kinds follow and are worth. */
  private static int rules(Table t) {
    CRC32 sum = new CRC32();
    sum.update(t.seats);
    for (int place = 0; place < t.program.cards().size(); place++) {
      sum.update(t.program.cards().kind(place));
    }
    sum.update(t.conditions.lines());
    ByteBuffer follow = ByteBuffer.allocate(Long.BYTES * t.following.demands());
    for (int demand = 0; demand < t.following.demands(); demand++) {
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
