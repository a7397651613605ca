package eightfold.server.lobby;

import eightfold.server.port.Link;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A link that keeps what it is told. */
final class Ear implements Link {
  private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
  private final BlockingQueue<Integer> closed = new LinkedBlockingQueue<>();

  @Override
  public void say(String text) {
    heard.add(text);
  }

  @Override
  public void close(int code, String reason) {
    closed.add(code);
  }

  /** The next that comes, waiting for it. */
  String next() throws InterruptedException {
    return Optional.ofNullable(heard.poll(20, TimeUnit.SECONDS)).orElse("nothing came");
  }

  /** Whether nothing comes for half a second. */
  boolean hearsNothing() throws InterruptedException {
    return heard.poll(500, TimeUnit.MILLISECONDS) == null;
  }

  /** The code with which it is closed, waiting for it; -1 if it is not. */
  int code() throws InterruptedException {
    return Optional.ofNullable(closed.poll(20, TimeUnit.SECONDS)).orElse(-1);
  }

  boolean isOpen() {
    return closed.isEmpty();
  }

  boolean hasHeardNothing() {
    return heard.isEmpty();
  }
}
