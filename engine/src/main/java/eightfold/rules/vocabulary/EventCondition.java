package eightfold.rules.vocabulary;

import java.util.List;
import java.util.Locale;

/**
 * What has to hold besides when an event happens: {@code when 7 and same suit: …}. The card is the
 * one laid; the card before is the one that lay on top, and all that is left of the cards before
 * after a reshuffle. The values of cards are ace 1 to king 13. What a card does not have (a joker
 * its rank, its suit and its value) is neither the same as anything nor another one.
 */
public sealed interface EventCondition {
  /** What cards may have in common. */
  enum Aspect {
    RANK,
    SUIT,
    COLOUR
  }

  /** The card is one of these, or none of them: {@code and red}, {@code and not 7}. */
  @Clause("card")
  record Card(CardSet cards, @Clause("not") boolean not) implements EventCondition {}

  /**
   * The card has the same rank, suit or colour as the card before, or another one: {@code same
   * rank}, {@code other suit}.
   *
   * @param starter whether it is held against the lowest card of the series instead, which is the
   *     starter until a reshuffle leaves another one: {@code same rank as the starter}
   */
  @Clause("alike")
  record Alike(Aspect in, @Clause("other") boolean other, @Clause("the starter") boolean starter)
      implements EventCondition {}

  /**
   * Each of the last cards is higher or lower than the one before it, the card laid the last of
   * them: {@code one higher}, {@code lower then higher}.
   */
  @Clause("steps")
  record Steps(List<Step> steps) implements EventCondition {
    /** No more steps than that, one after another. */
    public static final int MOST = 6;

    public Steps {
      steps = List.copyOf(steps);
    }
  }

  /**
   * From one card to the next.
   *
   * @param by by how much; 0: however much
   * @param round whether the ace comes after the king, and the king before the ace: {@code round
   *     the corner}
   */
  record Step(
      Way way,
      @Clause(value = "by", standard = "0") @Between(least = 0, most = 12) int by,
      @Clause("round") boolean round) {
    public Step {
      round = round && by > 0;
    }
  }

  /** Which way a step goes. */
  enum Way {
    HIGHER,
    LOWER
  }

  /**
   * The last cards have ranks, suits or colours of such a pattern: where letters are the same, they
   * are the same, where letters differ, they differ ({@code ranks A B A}).
   */
  @Clause("pattern")
  record Pattern(Aspect of, Letters letters) implements EventCondition {}

  /**
   * The card is exactly the nth in an unbroken series of cards alike ({@code third of one suit in a
   * row}), or it breaks a series of at least so many ({@code row of 3 hearts breaks}).
   *
   * @param cards those of the series; none: cards that have something in common
   * @param of what they have in common
   */
  @Clause("row")
  record Row(
      @Between(least = 1, most = 12) int number,
      @Clause(value = "cards", standard = "none") List<CardSet.Part> cards,
      @Clause(value = "of one", standard = "rank") Aspect of,
      @Clause("breaks") boolean breaks)
      implements EventCondition {
    public Row {
      cards = new CardSet(cards).parts();
      of = cards.isEmpty() ? of : Aspect.RANK;
    }
  }

  /**
   * The values of the last cards have such a sum, or the last two such a difference: {@code sum 7},
   * {@code sum prime}, {@code sum of 3 cards 21}, {@code difference 3}.
   *
   * @param number where the result is to be a number
   * @param cards how many cards are added up; a difference is that of two
   */
  @Clause("values")
  record Values(
      Reckoning reckoning,
      Result result,
      @Clause(value = "number", standard = "0") @Between(least = 0, most = Values.MOST) int number,
      @Clause(value = "of", standard = "2") @Between(least = 2, most = Values.MOST_CARDS) int cards)
      implements EventCondition {
    /** No sum is asked for that is higher. */
    public static final int MOST = 999;

    /** No more cards are added up. */
    public static final int MOST_CARDS = 6;

    public Values {
      number = result == Result.NUMBER ? number : 0;
      cards = reckoning == Reckoning.SUM ? cards : 2;
    }

    /** Whether this sum or difference is what is asked for. */
    public boolean asksFor(int made) {
      return switch (result) {
        case NUMBER -> made == number;
        case PRIME -> isPrime(made);
        case ODD -> made % 2 == 1;
        case EVEN -> made % 2 == 0;
      };
    }

    private static boolean isPrime(int number) {
      boolean prime = number > 1;
      for (int divisor = 2; divisor * divisor <= number; divisor++) {
        prime &= number % divisor != 0;
      }
      return prime;
    }
  }

  /** What two values make together. */
  enum Reckoning {
    SUM,
    DIFFERENCE
  }

  /** What is asked of a sum or difference. */
  enum Result {
    /** It is that number. */
    NUMBER,
    PRIME,
    ODD,
    EVEN
  }

  /**
   * There are so many of something.
   *
   * @param what what is counted
   * @param number how many
   * @param more whether more are as good
   * @param which the cards that are counted; none: those that fit
   * @param of what fits
   */
  record Counted(
      Tally what,
      @Between(least = 0, most = Counted.MOST) int number,
      @Clause("or more") boolean more,
      @Standard("none") @Clause("cards") List<CardSet.Part> which,
      @Clause(value = "of", standard = "suit-in-force") Fitting of)
      implements EventCondition, Phrased {
    /** No greater number is asked for. */
    public static final int MOST = 50;

    public Counted {
      which = List.copyOf(which);
      of = which.isEmpty() ? of : Fitting.SUIT_IN_FORCE;
    }

    /** So many cards, whichever they are. */
    public static Counted of(Tally what, int number, boolean more) {
      return new Counted(what, number, more, List.of(), Fitting.SUIT_IN_FORCE);
    }

    @Override
    public Tally phrase() {
      return what;
    }

    /** The greatest number that is as good. */
    public int most() {
      return more ? Integer.MAX_VALUE : number;
    }
  }

  /** What is counted. */
  enum Tally {
    /**
     * The cards laid in the turn, the card itself among them: {@code 2 cards laid}; {@code second
     * card of the turn} says the same.
     */
    @Phrase(
        value = "laid",
        says = {"cards:number", "more"})
    LAID,
    /**
     * What the player of the line holds, once the card is laid: {@code 5 or more cards in hand}.
     */
    @Phrase(
        value = "in hand",
        says = {"cards:number", "more"})
    IN_HAND,
    /**
     * What the player of the line holds of some cards when the line comes to work: {@code no K in
     * hand}, {@code two or more hearts in hand}. All learn of it by what the line brings about.
     */
    @Phrase(
        value = "holds",
        says = {"number", "more", "cards:which", "of"})
    HELD
  }

  /** Cards of a hand that fit what lies there. */
  enum Fitting {
    /** Cards of the suit in force. */
    SUIT_IN_FORCE,
    /** Cards that match the pile, wild ones among them, whatever penalty is pending. */
    MATCHING
  }

  /**
   * The line works so often, as a throw of 1 to {@code in} says when its turn comes: {@code 1 time
   * in 5}.
   *
   * @param times it works where the number thrown is not greater
   * @param in more than that
   */
  @Clause("chance")
  record ByChance(
      @Between(least = 1, most = Amount.MOST - 1) int times,
      @Clause("in") @Between(least = 2, most = Amount.MOST) int in)
      implements EventCondition {}

  /** How things stand: {@code clockwise}, {@code not after a draw}. */
  @Clause("circumstance")
  record Circumstance(What what, @Clause("not") boolean not) implements EventCondition {}

  /** What can be so. */
  enum What {
    CLOCKWISE,
    COUNTERCLOCKWISE,
    /** The seat of the turn before has drawn in it by itself, and played nothing. */
    AFTER_A_DRAW,
    /** It is the first turn of its seat in the deal, and that is the player of the line. */
    IN_THE_FIRST_TURN,
    /** The card is the one that its player has drawn in this turn, and may alone play. */
    JUST_DRAWN;

    /** As a line writes it. */
    public String words() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }

  /** Whether it asks for a card that is laid. */
  default boolean asksForCard() {
    return switch (this) {
      case Card _, Alike _, Steps _, Pattern _, Row _, Values _ -> true;
      case Counted _, ByChance _ -> false;
      case Circumstance(What what, boolean _) -> what == What.JUST_DRAWN;
    };
  }
}
