package eightfold.volity.door;

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
 * @param bookkeeper whose rulesets are listed; empty: nobody's
 */
public record VolitySettings(
    String domain,
    String host,
    int port,
    String secret,
    String rooms,
    String rulesets,
    String page,
    String bookkeeper) {
  public static final int STANDARD_PORT = 5347;

  @Override
  public String toString() {
    return domain + " at " + host + ":" + port;
  }
}
