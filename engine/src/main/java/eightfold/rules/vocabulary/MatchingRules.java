package eightfold.rules.vocabulary;

import eightfold.rules.vocabulary.Effect.Trait;
import eightfold.rules.vocabulary.Effect.Traits;
import java.util.List;

/** On what a card may be laid, and what may then be laid on it. */
public sealed interface MatchingRules permits Effect {
  /** Says what matches the card, or what the card asks for. */
  sealed interface MatchRule extends Effect {}

  /**
   * On what the card may be played (C6). {@code on anything}: except while a penalty is pending
   * (C6.3). {@code by colour}: a joker of the eights table follows the suits of its colour and asks
   * for its colour (R9). {@code not on}: not on these, as a card that does not match (refused 907;
   * Mau-Mau's jack). {@code never on}: not on these by its own condition (refused 918; Tschau
   * Sepp's jack). {@code only in need}: only by a seat that holds no other card which matches (918;
   * Two-Four-Jack's ace). {@code challenge costs}: the referee does not look at that: until the
   * next seat has drawn the penalty any other seat may challenge; the loser of the challenge takes
   * so many cards (Kings Reverse). {@code only without suit}: only by a seat that holds no card of
   * the suit in force. {@code challenge by next costs}: the seat on which the penalty lies may
   * challenge, and no other; who has played the card takes so many cards then, and the card stays
   * (a game of four colours). {@code wrong challenge costs}: what it draws instead of the penalty
   * where it was wrong.
   */
  @Keyword("playable")
  record Playable(
      @Clause("on anything") boolean wild,
      @Clause("by colour") boolean byColour,
      @Clause(value = "not on", standard = "none") List<CardSet.Part> notOn,
      @Clause(value = "never on", standard = "none") List<CardSet.Part> neverOn,
      @Clause("only in need") boolean onlyInNeed,
      @Needs("only in need")
          @Needs("next draws")
          @Needs("no answer")
          @Excludes(traits = Trait.FOR_GOOD)
          @Clause(value = "challenge costs", standard = "0")
          @Between(least = 0, most = 10)
          int challengeCosts,
      @Excludes("only in need") @Clause("only without suit") boolean onlyWithoutSuit,
      @Needs({"only without suit", "only in need"})
          @Needs("next draws")
          @Excludes(
              value = {"challenge costs", "opens count", "counts"},
              traits = Trait.FOR_GOOD)
          @Clause(value = "challenge by next costs", standard = "0")
          @Between(least = 0, most = 10)
          int nextChallengeCosts,
      @Needs("challenge by next costs")
          @Clause(value = "wrong challenge costs", standard = "0")
          @Between(least = 0, most = 20)
          int wrongChallengeCosts)
      implements MatchRule {
    /** A joker of the eights table. */
    public static final Playable BY_COLOUR =
        new Playable(false, true, List.of(), List.of(), false, 0, false, 0, 0);

    public Playable {
      notOn = List.copyOf(notOn);
      neverOn = List.copyOf(neverOn);
    }

    @Override
    public boolean has(Trait trait) {
      return switch (trait) {
        case SPECIAL -> wild;
        case MATCHES ->
            wild || byColour || !notOn.isEmpty() || !neverOn.isEmpty() || mayBeDoubted();
        case DECIDES, FOR_GOOD -> false;
      };
    }

    /** Whether the referee leaves it to others to doubt that its player was in need of it. */
    public boolean mayBeDoubted() {
      return challengeCosts > 0 || nextChallengeCosts > 0;
    }
  }

  /** What its player declares when it is laid. */
  @Keyword("declares")
  @Traits({Trait.SPECIAL, Trait.DECIDES, Trait.MATCHES})
  record Declares(
      @Standard("nothing") Choice what,
      @Clause(value = "except", standard = "none") List<CardSet.Part> except,
      @Clause(value = "of", standard = "none") List<CardSet.Part> of,
      @Needs("declares suit")
          @Excludes(
              value = {
                "leaves in force",
                "declares another suit held",
                "calls held rank of",
                "rank-stays"
              },
              reach = Reach.BOOK_ONCE)
          @Clause(value = "or a rank except", standard = "none")
          List<CardSet.Part> orRankExcept,
      @Needs("declares suit")
          @Excludes("or a rank except")
          @Excludes(
              value = {
                "leaves in force",
                "declares another suit held",
                "calls held rank of",
                "rank-stays",
                "factor"
              },
              reach = Reach.BOOK_ONCE)
          @Clause("and a rank")
          boolean andRank)
      implements MatchRule {
    /** The choices. */
    public enum Choice {
      NOTHING,
      /** A suit, which alone (with wild cards) is to be matched (C6.3). */
      SUIT,
      /**
       * A suit that was not in force before it and of which the player holds a card; without such a
       * card it frees the suit: any but the one before it may be played (Macau's ace).
       */
      OTHER_SUIT_HELD,
      /**
       * A rank, any but those of some cards; until it is played or the turn comes back each seat
       * plays that rank or does not play (Jack Change It).
       */
      RANK,
      /**
       * The rank of one of some cards that the player holds, or frees the rank without one; until a
       * card is played only these cards of that rank follow, and cards like itself (Macau's jack).
       */
      HELD_RANK
    }

    public Declares {
      except = List.copyOf(except);
      of = List.copyOf(of);
      orRankExcept = List.copyOf(orRankExcept);
    }

    /** Whether a suit is declared, and perhaps a rank instead. */
    public boolean suit() {
      return what == Choice.SUIT || what == Choice.OTHER_SUIT_HELD;
    }

    /** Whether a rank is called, and no suit. */
    public boolean rank() {
      return what == Choice.RANK || what == Choice.HELD_RANK;
    }

    /** Whether a rank may be called that then counts beside the suit of before (Kapaga's eight). */
    public boolean orRank() {
      return !orRankExcept.isEmpty();
    }

    /** Whether ranks are called beside a suit, in its place or with it. */
    public boolean besideSuit() {
      return orRank() || andRank;
    }

    /** The ranks that cannot be called; none where that is not said. */
    public List<CardSet.Part> uncallable() {
      return orRank() ? orRankExcept : except;
    }

    @Override
    public boolean complete() {
      return what != Choice.NOTHING;
    }
  }
}
