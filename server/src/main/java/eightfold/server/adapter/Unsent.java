package eightfold.server.adapter;

import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * What waits in memory for all clients of a server together. Beyond the limit whoever has taken
 * least is dropped, and comes back when they can: a crowd that does not read takes a bounded part
 * of the memory.
 */
final class Unsent {
  /** For all clients of a server. */
  static final long MOST_BYTES = 64L * 1024 * 1024;

  private final long most;
  private final AtomicLong waiting = new AtomicLong();
  private final Set<SocketLink> links = ConcurrentHashMap.newKeySet();

  Unsent(long most) {
    this.most = most;
  }

  /** So much more waits for a client, or so much less. */
  void add(SocketLink link, int length) {
    boolean tooMuch = waiting.addAndGet(length) > most;
    if (link.waiting() > 0) {
      links.add(link);
    } else {
      links.remove(link);
    }
    if (tooMuch && length > 0) {
      slowest().ifPresent(SocketLink::drop);
    }
  }

  private Optional<SocketLink> slowest() {
    return links.stream()
        .filter(link -> !link.isClosed())
        .max(Comparator.comparingInt(SocketLink::waiting));
  }
}
