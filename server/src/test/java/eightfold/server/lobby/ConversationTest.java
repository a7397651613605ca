package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.server.MemoryStore;
import eightfold.server.ServerFixture;
import eightfold.server.little.LittleCatalogue;
import eightfold.server.port.Link;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * A connection has one owner: it may end, speak and be swept away all at once, and a link may call
 * back from within whatever it is told. Source: issue 10, point 2: two lock inversions stopped all
 * play when thousands disconnected.
 */
class ConversationTest {
  private static final Duration DEADLINE = Duration.ofSeconds(10);
  private static final String GARBAGE = "this is not JSON";

  private final AtomicLong now = new AtomicLong(1_000_000);
  private final Lobby lobby =
      Lobby.restored(
          new LobbyParts(
              new LittleCatalogue(),
              new HouseBots(),
              new MemoryStore(),
              now::get,
              ServerFixture.entropy(1),
              new LobbySettings(ServerFixture.QUICK, Limits.standard())));

  @AfterEach
  void close() {
    lobby.close();
  }

  /** A link that does something of the test's own in the middle of being told something. */
  private static final class CallingBack implements Link {
    private volatile Optional<Conversation> talk = Optional.empty();
    private volatile Runnable inSay = () -> {};
    private volatile Runnable inClose = () -> {};
    private final List<String> heard = new CopyOnWriteArrayList<>();
    private final List<Integer> closed = new CopyOnWriteArrayList<>();

    @Override
    public void say(String text) {
      heard.add(text);
      inSay.run();
    }

    @Override
    public void close(int code, String reason) {
      closed.add(code);
      inClose.run();
    }
  }

  private static Thread background(Runnable work) {
    return Thread.ofPlatform().daemon().start(work);
  }

  private static void until(BooleanSupplier done, String what) {
    long end = System.nanoTime() + DEADLINE.toNanos();
    while (!done.getAsBoolean()) {
      assertThat(System.nanoTime()).as("not in time: " + what).isLessThan(end);
      Thread.onSpinWait();
    }
  }

  @Test
  void a_connection_that_breaks_while_it_is_answered_does_not_stop_a_sweep()
      throws InterruptedException {
    CallingBack link = new CallingBack();
    Conversation talk = lobby.connect(link, "here").orElseThrow();
    CountDownLatch told = new CountDownLatch(1);
    CountDownLatch ended = new CountDownLatch(1);
    CompletableFuture<Thread> sweeper = new CompletableFuture<>();
    link.inSay =
        () -> {
          told.countDown();
          // the sweep has run into whatever lock we hold, or is over
          until(() -> isStuckOrDone(sweeper.join()), "the sweep");
          talk.end();
          ended.countDown();
        };
    Thread speaker = background(() -> talk.hear(GARBAGE));
    assertThat(told.await(10, TimeUnit.SECONDS)).isTrue();
    sweeper.complete(background(lobby::sweep));
    assertThat(ended.await(10, TimeUnit.SECONDS)).as("the connection could end").isTrue();
    assertThat(sweeper.join().join(DEADLINE)).as("the sweep came to its end").isTrue();
    assertThat(speaker.join(DEADLINE)).isTrue();
    assertThat(lobby.connect(new CallingBack(), "here")).as("others come in").isPresent();
  }

  private static boolean isStuckOrDone(Thread thread) {
    return thread.getState() == Thread.State.BLOCKED
        || thread.getState() == Thread.State.TERMINATED;
  }

  @Test
  void whoever_ends_within_its_own_closing_is_counted_out_once() {
    Limits limits = Limits.standard();
    for (int round = 0; round < 3 * limits.shares().connections(); round++) {
      CallingBack link = new CallingBack();
      until(() -> admitted(link), "a free place");
      Conversation talk = link.talk.orElseThrow();
      link.inClose = talk::end;
      now.addAndGet(limits.times().hello() + 1);
      lobby.sweep();
      until(() -> link.closed.equals(List.of(Link.POLICY)), "the end of a silent connection");
      talk.end();
    }
  }

  private boolean admitted(CallingBack link) {
    link.talk = lobby.connect(link, "here");
    return link.talk.isPresent();
  }

  @Test
  void messages_are_answered_in_their_order_and_none_after_the_end() {
    CallingBack link = new CallingBack();
    Conversation talk = lobby.connect(link, "here").orElseThrow();
    for (int id = 0; id < 20; id++) {
      talk.hear("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"start\",\"params\":{}}");
    }
    talk.end();
    talk.hear(GARBAGE);
    until(() -> link.heard.size() >= 20, "twenty answers");
    for (int id = 0; id < 20; id++) {
      assertThat(link.heard.get(id)).contains("\"id\":" + id + ",");
    }
    assertThat(link.heard).hasSize(20);
  }

  /** Whoever sends faster than it can be read is cut off, and its messages don't pile up. */
  @Test
  void a_flood_while_an_answer_is_stuck_is_cut_off() {
    CallingBack link = new CallingBack();
    Conversation talk = lobby.connect(link, "here").orElseThrow();
    CountDownLatch goOn = new CountDownLatch(1);
    link.inSay = () -> await(goOn);
    Thread flood =
        background(
            () -> {
              for (int i = 0; i < 10_000; i++) {
                talk.hear(GARBAGE);
              }
            });
    until(() -> !flood.isAlive(), "nobody waits for the answer");
    link.inSay = () -> {};
    goOn.countDown();
    until(() -> link.closed.equals(List.of(Link.POLICY)), "the cut");
    assertThat(link.heard.size()).isLessThan(200);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Source: issue 10, point 2: a wrong token ended the hello's time-out. */
  @Test
  void a_hello_with_a_wrong_token_does_not_count_as_one() throws InterruptedException {
    Ear ear = new Ear();
    LobbyTable table = LobbyTable.open(lobby, 2);
    Conversation talk = lobby.connect(ear, "here").orElseThrow();
    talk.hear(LobbyTable.hello(table.key().table(), "wrong"));
    assertThat(ear.next()).contains("\"error\"");
    now.addAndGet(Limits.standard().times().hello() + 1);
    lobby.sweep();
    assertThat(ear.code()).isEqualTo(Link.POLICY);

    Ear good = new Ear();
    Conversation player = lobby.connect(good, "here").orElseThrow();
    player.hear(LobbyTable.hello(table.key().table(), table.key().token()));
    assertThat(good.next()).contains("\"result\"");
    now.addAndGet(Limits.standard().times().hello() + 1);
    lobby.sweep();
    player.hear(GARBAGE);
    assertThat(good.next()).contains("-32700");
    assertThat(good.isOpen()).isTrue();
  }
}
