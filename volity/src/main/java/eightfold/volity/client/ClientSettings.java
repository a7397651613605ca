package eightfold.volity.client;

import eightfold.volity.Jid;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Who plays, and where.
 *
 * @param host of the XMPP server
 * @param port its port for clients, 1 to 65535
 * @param account whose account it is, without a resource
 * @param password the account's
 * @param place a parlor, at which a table is opened, or the room of a table
 * @param name what the player is called at the table
 * @param trusted a file of certificates in PEM form: the server shows one of them, or one that
 *     follows from them; empty: one that this machine trusts
 */
public record ClientSettings(
    String host,
    int port,
    Jid account,
    String password,
    String place,
    String name,
    Optional<Path> trusted) {
  /** Without the password. */
  @Override
  public String toString() {
    return account + " at " + host + ":" + port + ", " + place;
  }
}
