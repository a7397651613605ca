package eightfold.testkit.oracle;

import eightfold.game.Match;
import eightfold.rules.Effect;
import eightfold.rules.Element;
import java.util.List;

/**
 * Whom the turn passes over, and where penalties lie meanwhile: skips, turns that are missed as
 * they come round, seats hit one by one in the order laid (semantics 3, 13.5, 13.6).
 */
final class Passing {
  private Passing() {}

  /** Whether turns can be missed at this table. */
  static boolean misses(Rules rules) {
    return rules.someDo(Effect.NextMisses.class);
  }

  /** The others that do not miss the turn that comes next to them. */
  private static int idle(State state, int seat) {
    List<Integer> missed = state.later().missed();
    return (int)
        state.course().left().stream()
            .filter(other -> other != seat && missed.get(other) == 0)
            .count();
  }

  /** From the turn just closed to the next one, with all that its cards have caused. */
  static void on(Scene scene, int seat) {
    Turn turn = scene.now().turn();
    Turn.Noted noted = turn.noted();
    add(scene, seat, noted);
    Aside.Gathered gathered = scene.now().aside().gathered();
    boolean addsUp = Gathering.addsUp(scene.rules());
    int skips = noted.skips() + gathered.over();
    boolean lies = scene.now().debt().cards() > 0 && scene.now().later().lies();
    int idle = idle(scene.now(), seat);
    int room = lies ? Math.max(0, idle - 1) : idle;
    boolean inOrder = scene.rules().has(Element.EffectsInOrder.class);
    int over = inOrder ? inOrder(scene, noted, lies, idle) : Math.min(skips, room);
    int waiting = waits(scene, seat, room - over);
    boolean pends = noted.misses() > 0 && scene.rules().parriable(noted.missesBy());
    boolean nothing = scene.now().debt().cards() == 0 && waiting == 0 && (addsUp || over == 0);
    int further = gathered.further() + (noted.again() ? 1 : 0);
    boolean again = nothing && further > 0 && scene.now().course().left().contains(seat);
    if (again) {
      boolean repeats = repeats(scene.rules(), turn.laid());
      // where turns do not add up, skips that found no seat lapse
      gather(scene, new Aside.Gathered(addsUp ? skips : 0, addsUp ? further - 1 : 0, repeats));
      miss(scene, seat, pends ? 0 : noted.misses());
      Turns.begin(scene, seat);
      return;
    }
    gather(scene, Aside.Gathered.NOTHING);
    int next = past(scene, seat, over);
    miss(scene, seat, pends ? 0 : noted.misses());
    Turns.finished(scene, turn, seat);
    Turns.begin(scene, next);
  }

  private static void gather(Scene scene, Aside.Gathered to) {
    scene.becomes(scene.now().aside(scene.now().aside().gathered(to)));
  }

  /** Whether a card of the turn wants another one on it. */
  private static boolean repeats(Rules rules, List<Integer> laid) {
    int last = laid.getLast();
    boolean lastOnly = rules.has(Element.LastEffectOnly.class);
    // a card on which another one is owed has had its effect before that one came
    return laid.stream()
        .filter(kind -> !lastOnly || kind == last || FollowingUp.owes(rules, kind))
        .anyMatch(kind -> rules.does(kind, Effect.Repeat.class));
  }

  /** The skips and missed turns that the next seat may answer; how many there are. */
  private static int waits(Scene scene, int seat, int room) {
    Turn.Noted noted = scene.now().turn().noted();
    State.PendingSkip moved = scene.now().skip();
    boolean pends = noted.misses() > 0 && scene.rules().parriable(noted.missesBy());
    int parriable = moved.seats() + noted.parriable() + (pends ? noted.misses() : 0);
    int skipsBy = noted.parriable() > 0 ? noted.parriableBy() : moved.by();
    int by = pends ? noted.missesBy() : skipsBy;
    boolean turnsMissed = parriable > 0 && scene.rules().does(by, Effect.NextMisses.class);
    boolean lies = scene.now().debt().cards() > 0 && scene.now().later().lies();
    // no more than there is room for only where a penalty would come to lie on its own player
    boolean bounded = !turnsMissed && (room == 0 || lies);
    int waiting = bounded ? Math.min(parriable, room) : parriable;
    scene.becomes(
        scene
            .now()
            .skip(waiting > 0 ? new State.PendingSkip(waiting, by, seat) : State.PendingSkip.NONE));
    return waiting;
  }

  /** The penalties of the turn join what waits. */
  static void add(Scene scene, int seat, Turn.Noted noted) {
    State.Debt debt = scene.now().debt();
    Later later = scene.now().later();
    if (noted.draws() > 0) {
      scene.becomes(
          scene.now().debt(new State.Debt(debt.cards() + noted.draws(), noted.drawsBy())));
      int waits = later.waitsOn() == seat ? Match.NOBODY : later.waitsOn();
      scene.becomes(scene.now().later(later.adder(seat).waitsOn(waits)));
    }
  }

  /** Turns that nobody can answer are missed by the next seat that misses none. */
  private static void miss(Scene scene, int seat, int turns) {
    int next = scene.now().onward(seat, 1);
    while (next != seat && scene.now().later().missed().get(next) > 0) {
      next = scene.now().onward(next, 1);
    }
    if (turns > 0 && next != seat) {
      Later later = scene.now().later();
      scene.becomes(scene.now().later(later.missed(next, later.missed().get(next) + turns)));
    }
  }

  /**
   * How many seats are passed over now, where each effect takes a seat of its own; those behind the
   * bearer of a penalty wait for the end of its turn.
   */
  private static int inOrder(Scene scene, Turn.Noted noted, boolean lies, int idle) {
    Later later = scene.now().later();
    int before = later.tail() + (noted.draws() > 0 ? noted.early() : noted.skips());
    int after = noted.skips() - noted.early();
    if (!lies) {
      scene.becomes(scene.now().later(later.tail(0)));
      return Math.min(later.tail() + noted.skips(), idle);
    }
    if (before >= idle) {
      scene.becomes(scene.now().later(later.tail(Math.max(0, idle - 1))));
      return 0;
    }
    int tail = noted.draws() > 0 ? Math.min(after, idle - before - 1) : 0;
    scene.becomes(scene.now().later(later.tail(tail)));
    return before;
  }

  /** The seat after those that are passed over; who misses a turn anyway is not counted. */
  private static int past(Scene scene, int from, int over) {
    int seat = scene.now().onward(from, 1);
    int left = over;
    while (left > 0) {
      if (!serves(scene, seat)) {
        Challenging.hasMissed(scene, seat);
        scene.tell("skipped", seat);
        left--;
      }
      seat = scene.now().onward(seat, 1);
    }
    return seat;
  }

  /** Whether the turn that comes to the seat is one that it misses, which it then has. */
  private static boolean serves(Scene scene, int seat) {
    Later later = scene.now().later();
    int turns = later.missed().get(seat);
    if (turns == 0) {
      return false;
    }
    scene.tell("skipped", seat);
    scene.becomes(scene.now().later(later.missed(seat, turns - 1)));
    return true;
  }

  /** The seat that acts when the turn comes to this one: those that miss it have missed it. */
  static int acting(Scene scene, int seat) {
    int next = seat;
    while (serves(scene, next)) {
      next = scene.now().onward(next, 1);
    }
    return next;
  }

  /** A turn has ended without cards; who is to be passed over behind it is. */
  static int behind(Scene scene, int seat) {
    Later later = scene.now().later();
    int over = Math.min(later.tail(), idle(scene.now(), seat));
    scene.becomes(scene.now().later(later.tail(0)));
    return past(scene, seat, over);
  }

  /** What waits lies on the seat that begins its turn, lapses, or waits on; whether it answers. */
  static boolean pending(Scene scene, int seat) {
    State.PendingSkip skip = scene.now().skip();
    if (skip.seats() > 0 && skip.from() == seat) {
      scene.becomes(scene.now().skip(State.PendingSkip.NONE));
    }
    Later later = scene.now().later();
    boolean owed = scene.now().debt().cards() > 0;
    if (owed && misses(scene.rules())) {
      if (later.lies() && later.adder() == seat) {
        scene.becomes(scene.now().later(later.waitsOn(scene.now().onward(seat, 1))));
      } else if (later.waitsOn() == seat && scene.now().skip().seats() == 0) {
        scene.becomes(scene.now().later(later.waitsOn(Match.NOBODY)));
      }
    }
    return scene.now().skip().seats() > 0 || owed && scene.now().later().lies();
  }

  /** A seat takes the skip that waits for it: what is left goes on, or is missed later. */
  static void accept(Scene scene, int seat) {
    State.PendingSkip skip = scene.now().skip();
    int left = skip.seats() - 1;
    if (scene.rules().does(skip.by(), Effect.NextMisses.class)) {
      Later later = scene.now().later();
      scene.becomes(scene.now().later(later.missed(seat, later.missed().get(seat) + left)));
      left = 0;
    }
    scene.becomes(
        scene
            .now()
            .skip(
                left == 0
                    ? State.PendingSkip.NONE
                    : new State.PendingSkip(left, skip.by(), skip.from())));
  }
}
