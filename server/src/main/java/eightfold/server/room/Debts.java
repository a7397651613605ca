package eightfold.server.room;

import java.util.List;
import java.util.stream.IntStream;

/** What seats owe that others may catch them at; all can see it. */
record Debts(RoomTable table) {
  /** How often each seat owes words that it has to say before another one acts. */
  List<Integer> words() {
    return IntStream.range(0, table.chairs().size())
        .mapToObj(seat -> table.isRunning() ? table.running().owedWords(seat) : 0)
        .toList();
  }

  /** Whether everybody can see that the seat owes a call. */
  boolean owesCall(int seat) {
    return table.isRunning() && table.running().owesCall(seat);
  }
}
