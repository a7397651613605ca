package eightfold.server.lobby;

/**
 * A guest.
 *
 * @param secret what nobody knows but the guest, and whoever has copied one of their tokens
 * @param salt what the server alone knows, new each time they sign out everywhere, so that who has
 *     the secret does not have the tokens of their seats; empty if they never did
 * @param since no token of theirs is issued earlier than this, whatever a server's clock says: it
 *     would be one of those that they have signed out; in milliseconds of the epoch
 */
record Guest(String name, String secret, String salt, long since) {
  /** By what the server knows them. */
  String id() {
    return Keys.derived("guest", secret);
  }

  /** The token of their seat at a table. */
  String seatToken(String table) {
    String text = secret + "\n" + table;
    return Keys.derived("guest-seat", salt.isEmpty() ? text : text + "\n" + salt);
  }

  /** The same, called otherwise. */
  Guest named(String other) {
    return new Guest(other, secret, salt, since);
  }
}
