package eightfold.server.room;

import eightfold.message.Message;
import eightfold.protocol.Fault;
import eightfold.protocol.Request;
import java.util.Optional;

/**
 * How players ask somebody for whom all wait, who is there and silent, whether they still are. If
 * they neither answer nor act, a bot plays for them until they act. Tables with a clock need it
 * not.
 */
final class PromptHandler {
  private final StepContext here;

  PromptHandler(StepContext here) {
    this.here = here;
  }

  /** A player asks another one. */
  Step prompt(int by, Request.Prompt wish) {
    RoomTable table = here.table();
    if (!table.seating().has(wish.seat())) {
      return Step.refused(SeatHandler.noSeat());
    }
    if (!table.seating().at(wish.seat()).name().equals(Optional.of(wish.name()))) {
      return Step.refused(SeatHandler.gone(wish.name()));
    }
    Schedule schedule = here.schedule();
    if (wish.seat() == by || !schedule.mayBePrompted(wish.seat())) {
      return Step.refused(Fault.notNow(Message.of("faults.nobody-waits-for")));
    }
    if (here.now() < schedule.silentSince(wish.seat()) + here.pace().silenceMillis()) {
      return Step.refused(Fault.notNow(Message.of("faults.not-silent-long")));
    }
    return here.presence().prompted().containsKey(wish.seat())
        ? Step.NONE
        : Step.NONE.presence(there -> there.prompted(wish.seat(), here.now())).show();
  }

  /** A player who was asked is still there. */
  Step here(int seat) {
    return answered(Step.NONE, seat);
  }

  /** Whoever acts has answered, and nobody is asked for whom nobody waits any more. */
  Step acted(Fact.Acted acted) {
    Step step = acted.byBot() ? Step.NONE : answered(Step.NONE, acted.seat());
    RoomTable table = here.table();
    for (int seat : here.presence().prompted().keySet()) {
      if (!table.isLive() || !table.running().actors().contains(seat)) {
        step = answered(step, seat);
      }
    }
    return step;
  }

  private Step answered(Step before, int seat) {
    return here.presence().prompted().containsKey(seat)
        ? before.presence(there -> there.unprompted(seat)).show()
        : before;
  }
}
