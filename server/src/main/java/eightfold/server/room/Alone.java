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
record Alone(RoomTable table) {
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

  /** Why a seat may not begin the first match with the deal of a number; empty if it may. */
  Optional<Fault> number(int seat) {
    boolean alone = seat != Match.NOBODY && !table.doors().refereed();
    for (int other = 0; other < table.chairs().size(); other++) {
      Chair chair = table.chairs().get(other);
      // a bot takes the place of nobody when the match begins
      alone &= other == seat || chair.isFree() || isBots(chair);
    }
    return alone ? Optional.empty() : Optional.of(notAlone());
  }

  /** Why a seat may not have another match with the deal of a number; empty if it may. */
  Optional<Fault> numberNext(int seat) {
    if (!table.hasBegun()) {
      return Optional.of(Fault.notNow(Message.of("faults.not-dealt")));
    }
    if (!isAlone(seat)) {
      return Optional.of(notAlone());
    }
    if (table.isSuspended()) {
      return Optional.of(Fault.suspended());
    }
    return table.isOver() || table.running().seats() == 1
        ? Optional.empty()
        : Optional.of(Fault.notNow(Message.of("faults.repeat-after-match")));
  }

  private static Fault notAlone() {
    return Fault.notNow(Message.of("faults.number-not-alone"));
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

  /** Whether a place is a bot's, and will be. */
  private static boolean isBots(Chair chair) {
    return chair.isBot() && chair.heir().isEmpty();
  }

  /** Whether all other seats are bots', and will be. */
  private boolean isAlone(int seat) {
    if (seat == Match.NOBODY || table.doors().refereed()) {
      return false;
    }
    for (int other = 0; other < table.chairs().size(); other++) {
      Chair chair = table.chairs().get(other);
      boolean right = other == seat ? chair.isPerson() : isBots(chair);
      if (!right) {
        return false;
      }
    }
    return true;
  }
}
