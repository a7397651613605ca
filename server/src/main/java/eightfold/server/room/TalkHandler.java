package eightfold.server.room;

import eightfold.message.Message;
import eightfold.protocol.Fault;
import eightfold.protocol.Notice;
import eightfold.protocol.Request;
import java.util.Optional;

/** How people talk at a table, and how the host mutes one of them. Who watches only listens. */
final class TalkHandler {
  private static final Allowance.Limit SPEECH = new Allowance.Limit(5, 0.5);

  private final InputHandler handler;

  TalkHandler(InputHandler handler) {
    this.handler = handler;
  }

  /** Somebody says something; everybody hears it who is there, spectators too. */
  Optional<Fault> chat(int seat, String said, Input.Asked asked) {
    String text = said.replaceAll("[\\s\\p{Cc}\\p{Cf}\\p{Co}\\p{Cn}]+", " ").strip();
    if (!Names.isSeen(text)) {
      return Optional.of(Fault.of(Fault.WRONG_PARAMS, Message.of("faults.nothing-to-say")));
    }
    if (handler.table().seating().at(seat).muted()) {
      return Optional.of(Fault.notNow(Message.of("faults.muted")));
    }
    if (handler.grown().isPresent()) {
      return handler.grown();
    }
    long now = handler.now();
    Clocks clocks = handler.clocks();
    Allowance left = clocks.speech().getOrDefault(seat, SPEECH.full(now)).used(SPEECH, now);
    if (left.exceeded()) {
      return Optional.of(Fault.of(Fault.TOO_FAST, Message.of("faults.said-much")));
    }
    handler.clocks(clocks.speaking(seat, left));
    handler.record(new Fact.Said(seat, text));
    Notice line = handler.table().chat().getLast();
    handler
        .presence()
        .listeners()
        .forEach(
            (connection, listener) -> {
              if (!handler.spectators().seesLate(listener)) {
                handler.say(new Output.Told(connection, line));
              }
            });
    return handler.done(asked);
  }

  /** The host takes somebody's voice, or gives it back. */
  Optional<Fault> mute(int by, Request.Mute wish, Input.Asked asked) {
    Table table = handler.table();
    if (!table.seating().has(wish.seat())) {
      return Optional.of(SeatHandler.noSeat());
    }
    HostRights rights = new HostRights(table, handler.broadcast().host());
    Optional<Fault> fault = rights.mute(by, wish.seat(), wish.off()).or(handler::grown);
    if (fault.isPresent()) {
      return fault;
    }
    Chair chair = table.seating().at(wish.seat());
    if (!chair.name().equals(Optional.of(wish.name()))) {
      return Optional.of(SeatHandler.gone(wish.name()));
    }
    if (chair.muted() == wish.off()) {
      handler.accept(new Fact.Muted(wish.seat(), !wish.off()));
    }
    return handler.done(asked);
  }
}
