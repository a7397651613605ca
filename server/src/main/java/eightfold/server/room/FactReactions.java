package eightfold.server.room;

/** What else follows from a fact once a table has taken it. */
interface FactReactions {
  /** Whoever has waited for a bot's seat by this connection has it now. */
  void tookOver(Transition transition, long connection, int seat);

  /**
   * A fact was taken.
   *
   * @param before who sat where until then
   */
  void accepted(Transition transition, Fact fact, Seating before);
}
