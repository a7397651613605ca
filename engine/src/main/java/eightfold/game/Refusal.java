package eightfold.game;

import eightfold.message.Message;

/**
 * Why an act may not be done: the code of the notation (page 3) and a message for people. A refusal
 * changes nothing.
 *
 * @param code 901..921
 * @param message one sentence, which says what would be right where that is short
 */
public record Refusal(int code, Message message) {
  /** The number that stands in a code's place where an act is not refused. */
  public static final int ALLOWED = 0;

  public static final int NOT_YOUR_TURN = 901;
  public static final int CARD_NOT_HELD = 902;
  public static final int UNKNOWN_CARD = 903;
  public static final int NOTHING_TO_DRAW = 904;
  public static final int NOTHING_TO_DECLARE = 905;
  public static final int UNKNOWN_SUIT = 906;
  public static final int CARD_DOES_NOT_FOLLOW = 907;
  public static final int DECISION_OWED = 908;
  public static final int MAY_NOT_DRAW = 909;
  public static final int MAY_NOT_PASS = 910;
  public static final int CALL_NOT_VALID = 911;
  public static final int NOTHING_TO_CHALLENGE = 912;
  public static final int MAY_NOT_GO_OUT = 913;
  public static final int DECLARATION_NOT_ALLOWED = 914;
  public static final int UNKNOWN_ACT = 915;
  public static final int OVER = 916;
  public static final int PENALTY_PENDING = 917;
  public static final int CONDITION_NOT_MET = 918;
  public static final int NO_SUCH_SEAT = 919;

  /** All acts of that kind that the turn allows have been done. */
  public static final int NONE_LEFT = 920;

  /** An order that the seat is under would become impossible to follow. */
  public static final int OBLIGED = 921;

  public Refusal {
    if (code < 901 || code > 921) {
      throw new IllegalArgumentException("refusal code " + code + " is not in 901..921");
    }
  }

  /** A refusal in words that no language has, as of games made for a test. */
  public static Refusal literal(int code, String words) {
    return new Refusal(code, Message.literal(words));
  }

  /** The message in plain English. */
  public String words() {
    return message.text();
  }

  @Override
  public String toString() {
    return code + " " + words();
  }
}
