package eightfold.crazier.play;

import eightfold.game.Refusal;
import java.util.Locale;

/** Why an action is refused (B.2), in the order in which the reasons are looked at. */
public enum Reason {
  NOT_YOUR_MAIN_PHASE(Refusal.NOT_YOUR_TURN, "it is not your main phase"),
  CHOICE_OWED(Refusal.DECISION_OWED, "a choice must be made first"),
  ALREADY_DONE(Refusal.NOT_YOUR_TURN, "you have said that you are done with this turn"),
  NOT_IN_HAND(Refusal.CARD_NOT_HELD, "you don't hold that card"),
  NO_PLAY_LEFT(Refusal.NONE_LEFT, "you have played all cards that you may play this turn"),
  NO_DISCARD_LEFT(Refusal.NONE_LEFT, "you have discarded all cards that you may discard now"),
  SIDE_NEEDED(Refusal.UNKNOWN_ACT, "say which side of the split card: /a or /b"),
  REQUIREMENT(Refusal.CONDITION_NOT_MET, "the requirement of that card is not fulfilled"),
  NO_MATCH(Refusal.CARD_DOES_NOT_FOLLOW, "that card matches neither color nor rank"),
  BAD_COLOR(Refusal.UNKNOWN_SUIT, "an eight names red, blue, green or purple"),
  DESTINY(Refusal.OBLIGED, "you must still be able to play or discard the card you are told to"),
  NOTHING_OWED(Refusal.MAY_NOT_DRAW, "you owe no draw"),
  NO_CHOICE(Refusal.NOTHING_TO_DECLARE, "nothing awaits a choice from you"),
  NOT_AN_OPTION(Refusal.DECLARATION_NOT_ALLOWED, "that can't be chosen here"),
  OVER(Refusal.OVER, "the game is over");

  private final int code;
  private final String words;

  Reason(int code, String words) {
    this.code = code;
    this.words = words;
  }

  /** The word for it on the page. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** What the notation says. */
  public Refusal refusal() {
    return new Refusal(code, words);
  }
}
