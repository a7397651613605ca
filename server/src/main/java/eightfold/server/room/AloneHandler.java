package eightfold.server.room;

import eightfold.protocol.Fault;
import eightfold.protocol.Request;
import java.util.Optional;
import java.util.OptionalLong;

/** What somebody may have who plays alone: the same deal again, an act taken back. */
final class AloneHandler {
  private final Transition transition;

  AloneHandler(Transition transition) {
    this.transition = transition;
  }

  /** The player wants to play the first deal of the last match once more, or that of a number. */
  Optional<Fault> repeat(int seat, OptionalLong number, Input.Asked asked) {
    Optional<Fault> fault =
        (number.isPresent() ? alone().numberNext(seat) : alone().repeat(seat))
            .or(transition::grown);
    if (fault.isPresent()) {
      return fault;
    }
    if (!transition.table().isOver()) {
      transition.accept(new Fact.Ended());
    }
    transition.accept(number.isPresent() ? Fact.Begun.of(number) : Fact.Begun.repeated());
    return transition.done(asked);
  }

  /** The player wants the last act not to have been made. */
  Optional<Fault> undo(int seat, Request.Undo wish, Input.Asked asked) {
    Optional<Fault> fault = alone().undo(seat).or(transition::grown);
    if (fault.isPresent()) {
      return fault;
    }
    if (wish.ply() != transition.table().running().ply()) {
      return Optional.of(Fault.stale());
    }
    transition.accept(new Fact.TookBack());
    return transition.done(asked);
  }

  private Alone alone() {
    return new Alone(transition.table());
  }
}
