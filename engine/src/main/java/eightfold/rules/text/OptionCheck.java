package eightfold.rules.text;

import eightfold.cards.Pack;
import eightfold.game.SetupException;
import eightfold.message.Message;
import eightfold.rules.finding.Echo;
import eightfold.rules.finding.Explanation;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.finding.LineColumns;
import eightfold.rules.finding.LineFault;
import eightfold.rules.text.RuleLine.Token;
import eightfold.rules.vocabulary.Option;
import java.util.List;
import java.util.Optional;

/** What an option must fulfil besides its edits being right. */
public final class OptionCheck {
  private OptionCheck() {}

  /** What is wrong with an option; empty if its values differ and one of them is its standard. */
  public static Optional<LineFault> wrong(Option option) {
    List<Option.Value> values =
        switch (option.shape()) {
          case Option.Shape.Words(List<Option.Value> words) -> words;
          case Option.Shape.Ranks(Pack _, List<Option.Value> words) -> words;
          case Option.Shape.InRange _, Option.Shape.OneRank _, Option.Shape.Text _ -> List.of();
        };
    String key = Echo.shortened(option.key());
    if (option.shape() instanceof Option.Shape.Ranks && values.isEmpty()) {
      return fault(
          FindingCode.OPTION_INCOMPLETE,
          Message.of("findings.option-no-word").with("option", key),
          Message.of("findings.indent-some"));
    }
    Optional<String> unreadable = unreadable(option.shape(), values);
    if (unreadable.isPresent()) {
      return fault(
          FindingCode.NOT_A_NAME,
          Message.of("findings.option-word")
              .with("option", key)
              .with("words", Echo.shortened(unreadable.get())),
          Message.of("findings.one-word").with("words", "skip"));
    }
    if (values.stream().map(Option.Value::word).distinct().count() < values.size()) {
      return fault(
          FindingCode.STANDS_TWICE,
          Message.of("findings.option-value-twice").with("option", key),
          Message.of("findings.name-once"));
    }
    if (option.shape() instanceof Option.Shape.InRange && !isWord(option.standard().strip())) {
      return fault(
          FindingCode.WRONG_STANDARD,
          Message.of("findings.option-standard")
              .with("option", key)
              .with("words", Echo.shortened(option.standard())),
          Message.of("findings.number-or-word"));
    }
    try {
      OptionValue.read(option, option.standard());
      return Optional.empty();
    } catch (SetupException e) {
      return fault(FindingCode.WRONG_STANDARD, Explanation.of(e.reason()));
    }
  }

  /** A value's word that a line would not say. */
  private static Optional<String> unreadable(Option.Shape shape, List<Option.Value> values) {
    boolean words = shape instanceof Option.Shape.Words;
    if (words && values.getFirst().word().equals("text")) {
      // the line of a text's standard begins so
      return Optional.of("text");
    }
    return values.stream().map(Option.Value::word).filter(word -> !isWord(word)).findFirst();
  }

  private static boolean isWord(String text) {
    List<List<Token>> segments = RuleLine.read(text, FaultReporter.Unheard.OF_NO_BOOK).segments();
    return segments.size() == 1
        && segments.getFirst().size() == 1
        && !segments.getFirst().getFirst().quoted()
        && segments.getFirst().getFirst().text().equals(text);
  }

  private static Optional<LineFault> fault(FindingCode code, Message what, Message right) {
    return fault(code, Explanation.of(what, right));
  }

  private static Optional<LineFault> fault(FindingCode code, Explanation why) {
    return Optional.of(new LineFault(code, new LineColumns(1, 1), why));
  }
}
