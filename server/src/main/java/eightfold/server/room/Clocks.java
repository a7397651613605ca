package eightfold.server.room;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * What a room remembers of time. None of it is written down: after a restart the clocks begin anew.
 * It never changes; its methods make another.
 *
 * @param changedAt when the match last changed, or its players came back
 * @param turnSince when the seat to act was last given its time
 * @param owedSince for each seat that owes a call, since when
 * @param words for each seat that owes words, how often, and since when so many
 * @param asked for each seat of a bot the ply at which it was last asked for an act
 * @param waiting the acts that wait for a grace to end
 * @param togetherSince since when all seats at once have been asked to decide; {@link #NEVER} while
 *     they are not
 * @param speech how much each seat may still say
 */
record Clocks(
    long changedAt,
    long turnSince,
    Map<Integer, Long> owedSince,
    Map<Integer, Words> words,
    Map<Integer, Integer> asked,
    WaitingActs waiting,
    long togetherSince,
    Map<Integer, Allowance> speech) {
  static final long NEVER = Long.MIN_VALUE;

  /** Words that a seat owes until another one acts: how often, and since when so many. */
  record Words(int times, long since) {}

  static Clocks starting(long now) {
    return new Clocks(now, now, Map.of(), Map.of(), Map.of(), WaitingActs.NONE, NEVER, Map.of());
  }

  /** Players are back after there were none: their time begins now. */
  Clocks again(long now) {
    Map<Integer, Long> owed = new TreeMap<>(owedSince);
    owed.replaceAll((seat, since) -> now);
    Map<Integer, Words> again = new TreeMap<>(words);
    again.replaceAll((seat, owes) -> new Words(owes.times(), now));
    long together = togetherSince == NEVER ? NEVER : now;
    return new Clocks(
        now,
        now,
        Collections.unmodifiableMap(owed),
        Collections.unmodifiableMap(again),
        asked,
        waiting,
        together,
        speech);
  }

  /**
   * Time has stood still at the table: whatever had begun before goes on from there, and what has
   * begun meanwhile begins now.
   */
  Clocks stoodStill(long from, long now) {
    Map<Integer, Long> owed = new TreeMap<>(owedSince);
    owed.replaceAll((seat, since) -> moved(since, from, now));
    Map<Integer, Words> said = new TreeMap<>(words);
    said.replaceAll((seat, owes) -> new Words(owes.times(), moved(owes.since(), from, now)));
    return new Clocks(
        moved(changedAt, from, now),
        moved(turnSince, from, now),
        Collections.unmodifiableMap(owed),
        Collections.unmodifiableMap(said),
        asked,
        waiting,
        togetherSince == NEVER ? NEVER : moved(togetherSince, from, now),
        speech);
  }

  private static long moved(long time, long from, long now) {
    return time > from ? now : time + now - from;
  }

  /** The match has changed. */
  Clocks changed(long now, boolean turnBegins) {
    long turn = turnBegins ? now : turnSince;
    return new Clocks(now, turn, owedSince, words, asked, waiting, togetherSince, speech);
  }

  /** Notes whether all seats at once are asked to decide now. */
  Clocks together(boolean open, long now) {
    long since = !open ? NEVER : togetherSince == NEVER ? now : togetherSince;
    return new Clocks(changedAt, turnSince, owedSince, words, asked, waiting, since, speech);
  }

  /** Notes who owes a call now. */
  Clocks owing(List<Integer> seats, long now) {
    Map<Integer, Long> owed = new TreeMap<>();
    for (int seat : seats) {
      owed.put(seat, owedSince.getOrDefault(seat, now));
    }
    return new Clocks(
        changedAt,
        turnSince,
        Collections.unmodifiableMap(owed),
        words,
        asked,
        waiting,
        togetherSince,
        speech);
  }

  /** Notes how often each seat owes words now; who owes more has its time again. */
  Clocks owingWords(List<Integer> times, long now) {
    Map<Integer, Words> owing = new TreeMap<>();
    for (int seat = 0; seat < times.size(); seat++) {
      Words before = words.getOrDefault(seat, new Words(0, now));
      int owes = times.get(seat);
      if (owes > 0) {
        owing.put(seat, new Words(owes, owes > before.times() ? now : before.since()));
      }
    }
    return new Clocks(
        changedAt,
        turnSince,
        owedSince,
        Collections.unmodifiableMap(owing),
        asked,
        waiting,
        togetherSince,
        speech);
  }

  /** A bot was asked at this ply; -1: it is to be asked again. */
  Clocks asking(int seat, int ply) {
    Map<Integer, Integer> more = new TreeMap<>(asked);
    more.put(seat, ply);
    return new Clocks(
        changedAt,
        turnSince,
        owedSince,
        words,
        Collections.unmodifiableMap(more),
        waiting,
        togetherSince,
        speech);
  }

  Clocks waiting(UnaryOperator<WaitingActs> how) {
    return new Clocks(
        changedAt, turnSince, owedSince, words, asked, how.apply(waiting), togetherSince, speech);
  }

  Clocks speaking(int seat, Allowance left) {
    Map<Integer, Allowance> more = new TreeMap<>(speech);
    more.put(seat, left);
    return new Clocks(
        changedAt,
        turnSince,
        owedSince,
        words,
        asked,
        waiting,
        togetherSince,
        Collections.unmodifiableMap(more));
  }
}
