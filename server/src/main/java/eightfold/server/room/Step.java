package eightfold.server.room;

import eightfold.protocol.Fault;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * What is to change in a room, one after the other; or why nothing does. It never changes; its
 * methods make another. {@link Transition#apply} does it.
 *
 * @param fault why nothing changes; empty if something does, or there is nothing to be done
 */
record Step(Optional<Fault> fault, List<Change> changes) {
  /** Nothing is to be done. */
  static final Step NONE = new Step(Optional.empty(), List.of());

  /** One change. */
  sealed interface Change {
    /** The table takes a fact that changes what listeners see. */
    record Accepts(Fact fact) implements Change {}

    /** The table takes a fact that nobody sees. */
    record Keeps(Fact fact) implements Change {}

    /** A seat says something, which all hear. */
    record Talks(Fact.Said said) implements Change {}

    /** People come, go, or want something. */
    record Moves(UnaryOperator<Presence> how) implements Change {}

    /** Clocks are set. */
    record Sets(UnaryOperator<Clocks> how) implements Change {}

    /** Something is said when all is written down. */
    record Says(Output output) implements Change {}

    /** Listeners see something else than before. */
    record Shows() implements Change {}
  }

  Step {
    changes = List.copyOf(changes);
  }

  /** Nothing changes, and whoever asked is told why. */
  static Step refused(Fault fault) {
    return new Step(Optional.of(fault), List.of());
  }

  /** Nothing changes if there is a reason; else there is nothing to be done yet. */
  static Step unless(Optional<Fault> fault) {
    return new Step(fault, List.of());
  }

  Step accept(Fact fact) {
    return and(new Change.Accepts(fact));
  }

  Step keep(Fact fact) {
    return and(new Change.Keeps(fact));
  }

  Step talk(Fact.Said said) {
    return and(new Change.Talks(said));
  }

  Step presence(UnaryOperator<Presence> how) {
    return and(new Change.Moves(how));
  }

  Step clocks(UnaryOperator<Clocks> how) {
    return and(new Change.Sets(how));
  }

  Step say(Output output) {
    return and(new Change.Says(output));
  }

  Step show() {
    return and(new Change.Shows());
  }

  private Step and(Change change) {
    return and(new Step(Optional.empty(), List.of(change)));
  }

  /** And then another step, whose reason not to be done is that of both. */
  Step and(Step next) {
    if (fault.isPresent() || next.fault.isPresent()) {
      return new Step(fault.or(next::fault), List.of());
    }
    List<Change> all = new ArrayList<>(changes);
    all.addAll(next.changes);
    return new Step(Optional.empty(), all);
  }
}
