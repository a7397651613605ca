package eightfold.cli.arena;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/** Takes down what bots did wrong, and says whether play goes on. */
public final class Fouls {
  private final boolean forgiving;
  private final Consumer<Foul> told;
  private final Map<String, Map<Foul.Kind, Long>> counts = new HashMap<>();

  /** Play ends with a foul. */
  public static final class Ended extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Foul foul;

    Ended(Foul foul) {
      super(foul.line());
      this.foul = foul;
    }

    public Foul foul() {
      return foul;
    }
  }

  /**
   * None yet.
   *
   * @param forgiving whether play goes on
   * @param told hears of each after which it does
   */
  public Fouls(boolean forgiving, Consumer<Foul> told) {
    this.forgiving = forgiving;
    this.told = told;
  }

  void add(Foul foul) {
    counts
        .computeIfAbsent(foul.bot(), _ -> new EnumMap<>(Foul.Kind.class))
        .merge(foul.kind(), 1L, Long::sum);
    if (!forgiving) {
      throw new Ended(foul);
    }
    told.accept(foul);
  }

  /** How many of them a bot has done. */
  public long of(String bot, Foul.Kind kind) {
    return counts.getOrDefault(bot, Map.of()).getOrDefault(kind, 0L);
  }
}
