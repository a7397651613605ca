package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.game.Refusal;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** What the player of a card has to declare, and what it may (semantics 14 and 15). */
final class Declarations {
  private Declarations() {}

  /** What the player of the card has to decide on. */
  static Optional<Awaits> asked(Rules rules, State before, int kind, boolean idle) {
    if (idle) {
      return Optional.empty();
    }
    Optional<Awaits> flipping =
        rules.has(Element.Factor.class)
            ? Factors.asks(rules, before.cards(), kind)
            : Optional.empty();
    if (flipping.isPresent()) {
      return flipping;
    }
    Awaits awaits = before.turn().awaits();
    boolean starter = awaits == Awaits.NOTHING || awaits == Awaits.TAKE;
    if (!starter && LongHand.isOwn(rules, before, before.turn().seat(), kind)) {
      return Optional.of(Awaits.SUIT);
    }
    if (rules.cards().callsRank(kind)) {
      return Optional.of(Awaits.RANK);
    }
    if (rules.does(kind, Effect.Rivalry.DUEL)) {
      return Optional.of(Awaits.TARGET);
    }
    if (rules.does(kind, Effect.Rivalry.GRAB)) {
      return Optional.of(Awaits.GRAB);
    }
    if (DecisionRules.by(rules, kind).isPresent()) {
      return Optional.of(Awaits.DECISION);
    }
    return rules.cards().declaresSuit(kind) ? Optional.of(Awaits.SUIT) : Optional.empty();
  }

  /** The suit that the player of the card may not name afterwards. */
  static OptionalInt barred(Rules rules, State before, int card) {
    if (!rules.cards().declares(card, Effect.Declares.Choice.OTHER_SUIT_HELD)) {
      return OptionalInt.empty();
    }
    Turn turn = before.turn();
    boolean goesOn =
        !turn.laid().isEmpty()
            && rules.cards().declares(turn.last(), Effect.Declares.Choice.OTHER_SUIT_HELD);
    return goesOn ? turn.row().barred() : InForce.suit(before.cards());
  }

  private static int unless(boolean may) {
    return may ? Rules.ALLOWED : Refusal.DECLARATION_NOT_ALLOWED;
  }

  /** Why the seat to act may not name that suit, or {@link Rules#ALLOWED}. */
  static int suitRefusal(Rules rules, State state, int suit) {
    if (state.turn().awaits() != Awaits.SUIT) {
      return Refusal.NOTHING_TO_DECLARE;
    }
    return unless(!namesHeldSuit(rules, state) || mayName(state, suit));
  }

  private static boolean namesHeldSuit(Rules rules, State state) {
    return rules.cards().declares(state.turn().last(), Effect.Declares.Choice.OTHER_SUIT_HELD)
        && !state.turn().row().byLine();
  }

  private static boolean mayName(State state, int suit) {
    OptionalInt barred = state.turn().row().barred();
    return (barred.isEmpty() || barred.getAsInt() != suit)
        && holds(state, card -> Kinds.has(state.cards().pack().ofSuit(suit), card));
  }

  /** Whether the seat to act has such a card, which is no joker. */
  private static boolean holds(State state, IntPredicate such) {
    return state.hand().held().stream()
        .anyMatch(card -> !state.cards().pack().joker(card) && such.test(card));
  }

  /**
   * Why the seat to act may not free the suit: it could name one, or nothing of the kind is due.
   */
  static int freeSuitRefusal(Rules rules, State state) {
    if (state.turn().awaits() != Awaits.SUIT) {
      return Refusal.NOTHING_TO_DECLARE;
    }
    boolean none =
        IntStream.range(0, rules.kinds().suits().size()).noneMatch(suit -> mayName(state, suit));
    return unless(namesHeldSuit(rules, state) && none);
  }

  /** Whether the seat to act may name a rank instead of a suit. */
  static boolean orRank(Rules rules, State state) {
    boolean starterDeclares =
        state.turn().overStarter() && rules.starter() == Element.Starter.Act.DEALER_DECLARES;
    return state.turn().awaits() == Awaits.SUIT
        && !starterDeclares
        && !state.turn().row().byLine()
        && rules.cards().namesRank(state.turn().last());
  }

  /** Whether the seat to act declares a suit and a rank. */
  static boolean rankToo(Rules rules, State state) {
    Turn turn = state.turn();
    return !turn.overStarter()
        && !turn.laid().isEmpty()
        && rules.cards().declaresRankToo(turn.last());
  }

  /** Whether the card last laid calls a rank that its player holds. */
  static boolean callsHeld(Rules rules, State state) {
    return rules.cards().declares(state.turn().last(), Effect.Declares.Choice.HELD_RANK);
  }

  /** Why the seat to act may not call that rank, or {@link Rules#ALLOWED}. */
  static int rankRefusal(Rules rules, State state, int rank) {
    int with = state.turn().laid().isEmpty() ? Kind.NONE : state.turn().last();
    if (orRank(rules, state)) {
      return unless(
          rules.does(
              with,
              Effect.Declares.class,
              or -> or.orRank() && !rules.namesRank(or.orRankExcept(), rank)));
    }
    if (state.turn().awaits() != Awaits.RANK) {
      return Refusal.NOTHING_TO_DECLARE;
    }
    if (rules.has(Element.Factor.class)) {
      return unless(Factors.mayDeclare(rules, rank));
    }
    if (rankToo(rules, state)) {
      return Rules.ALLOWED;
    }
    if (callsHeld(rules, state)) {
      return unless(
          holds(
              state,
              card ->
                  rules.kinds().rank(card) == rank && Following.amongCallable(rules, with, card)));
    }
    return unless(
        rules.does(
            with,
            Effect.Declares.class,
            call ->
                call.what() == Effect.Declares.Choice.RANK
                    && !rules.namesRank(call.except(), rank)));
  }

  static int freeRankRefusal(Rules rules, State state) {
    if (orRank(rules, state)) {
      return Refusal.DECLARATION_NOT_ALLOWED;
    }
    if (state.turn().awaits() != Awaits.RANK) {
      return Refusal.NOTHING_TO_DECLARE;
    }
    int with = state.turn().last();
    return unless(
        callsHeld(rules, state)
            && !holds(state, card -> Following.amongCallable(rules, with, card)));
  }
}
