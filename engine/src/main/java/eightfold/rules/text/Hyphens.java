package eightfold.rules.text;

import eightfold.message.Message;
import eightfold.rules.finding.Advice;
import eightfold.rules.finding.Echo;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.finding.LineFault;
import eightfold.rules.text.RuleLine.Token;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.ValueType;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Words of the language with hyphens that were written with blanks: {@code one may play}. */
final class Hyphens {
  private static final int MOST_WORDS = 5;

  private Hyphens() {}

  /** A line whose first words are the keyword of a rule, and which says nothing as it stands. */
  static Optional<LineFault> parted(List<List<Token>> segments, FaultReporter faults) {
    if (faults instanceof FaultReporter.Unheard) {
      return Optional.empty(); // who tries whether a line reads need not know what was meant
    }
    return parted(
            segments.getFirst(),
            Forms.elements().keySet(),
            FindingCode.UNKNOWN_RULE,
            "findings.unknown.rule")
        .filter(_ -> ElementReader.read(segments, faults.unheard()).isEmpty());
  }

  /** A value whose words, taken together, are one of its type. */
  static Optional<LineFault> parted(ValueType type, List<Token> tokens) {
    return type instanceof ValueType.Word word
        ? parted(tokens, word.words(), FindingCode.UNKNOWN_WORD, "findings.unknown.word")
        : Optional.empty();
  }

  private static Optional<LineFault> parted(
      List<Token> tokens, Collection<String> words, FindingCode code, String key) {
    for (int count = Math.min(MOST_WORDS, tokens.size()); count > 1; count--) {
      List<Token> front = tokens.subList(0, count);
      String joined = front.stream().map(Token::text).collect(Collectors.joining("-"));
      String word = joined.toLowerCase(Locale.ROOT);
      if (words.contains(word) && front.stream().noneMatch(Token::quoted)) {
        return Optional.of(
            new LineFault(
                    code,
                    RuleLine.columns(front),
                    Message.of(key).with("words", Echo.shortened(RuleLine.words(front))),
                    Advice.didYouMean(word))
                .mendedBy(word));
      }
    }
    return Optional.empty();
  }
}
