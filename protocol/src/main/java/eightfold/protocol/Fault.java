package eightfold.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import eightfold.game.Refusal;
import eightfold.message.Message;
import java.util.Map;
import java.util.Optional;

/**
 * Why a request was not done: a number for programs, a sentence for people. 901..921 are the
 * notation's refusals of acts; the negative ones are those of JSON-RPC 2.0 and ours.
 *
 * @param code the number
 * @param words the sentence, in the language of whoever gets it
 * @param key the sentence's key where it is one of the engine's, for clients with other words
 * @param arguments what the sentence speaks of, by name, likewise
 * @param data what programs may want to know besides, if anything
 */
public record Fault(
    int code,
    @JsonProperty("message") Words words,
    @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> key,
    @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Map<String, Object>> arguments,
    @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Data> data) {
  /** What programs may want to know besides. */
  public sealed interface Data permits Price, Versions {}

  /**
   * What an act would cost.
   *
   * @param costs cards that the seat would draw
   */
  public record Price(int costs) implements Data {}

  public Fault(int code, String message) {
    this(code, Words.literal(message), Optional.empty());
  }

  private Fault(int code, Words words, Optional<Data> data) {
    this(code, words, words.key(), words.arguments(), data);
  }

  public static final int NOT_JSON = -32700;
  public static final int NOT_A_REQUEST = -32600;
  public static final int UNKNOWN_METHOD = -32601;
  public static final int WRONG_PARAMS = -32602;

  /** Nothing changed, through no fault of the sender. */
  public static final int NOT_DONE = -32000;

  /** The act answers a ply that is past. */
  public static final int STALE = -32001;

  /** The token is wrong, or nobody has said hello, or spectators don't do that. */
  public static final int NOT_YOUR_SEAT = -32002;

  /** Right in itself, but not now. */
  public static final int NOT_NOW = -32003;

  public static final int TOO_FAST = -32004;
  public static final int UNKNOWN_TABLE = -32005;

  /** The call or catch would cost cards; nothing was done. It is done when it is sent as meant. */
  public static final int COSTS = -32006;

  /** The match is suspended, and goes on when its players are ready. */
  public static final int SUSPENDED = -32007;

  /** The client was written for a version of the protocol that is not spoken here. */
  public static final int OTHER_VERSION = -32008;

  /** The engine's refusal, as it is. */
  public static Fault of(Refusal refusal) {
    return new Fault(refusal.code(), new Words(refusal.message()), Optional.empty());
  }

  /** What somebody has asked for cannot be; the engine says why. */
  public static Fault of(Message reason) {
    return new Fault(WRONG_PARAMS, new Words(reason), Optional.empty());
  }

  public static Fault stale() {
    return new Fault(STALE, "the table has moved on");
  }

  /** The answer to a call that is wrong now. */
  public static Fault costs(int cards) {
    return costs("nothing is to be called now", cards);
  }

  /** The answer to a catch of somebody who has done nothing wrong. */
  public static Fault wrongCatch(int cards) {
    return costs("there is nothing to catch", cards);
  }

  /** The sentence in plain English. */
  public String message() {
    return words.english();
  }

  private static Fault costs(String why, int cards) {
    return new Fault(
        COSTS,
        Words.literal(
            why
                + ": it would cost you "
                + cards
                + (cards == 1 ? " card" : " cards")
                + "; nothing has been done. If you mean it, send it again with \"meant\": true"),
        Optional.of(new Price(cards)));
  }

  static Fault version(String words, Versions spoken) {
    return new Fault(OTHER_VERSION, Words.literal(words), Optional.of(spoken));
  }

  public static Fault suspended() {
    return new Fault(SUSPENDED, "the match is suspended; it goes on when all players are ready");
  }

  public static Fault notNow(String words) {
    return new Fault(NOT_NOW, words);
  }
}
