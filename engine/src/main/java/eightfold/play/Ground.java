package eightfold.play;

/** A rule that every book has and that brings things about by itself, as a cause names it. */
public enum Ground {
  /** A seat called although it owed no call. */
  FALSE_CALL(Offence.FALSE_CALL.word()),
  /** A seat did not call in time. */
  MISSED_CALL(Offence.MISSED_CALL.word()),
  /** A seat caught another that had done nothing wrong. */
  WRONG_CATCH(Offence.WRONG_CATCH.word()),
  /** A seat spoke while silence held. */
  SILENCE(Offence.SILENCE.word()),
  /** A hand was emptied with a card that must not be the last one. */
  LAST_COSTS("last-costs"),
  /** A hand was emptied, and its player goes on with a new one. */
  NEW_HAND("new-hand"),
  /** A seat owed another card and could not lay it. */
  OWED_CARD("owed-card"),
  /** A seat lost a challenge. */
  LOST_CHALLENGE("lost-challenge"),
  /** There was one thing fewer to grab than seats. */
  NOT_GRABBED("not-grabbed"),
  /** The referee draws for a seat that has nothing to play. */
  AUTO_DRAW("auto-draw"),
  /** The deal ended while a seat held cards that cost others. */
  HELD_CARDS("held-cards"),
  /** The stock ran out. */
  EMPTY_STOCK("empty-stock"),
  /** A seat's points have reached the limit of the match. */
  LIMIT("limit");

  private final String word;

  Ground(String word) {
    this.word = word;
  }

  /** What events call it. */
  public String word() {
    return word;
  }

  /** The ground that an offence found by the referee is. */
  static Ground of(Offence offence) {
    return switch (offence) {
      case FALSE_CALL -> FALSE_CALL;
      case MISSED_CALL -> MISSED_CALL;
      case WRONG_CATCH -> WRONG_CATCH;
      case SILENCE -> SILENCE;
      case UNSAID_WORDS -> throw new IllegalArgumentException("a line of the book asks for words");
    };
  }
}
