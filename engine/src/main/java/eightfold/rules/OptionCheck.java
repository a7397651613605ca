package eightfold.rules;

import eightfold.game.SetupException;
import eightfold.rules.Line.Token;
import java.util.List;
import java.util.Optional;

/** What an option must fulfil besides its edits being right. */
final class OptionCheck {
  private OptionCheck() {}

  /** What is wrong with an option; empty if its values differ and one of them is its standard. */
  static Optional<Fault> wrong(Option option) {
    List<Option.Value> values =
        switch (option.shape()) {
          case Option.Shape.Words(List<Option.Value> words) -> words;
          case Option.Shape.Ranks(List<Option.Value> words) -> words;
          case Option.Shape.InRange _, Option.Shape.OneRank _, Option.Shape.Text _ -> List.of();
        };
    String name = "option " + Echo.shortened(option.key());
    if (option.shape() instanceof Option.Shape.Ranks && values.isEmpty()) {
      String what = name + " has no word that a rank can have";
      return fault(FindingCode.OPTION_INCOMPLETE, what, "indent some under it");
    }
    Optional<String> unreadable = unreadable(option.shape(), values);
    if (unreadable.isPresent()) {
      String what = name + ": " + Echo.quoted(unreadable.get()) + " is no word for a value";
      return fault(FindingCode.NOT_A_NAME, what, "one word, such as skip");
    }
    if (values.stream().map(Option.Value::word).distinct().count() < values.size()) {
      return fault(FindingCode.STANDS_TWICE, name + " names a value twice", "name it once");
    }
    if (option.shape() instanceof Option.Shape.InRange && !isWord(option.standard().strip())) {
      String what = name + ": " + Echo.quoted(option.standard()) + " is no number and no word";
      return fault(FindingCode.WRONG_STANDARD, what, "a number of its range, or one word");
    }
    try {
      OptionValue.read(option, option.standard());
      return Optional.empty();
    } catch (SetupException e) {
      return fault(FindingCode.WRONG_STANDARD, String.valueOf(e.getMessage()), "");
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
    List<List<Token>> segments = Line.read(text, Faults.UNHEARD).segments();
    return segments.size() == 1
        && segments.getFirst().size() == 1
        && !segments.getFirst().getFirst().quoted()
        && segments.getFirst().getFirst().text().equals(text);
  }

  private static Optional<Fault> fault(FindingCode code, String what, String right) {
    return Optional.of(new Fault(code, new Columns(1, 1), what, right));
  }
}
