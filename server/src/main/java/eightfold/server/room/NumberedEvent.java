package eightfold.server.room;

import eightfold.game.Event;
import eightfold.message.Message;
import eightfold.protocol.ToldEvent;
import java.util.List;

/**
 * An event and its number at the table, from 1 on through all matches.
 *
 * @param names of those who played then, by seat
 * @param conditions what the {@code when} lines of the rules say by which it came about
 * @param standIn whether a bot brought it about, playing for the person of the seat
 */
public record NumberedEvent(
    long number, Event event, List<String> names, List<Message> conditions, boolean standIn) {
  /** The same without what the rules say by which it came about. */
  NumberedEvent ofOtherRules() {
    return conditions.isEmpty()
        ? this
        : new NumberedEvent(number, event, names, List.of(), standIn);
  }

  /** What a seat, or a spectator ({@link Event#NOBODY}), is told of it. */
  ToldEvent toldTo(int listener) {
    return ToldEvent.of(number, event, listener, names, conditions).byStandIn(standIn);
  }
}
