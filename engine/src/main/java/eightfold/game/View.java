package eightfold.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What one seat may know of a table of the shedding family; built from what it is allowed to see,
 * never by striking out.
 *
 * @param seat whose view it is, or {@link Match#NOBODY} for a spectator
 * @param ply how many acts the match has taken
 * @param deal number of the deal in the match, from 1
 * @param dealer the seat that dealt
 * @param turn the seat to act, or {@link Match#NOBODY}
 * @param awaits what it owes, such as {@code answer}
 * @param clockwise the direction of play
 * @param pile every card of the discard pile, the upcard last
 * @param stock number of cards in the stock
 * @param suit the declared suit in force, by its letter
 * @param rank the declared rank in force
 * @param pendingDraw the draw penalty pending on the seat to act, 0 if none
 * @param pendingSkip skips pending on the seat to act
 * @param hands all seats' hands, as far as this seat sees them
 * @param legal this seat's legal acts, in the notation
 * @param refusals for each different card of the own hand that may not be played now, why; where
 *     players watch over the rules themselves, also for those that the table takes as a fault
 * @param standings scores and results
 * @param several whether a turn of this game may hold several cards: {@code legal} names the first
 *     card as a single play, which closes the turn; {@code lay} keeps it open
 * @param more what games of other kinds tell a seat besides
 */
public record View(
    int seat,
    int ply,
    int deal,
    int dealer,
    int turn,
    String awaits,
    boolean clockwise,
    List<String> pile,
    int stock,
    Optional<String> suit,
    Optional<String> rank,
    int pendingDraw,
    int pendingSkip,
    List<Hand> hands,
    List<String> legal,
    Map<String, Refusal> refusals,
    Standings standings,
    boolean several,
    More more) {
  /**
   * What games of other kinds tell a seat besides.
   *
   * @param known what this seat knows besides the facts that are public, such as cards that it is
   *     looking at
   * @param question the open decision, if there is one
   * @param worth by the game's own rule of thumb, how good each of {@code legal} seems from what
   *     the seat knows; empty where the game has none, and in all views but those for bots ({@link
   *     Match#appraisedView})
   */
  public record More(List<PublicFact> known, Optional<Question> question, List<Integer> worth) {
    /** Nothing. */
    public static final More NONE = new More(List.of(), Optional.empty(), List.of());

    public More {
      known = List.copyOf(known);
      worth = List.copyOf(worth);
    }
  }

  /**
   * One seat's hand as the viewer sees it.
   *
   * @param count how many cards it holds
   * @param cards the cards that the viewer sees: its own, and those lying open
   * @param called whether the seat's call holds
   * @param owesCall whether it owes a call that another seat may catch (a public matter)
   */
  public record Hand(int count, List<String> cards, boolean called, boolean owesCall) {
    public Hand {
      cards = List.copyOf(cards);
    }
  }

  /** The same when the match has ended so, by no act of a seat: nobody acts, nobody wins. */
  public View ended(String how) {
    return new View(
        seat,
        ply,
        deal,
        dealer,
        Match.NOBODY,
        "",
        clockwise,
        pile,
        stock,
        suit,
        rank,
        0,
        0,
        hands,
        List.of(),
        Map.of(),
        new Standings(
            standings.deal(),
            true,
            true,
            how,
            List.of(),
            List.of(),
            standings.score(),
            standings.scored()),
        several,
        More.NONE);
  }

  /** The same with other hands. */
  public View with(List<Hand> others) {
    return new View(
        seat,
        ply,
        deal,
        dealer,
        turn,
        awaits,
        clockwise,
        pile,
        stock,
        suit,
        rank,
        pendingDraw,
        pendingSkip,
        others,
        legal,
        refusals,
        standings,
        several,
        more);
  }

  public View {
    pile = List.copyOf(pile);
    hands = List.copyOf(hands);
    legal = List.copyOf(legal);
    refusals = Map.copyOf(refusals);
  }
}
