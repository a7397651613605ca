package eightfold.rules.finding;

import eightfold.message.Message;
import eightfold.message.Texts;
import java.util.Optional;

/**
 * What is wrong with a rule book and what would be right, apart from the language it is said in:
 * {@link eightfold.message.Texts} has the words. Words of the rule language stand in it as they
 * are, since that is the same for everybody.
 *
 * @param what what is wrong, without a full stop
 * @param right what would be right; empty where nothing more is to be said
 */
public record Explanation(Message what, Optional<Message> right) {
  /** What is wrong and what would be right. */
  public static Explanation of(Message what, Message right) {
    return new Explanation(what, Optional.of(right));
  }

  /** What is wrong alone. */
  public static Explanation of(Message what) {
    return new Explanation(what, Optional.empty());
  }

  /** What is wrong, in a language. */
  public String what(Texts texts) {
    return texts.text(what);
  }

  /** What would be right, in a language; may be empty. */
  public String right(Texts texts) {
    return right.map(texts::text).orElse("");
  }

  /** What is wrong and what would be right, in one sentence. */
  public Message sentence() {
    return right
        .map(it -> Message.of("findings.sentence").with("what", what).with("right", it))
        .orElse(what);
  }

  /** The same with nothing hidden in what it repeats of a file. */
  Explanation visible() {
    return new Explanation(Echo.visible(what), right.map(Echo::visible));
  }
}
