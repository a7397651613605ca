package eightfold.server.lobby;

import eightfold.protocol.Fault;
import eightfold.protocol.Notice;
import eightfold.server.port.Clock;
import eightfold.server.port.Link;
import eightfold.server.port.Threads;
import eightfold.server.room.Output;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/**
 * All who watch one table. They are told by a thread of their own, that is there while there is
 * something to tell, so that players never wait for them. It goes round: each who has something to
 * hear is told all of it, and changes of the table that came meanwhile are one. A table sends its
 * gallery only so many messages a second; a crowd that is larger hears of several acts at once.
 */
final class Gallery {
  private static final System.Logger LOG = System.getLogger(Gallery.class.getName());

  /** So many messages a table sends to those who watch, in the long run. */
  private static final int A_SECOND = 4_000;

  /** So much may wait for all who watch a table; beyond it who has taken least is dropped. */
  static final int MOST_WAITING = 8 * 1024 * 1024;

  /** Others come to do something after so many messages. */
  private static final int IN_ONE_GO = 32;

  private static final int SECOND = 1_000;

  /** One who watches, and what they have not been told yet. */
  private record Watcher(Listener listener, List<Output> untold) {}

  private final String owner;
  private final Threads threads;
  private final Clock clock;
  private final BlockingQueue<Runnable> letters;
  private final AtomicInteger count = new AtomicInteger();
  private final Map<Long, Watcher> watchers = new LinkedHashMap<>();
  private final Encodings encodings = new Encodings();

  /** Whether somebody has something to hear. */
  private boolean untold;

  /** Two changes of the table as one, made once for all who hear of both. */
  private final IdentityHashMap<Notice, IdentityHashMap<Notice, Notice.Table>> merged =
      new IdentityHashMap<>();

  Gallery(String table, Threads threads, Clock clock) {
    this.owner = "gallery-" + table;
    this.threads = threads;
    this.clock = clock;
    this.letters = threads.queue();
  }

  void joins(long connection, Listener listener) {
    put(
        () -> {
          listener.shares(encodings);
          watchers.put(connection, new Watcher(listener, new ArrayList<>()));
        });
  }

  void leaves(long connection) {
    put(() -> watchers.remove(connection));
  }

  /** What is to be said to those who watch. */
  void tell(List<Output> outputs) {
    if (!outputs.isEmpty()) {
      put(() -> outputs.forEach(this::note));
    }
  }

  /** Lets one connect again: what they know of the table may not be so. */
  void reconnect(long connection) {
    put(() -> Optional.ofNullable(watchers.remove(connection)).ifPresent(Gallery::reconnect));
  }

  /** Lets all connect again. */
  void reconnectAll() {
    put(
        () -> {
          watchers.values().forEach(Gallery::reconnect);
          watchers.clear();
        });
  }

  /** Ends all connections, and says why before; completed when that is done. */
  CompletableFuture<Boolean> dismissAll(int code, String reason) {
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    put(
        () -> {
          try {
            watchers.values().forEach(watcher -> dismiss(watcher, code, reason));
            watchers.clear();
          } finally {
            done.complete(true);
          }
        });
    return done;
  }

  private static void reconnect(Watcher watcher) {
    watcher.listener().link().close(Link.TROUBLE, "please connect again");
  }

  private static void dismiss(Watcher watcher, int code, String reason) {
    tellAll(watcher);
    watcher.listener().dismiss(code, reason);
  }

  private void put(Runnable letter) {
    letters.add(letter);
    if (count.getAndIncrement() == 0) {
      threads.start(owner, this::work);
    }
  }

  /** Until everybody has been told and nothing waits. */
  private void work() {
    try {
      int read = 0;
      boolean more = true;
      while (more) {
        read += readAll() + round();
        more = untold;
        if (!untold) {
          more = count.addAndGet(-read) > 0;
          read = 0;
        }
      }
    } catch (InterruptedException e) {
      LOG.log(System.Logger.Level.ERROR, owner + " was interrupted", Redacted.of(e));
    }
  }

  /** Each who has something to hear hears it; how many letters came meanwhile. */
  private int round() throws InterruptedException {
    untold = false;
    int read = 0;
    int told = 0;
    for (Watcher watcher : List.copyOf(watchers.values())) {
      if (!watcher.untold().isEmpty()) {
        attempt(() -> tellAll(watcher));
        told++;
        if (told % IN_ONE_GO == 0) {
          LockSupport.parkNanos(1);
          read += readAll();
        }
      }
    }
    encodings.forget();
    merged.clear();
    dropSlowest();
    if (watchers.isEmpty()) {
      encodings.forgetAll();
    }
    return read + pause(told);
  }

  /** After so many messages it waits, and what happens meanwhile is told together. */
  private int pause(int told) throws InterruptedException {
    long length = (long) told * SECOND / A_SECOND;
    long since = clock.millis();
    int read = 0;
    long past = 0;
    while (past >= 0 && past < length) {
      Runnable letter = letters.poll(length - past, TimeUnit.MILLISECONDS);
      if (letter == null) {
        return read;
      }
      attempt(letter);
      read++;
      past = clock.millis() - since;
    }
    return read;
  }

  private int readAll() {
    int read = 0;
    for (Runnable letter = letters.poll(); letter != null; letter = letters.poll()) {
      attempt(letter);
      read++;
    }
    return read;
  }

  /** Whatever it is, what comes after it is done all the same. */
  private void attempt(Runnable work) {
    try {
      work.run();
    } catch (RuntimeException | Error e) {
      LOG.log(System.Logger.Level.ERROR, owner + ": not done", Redacted.of(e));
    }
  }

  private void note(Output output) {
    OptionalLong connection = Output.heardBy(output);
    Watcher watcher = connection.isEmpty() ? null : watchers.get(connection.getAsLong());
    if (watcher == null) {
      return;
    }
    if (output instanceof Output.Dismissed(long to, String reason)) {
      watchers.remove(to);
      dismiss(watcher, Link.NORMAL, reason);
    } else {
      note(watcher.untold(), output);
      untold = true;
    }
  }

  private void note(List<Output> told, Output next) {
    if (next instanceof Output.Told(long to, Notice.Table now)
        && !told.isEmpty()
        && told.getLast() instanceof Output.Told(long _, Notice.Table before)) {
      told.set(told.size() - 1, new Output.Told(to, merged(before, now)));
    } else {
      told.add(next);
    }
  }

  /** Two changes, one after the other, as one. */
  private Notice.Table merged(Notice.Table before, Notice.Table now) {
    return merged
        .computeIfAbsent(before, _ -> new IdentityHashMap<>())
        .computeIfAbsent(
            now,
            _ ->
                new Notice.Table(
                    now.snapshot(),
                    Stream.concat(before.events().stream(), now.events().stream()).toList()));
  }

  private static void tellAll(Watcher watcher) {
    Listener listener = watcher.listener();
    List<Output> all = List.copyOf(watcher.untold());
    watcher.untold().clear();
    for (Output output : all) {
      switch (output) {
        case Output.Answered(long _, String id, Notice result) -> listener.answer(id, result);
        case Output.Refused(long _, String id, Fault fault) -> listener.refuse(id, fault);
        case Output.Told(long _, Notice notice) -> listener.tell(notice);
        case Output.Seated _,
            Output.NoSeat _,
            Output.Erased _,
            Output.Dismissed _,
            Output.Trouble _ -> {}
      }
    }
    listener.sendAnswer();
  }

  /** Not more waits for all of them than may. */
  private void dropSlowest() {
    long waiting = 0;
    for (Watcher watcher : watchers.values()) {
      waiting += watcher.listener().link().waiting();
    }
    while (waiting > MOST_WAITING && !watchers.isEmpty()) {
      Map.Entry<Long, Watcher> slowest =
          watchers.entrySet().stream()
              .max(Comparator.comparingInt(one -> one.getValue().listener().link().waiting()))
              .orElseThrow();
      waiting -= slowest.getValue().listener().link().waiting();
      watchers.remove(slowest.getKey());
      slowest.getValue().listener().link().drop();
    }
  }
}
