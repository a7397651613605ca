package eightfold.protocol;

import eightfold.message.Message;
import java.util.Optional;
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
  public Optional<Fault> refuse(OptionalInt client) {
    // who says nothing was written before there was anything to say
    int said = client.orElse(1);
    if (said >= least && said <= current) {
      return Optional.empty();
    }
    String why = said < least ? "requests.client-too-old" : "requests.client-too-new";
    return Optional.of(Fault.version(sentence(why, said), this));
  }

  private Message sentence(String key, int said) {
    return Message.of(key)
        .with("same", least == current)
        .with("least", least)
        .with("current", current)
        .with("said", said);
  }
}
