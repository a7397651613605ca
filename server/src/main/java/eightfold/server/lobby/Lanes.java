package eightfold.server.lobby;

import eightfold.server.port.Threads;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * What waits for a room, in two lanes: what players and the clock bring, and visitors, who watch,
 * come and go. However many visitors wait, a few are let in at a time, and whatever has come
 * meanwhile goes before the next few.
 */
final class Lanes {
  /** So many visitors are let in at a time. */
  static final int FEW = 4;

  /** More letters than that wait only when something is wrong; further ones are refused. */
  private static final int LONGEST = 1_000;

  private final BlockingQueue<Letter> first;
  private final Queue<Letter.In> visitors = new ConcurrentLinkedQueue<>();
  private final AtomicInteger waiting = new AtomicInteger();

  /** Whether {@link Letter.Visitors} is among the first. */
  private final AtomicBoolean called = new AtomicBoolean();

  Lanes(Threads threads) {
    this.first = threads.queue();
  }

  /** Puts something in that goes before visitors. */
  void put(Letter letter) {
    first.add(letter);
  }

  /** Puts in what somebody wants who watches. */
  void putVisitor(Letter.In letter) {
    waiting.incrementAndGet();
    visitors.add(letter);
    call();
  }

  private void call() {
    if (called.compareAndSet(false, true)) {
      first.add(new Letter.Visitors());
    }
  }

  /** Whether no more is to be put into the lane of visitors, or into the other. */
  boolean isFull(boolean ofVisitors) {
    return (ofVisitors ? waiting.get() : first.size()) >= LONGEST;
  }

  boolean isEmpty() {
    return first.isEmpty() && visitors.isEmpty();
  }

  /** The next letter, waiting for it. */
  Letter take() throws InterruptedException {
    return first.take();
  }

  /** The same for so long; null if none comes. */
  @Nullable Letter poll(long millis) throws InterruptedException {
    return first.poll(millis, TimeUnit.MILLISECONDS);
  }

  /** The visitors who are let in now; the others come when they are called again. */
  List<Letter.In> few() {
    called.set(false);
    List<Letter.In> few = new ArrayList<>();
    for (Letter.In next = next(); next != null; next = few.size() < FEW ? next() : null) {
      few.add(next);
    }
    if (!visitors.isEmpty()) {
      call();
    }
    return few;
  }

  private Letter.@Nullable In next() {
    Letter.In next = visitors.poll();
    if (next != null) {
      waiting.decrementAndGet();
    }
    return next;
  }

  /** All that waits is taken out. */
  List<Letter> rest() {
    List<Letter> rest = new ArrayList<>();
    first.drainTo(rest);
    for (Letter.In next = next(); next != null; next = next()) {
      rest.add(next);
    }
    return rest;
  }
}
