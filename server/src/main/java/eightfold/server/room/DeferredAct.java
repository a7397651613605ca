package eightfold.server.room;

import eightfold.protocol.Request;
import java.util.Optional;

/**
 * An act that waits until a seat's grace is over, or until whatever was done before it elsewhere
 * has arrived ({@link Grace}).
 *
 * @param cameAt when it came
 * @param due when it is done; {@link #AFTER_THE_LAST}: when what the seat did before it is
 * @param seat who acts
 * @param act what
 * @param line the same as far as the order of arrival needs it
 * @param byBot whether a bot acts for the seat
 * @param asked who is to be answered
 * @param command the client's own id of it
 */
record DeferredAct(
    long cameAt,
    long due,
    int seat,
    Request.Act act,
    Line line,
    boolean byBot,
    Optional<Asked> asked,
    Optional<Fact.Command> command) {
  /** It is done as soon as the seat's act before it is. */
  static final long AFTER_THE_LAST = Long.MAX_VALUE;

  /** A request to be answered. */
  record Asked(long connection, String id) {}

  /** What has waited as long is done in this order: calls, catches, all others. */
  int rank() {
    return line.isCall() ? 0 : line.isCatch() ? 1 : 2;
  }

  /** The same act, sent again on another connection. */
  DeferredAct askedBy(Asked again) {
    return new DeferredAct(cameAt, due, seat, act, line, byBot, Optional.of(again), command);
  }

  /** The same, due at another time. */
  DeferredAct dueAt(long time) {
    return new DeferredAct(cameAt, time, seat, act, line, byBot, asked, command);
  }

  boolean isBehind() {
    return due == AFTER_THE_LAST;
  }

  /** Whether what the seat does after it is done after it. */
  boolean holdsBack() {
    return !isBehind() && line.inTurn();
  }

  boolean isSameAs(Optional<Fact.Command> again) {
    return command.isPresent() && command.equals(again);
  }
}
