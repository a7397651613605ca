package eightfold.rules.vocabulary;

import eightfold.cards.CardColour;
import eightfold.cards.FaceEmblem;
import eightfold.cards.LibraryPack;
import java.util.List;
import java.util.Locale;

/**
 * Rules of pack, deal, starter and seats. They are read, written and named as members of {@link
 * Element}.
 */
public interface DealRules {
  /** A rule of cards, seats and deal. */
  sealed interface DealRule extends Element {}

  /**
   * From how many to how many seats may play, and who plays with whom: {@code players 2..7}. {@code
   * in teams}: partners sit opposite; a seat that is out stays out, and the first team with all its
   * seats out wins; {@code disband at three}: once three seats hold cards each plays for itself
   * (Tag Team). {@code trades}: at the beginning of a turn a card may be offered to the partner,
   * who keeps it or gives one back; {@code trades face up}: all see it.
   */
  @Keyword("players")
  record Players(
      @Between(least = 2, most = 15) int least,
      @Between(least = 2, most = 15) int most,
      @Excludes(
              value = "scoring winner-collects",
              why = "findings.teams-add",
              right = "findings.instead",
              line = "scoring own")
          @Excludes(
              value = "match elimination",
              why = "findings.no-team-drops",
              right = "findings.instead",
              line = "match target, at 200")
          @Excludes({
            "gives to others",
            "exchanges with stock",
            "grab",
            "duel",
            "opens count",
            "repeat",
            "owes its suit",
            "owes any card",
            "last-effect"
          })
          @Clause("in teams")
          boolean teams,
      @Clause("disband at three") boolean disband,
      @Needs("teams") @Clause("trades") boolean trades,
      @Clause("trades face up") boolean tradesFaceUp)
      implements DealRule {}

  /**
   * The cards in play (C2): which one pack has, without jokers. {@code packs}: how many are
   * shuffled together, {@code packs 1 6:2} is two from six seats on. {@code leave out}: one copy of
   * each of these cards stays out of play, where there are at least so many packs ({@code from
   * packs}; Creights' two packs without one five of each suit). {@code jokers}: so many, half of
   * them red, in all packs together, or in {@code each pack}. {@code suits}: how the page draws
   * them.
   */
  @Keyword("deck")
  record Deck(
      Cards cards,
      @Clause(value = "packs", standard = "1") @Between(least = 1, most = 4) SeatTable packs,
      @Clause(value = "leave out", standard = "none") List<CardSet.Part> leaveOut,
      @Clause(value = "from packs", standard = "1") @Between(least = 1, most = 4) int fromPacks,
      @Clause(value = "jokers", standard = "0") @Between(least = 0, most = 16) int jokers,
      @Clause("each pack") boolean eachPack,
      @Clause(value = "suits", standard = "french") Suits suits)
      implements DealRule {
    public Deck {
      leaveOut = List.copyOf(leaveOut);
    }

    /** The cards that stay out of each of so many packs. */
    public CardSet leftOutOf(int number) {
      return new CardSet(number >= fromPacks ? leaveOut : List.of());
    }

    /** How many jokers there are in so many packs. */
    public int jokersIn(int number) {
      return eachPack ? jokers * number : jokers;
    }

    /** The packs of the family. */
    public enum Cards {
      /** 52 cards, ace to king in four suits. */
      FRENCH,
      /** 32 cards, seven to ace. */
      PIQUET,
      /** 36 cards, six to ace, with Swiss suits: jack Under, queen Ober, ten Banner. */
      SWISS,
      /** 40 cards, ace to seven and the courts, with Spanish suits: Sota, Caballo, Rey. */
      SPANISH,
      /** The book's own, as its lines {@code suit}, {@code rank} and {@code kind} tell it. */
      OWN;

      /** The pack of the library that it is. */
      public LibraryPack library() {
        return LibraryPack.of(name().toLowerCase(Locale.ROOT));
      }
    }

    /** Families of suit signs. */
    public enum Suits {
      FRENCH,
      SWISS,
      SPANISH
    }
  }

  /**
   * Cards dealt to each seat: {@code deal 5 2:7 3:5}; {@code one less each deal} down to one, or
   * {@code down and up}: down to one and up again (C3). {@code by seats left}: the number goes by
   * the seats left in the match, not by those that began it. {@code face up}: so many, the first
   * dealt, lie face up; a reshuffle turns hidden ones up (naked-eights.md). {@code direction}: in
   * which every deal begins (C1). {@code dealer}: who deals the next deal of a match.
   */
  @Keyword("deal")
  record Deal(
      @Between(least = 1, most = 26) SeatTable cards,
      @Clause("one less each deal") boolean oneLessEachDeal,
      @Clause("down and up") boolean downAndUp,
      @Clause("one more to eldest") boolean oneMoreToEldest,
      @Needs(
              value = "match elimination",
              why = "findings.no-seat-leaves",
              right = "findings.cards-into-deal")
          @Clause("by seats left")
          boolean bySeatsLeft,
      @Clause(value = "face up", standard = "0") @Between(least = 0, most = 26) int faceUp,
      @Clause(value = "direction", standard = "clockwise") Direction direction,
      @Clause(value = "dealer", standard = "next") Dealer dealer)
      implements DealRule {
    /** The two ways round the table. */
    public enum Direction {
      CLOCKWISE,
      COUNTERCLOCKWISE
    }

    /** The ways to find the dealer. */
    public enum Dealer {
      /** The seat after the last dealer. */
      NEXT,
      /** The seat left with the highest score; among equals one at random. */
      @Needs(
          value = {"scoring own", "scoring winner-collects", "scoring one-each"},
          why = "findings.no-score-to-deal",
          right = "findings.add-scoring")
      HIGHEST
    }
  }

  /**
   * What the first upcard does (C4). Cards to {@code bury} are put back and another is turned; so
   * are jokers, unless {@code jokers stay} (Kapaga). {@code cut}: it is a card from a random place
   * of the stock (Macau). {@code draw on}: one of these cards makes every seat draw so many ({@code
   * each draws}), eldest hand first (Vändåtta). {@code goodies}: the dealer may take special
   * starters into the hand before the first turn (eights.md).
   */
  @Keyword("starter")
  record Starter(
      @Standard("plain") Act act,
      @Clause(value = "bury", standard = "none") List<CardSet.Part> bury,
      @Needs({"jokers", "deck own"}) @Clause("jokers stay") boolean jokersStay,
      @Clause("cut") boolean cut,
      @Clause(value = "draw on", standard = "none") List<CardSet.Part> drawOn,
      @Clause(value = "each draws", standard = "0") @Between(least = 0, most = 5) int eachDraws,
      @Clause("goodies") boolean goodies)
      implements DealRule {
    /** Who bears the starter's effects. */
    public enum Act {
      /** It has no effect. */
      PLAIN,
      /** As if the dealer had played it, the dealer making every choice. */
      DEALER_PLAYS,
      /** It has no effect, but of a wild starter the dealer declares the suit. */
      DEALER_DECLARES,
      /** No card is turned; eldest hand begins the pile, as {@code opening} says. */
      @Needs(
          value = "opening",
          why = "findings.nothing-begins",
          right = "findings.write",
          line = "opening any")
      NONE,
      /** Its effects fall on eldest hand, as if the seat before it had played it. */
      @Excludes(
          value = "calls rank except",
          why = "findings.called-rank-over",
          right = "findings.write",
          line = "starter dealer-plays")
      ELDEST_BEARS
    }

    public Starter {
      bury = List.copyOf(bury);
      drawOn = List.copyOf(drawOn);
    }
  }

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
      implements DealRule {}

  // a pack of the book's own: its suits, ranks and further kinds

  /** A line about the pack. */
  sealed interface PackRule extends Element {}

  /** What the pack is called and how the backs of its cards look. */
  @Keyword("pack")
  record OwnPack(
      String name,
      @Clause(value = "back", standard = "none") FaceEmblem back,
      @Clause(value = "names", standard = "none") LocalNames names)
      implements PackRule {}

  /**
   * A suit: {@code suit R "red", colour red, sign "◆"}. Cards are sorted by suits as they stand in
   * the book. {@code emblem}: the picture on those of its cards that have none of their own.
   */
  @Keyword(value = "suit", many = true)
  record OwnSuit(
      @Between(least = 1, most = 1) CardLetters letters,
      String name,
      @Clause("colour") CardColour colour,
      @Clause(value = "sign", standard = "\"\"") String sign,
      @Clause(value = "emblem", standard = "none") FaceEmblem emblem,
      @Clause(value = "names", standard = "none") LocalNames names)
      implements PackRule {}

  /**
   * A rank, in the order of a run: {@code rank 7 "seven", value 7, copies 2} has two cards of each
   * suit, or of those named ({@code in R Y}); of a pack without suits, two cards. Further letters
   * are read as the first: {@code rank 10 T "ten"}. {@code copies 0}: only further kinds are of it.
   */
  @Keyword(value = "rank", many = true)
  record OwnRank(
      @Between(least = 1, most = 3) CardLetters letters,
      String name,
      @Clause(value = "value", standard = "0") @Between(least = 0, most = 1000) int value,
      @Clause(value = "copies", standard = "1") @Between(least = 0, most = 20) int copies,
      @Clause(value = "in", standard = "none") @Between(least = 1, most = 8) CardLetters suits,
      @Clause("court") boolean court,
      @Clause(value = "index", standard = "\"\"") String index,
      @Clause(value = "emblem", standard = "none") FaceEmblem emblem,
      @Clause(value = "names", standard = "none") LocalNames names)
      implements PackRule {}

  /**
   * A further kind of cards, with letters of its own: {@code kind W "wild", copies 4}. It has a
   * rank ({@code in rank 20}), and one suit or two ({@code of R Y}), or none of both: then it is
   * what a joker is in other packs.
   */
  @Keyword(value = "kind", many = true)
  record OwnKind(
      @Between(least = 1, most = 1) CardLetters letters,
      String name,
      @Clause(value = "copies", standard = "1") @Between(least = 1, most = 20) int copies,
      @Clause(value = "of", standard = "none") @Between(least = 1, most = 2) CardLetters suits,
      @Clause(value = "in rank", standard = "none") @Between(least = 1, most = 1) CardLetters rank,
      @Clause(value = "colour", standard = "none") CardColour colour,
      @Clause(value = "index", standard = "\"\"") String index,
      @Clause(value = "emblem", standard = "none") FaceEmblem emblem,
      @Clause(value = "names", standard = "none") LocalNames names)
      implements PackRule {}
}
