package eightfold.server.adapter;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * By which names this server may be called. A page from elsewhere can let its own name lead to this
 * machine (DNS rebinding), and then speak to us as our own page does; but it cannot have a name
 * that nobody can own out there: an address in digits, a name without a dot, one of the endings of
 * private networks, the name of this machine. All other names are for whoever runs the server to
 * give.
 */
final class HostNames {
  /** Endings that no name out in the world has. */
  private static final List<String> PRIVATE =
      List.of(".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa");

  private static final String LOCAL = "localhost";

  private final Set<String> given;
  private final boolean any;

  /**
   * Names besides the private ones.
   *
   * @param given by whoever runs the server
   * @param behindProxy whether a proxy stands in front; if no names are given, those that it lets
   *     through are good
   */
  HostNames(Collection<String> given, boolean behindProxy) {
    this.given = given.stream().map(HostNames::plain).collect(Collectors.toUnmodifiableSet());
    this.any = behindProxy && given.isEmpty();
  }

  /** Whether a request with this {@code Host} is meant for us; without one, no browser asks. */
  boolean knows(String host) {
    if (any || host.isBlank()) {
      return true;
    }
    String name = plain(withoutPort(host.strip()));
    return isAddress(name)
        || !name.contains(".")
        || given.contains(name)
        || PRIVATE.stream().anyMatch(name::endsWith)
        || name.equals(ThisMachine.NAME);
  }

  /**
   * Where passkeys work under that {@code Host}: a name that was given, which browsers call by
   * HTTPS, or {@code localhost}. Never an address in digits, for which browsers have none; nor a
   * name that only a proxy knows, which anybody could make up.
   */
  Optional<Place> passkeysAt(String host) {
    String whole = host.strip().toLowerCase(Locale.ROOT);
    String name = plain(withoutPort(whole));
    if (name.equals(LOCAL) || name.endsWith("." + LOCAL)) {
      return Optional.of(new Place(name, Set.of("http://" + whole, "https://" + whole)));
    }
    return given.contains(name) && !isAddress(name)
        ? Optional.of(new Place(name, Set.of("https://" + whole)))
        : Optional.empty();
  }

  /**
   * Where passkeys work.
   *
   * @param name whose they are
   * @param origins from where a page may ask for them
   */
  record Place(String name, Set<String> origins) {}

  /** Asked for only when a name is not known otherwise, since the network may be slow to say it. */
  private static final class ThisMachine {
    private static final String NAME = name();

    private static String name() {
      try {
        return plain(InetAddress.getLocalHost().getHostName());
      } catch (UnknownHostException e) {
        return "";
      }
    }
  }

  private static String withoutPort(String host) {
    if (host.startsWith("[")) {
      return host.substring(1, Math.max(1, host.indexOf(']')));
    }
    int colon = host.indexOf(':');
    return colon < 0 ? host : host.substring(0, colon);
  }

  private static String plain(String name) {
    String lower = name.strip().toLowerCase(Locale.ROOT);
    return lower.endsWith(".") ? lower.substring(0, lower.length() - 1) : lower;
  }

  private static boolean isAddress(String name) {
    try {
      return InetAddress.ofLiteral(name).getAddress().length > 0;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }
}
