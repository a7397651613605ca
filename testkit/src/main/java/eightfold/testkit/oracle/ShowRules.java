package eightfold.testkit.oracle;

import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.OtherSeat;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** How many cards are shown to whom (semantics 19.16). */
final class ShowRules {
  private ShowRules() {}

  /** What is chosen by now. */
  static List<Integer> chosen(State state) {
    return state.find(Showing.class).map(Showing::kinds).orElse(List.of());
  }

  /** Whether the hand holds such a card beside those that are chosen. */
  static boolean spare(State state, int kind) {
    return Collections.frequency(state.hand().held(), kind)
        > Collections.frequency(chosen(state), kind);
  }

  /** How many cards are still to be chosen of what the last card has its player show. */
  static int left(Rules rules, State state) {
    int shows =
        IntStream.rangeClosed(1, 5)
            .filter(
                cards ->
                    rules.does(state.turn().last(), Effect.Shows.class, it -> it.cards() == cards))
            .findFirst()
            .orElseThrow();
    return Math.min(shows, state.hand().size()) - chosen(state).size();
  }

  /** The most that any card has its player show. */
  static int most(Rules rules) {
    return IntStream.rangeClosed(1, 5)
        .filter(cards -> rules.someDo(Effect.Shows.class, it -> it.cards() >= cards))
        .max()
        .orElse(0);
  }

  /**
   * To whom a card has its player show cards, or give one; of those of whom it may choose one, all.
   */
  static List<Integer> receivers(Rules rules, State state, int player, int kind) {
    if (state.has(Showing.class)) {
      return List.of(state.the(Showing.class).to());
    }
    List<Integer> left = state.deal().left();
    return IntStream.range(0, state.seats())
        .boxed()
        .filter(seat -> seat != player && left.contains(seat))
        .filter(
            seat ->
                rules.does(
                        kind, Effect.Shows.class, it -> means(rules, state, player, it.who(), seat))
                    || rules.does(
                        kind,
                        Effect.GivesACard.class,
                        it -> means(rules, state, player, it.who(), seat)))
        .toList();
  }

  private static boolean means(Rules rules, State state, int player, OtherSeat who, int seat) {
    return switch (who) {
      case NEXT -> seat == state.onward(player, 1);
      case PREVIOUS -> seat == state.onward(player, -1);
      case LEFT -> seat == state.onward(player, 1, true);
      case RIGHT -> seat == state.onward(player, -1, true);
      case PARTNER -> !Teams.disbanded(rules, state) && seat == Teams.partner(state, player);
      case CHOSEN -> true;
    };
  }
}
