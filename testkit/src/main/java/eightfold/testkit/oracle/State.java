package eightfold.testkit.oracle;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * A table at one moment, whole and unchangeable (semantics 1.1): its parts, one of each sort, as
 * far as it has them.
 */
public final class State {
  private final Map<Class<? extends Part>, Part> parts;

  private State(Map<Class<? extends Part>, Part> parts) {
    this.parts = parts;
  }

  /** A table of these parts. */
  static State of(Part... parts) {
    return new State(Map.of()).with(parts);
  }

  /** The same with these parts in place of what there was of their sorts. */
  State with(Part... changed) {
    Map<Class<? extends Part>, Part> next = new HashMap<>(parts);
    for (Part part : changed) {
      next.put(part.getClass(), part);
    }
    return new State(next);
  }

  State without(Class<? extends Part> sort) {
    Map<Class<? extends Part>, Part> next = new HashMap<>(parts);
    next.remove(sort);
    return new State(next);
  }

  /** The part of a sort that a table may lack. */
  <P extends Part> Optional<P> find(Class<P> sort) {
    return Optional.ofNullable(parts.get(sort)).map(sort::cast);
  }

  boolean has(Class<? extends Part> sort) {
    return parts.containsKey(sort);
  }

  /** The part of a sort that every table has, or that this one is known to have. */
  <P extends Part> P the(Class<P> sort) {
    return sort.cast(Objects.requireNonNull(parts.get(sort), sort.getSimpleName()));
  }

  public Cards cards() {
    return the(Cards.class);
  }

  public Turn turn() {
    return the(Turn.class);
  }

  Debt debt() {
    return the(Debt.class);
  }

  LostTurns lost() {
    return the(LostTurns.class);
  }

  DealProgress deal() {
    return the(DealProgress.class);
  }

  Tally tally() {
    return the(Tally.class);
  }

  public int seats() {
    return cards().hands().size();
  }

  public Hand hand(int seat) {
    return cards().hand(seat);
  }

  /** The hand of the seat to act. */
  Hand hand() {
    return hand(turn().seat());
  }

  Calls.Caller caller(int seat) {
    return the(Calls.class).callers().get(seat);
  }

  State caller(int seat, Calls.Caller to) {
    return with(new Calls(Copies.replaced(the(Calls.class).callers(), seat, to)));
  }

  /**
   * The seat whose turn it is: in a duel who opened it, while a partner decides who has offered.
   */
  int turnOf() {
    return find(Duel.class)
        .map(Duel::opener)
        .or(() -> the(Trade.class).offer().map(offer -> offer.turn().seat()))
        .orElse(turn().seat());
  }

  /** The words that lines make seats owe, in the order in which they cost. */
  public List<OwedWords.Owed> owedWords() {
    return the(OwedWords.class).all();
  }

  /** How many other seats take turns. */
  int others(int seat) {
    return (int) deal().left().stream().filter(other -> other != seat).count();
  }

  public boolean over() {
    return has(Ended.class);
  }

  /** The seat so many places on from another, in the direction of play, among those left. */
  int onward(int seat, int places) {
    return onward(seat, places, deal().clockwise());
  }

  /** The same in a given direction. */
  int onward(int seat, int places, boolean clockwise) {
    return onward(deal().left(), seats(), seat, clockwise ? places : -places);
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
}
