package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.protocol.Page;
import eightfold.server.MemoryStore;
import eightfold.server.ServerFixture;
import eightfold.server.little.LittleCatalogue;
import eightfold.server.port.ForwardingStore;
import eightfold.server.port.Link;
import eightfold.server.port.Meter;
import eightfold.server.port.SharedStore;
import eightfold.server.port.Store;
import eightfold.server.port.StoreException;
import eightfold.server.port.Threads;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A table that another server opens while this one looks for it in the store that they share:
 * whoever waits for that look is not told that there is none. Source: {@code SentAgainAtTwoTest},
 * which met it once in a few hundred tries.
 */
@Timeout(30)
class LateLookTest {
  private final LookedAt store = new LookedAt();
  private final CountDownLatch waits = new CountDownLatch(1);

  @Test
  void who_waits_for_an_older_look_finds_the_table() throws Exception {
    MemoryStore elsewhere = new MemoryStore();
    String table;
    try (Lobby other = Lobby.restored(parts(elsewhere, Optional.empty(), Threads.VIRTUAL))) {
      table = LobbyTable.open(other, 2).key().table();
    }
    Optional<Shared> shared = Optional.of(new Shared(store, new Alone()));
    try (Lobby lobby = Lobby.restored(parts(store, shared, new Noticed()));
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<TableCall.Answer> first =
          threads.submit(() -> lobby.answer(table, new TableCall.Notice()));
      store.looked.await();
      Future<TableCall.Answer> second =
          threads.submit(() -> lobby.answer(table, new TableCall.Notice()));
      waits.await();
      store.append(table, 0, elsewhere.facts(table));
      store.mayTell.countDown();

      assertThat(first.get())
          .as("looked before the table was there")
          .isEqualTo(new TableCall.Answer.Shown(Problems.noTable()));
      assertThat(second.get())
          .as("asked before, and looked afterwards")
          .isInstanceOfSatisfying(
              TableCall.Answer.Shown.class,
              shown -> assertThat(shown.page()).isInstanceOf(Page.TableNotice.class));
    }
  }

  private static LobbyParts parts(Store where, Optional<Shared> shared, Threads threads) {
    return new LobbyParts(
        new LittleCatalogue(),
        new HouseBots(),
        where,
        () -> 1_000_000,
        ServerFixture.entropy(1),
        new LobbySettings(ServerFixture.QUICK, ServerFixture.WIDE),
        Meter.NONE,
        shared,
        threads);
  }

  /** A store of several servers. What its first look has found is told when the test says so. */
  private static final class LookedAt extends ForwardingStore implements SharedStore {
    private final CountDownLatch looked = new CountDownLatch(1);
    private final CountDownLatch mayTell = new CountDownLatch(1);
    private final AtomicBoolean first = new AtomicBoolean(true);

    LookedAt() {
      super(new MemoryStore());
    }

    @Override
    public List<Kept> facts(String table, int from, int most) {
      List<Kept> found = super.facts(table, from, most);
      if (first.compareAndSet(true, false)) {
        looked.countDown();
        try {
          mayTell.await();
        } catch (InterruptedException e) {
          throw new StoreException("interrupted", e);
        }
      }
      return found;
    }

    @Override
    public int count() {
      return 0;
    }

    @Override
    public int labelled(String field, String label) {
      return 0;
    }

    @Override
    public List<Stored> tables(String kind, String field, String after, int most) {
      return List.of();
    }

    @Override
    public void claim(String table) {
      // nobody else asks
    }

    @Override
    public Set<String> claimedByOthers(Collection<String> tables) {
      return Set.of();
    }
  }

  /** Threads of the machine; the test learns when one of them waits for what another finds. */
  private final class Noticed implements Threads {
    @Override
    public void start(String name, Runnable work) {
      VIRTUAL.start(name, work);
    }

    @Override
    public <T> BlockingQueue<T> queue() {
      return VIRTUAL.queue();
    }

    @Override
    public <T> T await(CompletableFuture<T> result) {
      waits.countDown();
      return VIRTUAL.await(result);
    }
  }

  /** Every table is here. */
  private static final class Alone implements Placement {
    @Override
    public Members members() {
      return new Members(1, 1, 0);
    }

    @Override
    public TableCall.Answer ask(String table, TableCall call) {
      throw new IllegalStateException("nobody is asked elsewhere");
    }

    @Override
    public Way lead(String table, Link link) {
      throw new IllegalStateException("nobody is led elsewhere");
    }

    @Override
    public boolean looksAfterTheRest() {
      return false;
    }
  }
}
