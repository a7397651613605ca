package eightfold.rules.vocabulary;

import java.util.List;

/** What a {@code when} line brings about. */
public sealed interface Consequence
    permits Consequence.LosesTurns,
        Consequence.MustPlay,
        Consequence.Says,
        Consequence.WholeHands,
        Consequence.Moves,
        MovementRules.Decides,
        Effect.AtOnce {
  /**
   * Seats lose turns.
   *
   * @param how which turns they are
   * @param who the seats that miss turns, or the one to which the turn goes
   * @param seats how many are passed over
   * @param turns how many each of these seats misses
   */
  record LosesTurns(
      Losing how,
      @Standard("next") SeatSelector who,
      @Standard("1") @Between(least = 1, most = Amount.MOST) Amount seats,
      @Standard("1") @Between(least = 1, most = Amount.MOST) Amount turns)
      implements Consequence, Phrased {
    /** The next so many turns of these seats. */
    public static LosesTurns misses(SeatSelector who, Amount turns) {
      return new LosesTurns(Losing.MISSES, who, Amount.of(1), turns);
    }

    /** Those of so many seats after the player. */
    public static LosesTurns skips(Amount seats) {
      SeatSelector next = SeatSelector.of(SeatSelector.Which.NEXT);
      return new LosesTurns(Losing.SKIPS, next, seats, Amount.of(1));
    }

    /** Those before that of a seat. */
    public static LosesTurns until(SeatSelector who) {
      return new LosesTurns(Losing.TURN_GOES, who, Amount.of(1), Amount.of(1));
    }

    @Override
    public Losing phrase() {
      return how;
    }
  }

  /** Which turns are lost. */
  enum Losing {
    /** The next so many turns of some seats. */
    @Phrase(
        value = "misses",
        says = {"who", "turns"})
    MISSES,
    /**
     * Those of so many seats after the player of the card, as by a card that skips; what other
     * skips of the turn there are come on top.
     */
    @Phrase(
        value = "skip",
        says = {"seats"})
    SKIPS,
    /** Those of the seats between the player of the card and a seat, as by a skip. */
    @Phrase(
        value = "turn goes to",
        says = {"who"})
    TURN_GOES
  }

  /**
   * In its next turn each of these seats may play only these cards (918).
   *
   * @param not whether it may play anything but them: {@code must not play}
   */
  @Clause("must play")
  record MustPlay(SeatSelector who, CardSet cards, @Clause("not") boolean not)
      implements Consequence {}

  /**
   * These seats owe words until another seat acts, and else draw so many cards.
   *
   * @param who the player, where a line names nobody
   * @param words what is to be said; empty: the name of the card that was laid
   */
  @Clause("says")
  record Says(
      @Clause(value = "who", standard = "player") SeatSelector who,
      @Clause(value = "words", standard = "\"\"") String words,
      @Clause("else draws") @Between(least = 1, most = 20) int cards)
      implements Consequence {}

  /**
   * Whole hands change places, or are seen.
   *
   * @param what what becomes of them
   * @param who the seats that show theirs, or the one with which the player changes
   * @param to who sees them: {@code all}, or some seats alone
   * @param way which way all go
   */
  record WholeHands(
      Handling what,
      @Standard("next") SeatSelector who,
      @Clause(value = "to", standard = "all") SeatSelector to,
      @Standard("on") Way way)
      implements Consequence, Phrased {
    private static final SeatSelector ALL = SeatSelector.of(SeatSelector.Which.ALL);
    private static final SeatSelector NEXT = SeatSelector.of(SeatSelector.Which.NEXT);

    /** The player and that seat change theirs. */
    public static WholeHands swap(SeatSelector who) {
      return new WholeHands(Handling.SWAP, who, ALL, Way.ON);
    }

    /** These seats show theirs. */
    public static WholeHands show(SeatSelector who, SeatSelector to) {
      return new WholeHands(Handling.SHOW, who, to, Way.ON);
    }

    /** All go to a neighbour. */
    public static WholeHands pass(Way way) {
      return new WholeHands(Handling.PASS, NEXT, ALL, way);
    }

    /** All are dealt anew. */
    public static WholeHands redeal() {
      return new WholeHands(Handling.REDEAL, NEXT, ALL, Way.ON);
    }

    @Override
    public Handling phrase() {
      return what;
    }

    /** Whether everybody sees them. */
    public boolean toAll() {
      return to.which() == SeatSelector.Which.ALL;
    }
  }

  /** What becomes of whole hands. */
  enum Handling {
    /** The player and another seat change theirs. */
    @Phrase(
        value = "swaps hands with",
        says = {"who"})
    SWAP,
    /** Seats show theirs. */
    @Phrase(
        value = "shows hand",
        says = {"who", "to"})
    SHOW,
    /** Every seat hands its own to its neighbour. */
    @Phrase(
        value = "pass hands",
        says = {"way"})
    PASS,
    /** All are shuffled together and dealt anew, to each seat as many cards as before. */
    @Phrase("redeal")
    REDEAL
  }

  /**
   * Cards go from one place to another, in sight of all where they do not come from the stock or
   * from another hand.
   *
   * @param route whence and whither, and how it is said
   * @param who the seats that get or give them: the player, where a line names nobody
   * @param cards how many each of these seats gets or gives, of several hands from each
   * @param which the cards that go, where all of some go; none: those that fit
   * @param of what fits
   * @param from the seats from whose hands they come, where these are others
   * @param to where cards of hands go that come into no other hand
   */
  record Moves(
      Route route,
      @Clause(value = "who", standard = "player") SeatSelector who,
      @Standard("1") @Between(least = 1, most = Amount.MOST) Amount cards,
      @Clause(value = "which", standard = "none") List<CardSet.Part> which,
      @Clause(value = "of", standard = "suit-in-force") EventCondition.Fitting of,
      @Standard("others") @Clause("from") SeatSelector from,
      @Standard("under-pile") @Clause("to") Away to)
      implements Consequence, Phrased {
    public Moves {
      which = List.copyOf(which);
      of = which.isEmpty() ? of : EventCondition.Fitting.SUIT_IN_FORCE;
    }

    @Override
    public Route phrase() {
      return route;
    }

    /** Along a route that needs no seats but these. */
    public static Moves of(Route route, SeatSelector who, Amount cards) {
      return new Moves(
          route,
          who,
          cards,
          List.of(),
          EventCondition.Fitting.SUIT_IN_FORCE,
          SeatSelector.of(SeatSelector.Which.OTHERS),
          Away.UNDER_PILE);
    }

    /** Cards of these hands. */
    public static Moves steals(SeatSelector who, Amount cards, SeatSelector from) {
      return new Moves(
          Route.STEALS,
          who,
          cards,
          List.of(),
          EventCondition.Fitting.SUIT_IN_FORCE,
          from,
          Away.UNDER_PILE);
    }

    /** So many cards of a hand, whichever they are. */
    public static Moves puts(SeatSelector who, Amount cards, Away to) {
      return new Moves(
          Route.PUTS,
          who,
          cards,
          List.of(),
          EventCondition.Fitting.SUIT_IN_FORCE,
          SeatSelector.of(SeatSelector.Which.OTHERS),
          to);
    }

    /** All such cards of a hand. */
    public static Moves putsAll(
        SeatSelector who, List<CardSet.Part> which, EventCondition.Fitting of, Away to) {
      return new Moves(
          Route.PUTS_ALL,
          who,
          Amount.of(1),
          which,
          of,
          SeatSelector.of(SeatSelector.Which.OTHERS),
          to);
    }
  }

  /** Whence cards come and whither they go. */
  enum Route {
    /** Seats draw so many cards at once; that adds to no pending penalty. */
    @Phrase(
        value = "draws",
        says = {"who!", "cards"})
    DRAWS,
    /** The player takes the card that lies under the top of the pile. */
    @Excludes(
        value = {"challenge costs", "challenge by next costs", "cheating"},
        reach = Reach.BOOK_ONCE)
    @Phrase("takes back")
    TAKES_BACK,
    /** Seats take so many of the cards under the top of the pile, the topmost first. */
    @Excludes(
        value = {"challenge costs", "challenge by next costs", "cheating"},
        reach = Reach.BOOK_ONCE)
    @Phrase(
        value = "takes from pile",
        says = {"who", "cards"})
    TAKES_FROM_PILE,
    /** Seats take the whole pile but its top card. */
    @Excludes(
        value = {"challenge costs", "challenge by next costs", "cheating"},
        reach = Reach.BOOK_ONCE)
    @Phrase(
        value = "takes the pile",
        says = {"who"})
    TAKES_THE_PILE,
    /**
     * Seats draw so many cards from each of some hands, without seeing which; nobody's last one.
     */
    @Phrase(
        value = "steals",
        says = {"who", "cards", "from"})
    STEALS,
    /** Seats draw so many cards at once, each of them the lowest of the stock. */
    @Phrase(
        value = "draws from the bottom",
        says = {"who", "cards"})
    DRAWS_FROM_BOTTOM,
    /** So many cards go from the top of the stock under the pile, as long as it has any. */
    @Excludes(
        value = {"challenge costs", "challenge by next costs", "cheating"},
        reach = Reach.BOOK_ONCE)
    @Phrase(
        value = "burns",
        says = {"cards"})
    BURNS,
    /** Seats put away so many cards of their hands, left to chance; nobody's last one. */
    @Excludes(
        value = {"challenge costs", "challenge by next costs", "cheating"},
        reach = Reach.BOOK_ONCE)
    @Phrase(
        value = "puts",
        says = {"who", "cards", "to"})
    PUTS,
    /** Seats put away all such cards of their hands; nobody's last one. */
    @Excludes(
        value = {"challenge costs", "challenge by next costs", "cheating"},
        reach = Reach.BOOK_ONCE)
    @Phrase(
        value = "puts all",
        says = {"who", "which", "of", "to"})
    PUTS_ALL;

    /** Whether the pile has a part in it. */
    public boolean ofPile() {
      return this == TAKES_BACK || this == TAKES_FROM_PILE || this == TAKES_THE_PILE;
    }
  }

  /** Where cards of a hand go that come into no other hand. */
  enum Away {
    /** Under the lowest card of the pile. */
    UNDER_PILE,
    /** Into the stock, each in a place left to chance. */
    INTO_STOCK;

    /** As a line says it. */
    public String words() {
      return this == UNDER_PILE ? "under the pile" : "into the stock";
    }
  }

  /** Which way hands go. */
  enum Way {
    /** To the next seat clockwise. */
    LEFT,
    /** To the next seat counterclockwise. */
    RIGHT,
    /** To the next seat in the direction of play. */
    ON
  }
}
