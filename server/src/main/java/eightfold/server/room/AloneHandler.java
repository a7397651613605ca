package eightfold.server.room;

import eightfold.protocol.Fault;
import eightfold.protocol.Request;
import java.util.Optional;
import java.util.OptionalLong;

/** What somebody may have who plays alone: the same deal again, an act taken back. */
final class AloneHandler {
  private final StepContext here;

  AloneHandler(StepContext here) {
    this.here = here;
  }

  /** The player wants to play the first deal of the last match once more, or that of a number. */
  Step repeat(int seat, OptionalLong number) {
    Optional<Fault> fault =
        (number.isPresent() ? alone().numberNext(seat) : alone().repeat(seat)).or(here::grown);
    Step over = here.table().isOver() ? Step.NONE : Step.NONE.accept(new Fact.Ended());
    return Step.unless(fault)
        .and(over)
        .accept(number.isPresent() ? Fact.Begun.of(number) : Fact.Begun.repeated());
  }

  /** The player wants the last act not to have been made. */
  Step undo(int seat, Request.Undo wish) {
    Optional<Fault> fault = alone().undo(seat).or(here::grown);
    if (fault.isPresent()) {
      return Step.refused(fault.get());
    }
    if (wish.ply() != here.table().running().ply()) {
      return Step.refused(Fault.stale());
    }
    return Step.NONE.accept(new Fact.TookBack());
  }

  private Alone alone() {
    return new Alone(here.table());
  }
}
