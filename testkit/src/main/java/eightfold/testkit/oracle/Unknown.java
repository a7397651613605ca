package eightfold.testkit.oracle;

import eightfold.rules.Effect;
import eightfold.rules.Element;
import eightfold.rules.RuleBook;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What the oracle has not learnt yet. Tables with such rules are played by the kernel alone; where
 * this stands is said in docs/status.md, and the list is to be empty.
 */
public final class Unknown {
  private static final Set<Class<?>> RULES =
      Set.of(
          Effect.AddsAsAnswer.class,
          Effect.AnsweredInSuit.class,
          Effect.CallsHeldRank.class,
          Effect.DeclaresHeldSuit.class,
          Effect.LeavesInForce.class,
          Effect.NextMisses.class,
          Element.AnswersNoRun.class,
          Element.Cheating.class,
          Element.CutStarter.class,
          Element.EffectsInOrder.class,
          Element.OwnWild.class,
          Element.RankStays.class,
          Element.RunLastEffect.class,
          Element.SetsOf.class);

  /** What the two programs do not yet agree on in made-up mixtures; in the library they do. */
  private static final Set<Class<?>> UNSETTLED_IN_MIXTURES =
      Set.of(
          Effect.Counts.class,
          Effect.Duel.class,
          Effect.Grab.class,
          Effect.Named.class,
          Effect.Repeat.class,
          Effect.SisterSuit.class,
          Element.Cancelling.class,
          Element.LeaveOut.class,
          Element.NamesSaid.class,
          Element.OnItsLike.class,
          Element.Pairs.class,
          Element.Phrase.class,
          Element.Pressure.class,
          Element.Teams.class,
          Element.WrongCardsStay.class,
          Element.WrongCatch.class);

  private Unknown() {}

  /** Whether the oracle knows rules of this sort. */
  public static boolean knows(Class<?> rule) {
    return !RULES.contains(rule);
  }

  /** The same for a book that nobody wrote, in which rules meet that no game has together. */
  public static Optional<String> inMixture(RuleBook book) {
    return in(book)
        .or(
            () ->
                Stream.concat(
                        book.elements().stream(),
                        book.all(Element.On.class).flatMap(on -> on.effects().stream()))
                    .filter(rule -> unsettled(rule))
                    .map(rule -> rule.getClass().getSimpleName())
                    .findFirst());
  }

  private static boolean unsettled(Object rule) {
    return UNSETTLED_IN_MIXTURES.contains(rule.getClass())
        || rule instanceof Element.Call call
            && (call.found() == Element.Call.Found.NEXT_TURN || call.forTurnsOf() > 0);
  }

  /** A rule of a book, options applied, that the oracle does not know; empty if it knows all. */
  public static Optional<String> in(RuleBook book) {
    Stream<String> unknown =
        book.elements().stream()
            .filter(element -> RULES.contains(element.getClass()) || newWay(element))
            .map(element -> element.getClass().getSimpleName());
    Stream<String> effects =
        book.all(Element.On.class)
            .flatMap(on -> on.effects().stream())
            .filter(effect -> RULES.contains(effect.getClass()))
            .map(effect -> effect.getClass().getSimpleName());
    return Stream.concat(unknown, effects).findFirst();
  }

  /** Known elements with a clause or value that is not known. */
  private static boolean newWay(Element element) {
    return switch (element) {
      case Element.Draw draw -> draw.policy() == Element.Draw.Policy.UNTIL_PLAYED;
      case Element.Match match -> match.format() == Element.Match.Format.COUNTDOWN;
      default -> false;
    };
  }
}
