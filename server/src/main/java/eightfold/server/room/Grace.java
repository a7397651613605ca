package eightfold.server.room;

import eightfold.game.Match;
import eightfold.game.View;
import java.util.List;
import java.util.OptionalLong;

/**
 * Fair calls under slow networks: while a seat's grace runs, an act that would end what it owes
 * waits until the grace is over; only the seat's own call does not wait, and so wins. Acts that
 * would end it are a catch, the seat's own next play or draw, and in games with a shorter limit the
 * next seat's play; all others are done at once. A second card played in the grace does not escape
 * a catch: of the acts that have waited, catches come first.
 *
 * <p>Words that a seat owes by a line of the rules (RULE-LANGUAGE, Conditions 4) have a longer
 * grace of their own: the act of another seat that would end it waits.
 *
 * <p>What a seat owes follows from public counts and cards, so a wait tells nothing of anybody's
 * hand.
 */
final class Grace {
  private Grace() {}

  /**
   * Until when an act has to wait; empty if it has not.
   *
   * @param before the match
   * @param after the match as it would be after the act
   */
  static OptionalLong wait(
      Match before, Match after, int seat, Line line, Schedule schedule, long now) {
    List<View.Hand> owing = before.view(Match.NOBODY).hands();
    List<View.Hand> then = after.view(Match.NOBODY).hands();
    boolean dealEnds = after.standings().dealOver();
    long until = now;
    for (int offender = 0; offender < owing.size(); offender++) {
      boolean ends = owing.get(offender).owesCall() && (dealEnds || !then.get(offender).owesCall());
      boolean ownCall = offender == seat && line.isCall();
      if (ends && !ownCall) {
        until = Math.max(until, schedule.graceEnd(offender));
      }
      if (offender != seat && after.owedWords(offender) < before.owedWords(offender)) {
        until = Math.max(until, schedule.wordsEnd(offender));
      }
    }
    return until > now ? OptionalLong.of(until) : OptionalLong.empty();
  }
}
