package eightfold.testkit.oracle;

import eightfold.game.Refusal;
import eightfold.rules.vocabulary.Effect;
import java.util.Optional;

/** Which cards may be given to whom: gifts to the others, trades with the partner. */
final class GiftRules {
  private GiftRules() {}

  /** Whether the book knows gifts to the others (semantics 19.1, {@code gives to others}). */
  static boolean known(Rules rules) {
    return rules.someCardDoes(Effect.What.GIVES_TO_OTHERS);
  }

  /** Whether cards can be given at all. */
  static boolean anyKnown(Rules rules) {
    return rules.players().trades() || known(rules);
  }

  /** Whether what is to be given now is a gift to one of the others. */
  static boolean due(State state) {
    return state.turn().awaits() == Awaits.GIVE && state.the(Trade.class).offer().isEmpty();
  }

  /** Whether some of the others have their gift already. */
  static boolean begun(State state) {
    return state.the(Gifts.class).receivers().size() < state.deal().left().size() - 1;
  }

  /** Why the seat to act may not give that card to that seat, or {@link Rules#ALLOWED}. */
  static int refusal(Rules rules, State state, Act.Give gift) {
    return due(state) ? refusalOfGift(state, gift) : refusalOfTrade(rules, state, gift);
  }

  private static int refusalOfGift(State state, Act.Give gift) {
    if (state.the(Gifts.class).receivers().getFirst() != gift.seat()) {
      return Refusal.NO_SUCH_SEAT;
    }
    return state.hand().held().contains(gift.kind()) ? Rules.ALLOWED : Refusal.CARD_NOT_HELD;
  }

  private static int refusalOfTrade(Rules rules, State state, Act.Give gift) {
    Optional<Trade.Offer> offer = state.the(Trade.class).offer();
    boolean may = offer.isPresent() || tradeOpen(rules, state);
    if (!may || gift.seat() != Teams.partner(state, state.turn().seat())) {
      return Refusal.NO_SUCH_SEAT;
    }
    if (!state.hand().held().contains(gift.kind())) {
      return Refusal.CARD_NOT_HELD;
    }
    boolean another = offer.filter(o -> o.only() && gift.kind() != o.kind()).isPresent();
    return another ? Refusal.NO_SUCH_SEAT : Rules.ALLOWED;
  }

  /** Whether the seat to act may give its partner a card now (semantics 20.6). */
  static boolean tradeOpen(Rules rules, State state) {
    Turn turn = state.turn();
    boolean turnBegins =
        (turn.awaits() == Awaits.PLAY || turn.awaits() == Awaits.ANSWER)
            && turn.drawn().cards() == 0
            && turn.laid().isEmpty();
    return rules.players().trades()
        && turnBegins
        && !state.the(Trade.class).over()
        && !state.has(Duel.class)
        && state.hand().size() >= 2
        && state.deal().left().contains(Teams.partner(state, turn.seat()))
        && !Teams.disbanded(rules, state);
  }
}
