package eightfold.server.lobby;

import eightfold.game.Match;
import eightfold.message.Message;
import eightfold.protocol.Fault;
import eightfold.server.port.Clock;
import eightfold.server.port.Meter;
import eightfold.server.port.StoreException;
import eightfold.server.port.Threads;
import eightfold.server.room.Input;
import eightfold.server.room.Outcome;
import eightfold.server.room.Output;
import eightfold.server.room.Room;
import eightfold.server.room.RoomTable;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Runs one room: takes its inputs one after the other on a thread of its own, wakes it when time
 * comes, has its facts written down ({@link KeptRoom}), and only then says what it has to say.
 * Whatever is thrown on the way is logged with the table's id, and the room goes on.
 */
final class RoomHost {
  private static final System.Logger LOG = System.getLogger(RoomHost.class.getName());

  private final Clock clock;
  private final Meter meter;
  private final String id;
  private final Threads threads;
  private final Lanes lanes;

  /** Those whose letters go into the lane of visitors, from their hello to their end. */
  private final Set<Long> visitors = ConcurrentHashMap.newKeySet();

  private final Listeners listeners;
  private final CompletableFuture<Boolean> over = new CompletableFuture<>();
  private final Doorway doorway;
  private final KeptRoom kept;
  private volatile boolean ended;

  /** Whether it is to end: then nobody waits for a store that has failed once. */
  private volatile boolean stopping;

  private volatile long usedAt;

  /** Whether others have written on. */
  private boolean overtaken;

  private long lastNow = Long.MIN_VALUE;

  /**
   * @param reload how the table is read from the store again
   * @param restored the room of a table that was read
   * @param keeper who keeps a door besides the page, if anybody does
   */
  RoomHost(
      Room room,
      LobbyParts parts,
      Function<String, RoomTable> reload,
      Function<RoomTable, Room> restored,
      Supplier<Optional<DoorKeeper>> keeper) {
    this.clock = parts.clock();
    this.meter = parts.meter();
    this.threads = parts.threads();
    this.lanes = new Lanes(threads);
    this.doorway = new Doorway(keeper);
    this.id = room.table().id();
    this.listeners = new Listeners(id, threads, clock, meter, this::trouble);
    this.kept = new KeptRoom(room, parts.store(), reload, restored, this::trouble);
    this.usedAt = clock.millis();
  }

  RoomHost start() {
    threads.start("table-" + id, this::run);
    return this;
  }

  /** The room as it was last written down. */
  Room room() {
    return kept.room();
  }

  /** When anybody last wanted anything of it. */
  long usedAt() {
    return usedAt;
  }

  /** Whether it takes nothing more; then all that it took is written down. */
  boolean hasEnded() {
    return ended;
  }

  /** Gives the room an input. */
  CompletableFuture<Taken> take(Input input) {
    return switch (input) {
      // how far away somebody is who has no seat is nothing to anybody
      case Input.Measured(long connection, int _) when visitors.contains(connection) ->
          CompletableFuture.completedFuture(new Taken.Done(List.of()));
      case Input.Asked asked ->
          take(new Letter.In(asked, Optional.empty()), visitors.contains(asked.connection()));
      case Input.Sit _,
          Input.Connected _,
          Input.Measured _,
          Input.Disconnected _,
          Input.Erase _,
          Input.Rekey _,
          Input.Steered _,
          Input.TimePassed _ ->
          take(new Letter.In(input, Optional.empty()), false);
    };
  }

  /** Gives it the hello of a connection. Whoever has no seat here, nor will have, is a visitor. */
  CompletableFuture<Taken> join(Input.Connected hello, Listener listener) {
    boolean visits =
        hello.token().map(room().table().seating()::seatOf).orElse(Match.NOBODY) == Match.NOBODY;
    if (visits) {
      visitors.add(hello.connection());
    }
    return take(new Letter.In(hello, Optional.of(listener)), visits);
  }

  private CompletableFuture<Taken> take(Letter.In letter, boolean visits) {
    usedAt = clock.millis();
    if (!lanes.isFull(visits)) {
      put(letter, visits);
    } else {
      letter.taken().complete(new Taken.Busy());
    }
    return letter.taken();
  }

  /** A door of the server's own comes. */
  TableDoor opens(TableDoor.Ear ear) {
    put(new Letter.Door(Optional.of(ear)));
    return new TableDoor() {
      @Override
      public void take(Input input) {
        var _ =
            RoomHost.this
                .take(input)
                .thenAccept(
                    taken -> {
                      if (!(taken instanceof Taken.Done)) {
                        ear.failed(input);
                      }
                    });
      }

      @Override
      public void close() {
        put(new Letter.Door(Optional.empty()));
      }
    };
  }

  /** A connection is gone; this is never refused. It comes after its hello, by the same lane. */
  void leaves(long connection) {
    Letter.In letter = new Letter.In(new Input.Disconnected(connection), Optional.empty());
    put(letter, visitors.remove(connection));
  }

  /** Lets it end if nobody is there; soon {@link #hasEnded}, or not. */
  void sleep() {
    put(new Letter.Sleep());
  }

  /** Ends the room, since another machine has its table; whoever is there comes again. */
  void giveUp() {
    put(new Letter.Lost());
  }

  /** Ends the room when it has taken what came before; everybody there is told why. */
  void stop(int code, String reason) {
    boolean _ = threads.await(stopping(code, reason));
  }

  /** The same, for whoever has others to stop as well: completed when it has ended. */
  CompletableFuture<Boolean> stopping(int code, String reason) {
    stopping = true;
    put(new Letter.Stop(code, reason));
    return over;
  }

  /** Whatever is put in is answered: by the room, or by whoever sees that it has ended. */
  private void put(Letter letter) {
    lanes.put(letter);
    if (ended) {
      refuseRest();
    }
  }

  private void put(Letter.In letter, boolean visits) {
    if (visits) {
      lanes.putVisitor(letter);
      if (ended) {
        refuseRest();
      }
    } else {
      put(letter);
    }
  }

  private void run() {
    try {
      boolean goesOn = true;
      while (goesOn && !overtaken) {
        goesOn = oneMore();
      }
    } catch (InterruptedException e) {
      LOG.log(System.Logger.Level.ERROR, "table " + id + " was interrupted", Redacted.of(e));
    } finally {
      ended = true;
      refuseRest();
      boolean _ = over.complete(true);
    }
  }

  /** Does one thing; false if that was the last. */
  private boolean oneMore() throws InterruptedException {
    try {
      return switch (nextLetter()) {
        case Letter.In in -> {
          handle(in);
          yield true;
        }
        case Letter.Visitors() -> {
          lanes.few().forEach(this::letIn);
          yield true;
        }
        case Letter.Door(Optional<TableDoor.Ear> ear) -> {
          enters(ear);
          yield true;
        }
        case Letter.Sleep() -> isWanted();
        case Letter.Lost() -> {
          handsOver();
          yield false;
        }
        case Letter.Stop(int code, String reason) -> {
          boolean _ = threads.await(listeners.dismissAll(code, reason));
          doorway.gone();
          yield false;
        }
      };
    } catch (RuntimeException | Error e) {
      trouble("something could not be done", e);
      startAgain();
      return true;
    }
  }

  /** One of a few visitors; whatever becomes of one, the others are let in. */
  private void letIn(Letter.In visitor) {
    if (overtaken) {
      visitor.taken().complete(new Taken.Ended());
      return;
    }
    try {
      handle(visitor);
    } catch (RuntimeException | Error e) {
      trouble("something could not be done", e);
      startAgain();
    }
  }

  /** Another door's connections are gone, and its ear hears so. */
  private void enters(Optional<TableDoor.Ear> ear) {
    kept.losesDoor(now());
    doorway.enters(ear);
  }

  private boolean isWanted() {
    return !listeners.isEmpty()
        || doorway.isTaken()
        || room().hasListeners()
        || kept.isInDoubt()
        || !lanes.isEmpty();
  }

  /** The next thing to do: what time brings goes before what people want. */
  private Letter nextLetter() throws InterruptedException {
    OptionalLong wakeAt = kept.isInDoubt() ? OptionalLong.empty() : room().wakeAt();
    if (wakeAt.isEmpty()) {
      return lanes.take();
    }
    long wait = wakeAt.getAsLong() - now();
    Letter letter = wait <= 0 ? null : lanes.poll(wait);
    return letter == null ? new Letter.In(new Input.TimePassed(), Optional.empty()) : letter;
  }

  /** Time never runs back for a room, whatever the machine's clock does. */
  private long now() {
    lastNow = Math.max(lastNow, clock.millis());
    return lastNow;
  }

  private void handle(Letter.In letter) {
    Input input = letter.input();
    if (input instanceof Input.Connected hello) {
      letter.listener().ifPresent(comes -> listeners.joins(hello, comes));
    }
    if (kept.isInDoubt() && (stopping || !kept.readAgain())) {
      refuse(input);
      letter.taken().complete(new Taken.NotDone(false));
    } else {
      Taken taken = done(letter);
      // whoever gave it knows before anybody hears of it
      letter.taken().complete(taken);
      if (taken instanceof Taken.Done(List<Output> outputs)) {
        kept.noteBeforeTold();
        listeners.tell(outputs);
        doorway.tell(input, outputs);
        kept.noteWhenTold();
      }
    }
    if (input instanceof Input.Disconnected(long connection)) {
      listeners.leaves(connection);
    }
  }

  private Taken done(Letter.In letter) {
    Input input = letter.input();
    Optional<Output> refused = doorway.refused(input, room().table());
    if (refused.isPresent()) {
      return new Taken.Done(List.of(refused.get()));
    }
    try {
      Outcome outcome = kept.take(input, now());
      if (input instanceof Input.Asked && !outcome.facts().isEmpty()) {
        meter.written(System.nanoTime() - letter.cameAt());
      }
      doorway.after(input, room().table());
      return new Taken.Done(outcome.outputs());
    } catch (StoreException e) {
      if (e.isTaken()) {
        trouble("another server has it, or it was cleared away", e);
        handsOver();
        return new Taken.Ended();
      }
      trouble("not written", e);
      startAgain();
      return new Taken.NotDone(e.isUndecided());
    } catch (RuntimeException | Error e) {
      // a bug, or no memory: this input changes nothing, the table goes on
      trouble(input.getClass().getSimpleName(), e);
      refuse(input);
      if (input instanceof Input.TimePassed) {
        startAgain();
      }
      return new Taken.NotDone(false);
    }
  }

  private void trouble(String what, Throwable e) {
    try {
      LOG.log(System.Logger.Level.ERROR, "table " + id + ": " + what, Redacted.of(e));
    } catch (OutOfMemoryError again) {
      // not even to say so: what is done next may have some again
      return;
    }
  }

  /** Tells whoever asked that it was not done; a hello comes again by itself. */
  private void refuse(Input input) {
    switch (input) {
      case Input.Asked(long connection, String request, var _, var _) ->
          listeners.refuse(connection, request, notDone());
      case Input.Connected hello -> listeners.reconnect(hello.connection());
      case Input.Sit sit -> {}
      case Input.Erase erase -> {}
      case Input.Rekey rekey -> {}
      case Input.Disconnected gone -> {}
      case Input.Measured measured -> {}
      case Input.Steered steered -> {}
      case Input.TimePassed passed -> {}
    }
  }

  private static Fault notDone() {
    return Fault.of(Fault.NOT_DONE, Message.of("faults.not-done"));
  }

  /** Others have written on: the room ends here, and whoever was there comes again. */
  private void handsOver() {
    reconnectAll();
    overtaken = true;
  }

  private void reconnectAll() {
    listeners.reconnectAll();
    doorway.gone();
  }

  /**
   * The table is what the store says. Whoever was there comes again, as after a restart. While the
   * store cannot be read nothing is done here, and each who comes makes it try once more.
   */
  private void startAgain() {
    reconnectAll();
    kept.doubt();
    if (!stopping) {
      boolean _ = kept.readAgain();
    }
  }

  private void refuseRest() {
    for (Letter letter : lanes.rest()) {
      if (letter instanceof Letter.In in) {
        in.taken().complete(new Taken.Ended());
      }
    }
  }
}
