package eightfold.server.room;

import java.util.List;

/**
 * What an input led to.
 *
 * @param room the room afterwards
 * @param facts what was accepted: to be written down first
 * @param outputs what is to be said when that is done
 */
public record Outcome(Room room, List<Fact.Dated> facts, List<Output> outputs) {
  public Outcome {
    facts = List.copyOf(facts);
    outputs = List.copyOf(outputs);
  }
}
