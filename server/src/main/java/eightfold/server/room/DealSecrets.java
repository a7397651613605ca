package eightfold.server.room;

import eightfold.record.DealSecret;
import java.util.Optional;

/** The secrets of a table's deals, all of one seed ({@link Seal}). */
final class DealSecrets {
  private final byte[] seed;

  /** The last commitment, so that it is not made again for everybody who sees it. */
  private Optional<Shown> shown = Optional.empty();

  private record Shown(int match, int deal, String hash) {}

  DealSecrets(byte[] seed) {
    this.seed = seed;
  }

  /** The secret of a deal of a match, both counted from 1. */
  DealSecret of(int match, int deal) {
    return Seal.secret(seed, match, deal);
  }

  /** The hash that binds the server to that secret. */
  String commitment(int match, int deal) {
    Optional<Shown> known = shown.filter(last -> last.match() == match && last.deal() == deal);
    if (known.isEmpty()) {
      known = Optional.of(new Shown(match, deal, of(match, deal).commitment()));
      shown = known;
    }
    return known.get().hash();
  }

  /** Where the chance of a bot's act begins. */
  long botSeed(int match, int seat, int ply) {
    return Seal.botSeed(seed, match, seat, ply);
  }
}
