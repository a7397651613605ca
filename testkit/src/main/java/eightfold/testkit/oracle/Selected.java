package eightfold.testkit.oracle;

import eightfold.rules.vocabulary.Consequence;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.SeatSelector;
import eightfold.rules.vocabulary.SeatSelector.Which;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Which seats a line speaks of (RULE-LANGUAGE, Conditions 3). */
final class Selected {
  private Selected() {}

  /** The words for the seats of a consequence, if it has any. */
  static Optional<SeatSelector> by(Consequence consequence) {
    return switch (consequence) {
      case Consequence.LosesTurns loses -> Optional.of(loses.who());
      case Consequence.MustPlay must -> Optional.of(must.who());
      case Consequence.WholeHands hands -> Optional.of(hands.who());
      case Consequence.Says says -> Optional.of(says.who());
      case Consequence.Moves moves -> Optional.of(moves.who());
      case Effect.AtOnce _, Effect.Decides _ -> Optional.empty();
    };
  }

  /** Whether the player has to name the seat. */
  static boolean chosen(Consequence consequence) {
    boolean to =
        consequence instanceof Consequence.WholeHands hands && hands.to().which() == Which.CHOSEN
            || consequence instanceof Consequence.Moves moves
                && moves.from().which() == Which.CHOSEN;
    return to || by(consequence).filter(who -> who.which() == Which.CHOSEN).isPresent();
  }

  /** Whether some line of the book has a seat named. */
  static boolean someChosen(Rules rules) {
    return rules.all(Element.When.class).stream()
        .anyMatch(line -> line.then().stream().anyMatch(Selected::chosen));
  }

  /**
   * The seats meant that take turns, in the order in which they come to draw.
   *
   * @param clockwise the direction when the occasion arose
   * @param named the seat that the player has named, if it was to
   */
  static List<Integer> seats(
      Rules rules,
      State state,
      SeatSelector who,
      int player,
      boolean clockwise,
      Optional<Integer> named) {
    List<Integer> left = state.deal().left();
    List<Integer> meant =
        switch (who.which()) {
          case PLAYER -> List.of(player);
          case NEXT -> List.of(state.onward(player, 1, clockwise));
          case PREVIOUS -> List.of(state.onward(player, -1, clockwise));
          case SEAT -> List.of(state.onward(player, who.steps(), clockwise));
          case LEFT -> List.of(state.onward(player, 1, true));
          case RIGHT -> List.of(state.onward(player, -1, true));
          case OTHERS -> others(state, player, clockwise);
          case ALL -> all(state, player, clockwise);
          case CHOSEN -> named.stream().toList();
          case PARTNER -> partner(rules, state, player);
          case MOST_CARDS -> holding(state, player, clockwise, Collections.max(sizes(state)));
          case FEWEST_CARDS -> holding(state, player, clockwise, Collections.min(sizes(state)));
          case MOST_POINTS -> scoring(state, player, clockwise, Collections.max(scores(state)));
          case FEWEST_POINTS -> scoring(state, player, clockwise, Collections.min(scores(state)));
          case PLAYER_OF_THE_CARD_BEFORE ->
              state.find(Layers.class).flatMap(Layers::before).stream().toList();
        };
    return meant.stream().filter(left::contains).toList();
  }

  private static List<Integer> others(State state, int player, boolean clockwise) {
    return IntStream.rangeClosed(1, state.others(player))
        .mapToObj(place -> state.onward(player, place, clockwise))
        .toList();
  }

  private static List<Integer> all(State state, int player, boolean clockwise) {
    List<Integer> all = new ArrayList<>(others(state, player, clockwise));
    all.addFirst(player);
    return all;
  }

  private static List<Integer> partner(Rules rules, State state, int player) {
    return Teams.play(rules) && !Teams.disbanded(rules, state)
        ? List.of(Teams.partner(state, player))
        : List.of();
  }

  private static List<Integer> sizes(State state) {
    return state.deal().left().stream().map(seat -> state.hand(seat).size()).toList();
  }

  private static List<Integer> scores(State state) {
    return state.deal().left().stream().map(state.tally().score()::get).toList();
  }

  private static List<Integer> scoring(State state, int player, boolean clockwise, int points) {
    return all(state, player, clockwise).stream()
        .filter(seat -> state.tally().score().get(seat) == points)
        .toList();
  }

  private static List<Integer> holding(State state, int player, boolean clockwise, int cards) {
    return all(state, player, clockwise).stream()
        .filter(seat -> state.hand(seat).size() == cards)
        .toList();
  }
}
