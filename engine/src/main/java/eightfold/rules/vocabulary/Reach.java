package eightfold.rules.vocabulary;

/** Where what a card needs, or does not go with, is looked for. A rule of no card has the book. */
public enum Reach {
  /** In the same line; it is said of each line. */
  LINE,
  /** In the whole book; it is said of each line. */
  BOOK,
  /** In the whole book; it is said of the first line alone. */
  BOOK_ONCE
}
