package eightfold.crazier.play;

import eightfold.game.Refusal;
import eightfold.message.Message;
import java.util.Locale;

/** Why an action is refused (B.2), in the order in which the reasons are looked at. */
public enum Reason {
  NOT_YOUR_MAIN_PHASE(Refusal.NOT_YOUR_TURN),
  CHOICE_OWED(Refusal.DECISION_OWED),
  ALREADY_DONE(Refusal.NOT_YOUR_TURN),
  NOT_IN_HAND(Refusal.CARD_NOT_HELD),
  NO_PLAY_LEFT(Refusal.NONE_LEFT),
  NO_DISCARD_LEFT(Refusal.NONE_LEFT),
  SIDE_NEEDED(Refusal.UNKNOWN_ACT),
  REQUIREMENT(Refusal.CONDITION_NOT_MET),
  NO_MATCH(Refusal.CARD_DOES_NOT_FOLLOW),
  BAD_COLOR(Refusal.UNKNOWN_SUIT),
  DESTINY(Refusal.OBLIGED),
  NOTHING_OWED(Refusal.MAY_NOT_DRAW),
  NO_CHOICE(Refusal.NOTHING_TO_DECLARE),
  NOT_AN_OPTION(Refusal.DECLARATION_NOT_ALLOWED),
  OVER(Refusal.OVER);

  private final int code;

  Reason(int code) {
    this.code = code;
  }

  /** The word for it on the page. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** What the notation says. */
  public Refusal refusal() {
    return new Refusal(code, Message.of("crazier.refusal." + word().replace('_', '-')));
  }
}
