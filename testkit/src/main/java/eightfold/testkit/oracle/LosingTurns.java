package eightfold.testkit.oracle;

import eightfold.game.Match;
import eightfold.rules.vocabulary.Consequence;
import eightfold.rules.vocabulary.Effect;
import eightfold.testkit.oracle.LostTurns.Skip;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Whom the turn passes over, and where penalties lie meanwhile: skips, turns that are missed as
 * they come round, seats hit one by one in the order laid (semantics 10 and 12).
 */
final class LosingTurns {
  private LosingTurns() {}

  /** Whether turns can be missed at this table. */
  static boolean misses(Rules rules) {
    return rules.someDo(Effect.Lost.class, lost -> lost.turns() > 0)
        || rules.someBring(Consequence.Losing.MISSES);
  }

  /** Whether skips and further turns are kept over the turns of a seat. */
  private static boolean addUp(Rules rules) {
    return rules.turns().pairs() || rules.turns().onItsLike();
  }

  /** The seat has lost a turn: if it was to forfeit one, that is it. */
  static void hasLost(Scene scene, int seat) {
    LostTurns lost = scene.now().lost();
    scene.becomes(lost.forfeited(Copies.minus(lost.forfeited(), (Integer) seat)));
  }

  /** A seat loses its turn in the sight of all. */
  static void skipped(Scene scene, int seat) {
    hasLost(scene, seat);
    scene.tell("skipped", seat);
  }

  /** The seat that would act after this turn as things stand, whoever is passed over included. */
  static int actsNext(State now) {
    int over = now.lost().over() + now.turn().skips();
    int seats = now.deal().left().size();
    return now.onward(now.turn().seat(), 1 + Math.min(over, Math.max(0, seats - 2)));
  }

  /** Seats to be passed over, and further turns, once the turn leaves its player. */
  static void gather(Scene scene, int over, int further) {
    LostTurns lost = scene.now().lost();
    FurtherTurns turns = scene.now().the(FurtherTurns.class);
    scene.becomes(
        lost.over(lost.over() + over), new FurtherTurns(turns.turns() + further, turns.repeats()));
  }

  /** The turn leaves its player: nothing is gathered any more. */
  static void gatherNothing(Scene scene) {
    scene.becomes(scene.now().lost().over(0), FurtherTurns.NONE);
  }

  /** The others that do not miss the turn that comes next to them. */
  private static int idle(State state, int seat) {
    List<Integer> missed = state.lost().missed();
    return (int)
        state.deal().left().stream()
            .filter(other -> other != seat && missed.get(other) == 0)
            .count();
  }

  /**
   * From a turn just closed, behind that seat, to the next one, with all that its cards have
   * caused.
   *
   * @return whose turn comes, which is the seat's own if it gets a further one
   */
  static int next(Scene scene, int seat) {
    Rules rules = scene.rules();
    Turn turn = scene.turn();
    addDraws(scene, seat, turn);
    boolean addsUp = addUp(rules);
    int skips = turn.skips() + scene.now().lost().over();
    boolean lies = debtLies(scene.now());
    int idle = idle(scene.now(), seat);
    int room = lies ? Math.max(0, idle - 1) : idle;
    boolean inOrder = rules.turns().effectsInOrder();
    int over = inOrder ? inOrder(scene, turn, lies, idle) : Math.min(skips, room);
    int waiting = waits(scene, seat, room - over);
    int missed = missesPend(rules, turn) ? 0 : turn.misses();
    boolean nothing = !scene.now().debt().owed() && waiting == 0 && (addsUp || over == 0);
    boolean again = turn.again() || scene.now().the(Ahead.class).again();
    int further = scene.now().the(FurtherTurns.class).turns() + (again ? 1 : 0);
    if (nothing && further > 0 && scene.deal().left().contains(seat)) {
      // where turns do not add up, skips that found no seat lapse
      scene.becomes(
          scene.now().lost().over(addsUp ? skips : 0),
          new FurtherTurns(addsUp ? further - 1 : 0, repeats(rules, turn)));
      miss(scene, seat, missed);
      missBesides(scene);
      return seat;
    }
    gatherNothing(scene);
    int next = past(scene, seat, over);
    miss(scene, seat, missed);
    missBesides(scene);
    if (!turn.overStarter()) {
      Calling.hasFinished(scene, seat);
    }
    return next;
  }

  /** What lines have left for the close of the turn: the turns that seats are to miss. */
  static void missBesides(Scene scene) {
    for (Ahead.Miss miss : scene.now().the(Ahead.class).misses()) {
      scene.becomes(scene.now().lost().misses(miss.seat(), miss.turns()));
    }
    scene.becomes(Ahead.NOTHING);
  }

  private static boolean debtLies(State state) {
    return state.debt().owed() && state.debt().lies();
  }

  private static boolean missesPend(Rules rules, Turn turn) {
    return turn.misses() > 0 && rules.cards().parriable(turn.missesBy());
  }

  /** Whether a card of the turn wants another one on it, which none without effect does. */
  private static boolean repeats(Rules rules, Turn turn) {
    if (turn.row().idle()) {
      return false;
    }
    boolean lastOnly = rules.turns().lastEffectOnly();
    // a card on which another one is owed has had its effect before that one came
    return turn.laid().stream()
        .filter(kind -> !lastOnly || kind == turn.last() || OwedCards.owes(rules, kind))
        .anyMatch(kind -> rules.does(kind, Effect.What.REPEAT));
  }

  /** The turn of this seat is to go to another one: those between are skipped (semantics 30.54). */
  static void turnGoes(Scene scene, int seat, int to) {
    if (seat != scene.now().turnOf() || seat == to) {
      return;
    }
    int skipped = 0;
    for (int at = scene.now().onward(seat, 1); at != to; at = scene.now().onward(at, 1)) {
      skipped += scene.now().lost().missed().get(at) == 0 ? 1 : 0;
    }
    Effects.causes(scene, new Caused.Skips(skipped, true));
  }

  /** The skips and missed turns that the next seat may answer; how many there are. */
  private static int waits(Scene scene, int seat, int room) {
    Turn turn = scene.turn();
    LostTurns lost = scene.now().lost();
    boolean pends = missesPend(scene.rules(), turn);
    int parriable = lost.pending().seats() + turn.parriable() + (pends ? turn.misses() : 0);
    int skipsBy = turn.parriable() > 0 ? turn.parriableBy() : lost.pending().by();
    int by = pends ? turn.missesBy() : skipsBy;
    boolean turnsMissed = parriable > 0 && scene.rules().cards().losesTurns(by);
    // no more than there is room for only where a penalty would come to lie on its own player
    boolean bounded = !turnsMissed && (room == 0 || debtLies(scene.now()));
    int waiting = bounded ? Math.min(parriable, room) : parriable;
    scene.becomes(lost.pending(waiting > 0 ? new Skip(waiting, by, seat) : Skip.NONE));
    return waiting;
  }

  /** The penalties of the turn join what waits. */
  static void addDraws(Scene scene, int seat, Turn turn) {
    Debt debt = scene.now().debt();
    if (turn.draws() > 0) {
      int waitsOn = debt.waitsOn() == seat ? Match.NOBODY : debt.waitsOn();
      scene.becomes(new Debt(debt.cards() + turn.draws(), turn.drawsBy(), seat, waitsOn));
    }
  }

  /** Turns that nobody can answer are missed by the next seat that misses none. */
  private static void miss(Scene scene, int seat, int turns) {
    LostTurns lost = scene.now().lost();
    IntStream.rangeClosed(1, scene.now().others(seat))
        .map(place -> scene.now().onward(seat, place))
        .filter(next -> turns > 0 && lost.missed().get(next) == 0)
        .findFirst()
        .ifPresent(next -> scene.becomes(lost.misses(next, turns)));
  }

  /**
   * How many seats are passed over now, where each effect takes a seat of its own; those behind the
   * bearer of a penalty wait for the end of its turn.
   */
  private static int inOrder(Scene scene, Turn turn, boolean lies, int idle) {
    LostTurns lost = scene.now().lost();
    if (!lies) {
      scene.becomes(lost.behind(0));
      return Math.min(lost.behind() + turn.skips(), idle);
    }
    boolean draws = turn.draws() > 0;
    int before = lost.behind() + (draws ? turn.earlySkips() : turn.skips());
    if (before >= idle) {
      scene.becomes(lost.behind(Math.max(0, idle - 1)));
      return 0;
    }
    int after = turn.skips() - turn.earlySkips();
    scene.becomes(lost.behind(draws ? Math.min(after, idle - before - 1) : 0));
    return before;
  }

  /** The seat after those that are passed over; who misses a turn anyway is not counted. */
  private static int past(Scene scene, int from, int over) {
    int seat = scene.now().onward(from, 1);
    int left = over;
    while (left > 0) {
      if (!serves(scene, seat)) {
        skipped(scene, seat);
        left--;
      }
      seat = scene.now().onward(seat, 1);
    }
    return seat;
  }

  /** Whether the turn that comes to the seat is one that it misses, which it then has. */
  private static boolean serves(Scene scene, int seat) {
    LostTurns lost = scene.now().lost();
    if (lost.missed().get(seat) == 0) {
      return false;
    }
    scene.tell("skipped", seat);
    scene.becomes(lost.misses(seat, -1));
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

  /** A turn has ended without cards: whose turn comes, those gone who are to be passed over. */
  static int nextWithoutCards(Scene scene, int seat) {
    if (again(scene, seat)) {
      scene.becomes(FurtherTurns.NONE);
      missBesides(scene);
      return seat;
    }
    int idle = idle(scene.now(), seat);
    int room = Math.max(0, idle - (debtLies(scene.now()) ? 1 : 0));
    LostTurns lost = scene.now().lost();
    // turns that add up leave nothing behind a penalty
    int over = addUp(scene.rules()) ? Math.min(lost.over(), room) : Math.min(lost.behind(), idle);
    gatherNothing(scene);
    scene.becomes(scene.now().lost().behind(0));
    int next = past(scene, seat, over);
    missBesides(scene);
    Calling.hasFinished(scene, seat);
    return next;
  }

  /** Whether a line gives the seat another turn, which no penalty and no skip takes away. */
  private static boolean again(Scene scene, int seat) {
    LostTurns lost = scene.now().lost();
    boolean over = lost.behind() > 0 || lost.over() > 0 && !addUp(scene.rules());
    return scene.now().the(Ahead.class).again()
        && scene.deal().left().contains(seat)
        && !scene.now().debt().owed()
        && !lost.pending().waits()
        && !over;
  }

  /** What waits lies on the seat that begins its turn, lapses, or waits on; whether it answers. */
  static boolean pending(Scene scene, int seat) {
    LostTurns lost = scene.now().lost();
    if (lost.pending().waits() && lost.pending().from() == seat) {
      scene.becomes(lost.pending(Skip.NONE));
    }
    boolean skip = scene.now().lost().pending().waits();
    Debt debt = scene.now().debt();
    if (debt.owed() && misses(scene.rules())) {
      if (debt.lies() && debt.adder() == seat) {
        scene.becomes(debt.waitsOn(scene.now().onward(seat, 1)));
      } else if (debt.waitsOn() == seat && !skip) {
        scene.becomes(debt.waitsOn(Match.NOBODY));
      }
    }
    return skip || debtLies(scene.now());
  }

  /** A seat takes the skip that waits for it: what is left goes on, or is missed later. */
  static void accept(Scene scene, int seat) {
    skipped(scene, seat);
    LostTurns lost = scene.now().lost();
    Skip skip = lost.pending();
    int left = skip.seats() - 1;
    if (scene.rules().cards().losesTurns(skip.by())) {
      lost = lost.misses(seat, left);
      left = 0;
    }
    scene.becomes(lost.pending(left == 0 ? Skip.NONE : new Skip(left, skip.by(), skip.from())));
  }
}
