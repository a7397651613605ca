package eightfold.server.room;

import eightfold.game.Match;
import eightfold.game.Reply;
import java.util.List;
import java.util.stream.IntStream;

/** What seats owe that others may catch them at, and what a wrong word costs; all can see it. */
record Debts(Table table) {
  /**
   * How many cards the seat would draw for a call or a catch now; 0 where it is right, or refused.
   * It follows from what the seat sees: who holds how many cards and has called, and what was
   * played on what.
   */
  int costs(int seat, String line) {
    Match before = table.running();
    Match after = before.copy();
    boolean taken = after.submit(seat, line, table.names()) instanceof Reply.Taken;
    return taken ? Math.max(0, after.held(seat) - before.held(seat)) : 0;
  }

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
