package eightfold.testkit.oracle;

import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.OtherSeat;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
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

  /** How many cards are still to be chosen of those that the seat to act has to show. */
  static int left(Rules rules, State state) {
    int shows = DecisionRules.said(rules, state.turn()).map(ShowRules::cards).orElseThrow();
    return Math.min(shows, state.hand().size()) - chosen(state).size();
  }

  private static int cards(Object what) {
    return what instanceof Effect.Decides shows && shows.what() == Effect.Choice.SHOWS
        ? shows.cards()
        : 0;
  }

  /** The most that any card or line has its player show. */
  static int most(Rules rules) {
    IntStream byCards =
        IntStream.rangeClosed(1, 5)
            .filter(cards -> rules.someDo(Effect.Decides.class, it -> cards(it) >= cards));
    IntStream byLines =
        rules.all(Element.When.class).stream()
            .flatMap(line -> line.then().stream())
            .mapToInt(ShowRules::cards);
    return IntStream.concat(byCards, byLines).max().orElse(0);
  }

  /** To whom the seat to act shows cards, or gives one; of those of whom it may choose one, all. */
  static List<Integer> receivers(Rules rules, State state) {
    if (state.has(Showing.class)) {
      return List.of(state.the(Showing.class).to());
    }
    int player = state.turn().seat();
    Optional<OtherSeat> who =
        DecisionRules.said(rules, state.turn()).flatMap(Effect.Decides::other);
    return IntStream.range(0, state.seats())
        .boxed()
        .filter(seat -> seat != player && state.deal().left().contains(seat))
        .filter(seat -> who.filter(one -> means(rules, state, player, one, seat)).isPresent())
        .toList();
  }

  /** Whether that seat is whom these words mean, seen from the player. */
  static boolean means(Rules rules, State state, int player, OtherSeat who, int seat) {
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
