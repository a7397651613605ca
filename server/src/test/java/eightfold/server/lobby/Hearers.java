package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.OperatingSystemMXBean;
import eightfold.games.Games;
import eightfold.protocol.Newcomer;
import eightfold.protocol.Page;
import eightfold.protocol.SeatView;
import eightfold.protocol.TableWish;
import eightfold.server.MemoryStore;
import eightfold.server.ServerFixture;
import eightfold.server.port.Clock;
import eightfold.server.port.Link;
import eightfold.server.port.SharedText;
import eightfold.server.room.Pace;
import java.io.ByteArrayOutputStream;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/**
 * A table with two players and any number of people who watch it, all in short form and compressed:
 * what one event costs the server, but for the writing to the sockets.
 */
final class Hearers implements AutoCloseable {
  /** Nobody is replaced, and no bot acts, while something is measured. */
  private static final Pace PATIENT = new Pace(600_000, 750, 3_000, 600_000, 600_000);

  private static final long A_LINE_EACH = 2_000;

  private static final long PATIENCE_MILLIS = 10_000;

  /** How far the lobby's clock is ahead: nobody may talk without a pause. */
  private final AtomicLong ahead = new AtomicLong();

  private final Lobby lobby = lobby(PATIENT, () -> System.currentTimeMillis() + ahead.get());
  private final Page.SeatKey ann;
  private final Page.SeatKey bob;
  private final List<Ears> watchers = new ArrayList<>();
  private final Set<SharedText> made =
      Collections.synchronizedSet(Collections.newSetFromMap(new IdentityHashMap<>()));

  /**
   * What one event has cost.
   *
   * @param messages how many those who watch were sent
   * @param made how many different texts these were
   * @param bytesMade the bytes of these
   * @param bytesSent what was sent, compressed
   * @param micros of processor time
   */
  record Cost(double messages, double made, double bytesMade, double bytesSent, double micros) {}

  /** Somebody who hears, and compresses what nobody has compressed before. */
  private final class Ears implements Link {
    private final AtomicInteger messages = new AtomicInteger();
    private final AtomicLong bytes = new AtomicLong();
    private final boolean counts;

    /** How many had come when it was looked last. */
    private int seen;

    Ears(boolean counts) {
      this.counts = counts;
    }

    @Override
    public void say(String text) {
      say(new SharedText(text));
    }

    @Override
    public void say(SharedText text) {
      int length = text.compressed(Hearers::deflated).length;
      if (counts) {
        made.add(text);
        bytes.addAndGet(length);
      }
      messages.incrementAndGet();
    }

    /** Until more than so many have come. */
    void await(int before) throws InterruptedException {
      long until = System.currentTimeMillis() + PATIENCE_MILLIS;
      while (messages.get() <= before) {
        assertThat(System.currentTimeMillis()).as("all are told").isLessThan(until);
        Thread.sleep(10);
      }
    }

    @Override
    public void close(int code, String reason) {
      // whoever is told nothing any more is missed by whoever waits for all
    }
  }

  /** A lobby of its own, in memory. */
  static Lobby lobby(Pace pace, Clock clock) {
    return Lobby.restored(
        new LobbyParts(
            Games.standard(),
            new HouseBots(),
            new MemoryStore(),
            clock,
            ServerFixture.entropy(1),
            new LobbySettings(pace, ServerFixture.WIDE)));
  }

  /** A table at which Ann has played a deal against a bot to its end. */
  static String playedOut(Lobby lobby) throws InterruptedException {
    Page.SeatKey key = LobbyTable.open(lobby, "eights", 2).key();
    Conversation ann = lobby.connect(new Quiet(), "here").orElseThrow();
    ann.hear(LobbyTable.hello(key.table(), key.token()));
    ann.hear(LobbyTable.request(2, "start"));
    int asked = -1;
    while (true) {
      Thread.sleep(5);
      Optional<SeatView> view =
          Insight.room(lobby, key.table()).orElseThrow().snapshot(0, 0).view();
      if (view.isPresent() && view.get().standings().dealOver()) {
        return key.table();
      }
      if (view.isPresent() && view.get().turn() == 0 && view.get().ply() != asked) {
        asked = view.get().ply();
        ann.hear(
            "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"act\",\"params\":{\"ply\":%d,\"line\":\"%s\"}}"
                .formatted(asked, view.get().legal().getFirst()));
      }
    }
  }

  /** Somebody of whom the messages are no matter. */
  Conversation comes(Page.SeatKey key) throws InterruptedException {
    Ears ears = new Ears(false);
    Conversation talk = lobby.connect(ears, "here").orElseThrow();
    talk.hear(LobbyTable.hello(key.table(), key.token()));
    ears.await(0);
    return talk;
  }

  Hearers(int watching) throws InterruptedException {
    List<TableWish.SeatWish> seats =
        Collections.nCopies(3, new TableWish.SeatWish(Optional.empty()));
    ann =
        (Page.SeatKey)
            lobby.open(
                new TableWish("eights", Map.of(), seats, "Ann", OptionalInt.empty()), "here");
    bob = (Page.SeatKey) lobby.join(ann.table(), new Newcomer("Bob"));
    for (int i = 0; i < watching; i++) {
      Ears ears = new Ears(true);
      watchers.add(ears);
      lobby
          .connect(ears, "there " + i)
          .orElseThrow()
          .hear(
              "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"hello\",\"params\":{\"table\":\""
                  + ann.table()
                  + "\",\"form\":\"changes\"}}");
    }
    awaitAll();
    awaitQuiet();
  }

  /** Until each who watches has been told something since. */
  private void awaitAll() throws InterruptedException {
    for (Ears ears : watchers) {
      ears.await(ears.seen);
    }
  }

  private void noteAll() {
    watchers.forEach(ears -> ears.seen = ears.messages.get());
  }

  /** What an event costs, on the mean of some. */
  Cost cost(int times, Event event) throws InterruptedException {
    event.happens();
    awaitQuiet();
    made.clear();
    long messages = messages();
    long bytes = bytes();
    long cpu = processorTime();
    for (int i = 0; i < times; i++) {
      noteAll();
      event.happens();
      awaitAll();
    }
    awaitQuiet();
    double micros = (processorTime() - cpu) / 1e3 / times;
    double text = made.stream().mapToLong(one -> one.bytes().length).sum();
    return new Cost(
        (double) (messages() - messages) / times,
        (double) made.size() / times,
        text / times,
        (double) (bytes() - bytes) / times,
        micros);
  }

  /** Something that those who watch hear of. */
  interface Event {
    void happens() throws InterruptedException;
  }

  private void awaitQuiet() throws InterruptedException {
    long before = -1;
    while (before != messages()) {
      before = messages();
      Thread.sleep(400);
    }
  }

  private long messages() {
    return watchers.stream().mapToLong(ears -> ears.messages.get()).sum();
  }

  private long bytes() {
    return watchers.stream().mapToLong(ears -> ears.bytes.get()).sum();
  }

  static long processorTime() {
    return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }

  private static byte[] deflated(byte[] bytes) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, true);
    try (DeflaterOutputStream packing = new DeflaterOutputStream(out, deflater, 4_096)) {
      packing.write(bytes);
    } catch (java.io.IOException e) {
      throw new AssertionError(e);
    } finally {
      deflater.end();
    }
    return out.toByteArray();
  }

  /** A line of talk. */
  Event talk() throws InterruptedException {
    Conversation speaker = comes(ann);
    return () -> {
      ahead.addAndGet(A_LINE_EACH);
      speaker.hear(
          "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"chat\","
              + "\"params\":{\"text\":\"a good evening to all of you\"}}");
    };
  }

  /** A player loses the line, or comes back. */
  Event presence() {
    List<Conversation> there = new ArrayList<>();
    return () -> {
      if (there.isEmpty()) {
        there.add(comes(bob));
      } else {
        there.removeLast().end();
      }
    };
  }

  /** Somebody sits down, or leaves: a name comes, or is gone. */
  Event name() {
    List<Conversation> there = new ArrayList<>();
    return () -> {
      if (there.isEmpty()) {
        Page.SeatKey key = (Page.SeatKey) lobby.join(ann.table(), new Newcomer("Cy"));
        there.add(comes(key));
      } else {
        there.removeLast().hear(LobbyTable.request(4, "leave"));
        while (Insight.room(lobby, ann.table()).orElseThrow().table().names().contains("Cy")) {
          Thread.sleep(1);
        }
      }
    };
  }

  /** Who hears nothing. */
  private static final class Quiet implements Link {
    @Override
    public void say(String text) {}

    @Override
    public void close(int code, String reason) {}
  }

  Lobby lobby() {
    return lobby;
  }

  @Override
  public void close() {
    lobby.close();
  }
}
