package eightfold.rules.vocabulary;

/** What a book says of the language in which it is written. */
public sealed interface WordRules permits Element {
  /** A line that rules nothing by itself, and stands on no sheet. */
  sealed interface WordRule extends Element {}

  /** Which language the book is written in: 1, which is read for ever, or 2, with own words. */
  @Keyword("language")
  record Language(@Between(least = 1, most = NEWEST) int number) implements WordRule {
    /** The language in which a book may have words of its own. */
    public static final int WITH_OWN_WORDS = 2;

    static final int NEWEST = 2;
  }

  /**
   * A word of the book's own, which may be used in the lines behind it instead of the line that it
   * stands for: {@code define "thunder {cards}" = next draws {cards}, then turn}. What is named in
   * braces is handed over. {@code means}: a sentence for the sheet, instead of those of the line,
   * where a card does this. Own words are not made of each other.
   *
   * @param words how it is said: lower case letters, hyphens and blanks, and names in braces
   * @param line what it stands for: what a card does, what a {@code when} line brings about, or a
   *     line of a book
   * @param means empty: the sheet speaks in the words of the language
   */
  @Keyword(value = "define", many = true)
  record Define(
      String words,
      @Clause("as") String line,
      @Clause(value = "means", standard = "\"\"") String means)
      implements WordRule {}
}
