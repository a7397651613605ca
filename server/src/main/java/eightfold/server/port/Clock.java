package eightfold.server.port;

/** What time it is. */
@FunctionalInterface
public interface Clock {
  /** Milliseconds of the epoch. */
  long millis();
}
