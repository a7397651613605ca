package eightfold.crazier.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How turns follow each other, their phases, and the end of the game (A.3, A.4, B.5). */
final class CrazierTurns {
  private CrazierTurns() {}

  /** A turn of these seats is to be taken. */
  static void begin(CrazierTable table, IntList members) {
    table.beginTurn(members);
    for (int i = 0; i < members.size(); i++) {
      int seat = members.at(i);
      table.slots[CrazierSlot.TURNS_TAKEN + seat]++;
      Obligations.turnBegins(table, seat);
      table.report.tell("turn", seat);
    }
    later(table, Phase.BEGIN);
  }

  /** Puts a turn on the agenda from this phase on. */
  static void later(CrazierTable table, Phase from) {
    table.push(Task.NEXT_TURN);
    table.push(Task.CLOSE);
    for (int i = Task.ENTER.size() - 1; i >= from.ordinal(); i--) {
      table.push(Task.ENTER.get(i));
    }
    table.beginsAgainHere(!table.work.obligations.isEmpty());
  }

  /** Whose turn is next: extra turns first, then the next team clockwise (TURN-8, TURN-9). */
  static void next(CrazierTable table) {
    if (takenAgain(table)) {
      return;
    }
    while (true) {
      table.slots[CrazierSlot.LAST_TEAM] =
          (table.slots[CrazierSlot.LAST_TEAM] + 1) % table.teams.count();
      int members = 0;
      for (int seat = 0; seat < table.seats; seat++) {
        members |=
            table.teams.of(seat) == table.slots[CrazierSlot.LAST_TEAM] && !table.isOut(seat)
                ? 1 << seat
                : 0;
      }
      if (taken(table, SeatOrder.of(table.seats, 0, members))) {
        return;
      }
    }
  }

  private static boolean takenAgain(CrazierTable table) {
    int owed = 0;
    for (int seat = 0; seat < table.seats; seat++) {
      owed |= table.slots[CrazierSlot.AGAINS + seat];
    }
    if (owed == 0) {
      return false;
    }
    IntList all = table.fromCurrent();
    for (int i = 0; i < all.size(); i++) {
      if (table.slots[CrazierSlot.AGAINS + all.at(i)] > 0
          && taken(table, again(table, all, all.at(i)))) {
        return true;
      }
    }
    return false;
  }

  /** Those of a seat's team who have an extra turn; it is taken now. */
  private static IntList again(CrazierTable table, IntList all, int seat) {
    int members = 0;
    for (int i = 0; i < all.size(); i++) {
      int mate = all.at(i);
      if (!table.opponents(seat, mate) && table.slots[CrazierSlot.AGAINS + mate] > 0) {
        table.slots[CrazierSlot.AGAINS + mate]--;
        members |= 1 << mate;
      }
    }
    return table.fromCurrent(members);
  }

  /** Begins the turn of those who need not skip it, if there is one. */
  private static boolean taken(CrazierTable table, IntList members) {
    int taking = 0;
    for (int i = 0; i < members.size(); i++) {
      int seat = members.at(i);
      if (table.slots[CrazierSlot.SKIPS + seat] > 0) {
        table.slots[CrazierSlot.SKIPS + seat]--;
        table.report.tell("skipped", seat);
      } else {
        taking |= 1 << seat;
      }
    }
    if (taking == 0) {
      return false;
    }
    begin(table, SeatOrder.of(table.seats, 0, taking));
    return true;
  }

  static void enter(CrazierTable table, Phase phase) {
    if (!anybodyLeft(table)) {
      // the only current player has lost: the turn is over (TURN-10)
      return;
    }
    table.phase(phase);
    switch (phase) {
      case BEGIN, END -> {
        boolean begins = phase == Phase.BEGIN;
        if (AbilityTriggers.byTurns(table, begins) || !table.work.fresh.isEmpty()) {
          table.push(Task.CHECKPOINT);
          table.push(Task.FRESH);
          table.push(begins ? Task.TURN_BEGINS : Task.TURN_ENDS);
        }
      }
      case DRAW -> {
        for (int i = table.players.size() - 1; i >= 0; i--) {
          table.push(Task.MEMBER_DRAWS.get(table.players.at(i)));
        }
      }
      case MAIN -> table.push(Task.AWAIT);
    }
    checkpoint(table);
  }

  private static boolean anybodyLeft(CrazierTable table) {
    for (int i = 0; i < table.players.size(); i++) {
      if (!table.isOut(table.players.at(i))) {
        return true;
      }
    }
    return false;
  }

  static void draws(CrazierTable table, int seat) {
    if (table.isOut(seat)) {
      return;
    }
    if (maySkipFirst(table, seat)) {
      Decisions.yesOrNo(
          table, seat, Numbering.NONE, "skip_first_draw", new Task.MemberDecided(seat));
    } else if (table.settings.honour()) {
      Decisions.remember(table, seat, Numbering.NONE, new Task.MemberDecided(seat));
    } else {
      draw(table, seat);
    }
  }

  /** Whether it is the first draw phase of the second of two players (TWO-1). */
  static boolean maySkipFirst(CrazierTable table, int seat) {
    return table.settings.secondSkips()
        && table.seats == 2
        && seat != table.slots[CrazierSlot.FIRST]
        && table.slots[CrazierSlot.TURNS_TAKEN + seat] == 1;
  }

  static void decided(CrazierTable table, int seat) {
    boolean yes = table.work.answer.has(1);
    if (maySkipFirst(table, seat)) {
      if (yes) {
        table.report.tell("skipped-draw", seat);
      } else {
        draw(table, seat);
      }
    } else if (yes) {
      draw(table, seat);
    } else {
      table.slots[CrazierSlot.OWED + seat]++;
      table.report.tell("forgot", seat, "draw");
    }
  }

  private static void draw(CrazierTable table, int seat) {
    TriggeredAbilities.outermost(table);
    Substitutions.meet(table, new Occurrence.Draws(seat, 1, Numbering.NONE), List.of());
  }

  /** Takes a draw that was forgotten (HON-1). */
  static void drawOwed(CrazierTable table, int seat) {
    table.slots[CrazierSlot.OWED + seat]--;
    draw(table, seat);
  }

  /** Whether a player of the turn is not yet done with the main phase. */
  static boolean anybodyActs(CrazierTable table) {
    for (int i = 0; i < table.players.size(); i++) {
      int seat = table.players.at(i);
      if (!table.isOut(seat) && !table.isDone(seat)) {
        return true;
      }
    }
    return false;
  }

  static void close(CrazierTable table) {
    if (table.work.obligations.isEmpty()) {
      checkpoint(table);
      return;
    }
    table.push(Task.CHECKPOINT);
    for (Obligation due : List.copyOf(table.work.obligations)) {
      if (due.active()) {
        table.work.obligations.remove(due);
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
  static void redo(CrazierTable table, Task.Redo redo) {
    List<Integer> others = redo.others();
    if (redo.answered()) {
      if (!table.work.answer.has(1)) {
        table.push(new Task.Meet(new Occurrence.Loses(redo.seat()), List.of()));
        return;
      }
      others = others.subList(1, others.size());
    }
    if (!others.isEmpty()) {
      Decisions.yesOrNo(
          table,
          others.getFirst(),
          Numbering.NONE,
          "allow_redo",
          new Task.Redo(redo.seat(), others, true));
      return;
    }
    table.turnStart.ifPresent(
        start -> {
          List<eightfold.game.Event> told = table.report.heardSince();
          table.copyFrom(start);
          table.turnStart = Optional.of(start);
          // what was told stays told: the turn is taken back, not what people heard of it
          List<eightfold.game.Event> _ = table.report.heardSince();
          told.forEach(table.report::tell);
          table.report.tell("replayed-turn", redo.seat());
        });
  }

  // the end of the game

  /** Looks whether the game is over: WIN-5, then WIN-6, then WIN-1 and WIN-4. */
  static void checkpoint(CrazierTable table) {
    if (goesOn(table)) {
      return;
    }
    IntList alive = table.fromCurrent();
    if ((table.slots[CrazierSlot.LOST] != 0 || table.teams.count() == 1)
        && table.teamsLeft() == 1) {
      table.end(Ending.LAST_ONE_LEFT, team(table, alive.at(0)));
      return;
    }
    for (int i = 0; i < table.claims.size(); i++) {
      if (!table.isOut(table.claims.at(i))) {
        table.end(Ending.CARD_EFFECT, team(table, table.claims.at(i)));
        return;
      }
    }
    for (int i = 0; i < alive.size(); i++) {
      int seat = alive.at(i);
      if (table.zones.hand(seat).isEmpty()) {
        table.end(Ending.EMPTY_HAND, team(table, seat));
        return;
      }
    }
  }

  /** Whether nobody has lost, claims to win or has an empty hand, as it mostly is. */
  static boolean goesOn(CrazierTable table) {
    boolean goesOn =
        table.slots[CrazierSlot.LOST] == 0 && table.claims.isEmpty() && table.teams.count() > 1;
    for (int seat = 0; goesOn && seat < table.seats; seat++) {
      goesOn = !table.zones.hand(seat).isEmpty();
    }
    return goesOn;
  }

  private static IntList team(CrazierTable table, int seat) {
    return SeatOrder.of(table.seats, 0, table.teams.everybody() & ~table.teams.opponentsOf(seat));
  }

  /** A draw was impossible: the fewest cards win, also several together (WIN-7). */
  static void impossible(CrazierTable table) {
    fewest(table, Ending.DRAW_IMPOSSIBLE);
  }

  /** The game has gone on for too long. */
  static void limit(CrazierTable table) {
    fewest(table, Ending.LIMIT);
  }

  private static void fewest(CrazierTable table, Ending ending) {
    List<Integer> alive = table.fromCurrent();
    int least = alive.stream().mapToInt(seat -> table.zones.hand(seat).size()).min().orElse(0);
    table.end(
        ending,
        IntList.copyOf(
            alive.stream()
                .filter(seat -> table.zones.hand(seat).size() == least)
                .flatMap(seat -> team(table, seat).stream())
                .distinct()
                .sorted()
                .toList()));
  }

  /** A seat loses the game, and its team with it; the last team can't (A.10). */
  static void lose(CrazierTable table, int loser) {
    if (table.isOut(loser) || table.teamsLeft() == 1) {
      return;
    }
    for (int seat : team(table, loser)) {
      IntList cards = IntList.copyOf(table.zones.hand(seat));
      table.slots[CrazierSlot.LOST_WITH + seat] = cards.size();
      for (int asset : table.zones.assets) {
        if (table.zones.owner(asset) == seat) {
          cards.add(asset);
        }
      }
      table.slots[CrazierSlot.LOST] |= 1 << seat;
      table.shuffle(cards);
      cards.forEach(table.zones::toPileBottom);
      table.work.obligations.removeIf(due -> due.seat() == seat);
      table.report.tell("lost", seat, String.valueOf(table.slots[CrazierSlot.LOST_WITH + seat]));
      table.work.envs.replaceAll(env -> env.you() == seat ? env.stop() : env);
    }
  }
}
