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
  private final Transition transition;

  PromptHandler(Transition transition) {
    this.transition = transition;
  }

  /** A player asks another one. */
  Optional<Fault> prompt(int by, Request.Prompt wish, Input.Asked asked) {
    Table table = transition.table();
    if (!table.seating().has(wish.seat())) {
      return Optional.of(SeatHandler.noSeat());
    }
    if (!table.seating().at(wish.seat()).name().equals(Optional.of(wish.name()))) {
      return Optional.of(SeatHandler.gone(wish.name()));
    }
    Schedule schedule = transition.schedule();
    if (wish.seat() == by || !schedule.mayBePrompted(wish.seat())) {
      return Optional.of(Fault.notNow(Message.of("faults.nobody-waits-for")));
    }
    if (transition.now() < schedule.silentSince(wish.seat()) + transition.pace().silenceMillis()) {
      return Optional.of(Fault.notNow(Message.of("faults.not-silent-long")));
    }
    if (!transition.presence().prompted().containsKey(wish.seat())) {
      transition.presence(transition.presence().prompted(wish.seat(), transition.now()));
      transition.changed();
    }
    return transition.done(asked);
  }

  /** A player who was asked is still there. */
  Optional<Fault> here(int seat, Input.Asked asked) {
    answered(seat);
    return transition.done(asked);
  }

  /** Whoever acts has answered, and nobody is asked for whom nobody waits any more. */
  void acted(Fact.Acted acted) {
    if (!acted.byBot()) {
      answered(acted.seat());
    }
    for (int seat : List.copyOf(transition.presence().prompted().keySet())) {
      if (!transition.table().isLive() || !transition.table().running().actors().contains(seat)) {
        answered(seat);
      }
    }
  }

  private void answered(int seat) {
    if (transition.presence().prompted().containsKey(seat)) {
      transition.presence(transition.presence().unprompted(seat));
      transition.changed();
    }
  }
}
