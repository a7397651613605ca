package eightfold.server.cluster;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where a node listens for other nodes.
 *
 * @param host a name or an address that all other nodes know it by
 * @param port from 1 to 65,535
 */
public record NodeAddress(String host, int port) {
  private static final int MOST = 65_535;
  private static final Pattern FORM =
      Pattern.compile("([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+]):([0-9]{1,5})");

  /**
   * @throws IllegalArgumentException if there is no such port
   */
  public NodeAddress {
    if (port < 1 || port > MOST) {
      throw new IllegalArgumentException("a port is 1 to " + MOST + ", not " + port);
    }
  }

  /**
   * Reads {@code HOST:PORT}.
   *
   * @throws IllegalArgumentException if it is none
   */
  public static NodeAddress of(String text) {
    Matcher parts = FORM.matcher(text);
    if (!parts.matches()) {
      throw new IllegalArgumentException(
          "a node is named HOST:PORT, such as 10.0.0.1:2551, not " + text);
    }
    return new NodeAddress(parts.group(1), Integer.parseInt(parts.group(2)));
  }

  @Override
  public String toString() {
    return host + ":" + port;
  }
}
