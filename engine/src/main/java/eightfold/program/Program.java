package eightfold.program;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import java.util.Arrays;
import java.util.Optional;

/**
 * The rules of one game for one number of seats, as tables that the kernel reads without asking:
 * sets of kinds as masks, numbers by kind. Never changed, so that many tables may share it.
 */
@SuppressWarnings("ArrayRecordComponent")
public final class Program {
  /** Acts of a deal where the book does not say. */
  private static final int MOST_ACTS = 5_000;

  private final int seats;
  private final long wild;
  private final Element.Deal deal;
  private final DealSize dealSize;
  private final Element.Players players;
  private final Element.Starter starter;
  private final long buried;
  private final long starterDraws;
  private final OpeningCards opening;
  private final Element.Draw draw;
  private final ForcedPlay forced;
  private final Element.Stock stock;
  private final Element.Turns turns;
  private final Element.Matching matching;
  private final FactorCards factor;
  private final ChainRules chains;
  private final Element.Speech speech;
  private final CompiledCall call;
  private final int cheatDraws;
  private final int wrongCatch;
  private final Element.Last last;
  private final LastCards lastCards;
  private final Element.Scoring scoring;
  private final HandCount handCount;
  private final Element.Match match;
  private final int target;
  private final int mostCards;
  private final int mostActs;

  /** Every card of all packs, in the standard order of the notation. */
  public byte[] pack = new byte[0];

  /** The largest number of copies of one kind. */
  public int planes = 1;

  /** Kinds that are wild or have an effect. */
  public long special;

  /** What each kind does when it is laid, as {@link Operation}s in the order of their codes. */
  public final int[][] operations = new int[Kind.COUNT][];

  /**
   * The kinds that follow, by demand: 0..63 the upcard's kind; {@link #declared(int, int)} a
   * declared suit on it. Conditions on the hand and the last card come on top.
   */
  public final long[] follow = new long[Kind.COUNT * 5];

  /** The kinds that a {@code never on} keeps off, by demand: refused 918. */
  public final long[] barred = new long[Kind.COUNT * 5];

  /** Kinds that only a seat without another card that follows may play. */
  public long needy;

  /** Kinds whose need is looked at only when challenged, and what a lost challenge costs. */
  public long doubtful;

  public final byte[] challengeCosts = new byte[Kind.COUNT];

  /** Kinds whose player may declare a rank instead, to be matched beside the suit before it. */
  public long orRank;

  /** By demand: what {@code not on} and {@code never on} keep off it. */
  public final long[] keptOff = new long[Kind.COUNT * 5];

  /** Kinds on which their player owes another card. */
  public long owesItsSuit;

  public long owesAnyCard;

  /** Kinds whose player may give cards to the others; exchange one with the stock. */
  public long gives;

  public long exchanges;
  public long declares;

  /** Kinds that declare a suit which is held and was not in force, or free the suit. */
  public long declaresHeld;

  /** Kinds that leave in force what lay there. */
  public long leaves;

  /** Kinds that call a rank which is held, and the cards that each may call. */
  public long callsHeld;

  public final long[] heldRanks = new long[Kind.COUNT];

  /** Cards that a kind adds to a penalty that it answers, besides those it causes itself. */
  public final byte[] answerAdds = new byte[Kind.COUNT];

  /** Turns that the next seat misses, by kind; and whether any kind has such an effect. */
  public final byte[] misses = new byte[Kind.COUNT];

  public boolean missing;

  /** Kinds whose penalty only the suit declared with it answers. */
  public long answeredInSuit;

  /** Kinds that call a rank, and the ranks (as bits) that each may call. */
  public long callsRank;

  public final short[] callableRanks = new short[Kind.COUNT];

  /** Kinds whose skip ends with a parry. */
  public long parryEnds;

  /** Kinds on which any card, or one of their suit, may be laid in the same turn. */
  public long followedByAny;

  public long followedBySuit;

  /** Kinds that open a count, and what kinds add to one. */
  public long opensCount;

  public final byte[] counts = new byte[Kind.COUNT];

  /** What a duel begun by a kind asks for at first; 0: it begins none. */
  public final byte[] duels = new byte[Kind.COUNT];

  /** What a seat draws that gets nothing in the grab begun by a kind; 0: it begins none. */
  public final byte[] grabs = new byte[Kind.COUNT];

  /** Whether any kind begins a duel; a grab. */
  public boolean duelling;

  /** The kinds that turn the demand of a duel back. */
  public long duelCards;

  public boolean grabbing;

  /** Kinds on which their player must put another card. */
  public long repeats;

  public final String[] names = new String[Kind.COUNT];

  /** Kinds after which the other suit of the colour in force is to be matched. */
  public long sisterSuit;

  /** What adds to a debt, by the kind that last added to it. */
  public final long[] adds = new long[Kind.COUNT];

  /** What adds to a debt or cancels it, by the kind that last added to it. */
  public final long[] answers = new long[Kind.COUNT];

  /** Kinds whose debt leaves its taker the turn. */
  public long thenTurn;

  /** What may pass on a skip, by the kind that caused it; none: the skip happens by itself. */
  public final long[] parries = new long[Kind.COUNT];

  /** Wild kinds that {@link #follow} does not hold, since they are not wild as the last card. */
  public long wildUnlessLast;

  /** What the book says of whole rules; {@link Compiler} fills in the rest. */
  Program(RuleBook book, int seats, long wild) {
    this.seats = seats;
    this.wild = wild;
    deal = book.the(Element.Deal.class);
    dealSize = DealSize.of(deal, seats);
    players = book.the(Element.Players.class);
    starter = book.the(Element.Starter.class);
    long named = new CardSet(starter.bury()).mask(wild);
    // jokers that stay do so whatever is buried (semantics 2.11)
    buried = starter.jokersStay() ? named & ~Kinds.JOKERS : named | Kinds.JOKERS;
    starterDraws = new CardSet(starter.drawOn()).mask(wild);
    opening = OpeningCards.of(book, wild);
    draw = book.the(Element.Draw.class);
    forced = ForcedPlay.of(draw.forced(), wild);
    stock = book.the(Element.Stock.class);
    turns = book.the(Element.Turns.class);
    matching = book.the(Element.Matching.class);
    factor = FactorCards.of(book, wild);
    chains = ChainRules.of(book, wild, CardEffects.followOn(book));
    speech = book.the(Element.Speech.class);
    call = CompiledCall.of(book, wild);
    Optional<Element.Cheating> cheating = book.find(Element.Cheating.class);
    cheatDraws = cheating.map(Element.Cheating::caught).orElse(0);
    wrongCatch = cheating.map(Element.Cheating::falseCatch).orElse(call.rule().wrongCatchDraws());
    last = book.the(Element.Last.class);
    lastCards = LastCards.of(last, wild);
    scoring = book.the(Element.Scoring.class);
    handCount = HandCount.of(book, wild);
    match = book.the(Element.Match.class);
    target = match.at().at(seats);
    mostCards = limit(book, Element.Limit.Of.CARDS, Integer.MAX_VALUE);
    mostActs = limit(book, Element.Limit.Of.ACTS, MOST_ACTS);
    Arrays.fill(operations, new int[0]);
  }

  private static int limit(RuleBook book, Element.Limit.Of of, int otherwise) {
    return book.all(Element.Limit.class)
        .filter(limit -> limit.of() == of)
        .mapToInt(Element.Limit::at)
        .reduce(otherwise, (_, later) -> later);
  }

  /** Number of seats. */
  public int seats() {
    return seats;
  }

  /** The kinds that are wild for all. */
  public long wild() {
    return wild;
  }

  /** What is dealt and by whom, but for how many cards. */
  public Element.Deal deal() {
    return deal;
  }

  /** Whether deals begin clockwise. */
  public boolean clockwise() {
    return deal.direction() == Element.Deal.Direction.CLOCKWISE;
  }

  /** How many cards are dealt. */
  public DealSize dealSize() {
    return dealSize;
  }

  /** Who plays with whom. */
  public Element.Players players() {
    return players;
  }

  /** What the first upcard does (C4). */
  public Element.Starter starter() {
    return starter;
  }

  /** Kinds that are put back when turned as starter. */
  public long buried() {
    return buried;
  }

  /** Starters that make every seat draw. */
  public long starterDraws() {
    return starterDraws;
  }

  /** What may begin the pile. */
  public OpeningCards opening() {
    return opening;
  }

  /** How a seat draws (C7). */
  public Element.Draw draw() {
    return draw;
  }

  /** So many passes in a row with nothing to draw block the deal. */
  public int blockedAfter() {
    return seats + draw.blockedAfter();
  }

  /** Which playable cards oblige their holder. */
  public ForcedPlay forced() {
    return forced;
  }

  /** What an empty stock brings (C8). */
  public Element.Stock stock() {
    return stock;
  }

  /** What turns hold beside one card. */
  public Element.Turns turns() {
    return turns;
  }

  /** What else matches. */
  public Element.Matching matching() {
    return matching;
  }

  /** Where each seat has a wild rank of its own: the kinds that are wild for that score. */
  public long ownWild(int score) {
    return matching.ownWild() && score >= 1 && score <= Kind.RANKS
        ? Kinds.rank(score - 1)
        : Kinds.NONE;
  }

  /** The cards that change between suits and factors. */
  public FactorCards factor() {
    return factor;
  }

  /** Several cards in a turn. */
  public ChainRules chains() {
    return chains;
  }

  /** What is said and shown at the table. */
  public Element.Speech speech() {
    return speech;
  }

  /** The call that a hand of few cards owes (C14). */
  public CompiledCall call() {
    return call;
  }

  /** Cards that a cheater draws when caught; 0: nobody may cheat. */
  public int cheatDraws() {
    return cheatDraws;
  }

  /** Cards for a wrong catch, which is then open to all at any time; 0: it is refused. */
  public int wrongCatch() {
    return wrongCatch;
  }

  /** What holds of the last card of a hand (C15). */
  public Element.Last last() {
    return last;
  }

  /** What that card may be, and what it costs. */
  public LastCards lastCards() {
    return lastCards;
  }

  /** Who adds what after a deal (C16). */
  public Element.Scoring scoring() {
    return scoring;
  }

  /** What cards left in hands count. */
  public HandCount handCount() {
    return handCount;
  }

  /** How long a match lasts (C17). */
  public Element.Match match() {
    return match;
  }

  /** The points that the format asks for, or the number of deals. */
  public int target() {
    return target;
  }

  /** The deal ends after so many cards played. */
  public int mostCards() {
    return mostCards;
  }

  /** The deal ends after so many acts. */
  public int mostActs() {
    return mostActs;
  }

  /** Whether a kind does that when it is laid. */
  public boolean does(int kind, int code) {
    return Operation.in(operations[kind], code);
  }

  /** Whether whole hands may come to other seats. */
  public boolean passesHands() {
    return conditions.swaps
        || anyDoes(Operation.PASS_HANDS_LEFT)
        || anyDoes(Operation.PASS_HANDS_RIGHT);
  }

  /** Whether any kind does that when it is laid. */
  public boolean anyDoes(int code) {
    for (long rest = Kinds.ALL; rest != 0; rest &= rest - 1) {
      if (does(Long.numberOfTrailingZeros(rest), code)) {
        return true;
      }
    }
    return false;
  }

  /** The demand of a declared suit on an upcard, or on none: an index into {@link #follow}. */
  public static int declared(int suit, int upcard) {
    return (suit + 1 << 6) + (upcard & 63);
  }

  /** Whether turns and skips may add up over several turns of one seat. */
  public boolean turnsAddUp() {
    return turns.pairs() || turns.onItsLike();
  }

  /** The lines with conditions; {@link Compiler} sets it before anybody plays. */
  public Conditions conditions = Conditions.NONE;

  /** Whether there are any {@code when} lines, which events may set off. */
  public boolean conditional;

  /** Whether its turns need none of the rarer elements; see {@link PlainTurns}. */
  public boolean plainTurns;

  /** Kinds that in plain turns do something to other seats or to the order of play. */
  public long eventful;

  /** Whether some acts are open to seats out of turn. */
  public boolean outOfTurn;

  /** Whether the lowest total is the best. */
  public boolean lowWins() {
    return scoring.mode() == Element.Scoring.Mode.OWN;
  }
}
