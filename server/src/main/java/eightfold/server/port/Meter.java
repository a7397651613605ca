package eightfold.server.port;

/** Who counts what tables do, for whoever runs the server. It never waits, and never fails. */
public interface Meter {
  /** Counts nothing. */
  Meter NONE =
      new Meter() {
        @Override
        public void answered(boolean accepted) {}

        @Override
        public void written(long nanos) {}

        @Override
        public void woken(long nanos) {}

        @Override
        public void reported() {}
      };

  /** Somebody at a table was answered: it was done, or refused. */
  void answered(boolean accepted);

  /**
   * Something that somebody asked for has been written down.
   *
   * @param nanos from its coming to the table until then
   */
  void written(long nanos);

  /** A table has been read from the store, which took so long. */
  void woken(long nanos);

  /** A player has reported somebody. */
  void reported();
}
