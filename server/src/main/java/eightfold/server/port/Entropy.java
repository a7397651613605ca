package eightfold.server.port;

/** Where tokens, names of tables and the seeds of shuffles come from: nobody can guess them. */
@FunctionalInterface
public interface Entropy {
  /** So many random bytes. */
  byte[] bytes(int count);
}
