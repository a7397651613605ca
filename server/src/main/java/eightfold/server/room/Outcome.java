package eightfold.server.room;

import java.util.List;
import java.util.Map;

/**
 * What an input led to.
 *
 * @param room the room afterwards
 * @param facts what was accepted: to be written down first
 * @param outputs what is to be said when that is done
 * @param rewritten facts of before that are told otherwise since, by their numbers: to be written
 *     with the others, all or none
 */
public record Outcome(
    Room room, List<Fact.Dated> facts, List<Output> outputs, Map<Integer, Fact.Dated> rewritten) {
  public Outcome {
    facts = List.copyOf(facts);
    outputs = List.copyOf(outputs);
    rewritten = Map.copyOf(rewritten);
  }
}
