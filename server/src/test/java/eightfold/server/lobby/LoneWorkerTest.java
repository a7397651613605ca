package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.game.SetupException;
import eightfold.message.Message;
import eightfold.protocol.Page.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Whoever brings what may take long hears why it is not done. Source: issue 45, point 1, and the
 * doors of a server that goes down: whoever waits is not told that others are in the way.
 */
@Timeout(30)
class LoneWorkerTest {
  private static final Problem FULL = Problem.of("full", Message.of("problems.books-waiting"));
  private static final Problem SLOW = Problem.of("full", Message.of("problems.takes-long"));

  private final CountDownLatch begun = new CountDownLatch(1);
  private final CountDownLatch never = new CountDownLatch(1);

  private static LoneWorker worker(int waiting, long seconds) {
    return new LoneWorker("tried", new LoneWorker.Terms(waiting, FULL, seconds, SLOW));
  }

  /** Takes until it is interrupted. */
  private String endless() throws InterruptedException {
    begun.countDown();
    never.await();
    return "";
  }

  private static CompletableFuture<LoneWorker.Work<String>> waits(
      LoneWorker worker, Callable<String> what) {
    return CompletableFuture.supplyAsync(
        () -> worker.waited(what), task -> Thread.ofVirtual().start(task));
  }

  private static LoneWorker.Work<String> undone(Problem why) {
    return new LoneWorker.Work.Undone<>(why);
  }

  @Test
  void what_is_done_is_given_back_and_what_is_thrown_is_thrown() {
    try (LoneWorker worker = worker(1, 5)) {
      assertThat(worker.waited(() -> "read")).isEqualTo(new LoneWorker.Work.Done<>("read"));
      assertThatThrownBy(
              () ->
                  worker.waited(
                      () -> {
                        throw new SetupException(Message.of("problems.no-books"));
                      }))
          .isInstanceOf(SetupException.class);
    }
  }

  @Test
  void what_takes_too_long_and_what_is_too_much_is_said_so() throws Exception {
    try (LoneWorker worker = worker(1, 2)) {
      List<CompletableFuture<LoneWorker.Work<String>>> all = new ArrayList<>();
      all.add(waits(worker, this::endless));
      begun.await();
      for (int more = 0; more < 5; more++) {
        all.add(waits(worker, this::endless));
      }
      assertThat(all.stream().map(CompletableFuture::join))
          .as("one is done, one may wait, and four are sent away")
          .containsExactlyInAnyOrder(
              undone(SLOW), undone(SLOW), undone(FULL), undone(FULL), undone(FULL), undone(FULL));
    }
  }

  @Test
  void whoever_waits_while_the_server_goes_down_hears_that_at_once() throws Exception {
    LoneWorker worker = worker(4, 20);
    CompletableFuture<LoneWorker.Work<String>> begins = waits(worker, this::endless);
    begun.await();
    CompletableFuture<LoneWorker.Work<String>> waits = waits(worker, () -> "never read");
    worker.close();
    LoneWorker.Work<String> goingDown = undone(Problems.goingDown());
    assertThat(begins.get(5, TimeUnit.SECONDS)).isEqualTo(goingDown);
    assertThat(waits.get(5, TimeUnit.SECONDS)).isEqualTo(goingDown);
    assertThat(worker.waited(() -> "too late")).isEqualTo(goingDown);
  }
}
