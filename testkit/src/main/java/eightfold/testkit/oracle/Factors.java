package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.rules.vocabulary.Element;
import eightfold.testkit.oracle.Demand.Regime;
import java.util.Optional;
import java.util.stream.IntStream;

/** Two rule sets at once: matching by suit and rank, and by factors (crazy-factor.md). */
final class Factors {
  private Factors() {}

  /** Eights match: same suit or same rank. */
  private static boolean eightsMatch(int card, int upcard) {
    return Kind.suit(card) == Kind.suit(upcard) || Kind.rank(card) == Kind.rank(upcard);
  }

  /** Factor match: one value divides the other. */
  private static boolean divides(int rank, int other) {
    int one = rank + 1;
    int two = other + 1;
    return one % two == 0 || two % one == 0;
  }

  private static boolean factorMatch(int card, int upcard) {
    return divides(Kind.rank(card), Kind.rank(upcard));
  }

  /** Whether the card always follows by suit and rank, and brings factors. */
  private static boolean brings(Rules rules, int card) {
    return rules.says(Element.Factor.class, factor -> rules.names(factor.by(), card));
  }

  /** Whether the card always follows by factors, and ends them. */
  private static boolean ends(Rules rules, int card) {
    return rules.says(Element.Factor.class, factor -> rules.names(factor.back(), card));
  }

  /** Whether a value may be declared: some card of it does not end factors. */
  static boolean mayDeclare(Rules rules, int rank) {
    return IntStream.range(0, 4).anyMatch(suit -> !ends(rules, Kind.of(suit, rank)));
  }

  /** Whether the card is legal (clauses 1 to 4). */
  static boolean follows(Rules rules, Cards cards, int card) {
    if (Kind.joker(card)) {
      return false;
    }
    int upcard = cards.upcard();
    Demand demand = cards.demand();
    if (demand.suit().isPresent()) {
      return brings(rules, card)
          || Kind.rank(card) == Kind.rank(upcard)
          || Kind.suit(card) == demand.suit().getAsInt();
    }
    return switch (demand.regime()) {
      case EIGHTS -> brings(rules, card) || eightsMatch(card, upcard);
      case FACTOR ->
          ends(rules, card)
              || (demand.rank().isPresent()
                  ? divides(Kind.rank(card), demand.rank().getAsInt())
                  : factorMatch(card, upcard));
      case UNDECIDED ->
          brings(rules, card)
              || ends(rules, card)
              || eightsMatch(card, upcard)
              || factorMatch(card, upcard);
    };
  }

  /** The rules in force once the card lies on the upcard. */
  static Regime after(Rules rules, Cards cards, int card) {
    int upcard = cards.upcard();
    return switch (cards.demand().regime()) {
      case EIGHTS -> brings(rules, card) ? Regime.FACTOR : Regime.EIGHTS;
      case FACTOR -> ends(rules, card) ? Regime.EIGHTS : Regime.FACTOR;
      case UNDECIDED -> {
        boolean byEights = eightsMatch(card, upcard);
        boolean byFactor = factorMatch(card, upcard);
        if (byEights && byFactor) {
          yield Regime.UNDECIDED;
        }
        if (byEights || byFactor) {
          yield byEights ? Regime.EIGHTS : Regime.FACTOR;
        }
        if (brings(rules, card)) {
          yield Regime.FACTOR;
        }
        yield ends(rules, card) ? Regime.EIGHTS : Regime.UNDECIDED;
      }
    };
  }

  /** What the player of a card that flips declares: a value for factors, a suit for suits. */
  static Optional<Awaits> asks(Rules rules, Cards cards, int card) {
    int upcard = cards.upcard();
    boolean flips =
        switch (cards.demand().regime()) {
          case EIGHTS -> brings(rules, card);
          case FACTOR -> ends(rules, card);
          case UNDECIDED ->
              (brings(rules, card) || ends(rules, card))
                  && !eightsMatch(card, upcard)
                  && !factorMatch(card, upcard);
        };
    if (!flips) {
      return Optional.empty();
    }
    return Optional.of(brings(rules, card) ? Awaits.RANK : Awaits.SUIT);
  }

  /** The rules that a starter sets (clause 5). */
  static Regime ofStarter(Rules rules, int starter) {
    if (brings(rules, starter)) {
      return Regime.FACTOR;
    }
    return ends(rules, starter) ? Regime.EIGHTS : Regime.UNDECIDED;
  }
}
