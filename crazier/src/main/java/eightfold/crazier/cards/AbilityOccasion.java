package eightfold.crazier.cards;

/** When the abilities of what lies in play matter: all of it is looked through at each of them. */
public enum AbilityOccasion {
  TURN_BEGINS,
  TURN_ENDS,
  ENTERS,
  DESTROYED,
  EVENT_PLAYED,
  DISCARDED,

  /** Somebody would draw. */
  DRAW,

  /** An asset would be destroyed. */
  DESTROYING,

  /** Somebody would lose the game. */
  LOSS,

  /** Somebody would skip a turn. */
  SKIP,

  /** How many discards a player has. */
  DISCARDS,

  /** How many plays. */
  PLAYS,

  /** Whether an asset can be destroyed. */
  DESTRUCTION,

  /** Whether it can change control. */
  CONTROL;

  /** A bit for each, so that several are a number. */
  public int bit() {
    return 1 << ordinal();
  }

  /** The occasions at which a side matters: a bit for each. */
  public static int of(Side side) {
    int all = 0;
    for (Ability ability : side.abilities()) {
      all |=
          switch (ability) {
            case Ability.Event _ -> 0;
            case Ability.Conditional(var when, var _, boolean _, var _) -> of(when).bit();
            case Ability.Substitution(var would, boolean _, var _) -> of(would).bit();
            case Ability.Static(var rule, var _) -> of(rule).bit();
          };
    }
    return all;
  }

  private static AbilityOccasion of(Ability.Trigger trigger) {
    return switch (trigger) {
      case Ability.Trigger.TurnBegins _ -> TURN_BEGINS;
      case Ability.Trigger.TurnEnds _ -> TURN_ENDS;
      case Ability.Trigger.Enters _ -> ENTERS;
      case Ability.Trigger.Destroyed _ -> DESTROYED;
      case Ability.Trigger.EventPlayed _ -> EVENT_PLAYED;
      case Ability.Trigger.Discarded _ -> DISCARDED;
    };
  }

  private static AbilityOccasion of(Ability.Would would) {
    return switch (would) {
      case Ability.Would.Draw _ -> DRAW;
      case Ability.Would.BeDestroyed _ -> DESTROYING;
      case Ability.Would.LoseGame _ -> LOSS;
      case Ability.Would.SkipTurn _ -> SKIP;
    };
  }

  private static AbilityOccasion of(Ability.Rule rule) {
    return switch (rule) {
      case Ability.Rule.ExtraDiscards _ -> DISCARDS;
      case Ability.Rule.ExtraPlays _ -> PLAYS;
      case Ability.Rule.CannotBeDestroyed _ -> DESTRUCTION;
      case Ability.Rule.CannotChangeControl _ -> CONTROL;
    };
  }
}
