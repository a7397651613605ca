package eightfold.server.room;

import eightfold.protocol.Notice;
import java.util.ArrayList;
import java.util.List;

/**
 * What people have said at a table. It never changes; its methods make another.
 *
 * @param kept the last lines, oldest first
 * @param number of the last line
 */
record Talk(List<Notice.Spoken> kept, long number) {
  private static final int MOST = 50;

  static final Talk NONE = new Talk(List.of(), 0);

  /** One line more; one that was erased has its number still. */
  Talk and(int seat, String name, String text) {
    if (text.isEmpty()) {
      return new Talk(kept, number + 1);
    }
    List<Notice.Spoken> all = new ArrayList<>(kept);
    all.add(new Notice.Spoken(number + 1, seat, name, text));
    return new Talk(
        List.copyOf(all.subList(Math.max(0, all.size() - MOST), all.size())), number + 1);
  }
}
