package eightfold.program;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What the cards and the {@code when} lines of a book have players do with cards of their hands.
 *
 * @param all each that any of them brings
 * @param mostShown the most cards that any of them has its player show; 0: none does
 */
public record BroughtDecisions(Set<CardDecision> all, int mostShown) {
  public BroughtDecisions {
    all = Collections.unmodifiableSet(all);
  }

  static BroughtDecisions of(CardEffects cards, Conditions lines) {
    Set<CardDecision> all = EnumSet.noneOf(CardDecision.class);
    cards.decisions().values().forEach(place -> all.add(CardDecision.values()[place - 1]));
    decides(lines).map(LineStep.Decide::what).forEach(all::add);
    int most =
        IntStream.concat(
                IntStream.of(cards.shown().most()),
                decides(lines)
                    .filter(step -> step.what() == CardDecision.SHOW)
                    .mapToInt(LineStep.Decide::cards))
            .max()
            .orElse(0);
    return new BroughtDecisions(all, most);
  }

  private static Stream<LineStep.Decide> decides(Conditions lines) {
    return lines.all(LineStep.Decide.class);
  }

  /** Whether anything brings this one. */
  public boolean has(CardDecision decision) {
    return all.contains(decision);
  }

  /** Whether anything brings any. */
  public boolean any() {
    return !all.isEmpty();
  }

  /** Whether any of them takes single cards from a hand out of most seats' sight. */
  public boolean movesCards() {
    return has(CardDecision.EXCHANGE) || has(CardDecision.GIVE);
  }
}
