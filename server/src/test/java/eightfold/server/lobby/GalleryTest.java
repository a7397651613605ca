package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Event;
import eightfold.game.Match;
import eightfold.message.Texts;
import eightfold.protocol.Notice;
import eightfold.protocol.Snapshot;
import eightfold.protocol.ToldEvent;
import eightfold.server.MemoryStore;
import eightfold.server.ServerFixture;
import eightfold.server.little.LittleCatalogue;
import eightfold.server.port.Link;
import eightfold.server.port.Threads;
import eightfold.server.room.Output;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;

/** How those are told who watch. Source: issue 44, point 2. */
class GalleryTest {
  /** Work that is done when the test says so. */
  private final Queue<Runnable> work = new ArrayDeque<>();

  private final Threads threads =
      new Threads() {
        @Override
        public void start(String name, Runnable task) {
          work.add(task);
        }

        @Override
        public <T> BlockingQueue<T> queue() {
          return new LinkedBlockingQueue<>();
        }

        @Override
        public <T> T await(CompletableFuture<T> result) {
          return result.join();
        }
      };

  private long now;
  private final Gallery gallery = new Gallery("table", threads, () -> now += 1_000);

  private static final class Seen implements Link {
    final List<String> heard = new ArrayList<>();
    private final int unread;
    boolean dropped;

    Seen(int unread) {
      this.unread = unread;
    }

    @Override
    public void say(String text) {
      heard.add(text);
    }

    @Override
    public int waiting() {
      return unread;
    }

    @Override
    public void drop() {
      dropped = true;
    }

    @Override
    public void close(int code, String reason) {
      heard.add(reason);
    }
  }

  private Seen comes(long connection, int unread) {
    Seen seen = new Seen(unread);
    gallery.joins(connection, new Listener(seen, false, Texts.ENGLISH));
    return seen;
  }

  private void works() {
    for (Runnable task = work.poll(); task != null; task = work.poll()) {
      task.run();
    }
  }

  private static Notice.Table table(long number) {
    return new Notice.Table(
        snapshot(),
        List.of(
            ToldEvent.of(
                number,
                new Event("passed", 0, Match.NOBODY, List.of(), List.of()),
                Match.NOBODY,
                List.of("Ann", "Bob"))));
  }

  private static Snapshot snapshot() {
    try (Lobby lobby =
        Lobby.restored(
            new LobbyParts(
                new LittleCatalogue(),
                new HouseBots(),
                new MemoryStore(),
                () -> 1_000_000,
                ServerFixture.entropy(1),
                new LobbySettings(ServerFixture.QUICK, ServerFixture.WIDE)))) {
      LobbyTable table = LobbyTable.open(lobby, 2);
      return Insight.room(lobby, table.key().table())
          .orElseThrow()
          .snapshot(Match.NOBODY, 1_000_000);
    }
  }

  private static List<Output> toBoth(Notice notice) {
    return List.of(new Output.Told(1, notice), new Output.Told(2, notice));
  }

  @Test
  void changes_that_wait_are_told_as_one_which_is_made_once() {
    Seen dora = comes(1, 0);
    Seen emil = comes(2, 0);
    Notice.Spoken talk = new Notice.Spoken(1, 0, "Dora", "hi");
    gallery.tell(toBoth(table(1)));
    gallery.tell(toBoth(table(2)));
    gallery.tell(toBoth(talk));
    gallery.tell(toBoth(table(3)));
    assertThat(dora.heard).isEmpty();
    works();
    assertThat(dora.heard).hasSize(3);
    assertThat(dora.heard.get(0)).contains("\"number\":1").contains("\"number\":2");
    assertThat(dora.heard.get(1)).contains("hi");
    assertThat(dora.heard.get(2)).contains("\"number\":3").doesNotContain("\"number\":2");
    for (int i = 0; i < 3; i++) {
      assertThat(emil.heard.get(i)).isSameAs(dora.heard.get(i));
    }
    gallery.tell(toBoth(table(4)));
    works();
    assertThat(dora.heard).hasSize(4);
  }

  @Test
  void beyond_what_may_wait_for_a_table_the_slowest_is_dropped_first() {
    Seen quick = comes(1, 1_000);
    Seen slow = comes(2, Gallery.MOST_WAITING / 2);
    Seen slowest = comes(3, Gallery.MOST_WAITING / 2 + 1);
    gallery.tell(toBoth(table(1)));
    works();
    assertThat(slowest.dropped).isTrue();
    assertThat(slow.dropped).isFalse();
    assertThat(quick.dropped).isFalse();
  }

  @Test
  void whoever_has_left_is_told_nothing_and_at_the_end_all_hear_what_came_before() {
    Seen dora = comes(1, 0);
    Seen emil = comes(2, 0);
    gallery.leaves(2);
    gallery.tell(toBoth(table(1)));
    CompletableFuture<Boolean> over = gallery.dismissAll(Link.GOING_AWAY, "restarting");
    assertThat(over.isDone()).isFalse();
    works();
    assertThat(over.isDone()).isTrue();
    assertThat(emil.heard).isEmpty();
    assertThat(dora.heard).hasSize(3);
    assertThat(dora.heard.get(0)).contains("\"number\":1");
    assertThat(dora.heard.get(1)).contains("restarting");
  }
}
