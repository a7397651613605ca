package eightfold.server.adapter;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.server.port.Link;
import eightfold.server.port.SharedText;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.junit.jupiter.api.Test;

/**
 * A socket calls back in the thread that sends on it. Source: issue 10, point 2: the link and the
 * conversation waited for each other.
 */
class SocketLinkTest {
  private final List<String> sent = new CopyOnWriteArrayList<>();
  private final List<Callback> sending = new CopyOnWriteArrayList<>();
  private final List<Object> waitsForMore = new CopyOnWriteArrayList<>();
  private final List<Object> closed = new CopyOnWriteArrayList<>();
  private volatile Runnable inSend = () -> {};

  /** A session of which only what a link uses is there. */
  private CoreSession session(String name) {
    return (CoreSession)
        Proxy.newProxyInstance(
            CoreSession.class.getClassLoader(),
            new Class<?>[] {CoreSession.class},
            (proxy, method, arguments) -> {
              switch (method.getName()) {
                case "sendFrame" -> {
                  sent.add(((Frame) arguments[0]).getPayloadAsUTF8());
                  sending.add((Callback) arguments[1]);
                  waitsForMore.add(arguments[2]);
                  inSend.run();
                }
                case "close" -> closed.add(arguments[0]);
                case "abort" -> closed.add(name);
                default -> throw new UnsupportedOperationException(method.getName());
              }
              return null;
            });
  }

  private final Unsent unsent = new Unsent(1_000_000);
  private final Link link = new SocketLink(session("first"), unsent);

  @Test
  void while_one_thread_is_sending_another_can_close() throws InterruptedException {
    CountDownLatch within = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    inSend =
        () -> {
          within.countDown();
          try {
            goOn.await();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
        };
    Thread speaker = Thread.ofPlatform().daemon().start(() -> link.say("slow"));
    assertThat(within.await(5, TimeUnit.SECONDS)).isTrue();
    Thread closer = Thread.ofPlatform().daemon().start(() -> link.close(Link.POLICY, "enough"));
    assertThat(closer.join(Duration.ofSeconds(5))).as("closing does not wait").isTrue();
    goOn.countDown();
    assertThat(speaker.join(Duration.ofSeconds(5))).isTrue();
    link.say("too late");
    assertThat(sent).containsExactly("slow");
    assertThat(closed).containsExactly(Link.POLICY);
  }

  @Test
  void a_client_that_takes_nothing_is_let_go_and_one_that_takes_is_not() {
    String text = "x".repeat(100_000);
    for (int i = 0; i < 100; i++) {
      link.say(text);
      sending.getLast().succeeded();
    }
    assertThat(closed).isEmpty();
    for (int i = 0; i < 6; i++) {
      link.say(text);
    }
    assertThat(closed).isEmpty();
    link.say(text);
    assertThat(closed).containsExactly(Link.POLICY);
    assertThat(sent).hasSize(106);
  }

  /** Source: issue 44, point 2: unsent bytes are bounded, the slowest reader is dropped first. */
  @Test
  void beyond_what_may_wait_for_all_the_slowest_is_dropped() {
    Link slow = new SocketLink(session("slow"), unsent);
    Link third = new SocketLink(session("third"), unsent);
    link.say("x".repeat(300_000));
    slow.say("x".repeat(400_000));
    assertThat(closed).isEmpty();
    third.say("x".repeat(310_000));
    assertThat(closed).containsExactly("slow");
    // what the network does with what waited for it
    sending.get(1).failed(new java.io.IOException("aborted"));
    link.say("x".repeat(100_000));
    assertThat(closed).containsExactly("slow");
    slow.say("nobody hears it");
    assertThat(sent).hasSize(4);
  }

  /** Each packet has its price; an act's answer and what comes of the act are told at once. */
  @Test
  void two_texts_travel_together() {
    link.say(new SharedText("an answer"), new SharedText("what comes of it"));
    assertThat(sent).containsExactly("an answer", "what comes of it");
    assertThat(waitsForMore).containsExactly(true, false);
  }

  @Test
  void it_is_closed_once() {
    link.close(Link.NORMAL, "bye");
    link.close(Link.POLICY, "again");
    assertThat(closed).containsExactly(Link.NORMAL);
  }
}
