package eightfold.game;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * What an act is: its first word as the notation writes it (page 2). The order matters: what sheds
 * or decides comes before {@link #DRAW}, drawing before passing, and what can be done out of turn
 * comes last, from {@link #CALL} on.
 */
public enum Verb {
  PLAY,
  LAY,
  END,
  SUIT,
  RANK,
  GIVE,
  EXCHANGE,
  TARGET,
  TAKE,
  REVEAL,
  RULE,
  DISCARD,
  CHOOSE,
  PICK,
  USE,
  FORGET,
  OTHER,
  DRAW,
  PASS,
  CALL,
  CATCH,
  CHALLENGE,
  GRAB,
  SAY;

  private static final Verb[] BY_ORDINAL = values();
  private static final Map<String, Verb> BY_WORD = new HashMap<>();

  static {
    for (Verb verb : BY_ORDINAL) {
      BY_WORD.put(verb.word(), verb);
    }
  }

  /** The verb of an act as the notation writes it; {@link #OTHER} if it is none of these. */
  public static Verb of(String act) {
    int blank = act.indexOf(' ');
    return BY_WORD.getOrDefault(blank < 0 ? act : act.substring(0, blank), OTHER);
  }

  /** The verb with this ordinal. */
  public static Verb at(int ordinal) {
    return BY_ORDINAL[ordinal];
  }

  /** How many verbs there are. */
  public static int count() {
    return BY_ORDINAL.length;
  }

  /** The verb as the notation writes it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether the act sheds a card of the hand, and so may bring the state that owes a call. */
  public boolean sheds() {
    return this == PLAY || this == LAY || this == GIVE || this == DISCARD;
  }

  /**
   * Whether such an act can be done in turn only (page 3: neither 901 nor 908 apply to the others).
   */
  public boolean inTurn() {
    return compareTo(CALL) < 0;
  }
}
