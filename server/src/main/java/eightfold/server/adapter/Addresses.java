package eightfold.server.adapter;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.HexFormat;

/** By which address a client is counted. */
final class Addresses {
  private static final int NETWORK_BYTES = 8;

  private Addresses() {}

  /**
   * The address of a client. One household has a whole network of IPv6 addresses: these count as
   * one.
   *
   * @param forwarded what the reverse proxy says of it; blank where there is no proxy
   */
  static String of(SocketAddress remote, String forwarded) {
    if (!forwarded.isBlank()) {
      // the last entry is the proxy's own; those before it are what the client claims
      return forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
    }
    if (!(remote instanceof InetSocketAddress socket) || socket.getAddress() == null) {
      return "unknown";
    }
    InetAddress address = socket.getAddress();
    return address instanceof Inet6Address
        ? HexFormat.of().formatHex(address.getAddress(), 0, NETWORK_BYTES)
        : address.getHostAddress();
  }
}
