package eightfold.rules.text;

import eightfold.message.Message;
import eightfold.rules.finding.Advice;
import eightfold.rules.finding.Echo;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.finding.LineColumns;
import eightfold.rules.text.RuleLine.Token;
import eightfold.rules.vocabulary.CardLetters;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.LocalNames;
import eightfold.rules.vocabulary.ValueType;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** How lines about a pack write the letters of its cards, and names in other languages. */
public final class PackValues {
  private PackValues() {}

  /** Letters of so many things at most. */
  static Optional<Object> letters(List<Token> tokens, int most, FaultReporter faults) {
    Optional<CardLetters> letters =
        tokens.stream().anyMatch(Token::quoted) || tokens.size() > most
            ? Optional.empty()
            : CardLetters.parse(RuleLine.words(tokens));
    if (letters.isEmpty()) {
      faults.add(
          FindingCode.NOT_A_NAME,
          RuleLine.columns(tokens),
          Message.of("findings.no-card-letters")
              .with("words", Echo.shortened(RuleLine.words(tokens))),
          suchLetters(most));
    }
    return letters.map(good -> good);
  }

  /** What letters of cards look like. */
  public static Message suchLetters(int most) {
    return Message.of("findings.such-card-letters").with("most", most);
  }

  /** Names, each behind the tag of its language. */
  static Optional<Object> names(List<Token> tokens, FaultReporter faults) {
    if (tokens.size() == 1 && tokens.getFirst().text().equals(ValueType.NONE)) {
      return Optional.of(LocalNames.NONE);
    }
    Map<String, String> names = new TreeMap<>();
    for (int at = 0; at + 1 < tokens.size(); at += 2) {
      Token tag = tokens.get(at);
      if (!tag.quoted() && tag.text().matches(LocalNames.TAG) && tokens.get(at + 1).quoted()) {
        names.put(tag.text(), tokens.get(at + 1).text());
      }
    }
    if (2 * names.size() != tokens.size()) {
      faults.add(
          FindingCode.UNKNOWN_WORD,
          RuleLine.columns(tokens),
          Message.of("findings.no-names").with("words", Echo.shortened(RuleLine.words(tokens))),
          suchNames());
      return Optional.empty();
    }
    return Optional.of(new LocalNames(names));
  }

  /** What names in other languages look like. */
  public static Message suchNames() {
    return Message.of("findings.such-names");
  }

  /** Whether a line tells of the pack where that is settled; then it is said. */
  public static boolean changesPack(Element line, LineColumns columns, FaultReporter faults) {
    boolean changes = line instanceof Element.PackRule;
    if (changes) {
      faults.add(
          FindingCode.CONTRADICTION,
          columns,
          Message.of("findings.pack-settled"),
          Advice.leaveOut());
    }
    return changes;
  }

  static String text(LocalNames names) {
    return names.byTag().isEmpty()
        ? ValueType.NONE
        : names.byTag().entrySet().stream()
            .map(name -> name.getKey() + " " + RuleLine.quote(name.getValue()))
            .collect(Collectors.joining(" "));
  }
}
