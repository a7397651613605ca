package eightfold.rules;

import java.util.List;

/**
 * One rule of a book. The keyword of a line is the name of the record; components without a clause
 * stand behind the keyword, the others after commas. Element numbers (C7 …) are those of the
 * family's common rules. A book holds one of each kind, unless its keyword allows several.
 */
public sealed interface Element {
  /** From how many to how many seats may play: {@code players 2..7}. */
  @Keyword("players")
  record Players(@Between(least = 2, most = 15) int least, @Between(least = 2, most = 15) int most)
      implements Element {}

  /** Which cards one pack has, without jokers (C2). */
  @Keyword("deck")
  record Deck(Cards cards) implements Element {
    /** The packs of the family. */
    public enum Cards {
      /** 52 cards, ace to king in four suits. */
      FRENCH,
      /** 32 cards, seven to ace. */
      PIQUET,
      /** 36 cards, six to ace, with Swiss suits: jack Under, queen Ober, ten Banner. */
      SWISS,
      /** 40 cards, ace to seven and the courts, with Spanish suits: Sota, Caballo, Rey. */
      SPANISH
    }
  }

  /** How many packs (1..4) are shuffled together: {@code packs 1 6:2} is two from six seats on. */
  @Keyword("packs")
  record Packs(@Between(least = 1, most = 4) SeatTable number) implements Element {}

  /** Jokers, half of them red: {@code jokers 2, each pack}, or the number in all packs together. */
  @Keyword("jokers")
  record Jokers(@Between(least = 1, most = 16) int number, @Clause("each pack") boolean eachPack)
      implements Element {}

  /**
   * Cards dealt to each seat: {@code deal 5 2:7 3:5}; {@code one less each deal} down to one (C3).
   */
  @Keyword("deal")
  record Deal(
      @Between(least = 1, most = 26) SeatTable cards,
      @Clause("one less each deal") boolean oneLessEachDeal,
      @Clause("one more to eldest") boolean oneMoreToEldest)
      implements Element {}

  /** The direction in which every deal begins (C1). */
  @Keyword("direction")
  record Direction(Way way) implements Element {
    /** The two ways round the table. */
    public enum Way {
      CLOCKWISE,
      COUNTERCLOCKWISE
    }
  }

  /** What the first upcard does (C4); cards to {@code bury} are put back and another is turned. */
  @Keyword("starter")
  record Starter(Act act, @Clause(value = "bury", standard = "none") List<CardSet.Part> bury)
      implements Element {
    /** Who bears the starter's effects. */
    public enum Act {
      /** It has no effect. */
      PLAIN,
      /** As if the dealer had played it, the dealer making every choice. */
      DEALER_PLAYS,
      /** It has no effect, but of a wild starter the dealer declares the suit. */
      DEALER_DECLARES,
      /** No card is turned; eldest hand begins the pile, as {@code opening} says. */
      NONE
    }

    public Starter {
      bury = List.copyOf(bury);
    }
  }

  /** A starter among these cards makes every seat draw so many, eldest hand first (Vändåtta). */
  @Keyword("starter-draw")
  record StarterDraw(CardSet cards, @Clause("each draws") @Between(least = 1, most = 5) int each)
      implements Element {}

  /**
   * What may begin the pile, or ({@code each seat}) what every seat's first card must be; matching
   * and wild cards aside. Drawing is free until it comes; {@code forced}: whoever holds one plays
   * it.
   */
  @Keyword("opening")
  record Opening(
      CardSet cards,
      @Clause("each seat") boolean eachSeat,
      @Clause("forced") boolean forced,
      @Clause("without effect") boolean withoutEffect)
      implements Element {}

  /** The dealer may take special starters into the hand before the first turn (eights.md). */
  @Keyword("goodies")
  record Goodies() implements Element {}

  /** How a seat draws (C7): {@code draw up-to, most 3}. */
  @Keyword("draw")
  record Draw(
      Policy policy,
      @Clause(value = "most", standard = "1") @Between(least = 1, most = 20) int most)
      implements Element {
    /** The policies of C7. */
    public enum Policy {
      /**
       * One at a time until a playable card comes, which a hand that had none must play at once.
       */
      UNTIL_PLAYABLE,
      /** One card; the turn ends, even if it is playable. */
      ONE_THEN_PASS,
      /** One card; if playable it, and no other, may be played at once, else a pass. */
      ONE_MAY_PLAY,
      /** One card; if playable it must be played at once, else the turn ends by itself. */
      ONE_MUST_PLAY,
      /**
       * One card; then any playable card of the hand must be played, else the turn passes by
       * itself.
       */
      ONE_THEN_PLAY,
      /** One at a time, at most so many; after each any playable card may be played. */
      UP_TO,
      /** No drawing: play or pass. */
      NONE
    }
  }

  /** Who can play may neither draw nor pass; {@code except-wild}: wild cards oblige nobody. */
  @Keyword("forced-play")
  record ForcedPlay(Scope scope) implements Element {
    /** Which playable cards oblige their holder. */
    public enum Scope {
      ALWAYS,
      EXCEPT_WILD
    }
  }

  /** The referee draws for a seat that cannot play, until it can; never for a pending penalty. */
  @Keyword("auto-draw")
  record AutoDraw() implements Element {}

  /**
   * With nothing left to draw every pass is the seat's own act and free to all, also to a seat that
   * could play; the deal is blocked after so many passes in a row more than there are seats.
   */
  @Keyword("free-pass")
  record FreePass(
      @Clause(value = "blocked after seats and", standard = "0") @Between(least = 0, most = 10)
          int more)
      implements Element {}

  /** With nothing left to draw a seat that could play may pass all the same (Crazy Factor). */
  @Keyword("dry-pass")
  record DryPass() implements Element {}

  /** What happens when a card must be drawn and the stock is empty (C8). */
  @Keyword("stock")
  record Stock(Out out) implements Element {
    /** The ways of C8. */
    public enum Out {
      /** The pile but for the upcard is shuffled and becomes the stock. */
      RESHUFFLE,
      /** It stays empty; who cannot play passes. */
      PASS,
      /** The deal ends at once, blocked. */
      END,
      /** The deal ends blocked as soon as a draw has taken the last card. */
      ENDS_AT_LAST
    }
  }

  /** What these cards do. Cards named one by one go before cards named by rank. */
  @Keyword(value = "on", many = true)
  record On(CardSet cards, List<Effect> effects) implements Element {
    public On {
      effects = List.copyOf(effects);
    }

    /** Whether the card has this effect. */
    public boolean has(Class<? extends Effect> effect) {
      return effects.stream().anyMatch(effect::isInstance);
    }
  }

  /**
   * Wild cards, too, must match suit or rank; a wild card matches a wild one by rank (eights.md).
   */
  @Keyword("wilds-follow")
  record WildsFollow() implements Element {}

  /** Several cards in a turn (C13, eights.md R8). */
  @Keyword(value = "several", many = true)
  record Several(
      Chain chain,
      @Clause(value = "at least", standard = "2") @Between(least = 2, most = 3) int least)
      implements Element {
    /** What each further card must be. */
    public enum Chain {
      /** Of the same rank. */
      SAME_RANK,
      /** Of the same suit and the next rank up or down, all one way; ace low, no wrap. */
      RUN,
      /** Of the same rank or a neighbouring one, suits aside; ace low, no wrap. */
      NEIGHBOURS,
      /** One rank down and of the other colour (patience); ace low, no wrap. */
      ALTERNATING
    }
  }

  /** In a turn of several cards only the last one has its effect. */
  @Keyword("last-effect-only")
  record LastEffectOnly() implements Element {}

  /** These cards can only open a turn of several cards, and stand alone in it. */
  @Keyword("alone")
  record Alone(CardSet cards) implements Element {}

  /** A card that answers a penalty or a skip stands alone in its turn. */
  @Keyword("answers-alone")
  record AnswersAlone() implements Element {}

  /**
   * A call owed by a hand that its own play has brought to one card, or to so many ({@code at}), or
   * to cards all {@code of one rank}, unless that rank is one of {@code save} (C14). {@code each
   * turn}: it is owed at the end of every turn that ends so. {@code before with up to}: the most
   * cards with which it may be made before the play, where the book does not leave it to the usual
   * count (R7).
   */
  @Keyword("call")
  record Call(
      String name,
      Found found,
      @Clause(value = "at", standard = "1") @Between(least = 1, most = 5) int at,
      @Clause("each turn") boolean eachTurn,
      @Clause(value = "before with up to", standard = "0") @Between(least = 0, most = 12)
          int beforeWithUpTo,
      @Clause("or of one rank") boolean orOfOneRank,
      @Clause(value = "save", standard = "none") List<CardSet.Part> save,
      @Clause("until played") boolean untilPlayed,
      @Clause("not in deals of one card") boolean notInDealsOfOne)
      implements Element {
    /** How a failure is found. */
    public enum Found {
      /** By another seat's catch. */
      CAUGHT,
      /** By the referee, at once. */
      AUTOMATIC
    }

    public Call {
      save = List.copyOf(save);
    }
  }

  /** Cards drawn (0..10) by a seat that failed to call; 0: nobody draws, nothing is caught. */
  @Keyword("call-penalty")
  record CallPenalty(@Between(least = 0, most = 10) int cards) implements Element {}

  /** Cards drawn for a false call, which is then an act open to every seat (Pesten, clause 3). */
  @Keyword("false-call")
  record FalseCall(@Between(least = 1, most = 10) int cards) implements Element {}

  /** A call still owed when the seat's next turn begins blocks its only card (913) in that turn. */
  @Keyword("call-blocks")
  record CallBlocks() implements Element {}

  /** A seat's only card, if wild, is shown to all as long as it is the only one. */
  @Keyword("reveal-last-wild")
  record RevealLastWild() implements Element {}

  /** The first cards dealt lie face up; a reshuffle turns hidden ones up (naked-eights.md). */
  @Keyword("face-up")
  record FaceUp(@Between(least = 1, most = 26) int first) implements Element {}

  /** Only these cards may be the last (others 913; C15). */
  @Keyword("last-only")
  record LastOnly(CardSet cards) implements Element {}

  /** These cards may not be the last (913; C15). */
  @Keyword("last-never")
  record LastNever(CardSet cards) implements Element {}

  /**
   * These cards as the last one cost so many cards, drawn at once; their player is not out (C15).
   * With {@code ends turn} their effect does not happen and no call is owed.
   */
  @Keyword("last-costs")
  record LastCosts(
      CardSet cards,
      @Clause("draws") @Between(least = 1, most = 10) int draws,
      @Clause("ends turn") boolean endsTurn)
      implements Element {}

  /** An event of this name tells of a last card, by itself (Tschau Sepp's "Sepp"). */
  @Keyword("last-says")
  record LastSays(String word) implements Element {}

  /** What cards left in the hand count (C16): {@code points wild 50, A 11}; the rest as usual. */
  @Keyword("points")
  record Points(List<Value> values) implements Element {
    /** What these cards count. */
    public record Value(CardSet cards, @Between(least = 0, most = 500) int points) {}

    public Points {
      values = List.copyOf(values);
    }
  }

  /** Who adds what after a deal (C16). */
  @Keyword("scoring")
  record Scoring(Mode mode) implements Element {
    /** The ways of C16. */
    public enum Mode {
      /** No points. */
      NONE,
      /** Each seat adds what it holds; the lowest total is best. */
      OWN,
      /** The winner adds what the others hold; the highest total is best. */
      WINNER_COLLECTS,
      /** One point to the winner of each deal; the highest total is best. */
      ONE_EACH
    }
  }

  /** What the seat that is out scores, instead of nothing (El Pumba's minus five); −100..100. */
  @Keyword("winner-scores")
  record WinnerScores(@Between(least = -100, most = 100) int points) implements Element {}

  /** Before the count of a deal with a winner, each seat that holds one of these draws so many. */
  @Keyword("late-draw")
  record LateDraw(CardSet holding, @Clause("draws") @Between(least = 1, most = 10) int draws)
      implements Element {}

  /** Cards drawn at once by a seat that speaks while silence holds (El Pumba). */
  @Keyword("silence-costs")
  record SilenceCosts(@Between(least = 1, most = 10) int cards) implements Element {}

  /**
   * Two rule sets at once: matching by suit and rank, and by factors of the values (Crazy Factor).
   */
  @Keyword("factor")
  record Factor() implements Element {}

  /** All points of the deal count double if one of these cards was the last (Mau-Mau). */
  @Keyword("doubled-by")
  record DoubledBy(CardSet cards) implements Element {}

  /** How long a match lasts (C17): {@code match target, at 2:100 3:150}. */
  @Keyword("match")
  record Match(
      Format format,
      @Clause(value = "at", standard = "0") @Between(least = 0, most = 100_000) SeatTable at,
      @Clause("play-off") boolean playOff)
      implements Element {
    /** The formats of C17. */
    public enum Format {
      /** One deal. */
      SINGLE,
      /** Until someone has {@code at} points after a deal; at 0 a single deal. */
      TARGET,
      /** So many deals; with {@code play-off}, one more as long as several lead. */
      DEALS,
      /**
       * Who has {@code at} points drops out; the last seat left wins, of several at once the
       * lowest.
       */
      ELIMINATION,
      /** On a sheet of three columns, each won at {@code at}; see {@code columns} (Hollywood). */
      COLUMNS
    }
  }

  /** The most columns (3..9) that the sheet may grow to: each one won adds another. */
  @Keyword("columns")
  record Columns(@Between(least = 3, most = 9) int most) implements Element {}

  /** The deal ends after so many cards played ({@code cards}) or acts done ({@code acts}). */
  @Keyword(value = "limit", many = true)
  record Limit(Of of, @Clause("at") @Between(least = 1, most = 5000) int at) implements Element {
    /** What is counted. */
    public enum Of {
      /** Cards played. */
      CARDS,
      /** Acts of any kind. */
      ACTS
    }
  }

  /** How the page draws the suits. */
  @Keyword("suits")
  record Suits(Style style) implements Element {
    /** Families of suit signs. */
    public enum Style {
      FRENCH,
      SWISS,
      SPANISH
    }
  }

  /** How an unclear source was read, for the rule sheet: in our own words, with its source. */
  @Keyword(value = "ruling", many = true)
  record Ruling(String text, @Clause("from") String from) implements Element {}

  /**
   * An option that was chosen otherwise than standard, for the rule sheet: the book with its
   * options applied, which a record carries, thereby says itself what was chosen. It changes
   * nothing in play.
   */
  @Keyword(value = "chosen", many = true)
  record Chosen(
      String option,
      String value,
      @Clause("standard") String standard,
      @Clause("means") String meaning)
      implements Element {}
}
