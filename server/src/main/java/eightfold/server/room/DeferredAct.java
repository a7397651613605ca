package eightfold.server.room;

import eightfold.protocol.Request;
import java.util.Optional;

/**
 * An act that waits until a seat's grace is over ({@link Grace}).
 *
 * @param due when it is done
 * @param seat who acts
 * @param act what
 * @param byBot whether a bot acts for the seat
 * @param asked who is to be answered
 */
record DeferredAct(long due, int seat, Request.Act act, boolean byBot, Optional<Asked> asked) {
  /** A request to be answered. */
  record Asked(long connection, String id) {}

  boolean isCatch() {
    return Line.of(act.line()).isCatch();
  }

  /** The same act, sent again on another connection. */
  DeferredAct askedBy(Asked again) {
    return new DeferredAct(due, seat, act, byBot, Optional.of(again));
  }

  boolean isSameAs(int other, Request.Act again) {
    return seat == other && act.command().isPresent() && act.command().equals(again.command());
  }
}
