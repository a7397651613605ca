package eightfold.server.room;

import eightfold.game.EngineVersion;
import eightfold.game.Match;
import eightfold.message.Message;
import eightfold.protocol.Fault;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What somebody may have who plays alone, or alone with bots: nobody else is asked, and nobody
 * loses by it that one knows cards of before.
 */
record Alone(Table table) {
  /** What is told of a table at which {@code undo} takes an act back. */
  static final String UNDO = "undo";

  /** What is told of a table at which {@code repeat} deals the same cards once more. */
  static final String REPEAT = "repeat";

  /** What a viewer may ask for, by the names of the methods. */
  List<String> of(int viewer) {
    if (!isAlone(viewer) || !table.hasBegun()) {
      return List.of();
    }
    List<String> may = new ArrayList<>();
    if (undo(viewer).isEmpty()) {
      may.add(UNDO);
    }
    if (repeat(viewer).isEmpty()) {
      may.add(REPEAT);
    }
    return may;
  }

  /** Why a seat may not take back the last act; empty if it may, also when that ended the match. */
  Optional<Fault> undo(int seat) {
    if (!table.hasBegun() || table.running().seats() != 1) {
      return Optional.of(Fault.notNow(Message.of("faults.undo-not-alone")));
    }
    return general(seat).or(this::nothingToUndo);
  }

  private Optional<Fault> nothingToUndo() {
    if (table.stopped().isPresent() || table.engine() < EngineVersion.CURRENT) {
      return Optional.of(Fault.notNow(Message.of("faults.match-ended")));
    }
    if (!table.players().equals(table.names())) {
      return Optional.of(Fault.notNow(Message.of("faults.another-played")));
    }
    return table.firstDeal().lines().isEmpty()
        ? Optional.of(Fault.notNow(Message.of("faults.nothing-to-undo")))
        : Optional.empty();
  }

  /**
   * Why a seat may not have the deal again with which the last match began; empty if it may. Where
   * others sit at the table they would be asked, and a match that has gone on for several deals is
   * more than that deal.
   */
  Optional<Fault> repeat(int seat) {
    if (!table.hasBegun()) {
      return Optional.of(Fault.notNow(Message.of("faults.not-dealt")));
    }
    return general(seat).or(this::notTheDeal);
  }

  private Optional<Fault> notTheDeal() {
    boolean done = table.isOver() || table.running().seats() == 1;
    if (!done || table.standings().orElseThrow().deal() > 1) {
      return Optional.of(Fault.notNow(Message.of("faults.repeat-after-match")));
    }
    return table.firstDeal().seats() == table.chairs().size()
        ? Optional.empty()
        : Optional.of(Fault.notNow(Message.of("faults.other-seats")));
  }

  private Optional<Fault> general(int seat) {
    if (!isAlone(seat)) {
      return Optional.of(Fault.notNow(Message.of("faults.alone-only")));
    }
    if (table.isSuspended()) {
      return Optional.of(Fault.suspended());
    }
    return table.rules().areOfTheMatch() && !table.isBrokenOff()
        ? Optional.empty()
        : Optional.of(Fault.notNow(Message.of("faults.other-rules")));
  }

  /** Whether all other seats are bots', and will be. */
  private boolean isAlone(int seat) {
    if (seat == Match.NOBODY || table.doors().refereed()) {
      return false;
    }
    for (int other = 0; other < table.chairs().size(); other++) {
      Chair chair = table.chairs().get(other);
      boolean right = other == seat ? chair.isPerson() : chair.isBot() && chair.heir().isEmpty();
      if (!right) {
        return false;
      }
    }
    return true;
  }
}
