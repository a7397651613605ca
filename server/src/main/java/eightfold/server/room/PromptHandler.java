package eightfold.server.room;

import eightfold.message.Message;
import eightfold.protocol.Fault;
import eightfold.protocol.Request;
import java.util.List;
import java.util.Optional;

/**
 * How players ask somebody for whom all wait, who is there and silent, whether they still are. If
 * they neither answer nor act, a bot plays for them until they act. Tables with a clock need it
 * not.
 */
final class PromptHandler {
  private final InputHandler handler;

  PromptHandler(InputHandler handler) {
    this.handler = handler;
  }

  /** A player asks another one. */
  Optional<Fault> prompt(int by, Request.Prompt wish, Input.Asked asked) {
    Table table = handler.table();
    if (!table.seating().has(wish.seat())) {
      return Optional.of(SeatHandler.noSeat());
    }
    if (!table.seating().at(wish.seat()).name().equals(Optional.of(wish.name()))) {
      return Optional.of(SeatHandler.gone(wish.name()));
    }
    Schedule schedule = handler.schedule();
    if (wish.seat() == by || !schedule.mayBePrompted(wish.seat())) {
      return Optional.of(Fault.notNow(Message.of("faults.nobody-waits-for")));
    }
    if (handler.now() < schedule.silentSince(wish.seat()) + handler.pace().silenceMillis()) {
      return Optional.of(Fault.notNow(Message.of("faults.not-silent-long")));
    }
    if (!handler.presence().prompted().containsKey(wish.seat())) {
      handler.presence(handler.presence().prompted(wish.seat(), handler.now()));
      handler.changed();
    }
    return handler.done(asked);
  }

  /** A player who was asked is still there. */
  Optional<Fault> here(int seat, Input.Asked asked) {
    answered(seat);
    return handler.done(asked);
  }

  /** Whoever acts has answered, and nobody is asked for whom nobody waits any more. */
  void acted(Fact.Acted acted) {
    if (!acted.byBot()) {
      answered(acted.seat());
    }
    for (int seat : List.copyOf(handler.presence().prompted().keySet())) {
      if (!handler.table().isLive() || !handler.table().running().actors().contains(seat)) {
        answered(seat);
      }
    }
  }

  private void answered(int seat) {
    if (handler.presence().prompted().containsKey(seat)) {
      handler.presence(handler.presence().unprompted(seat));
      handler.changed();
    }
  }
}
