package eightfold.volity.table;

import eightfold.volity.Jid;
import java.util.Optional;
import java.util.Set;

/**
 * Who has to do with tables without playing there.
 *
 * @param administrators the accounts that may make calls of {@code admin.*}
 * @param bookkeeper who knows the rulesets, is asked before each game, and is told how it has
 *     ended; empty: nobody
 */
public record Oversight(Set<Jid> administrators, Optional<Jid> bookkeeper) {
  /** Nobody but who plays. */
  public static final Oversight NONE = new Oversight(Set.of(), Optional.empty());

  public Oversight {
    administrators = Set.copyOf(administrators);
  }

  /** Whether an address, as the server has stamped it, is an administrator's. */
  public boolean isAdministrator(Jid from) {
    return administrators.contains(from.bare());
  }
}
