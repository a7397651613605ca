package eightfold.crazier.play;

/**
 * A seat must play or discard a card in its next turn (A.19).
 *
 * @param seat who
 * @param card which
 * @param chooser who chose it, and so knows it too (DSTY-1)
 * @param active whether that turn is the running one
 * @param wasPossible whether it was possible at some moment of its main phase (HON-3)
 * @param kept whether it was played or discarded
 */
record Obligation(
    int seat, int card, int chooser, boolean active, boolean wasPossible, boolean kept) {
  Obligation begun() {
    return new Obligation(seat, card, chooser, true, wasPossible, kept);
  }

  Obligation seenPossible() {
    return new Obligation(seat, card, chooser, active, true, kept);
  }

  Obligation done() {
    return new Obligation(seat, card, chooser, active, wasPossible, true);
  }

  /** The same order for what may be another card. */
  Obligation as(int which, boolean possible, boolean done) {
    return new Obligation(seat, which, chooser, active, possible, done);
  }
}
