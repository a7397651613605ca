package eightfold.rules.text;

import eightfold.message.Message;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.text.RuleLine.Token;
import eightfold.rules.vocabulary.Amount;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Form;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.OtherSeat;
import eightfold.rules.vocabulary.SeatSelector;
import eightfold.rules.vocabulary.ValueType;
import java.util.List;
import java.util.Optional;

/**
 * Reads the values that stand among the words of a line with conditions: seats, cards, numbers and
 * amounts; says what is wrong with them.
 *
 * @param faults hears of it
 */
record LineValues(FaultReporter faults) {
  /** The seats that these words name. */
  Optional<SeatSelector> seats(List<Token> tokens) {
    return TextValues.read(new ValueType.Seats(), tokens, faults).map(SeatSelector.class::cast);
  }

  /** The one other seat that these words name. */
  Optional<OtherSeat> otherSeat(List<Token> tokens) {
    ValueType type = Forms.of(Effect.Choice.GIVES).parts().getFirst().type();
    return TextValues.read(type, tokens, faults).map(OtherSeat.class::cast);
  }

  /** The cards that these words name. */
  Optional<CardSet> cards(List<Token> tokens) {
    return TextValues.read(new ValueType.Cards(), tokens, faults).map(CardSet.class::cast);
  }

  /** The number at that place, the last one of its words: what such a record may hold. */
  Optional<Integer> number(List<Token> tokens, int at, Form of) {
    ValueType.InRange range = range(of);
    if (tokens.size() != at + 1) {
      return wrong(
          FindingCode.NOT_A_NUMBER,
          tokens,
          Message.of("findings.one-number"),
          Message.of("findings.from-to").with("least", range.least()).with("most", range.most()));
    }
    Token number = tokens.get(at);
    return TextValues.whole(number.text(), range.least(), range.most(), number.columns(), faults);
  }

  /** The amount that begins at that place and ends with these words. */
  Optional<Amount> amount(List<Token> tokens, int at, Form of) {
    ValueType.Amounts amounts =
        of.parts().stream()
            .map(Form.Part::type)
            .filter(ValueType.Amounts.class::isInstance)
            .map(ValueType.Amounts.class::cast)
            .findFirst()
            .orElseThrow();
    return tokens.size() <= at
        ? wrong(
            FindingCode.NOT_A_NUMBER,
            tokens,
            Message.of("findings.one-number"),
            TextValues.possibleAmounts(amounts.least(), amounts.most()))
        : TextValues.read(amounts, tokens.subList(at, tokens.size()), faults)
            .map(Amount.class::cast);
  }

  /** The bounds of a record's only number, which JSON is held to as well. */
  private static ValueType.InRange range(Form of) {
    return of.parts().stream()
        .map(Form.Part::type)
        .filter(ValueType.InRange.class::isInstance)
        .map(ValueType.InRange.class::cast)
        .findFirst()
        .orElseThrow();
  }

  /** Where that word stands; negative where it does not. */
  static int indexOf(List<Token> tokens, String word) {
    for (int i = 0; i < tokens.size(); i++) {
      if (is(tokens.get(i), word)) {
        return i;
      }
    }
    return -1;
  }

  /** Whether it is that word, and no text in quotes. */
  static boolean is(Token token, String word) {
    return !token.quoted() && token.text().equals(word);
  }

  /** Something is wrong with these words. */
  <T> Optional<T> wrong(FindingCode code, List<Token> at, Message what, Message right) {
    faults.add(code, at.getFirst().columns().upTo(at.getLast().columns()), what, right);
    return Optional.empty();
  }

  /** Something is missing at that word. */
  <T> Optional<T> lacks(Token at, Message what, Message right) {
    return wrong(FindingCode.SOMETHING_MISSING, List.of(at), what, right);
  }
}
