package eightfold.rules.check;

import eightfold.message.Argument;
import eightfold.message.Message;
import eightfold.message.Texts;
import eightfold.rules.finding.Explanation;
import eightfold.rules.vocabulary.Excludes;
import eightfold.rules.vocabulary.Needs;
import eightfold.rules.vocabulary.Reach;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What one statement of a book has to do with others, as {@link Needs} and {@link Excludes} declare
 * it.
 *
 * @param subject of which it is declared
 * @param others what it needs one of, or goes with none of
 * @param reach where they are looked for
 * @param sentence what is said to people
 */
record Relation(
    Kind kind, Statement subject, List<Statement> others, Reach reach, Sentence sentence) {
  /** What is declared. */
  sealed interface Kind {
    /**
     * It needs one of the others.
     *
     * @param without beside these they do not count
     */
    record Need(List<Statement> without) implements Kind {}

    /**
     * It goes with none of the others.
     *
     * @param showsCards whether lines of cards among them are shown as well
     */
    record Exclusion(boolean showsCards) implements Kind {}
  }

  /**
   * What is said to people.
   *
   * @param what the key of what is wrong; empty: as of most
   * @param right the key of what would be right; empty: as of most
   * @param lines what that proposes
   * @param since the first engine that says it
   */
  record Sentence(String what, String right, List<String> lines, int since) {
    /** Whether it says of which of the others it speaks. */
    boolean namesTheOther() {
      return what.isEmpty() || Texts.ENGLISH.asked(what).contains("other");
    }

    /** The sentences of most relations in place of those that it has not. */
    private Sentence or(String common, String mends) {
      return new Sentence(
          what.isEmpty() ? common : what, right.isEmpty() ? mends : right, lines, since);
    }

    /** The words of it about these two. */
    private Explanation about(String one, String other) {
      Message wrong = Message.of(what).with("one", one).with("other", other).with("words", one);
      Message mended = Message.of(right).with("words", other);
      if (!lines.isEmpty()) {
        mended = mended.with("line", lines.getFirst()).with("other", lines.getLast());
      }
      return Explanation.of(asked(wrong), asked(mended));
    }

    /** A message with nothing but what its words ask for. */
    private static Message asked(Message all) {
      Map<String, Argument> arguments = new LinkedHashMap<>(all.arguments());
      arguments.keySet().retainAll(Texts.ENGLISH.asked(all.key()));
      return new Message(all.key(), arguments);
    }
  }

  /** What a declared need comes to, of each of these. */
  static Relation of(Needs needs, Statement subject) {
    return new Relation(
        new Kind.Need(statements(needs.without())),
        subject,
        statements(needs.value()),
        needs.reach(),
        new Sentence(needs.why(), needs.right(), List.of(needs.line()), needs.since()));
  }

  /** What a declared exclusion comes to. */
  static Relation of(Excludes excludes, Statement subject) {
    List<Statement> others = new ArrayList<>(statements(excludes.value()));
    Stream.of(excludes.traits()).map(Statement.OfTrait::new).forEach(others::add);
    return new Relation(
        new Kind.Exclusion(excludes.showsCards()),
        subject,
        List.copyOf(others),
        excludes.reach(),
        new Sentence(excludes.why(), excludes.right(), List.of(excludes.line()), 1));
  }

  private static List<Statement> statements(String[] words) {
    return Stream.of(words).map(Statement::of).toList();
  }

  /** Whether it is about words of cards. */
  boolean ofCards() {
    return subject instanceof Statement.OfCard
        || subject instanceof Statement.OfCardWith
        || subject instanceof Statement.OfTrait;
  }

  /** Whether it is looked for in one line of cards. */
  boolean inOneLine() {
    return ofCards() && reach == Reach.LINE;
  }

  /**
   * Whether a line says nothing without another one: where that is not there, options leave it out.
   */
  boolean completes() {
    return kind instanceof Kind.Need && !ofCards() && sentence.what().isEmpty();
  }

  /** Whether only a rule's own line can say all of it. */
  boolean inOwnLine() {
    return subject instanceof Statement.OwnLine own
        && others.stream()
            .allMatch(
                other ->
                    other instanceof Statement.OwnLine clause && clause.rule().equals(own.rule()));
  }

  /** What is wrong where the need is not met. */
  Explanation lacks() {
    String mends = inOneLine() ? "findings.into-same-line" : "findings.add-it";
    return sentence
        .or("findings.says-nothing-without", mends)
        .about(subject.words(), others.getFirst().words());
  }

  /** What is wrong where one of the others stands there as well. */
  Explanation contradicts(String other) {
    String common = inOneLine() ? "findings.contradict" : "findings.not-together";
    return sentence.or(common, "findings.choose-one").about(subject.words(), other);
  }
}
