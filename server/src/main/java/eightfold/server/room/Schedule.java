package eightfold.server.room;

import eightfold.game.Match;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What will happen at a table by itself, and when. While no player is there, nothing does, but at a
 * table with a clock of days.
 */
record Schedule(RoomTable table, Presence presence, Clocks clocks, Pace pace) {

  /** When something happens next. */
  OptionalLong next() {
    if (!timeRuns()) {
      return abandonedDue();
    }
    long next = suspensionDue().orElse(Long.MAX_VALUE);
    next = Math.min(next, clocks.waiting().due().orElse(Long.MAX_VALUE));
    next = Math.min(next, reactionEnd().orElse(Long.MAX_VALUE));
    next = Math.min(next, agreedDue().orElse(Long.MAX_VALUE));
    for (int seat = 0; seat < table.chairs().size(); seat++) {
      next = Math.min(next, standInDue(seat).orElse(Long.MAX_VALUE));
      next = Math.min(next, botDue(seat).orElse(Long.MAX_VALUE));
    }
    return next == Long.MAX_VALUE ? OptionalLong.empty() : OptionalLong.of(next);
  }

  /** Whether time goes on at the table. */
  boolean timeRuns() {
    return presence.anybody() || table.terms().hasClockOfDays();
  }

  /**
   * When a match with a referee that nobody plays is suspended. It is not over by that, and a table
   * with a clock of days waits for nobody.
   */
  OptionalLong abandonedDue() {
    OptionalLong since = presence.nobodySince();
    return table.doors().refereed()
            && table.isLive()
            && !table.terms().hasClockOfDays()
            && since.isPresent()
        ? OptionalLong.of(since.getAsLong() + pace.suspensionMillis())
        : OptionalLong.empty();
  }

  /**
   * When a match with a referee that is suspended goes on without those who are not ready: two want
   * that, or the only one who is there.
   */
  OptionalLong suspensionDue() {
    int ready = presence.wishes().of(Wish.READY).size();
    boolean wanted = ready >= 2 || ready == 1 && presence.holders().size() == 1;
    return table.doors().refereed() && table.isSuspended() && wanted
        ? OptionalLong.of(table.suspension().orElseThrow().since() + pace.suspensionMillis())
        : OptionalLong.empty();
  }

  /**
   * When a bot stands in for a player who is away, or who was asked whether they are there; where
   * turns take days, being away is usual.
   */
  OptionalLong standInDue(int seat) {
    if (presence.hasStandIn(seat) || table.terms().hasClockOfDays()) {
      return OptionalLong.empty();
    }
    Long prompted = presence.prompted().get(seat);
    if (prompted != null && table.isLive()) {
      return OptionalLong.of(prompted + pace.promptMillis());
    }
    Long since = presence.awaySince().get(seat);
    boolean going = table.isLive() || table.isSuspended() && table.doors().refereed();
    return since == null || !going
        ? OptionalLong.empty()
        : OptionalLong.of(since + pace.countdownMillis());
  }

  /** Whether others may ask a player who is silent whether they are there. */
  boolean mayBePrompted(int seat) {
    return table.isLive()
        && table.terms().clockSeconds().isEmpty()
        && presence.isPresent(seat)
        && !presence.hasStandIn(seat)
        && table.running().actors().contains(seat);
  }

  /** Since when all have waited for a seat. */
  long silentSince(int seat) {
    if (table.running().awaits().together()) {
      return clocks.togetherSince();
    }
    return table.running().turn() == seat ? clocks.turnSince() : clocks.changedAt();
  }

  /**
   * When a bot acts for a seat: its own, one that it stands in for, or one whose clock runs out.
   */
  OptionalLong botDue(int seat) {
    if (!table.isLive()) {
      return OptionalLong.empty();
    }
    Match match = table.running();
    int ply = match.ply();
    boolean bot = table.chairs().get(seat).isBot() || presence.hasStandIn(seat);
    boolean together = match.awaits().together();
    boolean clock = (match.turn() == seat || together) && table.terms().clockSeconds().isPresent();
    boolean asked = clocks.asked().getOrDefault(seat, -1) == ply;
    // whether it may act is asked last, as that takes longest
    if (!bot && !clock || asked || clocks.waiting().hasAny(seat) || !match.mayAct(seat)) {
      return OptionalLong.empty();
    }
    long thought =
        together
            ? graspedAt(seat)
            : clocks.changedAt() + pace.botMillis(table.id(), seat, ply, table.botSpeed());
    return OptionalLong.of(bot ? thought : Math.max(thought, clockEnd()));
  }

  /**
   * When a bot has seen that all may grab: it gives people twice the time that it takes over a
   * turn.
   */
  private long graspedAt(int seat) {
    long millis = pace.graspMillis(table.id(), seat, table.turnPly(), table.botSpeed());
    OptionalInt limit = table.running().reactionSeconds();
    long most = limit.isPresent() ? limit.getAsInt() * 500L : Long.MAX_VALUE;
    return clocks.togetherSince() + Math.min(millis, most);
  }

  /** When what all seats decide at once is over, decided or not. */
  OptionalLong reactionEnd() {
    if (!table.isLive() || !table.running().awaits().together()) {
      return OptionalLong.empty();
    }
    OptionalInt limit = table.running().reactionSeconds();
    if (limit.isPresent() && table.terms().hasClockOfDays()) {
      return OptionalLong.of(clockEnd());
    }
    return limit.isPresent()
        ? OptionalLong.of(clocks.togetherSince() + limit.getAsInt() * 1000L + presence.mostCredit())
        : OptionalLong.empty();
  }

  /**
   * When a match is ended or suspended as all want it who are there, and whoever has lost the line
   * has been waited for. While seats act the bots that stand in then are what is waited for.
   */
  private OptionalLong agreedDue() {
    boolean going = table.hasBegun() && !table.isOver() && !table.isLive();
    boolean suspend = !table.isSuspended() && presence.allWant(Wish.SUSPEND);
    return going && !table.terms().hasClockOfDays() && (suspend || presence.allWant(Wish.END))
        ? presence.awaySince().values().stream()
            .mapToLong(since -> since + pace.countdownMillis())
            .max()
        : OptionalLong.empty();
  }

  /**
   * When the seat to act has used up its time, at a table with a turn clock. Days are counted by
   * the facts, so that neither a restart nor anybody's coming and going changes them.
   */
  long clockEnd() {
    long since = table.terms().hasClockOfDays() ? table.turnSince() : clocks.turnSince();
    return since + table.terms().clockSeconds().orElse(0) * 1000L;
  }

  /**
   * Until when a seat that owes a call may make it before anybody can end that: its time begins
   * when it can know, and its call has to come here.
   */
  long graceEnd(int seat) {
    Long since = clocks.owedSince().get(seat);
    return since == null ? Long.MIN_VALUE : since + pace.graceMillis() + presence.credit(seat);
  }

  /**
   * When everything has come here that was done before an act elsewhere.
   *
   * @param cameAt when the act came
   */
  long orderKnownAt(int seat, long cameAt) {
    return cameAt - presence.credit(seat) + presence.mostCredit();
  }

  /** Until when a seat that owes words may say them before another one acts. */
  long wordsEnd(int seat) {
    Clocks.Words owed = clocks.words().get(seat);
    return owed == null
        ? Long.MIN_VALUE
        : owed.since() + pace.wordsMillis() + presence.credit(seat);
  }
}
