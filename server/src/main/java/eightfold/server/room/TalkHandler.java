package eightfold.server.room;

import eightfold.message.Message;
import eightfold.protocol.Fault;
import eightfold.protocol.Request;
import java.util.Optional;

/** How people talk at a table, and how the host mutes one of them. Who watches only listens. */
final class TalkHandler {
  private static final Allowance.Limit SPEECH = new Allowance.Limit(5, 0.5);

  private final StepContext here;

  TalkHandler(StepContext here) {
    this.here = here;
  }

  /** Somebody says something; everybody hears it who is there, spectators too. */
  Step chat(int seat, String said) {
    String text = said.replaceAll("[\\s\\p{Cc}\\p{Cf}\\p{Co}\\p{Cn}]+", " ").strip();
    if (!GuestNames.isSeen(text)) {
      return Step.refused(Fault.of(Fault.WRONG_PARAMS, Message.of("faults.nothing-to-say")));
    }
    if (here.table().seating().at(seat).muted()) {
      return Step.refused(Fault.notNow(Message.of("faults.muted")));
    }
    Optional<Fault> grown = here.grown();
    if (grown.isPresent()) {
      return Step.refused(grown.get());
    }
    long now = here.now();
    Allowance left =
        here.room().clocks().speech().getOrDefault(seat, SPEECH.full(now)).used(SPEECH, now);
    if (left.exceeded()) {
      return Step.refused(Fault.of(Fault.TOO_FAST, Message.of("faults.said-much")));
    }
    return Step.NONE.clocks(clocks -> clocks.speaking(seat, left)).talk(new Fact.Said(seat, text));
  }

  /** The host takes somebody's voice, or gives it back. */
  Step mute(int by, Request.Mute wish) {
    RoomTable table = here.table();
    if (!table.seating().has(wish.seat())) {
      return Step.refused(SeatHandler.noSeat());
    }
    Optional<Fault> fault = here.rights().mute(by, wish.seat(), wish.off()).or(here::grown);
    if (fault.isPresent()) {
      return Step.refused(fault.get());
    }
    Chair chair = table.seating().at(wish.seat());
    if (!chair.name().equals(Optional.of(wish.name()))) {
      return Step.refused(SeatHandler.gone(wish.name()));
    }
    return chair.muted() == wish.off()
        ? Step.NONE.accept(new Fact.Muted(wish.seat(), !wish.off()))
        : Step.NONE;
  }
}
