package eightfold.server.lobby;

import eightfold.server.port.Link;
import eightfold.server.room.Allowance;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All connections, counted by address. Its lock is for its own maps: nobody is called under it. */
final class Guests {
  /** Who is led here has been held to the limits where they came in. */
  private static final Allowance.Limit UNLIMITED = new Allowance.Limit(1_000_000, 1_000_000);

  private final Lobby lobby;
  private final Lobby.Parts parts;
  private final Limits limits;
  private final PastEvents past;
  private final Map<Long, Conversation> conversations = new LinkedHashMap<>();
  private final Map<String, Integer> byAddress = new HashMap<>();
  private int admitted;
  private long last;

  Guests(Lobby lobby, Lobby.Parts parts, PastEvents past) {
    this.lobby = lobby;
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
            lobby::find,
            limits.speeds().messages(),
            parts,
            new Conversation.Desk(past, address),
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
              lobby::findHere,
              UNLIMITED,
              parts,
              new Conversation.Desk(past, "led " + number),
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

  private synchronized List<Conversation> all() {
    return List.copyOf(conversations.values());
  }

  /**
   * Asks clients whether they are there: one part of them after the other, so that thousands of
   * questions and answers do not come in one moment.
   */
  void beat(int part, int parts) {
    all().stream()
        .filter(conversation -> conversation.number() % parts == part)
        .forEach(Conversation::beat);
  }

  /** Ends connections that have said nothing for too long. */
  void sweep(long now) {
    all().forEach(conversation -> conversation.endIfSilentSince(now - limits.times().hello()));
  }
}
