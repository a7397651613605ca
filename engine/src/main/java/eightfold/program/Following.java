package eightfold.program;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.rules.vocabulary.Ruled;
import java.util.List;

/** The tables of which kinds follow which demand, compiled from a book's conditions (C6). */
final class Following {
  private final Program program;
  private long ownSuit;
  private long byColour;
  private final boolean wildsFollow;
  private final boolean rankStays;

  /** By upcard: the kinds that {@code not on} and {@code never on} keep off it. */
  private final long[] notOn = new long[Kind.COUNT];

  private final long[] neverOn = new long[Kind.COUNT];

  private Following(RuleBook book, Program program) {
    this.program = program;
    wildsFollow = book.the(Element.Matching.class).wildsFollow();
    rankStays = book.the(Element.Matching.class).rankStays();
    program.wildUnlessLast =
        wildsFollow ? Kinds.NONE : program.wild() & program.lastCards().matching();
    for (Ruled rule : Ruled.of(book, program.wild())) {
      boolean own =
          rule.on()
              .find(Effect.Asks.class)
              .filter(asks -> asks.what() == Effect.Asks.Demand.OWN_SUIT)
              .isPresent();
      ownSuit |= own ? rule.kinds() : Kinds.NONE;
      rule.on().find(Effect.Playable.class).ifPresent(playable -> playable(playable, rule.kinds()));
    }
  }

  private void playable(Effect.Playable playable, long kinds) {
    byColour |= playable.byColour() ? kinds : Kinds.NONE;
    keepOff(notOn, playable.notOn(), kinds);
    keepOff(neverOn, playable.neverOn(), kinds);
  }

  private void keepOff(long[] table, List<CardSet.Part> upcards, long kinds) {
    if (!upcards.isEmpty()) {
      for (int upcard : Kinds.list(new CardSet(upcards).mask(program.wild()))) {
        table[upcard] |= kinds;
      }
    }
  }

  static void compile(RuleBook book, Program program) {
    new Following(book, program).fill();
  }

  private void fill() {
    for (int upcard : Kinds.list(Kinds.ALL)) {
      set(upcard, upcard, onUpcard(upcard));
      for (int suit = 0; suit < 4; suit++) {
        set(Program.declared(suit, upcard), upcard, onSuit(suit, upcard));
      }
    }
    // a declared suit over an empty pile
    for (int suit = 0; suit < 4; suit++) {
      set(
          Program.declared(suit, Kind.NONE),
          Kind.NONE & 63,
          Kinds.suit(suit) | colour(suit == 1 || suit == 2));
    }
  }

  private void set(int demand, int upcard, long matching) {
    long wild = wildsFollow ? Kinds.NONE : program.wild() & ~program.wildUnlessLast;
    long follow = (matching | wild) & ~notOn[upcard];
    // where a card may leave in force what lay there, the card that rules is not always the upcard
    boolean rules = program.leaves == Kinds.NONE;
    boolean plain = demand < Kind.COUNT;
    follow |= plain && rules ? program.conditions.also[upcard] : Kinds.NONE;
    long never = neverOn[upcard] | (rules ? program.conditions.never[upcard] : Kinds.NONE);
    program.follow[demand] = follow & ~never;
    program.barred[demand] = never;
    program.keptOff[demand] = notOn[upcard] | never;
  }

  private long onUpcard(int upcard) {
    int suit = Kind.suit(upcard);
    if (Kind.joker(upcard)) {
      return Kinds.has(byColour, upcard)
          ? Kinds.suit(suit) | Kinds.suit(3 - suit) | colour(Kind.red(upcard))
          : wildOfItsRank(upcard);
    }
    long suits = Kinds.suit(suit) | colour(Kind.red(upcard));
    return Kinds.has(ownSuit, upcard)
        ? suits | wildOfItsRank(upcard)
        : suits | Kinds.rank(Kind.rank(upcard));
  }

  private long onSuit(int suit, int upcard) {
    long rank = rankStays && !Kind.joker(upcard) ? Kinds.rank(Kind.rank(upcard)) : Kinds.NONE;
    return Kinds.suit(suit) | rank | colour(suit == 1 || suit == 2) | wildOfItsRank(upcard);
  }

  /** Where wild cards must follow: those of a wild upcard's rank, jokers counting as one. */
  private long wildOfItsRank(int upcard) {
    return wildsFollow && Kinds.has(program.wild(), upcard)
        ? Kinds.rank(Kind.rank(upcard)) & program.wild()
        : Kinds.NONE;
  }

  /** The jokers of a colour that follow by colour. */
  private long colour(boolean red) {
    return byColour & Kinds.of(red ? Kind.RED_JOKER : Kind.BLACK_JOKER);
  }
}
