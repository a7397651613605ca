package eightfold.server.room;

import eightfold.message.Message;
import eightfold.protocol.Fault;
import eightfold.protocol.Notice;
import eightfold.protocol.Request;
import java.util.Optional;

/** How people talk at a table, and how the host mutes one of them. Who watches only listens. */
final class TalkHandler {
  private static final Allowance.Limit SPEECH = new Allowance.Limit(5, 0.5);

  private final Transition transition;

  TalkHandler(Transition transition) {
    this.transition = transition;
  }

  /** Somebody says something; everybody hears it who is there, spectators too. */
  Optional<Fault> chat(int seat, String said, Input.Asked asked) {
    String text = said.replaceAll("[\\s\\p{Cc}\\p{Cf}\\p{Co}\\p{Cn}]+", " ").strip();
    if (!Names.isSeen(text)) {
      return Optional.of(Fault.of(Fault.WRONG_PARAMS, Message.of("faults.nothing-to-say")));
    }
    if (transition.table().seating().at(seat).muted()) {
      return Optional.of(Fault.notNow(Message.of("faults.muted")));
    }
    if (transition.grown().isPresent()) {
      return transition.grown();
    }
    long now = transition.now();
    Clocks clocks = transition.clocks();
    Allowance left = clocks.speech().getOrDefault(seat, SPEECH.full(now)).used(SPEECH, now);
    if (left.exceeded()) {
      return Optional.of(Fault.of(Fault.TOO_FAST, Message.of("faults.said-much")));
    }
    transition.clocks(clocks.speaking(seat, left));
    transition.record(new Fact.Said(seat, text));
    Notice line = transition.table().chat().getLast();
    transition
        .presence()
        .listeners()
        .forEach(
            (connection, listener) -> {
              if (!transition.spectators().seesLate(listener)) {
                transition.say(new Output.Told(connection, line));
              }
            });
    return transition.done(asked);
  }

  /** The host takes somebody's voice, or gives it back. */
  Optional<Fault> mute(int by, Request.Mute wish, Input.Asked asked) {
    Table table = transition.table();
    if (!table.seating().has(wish.seat())) {
      return Optional.of(SeatHandler.noSeat());
    }
    HostRights rights = new HostRights(table, transition.broadcast().host());
    Optional<Fault> fault = rights.mute(by, wish.seat(), wish.off()).or(transition::grown);
    if (fault.isPresent()) {
      return fault;
    }
    Chair chair = table.seating().at(wish.seat());
    if (!chair.name().equals(Optional.of(wish.name()))) {
      return Optional.of(SeatHandler.gone(wish.name()));
    }
    if (chair.muted() == wish.off()) {
      transition.accept(new Fact.Muted(wish.seat(), !wish.off()));
    }
    return transition.done(asked);
  }
}
