package eightfold.server.lobby;

import eightfold.server.port.Link;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * All who are told what happens at one table, by their connections. The room's own thread alone
 * uses it.
 */
final class Audience {
  private final Map<Long, Listener> listeners = new HashMap<>();
  private final Encodings encodings = new Encodings();

  boolean isEmpty() {
    return listeners.isEmpty();
  }

  void joins(long connection, Listener listener) {
    listener.shares(encodings);
    listeners.put(connection, listener);
  }

  /** What was said is said to everybody: nobody else will be told just that. */
  void told() {
    encodings.forget();
  }

  void leaves(long connection) {
    listeners.remove(connection);
  }

  /** Who listens by that connection; nobody may any more. */
  Optional<Listener> at(long connection) {
    return Optional.ofNullable(listeners.get(connection));
  }

  /** Ends one's connection, and says why before. */
  void dismiss(long connection, String reason) {
    taken(connection).ifPresent(listener -> listener.dismiss(Link.NORMAL, reason));
  }

  /** The same for all, where the room ends. */
  void dismissAll(int code, String reason) {
    listeners.values().forEach(listener -> listener.dismiss(code, reason));
  }

  /** Lets one connect again: what they know of the table may not be so. */
  void reconnect(long connection) {
    taken(connection).ifPresent(Audience::reconnect);
  }

  /** Lets all connect again. */
  void reconnectAll() {
    listeners.values().forEach(Audience::reconnect);
    listeners.clear();
  }

  private static void reconnect(Listener listener) {
    listener.link().close(Link.TROUBLE, "please connect again");
  }

  private Optional<Listener> taken(long connection) {
    return Optional.ofNullable(listeners.remove(connection));
  }
}
