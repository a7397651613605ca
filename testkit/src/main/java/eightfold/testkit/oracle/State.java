package eightfold.testkit.oracle;

import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * A table at one moment, whole and unchangeable (semantics 1.1): its parts, one of each sort, as
 * far as it has them.
 */
public final class State {
  /** Each sort of part has a place of its own in every state's row, given when it is first seen. */
  private static final ClassValue<Integer> PLACES =
      new ClassValue<>() {
        private final AtomicInteger next = new AtomicInteger();

        @Override
        protected Integer computeValue(Class<?> sort) {
          return next.getAndIncrement();
        }
      };

  private final @Nullable Part[] parts;

  private State(@Nullable Part[] parts) {
    this.parts = parts;
  }

  /** A table of these parts. */
  static State of(Part... parts) {
    return new State(new Part[0]).with(parts);
  }

  /** The same with these parts in place of what there was of their sorts. */
  State with(Part... changed) {
    @Nullable Part[] next = parts.clone();
    for (Part part : changed) {
      int place = PLACES.get(part.getClass());
      if (place >= next.length) {
        next = Arrays.copyOf(next, place + 1);
      }
      next[place] = part;
    }
    return new State(next);
  }

  State without(Class<? extends Part> sort) {
    if (!has(sort)) {
      return this;
    }
    @Nullable Part[] next = parts.clone();
    next[PLACES.get(sort)] = null;
    return new State(next);
  }

  private <P extends Part> @Nullable P part(Class<P> sort) {
    int place = PLACES.get(sort);
    return place < parts.length ? sort.cast(parts[place]) : null;
  }

  /** The part of a sort that a table may lack. */
  <P extends Part> Optional<P> find(Class<P> sort) {
    return Optional.ofNullable(part(sort));
  }

  boolean has(Class<? extends Part> sort) {
    return part(sort) != null;
  }

  /** The part of a sort that every table has, or that this one is known to have. */
  <P extends Part> P the(Class<P> sort) {
    P part = part(sort);
    if (part == null) {
      throw new NoSuchElementException("the table has no " + sort.getSimpleName());
    }
    return part;
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
