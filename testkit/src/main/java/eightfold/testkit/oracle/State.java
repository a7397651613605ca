package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * A table at one moment, whole and unchangeable (semantics 1).
 *
 * @param cards where every card is
 * @param turn the running turn
 * @param debt the draw penalty that waits
 * @param skip the skip that waits for an answer
 * @param callers how each seat stands with its call
 * @param course what is counted in a deal
 * @param tally scores and results
 */
public record State(
    Cards cards,
    Turn turn,
    Debt debt,
    PendingSkip skip,
    List<Caller> callers,
    Course course,
    Tally tally) {
  public State {
    callers = List.copyOf(callers);
  }

  /**
   * A seat's cards.
   *
   * @param held all of them, in the order in which they came
   * @param open those that lie face up, a part of them
   */
  public record Hand(List<Integer> held, List<Integer> open) {
    public static final Hand EMPTY = new Hand(List.of(), List.of());

    public Hand {
      held = List.copyOf(held);
      open = List.copyOf(open);
    }

    public int size() {
      return held.size();
    }

    Hand plus(int kind) {
      return new Hand(State.plus(held, kind), open);
    }

    /** Without one copy of that kind; of two alike the one lying face up goes first. */
    Hand minus(int kind) {
      return new Hand(State.minus(held, kind), State.minus(open, kind));
    }

    Hand faceUp() {
      return new Hand(held, held);
    }
  }

  /**
   * Where the cards are.
   *
   * @param hands by seat
   * @param stock top first
   * @param pile the discard pile, top last
   * @param away out of play
   * @param demand what is asked for besides what the upcard says
   */
  public record Cards(
      List<Hand> hands,
      List<Integer> stock,
      List<Integer> pile,
      List<Integer> away,
      Demand demand) {
    public Cards {
      hands = List.copyOf(hands);
      stock = List.copyOf(stock);
      pile = List.copyOf(pile);
      away = List.copyOf(away);
    }

    public int upcard() {
      return pile.getLast();
    }

    Cards hands(List<Hand> to) {
      return new Cards(to, stock, pile, away, demand);
    }

    Cards hand(int seat, Hand to) {
      return hands(replaced(hands, seat, to));
    }

    Cards stock(List<Integer> to) {
      return new Cards(hands, to, pile, away, demand);
    }

    Cards pile(List<Integer> to) {
      return new Cards(hands, stock, to, away, demand);
    }

    Cards demand(Demand to) {
      return new Cards(hands, stock, pile, away, to);
    }
  }

<<<<<<< ours
  /**
   * A turn.
   *
   * @param seat whose it is
   * @param awaits what the seat owes
   * @param starter whether it is the dealer's over the starter, in which nobody calls
   * @param laid the cards laid in it
   * @param chains by which rules of several cards it may go on
   * @param draws how many cards were drawn in it, debts aside
   * @param drawn the last of them, or {@link Kind#NONE}
   * @param lacked whether the seat has had no card that it could play, in this turn
   * @param blocked whether a call still owed keeps the only card in the hand
   * @param noted what its cards caused so far
   */
  public record Turn(
      int seat,
      Awaits awaits,
      boolean starter,
      List<Integer> laid,
      Set<Chain> chains,
      int draws,
      int drawn,
      boolean lacked,
      boolean blocked,
      Noted noted) {
    public Turn {
      laid = List.copyOf(laid);
      chains = Set.copyOf(chains);
    }

    static Turn of(int seat, Awaits awaits) {
      return new Turn(
          seat, awaits, false, List.of(), Set.of(), 0, Kind.NONE, false, false, Noted.NOTHING);
    }

    Turn awaits(Awaits to) {
      return new Turn(seat, to, starter, laid, chains, draws, drawn, lacked, blocked, noted);
    }

    Turn asStarter() {
      return new Turn(seat, awaits, true, laid, chains, draws, drawn, lacked, blocked, noted);
    }

    Turn laid(List<Integer> to) {
      return new Turn(seat, awaits, starter, to, chains, draws, drawn, lacked, blocked, noted);
    }

    Turn chains(Set<Chain> to) {
      return new Turn(seat, awaits, starter, laid, to, draws, drawn, lacked, blocked, noted);
    }

    Turn drew(int kind) {
      return new Turn(seat, awaits, starter, laid, chains, draws + 1, kind, lacked, blocked, noted);
    }

    Turn hasLacked() {
      return new Turn(seat, awaits, starter, laid, chains, draws, drawn, true, blocked, noted);
    }

    Turn blocked(boolean to) {
      return new Turn(seat, awaits, starter, laid, chains, draws, drawn, lacked, to, noted);
    }

    Turn noted(Noted to) {
      return new Turn(seat, awaits, starter, laid, chains, draws, drawn, lacked, blocked, to);
    }
  }

  /**
   * What the cards of a turn caused, to happen when it closes (semantics 3).
   *
   * @param draws cards that the next seat is to draw
   * @param drawsBy the kind that last caused some
   * @param skips seats to be passed over
   * @param parriable skips that may be answered
   * @param parriableBy the kind that last caused one
   * @param again whether the seat gets a further turn
   */
  public record Noted(
      int draws, int drawsBy, int skips, int parriable, int parriableBy, boolean again) {
    static final Noted NOTHING = new Noted(0, Kind.NONE, 0, 0, Kind.NONE, false);

    Noted moreDraws(int more, int by) {
      return new Noted(draws + more, by, skips, parriable, parriableBy, again);
    }

    Noted moreSkips(int more) {
      return new Noted(draws, drawsBy, skips + more, parriable, parriableBy, again);
    }

    Noted moreParriable(int more, int by) {
      return new Noted(draws, drawsBy, skips, parriable + more, by, again);
    }

    Noted withAgain() {
      return new Noted(draws, drawsBy, skips, parriable, parriableBy, true);
    }
  }

=======
>>>>>>> theirs
  /** A draw penalty that waits: how many cards, and the kind that last added to it. */
  public record Debt(int cards, int by) {
    static final Debt NONE = new Debt(0, Kind.NONE);
  }

  /** A skip that waits: over how many seats, the kind that caused it, and who moved it last. */
  public record PendingSkip(int seats, int by, int from) {
    static final PendingSkip NONE = new PendingSkip(0, Kind.NONE, -1);
  }

  /**
   * A seat and its call (semantics 6).
   *
   * @param owes whether it owes one that it has not made
   * @param called whether one that it made holds
   * @param announced whether one made before the play waits to be judged
   * @param fresh whether it was made before the play of the running turn
   */
  public record Caller(boolean owes, boolean called, boolean announced, boolean fresh) {
    static final Caller SILENT = new Caller(false, false, false, false);

    Caller owes(boolean to) {
      return new Caller(to, called, announced, fresh);
    }

    Caller called(boolean to) {
      return new Caller(owes, to, announced, fresh);
    }

    Caller announced(boolean to) {
<<<<<<< ours
      return new Caller(owes, called, to);
    }
  }

  /**
   * What is counted in a deal.
   *
   * @param clockwise the direction of play
   * @param dealer who dealt
   * @param deal number of the deal in the match, from 1
   * @param passes passes in a row
   * @param played cards played
   * @param acts acts done
   */
  public record Course(boolean clockwise, int dealer, int deal, int passes, int played, int acts) {
    Course turned() {
      return new Course(!clockwise, dealer, deal, passes, played, acts);
    }

    Course passes(int to) {
      return new Course(clockwise, dealer, deal, to, played, acts);
    }

    Course onePlayed() {
      return new Course(clockwise, dealer, deal, 0, played + 1, acts);
    }

    Course oneAct() {
      return new Course(clockwise, dealer, deal, passes, played, acts + 1);
=======
      return new Caller(owes, called, to, fresh);
>>>>>>> theirs
    }

    /** When the turn has ended in which it was made. */
    Caller aged() {
      return new Caller(owes, called, announced, false);
    }
  }

  public int seats() {
    return cards.hands().size();
  }

  public Hand hand(int seat) {
    return cards.hands().get(seat);
  }

  public Caller caller(int seat) {
    return callers.get(seat);
  }

  public boolean over() {
    return tally.ending() != Tally.Ending.RUNNING;
  }

  /** The seat so many places on from another, in the direction of play, among those left. */
  public int onward(int seat, int places) {
    return onward(seat, places, course.clockwise());
  }

  /** The same in a given direction. */
  int onward(int seat, int places, boolean clockwise) {
    return onward(course.left(), seats(), seat, clockwise ? places : -places);
  }

  /** So many of these seats on, clockwise; backwards if it is less than none. */
  static int onward(List<Integer> left, int seats, int seat, int places) {
    int step = Integer.signum(places);
    int at = seat;
    for (int passed = 0; passed != places; passed += step) {
      do {
        at = Math.floorMod(at + step, seats);
      } while (!left.contains(at));
    }
    return at;
  }

  State cards(Cards to) {
    return new State(to, turn, debt, skip, callers, course, tally);
  }

  State turn(Turn to) {
    return new State(cards, to, debt, skip, callers, course, tally);
  }

  State debt(Debt to) {
    return new State(cards, turn, to, skip, callers, course, tally);
  }

  State skip(PendingSkip to) {
    return new State(cards, turn, debt, to, callers, course, tally);
  }

  State caller(int seat, Caller to) {
    return new State(cards, turn, debt, skip, replaced(callers, seat, to), course, tally);
  }

  State course(Course to) {
    return new State(cards, turn, debt, skip, callers, to, tally);
  }

  State tally(Tally to) {
    return new State(cards, turn, debt, skip, callers, course, to);
  }

  static <T> List<T> plus(List<T> list, T item) {
    List<T> longer = new ArrayList<>(list);
    longer.add(item);
    return longer;
  }

  static <T> List<T> minus(List<T> list, T item) {
    List<T> shorter = new ArrayList<>(list);
    shorter.remove(item);
    return shorter;
  }

  static <T> List<T> replaced(List<T> list, int index, T item) {
    List<T> changed = new ArrayList<>(list);
    changed.set(index, item);
    return changed;
  }
}
