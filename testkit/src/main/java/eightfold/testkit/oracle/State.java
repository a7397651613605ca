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
 * @param aside what some games keep in mind besides
 * @param affairs doubts, gifts, missed turns
 * @param later what is left for later turns
 */
public record State(
    Cards cards,
    Turn turn,
    Debt debt,
    PendingSkip skip,
    List<Caller> callers,
    Course course,
    Tally tally,
    Aside aside,
    Affairs affairs,
    Later later) {
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

    Hand plus(int kind, boolean faceUp) {
      return new Hand(State.plus(held, kind), faceUp ? State.plus(open, kind) : open);
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
      return new Caller(owes, called, to, fresh);
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

  /** How many other seats take turns. */
  int others(int seat) {
    return (int) course.left().stream().filter(other -> other != seat).count();
  }

  /** The seats that have not dropped out of the match. */
  List<Integer> inMatch() {
    List<Integer> seats = new ArrayList<>(course.left());
    seats.addAll(aside.out());
    return seats.stream().sorted().toList();
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
    return new State(to, turn, debt, skip, callers, course, tally, aside, affairs, later);
  }

  State turn(Turn to) {
    return new State(cards, to, debt, skip, callers, course, tally, aside, affairs, later);
  }

  State debt(Debt to) {
    return new State(cards, turn, to, skip, callers, course, tally, aside, affairs, later);
  }

  State skip(PendingSkip to) {
    return new State(cards, turn, debt, to, callers, course, tally, aside, affairs, later);
  }

  State caller(int seat, Caller to) {
    List<Caller> all = replaced(callers, seat, to);
    return new State(cards, turn, debt, skip, all, course, tally, aside, affairs, later);
  }

  State course(Course to) {
    return new State(cards, turn, debt, skip, callers, to, tally, aside, affairs, later);
  }

  State tally(Tally to) {
    return new State(cards, turn, debt, skip, callers, course, to, aside, affairs, later);
  }

  State aside(Aside to) {
    return new State(cards, turn, debt, skip, callers, course, tally, to, affairs, later);
  }

  State affairs(Affairs to) {
    return new State(cards, turn, debt, skip, callers, course, tally, aside, to, later);
  }

  State later(Later to) {
    return new State(cards, turn, debt, skip, callers, course, tally, aside, affairs, to);
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
