package eightfold.testkit.oracle;

import eightfold.game.Refusal;
import eightfold.rules.vocabulary.Effect;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What cards have their players decide, and what speaks against an answer (semantics 19.10 on). */
final class DecisionRules {
  private DecisionRules() {}

  /** Whether any card of the book brings its player that decision (semantics 19.10 on). */
  static boolean anyBrings(Rules rules, CardDecision decision) {
    return rules.someCardDoes(decision.choice()) || rules.someBring(decision.choice());
  }

  /** The decision with this verb, where any card of the book brings it. */
  static Optional<CardDecision> named(Rules rules, String verb) {
    return Stream.of(CardDecision.values())
        .filter(decision -> decision.verb().equals(verb) && anyBrings(rules, decision))
        .findFirst();
  }

  /** What this card brings its player. */
  static Optional<CardDecision> by(Rules rules, int kind) {
    return Stream.of(CardDecision.values())
        .filter(decision -> rules.does(kind, decision.choice()))
        .findFirst();
  }

  /** What a line, or else the last card of the turn, has its player do. */
  static Optional<Effect.Decides> said(Rules rules, Turn turn) {
    return turn.row()
        .decides()
        .or(
            () ->
                Stream.of(CardDecision.values())
                    .flatMap(decision -> rules.effect(turn.last(), decision.choice()).stream())
                    .map(Effect.Decides.class::cast)
                    .findFirst());
  }

  /** Which decision the seat to act owes. */
  static Optional<CardDecision> awaited(Rules rules, State state) {
    return state.turn().awaits() == Awaits.DECISION
        ? said(rules, state.turn()).map(CardDecision::of)
        : Optional.empty();
  }

  /** What is awaited, as the face of a table says it. */
  static eightfold.game.Awaits face(Rules rules, State state) {
    return awaited(rules, state)
        .map(decision -> eightfold.game.Awaits.of(decision.verb()))
        .orElseGet(() -> state.turn().awaits().face());
  }

  /** Whether what the last card of the turn brings can still be decided. */
  static boolean comesUp(Rules rules, State state) {
    Turn turn = state.turn();
    return said(rules, turn)
        .map(CardDecision::of)
        .filter(decision -> possible(state.cards(), decision))
        // nobody gives the last card away
        .filter(decision -> decision != CardDecision.GIVE || state.hand().size() > 1)
        .filter(decision -> !decision.toSeat() || !ShowRules.receivers(rules, state).isEmpty())
        .isPresent();
  }

  /** The acts of the seat to act that decide what it owes, if it owes any. */
  static List<Act> decisions(Rules rules, State state, List<Integer> held) {
    return awaited(rules, state)
        .map(
            decision -> {
              List<Integer> to =
                  decision.toSeat() ? ShowRules.receivers(rules, state) : List.of(Act.NO_SEAT);
              return to.stream()
                  .flatMap(
                      seat -> held.stream().<Act>map(kind -> new Act.Decided(decision, kind, seat)))
                  .toList();
            })
        .orElse(List.of());
  }

  /** Whether the act answers what the seat owes by a card. */
  static boolean decides(Rules rules, State state, Act act) {
    CardDecision owed = awaited(rules, state).orElseThrow();
    return act instanceof Act.Decided decided && decided.decision() == owed
        || act instanceof Act.Pass && owed.optional();
  }

  /** Why the seat to act may not do that with a card, or {@link Rules#ALLOWED}. */
  static int refusal(Rules rules, State state, Act.Decided act) {
    CardDecision decision = act.decision();
    if (state.turn().awaits() != Awaits.DECISION) {
      return decision.unasked();
    }
    if (decision.toSeat() && !ShowRules.receivers(rules, state).contains(act.seat())) {
      return Refusal.NO_SUCH_SEAT;
    }
    return ShowRules.spare(state, act.kind())
        ? possible(state.cards(), decision) ? Rules.ALLOWED : Refusal.NOTHING_TO_DRAW
        : Refusal.CARD_NOT_HELD;
  }

  /** How many cards an act that decides something may name as things stand. */
  static int mostCards(Rules rules, State state, CardDecision decision) {
    return switch (decision) {
      case EXCHANGE, GIVE -> 1;
      case SHOW ->
          awaited(rules, state).filter(owed -> owed == decision).isPresent()
              ? ShowRules.left(rules, state)
              : ShowRules.most(rules);
    };
  }

  /** Whether what the decision takes, the card aside, is there. */
  static boolean possible(Cards cards, CardDecision decision) {
    return !decision.takesStock() || !cards.stock().isEmpty();
  }
}
