package eightfold.volity.door;

import eightfold.volity.table.Oversight;

/**
 * What whoever runs a server decides of the door.
 *
 * @param domain the component's, of which parlors and referees are
 * @param host where the XMPP server takes components
 * @param port its port
 * @param secret what the server knows the component by
 * @param rooms the server's room service
 * @param rulesets under which address the rulesets of games are that the platform has none of
 * @param page where the page is, with a slash at the end
 * @param oversight who has to do with tables without playing there
 */
public record VolitySettings(
    String domain,
    String host,
    int port,
    String secret,
    String rooms,
    String rulesets,
    String page,
    Oversight oversight) {
  public static final int STANDARD_PORT = 5347;

  @Override
  public String toString() {
    return domain + " at " + host + ":" + port;
  }
}
