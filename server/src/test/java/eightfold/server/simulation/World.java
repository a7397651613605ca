package eightfold.server.simulation;

import eightfold.game.FastChance;
import eightfold.server.port.Threads;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Threads of which one runs at a time, and a clock that goes on when none can: a seed decides who
 * is next wherever one waits or pauses, so that a run can be had again. The threads are real ones,
 * and what they run is the server as it is.
 */
final class World {
  /** So often threads take turns while no time passes only if something goes round in circles. */
  private static final int MOST_IN_AN_INSTANT = 2_000_000;

  private static final ThreadLocal<World> HERE = new ThreadLocal<>();

  /** Something that happens at a time. */
  private record Alarm(long at, long order, Runnable action) implements Comparable<Alarm> {
    @Override
    public int compareTo(Alarm other) {
      return at == other.at ? Long.compare(order, other.order) : Long.compare(at, other.at);
    }
  }

  /** A thread, and whether it waits for something. */
  private static final class Strand {
    private final Program program;
    private final Semaphore turn = new Semaphore(0);
    private boolean waits;

    private Strand(Program program) {
      this.program = program;
    }
  }

  /** A program with its threads; it may be killed, and they with it. */
  final class Program implements Threads {
    private final Set<Strand> strands = new LinkedHashSet<>();
    private boolean killed;

    boolean isKilled() {
      return killed;
    }

    /** Whatever its threads wait for does not come any more. */
    void kill() {
      killed = true;
      List.copyOf(strands).forEach(World.this::wake);
    }

    @Override
    public void start(String name, Runnable work) {
      Strand strand = new Strand(this);
      strands.add(strand);
      var _ = Thread.ofVirtual().name(name).start(() -> run(strand, work));
      ready.add(strand);
    }

    @Override
    public <T> BlockingQueue<T> queue() {
      return new Inbox<>();
    }

    @Override
    public <T> T await(CompletableFuture<T> result) {
      Strand strand = current();
      var _ = result.whenComplete((value, fault) -> wake(strand));
      while (!result.isDone()) {
        if (killed) {
          throw new CancellationException("killed");
        }
        block(strand);
      }
      return result.join();
    }
  }

  /** A queue at which threads of this world wait. */
  private final class Inbox<T> extends LinkedBlockingQueue<T> {
    private static final long serialVersionUID = 1L;

    private final transient Set<Strand> waiting = new LinkedHashSet<>();

    @Override
    public boolean add(T letter) {
      boolean added = super.add(letter);
      List.copyOf(waiting).forEach(World.this::wake);
      return added;
    }

    @Override
    public T take() throws InterruptedException {
      while (isEmpty()) {
        waitHere();
      }
      return remove();
    }

    @Override
    public @Nullable T poll(long time, TimeUnit unit) throws InterruptedException {
      long until = now + unit.toMillis(time);
      Strand strand = current();
      at(until, () -> wake(strand));
      while (isEmpty() && now < until) {
        waitHere();
      }
      return poll();
    }

    private void waitHere() throws InterruptedException {
      Strand strand = current();
      if (strand.program.killed) {
        throw new InterruptedException("killed");
      }
      waiting.add(strand);
      block(strand);
      waiting.remove(strand);
    }
  }

  private final FastChance chance;
  private final Consumer<Throwable> failed;
  private final List<Strand> ready = new ArrayList<>();
  private final PriorityQueue<Alarm> alarms = new PriorityQueue<>();
  private final Semaphore halted = new Semaphore(0);
  private @Nullable Strand running;
  private long now;
  private long until;
  private long order;
  private long switches;
  private int inThisInstant;
  private boolean stopped;

  /**
   * @param failed hears what a thread throws
   */
  World(FastChance chance, long now, Consumer<Throwable> failed) {
    this.chance = chance;
    this.now = now;
    this.failed = failed;
  }

  Program program() {
    return new Program();
  }

  /** Whether the thread that asks is one of this world. */
  boolean isHere() {
    return HERE.get() == this;
  }

  /** Milliseconds. */
  long now() {
    return now;
  }

  /** Nothing happens any more. */
  void stop() {
    stopped = true;
  }

  /** How often one thread went on after another. */
  long switches() {
    return switches;
  }

  /** Something happens at a time, in no thread: it must not wait. */
  void at(long time, Runnable action) {
    order++;
    alarms.add(new Alarm(Math.max(time, now), order, action));
  }

  void in(long millis, Runnable action) {
    at(now + millis, action);
  }

  /** Lets all happen that happens in so many milliseconds; from outside. */
  void run(long millis) {
    until = now + millis;
    Strand first = choose();
    if (first != null) {
      first.turn.release();
      halted.acquireUninterruptibly();
    }
    now = until;
  }

  /** Another thread may go on first. */
  void pause() {
    if (running != null) {
      Strand strand = current();
      ready.add(strand);
      pass(strand);
    }
  }

  /** The thread does nothing for so long, or until its program is killed. */
  void sleep(long millis) {
    Strand strand = current();
    long end = now + millis;
    at(end, () -> wake(strand));
    while (now < end && !strand.program.killed) {
      block(strand);
    }
  }

  private Strand current() {
    Strand strand = running;
    if (strand == null) {
      throw new IllegalStateException("what happens in no thread cannot wait");
    }
    return strand;
  }

  private void wake(Strand strand) {
    if (strand.waits) {
      strand.waits = false;
      ready.add(strand);
    }
  }

  private void block(Strand strand) {
    strand.waits = true;
    pass(strand);
  }

  /** Another one's turn, until it is this one's again. */
  private void pass(Strand strand) {
    Strand next = choose();
    if (next == strand) {
      return;
    }
    give(next);
    strand.turn.acquireUninterruptibly();
  }

  private void give(@Nullable Strand next) {
    if (next == null) {
      halted.release();
    } else {
      next.turn.release();
    }
  }

  private void run(Strand strand, Runnable work) {
    strand.turn.acquireUninterruptibly();
    HERE.set(this);
    try {
      work.run();
    } catch (Throwable e) {
      if (!strand.program.killed) {
        failed.accept(e);
      }
    } finally {
      strand.program.strands.remove(strand);
      give(choose());
    }
  }

  /** Who is next; null if nobody is before the end. */
  private @Nullable Strand choose() {
    running = null;
    if (stopped) {
      return null;
    }
    while (ready.isEmpty()) {
      Alarm alarm = alarms.peek();
      if (alarm == null || alarm.at() > until) {
        return null;
      }
      if (alarm.at() > now) {
        inThisInstant = 0;
      }
      now = alarm.at();
      Alarm _ = alarms.remove();
      act(alarm.action());
    }
    switches++;
    inThisInstant++;
    if (inThisInstant == MOST_IN_AN_INSTANT) {
      failed.accept(new AssertionError("time does not pass: threads go round in circles"));
    }
    int last = ready.size() - 1;
    int chosen = chance.below(ready.size());
    Strand next = ready.set(chosen, ready.get(last));
    Strand _ = ready.remove(last);
    running = next;
    return next;
  }

  private void act(Runnable action) {
    try {
      action.run();
    } catch (Throwable e) {
      failed.accept(e);
    }
  }
}
