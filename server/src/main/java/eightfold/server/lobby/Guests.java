package eightfold.server.lobby;

import eightfold.server.port.Clock;
import eightfold.server.port.Link;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All connections, counted by address. */
final class Guests {
  private final Lobby lobby;
  private final Limits limits;
  private final Clock clock;
  private final Map<Long, Conversation> conversations = new LinkedHashMap<>();
  private final Map<String, Integer> byAddress = new HashMap<>();
  private long last;

  Guests(Lobby lobby, Limits limits, Clock clock) {
    this.lobby = lobby;
    this.limits = limits;
    this.clock = clock;
  }

  synchronized Optional<Conversation> admit(Link link, String address) {
    int ofOne = byAddress.getOrDefault(address, 0);
    if (conversations.size() >= limits.connections() || ofOne >= limits.connectionsOfOne()) {
      return Optional.empty();
    }
    last++;
    Conversation conversation =
        new Conversation(
            last, link, lobby, limits.messages(), clock, number -> left(number, address));
    conversations.put(last, conversation);
    byAddress.put(address, ofOne + 1);
    return Optional.of(conversation);
  }

  private synchronized void left(long number, String address) {
    if (conversations.remove(number) != null) {
      byAddress.computeIfPresent(address, (a, count) -> count > 1 ? count - 1 : null);
    }
  }

  /** Ends connections that have said nothing for too long. */
  void sweep(long now) {
    List<Conversation> silent;
    synchronized (this) {
      silent =
          conversations.values().stream()
              .filter(conversation -> conversation.isSilentSince(now - limits.helloMillis()))
              .toList();
    }
    silent.forEach(Conversation::dismiss);
  }
}
