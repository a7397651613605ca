package eightfold.rules.text;

import eightfold.rules.finding.Findings;
import eightfold.rules.vocabulary.CallRules;
import eightfold.rules.vocabulary.ConditionRules;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Option;
import eightfold.rules.vocabulary.RuleBook;
import java.util.List;
import java.util.stream.Stream;

/** Whether a game, or one of its options, ever asks its players to say something. */
public final class AskedWords {
  /** Stands for whatever number, rank or words an option is given. */
  private static final String ANY_VALUE = "2";

  private AskedWords() {}

  /** Whether it does, its options not yet chosen. */
  public static boolean in(RuleBook book) {
    return Stream.concat(book.elements().stream(), ofOptions(book))
        .anyMatch(element -> asks(book.with(List.of(element))));
  }

  private static boolean asks(RuleBook line) {
    return line.find(CallRules.Speech.class)
            .filter(speech -> speech.names() || !speech.phrase().isEmpty())
            .isPresent()
        || line.all(ConditionRules.When.class).anyMatch(ConditionRules.When::owesWords);
  }

  private static Stream<Element> ofOptions(RuleBook book) {
    OwnWords words = OwnWords.of(book.elements());
    return book.options().stream()
        .flatMap(Option::lines)
        .map(line -> line.replace("{}", ANY_VALUE))
        .flatMap(
            line ->
                ElementReader.read(line, LineFaults.alone(book.id(), words, new Findings()))
                    .stream());
  }
}
