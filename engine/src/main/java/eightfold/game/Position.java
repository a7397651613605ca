package eightfold.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A position in the middle of a deal, in the words of the notation (page 4).
 *
 * @param hands the cards of each seat, by seat
 * @param discard the discard pile, top last; at least the upcard
 * @param stock the stock, top first
 * @param restUnder whether cards named nowhere lie under the stock (else they are out of the game)
 * @param dealer the dealer; by default such that seat 0 is eldest hand
 * @param turn the seat to act; by default as the game begins
 * @param suit a declared suit in force
 * @param rank a declared rank in force
 * @param direction {@code clockwise} or {@code counterclockwise}; by default as the game begins
 * @param pendingDraw cards of a draw penalty pending on the seat to act, as if the upcard had just
 *     caused it; 0: none
 * @param pendingSkip skips pending on the seat to act, likewise
 * @param scores running scores, by seat
 * @param deal number of the deal in the match, from 1
 * @param more what a game's page adds, key to value as the file has it (such as {@code faceUp}),
 *     seats by their numbers
 */
public record Position(
    List<List<String>> hands,
    List<String> discard,
    List<String> stock,
    boolean restUnder,
    OptionalInt dealer,
    OptionalInt turn,
    Optional<String> suit,
    Optional<String> rank,
    Optional<String> direction,
    int pendingDraw,
    int pendingSkip,
    List<Integer> scores,
    int deal,
    Map<String, Object> more) {
  public Position {
    hands = hands.stream().map(List::copyOf).toList();
    discard = List.copyOf(discard);
    stock = List.copyOf(stock);
    scores = List.copyOf(scores);
    more = Map.copyOf(more);
  }

  /** The same position with other cards. */
  public Position with(List<List<String>> hands, List<String> discard, List<String> stock) {
    return new Position(
        hands,
        discard,
        stock,
        restUnder,
        dealer,
        turn,
        suit,
        rank,
        direction,
        pendingDraw,
        pendingSkip,
        scores,
        deal,
        more);
  }
}
