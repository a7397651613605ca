package eightfold.volity.table;

import java.util.List;

/**
 * What waits for an answer before a game.
 *
 * @param id of the question; empty once it is decided
 * @param deadline until when: then it goes on as if that were allowed
 * @param refusal what all are told if it does not go on; empty: it does
 */
record BookkeeperQuestion(String id, long deadline, List<Object> refusal) {
  BookkeeperQuestion {
    refusal = List.copyOf(refusal);
  }
}
