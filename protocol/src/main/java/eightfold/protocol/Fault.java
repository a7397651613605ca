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
 * @param key the sentence's key, for clients with other words; none where a request cannot be read
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

  /** Why not, in a sentence of the server's. */
  public static Fault of(int code, Message reason) {
    return new Fault(code, new Words(reason), Optional.empty());
  }

  /** What cannot be read: that is for whoever has written the program, and in English alone. */
  static Fault of(int code, Malformed unread) {
    return new Fault(code, Words.literal(unread.words()), Optional.empty());
  }

  public static Fault stale() {
    return of(STALE, Message.of("requests.stale"));
  }

  /** The answer to a call that is wrong now. */
  public static Fault costs(int cards) {
    return costs(Message.of("requests.call-costs").with("cards", cards), cards);
  }

  /** The answer to a catch of somebody who has done nothing wrong. */
  public static Fault wrongCatch(int cards) {
    return costs(Message.of("requests.catch-costs").with("cards", cards), cards);
  }

  /** The sentence, to be said in any language. */
  public Message reason() {
    return words.message();
  }

  /** The sentence in plain English. */
  public String message() {
    return words.english();
  }

  private static Fault costs(Message reason, int cards) {
    return new Fault(COSTS, new Words(reason), Optional.of(new Price(cards)));
  }

  static Fault version(Message reason, Versions spoken) {
    return new Fault(OTHER_VERSION, new Words(reason), Optional.of(spoken));
  }

  public static Fault suspended() {
    return of(SUSPENDED, Message.of("requests.suspended"));
  }

  public static Fault notNow(Message reason) {
    return of(NOT_NOW, reason);
  }
}
