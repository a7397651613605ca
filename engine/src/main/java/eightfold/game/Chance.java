package eightfold.game;

/**
 * Where shuffles, cuts and put-backs come from, and nothing else. The same generator in the same
 * state gives the same cards on every machine.
 */
public interface Chance {
  /** A whole number from 0 (inclusive) to {@code bound} (exclusive), each equally likely. */
  int below(int bound);

  /** A generator that goes on exactly as this one would, apart from it. */
  Chance copy();
}
