package eightfold.testkit.oracle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a table keeps in mind beside the usual (semantics 13.1, 13.2, 13.4).
 *
 * @param emptied the seats that emptied their hands in the open count, in that order
 * @param pressure how often, and at what cost, seats ran the stock dry
 * @param gathered what the turns of one seat have added up
 * @param duel the duel that is fought
 * @param grab the grab that goes on
 * @param faults what may be caught, the oldest first
 * @param said what has still to be said
 * @param late the seats whose call comes too late, somebody else having acted
 * @param trading the trade of this turn
 * @param out the seats that have left the deal, their hands being empty
 */
public record Aside(
    List<Integer> emptied,
    Pressure pressure,
    Gathered gathered,
    Optional<Duel> duel,
    Optional<Grab> grab,
    List<Fault> faults,
    Said said,
    Set<Integer> late,
    Trading trading,
    List<Integer> out) {
  public Aside {
    emptied = List.copyOf(emptied);
    faults = List.copyOf(faults);
    late = Set.copyOf(late);
    out = List.copyOf(out);
  }

  /** Of a deal that begins, with so many pressures before it. */
  static Aside fresh(List<Integer> pressures) {
    return new Aside(
        List.of(),
        new Pressure(pressures, Collections.nCopies(pressures.size(), 0)),
        Gathered.NOTHING,
        Optional.empty(),
        Optional.empty(),
        List.of(),
        new Said(Optional.empty(), Set.of()),
        Set.of(),
        Trading.NONE,
        List.of());
  }

  /**
   * The pressure of an empty stock.
   *
   * @param times how often each seat has had it in the match
   * @param points what it has cost each seat in this deal
   */
  public record Pressure(List<Integer> times, List<Integer> points) {
    public Pressure {
      times = List.copyOf(times);
      points = List.copyOf(points);
    }
  }

  /**
   * What turns add up.
   *
   * @param over seats to be passed over when the turn leaves its player
   * @param further turns that the seat still gets
   * @param repeats whether the turn that runs must put a card on the one before
   */
  public record Gathered(int over, int further, boolean repeats) {
    static final Gathered NOTHING = new Gathered(0, 0, false);

    Gathered repeats(boolean to) {
      return new Gathered(over, further, to);
    }

    Gathered plus(int moreOver, int moreTurns) {
      return new Gathered(over + moreOver, further + moreTurns, repeats);
    }
  }

  /**
   * A duel.
   *
   * @param opener whose turn it belongs to
   * @param other the seat that it named
   * @param cards how many are asked for now
   * @param last who played last in it
   * @param turn the opener's turn
   */
  public record Duel(int opener, int other, int cards, int last, Turn turn) {
    /** The one of the two who is not to act. */
    int against(int seat) {
      return seat == opener ? other : opener;
    }
  }

  /** A grab: who has grabbed, and who has passed. */
  public record Grab(Set<Integer> have, Set<Integer> passed) {
    static final Grab OPEN = new Grab(Set.of(), Set.of());

    public Grab {
      have = Set.copyOf(have);
      passed = Set.copyOf(passed);
    }

    boolean done(int seat) {
      return have.contains(seat) || passed.contains(seat);
    }
  }

  /**
   * Something that a seat may be caught for.
   *
   * @param seat whose fault it is
   * @param call whether it is a call not made
   * @param finished the other seats that have finished a turn since
   */
  public record Fault(int seat, boolean call, Set<Integer> finished) {
    public Fault {
      finished = Set.copyOf(finished);
    }

    Fault hasFinished(int other) {
      return other == seat ? this : new Fault(seat, call, with(finished, other));
    }
  }

  /** What has to be said: the name of the last card, and by which seats the phrase. */
  public record Said(Optional<Name> name, Set<Integer> phrases) {
    public Said {
      phrases = Set.copyOf(phrases);
    }
  }

  /** A name that a seat owes. */
  public record Name(int seat, String words) {}

  /**
   * Trades of a turn.
   *
   * @param over whether nothing may be given any more
   * @param offer the card that a partner has to decide on
   * @param shown the cards that all see
   */
  public record Trading(boolean over, Optional<Offer> offer, List<Shown> shown) {
    static final Trading NONE = new Trading(false, Optional.empty(), List.of());

    public Trading {
      shown = List.copyOf(shown);
    }
  }

  /**
   * A card given to the partner.
   *
   * @param kind the card
   * @param only whether the partner held one card before
   * @param turn the giver's turn, which goes on afterwards
   */
  public record Offer(int kind, boolean only, Turn turn) {}

  /** A card that has changed hands in the sight of all. */
  public record Shown(int seat, int kind) {}

  Aside emptied(List<Integer> to) {
    return new Aside(to, pressure, gathered, duel, grab, faults, said, late, trading, out);
  }

  Aside pressure(Pressure to) {
    return new Aside(emptied, to, gathered, duel, grab, faults, said, late, trading, out);
  }

  Aside gathered(Gathered to) {
    return new Aside(emptied, pressure, to, duel, grab, faults, said, late, trading, out);
  }

  Aside duel(Optional<Duel> to) {
    return new Aside(emptied, pressure, gathered, to, grab, faults, said, late, trading, out);
  }

  Aside grab(Optional<Grab> to) {
    return new Aside(emptied, pressure, gathered, duel, to, faults, said, late, trading, out);
  }

  Aside faults(List<Fault> to) {
    return new Aside(emptied, pressure, gathered, duel, grab, to, said, late, trading, out);
  }

  Aside said(Said to) {
    return new Aside(emptied, pressure, gathered, duel, grab, faults, to, late, trading, out);
  }

  Aside late(Set<Integer> to) {
    return new Aside(emptied, pressure, gathered, duel, grab, faults, said, to, trading, out);
  }

  Aside trading(Trading to) {
    return new Aside(emptied, pressure, gathered, duel, grab, faults, said, late, to, out);
  }

  Aside out(List<Integer> to) {
    return new Aside(emptied, pressure, gathered, duel, grab, faults, said, late, trading, to);
  }

  static Set<Integer> with(Set<Integer> seats, int seat) {
    Set<Integer> more = new TreeSet<>(seats);
    more.add(seat);
    return more;
  }

  static Set<Integer> without(Set<Integer> seats, int seat) {
    Set<Integer> fewer = new TreeSet<>(seats);
    fewer.remove(seat);
    return fewer;
  }

  static <T> List<T> added(List<T> list, T item) {
    List<T> longer = new ArrayList<>(list);
    longer.add(item);
    return longer;
  }
}
