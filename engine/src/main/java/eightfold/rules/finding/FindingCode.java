package eightfold.rules.finding;

import eightfold.rules.vocabulary.ValueType;

/**
 * What kind of thing is wrong with a rule book; {@code docs/errors.md} tells of each, with an
 * example that has it and one that has not.
 */
public enum FindingCode {
  // the file
  NOT_UTF_8,
  FORBIDDEN_CHARACTER,
  FILE_TOO_LARGE,
  TOO_MANY_LINES,
  TOO_MANY_ELEMENTS,
  TOO_MANY_CONDITIONS,
  TOO_MANY_CONSEQUENCES,
  TOO_MANY_OPTIONS,
  TOO_MANY_FINDINGS(Finding.Level.NOTE),

  // the words of a line
  TEXT_WITHOUT_END,
  TEXT_NEEDS_QUOTES,
  EMPTY_CLAUSE,
  WRONG_INDENT,
  UNKNOWN_RULE,
  UNKNOWN_CLAUSE,
  UNKNOWN_CARD,
  UNKNOWN_WORD,
  NOT_A_NUMBER,
  NUMBER_OUT_OF_RANGE,
  RANGE_BACKWARDS,
  SOMETHING_MISSING,
  TOO_MUCH,
  STANDS_TWICE,

  // head, options, what is taken over
  NAME_MISSING,
  NOT_A_NAME,
  UNKNOWN_BOOK,
  EXTENDS_ITSELF,
  NOTHING_TO_DROP,
  UNKNOWN_OPTION,
  OPTION_INCOMPLETE,
  WRONG_STANDARD,
  NOTHING_TO_FILL_IN,

  // JSON
  NOT_JSON,
  WRONG_TYPE,
  UNKNOWN_KEY,

  // whole books
  RULE_MISSING,
  NEEDS_ANOTHER_RULE,
  CONTRADICTION,
  CARD_GIVEN_RULES_TWICE,
  DOES_NOT_FIT,
  WRONG_CARDS,
  NO_CARD_LEFT,
  NOBODY_CAN_PLAY,
  OPTIONS_CONTRADICT,

  // what does no harm
  USELESS_CLAUSE(Finding.Level.WARNING),
  USELESS_RULE(Finding.Level.WARNING),
  FURTHER_TURN_LAPSES(Finding.Level.WARNING),
  ANSWERS_AND_CANCELS(Finding.Level.WARNING),
  USELESS_OPTION(Finding.Level.WARNING),
  OVERRULED(Finding.Level.WARNING),
  OPTION_NOT_OFFERED(Finding.Level.WARNING),
  UNUSABLE_OPTION(Finding.Level.WARNING);

  private final Finding.Level level;

  FindingCode() {
    this(Finding.Level.ERROR);
  }

  FindingCode(Finding.Level level) {
    this.level = level;
  }

  /** How much it weighs; a second place is a note, whatever its code. */
  public Finding.Level level() {
    return level;
  }

  /** The code as findings are shown with it, such as {@code unknown-clause}. */
  public String word() {
    return ValueType.word(this);
  }
}
