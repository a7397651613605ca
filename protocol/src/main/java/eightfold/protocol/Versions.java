package eightfold.protocol;

import java.util.OptionalInt;

/**
 * Versions of the protocol: a client says in its {@code hello} for which one it was written. A
 * field or a method more is no other version; what an old client would misunderstand is.
 *
 * <p>1: the first. 2: every method may have the client's own id of what it asks for.
 *
 * @param least the oldest that the server speaks
 * @param current the newest
 */
public record Versions(int least, int current) implements Fault.Data {
  /** What this server speaks. */
  public static final Versions SPOKEN = new Versions(1, 2);

  /** Why a client cannot be spoken with; nothing if it can. */
  public java.util.Optional<Fault> refuse(OptionalInt client) {
    // who says nothing was written before there was anything to say
    int said = client.orElse(1);
    if (said >= least && said <= current) {
      return java.util.Optional.empty();
    }
    String ours = least == current ? "version " + current : "versions " + least + " to " + current;
    String what =
        said < least
            ? "take a newer client, or load the page again"
            : "this server is older than the client";
    return java.util.Optional.of(
        Fault.version(
            "this server speaks " + ours + " of the protocol, not " + said + ": " + what, this));
  }
}
