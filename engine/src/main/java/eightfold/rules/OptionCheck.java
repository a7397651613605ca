package eightfold.rules;

import eightfold.game.SetupException;
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
    if (values.stream().map(Option.Value::word).distinct().count() < values.size()) {
      return fault(FindingCode.STANDS_TWICE, name + " names a value twice", "name it once");
    }
    try {
      OptionValue.read(option, option.standard());
      return Optional.empty();
    } catch (SetupException e) {
      return fault(FindingCode.WRONG_STANDARD, String.valueOf(e.getMessage()), "");
    }
  }

  private static Optional<Fault> fault(FindingCode code, String what, String right) {
    return Optional.of(new Fault(code, new Columns(1, 1), what, right));
  }
}
