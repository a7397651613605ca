package eightfold.program;

import eightfold.cards.Kinds;
import eightfold.cards.Pack;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import java.util.Optional;

/**
 * The rules of one game for one number of seats, as tables that the kernel reads without asking:
 * sets of kinds as masks, numbers by kind. Never changed, so that many tables may share it.
 */
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
  private final Pack pack;
  private final FullPack fullPack;
  private final CardOperations operations;
  private final CardEffects effects;
  private final NeedyCards need;
  private final DeclaringCards declaring;
  private final FollowedCards followed;
  private final PenaltyCards penalties;
  private final SkippingCards skips;
  private final Conditions conditions;
  private final boolean conditional;
  private final boolean passesHands;
  private final boolean showsHands;
  private final Following following;
  private final boolean missing;
  private final boolean outOfTurn;
  private final boolean plainTurns;
  private final long eventful;
  private final long asking;
  private final BroughtDecisions decisions;

  /**
   * Compiles a book that has been checked.
   *
   * @param shortcuts whether plain turns are played as such
   */
  Program(RuleBook book, int seats, long wild, boolean shortcuts) {
    this.seats = seats;
    this.wild = wild;
    RuledCards cards = RuledCards.of(book, wild);
    pack = book.pack();
    fullPack = new FullPack(book, seats);
    operations = CardOperations.of(cards, seats);
    effects = CardEffects.of(cards);
    need = NeedyCards.of(cards);
    declaring = DeclaringCards.of(cards);
    followed = FollowedCards.of(cards);
    penalties = PenaltyCards.of(cards);
    skips = SkippingCards.of(cards);
    conditions = Conditions.of(book, wild, seats);
    decisions = BroughtDecisions.of(effects, conditions);
    deal = book.the(Element.Deal.class);
    dealSize = new DealSize(deal, seats);
    players = book.the(Element.Players.class);
    starter = book.the(Element.Starter.class);
    buried = buried(starter, wild, pack);
    starterDraws = new CardSet(starter.drawOn()).mask(wild);
    opening = OpeningCards.of(book, wild);
    draw = book.the(Element.Draw.class);
    forced = ForcedPlay.of(draw.forced(), wild, pack);
    stock = book.the(Element.Stock.class);
    turns = book.the(Element.Turns.class);
    matching = book.the(Element.Matching.class);
    factor = FactorCards.of(book, wild);
    chains = ChainRules.of(book, wild, followed.any());
    speech = book.the(Element.Speech.class);
    call = CompiledCall.of(book, wild);
    Optional<Element.Cheating> cheating = book.find(Element.Cheating.class);
    cheatDraws = cheating.map(Element.Cheating::caught).orElse(0);
    wrongCatch = cheating.map(Element.Cheating::falseCatch).orElse(call.rule().wrongCatchDraws());
    last = book.the(Element.Last.class);
    lastCards = LastCards.of(last, wild, pack);
    scoring = book.the(Element.Scoring.class);
    handCount = HandCount.of(book, wild);
    match = book.the(Element.Match.class);
    target = match.at().at(seats);
    mostCards = limit(book, Element.Limit.Of.CARDS, Integer.MAX_VALUE);
    mostActs = limit(book, Element.Limit.Of.ACTS, MOST_ACTS);
    conditional = conditions.lines() > 0;
    passesHands =
        conditions.swaps()
            || operations.anyDoes(Operation.Action.PASS_HANDS_LEFT)
            || operations.anyDoes(Operation.Action.PASS_HANDS_RIGHT)
            || operations.anyDoes(Operation.Action.PASS_HANDS_ON);
    showsHands =
        conditions.shows()
            || operations.anyDoes(Operation.Action.NEXT_SHOWS_HAND)
            || operations.anyDoes(Operation.Action.OTHERS_SHOW_HANDS);
    missing = skips.missing() || conditions.misses();
    following = Following.of(book, cards, this);
    outOfTurn = OpenActs.any(this);
    plainTurns = shortcuts && PlainTurns.of(this);
    eventful = operations.active();
    asking = effects.asking() | declaring.suit() | declaring.rank();
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
    return matching.ownWild() && score >= 1 && score <= pack.ranks().size()
        ? pack.ofRank(score - 1)
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

  /** What the kinds of cards are. */
  public Pack pack() {
    return pack;
  }

  /** Every card of all packs. */
  public FullPack cards() {
    return fullPack;
  }

  /** What each kind does when it is laid. */
  public CardOperations operations() {
    return operations;
  }

  /** Which kinds bring a decision or an event of their own. */
  public CardEffects effects() {
    return effects;
  }

  public BroughtDecisions decisions() {
    return decisions;
  }

  /** Jokers that stay do so whatever is buried that does not name them (semantics 2.11). */
  private static long buried(Element.Starter starter, long wild, Pack pack) {
    long stay = starter.jokersStay() ? pack.jokers() & ~named(starter) : Kinds.NONE;
    return (new CardSet(starter.bury()).mask(wild) | pack.jokers()) & ~stay;
  }

  /** The kinds that a starter's own line names one by one. */
  private static long named(Element.Starter starter) {
    return new CardSet(
            starter.bury().stream().filter(CardSet.Part.Single.class::isInstance).toList())
        .mask(Kinds.NONE);
  }

  /** Kinds that may be played only in need. */
  public NeedyCards need() {
    return need;
  }

  /** Which kinds have their player say what is to be matched. */
  public DeclaringCards declaring() {
    return declaring;
  }

  /** Kinds on which further cards come in the same turn. */
  public FollowedCards followed() {
    return followed;
  }

  /** What answers a penalty, and what comes of it. */
  public PenaltyCards penalties() {
    return penalties;
  }

  /** Kinds that make seats lose turns. */
  public SkippingCards skips() {
    return skips;
  }

  /** The lines with conditions. */
  public Conditions conditions() {
    return conditions;
  }

  /** Which kinds follow which demand. */
  public Following following() {
    return following;
  }

  /** Whether anything makes seats miss turns. */
  public boolean missing() {
    return missing;
  }

  /** Whether there are any {@code when} lines, which events may set off. */
  public boolean conditional() {
    return conditional;
  }

  /** Whether some acts are open to seats out of turn. */
  public boolean outOfTurn() {
    return outOfTurn;
  }

  /** Whether its turns need none of the rarer elements; see {@link PlainTurns}. */
  public boolean plainTurns() {
    return plainTurns;
  }

  /** Kinds that do something to other seats or to the order of play when they are laid. */
  public long eventful() {
    return eventful;
  }

  /** Kinds that have their player decide something when they lie. */
  public long asking() {
    return asking;
  }

  /** Whether whole hands may come to other seats. */
  public boolean passesHands() {
    return passesHands;
  }

  /** Whether cards have whole hands shown to all. */
  public boolean showsHands() {
    return showsHands;
  }

  /** Whether turns and skips may add up over several turns of one seat. */
  public boolean turnsAddUp() {
    return turns.pairs() || turns.onItsLike();
  }

  /** Whether the lowest total is the best. */
  public boolean lowWins() {
    return scoring.mode() == Element.Scoring.Mode.OWN;
  }
}
