package eightfold.bots;

import java.util.List;
import java.util.Optional;

/** The bots by name. */
public final class Bots {
  private static final List<String> NAMES = List.of("random", "eager", "greedy");

  private Bots() {}

  /** The names of all bots, the weakest first. */
  public static List<String> names() {
    return NAMES;
  }

  /** A new bot of that name, for one seat of one match; empty if there is none. */
  public static Optional<Bot> named(String name) {
    return switch (name) {
      case "greedy" -> Optional.of(new GreedyBot());
      default -> policy(name).map(PolicyBot::new);
    };
  }

  /** A new player by numbers of that name. */
  static FastBot fast(String name) {
    return policy(name).<FastBot>map(PolicyPlayer::new).orElseGet(GreedyPlayer::new);
  }

  /** The policy of playouts of that name; empty for bots that need to see their hand. */
  public static Optional<Policy> policy(String name) {
    return switch (name) {
      case "random" -> Optional.of(Policy.RANDOM);
      case "eager" -> Optional.of(Policy.EAGER);
      default -> Optional.empty();
    };
  }
}
