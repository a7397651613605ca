package eightfold.rules.vocabulary;

/**
 * A record with which lines say several things: its first component says which, a constant of an
 * enum whose constants each have a {@link Phrase}.
 */
interface Phrased {
  /** Which of them. */
  Enum<?> phrase();
}
