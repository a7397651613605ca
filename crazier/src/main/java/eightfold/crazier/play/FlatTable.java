package eightfold.crazier.play;

import eightfold.game.SavedChance;
import eightfold.game.SetupException;
import eightfold.message.Message;
import eightfold.state.SavedState;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/**
 * All that a table is as one list of numbers: its slots, its rows, then what it has still to do.
 * Tables in the same state give the same numbers. Hashes and saved matches are made of them.
 */
public final class FlatTable {
  /** How the lists of a table are written, in the order of {@link TableWork#lists}. */
  private static final List<DataForm> WORKS = works();

  private static final int LAYOUT = layoutSum();

  /** No list of a table is as long. */
  private static final int LONGEST = 1 << 20;

  private FlatTable() {}

  private static List<DataForm> works() {
    DataForm.Forms forms = new DataForm.Forms();
    return List.of(
        forms.of(Task.class),
        forms.of(AbilityContext.class),
        new DataForm.Several(forms.of(Triggered.class)),
        forms.of(IntList.class),
        forms.of(Obligation.class),
        forms.of(OpenDecision.class));
  }

  /** What the order, names and widths of all that is written come to. */
  public static int layout() {
    return LAYOUT;
  }

  private static int layoutSum() {
    List<String> lines = new ArrayList<>(CrazierSlot.places().layout());
    lines.add("columns " + Column.COUNT);
    WORKS.forEach(form -> lines.add(form.layout()));
    return SavedState.layoutOf(lines);
  }

  /**
   * The numbers of a table.
   *
   * @param chance whether the shuffles to come are among them
   */
  public static int[] of(CrazierTable table, boolean chance) {
    IntList out = new IntList(table.slots.length + 2 * table.zones.pack().size());
    write(table, chance, out);
    return out.toInts();
  }

  private static void write(CrazierTable table, boolean chance, IntList out) {
    for (int i = 0; i < table.slots.length; i++) {
      out.append(CrazierSlot.isMoves(i) ? 0 : table.slots[i]);
    }
    for (IntList row : table.state.rows) {
      out.append(row.size());
      out.appendFrom(row, 0);
    }
    for (int i = 0; i < WORKS.size(); i++) {
      DataList<?> work = table.work.lists().get(i);
      out.append(work.size());
      for (int k = 0; k < work.size(); k++) {
        boolean ability = work.get(k) instanceof AbilityContext;
        Object item = ability ? ((AbilityContext) work.get(k)).settled(table.zones) : work.get(k);
        WORKS.get(i).write(item, out);
      }
    }
    if (chance) {
      byte[] bytes = SavedChance.write(table.chance);
      out.append(bytes.length);
      for (byte each : bytes) {
        out.append(each);
      }
    }
    out.append(table.turnStart.isPresent() ? 1 : 0);
    table.turnStart.ifPresent(start -> write(start, chance, out));
  }

  /**
   * Makes a table what another of the same game was.
   *
   * @param numbers those of the other, with the shuffles to come
   * @param into a table that nobody uses yet; it is of no use if this is refused
   * @throws SetupException if they are not those of a whole table
   */
  public static void read(int[] numbers, CrazierTable into) {
    IntList list = new IntList(numbers.length);
    for (int number : numbers) {
      list.append(number);
    }
    DataForm.Numbers in = new DataForm.Numbers(list);
    read(in, into);
    if (!in.isAtEnd()) {
      throw new SetupException(Message.of("setup.saved-too-long"));
    }
  }

  private static void read(DataForm.Numbers in, CrazierTable into) {
    for (int i = 0; i < into.slots.length; i++) {
      into.slots[i] = in.next();
    }
    for (IntList row : into.state.rows) {
      row.clear();
      int size = in.below(LONGEST);
      for (int i = 0; i < size; i++) {
        row.append(in.below(Numbering.MOST_CARDS));
      }
    }
    into.zones.lieOtherwise();
    Iterator<DataList<?>> works = into.work.lists().iterator();
    for (DataForm form : WORKS) {
      readAll(in, form, works.next());
    }
    byte[] chance = new byte[in.below(Byte.MAX_VALUE)];
    for (int i = 0; i < chance.length; i++) {
      chance[i] = (byte) in.next();
    }
    try {
      into.chance = SavedChance.read(ByteBuffer.wrap(chance));
    } catch (BufferUnderflowException e) {
      throw new SetupException(Message.of("setup.saved-without-shuffles"));
    }
    into.turnStart = Optional.empty();
    if (in.below(2) == 1) {
      CrazierTable start = into.copy();
      read(in, start);
      into.turnStart = Optional.of(start);
    }
  }

  @SuppressWarnings("unchecked") // a form reads what lists at its place hold
  private static <T> void readAll(DataForm.Numbers in, DataForm form, DataList<T> into) {
    into.clear();
    int size = in.below(LONGEST);
    for (int i = 0; i < size; i++) {
      into.push((T) form.read(in));
    }
  }
}
