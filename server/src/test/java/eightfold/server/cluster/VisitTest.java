package eightfold.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.server.MemoryStore;
import eightfold.server.ServerFixture;
import eightfold.server.little.LittleCatalogue;
import eightfold.server.lobby.HouseBots;
import eightfold.server.lobby.Lobby;
import eightfold.server.lobby.LobbyParts;
import eightfold.server.lobby.LobbySettings;
import eightfold.server.lobby.Placement;
import eightfold.server.lobby.TableCall;
import eightfold.server.port.Link;
import eightfold.server.port.SharedText;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A connection whose table is at another server: the table knows how much of what it has said waits
 * there, and drops who does not read. Source: issue 44, point 2: unsent bytes are bounded per
 * table.
 */
@SuppressWarnings("NullAway.Init")
@Timeout(60)
class VisitTest {
  private static final SharedText NEWS = new SharedText("x".repeat(1_024));
  private static final int MESSAGES = 200;
  private static final int BYTES = MESSAGES * 1_024;

  /** A client of whom it is known how much they have not read. */
  private static final class Reader implements Link {
    final AtomicInteger unread = new AtomicInteger();
    final AtomicInteger heard = new AtomicInteger();
    final CompletableFuture<String> end = new CompletableFuture<>();
    private final boolean idle;
    private final AtomicReference<String> last = new AtomicReference<>("");

    Reader(boolean idle) {
      this.idle = idle;
    }

    @Override
    public void say(String text) {
      throw new AssertionError("what all are told is not made anew for each: " + text);
    }

    @Override
    public void say(SharedText text) {
      heard.incrementAndGet();
      last.set(text.text());
      unread.addAndGet(idle ? text.bytes().length : 0);
    }

    @Override
    public int waiting() {
      return unread.get();
    }

    @Override
    public void drop() {
      end.complete("dropped");
    }

    @Override
    public void close(int code, String reason) {
      end.complete(code + " " + reason);
    }
  }

  private Lobby lobby;
  private ActorSystem<NodeLetter> system;

  @BeforeEach
  void begin() {
    lobby =
        Lobby.restored(
            new LobbyParts(
                new LittleCatalogue(),
                new HouseBots(),
                new MemoryStore(),
                System::currentTimeMillis,
                ServerFixture.entropy(1),
                new LobbySettings(ServerFixture.QUICK, ServerFixture.WIDE)));
  }

  @AfterEach
  void end() {
    system.terminate();
    lobby.close();
  }

  /** The way from the table to this client. */
  private Link comes(Reader client) throws Exception {
    CompletableFuture<Link> way = new CompletableFuture<>();
    Placement.Host host =
        new Placement.Host() {
          @Override
          public TableCall.Answer answer(String table, TableCall call) {
            throw new AssertionError("nothing is asked");
          }

          @Override
          public Placement.Way led(Link link) {
            way.complete(link);
            return lobby.led(link);
          }

          @Override
          public boolean isAwake(String table) {
            return true;
          }

          @Override
          public void handOver(String table) {
            throw new AssertionError("it stays here");
          }

          @Override
          public void giveUpLost() {
            throw new AssertionError("nobody else has it");
          }
        };
    system =
        ActorSystem.create(
            Behaviors.setup(
                context ->
                    Visit.of(client, visit -> context.spawnAnonymous(Session.of(host, visit)))),
            "visits",
            com.typesafe.config.ConfigFactory.parseString(
                    "pekko.loglevel=off\npekko.actor.provider=local")
                .withFallback(com.typesafe.config.ConfigFactory.load()));
    return way.get(20, TimeUnit.SECONDS);
  }

  private static void await(java.util.function.BooleanSupplier until) throws InterruptedException {
    while (!until.getAsBoolean()) {
      Thread.sleep(10);
    }
  }

  @Test
  void a_table_knows_how_much_waits_at_another_server_and_drops_who_reads_nothing()
      throws Exception {
    Reader idle = new Reader(true);
    Link way = comes(idle);
    for (int i = 0; i < MESSAGES; i++) {
      way.say(NEWS);
    }
    await(() -> idle.heard.get() == MESSAGES);
    await(() -> way.waiting() >= BYTES - 2 * SessionLink.TOLD_AFTER);
    assertThat(way.waiting()).isLessThanOrEqualTo(BYTES);
    // when the client reads at last, the table hears of it within a second or so
    idle.unread.set(0);
    await(() -> way.waiting() == 0);
    way.drop();
    assertThat(idle.end.get(20, TimeUnit.SECONDS)).isEqualTo("dropped");
  }

  @Test
  void who_reads_has_nothing_waiting_however_much_was_said() throws Exception {
    Reader quick = new Reader(false);
    Link way = comes(quick);
    for (int i = 0; i < MESSAGES; i++) {
      way.say(NEWS);
      if (i % 8 == 0) {
        int said = i;
        await(() -> quick.heard.get() > said);
      }
    }
    await(() -> quick.heard.get() == MESSAGES);
    await(() -> way.waiting() == 0);
    way.close(Link.NORMAL, "over");
    assertThat(quick.end.get(20, TimeUnit.SECONDS)).isEqualTo("1000 over");
    assertThat(quick.last.get()).isEqualTo(NEWS.text());
  }
}
