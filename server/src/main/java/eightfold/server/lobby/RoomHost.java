package eightfold.server.lobby;

import eightfold.protocol.Fault;
import eightfold.protocol.Notice;
import eightfold.server.port.Clock;
import eightfold.server.port.Link;
import eightfold.server.port.Store;
import eightfold.server.port.StoreException;
import eightfold.server.room.Fact;
import eightfold.server.room.Input;
import eightfold.server.room.Outcome;
import eightfold.server.room.Output;
import eightfold.server.room.Room;
import eightfold.server.room.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * Runs one room: takes its inputs one after the other on a virtual thread of its own, wakes it when
 * time comes, writes its facts down, and only then says what it has to say.
 */
final class RoomHost {
  private static final System.Logger LOG = System.getLogger(RoomHost.class.getName());

  /** More letters than that wait only when something is wrong; further ones are refused. */
  private static final int LONGEST_QUEUE = 1_000;

  /** Something for the room's thread. */
  private sealed interface Letter {
    record In(Input input, CompletableFuture<List<Output>> outputs) implements Letter {}

    /** A connection whose hello comes next. */
    record Joins(long connection, Link link) implements Letter {}

    /** The end, and what listeners are told of it. */
    record Stop(int code, String reason) implements Letter {}
  }

  private final Store store;
  private final Clock clock;
  private final Function<Table, Room> restored;
  private final Function<String, Table> reload;
  private final BlockingQueue<Letter> letters = new LinkedBlockingQueue<>();
  private final Map<Long, Link> links = new HashMap<>();
  private final Thread thread;
  private volatile Room room;
  private long lastNow = Long.MIN_VALUE;

  /**
   * @param reload how the table is read from the store again
   * @param restored the room of a table that was read
   */
  RoomHost(
      Room room,
      Store store,
      Clock clock,
      Function<String, Table> reload,
      Function<Table, Room> restored) {
    this.room = room;
    this.store = store;
    this.clock = clock;
    this.reload = reload;
    this.restored = restored;
    this.thread = Thread.ofVirtual().name("table-" + room.table().id()).unstarted(this::run);
  }

  RoomHost start() {
    thread.start();
    return this;
  }

  /** The room as it was last written down. */
  Room room() {
    return room;
  }

  /** Gives the room an input; its outputs are those to whoever gave it. */
  CompletableFuture<List<Output>> take(Input input) {
    Letter.In letter = new Letter.In(input, new CompletableFuture<>());
    if (letters.size() < LONGEST_QUEUE) {
      letters.add(letter);
    } else {
      letter.outputs().completeExceptionally(new StoreException("the table is too busy"));
    }
    return letter.outputs();
  }

  /** Makes a connection known, before its hello. */
  void joins(long connection, Link link) {
    letters.add(new Letter.Joins(connection, link));
  }

  /** A connection is gone; this is never refused. */
  void leaves(long connection) {
    letters.add(new Letter.In(new Input.Disconnected(connection), new CompletableFuture<>()));
  }

  /** Ends the room when it has taken what came before; everybody there is told why. */
  void stop(int code, String reason) {
    letters.add(new Letter.Stop(code, reason));
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void run() {
    while (true) {
      Letter letter;
      try {
        letter = nextLetter();
      } catch (InterruptedException e) {
        return;
      }
      switch (letter) {
        case Letter.Joins(long connection, Link link) -> links.put(connection, link);
        case Letter.In(Input input, CompletableFuture<List<Output>> outputs) ->
            handle(input, outputs);
        case Letter.Stop(int code, String reason) -> {
          links.values().forEach(link -> dismiss(link, code, reason));
          refuseRest();
          return;
        }
      }
    }
  }

  /** The next thing to do: what time brings goes before what people want. */
  private Letter nextLetter() throws InterruptedException {
    OptionalLong wakeAt = room.wakeAt();
    if (wakeAt.isEmpty()) {
      return letters.take();
    }
    long wait = wakeAt.getAsLong() - now();
    Letter letter = wait <= 0 ? null : letters.poll(wait, TimeUnit.MILLISECONDS);
    return letter == null
        ? new Letter.In(new Input.TimePassed(), new CompletableFuture<>())
        : letter;
  }

  /** Time never runs back for a room, whatever the machine's clock does. */
  private long now() {
    lastNow = Math.max(lastNow, clock.millis());
    return lastNow;
  }

  private void handle(Input input, CompletableFuture<List<Output>> outputs) {
    try {
      Outcome outcome = room.after(input, now());
      write(outcome.facts());
      room = outcome.room();
      outcome.outputs().forEach(this::deliver);
      outputs.complete(outcome.outputs());
    } catch (StoreException e) {
      LOG.log(System.Logger.Level.ERROR, "table " + room.table().id() + " not written", e);
      outputs.completeExceptionally(e);
      startAgain();
    } catch (RuntimeException e) {
      // a bug: this input changes nothing, the table goes on
      String kind = input.getClass().getSimpleName();
      LOG.log(System.Logger.Level.ERROR, "table " + room.table().id() + ": " + kind, e);
      outputs.completeExceptionally(e);
      if (input instanceof Input.Asked asked) {
        deliver(new Output.Refused(asked.connection(), asked.id(), notDone()));
      } else if (input instanceof Input.TimePassed) {
        startAgain();
      }
    }
    if (input instanceof Input.Disconnected(long connection)) {
      links.remove(connection);
    }
  }

  private static Fault notDone() {
    return new Fault(Fault.NOT_DONE, "the server could not do that; nothing has changed");
  }

  private void write(List<Fact.Dated> facts) {
    if (!facts.isEmpty()) {
      List<Store.Kept> kept = facts.stream().map(FactFormat::written).toList();
      store.append(room.table().id(), room.table().facts(), kept);
    }
  }

  /**
   * Nobody knows what was written: the table is what the store says. Whoever was there comes again,
   * as after a restart.
   */
  private void startAgain() {
    links.values().forEach(link -> link.close(Link.TROUBLE, "please connect again"));
    links.clear();
    try {
      room = restored.apply(reload.apply(room.table().id()));
    } catch (RuntimeException e) {
      LOG.log(System.Logger.Level.ERROR, "table " + room.table().id() + " not read again", e);
      room = restored.apply(room.table());
    }
  }

  private void deliver(Output output) {
    switch (output) {
      case Output.Seated seated -> {}
      case Output.NoSeat noSeat -> {}
      case Output.Answered(long connection, String id, Notice result) ->
          say(connection, Notice.result(id, result));
      case Output.Refused(long connection, String id, Fault fault) ->
          say(connection, Notice.error(id, fault));
      case Output.Told(long connection, Notice notice) ->
          say(connection, Notice.notification(notice));
      case Output.Dismissed(long connection, String reason) -> {
        Link link = links.remove(connection);
        if (link != null) {
          dismiss(link, Link.NORMAL, reason);
        }
      }
    }
  }

  private void say(long connection, String text) {
    Link link = links.get(connection);
    if (link != null) {
      link.say(text);
    }
  }

  private static void dismiss(Link link, int code, String reason) {
    link.say(Notice.notification(new Notice.Gone(reason)));
    link.close(code, reason);
  }

  private void refuseRest() {
    List<Letter> rest = new ArrayList<>();
    letters.drainTo(rest);
    for (Letter letter : rest) {
      if (letter instanceof Letter.In in) {
        in.outputs().completeExceptionally(new StoreException("the table is closed"));
      } else if (letter instanceof Letter.Joins joins) {
        joins.link().close(Link.TROUBLE, "the table is closed");
      }
    }
  }
}
