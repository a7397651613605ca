package eightfold.server.lobby;

import eightfold.server.port.Entropy;
import java.util.Optional;

/**
 * By what tables and seats are known that requests make: a request that may be sent again makes the
 * same each time.
 */
record RequestKeys(Entropy entropy) {
  /**
   * The id of a table.
   *
   * @param once a secret that stands for the request, where it may be sent again
   */
  String table(Optional<String> once) {
    return key("table", once);
  }

  /** The token of a seat. */
  String seat(Optional<String> once) {
    return key("seat", once);
  }

  private String key(String purpose, Optional<String> once) {
    return once.map(secret -> Keys.derived(purpose, secret)).orElseGet(() -> Keys.fresh(entropy));
  }
}
