package eightfold.volity.table;

import eightfold.commentary.Commentary;
import eightfold.game.Cause;
import eightfold.game.Event;
import eightfold.message.Texts;
import eightfold.protocol.ToldCause;
import eightfold.protocol.ToldEvent;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What happens because of something, in sentences that the referee says in the room: the platform's
 * ruleset of Crazy Eights has no place for causes in its calls.
 */
final class CauseTelling {
  private CauseTelling() {}

  /** What is to be said of these events, in the table's language; English where we lack it. */
  static List<String> sentences(RefereeState state, List<ToldEvent> events) {
    int seats = state.seats().size();
    Commentary commentary =
        Commentary.forAll(
            IntStream.range(0, seats).mapToObj(state::nick).toList(),
            Texts.in(state.settings().language()));
    return commentary.sentences(
        events.stream()
            .filter(event -> !event.cause().isEmpty())
            .map(CauseTelling::event)
            .toList());
  }

  private static Event event(ToldEvent told) {
    Event event = new Event(told.verb(), told.seat(), told.other(), told.words(), List.of());
    return event
        .foundOut(told.offence())
        .causedBy(told.cause().stream().map(CauseTelling::cause).toList());
  }

  private static Cause cause(ToldCause told) {
    return new Cause(told.card(), told.seat().orElse(Event.NOBODY), told.rule());
  }
}
