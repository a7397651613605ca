package eightfold.testkit.oracle;

import java.util.Optional;

/**
 * A piece of work on the agenda of a table. The mechanics of the game put it there; the interpreter
 * alone takes it off.
 */
public sealed interface Work {
  /** A seat does what it has decided to do. */
  record Do(int seat, Act act) implements Work {}

  /** What it has decided is done, once others have paid for what they have not said. */
  record CarryOut(int seat, Act act) implements Work {}

  /** A seat draws for words that it has not said in time. */
  record Cost(int seat, int cards) implements Work {}

  /** A turn begins, of that seat or of the next one that misses none. */
  record Begin(int seat) implements Work {}

  /** The turn that runs when a table is arranged goes on: it has begun before. */
  record Resume(int seat) implements Work {}

  /**
   * Lines that have been set off work.
   *
   * @param named the seat that the player of the first of them has named, if it has just done so
   */
  record Lines(Round round, Optional<Integer> named) implements Work {}

  /**
   * After a debt the seat takes the rest of its turn.
   *
   * @param blocked whether its only card was blocked before the debt
   */
  record Rest(int seat, boolean blocked) implements Work {}

  /**
   * A debt has been drawn, and lines about that have worked: the turn is over, or begins.
   *
   * @param blocked whether the only card of the seat was blocked before the debt
   * @param counted whether the debt was a count
   * @param by the kind that last caused it
   */
  record DebtDrawn(int seat, boolean blocked, boolean counted, int by) implements Work {}

  /** The starter has its effects, and the first turn comes. */
  record Start() implements Work {}

  /**
   * A card lies, and all lines about it have worked: one on it, another one perhaps, or the close
   * of the turn.
   *
   * @param idle whether it has no effect, being an opening without one
   */
  record GoOn(int kind, boolean idle) implements Work {}

  /** The hand of a seat may owe its call by now. */
  record CardsLie(int seat) implements Work {}

  /** The last card of a turn lies: a last card has its say, and what it asks for is asked. */
  record Close() implements Work {}

  /** What the last card of a turn asks of its player is asked. */
  record Ask() implements Work {}

  /** Nothing is left to be declared: gifts are. */
  record Settle() implements Work {}

  /** Nothing is left to be decided: the turn in which cards were laid ends. */
  record PassOn() implements Work {}

  /** The turn passes on with all that its cards have caused. */
  record MoveOn() implements Work {}

  /** The turn ends with a draw or a pass. */
  record EndTurn() implements Work {}

  /** A turn has ended, calls and penalties of it included, and lines are to hear of it. */
  record TurnEnded(int seat) implements Work {}

  /** What lines have made of that is done. */
  record TurnOver(int seat) implements Work {}

  /** Such a turn passes on. */
  record MoveOnWithoutCards() implements Work {}

  /** A card has been played back in a duel: the other one is to answer. */
  record PlayedBack() implements Work {}

  /** A duel has been lost: the turn in which it began ends. */
  record EndDuel(Duel duel) implements Work {}

  /** That turn passes on. */
  record MoveOnFromDuel(Duel duel) implements Work {}

  /**
   * A card has been drawn in the own turn, which goes on if it is any use.
   *
   * @param opening whether an opening was due
   */
  record Drawn(boolean opening) implements Work {}

  /** The referee draws for a seat that cannot play, as far as the book says so. */
  record DrawForSeat() implements Work {}

  /** Keeps in mind that the seat to act cannot play. */
  record NoteLack() implements Work {}

  /** Where the rules leave a seat nothing to do, it passes by itself. */
  record PassIfStuck() implements Work {}

  /** The turn ends if its player has said so before naming a seat. */
  record EndAfterNaming() implements Work {}

  /** The deal ends if it has taken too many acts. */
  record CheckActs() implements Work {}
}
