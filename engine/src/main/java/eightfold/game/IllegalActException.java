package eightfold.game;

import eightfold.message.Message;
import java.util.Optional;

/**
 * An act that is not legal was to be done by its number ({@link Match#apply}). The match has not
 * changed. Lines that people write are refused with a {@link Reply.Refused} instead.
 */
public final class IllegalActException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  private final transient Refusal refusal;

  private IllegalActException(int seat, int act, Refusal refusal) {
    super("act " + act + " of seat " + seat + " is not legal");
    this.refusal = refusal;
  }

  /** Refuses an act that is not legal in a match, or of a seat that is none. */
  public static void unlessLegal(Match match, int seat, int act) {
    if (seat < 0 || seat >= match.seats()) {
      Message nobody = Message.of("refusals.nobody").with("word", String.valueOf(seat));
      throw new IllegalActException(seat, act, new Refusal(Refusal.NO_SUCH_SEAT, nobody));
    }
    Optional<Refusal> refusal = match.refusal(seat, act);
    if (refusal.isPresent()) {
      throw new IllegalActException(seat, act, refusal.get());
    }
  }

  /** Which act, and why it is not legal, in plain English. */
  @Override
  public String getMessage() {
    return super.getMessage() + ": " + refusal.code() + ", " + refusal.message().text();
  }

  /** Why it is not legal. */
  public Refusal refusal() {
    return refusal;
  }
}
