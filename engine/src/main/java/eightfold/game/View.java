package eightfold.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What one seat may know of a table; built from what it is allowed to see, never by striking out.
 *
 * @param seat whose view it is, or {@link Match#NOBODY} for a spectator
 * @param ply how many acts the match has taken
 * @param deal number of the deal in the match, from 1
 * @param dealer the seat that dealt
 * @param turn the seat to act, or {@link Match#NOBODY}
 * @param actors all seats for whose decision the table waits ({@link Match#actors})
 * @param awaits what it waits for
 * @param pile every card of the discard pile, the upcard last
 * @param stock number of cards in the stock
 * @param hands all seats' hands, as far as this seat sees them
 * @param legal this seat's legal acts, in the notation: those of {@link Match#legal}, and where a
 *     turn may hold several cards also, before it, the act that plays a first card which may be the
 *     only one: it lays the card and ends the turn
 * @param verbs all verbs of this kind of game, with one of which each act begins
 * @param risky acts that the table takes and that may cost this seat cards, with how many: a call
 *     that is owed by nobody, speech in a silence, a challenge, a catch of who has done no wrong, a
 *     card that does not follow where the players watch over that themselves
 * @param refusals for each different card of the own hand that may not be played now, why; where
 *     players watch over the rules themselves, also for those that the table takes as a fault
 * @param standings scores and results
 * @param part what the kind of game tells besides
 */
public record View(
    int seat,
    int ply,
    int deal,
    int dealer,
    int turn,
    SeatSet actors,
    Awaits awaits,
    List<String> pile,
    int stock,
    List<Hand> hands,
    List<String> legal,
    List<Verb> verbs,
    Map<String, Integer> risky,
    Map<String, Refusal> refusals,
    Standings standings,
    Part part) {
  /**
   * What a kind of game tells a seat besides: one of the records here, or one that the kind brings
   * along.
   */
  public interface Part {
    /** The same when the match has ended by no act of a seat. */
    default Part ended() {
      return this;
    }

    /** The same while the match does not go on, and nothing is asked. */
    default Part suspended() {
      return this;
    }
  }

  /**
   * What is in force in a game of the shedding family.
   *
   * @param clockwise the direction of play
   * @param suit the declared suit in force, by its letter, or {@code free}
   * @param rank the declared rank in force, or {@code free}
   * @param pendingDraw the draw penalty pending on the seat to act, 0 if none
   * @param pendingSkip skips pending on the seat to act
   */
  public record InForce(
      boolean clockwise,
      Optional<String> suit,
      Optional<String> rank,
      int pendingDraw,
      int pendingSkip)
      implements Part {
    /** Play goes clockwise, and nothing is declared or pending. */
    public static final InForce NOTHING =
        new InForce(true, Optional.empty(), Optional.empty(), 0, 0);

    @Override
    public InForce ended() {
      return new InForce(clockwise, suit, rank, 0, 0);
    }
  }

  /**
   * What a game tells besides whose cards have abilities.
   *
   * @param colour the named colour in force
   * @param known what this seat knows besides the facts that are public, such as cards that it is
   *     looking at
   * @param question the open decision, if there is one
   * @param worth by the game's own rule of thumb, how good each of {@code legal} seems from what
   *     the seat knows; empty where the game has none, and in all views but those for bots ({@link
   *     Match#appraisedView})
   */
  public record Abilities(
      Optional<String> colour,
      List<PublicFact> known,
      Optional<Question> question,
      List<Integer> worth)
      implements Part {
    /** Nothing. */
    public static final Abilities NONE =
        new Abilities(Optional.empty(), List.of(), Optional.empty(), List.of());

    public Abilities {
      known = List.copyOf(known);
      worth = List.copyOf(worth);
    }

    @Override
    public Abilities ended() {
      return NONE;
    }

    @Override
    public Abilities suspended() {
      return question.isPresent()
          ? new Abilities(colour, known, Optional.empty(), List.of())
          : this;
    }
  }

  /** A game that tells nothing besides. */
  public record Bare() implements Part {}

  /**
   * One seat's hand as the viewer sees it.
   *
   * @param count how many cards it holds
   * @param cards the cards that the viewer sees: its own, and those lying open
   * @param called whether the seat's call holds
   * @param owesCall whether it owes a call that another seat may catch (a public matter)
   * @param points what each of {@code cards} counts, in their order, once the deal is over, in the
   *     view of who holds them; 0 where another card takes its points away. Empty while the deal
   *     runs, and where no cards are counted
   */
  public record Hand(
      int count, List<String> cards, boolean called, boolean owesCall, List<Integer> points) {
    public Hand {
      cards = List.copyOf(cards);
      points = List.copyOf(points);
    }

    /** A hand whose cards are not counted. */
    public Hand(int count, List<String> cards, boolean called, boolean owesCall) {
      this(count, cards, called, owesCall, List.of());
    }
  }

  /**
   * The verb of an act such as those of {@code legal}.
   *
   * @throws IllegalArgumentException if this kind of game has no act that begins so
   */
  public Verb verb(String act) {
    return Verb.of(verbs, act).orElseThrow(() -> new IllegalArgumentException("no act: " + act));
  }

  /** What is in force; nothing, in a game of another kind. */
  public InForce inForce() {
    return part instanceof InForce inForce ? inForce : InForce.NOTHING;
  }

  /** What the cards' abilities add; nothing, in a game of another kind. */
  public Abilities abilities() {
    return part instanceof Abilities abilities ? abilities : Abilities.NONE;
  }

  /** The same when the match has ended so, by no act of a seat: nobody acts, nobody wins. */
  public View ended(String how) {
    Standings over =
        new Standings(
            standings.deal(),
            true,
            true,
            how,
            List.of(),
            List.of(),
            standings.score(),
            standings.scored());
    return atRest(over, part.ended());
  }

  /** The same while the match does not go on: nobody is to act, and nothing is asked. */
  public View suspended() {
    return atRest(standings, part.suspended());
  }

  /** The same where nobody is to act. */
  private View atRest(Standings how, Part what) {
    return new View(
        seat,
        ply,
        deal,
        dealer,
        Match.NOBODY,
        SeatSet.NONE,
        Awaits.NOTHING,
        pile,
        stock,
        hands,
        List.of(),
        verbs,
        Map.of(),
        Map.of(),
        how,
        what);
  }

  /** The same with other hands. */
  public View with(List<Hand> others) {
    return new View(
        seat, ply, deal, dealer, turn, actors, awaits, pile, stock, others, legal, verbs, risky,
        refusals, standings, part);
  }

  /** The same with other standings. */
  public View with(Standings others) {
    return new View(
        seat, ply, deal, dealer, turn, actors, awaits, pile, stock, hands, legal, verbs, risky,
        refusals, others, part);
  }

  public View {
    pile = List.copyOf(pile);
    hands = List.copyOf(hands);
    legal = List.copyOf(legal);
    verbs = List.copyOf(verbs);
    risky = Map.copyOf(risky);
    refusals = Map.copyOf(refusals);
  }
}
