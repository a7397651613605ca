package eightfold.server.room;

import com.fasterxml.jackson.annotation.JsonInclude;
import eightfold.game.Match;
import eightfold.game.Standings;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How play has gone at a table: its matches, and how the last of them stands. It never changes; its
 * methods make another.
 *
 * @param matches how many have begun
 * @param match the one that began last
 * @param standings how it stands
 * @param stopped how it has ended without a result, before its end
 * @param suspension while it is suspended, since when and until whom it is
 * @param turnPly from which ply on acts in turn answer what is awaited now; out-of-turn acts don't
 *     move it
 * @param turnSince since when the seat to act has had its time, in milliseconds of the epoch; how
 *     long it was suspended is added when it goes on
 * @param began the number of its first event
 * @param suspendedBy by whom alone it has been suspended, each time, by seat
 */
record MatchProgress(
    int matches,
    Optional<Match> match,
    Optional<Standings> standings,
    Optional<String> stopped,
    Optional<Suspension> suspension,
    int turnPly,
    long turnSince,
    long began,
    List<Integer> suspendedBy) {
  /** How a match ends that was begun under rules which decide otherwise today. */
  static final String OTHER_RULES = "other-rules";

  /** How a match ends that all who are there have ended. */
  static final String AGREED = "agreed";

  /** So often one player may suspend a match alone. */
  private static final int MOST_SUSPENSIONS = 2;

  /** Nothing has been played. */
  static final MatchProgress NONE =
      new MatchProgress(
          0,
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          0,
          0,
          0,
          List.of());

  /**
   * A match does not go on.
   *
   * @param since when that began, in milliseconds of the epoch
   * @param awaited the seats whose players have to be there when it goes on
   * @param by the seat whose player alone has suspended it
   */
  record Suspension(
      long since,
      List<Integer> awaited,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) OptionalInt by) {
    Suspension {
      awaited = List.copyOf(awaited);
    }
  }

  /** Another match has begun at a time, and its first event has this number. */
  MatchProgress begun(Match next, long at, long number) {
    return new MatchProgress(
        matches + 1,
        Optional.of(next),
        Optional.of(next.standings()),
        Optional.empty(),
        Optional.empty(),
        next.ply(),
        at,
        number,
        List.of());
  }

  /**
   * The match stands so now: acts in turn answer from this ply on, and who is to act has had time
   * since then.
   */
  MatchProgress with(Match next, int ply, long since) {
    return new MatchProgress(
        matches,
        Optional.of(next),
        Optional.of(next.standings()),
        stopped,
        suspension,
        ply,
        since,
        began,
        suspendedBy);
  }

  /** A seat has acted at a time, and the match stands so now. */
  MatchProgress acted(Match next, Fact.Acted act, long at) {
    Match before = match.orElseThrow();
    boolean turned = next.turn() != before.turn();
    boolean movedOn = turned || !next.awaits().equals(before.awaits());
    // where all decide at once nobody's pass makes another seat's grab late
    boolean answered =
        movedOn || Line.of(before.game(), act.line()).inTurn() && !before.awaits().together();
    boolean begins = turned || act.seat() == before.turn() && !act.byBot();
    return with(next, answered ? next.ply() : turnPly, begins ? at : turnSince);
  }

  /** The match has ended without a result. */
  MatchProgress stopped(String how) {
    return new MatchProgress(
        matches,
        match,
        standings,
        Optional.of(how),
        Optional.empty(),
        turnPly,
        turnSince,
        began,
        suspendedBy);
  }

  /** The match does not go on before these seats want it to; or before fewer of them. */
  MatchProgress suspended(long at, List<Integer> awaited, OptionalInt by) {
    long since = suspension.map(Suspension::since).orElse(at);
    List<Integer> all = new ArrayList<>(suspendedBy);
    by.ifPresent(all::add);
    return new MatchProgress(
        matches,
        match,
        standings,
        stopped,
        Optional.of(new Suspension(since, awaited, suspension.map(Suspension::by).orElse(by))),
        turnPly,
        turnSince,
        began,
        List.copyOf(all));
  }

  /** The match goes on, and time from where it stood. */
  MatchProgress resumed(long at) {
    long stood = suspension.map(since -> at - since.since()).orElse(0L);
    return new MatchProgress(
        matches,
        match,
        standings,
        stopped,
        Optional.empty(),
        turnPly,
        turnSince + stood,
        began,
        suspendedBy);
  }

  /** The match that runs, or the last one; one must have begun. */
  Match running() {
    return match.orElseThrow(() -> new IllegalStateException("no match has begun"));
  }

  /** Whether the player of a seat may suspend the match alone once more. */
  boolean maySuspend(int seat) {
    return Collections.frequency(suspendedBy, seat) < MOST_SUSPENSIONS;
  }

  /** Whether a deal has begun and is not over; it may be suspended. */
  boolean isRunning() {
    return stopped.isEmpty() && standings.isPresent() && !standings.get().dealOver();
  }

  /** Whether the match is over. */
  boolean isOver() {
    return stopped.isPresent() || standings.isPresent() && standings.get().over();
  }

  boolean isBrokenOff() {
    return stopped.equals(Optional.of(OTHER_RULES));
  }

  /** Number of the match to which the coming deal (or the running one) belongs, from 1. */
  int comingMatch() {
    return standings.isEmpty() || isOver() ? matches + 1 : matches;
  }

  /** Number of the coming deal (or the running one) in its match, from 1. */
  int comingDeal() {
    if (standings.isEmpty() || isOver()) {
      return 1;
    }
    Standings now = standings.get();
    return now.dealOver() ? now.deal() + 1 : now.deal();
  }

  /** Whether a deal of a match, both counted from 1, has been played or was broken off. */
  boolean isPast(int ofMatch, int deal) {
    return ofMatch < matches
        || ofMatch == matches
            && standings.isPresent()
            && (deal < standings.get().deal()
                || deal == standings.get().deal()
                    && (stopped.isPresent() || standings.get().dealOver()));
  }
}
