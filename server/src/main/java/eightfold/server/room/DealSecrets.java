package eightfold.server.room;

import eightfold.record.DealSecret;
import java.util.List;
import java.util.Optional;

/** The secrets of a table's deals: all of one seed ({@link Seal}), or those that a record names. */
final class DealSecrets {
  private final byte[] seed;
  private final List<DealSecret> known;

  /** The last commitment, so that it is not made again for everybody who sees it. */
  private Optional<Shown> shown = Optional.empty();

  private record Shown(int match, int deal, String hash) {}

  private DealSecrets(byte[] seed, List<DealSecret> known) {
    this.seed = seed;
    this.known = known;
  }

  /** The secrets that come of a seed. */
  static DealSecrets of(byte[] seed) {
    return new DealSecrets(seed, List.of());
  }

  /** The secrets of the deals of a single match, which are known. */
  static DealSecrets known(List<DealSecret> secrets) {
    return new DealSecrets(new byte[0], List.copyOf(secrets));
  }

  /** The secret of a deal of a match, both counted from 1. */
  DealSecret of(int match, int deal) {
    return match == 1 && deal <= known.size()
        ? known.get(deal - 1)
        : Seal.secret(seed, match, deal);
  }

  /** The hash that binds the server to that secret. */
  String commitment(int match, int deal) {
    Optional<Shown> last = shown.filter(one -> one.match() == match && one.deal() == deal);
    if (last.isEmpty()) {
      last = Optional.of(new Shown(match, deal, of(match, deal).commitment()));
      shown = last;
    }
    return last.get().hash();
  }

  /** Where the chance of a bot's act begins. */
  long botSeed(int match, int seat, int ply) {
    return Seal.botSeed(seed, match, seat, ply);
  }
}
