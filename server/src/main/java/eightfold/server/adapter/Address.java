package eightfold.server.adapter;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Where a server listens, and by what names it is called.
 *
 * @param host the address to listen at
 * @param port the port; 0: any that is free
 * @param behindProxy whether a reverse proxy stands in front, whose {@code X-Forwarded-For} names
 *     the clients
 * @param names by which the server may be called, besides addresses in digits and names that only
 *     private networks have
 * @param basePath the path under which everything lies, such as {@code /cards}, as where a proxy
 *     leads only that path here and leaves it as it is; empty: the root
 */
public record Address(
    String host, int port, boolean behindProxy, List<String> names, String basePath) {
  /** Parts of letters, digits, dots, dashes and underscores; no dot begins one. */
  private static final Pattern BASE_PATH = Pattern.compile("(/[A-Za-z0-9_-][A-Za-z0-9._-]*)*");

  /**
   * @throws IllegalArgumentException if the base path is none
   */
  public Address {
    names = List.copyOf(names);
    if (!BASE_PATH.matcher(basePath).matches()) {
      throw new IllegalArgumentException(
          "a base path begins with / and ends without one, such as /cards; it is not “"
              + basePath
              + "”");
    }
  }

  /** At the root, by no other name, with no proxy in front. */
  public static Address of(String host, int port) {
    return new Address(host, port, false, List.of(), "");
  }

  /** The same at another port. */
  public Address at(int other) {
    return new Address(host, other, behindProxy, names, basePath);
  }

  /** A reverse proxy stands in front. */
  public Address proxied() {
    return new Address(host, port, true, names, basePath);
  }

  /** It is called by these names too. */
  public Address named(List<String> others) {
    return new Address(host, port, behindProxy, others, basePath);
  }
}
