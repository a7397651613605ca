package eightfold.play;

import eightfold.game.Awaits;
import eightfold.game.Refusal;
import java.util.Optional;

/**
 * What a table waits for, declared once: its word, its task on the agenda, what refuses other acts
 * meanwhile, which acts are legal, and what comes of letting it be. Declarations stand in {@link
 * AwaitedSteps}, or with the rules that the decision belongs to.
 */
public final class Awaited {
  /** The code that refuses an act of the seat to act, or {@link Refusal#ALLOWED}. */
  @FunctionalInterface
  interface Refusing {
    int code(Table t, int seat, int act);
  }

  /** Writes the legal acts of the seat to act, and says how many there are. */
  @FunctionalInterface
  interface Listing {
    int into(Table t, int seat, int[] acts);
  }

  /** What happens when the seat passes. */
  @FunctionalInterface
  interface Declining {
    void by(Table t, int seat);
  }

  /** The message that says what a seat has to do first. */
  @FunctionalInterface
  interface Asking {
    String key(Table t, int seat);
  }

  private final AgendaTask task;
  private final Awaits awaits;
  private Refusing refusing = (t, seat, act) -> Refusal.DECISION_OWED;
  private Listing listing = (t, seat, acts) -> 0;
  private Declining declining = Awaited::declined;
  private Optional<Asking> asking = Optional.empty();

  private Awaited(AgendaTask task, Awaits awaits) {
    this.task = task;
    this.awaits = awaits;
  }

  /** Something that is awaited. */
  static Awaited of(AgendaTask task, Awaits awaits) {
    return new Awaited(task, awaits);
  }

  /** Why acts are refused meanwhile; without it, all are, as a decision is owed. */
  Awaited refuses(Refusing what) {
    refusing = what;
    return this;
  }

  /** The acts of the seat that are legal; without it, none in turn. */
  Awaited lists(Listing what) {
    listing = what;
    return this;
  }

  /** What comes of a pass; without it, nothing but that it is told. */
  Awaited declined(Declining what) {
    declining = what;
    return this;
  }

  /** It is a decision that comes before anything else, of which this message tells. */
  Awaited asks(Asking key) {
    asking = Optional.of(key);
    return this;
  }

  private static void declined(Table t, int seat) {
    t.pop();
    t.witness.declined(seat);
  }

  AgendaTask task() {
    return task;
  }

  /** As the notation writes it. */
  public Awaits awaits() {
    return awaits;
  }

  /** Whether it is a decision that comes before anything else that the seat might do. */
  public boolean isDecision() {
    return asking.isPresent();
  }

  /**
   * The key of the message that says what the seat has to do first.
   *
   * @throws IllegalStateException if it is no decision
   */
  public String owed(Table t, int seat) {
    return asking
        .orElseThrow(() -> new IllegalStateException("nothing is owed before " + awaits))
        .key(t, seat);
  }

  int refusal(Table t, int seat, int act) {
    return refusing.code(t, seat, act);
  }

  int list(Table t, int seat, int[] into) {
    return listing.into(t, seat, into);
  }

  void decline(Table t, int seat) {
    declining.by(t, seat);
  }
}
