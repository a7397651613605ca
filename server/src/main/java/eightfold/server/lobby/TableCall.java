package eightfold.server.lobby;

import eightfold.protocol.Newcomer;
import eightfold.protocol.Page;
import eightfold.protocol.ReportWish;

/** What is asked of a table, by whoever has its link, wherever the table is. */
public sealed interface TableCall {
  /** What somebody may know of it. */
  record Notice() implements TableCall {}

  /** The rule sheet of what is played there, in a language. */
  record Sheet(String language) implements TableCall {}

  /** What is printed on its cards, in a language. */
  record Cards(String language) implements TableCall {}

  /** What its cards do, in a language. */
  record Meanings(String language) implements TableCall {}

  /** How many matches there were. */
  record Matches() implements TableCall {}

  /** A seat, to be opened by this token. Asked twice with one, it gives one. */
  record Join(Newcomer newcomer, String token) implements TableCall {}

  /** The name and talk of whoever has a token, by its hash, to be erased. */
  record Erase(String token) implements TableCall {}

  /** The seat of whoever has a token, by its hash. */
  record Holder(String token) implements TableCall {}

  /** Another token for the seat of whoever has one, both by their hashes. */
  record Rekey(String before, String after) implements TableCall {}

  /** A report of somebody who has a token, by its hash. */
  record Report(String token, ReportWish wish) implements TableCall {}

  /** To be cleared away, if it is old. */
  record Sweep() implements TableCall {}

  /** What comes of it. */
  sealed interface Answer {
    /** Something to be shown. */
    record Shown(Page page) implements Answer {}

    /** So many matches have begun, and the table has so many facts. */
    record Matches(int matches, int facts) implements Answer {
      /** So many facts cost as much as one plain request. */
      private static final int FACTS_OF_A_CALL = 100;

      /** As many plain requests cost as much as looking through all of them. */
      int cost() {
        return facts / FACTS_OF_A_CALL;
      }
    }
  }
}
