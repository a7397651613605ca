package eightfold.server.lobby;

import eightfold.server.port.Clock;
import eightfold.server.port.Notes;
import eightfold.server.port.StoreException;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Forgets notes when their time is over, once an hour. */
final class OldNotes {
  private static final System.Logger LOG = System.getLogger(OldNotes.class.getName());
  private static final long SWEEP_MILLIS = TimeUnit.HOURS.toMillis(1);

  private final Notes notes;
  private final Clock clock;
  private final List<Retention> kept;
  private long sweepAt = Long.MIN_VALUE;

  OldNotes(Notes notes, Clock clock, List<Retention> kept) {
    this.notes = notes;
    this.clock = clock;
    this.kept = List.copyOf(kept);
  }

  /** Forgets what is old, if it is time to look. */
  void sweep() {
    long now = clock.millis();
    if (now < sweepAt) {
      return;
    }
    sweepAt = now + SWEEP_MILLIS;
    try {
      kept.forEach(one -> notes.removeBefore(one.kind(), now - one.millis()));
    } catch (StoreException e) {
      LOG.log(System.Logger.Level.WARNING, "old notes are still there", Redacted.of(e));
    }
  }
}
