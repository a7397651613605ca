package eightfold.server.adapter;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.HexFormat;
import java.util.List;

/** By which address a client is counted. */
final class Addresses {
  private static final int NETWORK_BYTES = 8;

  private static final String UNKNOWN = "unknown";

  private Addresses() {}

  /**
   * The address of a client. One household has a whole network of IPv6 addresses: these count as
   * one.
   *
   * @param forwarded all that is said of it in {@code X-Forwarded-For}, line by line; none where
   *     there is no proxy. The last entry is the proxy's own; those before it are what the client
   *     claims
   */
  static String of(SocketAddress remote, List<String> forwarded) {
    String claimed = forwarded.isEmpty() ? "" : forwarded.getLast();
    if (!claimed.isBlank()) {
      return ofText(claimed.substring(claimed.lastIndexOf(',') + 1).strip());
    }
    if (!(remote instanceof InetSocketAddress socket)) {
      return UNKNOWN;
    }
    return socket.getAddress() == null ? ofText(socket.getHostString()) : of(socket.getAddress());
  }

  private static String of(InetAddress address) {
    return address instanceof Inet6Address
        ? HexFormat.of().formatHex(address.getAddress(), 0, NETWORK_BYTES)
        : address.getHostAddress();
  }

  /** An address as proxies write it, with a port or without. */
  private static String ofText(String text) {
    String address = text;
    if (text.startsWith("[") && text.contains("]")) {
      address = text.substring(1, text.indexOf(']'));
    } else if (text.indexOf(':') == text.lastIndexOf(':') && text.contains(":")) {
      address = text.substring(0, text.indexOf(':'));
    }
    try {
      return of(InetAddress.ofLiteral(address));
    } catch (IllegalArgumentException e) {
      // a proxy that hides addresses, or names them otherwise
      return text;
    }
  }
}
