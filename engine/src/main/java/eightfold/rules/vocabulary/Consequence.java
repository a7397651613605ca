package eightfold.rules.vocabulary;

/** What a {@code when} line brings about. */
public sealed interface Consequence
    permits Consequence.Draws,
        Consequence.Misses,
        Consequence.Skips,
        Consequence.TurnGoes,
        Consequence.MustPlay,
        Consequence.Says,
        Consequence.SwapsHands,
        Consequence.DeclaresSuit,
        Consequence.ShowsHand,
        Consequence.PassHands,
        Consequence.Redeal,
        Consequence.Moves,
        MovementRules.TurnsUp,
        MovementRules.Decision,
        Effect.Reverse,
        Effect.Again {
  /** These seats draw so many cards at once; that adds to no pending penalty. */
  @Clause("draws")
  record Draws(SeatSelector who, @Between(least = 1, most = Amount.MOST) Amount cards)
      implements Consequence {}

  /** The next so many turns of these seats are passed over. */
  @Clause("misses")
  record Misses(SeatSelector who, @Between(least = 1, most = Amount.MOST) Amount turns)
      implements Consequence {}

  /**
   * So many seats after the player of the card are passed over, as by a card that skips; what other
   * skips of the turn there are come on top.
   */
  @Clause("skip")
  record Skips(@Between(least = 1, most = Amount.MOST) Amount seats) implements Consequence {}

  /** The seats between the player of the card and that seat are passed over, as by a skip. */
  @Clause("turn goes to")
  record TurnGoes(SeatSelector who) implements Consequence {}

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

  /** The player declares a suit, as with a card that lets it. */
  @Clause("declares suit")
  record DeclaresSuit() implements Consequence {}

  /** The player and that seat change their whole hands. */
  @Clause("swaps hands with")
  record SwapsHands(SeatSelector who) implements Consequence {}

  /**
   * These seats show their whole hands.
   *
   * @param to who sees them: {@code all}, or some seats alone
   */
  @Clause("shows hand")
  record ShowsHand(SeatSelector who, @Clause(value = "to", standard = "all") SeatSelector to)
      implements Consequence {
    /** Whether everybody sees them. */
    public boolean toAll() {
      return to.which() == SeatSelector.Which.ALL;
    }
  }

  /** Every seat hands its whole hand to its neighbour. */
  @Clause("pass hands")
  record PassHands(Way way) implements Consequence {}

  /** Cards come into hands. */
  sealed interface Moves extends Consequence permits TakesBack, TakesFromPile, Steals {
    /** Which cards, whence and whither. */
    Movement movement();
  }

  /** The player takes the card that lies under the top of the pile. */
  @Excludes(
      value = {"challenge costs", "challenge by next costs", "cheating"},
      reach = Reach.BOOK_ONCE)
  @Clause("takes back")
  record TakesBack() implements Moves {
    @Override
    public Movement movement() {
      return Movement.ofPile(SeatSelector.of(SeatSelector.Which.PLAYER), Amount.of(1));
    }
  }

  /**
   * These seats take so many of the cards under the top of the pile, the topmost first.
   *
   * @param who the player, where a line names nobody
   */
  @Excludes(
      value = {"challenge costs", "challenge by next costs", "cheating"},
      reach = Reach.BOOK_ONCE)
  @Clause("takes from pile")
  record TakesFromPile(
      @Clause(value = "who", standard = "player") SeatSelector who,
      @Between(least = 1, most = Amount.MOST) Amount cards)
      implements Moves {
    @Override
    public Movement movement() {
      return Movement.ofPile(who, cards);
    }
  }

  /** All hands are shuffled together and dealt anew, to each seat as many cards as before. */
  @Clause("redeal")
  record Redeal() implements Consequence {}

  /**
   * Seats draw so many cards from each of some hands, without seeing which; nobody's last one.
   *
   * @param who the player, where a line names nobody
   */
  @Clause("steals")
  record Steals(
      @Clause(value = "who", standard = "player") SeatSelector who,
      @Between(least = 1, most = Amount.MOST) Amount cards,
      @Clause("from") SeatSelector from)
      implements Moves {
    @Override
    public Movement movement() {
      return Movement.ofHands(who, cards, from);
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
