package eightfold.program;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.cards.Pack;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import java.util.List;

/**
 * Which kinds follow which demand (C6), and which are kept off it. A demand is a number: 0..63 the
 * upcard's kind; {@link #declared(int, int)} a declared suit on it. Conditions on the hand and the
 * last card come on top. Never changed once it is compiled.
 */
public final class Following {
  private final Pack pack;
  private final long[] follow;
  private final long[] barred;
  private final long[] keptOff;
  private final long wildUnlessLast;
  private final Conditions conditions;
  private final long wild;
  private final long leaves;
  private long ownSuit;
  private long byColour;
  private final Element.Matching matching;
  private final boolean wildsFollow;

  /** By upcard: the kinds that {@code not on} and {@code never on} keep off it. */
  private final long[] notOn = new long[Kind.COUNT];

  private final long[] neverOn = new long[Kind.COUNT];

  private Following(RuleBook book, Program program) {
    matching = book.the(Element.Matching.class);
    pack = program.pack();
    int demands = Kind.COUNT * (1 + pack.suits().size());
    follow = new long[demands];
    barred = new long[demands];
    keptOff = new long[demands];
    wild = program.wild();
    conditions = program.conditions();
    leaves = program.effects().leaves();
    wildsFollow = matching.wildsFollow();
    wildUnlessLast = wildsFollow ? Kinds.NONE : wild & program.lastCards().matching();
  }

  /**
   * The tables of a program of which cards and conditions are compiled.
   *
   * @param cards what its cards do
   */
  static Following of(RuleBook book, RuledCards cards, Program program) {
    Following following = new Following(book, program);
    following.ownSuit =
        cards.kinds(Effect.AtOnce.class, once -> once.what() == Effect.What.OWN_SUIT);
    cards.forEach(Effect.Playable.class, following::playable);
    following.fill();
    return following;
  }

  /** The demand of a declared suit on an upcard, or on none. */
  public static int declared(int suit, int upcard) {
    return (suit + 1 << 6) + (upcard & Kind.COUNT - 1);
  }

  /** How many numbers there are for demands. */
  public int demands() {
    return follow.length;
  }

  /** The kinds that follow a demand. */
  public long follow(int demand) {
    return follow[demand];
  }

  /** The kinds that a {@code never on} keeps off it: refused 918. */
  public long barred(int demand) {
    return barred[demand];
  }

  /** What {@code not on} and {@code never on} keep off it. */
  public long keptOff(int demand) {
    return keptOff[demand];
  }

  /** Wild kinds that follow nothing by themselves, since they are not wild as the last card. */
  public long wildUnlessLast() {
    return wildUnlessLast;
  }

  /** Kinds that go on a card whatever suit is asked for, as they are wild. */
  public long wildOn(int upcard) {
    return (wildOfItsRank(upcard) | alwaysWild()) & ~keptOff[upcard];
  }

  private long alwaysWild() {
    return wildsFollow ? Kinds.NONE : wild & ~wildUnlessLast;
  }

  private void playable(Effect.Playable playable, long kinds) {
    byColour |= playable.byColour() ? kinds : Kinds.NONE;
    keepOff(notOn, playable.notOn(), kinds);
    keepOff(neverOn, playable.neverOn(), kinds);
  }

  private void keepOff(long[] table, List<CardSet.Part> upcards, long kinds) {
    if (!upcards.isEmpty()) {
      for (int upcard : Kinds.list(new CardSet(upcards).mask(wild))) {
        table[upcard] |= kinds;
      }
    }
  }

  private void fill() {
    for (int upcard : Kinds.list(pack.all())) {
      set(upcard, upcard, onUpcard(upcard));
      for (int suit = 0; suit < pack.suits().size(); suit++) {
        set(declared(suit, upcard), upcard, onSuit(suit, upcard));
      }
    }
    // a declared suit over an empty pile
    for (int suit = 0; suit < pack.suits().size(); suit++) {
      set(
          declared(suit, Kind.NONE),
          Kind.NONE & Kind.COUNT - 1,
          pack.ofSuit(suit) | jokers(pack.colourOfSuit(suit)));
    }
  }

  private void set(int demand, int upcard, long matching) {
    long follow = (matching | alwaysWild()) & ~notOn[upcard];
    // where a card may leave in force what lay there, the card that rules is not always the upcard
    boolean rules = leaves == Kinds.NONE;
    boolean plain = demand < Kind.COUNT;
    follow |= plain && rules ? conditions.also(upcard) : Kinds.NONE;
    long never = neverOn[upcard] | (rules ? conditions.never(upcard) : Kinds.NONE);
    this.follow[demand] = follow & ~never;
    barred[demand] = never;
    keptOff[demand] = notOn[upcard] | never;
  }

  private long onUpcard(int upcard) {
    int colour = pack.colour(upcard);
    if (pack.joker(upcard)) {
      return Kinds.has(byColour, upcard)
          ? pack.ofColour(colour) & ~pack.jokers() | jokers(colour)
          : wildOfItsRank(upcard);
    }
    long suits = pack.sameSuit(upcard) | jokers(colour);
    if (Kinds.has(ownSuit, upcard)) {
      return suits | wildOfItsRank(upcard);
    }
    return matching.neighbours()
        ? neighbours(pack.rank(upcard)) | jokers(colour) | wildOfItsRank(upcard)
        : suits | pack.sameRank(upcard);
  }

  /** The kinds of the ranks next to one, on both sides. */
  private long neighbours(int rank) {
    int last = pack.ranks().size() - 1;
    long up = rank < last ? pack.ofRank(rank + 1) : matching.round() ? pack.ofRank(0) : Kinds.NONE;
    long down =
        rank > 0 ? pack.ofRank(rank - 1) : matching.round() ? pack.ofRank(last) : Kinds.NONE;
    return up | down;
  }

  private long onSuit(int suit, int upcard) {
    long rank = matching.rankStays() && !pack.joker(upcard) ? pack.sameRank(upcard) : Kinds.NONE;
    return pack.ofSuit(suit) | rank | jokers(pack.colourOfSuit(suit)) | wildOfItsRank(upcard);
  }

  /** Where wild cards must follow: those of a wild upcard's rank, jokers counting as one. */
  private long wildOfItsRank(int upcard) {
    return wildsFollow && Kinds.has(wild, upcard) ? pack.sameRank(upcard) & wild : Kinds.NONE;
  }

  /** The jokers of a colour that follow by colour. */
  private long jokers(int colour) {
    return byColour & pack.jokers() & pack.ofColour(colour);
  }
}
