package eightfold.testkit.oracle;

/**
 * A piece of work on the agenda of a table. The mechanics of the game put it there; the interpreter
 * alone takes it off.
 */
public sealed interface Work {
  /** A seat does what it has decided to do. */
  record Do(int seat, Act act) implements Work {}

  /** A turn begins, of that seat or of the next one that misses none. */
  record Begin(int seat) implements Work {}

  /**
   * After a debt the seat takes the rest of its turn.
   *
   * @param blocked whether its only card was blocked before the debt
   */
  record Rest(int seat, boolean blocked) implements Work {}

  /** The starter has its effects, and the first turn comes. */
  record Start() implements Work {}

  /** The last card of a turn lies: a last card has its say, and what it asks for is asked. */
  record Close() implements Work {}

  /** Nothing is left to be declared: gifts are. */
  record Settle() implements Work {}

  /** Nothing is left to be decided: the turn ends and passes on with all that it has caused. */
  record PassOn() implements Work {}

  /** The turn ends with a draw or a pass. */
  record EndTurn() implements Work {}

  /** The referee draws for a seat that cannot play, as far as the book says so. */
  record DrawForSeat() implements Work {}

  /** The same once the seat that might have traded has drawn, if it is its turn still. */
  record DrawOn(int seat) implements Work {}

  /** Keeps in mind that the seat to act cannot play. */
  record NoteLack() implements Work {}

  /** Where the rules leave a seat nothing to do, it passes by itself. */
  record PassIfStuck() implements Work {}

  /** The deal ends if it has taken too many acts. */
  record CheckActs() implements Work {}
}
