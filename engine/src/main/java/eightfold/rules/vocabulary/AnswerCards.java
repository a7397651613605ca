package eightfold.rules.vocabulary;

import eightfold.cards.Kinds;
import java.util.List;
import java.util.stream.LongStream;

/**
 * The cards that answer the penalty of a card, and those that cancel it. A card of both answers: it
 * adds to the penalty (chapter 9 of the semantics).
 */
public final class AnswerCards {
  private AnswerCards() {}

  /** What answers each card of a line: the cards named, else those of its own rank. */
  private static LongStream answering(RuleBook book, Element.On on, Effect.Penalty penalty) {
    if (penalty.noAnswer() || !penalty.answeredBy().isEmpty()) {
      return LongStream.of(mask(book, penalty.answeredBy()));
    }
    return Kinds.list(on.cards().mask(BookPack.wild(book))).stream()
        .mapToLong(book.pack()::sameRank);
  }

  /** What cancels the penalty of a card and does not answer it, as its line has it. */
  public static List<CardSet.Part> cancelling(RuleBook book, Element.On on) {
    return on.find(Effect.Penalty.class).stream()
        .flatMap(
            penalty ->
                penalty.cancelledBy().stream()
                    .filter(
                        part ->
                            answering(book, on, penalty)
                                .anyMatch(
                                    answers ->
                                        (mask(book, List.of(part)) & ~answers) != Kinds.NONE)))
        .toList();
  }

  /** The kinds that a line has both among its answers and among what cancels its penalty. */
  public static long both(RuleBook book, Element.On on) {
    return on.find(Effect.Penalty.class)
        .map(
            penalty ->
                mask(book, penalty.cancelledBy())
                    & answering(book, on, penalty).reduce(Kinds.NONE, (one, other) -> one | other))
        .orElse(Kinds.NONE);
  }

  /** Whether a card that cancels the penalty makes the next player draw in its own turn. */
  public static boolean cancelledAnew(RuleBook book, Element.On on) {
    long cancelling = mask(book, cancelling(book, on));
    return book.all(Element.On.class)
        .filter(
            other ->
                other.find(Effect.Penalty.class).filter(penalty -> penalty.draws() > 0).isPresent())
        .anyMatch(other -> (other.cards().mask(BookPack.wild(book)) & cancelling) != Kinds.NONE);
  }

  private static long mask(RuleBook book, List<CardSet.Part> parts) {
    return parts.isEmpty() ? Kinds.NONE : new CardSet(parts).mask(BookPack.wild(book));
  }
}
