package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.server.MemoryStore;
import eightfold.server.ServerFixture;
import eightfold.server.little.LittleCatalogue;
import eightfold.server.port.ForwardingStore;
import eightfold.server.port.Meter;
import eightfold.server.port.StoreException;
import eightfold.server.port.Threads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A crowd does not stall its table. Source: issue 44, point 2. */
@Timeout(60)
class CrowdTest {
  private static final int CROWD = 500;

  /** Counted down as soon as the room waits for its store. */
  private final CountDownLatch writing = new CountDownLatch(1);

  private final CountDownLatch mayWrite = new CountDownLatch(1);
  private volatile boolean slow;

  /** One for each message that a conversation has passed on. */
  private final Semaphore passedOn = new Semaphore(0);

  private final List<String> doneInOrder = Collections.synchronizedList(new ArrayList<>());

  private final class Store extends ForwardingStore {
    Store() {
      super(new MemoryStore());
    }

    @Override
    public void append(String table, int first, List<Kept> facts) {
      if (slow) {
        writing.countDown();
        try {
          boolean _ = mayWrite.await(30, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
          throw new StoreException("interrupted", e);
        }
      }
      super.append(table, first, facts);
    }
  }

  private final class Order implements Meter {
    @Override
    public void answered(boolean accepted) {
      doneInOrder.add("answered");
    }

    @Override
    public void written(long nanos) {
      doneInOrder.add("written");
    }

    @Override
    public void woken(long nanos) {}

    @Override
    public void reported() {}
  }

  private final class Watched implements Threads {
    @Override
    public void start(String name, Runnable work) {
      VIRTUAL.start(
          name,
          () -> {
            work.run();
            if (name.startsWith("connection-")) {
              passedOn.release();
            }
          });
    }

    @Override
    public <T> BlockingQueue<T> queue() {
      return VIRTUAL.queue();
    }

    @Override
    public <T> T await(CompletableFuture<T> result) {
      return VIRTUAL.await(result);
    }
  }

  private Lobby lobby() {
    return Lobby.restored(
        new LobbyParts(
            new LittleCatalogue(),
            new HouseBots(),
            new Store(),
            () -> 1_000_000,
            ServerFixture.entropy(1),
            new LobbySettings(ServerFixture.QUICK, ServerFixture.WIDE),
            new Order(),
            Optional.empty(),
            new Watched()));
  }

  private static String hello(String table) {
    return "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"hello\",\"params\":{\"table\":\""
        + table
        + "\"}}";
  }

  private static String chat(String words) {
    return "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"chat\",\"params\":{\"text\":\""
        + words
        + "\"}}";
  }

  private void passesOn(int messages) throws InterruptedException {
    assertThat(passedOn.tryAcquire(messages, 20, TimeUnit.SECONDS)).as("passed on").isTrue();
  }

  @Test
  void an_act_among_hundreds_of_hellos_waits_for_a_few_and_their_welcome_is_made_once()
      throws Exception {
    try (Lobby lobby = lobby()) {
      LobbyTable table = LobbyTable.open(lobby, 2);
      Ear ear = new Ear();
      Conversation ann = lobby.connect(ear, "here").orElseThrow();
      ann.hear(LobbyTable.hello(table.key().table(), table.key().token()));
      assertThat(ear.next()).contains("\"snapshot\"");
      passesOn(1);
      doneInOrder.clear();
      slow = true;
      ann.hear(LobbyTable.request(2, "start"));
      assertThat(writing.await(20, TimeUnit.SECONDS)).isTrue();
      passesOn(1);
      List<Ear> crowd = new ArrayList<>();
      for (int i = 0; i < CROWD; i++) {
        Ear one = new Ear();
        crowd.add(one);
        lobby.connect(one, "there " + i).orElseThrow().hear(hello(table.key().table()));
      }
      passesOn(CROWD);
      ann.hear(chat("is anybody there?"));
      passesOn(1);
      mayWrite.countDown();
      Set<String> welcomes = Collections.newSetFromMap(new IdentityHashMap<>());
      for (Ear one : crowd) {
        String welcome = one.next();
        assertThat(welcome).contains("\"snapshot\"");
        welcomes.add(welcome);
      }
      List<String> order = List.copyOf(doneInOrder);
      // the start, the few who were let in, the talk; then all the others
      assertThat(order.subList(0, 2)).containsExactly("written", "answered");
      assertThat(order.subList(2, order.size()).indexOf("written")).isBetween(0, Lanes.FEW);
      assertThat(order).hasSize(CROWD + 2 + 2);
      assertThat(welcomes).as("before the talk, and after it").hasSizeLessThanOrEqualTo(3);
    }
  }
}
