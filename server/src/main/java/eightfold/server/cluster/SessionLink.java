package eightfold.server.cluster;

import eightfold.server.port.Link;
import eightfold.server.port.SharedText;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.pekko.actor.typed.ActorRef;

/**
 * The way from a table to a connection that came in elsewhere. Many threads say something; at the
 * session it gets its order and its number. How much of it the client has not taken yet is what the
 * other node tells of that, and what it has not told of: so the table can drop who reads slowest.
 */
final class SessionLink implements Link {
  /** A node tells of what it has taken when it is so much more: until then nothing is known. */
  static final int TOLD_AFTER = 16 * 1024;

  private static final long NOTHING_TOLD = -1;

  private final ActorRef<NodeLetter> session;
  private final AtomicLong said = new AtomicLong();

  /**
   * What was said before the part that waits there; {@link #NOTHING_TOLD} at first, or for ever.
   */
  private final AtomicLong taken = new AtomicLong(NOTHING_TOLD);

  SessionLink(ActorRef<NodeLetter> session) {
    this.session = session;
  }

  @Override
  public void say(String text) {
    say(new SharedText(text));
  }

  @Override
  public void say(SharedText text) {
    said.addAndGet(text.bytes().length);
    session.tell(new NodeLetter.Say(text));
  }

  @Override
  public int waiting() {
    long before = taken.get();
    long waits = before == NOTHING_TOLD ? 0 : said.get() - before - TOLD_AFTER;
    return Math.clamp(waits, 0, Integer.MAX_VALUE);
  }

  /** The other node has taken so much in all, of which so much waits there. */
  void took(NodeLetter.Took took) {
    taken.set(Math.max(0, took.bytes() - took.waiting()));
  }

  @Override
  public void close(int code, String reason) {
    session.tell(new NodeLetter.Close(code, reason));
  }
}
