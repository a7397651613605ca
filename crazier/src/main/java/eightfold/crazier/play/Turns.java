package eightfold.crazier.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** How turns follow each other, their phases, and the end of the game (A.3, A.4, B.5). */
final class Turns {
  private Turns() {}

  /** A turn of these seats is to be taken. */
  static void begin(Table table, List<Integer> members) {
    table.turn.begin(members);
    for (int seat : members) {
      table.turnsTaken[seat]++;
      Destiny.turnBegins(table, seat);
      table.tell("turn", seat);
    }
    later(table, Phase.BEGIN);
  }

  /** Puts a turn on the agenda from this phase on. */
  static void later(Table table, Phase from) {
    table.push(new Task.NextTurn());
    table.push(new Task.Close());
    Phase[] phases = Phase.values();
    for (int i = phases.length - 1; i >= from.ordinal(); i--) {
      table.push(new Task.Enter(phases[i]));
    }
    table.turnStart =
        table.settings.honour() && !table.obligations.isEmpty()
            ? Optional.of(table.copy())
            : Optional.empty();
  }

  /** Whose turn is next: extra turns first, then the next team clockwise (TURN-8, TURN-9). */
  static void next(Table table) {
    for (int seat : table.fromCurrent()) {
      if (table.agains[seat] > 0) {
        List<Integer> members = new ArrayList<>();
        for (int mate : table.fromCurrent()) {
          if (!table.opponents(seat, mate) && table.agains[mate] > 0) {
            table.agains[mate]--;
            members.add(mate);
          }
        }
        if (taken(table, members)) {
          return;
        }
      }
    }
    while (true) {
      table.lastTeam = (table.lastTeam + 1) % table.teams;
      List<Integer> members = new ArrayList<>();
      for (int seat = 0; seat < table.seats; seat++) {
        if (table.team[seat] == table.lastTeam && !table.isOut(seat)) {
          members.add(seat);
        }
      }
      if (taken(table, members)) {
        return;
      }
    }
  }

  /** Begins the turn of those who need not skip it, if there is one. */
  private static boolean taken(Table table, List<Integer> members) {
    List<Integer> taking = new ArrayList<>();
    for (int seat : members) {
      if (table.skips[seat] > 0) {
        table.skips[seat]--;
        table.tell("skipped", seat);
      } else {
        taking.add(seat);
      }
    }
    taking.sort(Comparator.naturalOrder());
    if (taking.isEmpty()) {
      return false;
    }
    begin(table, taking);
    return true;
  }

  static void enter(Table table, Phase phase) {
    if (!anybodyLeft(table)) {
      // the only current player has lost: the turn is over (TURN-10)
      return;
    }
    table.turn.phase = phase;
    switch (phase) {
      case BEGIN, END -> {
        table.push(new Task.Checkpoint());
        table.push(new Task.Fresh());
        table.push(new Task.CollectTurn(phase == Phase.BEGIN));
      }
      case DRAW -> table.turn.slot.reversed().forEach(m -> table.push(new Task.MemberDraws(m)));
      case MAIN -> table.push(new Task.Await());
    }
    table.push(new Task.Checkpoint());
  }

  private static boolean anybodyLeft(Table table) {
    for (int seat : table.turn.slot) {
      if (!table.isOut(seat)) {
        return true;
      }
    }
    return false;
  }

  static void draws(Table table, int seat) {
    if (table.isOut(seat)) {
      return;
    }
    if (maySkipFirst(table, seat)) {
      Choosing.yesOrNo(table, seat, Table.NONE, "skip_first_draw", new Task.MemberDecided(seat));
    } else if (table.settings.honour()) {
      Choosing.remember(table, seat, Table.NONE, new Task.MemberDecided(seat));
    } else {
      draw(table, seat);
    }
  }

  /** Whether it is the first draw phase of the second of two players (TWO-1). */
  static boolean maySkipFirst(Table table, int seat) {
    return table.settings.secondSkips()
        && table.seats == 2
        && seat != table.first
        && table.turnsTaken[seat] == 1;
  }

  static void decided(Table table, int seat) {
    boolean yes = table.answer.contains(1);
    if (maySkipFirst(table, seat)) {
      if (yes) {
        table.tell("skipped-draw", seat);
      } else {
        draw(table, seat);
      }
    } else if (yes) {
      draw(table, seat);
    } else {
      table.owed[seat]++;
      table.tell("forgot", seat, "draw");
    }
  }

  private static void draw(Table table, int seat) {
    Batches.outermost(table, new Task.Meet(new Occurrence.Draws(seat, 1, Table.NONE), List.of()));
  }

  /** Takes a draw that was forgotten (HON-1). */
  static void drawOwed(Table table, int seat) {
    table.owed[seat]--;
    draw(table, seat);
  }

  /** Whether a player of the turn is not yet done with the main phase. */
  static boolean anybodyActs(Table table) {
    for (int seat : table.turn.slot) {
      if (!table.isOut(seat) && !table.turn.isDone(seat)) {
        return true;
      }
    }
    return false;
  }

  static void close(Table table) {
    table.push(new Task.Checkpoint());
    for (Obligation due : List.copyOf(table.obligations)) {
      if (due.active()) {
        table.obligations.remove(due);
        boolean broken =
            table.settings.honour() && due.wasPossible() && !due.kept() && !table.isOut(due.seat());
        if (broken) {
          List<Integer> others = new ArrayList<>(table.fromCurrent());
          others.remove(Integer.valueOf(due.seat()));
          table.push(new Task.Redo(due.seat(), others, false));
        }
      }
    }
  }

  /** Asks the others one by one whether the turn is played again; one "no" ends it (HON-3). */
  static void redo(Table table, Task.Redo redo) {
    List<Integer> others = redo.others();
    if (redo.answered()) {
      if (!table.answer.contains(1)) {
        table.push(new Task.Meet(new Occurrence.Loses(redo.seat()), List.of()));
        return;
      }
      others = others.subList(1, others.size());
    }
    if (!others.isEmpty()) {
      Choosing.yesOrNo(
          table,
          others.getFirst(),
          Table.NONE,
          "allow_redo",
          new Task.Redo(redo.seat(), others, true));
      return;
    }
    table.turnStart.ifPresent(
        start -> {
          List<eightfold.game.Event> told = table.heardSince();
          table.copyFrom(start);
          table.turnStart = Optional.of(start);
          // what was told stays told: the turn is taken back, not what people heard of it
          List<eightfold.game.Event> _ = table.heardSince();
          told.forEach(table::tell);
          table.tell("replayed-turn", redo.seat());
        });
  }

  // the end of the game

  /** Looks whether the game is over: WIN-5, then WIN-6, then WIN-1 and WIN-4. */
  static void checkpoint(Table table) {
    List<Integer> alive = table.fromCurrent();
    if (table.teamsLeft() == 1) {
      table.end(Ending.LAST_ONE_LEFT, team(table, alive.getFirst()));
      return;
    }
    for (int claim : table.claims) {
      if (!table.isOut(claim)) {
        table.end(Ending.CARD_EFFECT, team(table, claim));
        return;
      }
    }
    for (int seat : alive) {
      if (table.hand(seat).isEmpty()) {
        table.end(Ending.EMPTY_HAND, team(table, seat));
        return;
      }
    }
  }

  private static List<Integer> team(Table table, int seat) {
    List<Integer> mates = new ArrayList<>();
    for (int other = 0; other < table.seats; other++) {
      if (!table.opponents(seat, other)) {
        mates.add(other);
      }
    }
    return mates;
  }

  /** A draw was impossible: the fewest cards win, also several together (WIN-7). */
  static void impossible(Table table) {
    fewest(table, Ending.DRAW_IMPOSSIBLE);
  }

  /** The game has gone on for too long. */
  static void limit(Table table) {
    fewest(table, Ending.LIMIT);
  }

  private static void fewest(Table table, Ending ending) {
    List<Integer> alive = table.fromCurrent();
    int least = alive.stream().mapToInt(seat -> table.hand(seat).size()).min().orElse(0);
    table.end(
        ending,
        alive.stream()
            .filter(seat -> table.hand(seat).size() == least)
            .flatMap(seat -> team(table, seat).stream())
            .distinct()
            .sorted()
            .toList());
  }

  /** A seat loses the game, and its team with it; the last team can't (A.10). */
  static void lose(Table table, int loser) {
    if (table.isOut(loser) || table.teamsLeft() == 1) {
      return;
    }
    for (int seat : team(table, loser)) {
      List<Integer> cards = new ArrayList<>(table.hand(seat));
      table.lostWith[seat] = cards.size();
      for (int asset : table.assets) {
        if (table.owner(asset) == seat) {
          cards.add(asset);
        }
      }
      table.lost |= 1 << seat;
      table.shuffle(cards);
      cards.forEach(table::toPileBottom);
      table.obligations.removeIf(due -> due.seat() == seat);
      table.tell("lost", seat, String.valueOf(table.lostWith[seat]));
      for (Env env : table.envs) {
        env.stopped |= env.you == seat;
      }
    }
  }
}
