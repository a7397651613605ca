package eightfold.play;

import static eightfold.play.Visibility.CHEATER;
import static eightfold.play.Visibility.DOUBTED;
import static eightfold.play.Visibility.EACH_ITS_OWN;
import static eightfold.play.Visibility.PUBLIC;
import static eightfold.play.Visibility.SECRET;
import static eightfold.play.Visibility.TRADERS;

import eightfold.cards.Kind;
import eightfold.program.Conditions;
import eightfold.state.Places;

/**
 * The numbers that a table is made of, apart from its cards and its sets of kinds ({@link Mask}):
 * where each stands in {@link Table#slots}, behind those of {@link TurnSlot}. Their order is what
 * clears them, copies them and takes a play back, so that no list of them is kept anywhere else.
 * Yes and no are 1 and 0, no seat is {@link Table#NOBODY}, no kind {@link Kind#NONE}; seats as bits
 * have bit s for seat s. Each says who sees it, which {@link InformationKey} and {@link
 * Determiniser} go by.
 */
final class Slot extends TurnSlot {

  // what a deal holds and a play that is taken back has changed

  static final int UPCARD = ALL.one(PUBLIC, "upcard", Kind.NONE);

  /** What the pile demands begins here; {@link Mask#FOLLOWS} says which kinds meet it. */
  static final int DEMAND = ALL.end();

  /** The card whose suit and rank are in force: the upcard, or what it leaves in force. */
  static final int RULING = ALL.one(PUBLIC, "ruling", Kind.NONE);

  /** The declared suit in force, 0..3, 4 a free one. */
  static final int DECLARED_SUIT = ALL.one(PUBLIC, "declared suit", Slots.NOBODY);

  /** The called rank in force, or a free one, and the seat that called it. */
  static final int CALLED_RANK = ALL.one(PUBLIC, "called rank", Kind.NONE);

  static final int RANK_CALLER = ALL.one(PUBLIC, "rank caller", Slots.NOBODY);

  /** The suit in force before the last card was played, where a book looks back to it. */
  static final int SUIT_BEFORE = ALL.one(PUBLIC, "suit before", Slots.NOBODY);

  static final int DEMAND_END = ALL.end();

  /** The suit in force before the cards that declare another one. */
  static final int SUIT_BEFORE_DECLARING = ALL.one(PUBLIC, "suit before declaring", Slots.NOBODY);

  /** Which of two rule sets is in force; see {@link Factors}. */
  static final int REGIME = ALL.one(PUBLIC, "regime");

  /** The seats that have made their opening, as bits. */
  static final int OPENED = ALL.one(PUBLIC, "opened");

  /** Whether silence holds. */
  static final int SILENT = ALL.one(PUBLIC, "silent");

  /** 1 while play goes clockwise, else −1. */
  static final int STEP = ALL.one(PUBLIC, "step");

  /** Cards of the penalty that lies there, and the kind that last added to it. */
  static final int DEBT = ALL.one(PUBLIC, "debt");

  static final int DEBT_KIND = ALL.one(PUBLIC, "debt kind", Kind.NONE);

  /** The seat that last added to the penalty. */
  static final int DEBT_BY = ALL.one(PUBLIC, "debt by", Slots.NOBODY);

  /** The seat on which the penalty waits until it acts; nobody: it lies on the seat that acts. */
  static final int DEBT_SEAT = ALL.one(PUBLIC, "debt seat", Slots.NOBODY);

  /** While a duel goes on: the penalty that waits on a seat outside of it, its kind, that seat. */
  static final int WAITING = ALL.one(PUBLIC, "waiting");

  static final int WAITING_KIND = ALL.one(PUBLIC, "waiting kind", Kind.NONE);
  static final int WAITING_SEAT = ALL.one(PUBLIC, "waiting seat", Slots.NOBODY);

  /** Skips that may be answered, the kind that caused them and who played it. */
  static final int SKIPS = ALL.one(PUBLIC, "skips");

  static final int SKIP_KIND = ALL.one(PUBLIC, "skip kind", Kind.NONE);
  static final int SKIP_BY = ALL.one(PUBLIC, "skip by", Slots.NOBODY);

  /** Skips that wait for the end of the turn that a penalty began; see {@link InOrder}. */
  static final int SKIPS_BEHIND = ALL.one(PUBLIC, "skips behind");

  /** Which cards have made that penalty, the one that waits, and those skips; {@link Causes}. */
  static final int PENALTY_CAUSES = ALL.many(PUBLIC, "penalty causes", Slots.MOST_CAUSES, 0);

  static final int WAITING_CAUSES = ALL.many(PUBLIC, "waiting causes", Slots.MOST_CAUSES, 0);
  static final int SKIP_CAUSES = ALL.many(PUBLIC, "skip causes", Slots.MOST_CAUSES, 0);

  /** Passes in a row; see {@link Passes}. */
  static final int PASSES = ALL.one(SECRET, "passes");

  static final int CARDS_PLAYED = ALL.one(PUBLIC, "cards played");

  /** What is to be done next, and its seat from bit 8; {@link Table#NOBODY}: nothing. */
  static final int NEXT_WORK = ALL.one(PUBLIC, "next work", Slots.NOBODY);

  /** What is to be done after that, the last first, and how much that is. */
  static final int AGENDA_SIZE = ALL.one(PUBLIC, "agenda size");

  static final int AGENDA = ALL.many(PUBLIC, "agenda", Slots.MOST_AGENDA, 0);
  static final int TAKEN_BACK_END = ALL.end();

  // what else a deal holds

  /** The stock is {@code cards[stockTop..stockEnd)}, its top card first. */
  static final int STOCK_TOP = ALL.one(PUBLIC, "stock top");

  static final int STOCK_END = ALL.one(PUBLIC, "stock end");
  static final int PILE_SIZE = ALL.one(PUBLIC, "pile size");

  /** So many cards at the bottom of the pile count in no series, as they lay before a reshuffle. */
  static final int BEFORE_SERIES = ALL.one(PUBLIC, "before series");

  /** Whether the stock is what the pile was: {@link Mask} has all that it held then. */
  static final int RESHUFFLED = ALL.one(PUBLIC, "reshuffled");

  /** The seat that has put the top card of the stock there, and so knows it; whether all do. */
  static final int STOCK_TOP_BY = ALL.one(PUBLIC, "stock top by", Slots.NOBODY);

  static final int STOCK_TOP_SEEN = ALL.one(PUBLIC, "stock top seen");

  /** Whether any card has lain face up in this deal; if none has, all those planes are empty. */
  static final int SHOWN = ALL.one(PUBLIC, "shown");

  /** The seats of whose hands anything may be known, as bits; of the others nothing is. */
  static final int KNOWN = ALL.one(PUBLIC, "known");

  /** The seats that take turns in this deal, as bits. */
  static final int PLAYING = ALL.one(PUBLIC, "playing");

  /** Calls, as bits of seats: who owes one, has made one, has made one that is to be judged. */
  static final int OWES = ALL.one(EACH_ITS_OWN, "owes");

  static final int CALLED = ALL.one(PUBLIC, "called");
  static final int ANNOUNCED = ALL.one(PUBLIC, "announced");

  /**
   * The seats whose call would come too late, if they owe one, as bits. Who does not see that they
   * owe ({@link OwedCalls}) does not see this either; it then stands of none that owes nothing.
   */
  static final int LATE = ALL.one(EACH_ITS_OWN, "late");

  /** Further turns that the seat to act still has after this one. */
  static final int FURTHER = ALL.one(PUBLIC, "further");

  /** Seats to be passed over when the turn leaves its player. */
  static final int PASS_OVER = ALL.one(PUBLIC, "pass over");

  /** Whether the turn that begins must put another card on the last one. */
  static final int REPEAT = ALL.one(PUBLIC, "repeat");

  /** How many seats have emptied their hands in the open count; {@link Mask#EMPTIED} has which. */
  static final int EMPTIED_SEATS = ALL.one(PUBLIC, "emptied seats");

  /** The seat that played the last card of an open duel. */
  static final int DUELIST = ALL.one(PUBLIC, "duelist", Slots.NOBODY);

  /** The seats that have grabbed, and those that have given it up, as bits. */
  static final int GRABBED = ALL.one(PUBLIC, "grabbed");

  static final int GRAB_PASSED = ALL.one(PUBLIC, "grab passed");

  /** The seats that still have to miss a turn for a challenge that they lost, as bits. */
  static final int MISSES = ALL.one(PUBLIC, "misses");

  /** How often the stock has run out in its drawer's own turn. */
  static final int STOCK_TIMES = ALL.one(PUBLIC, "stock times");

  /** Whether the first card of a pair acts just now; never between acts. */
  static final int FIRST_OF_PAIR = ALL.one(PUBLIC, "first of pair");

  static final int DEAL_ACTS = ALL.one(PUBLIC, "deal acts");
  static final int ENDING = ALL.one(PUBLIC, "ending");
  static final int WINNER = ALL.one(PUBLIC, "winner", Slots.NOBODY);

  /** The seats that have won the deal, as bits: the winner with its team. */
  static final int WINNERS = ALL.one(PUBLIC, "winners");

  static final int COUNT = ALL.eachSeat(PUBLIC, "count");
  static final int SCORED = ALL.eachSeat(PUBLIC, "scored");

  // the match

  static final int CORE_DEAL_END = ALL.end();
  static final int DEALER = ALL.one(PUBLIC, "dealer");
  static final int DEAL = ALL.one(PUBLIC, "deal");
  static final int PLY = ALL.one(PUBLIC, "ply");

  /** The seats that have not dropped out of the match, as bits. */
  static final int LEFT = ALL.one(PUBLIC, "left");

  static final int OVER = ALL.one(PUBLIC, "over");
  static final int MATCH_WINNERS = ALL.one(PUBLIC, "match winners");
  static final int SCORE = ALL.eachSeat(PUBLIC, "score");
  static final int CORE_END = ALL.end();

  // what only some games need; the match first, then what ends with the deal

  /** How often each seat has been under pressure in the match. */
  static final int PRESSED = ALL.eachSeat(PUBLIC, "pressed");

  static final int PRESSED_END = ALL.end();
  static final int RARE_DEAL = ALL.end();

  /** Turns that each seat still has to miss. */
  static final int MISSED = ALL.eachSeat(PUBLIC, "missed");

  /** Why each seat last came to miss turns; {@link Causes}. */
  static final int MISS_CAUSE = ALL.eachSeat(PUBLIC, "miss cause");

  static final int MISSED_END = ALL.end();

  /** By how many cards of its hand each seat may owe a call; see {@link OwedCalls}. */
  static final int DUE = ALL.eachSeat(PUBLIC, "due");

  /** The same as the seat's last turn began, where that may keep back its only card. */
  static final int DUE_AT_BEGIN = ALL.eachSeat(PUBLIC, "due at begin");

  /** By how many cards each seat may have owed before, too late now; {@link OwedCalls#LATE}. */
  static final int LATE_BY = ALL.eachSeat(PUBLIC, "late by");

  static final int DUE_END = ALL.end();

  /** What an empty stock has cost each seat in this deal. */
  static final int CHARGED = ALL.eachSeat(PUBLIC, "charged");

  /** A card offered to a partner in this turn begins here. */
  static final int TRADE = ALL.end();

  /** The seat that gave, or nobody if nobody has given in this turn. */
  static final int TRADE_GIVER = ALL.one(PUBLIC, "trade giver", Slots.NOBODY);

  static final int TRADE_PARTNER = ALL.one(PUBLIC, "trade partner", Slots.NOBODY);
  static final int TRADE_GIVEN = ALL.one(TRADERS, "trade given", Kind.NONE);
  static final int TRADE_RETURNED = ALL.one(TRADERS, "trade returned", Kind.NONE);

  /** Whether the partner held one card before: it may only keep the gift or give it back. */
  static final int TRADE_PARTNER_HAD_ONE = ALL.one(PUBLIC, "trade partner had one");

  static final int TRADE_END = ALL.end();

  /** The seat that owes a name, the kind of its card, and the number that goes with it. */
  static final int NAMER = ALL.one(PUBLIC, "namer", Slots.NOBODY);

  static final int NAME_KIND = ALL.one(PUBLIC, "name kind");
  static final int NAME_NUMBER = ALL.one(PUBLIC, "name number");

  /** The seats that owe the phrase, as bits. */
  static final int PHRASERS = ALL.one(PUBLIC, "phrasers");

  /** The play that may be challenged: whose, with which card, what the pile demanded before it. */
  static final int DOUBT_SEAT = ALL.one(PUBLIC, "doubt seat", Slots.NOBODY);

  static final int DOUBT_KIND = ALL.one(PUBLIC, "doubt kind", Kind.NONE);

  /** Whether its player held another card that could have been played. */
  static final int DOUBT_GUILTY = ALL.one(DOUBTED, "doubt guilty");

  /** Cards that its player held besides; {@link EarlierHand#LOST}: some have gone since. */
  static final int DOUBT_HELD = ALL.one(PUBLIC, "doubt held");

  /** Whether its player could play nothing but a card just drawn, and so is not guilty. */
  static final int DOUBT_BOUND = ALL.one(PUBLIC, "doubt bound");

  static final int DOUBT_DEMAND = ALL.many(PUBLIC, "doubt demand", DEMAND_END - DEMAND, 0);

  /** Faults that may be razzed, the oldest first; see {@link Faults}. */
  static final int FAULT_COUNT = ALL.one(PUBLIC, "fault count");

  /** Each with its seat, from bit 4 what it is about, from bit 8 who has finished a turn since. */
  static final int FAULTS = ALL.many(PUBLIC, "faults", Slots.MOST_FAULTS, 0);

  static final int FAULTS_END = ALL.end();

  /** The seat whose last card did not follow and that may be caught for it, its card, … */
  static final int CHEAT_SEAT = ALL.one(PUBLIC, "cheat seat", Slots.NOBODY);

  static final int CHEAT_KIND = ALL.one(PUBLIC, "cheat kind", Kind.NONE);

  /** … whether that lay face up, the seat's calls, and all that a play changes, as it was. */
  static final int CHEAT_OPEN = ALL.one(PUBLIC, "cheat open");

  static final int CHEAT_OWES = ALL.one(CHEATER, "cheat owes");
  static final int CHEAT_DUE = ALL.one(PUBLIC, "cheat due");
  static final int CHEAT_CALLED = ALL.one(PUBLIC, "cheat called");
  static final int CHEAT_ANNOUNCED = ALL.one(PUBLIC, "cheat announced");

  /** The seat whose turn it was then. */
  static final int CHEAT_TURN = ALL.one(PUBLIC, "cheat turn", Slots.NOBODY);

  static final int CHEAT_MISSED = ALL.eachSeat(PUBLIC, "cheat missed");
  static final int CHEAT_BEFORE = ALL.many(CHEATER, "cheat before", TAKEN_BACK_END, 0);
  static final int CHEAT_END = ALL.end();

  /** Whether turns take place in this deal, so that events set off lines; see {@link Occasions}. */
  static final int STARTED = ALL.one(PUBLIC, "started");

  /** The round of lines that are being worked off, and the direction in which it goes. */
  static final int ROUND = ALL.one(PUBLIC, "round");

  static final int ROUND_STEP = ALL.one(PUBLIC, "round step");

  /** The line for which its player names a seat, where it goes on, that seat; a line's card. */
  static final int CHOOSING_LINE = ALL.one(PUBLIC, "choosing line", Slots.NOBODY);

  static final int CHOOSING_STEP = ALL.one(PUBLIC, "choosing step");
  static final int LINE_CARD = ALL.one(PUBLIC, "line card", Kind.NONE);
  static final int CHOSEN = ALL.one(PUBLIC, "chosen", Slots.NOBODY);

  /** Whether a line makes the player of the last card declare a suit. */
  static final int DECLARES = ALL.one(PUBLIC, "declares");

  /** What a line makes that player do with a card of the hand; {@link CardDecisions}. */
  static final int DECIDES = ALL.one(PUBLIC, "decides");

  /** The seats whose hands came by a swap in this turn and are as they came: they owe no call. */
  static final int HANDS_SWAPPED = ALL.one(PUBLIC, "hands swapped");

  /** The way in which gifts go round, whatever they set off. */
  static final int GIVE_STEP = ALL.one(PUBLIC, "give step");

  /** Turns that seats are to miss from when the turn that is on closes. */
  static final int NOTED_MISSED = ALL.eachSeat(PUBLIC, "noted missed");

  /** The same before a card was laid that may be taken back. */
  static final int CHEAT_NOTED = ALL.eachSeat(PUBLIC, "cheat noted");

  /** The seats of whose next turns it is noted what they must play, as bits; {@link Mask#NOTED}. */
  static final int NOTED_BARS = ALL.one(PUBLIC, "noted bars");

  /** Words that are owed, in the order in which they came to be; see {@link OwedWords}. */
  static final int OWED_COUNT = ALL.one(PUBLIC, "owed count");

  static final int OWED = ALL.many(PUBLIC, "owed", Slots.MOST_OWED, 0);

  /** By line the players for whom it works in this round, and in the next, as bits. */
  static final int AT_WORK = ALL.many(PUBLIC, "at work", Conditions.MOST_LINES, 0);

  static final int SET_OFF = ALL.many(PUBLIC, "set off", Conditions.MOST_LINES, 0);

  /** Who laid the last card of the deal, and who the one before it. */
  static final int LAYER = ALL.one(PUBLIC, "layer", Slots.NOBODY);

  static final int LAYER_BEFORE = ALL.one(PUBLIC, "layer before", Slots.NOBODY);

  /** The seats that have had a turn, as bits; whether the last one only drew in it. */
  static final int HAD_TURN = ALL.one(PUBLIC, "had turn");

  static final int DREW_BEFORE = ALL.one(PUBLIC, "drew before");

  /** How often something has been thrown in the deal; see {@link Throws}. */
  static final int THROWN = ALL.one(PUBLIC, "thrown");

  static final int CONDITIONS_END = ALL.end();
  static final int RARE_DEAL_END = ALL.end();

  /** The score sheet of columns; see {@link Columns}. */
  static final int COLUMN_COUNT = ALL.one(PUBLIC, "column count", Slots.FIRST_COLUMNS);

  static final int COLUMN_POINTS =
      ALL.many(PUBLIC, "column points", Slots.MOST_COLUMNS * Slots.MOST_SEATS, 0);
  static final int COLUMN_WINNER =
      ALL.many(PUBLIC, "column winner", Slots.MOST_COLUMNS, Slots.NOBODY);
  static final int COLUMN_DEALS_WON = ALL.eachSeat(PUBLIC, "column deals won");
  static final int END = ALL.end();

  private static final int[] INITIAL = ALL.initial();

  private Slot() {}

  /** Sets a range of slots to what it is at first. */
  static void clear(int[] slots, int from, int to) {
    System.arraycopy(INITIAL, from, slots, from, to - from);
  }

  /** Sets what a plain turn holds to what it is at first: a short loop, which needs no call. */
  static void clearPlainTurn(int[] slots) {
    slots[BOUND] = Kind.NONE;
    slots[LAST_LAID] = Kind.NONE;
    for (int at = PLAIN_ZEROES; at < PLAIN_TURN_END; at++) {
      slots[at] = 0;
    }
  }

  /** All slots in their order. */
  static Places<Visibility> places() {
    return ALL;
  }
}
