package eightfold.cli;

/**
 * Where a server listens.
 *
 * @param port 1 to 65535
 */
record HostAndPort(String host, int port) {
  private static final int MOST_PORT = 65_535;

  /** Reads what an option was given, HOST:PORT. */
  static HostAndPort of(String option, String text) {
    int colon = text.lastIndexOf(':');
    if (colon <= 0) {
      throw new WrongCall(option + " is HOST:PORT, not " + text);
    }
    String port = text.substring(colon + 1);
    boolean fits = port.matches("[0-9]{1,5}") && Integer.parseInt(port) <= MOST_PORT;
    if (!fits || Integer.parseInt(port) == 0) {
      throw new WrongCall(option + ": the port must be 1 to " + MOST_PORT + ", not " + port);
    }
    return new HostAndPort(text.substring(0, colon), Integer.parseInt(port));
  }
}
