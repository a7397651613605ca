package eightfold.bots;

import eightfold.cards.Kind;
import eightfold.cards.Pack;
import eightfold.game.FastChance;
import eightfold.game.FastView;
import eightfold.game.Match;
import eightfold.game.Verb;
import eightfold.game.Verb.Shape;
import eightfold.game.Verb.Sort;
import java.util.Arrays;

/** How the {@link GreedyBot} decides, by numbers. */
final class GreedyPlayer implements FastBot {
  /** A seat with so few cards is about to go out. */
  private static final int FEW = 2;

  /**
   * With so few cards a seat outside all hands, who is made to draw draws just the cards that were
   * laid to make it draw, and sends them round once more.
   */
  private static final int DRY = 2;

  /** Who still held so many cards could most likely have done without the play in question. */
  private static final int MANY = 6;

  /** What it has an opinion of, by what an act names, and in this order. */
  private static final Shape[] DECISIONS = {
    Shape.SUIT, Shape.RANK, Shape.CARD_AND_SEAT, Shape.CARD, Shape.SEAT
  };

  private final RankNotes notes = new RankNotes();

  /** The acts among which it chooses: their indices. */
  private final int[] own = new int[Match.MOST_LEGAL];

  private int count;

  /** The best of them so far. */
  private final int[] best = new int[Match.MOST_LEGAL];

  // the hand of the seat that decides, counted once for each decision
  private Pack pack = Bot.DEFAULT_PACK;

  private long hand;
  private int cards;
  private final int[] ofSuit = new int[Pack.MOST_SUITS + 1];
  private final int[] ofRank = new int[Pack.MOST_RANKS + 1];

  @Override
  public void forget() {
    notes.forget();
  }

  @Override
  public void dealt(int seat, int number) {
    notes.dealt(seat, number);
  }

  @Override
  public void played(int seat, int kind) {
    notes.played(seat, kind);
  }

  @Override
  public void declared(int seat) {
    notes.declared();
  }

  @Override
  public void skipped(int seat) {
    notes.skipped(seat);
  }

  @Override
  public void drew(int seat, int number) {
    notes.drew(seat, number);
  }

  @Override
  public int choose(FastView view, int seat, ActList acts, FastChance chance) {
    notes.look(view, seat, acts);
    if (FastBot.callDue(view, seat, acts)) {
      return acts.call;
    }
    int reaction = reaction(view, seat, acts);
    if (reaction != ActList.NONE || view.turn() != seat) {
      return reaction;
    }
    count = 0;
    for (int i = 0; i < acts.count; i++) {
      if (!acts.faulty[i] && acts.verb(i).inTurn()) {
        own[count++] = i;
      }
    }
    if (count == 0) {
      return ActList.NONE;
    }
    countHand(view, seat);
    int chosen = decide(view, seat, acts, chance);
    return FastBot.callWise(view, seat, acts, chosen) ? acts.call : chosen;
  }

  /** Words that it owes; a catch, a grab or a challenge that is worth it. */
  private static int reaction(FastView view, int seat, ActList acts) {
    for (int i = 0; i < acts.count; i++) {
      int named = acts.named[i];
      boolean worth =
          switch (acts.verb(i).sort()) {
            case CATCHES ->
                acts.verb(i).shape() == Shape.SEAT
                    ? named >= 0 && named < view.seats() && view.owesCall(named)
                    : challengeable(view, seat);
            case GRABS, SPEAKS -> true;
            default -> false;
          };
      if (worth) {
        return i;
      }
    }
    return ActList.NONE;
  }

  /**
   * Whether another seat, the one that played last, held so much that it is likely to have bluffed.
   */
  private static boolean challengeable(FastView view, int seat) {
    int before = Math.floorMod(view.turn() + (view.clockwise() ? -1 : 1), view.seats());
    return before != seat && view.count(before) >= MANY;
  }

  private void countHand(FastView view, int seat) {
    pack = view.pack();
    hand = view.hand(seat);
    cards = 0;
    Arrays.fill(ofSuit, 0);
    Arrays.fill(ofRank, 0);
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      int kind = Long.numberOfTrailingZeros(rest);
      int copies = view.copies(seat, kind);
      cards += copies;
      ofSuit[suit(kind)] += copies;
      ofRank[pack.rank(kind)] += copies;
    }
  }

  private int decide(FastView view, int seat, ActList acts, FastChance chance) {
    boolean mayEnd = first(acts, "end") != ActList.NONE;
    int most = Integer.MIN_VALUE;
    int among = 0;
    for (int i = 0; i < count; i++) {
      boolean plays = acts.plays(own[i]);
      if (plays && (!mayEnd || worthLaying(view, acts.played(own[i])))) {
        int worth = playing(view, seat, acts.played(own[i]));
        among = worth > most ? 0 : among;
        if (worth >= most) {
          most = worth;
          best[among++] = own[i];
        }
      }
    }
    if (among == 0 && mayEnd) {
      best[among++] = first(acts, "end");
    }
    for (int i = 0; i < DECISIONS.length && among == 0; i++) {
      among = bestOf(DECISIONS[i], view, seat, acts);
    }
    if (among > 0) {
      return best[chance.below(among)];
    }
    // Passing costs nothing, where it is allowed; drawing costs a card; what else there is may cost
    // more.
    int pass = first(acts, "pass");
    int plain = pass != ActList.NONE ? pass : draw(acts);
    return plain != ActList.NONE ? plain : own[chance.below(count)];
  }

  private int first(ActList acts, String verb) {
    for (int i = 0; i < count; i++) {
      if (acts.verb(own[i]).word().equals(verb)) {
        return own[i];
      }
    }
    return ActList.NONE;
  }

  /** The draw from the stock; where there is none, the first from a hand. */
  private int draw(ActList acts) {
    int fromHand = ActList.NONE;
    for (int i = 0; i < count; i++) {
      Verb verb = acts.verb(own[i]);
      if (verb.word().equals("draw")) {
        if (verb.shape() == Shape.ALONE) {
          return own[i];
        }
        fromHand = fromHand == ActList.NONE ? own[i] : fromHand;
      }
    }
    return fromHand;
  }

  /** Gathers the best decisions of this shape; among equals each is equally likely to be chosen. */
  private int bestOf(Shape shape, FastView view, int seat, ActList acts) {
    int most = Integer.MIN_VALUE;
    int among = 0;
    for (int i = 0; i < count; i++) {
      Verb verb = acts.verb(own[i]);
      boolean decides = verb.inTurn() && verb.sort() != Sort.DRAWS && !acts.plays(own[i]);
      if (verb.shape() == shape && decides) {
        int worth = deciding(shape, view, seat, acts, own[i]);
        among = worth > most ? 0 : among;
        if (worth >= most) {
          most = worth;
          best[among++] = own[i];
        }
      }
    }
    return among;
  }

  /**
   * In a turn that may end: whether to lay one more. Wild cards are kept, unless it is the last
   * card, and so are attacks that would only come round.
   */
  private boolean worthLaying(FastView view, int kind) {
    boolean kept = kind != Kind.NONE && (notes.wild(kind) || dry(view) && notes.attacks(kind));
    return cards == 1 || !kept;
  }

  /** Whether nearly all cards are in the hands. */
  private static boolean dry(FastView view) {
    return view.stock() + view.pile() <= DRY * view.seats();
  }

  /** How good it is to play this card now. */
  private int playing(FastView view, int seat, int kind) {
    if (kind == Kind.NONE || cards <= 1) {
      return 0;
    }
    int worth = 3 * (ofSuit[suit(kind)] - 1) + 4 * (ofRank[pack.rank(kind)] - 1);
    if (cards == 2) {
      long rest = hand & ~(1L << kind);
      int other = rest == 0 ? kind : Long.numberOfTrailingZeros(rest);
      worth -= notes.costlyLast(other) ? 60 : 0;
    }
    worth -= notes.wild(kind) ? 100 : 0;
    worth += notes.costlyLast(kind) && cards <= FEW + 1 ? 50 : 0;
    if (notes.attacks(kind) && dry(view)) {
      worth -= 50;
    } else if (notes.attacks(kind)) {
      worth += view.count(nextSeat(view, seat)) <= FEW ? 40 : 6;
    }
    return worth;
  }

  /**
   * How good a declaration, the naming of a seat, or a card is that the hand parts with or that
   * another seat comes to see.
   */
  private int deciding(Shape shape, FastView view, int seat, ActList acts, int act) {
    int named = acts.named[act];
    return switch (shape) {
      case SUIT -> named < 0 ? -1 : held(view, seat, named);
      case RANK -> named < 0 ? 0 : ofRank[named];
      case CARD, CARD_AND_SEAT -> -worthKeeping(view, seat, acts.cards[act]);
      case SEAT -> named < 0 ? 0 : -view.count(named);
      case ALONE, CARDS, CARD_FIRST, WORDS -> 0;
    };
  }

  /** How many cards of the suit the hand holds, wild ones left aside: they go on any suit. */
  private int held(FastView view, int seat, int suit) {
    int number = 0;
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      int kind = Long.numberOfTrailingZeros(rest);
      if (pack.suit(kind) == suit && !notes.wild(kind)) {
        number += view.copies(seat, kind);
      }
    }
    return number;
  }

  private int worthKeeping(FastView view, int seat, int kind) {
    if (kind == Kind.NONE) {
      return 0;
    }
    int both = view.copies(seat, kind);
    int others = ofSuit[suit(kind)] + ofRank[pack.rank(kind)] - both - 1;
    return others + (notes.wild(kind) ? 100 : 0);
  }

  /** The suit of a card; jokers and other cards without one count as one of their own. */
  private int suit(int kind) {
    return pack.suit(kind) == Pack.NONE ? Pack.MOST_SUITS : pack.suit(kind);
  }

  private static int nextSeat(FastView view, int seat) {
    int way = view.clockwise() ? 1 : -1;
    int next = Math.floorMod(seat + way, view.seats());
    while (view.count(next) == 0 && next != seat) {
      next = Math.floorMod(next + way, view.seats());
    }
    return next;
  }
}
