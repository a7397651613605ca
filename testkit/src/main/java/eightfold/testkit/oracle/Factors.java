package eightfold.testkit.oracle;

import eightfold.cards.Kinds;
import eightfold.cards.Pack;
import eightfold.rules.vocabulary.Element;
import eightfold.testkit.oracle.Demand.Regime;
import java.util.Optional;

/** Two rule sets at once: matching by suit and rank, and by factors (crazy-factor.md). */
final class Factors {
  private Factors() {}

  /** Eights match: same suit or same rank. */
  private static boolean eightsMatch(Pack pack, int card, int upcard) {
    return pack.shareSuit(card, upcard) || pack.rank(card) == pack.rank(upcard);
  }

  /** Factor match: one value divides the other. */
  private static boolean divides(Pack pack, int rank, int other) {
    int one = pack.ranks().get(rank).value();
    int two = pack.ranks().get(other).value();
    return two != 0 && one % two == 0 || one != 0 && two % one == 0;
  }

  private static boolean factorMatch(Pack pack, int card, int upcard) {
    return divides(pack, pack.rank(card), pack.rank(upcard));
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
    return Kinds.list(rules.kinds().ofRank(rank)).stream().anyMatch(card -> !ends(rules, card));
  }

  /** Whether the card is legal (clauses 1 to 4). */
  static boolean follows(Rules rules, Cards cards, int card) {
    if (rules.kinds().joker(card)) {
      return false;
    }
    int upcard = cards.upcard();
    Demand demand = cards.demand();
    if (demand.suit().isPresent()) {
      return brings(rules, card)
          || rules.kinds().rank(card) == rules.kinds().rank(upcard)
          || Kinds.has(rules.kinds().ofSuit(demand.suit().getAsInt()), card);
    }
    return switch (demand.regime()) {
      case EIGHTS -> brings(rules, card) || eightsMatch(rules.kinds(), card, upcard);
      case FACTOR ->
          ends(rules, card)
              || (demand.rank().isPresent()
                  ? divides(rules.kinds(), rules.kinds().rank(card), demand.rank().getAsInt())
                  : factorMatch(rules.kinds(), card, upcard));
      case UNDECIDED ->
          brings(rules, card)
              || ends(rules, card)
              || eightsMatch(rules.kinds(), card, upcard)
              || factorMatch(rules.kinds(), card, upcard);
    };
  }

  /** The rules in force once the card lies on the upcard. */
  static Regime after(Rules rules, Cards cards, int card) {
    int upcard = cards.upcard();
    return switch (cards.demand().regime()) {
      case EIGHTS -> brings(rules, card) ? Regime.FACTOR : Regime.EIGHTS;
      case FACTOR -> ends(rules, card) ? Regime.EIGHTS : Regime.FACTOR;
      case UNDECIDED -> {
        boolean byEights = eightsMatch(rules.kinds(), card, upcard);
        boolean byFactor = factorMatch(rules.kinds(), card, upcard);
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
                  && !eightsMatch(rules.kinds(), card, upcard)
                  && !factorMatch(rules.kinds(), card, upcard);
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
