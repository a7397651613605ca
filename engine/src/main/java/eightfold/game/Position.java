package eightfold.game;

import java.util.Collections;
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

  /**
   * Cards as they lie in the first deal, where nobody has points and nothing else is special, until
   * something is said besides.
   */
  public static Builder lying(List<List<String>> hands, List<String> discard, List<String> stock) {
    return new Builder(hands, discard, stock);
  }

  /** Says what else is so in a position of certain cards. */
  public static final class Builder {
    private final List<List<String>> hands;
    private final List<String> discard;
    private final List<String> stock;
    private boolean restUnder;
    private OptionalInt dealer = OptionalInt.empty();
    private OptionalInt turn = OptionalInt.empty();
    private Optional<String> suit = Optional.empty();
    private int pendingDraw;
    private int pendingSkip;
    private List<Integer> scores;
    private int deal = 1;
    private Map<String, Object> more = Map.of();

    private Builder(List<List<String>> hands, List<String> discard, List<String> stock) {
      this.hands = hands;
      this.discard = discard;
      this.stock = stock;
      this.scores = Collections.nCopies(hands.size(), 0);
    }

    /** Cards named nowhere lie under the stock. */
    public Builder restUnder() {
      restUnder = true;
      return this;
    }

    /** Who has dealt, from 0; by default such that seat 0 is eldest hand. */
    public Builder dealer(int seat) {
      dealer = OptionalInt.of(seat);
      return this;
    }

    /** The seat to act, from 0; by default as the game begins. */
    public Builder turn(int seat) {
      turn = OptionalInt.of(seat);
      return this;
    }

    /** A suit has been declared. */
    public Builder suit(String declared) {
      suit = Optional.of(declared);
      return this;
    }

    /** So many cards to draw and turns to lose wait for the seat to act. */
    public Builder pending(int draw, int skip) {
      pendingDraw = draw;
      pendingSkip = skip;
      return this;
    }

    /** Players have points, by seat. */
    public Builder scores(List<Integer> running) {
      scores = running;
      return this;
    }

    /** It is not the first deal of the match. */
    public Builder deal(int number) {
      deal = number;
      return this;
    }

    /** What the game's page adds. */
    public Builder more(Map<String, Object> besides) {
      more = besides;
      return this;
    }

    /**
     * The position; whether cards can lie so a game says when it {@linkplain Game#arrange lays} it.
     */
    public Position build() {
      return new Position(
          hands,
          discard,
          stock,
          restUnder,
          dealer,
          turn,
          suit,
          Optional.empty(),
          Optional.empty(),
          pendingDraw,
          pendingSkip,
          scores,
          deal,
          more);
    }
  }
}
