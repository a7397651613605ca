package eightfold.server.lobby;

import eightfold.server.port.Link;
import eightfold.server.room.Allowance;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** All connections, counted by address. Its lock is for its own maps: nobody is called under it. */
final class Guests {
  /** Who is led here has been held to the limits where they came in. */
  private static final Allowance.Limit UNLIMITED = new Allowance.Limit(1_000_000, 1_000_000);

  /** So often it is looked which clients are to be asked whether they are there. */
  static final long LOOK_MILLIS = 500;

  private static final long STOOD_STILL_MILLIS = 4 * LOOK_MILLIS;

  private final TableDirectory directory;
  private final Tables tables;
  private final LobbyParts parts;
  private final Limits limits;
  private final PastEvents past;

  /** Read by whoever looks at all, without the lock. */
  private final Map<Long, Conversation> conversations = new ConcurrentHashMap<>();

  private final Map<String, Integer> byAddress = new HashMap<>();
  private int admitted;
  private long lookedAt;
  private long last;

  Guests(LobbyParts parts, TableDirectory directory, Tables tables, PastEvents past) {
    this.directory = directory;
    this.tables = tables;
    this.parts = parts;
    this.limits = parts.settings().limits();
    this.past = past;
  }

  Optional<Conversation> admit(Link link, String address) {
    long number = numberFor(address);
    if (number == 0) {
      return Optional.empty();
    }
    Conversation conversation =
        new Conversation(
            number,
            link,
            directory::find,
            limits.speeds().messages(),
            parts,
            new Conversation.Desk(past, address, parts.settings().people().refusedNames()),
            gone -> left(gone, address));
    synchronized (this) {
      conversations.put(number, conversation);
    }
    return Optional.of(conversation);
  }

  /** One that another door has admitted and counts; its table is here. */
  Conversation led(Link link) {
    synchronized (this) {
      long number = ++last;
      Conversation conversation =
          new Conversation(
              number,
              link,
              tables::find,
              UNLIMITED,
              parts,
              new Conversation.Desk(
                  past, "led " + number, parts.settings().people().refusedNames()),
              this::ledLeft);
      conversations.put(number, conversation);
      return conversation;
    }
  }

  private synchronized void ledLeft(long number) {
    conversations.remove(number);
  }

  /** How many there are. */
  synchronized int count() {
    return admitted;
  }

  /** A number for one more connection from an address, from 1; 0 if there are too many. */
  private synchronized long numberFor(String address) {
    int ofOne = byAddress.getOrDefault(address, 0);
    if (ofOne
        >= Limits.share(limits.shares().connections(), limits.totals().connections() - admitted)) {
      return 0;
    }
    admitted++;
    byAddress.put(address, ofOne + 1);
    return ++last;
  }

  private synchronized void left(long number, String address) {
    if (conversations.remove(number) != null) {
      admitted--;
      byAddress.computeIfPresent(address, (a, count) -> count > 1 ? count - 1 : null);
    }
  }

  /**
   * Asks clients whether they are there, each when it is time; for one thread. After the machine
   * has stood still, what clients have said meanwhile may still wait to be read: it is looked
   * again.
   */
  void beat() {
    long now = parts.clock().millis();
    boolean stoodStill = now - lookedAt > STOOD_STILL_MILLIS;
    lookedAt = now;
    if (!stoodStill) {
      conversations.values().forEach(conversation -> conversation.beat(now));
    }
  }

  /** Ends connections that have said nothing for too long. */
  void sweep(long now) {
    conversations
        .values()
        .forEach(conversation -> conversation.endIfSilentSince(now - limits.times().hello()));
  }
}
