package eightfold.server.room;

import eightfold.game.Match;
import java.util.HashSet;
import java.util.OptionalLong;
import java.util.Set;

/**
 * Fair reactions under slow networks. Who is further away sees later what there is to answer, and
 * the answer takes longer to come: so acts count from when they were done ({@link RoundTrips}), and
 * one whose order may matter waits until whatever was done before it must have come.
 *
 * <ul>
 *   <li>Catches, challenges and grabs, and calls that are owed, are reactions and wait so; an act
 *       in turn does, where it would take a reaction away from somebody who is further away.
 *   <li>While a seat's grace for a call runs, an act that would end what it owes waits until the
 *       grace is over; only the seat's own call does not wait, and so wins. Acts that would end it
 *       are a catch, the seat's own next play or draw, and in games with a shorter limit the next
 *       seat's play. A second card played in the grace does not escape a catch: that comes first.
 *   <li>Words that a seat owes by a line of the rules (RULE-LANGUAGE, Conditions 4) have a longer
 *       grace of their own: the act of another seat that would end it waits.
 * </ul>
 *
 * <p>All others are done at once. What a seat owes follows from public counts and cards, so a wait
 * tells nothing of anybody's hand. What was decided is a fact, in the order in which it was.
 */
final class Grace {
  private final Match before;
  private final Match after;
  private final int seat;
  private final Line line;
  private final Schedule schedule;

  /** An act that may have to wait. */
  Grace(TriedAct.Taken act, Schedule schedule) {
    this.before = act.before();
    this.after = act.after();
    this.seat = act.seat();
    this.line = Line.of(before.game(), act.line());
    this.schedule = schedule;
  }

  /**
   * Until when it has to wait; empty if it has not.
   *
   * @param cameAt when it came
   */
  OptionalLong wait(long cameAt, long now) {
    long grace = graceOfOthers(now);
    long order = schedule.orderKnownAt(seat, cameAt);
    long until = grace;
    if (grace > now) {
      // a catch that is on its way comes before the card that would escape it
      long catches = schedule.presence().mostCredit();
      until = line.isReaction() ? Math.max(grace, order) : grace + catches;
    } else if (order > now && isContested(now)) {
      until = order;
    }
    return until > now ? OptionalLong.of(until) : OptionalLong.empty();
  }

  private long graceOfOthers(long now) {
    boolean dealEnds = after.standings().dealOver();
    long until = now;
    for (int offender = 0; offender < before.seats(); offender++) {
      boolean ends = before.owesCall(offender) && (dealEnds || !after.owesCall(offender));
      boolean ownCall = offender == seat && line.isCall();
      if (ends && !ownCall) {
        until = Math.max(until, schedule.graceEnd(offender));
      }
      if (offender != seat && after.owedWords(offender) < before.owedWords(offender)) {
        until = Math.max(until, schedule.wordsEnd(offender));
      }
    }
    return until;
  }

  /** Whether it matters if somebody else was first. */
  private boolean isContested(long now) {
    if (line.isCall()) {
      // within the grace nobody can be first
      return before.owesCall(seat) && schedule.graceEnd(seat) <= now;
    }
    return line.isReaction() || line.inTurn() && takesAwayReactions();
  }

  /** Whether somebody further away could have reacted, and could not after the act. */
  private boolean takesAwayReactions() {
    Presence presence = schedule.presence();
    return presence.holders().keySet().stream()
        .filter(other -> other != seat && presence.credit(other) > presence.credit(seat))
        .anyMatch(other -> !rivalries(after, other).containsAll(rivalries(before, other)));
  }

  /** The acts of a seat that another one's being first may take away. */
  private static Set<String> rivalries(Match match, int seat) {
    if (!match.mayAct(seat)) {
      return Set.of();
    }
    int[] acts = new int[Match.MOST_LEGAL];
    int count = match.legal(seat, acts);
    Set<String> rivalries = new HashSet<>();
    for (int i = 0; i < count; i++) {
      if (Line.isRivalry(match.verb(acts[i]))) {
        rivalries.add(match.text(acts[i]));
      }
    }
    return rivalries;
  }
}
