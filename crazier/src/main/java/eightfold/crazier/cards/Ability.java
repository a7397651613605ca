package eightfold.crazier.cards;

import java.util.List;

/** One unit of a card's effect (B.6.1). */
public sealed interface Ability {
  /** Used when the event is played. */
  record Event(List<AbilityEffect> effects) implements Ability {
    public Event {
      effects = List.copyOf(effects);
    }
  }

  /**
   * Happens by itself when a condition is met (A.15).
   *
   * @param when what triggers it
   * @param condition judged when it is used (COND-10)
   * @param may whether its player is asked
   * @param effects what it does
   */
  record Conditional(Trigger when, Condition condition, boolean may, List<AbilityEffect> effects)
      implements Ability {
    public Conditional {
      effects = List.copyOf(effects);
    }
  }

  /**
   * Changes something that would happen (A.16).
   *
   * @param would what
   * @param may whether its controller is asked each time (SUB-5)
   * @param change what happens in its place
   */
  record Substitution(Would would, boolean may, Change change) implements Ability {}

  /** Is true as long as the asset is in play and the condition holds. */
  record Static(Rule rule, Condition condition) implements Ability {}

  /** Whose turn a trigger is about, seen from the asset's controller. */
  enum Whose {
    YOUR,
    EACH_PLAYER,
    EACH_OPPONENT
  }

  /** Who did something, seen from the asset's controller. */
  enum By {
    YOU,
    OPPONENT,
    ANYONE
  }

  /** What makes a conditional ability happen. */
  sealed interface Trigger {
    record TurnBegins(Whose whose) implements Trigger {}

    record TurnEnds(Whose whose) implements Trigger {}

    /** An asset comes into play by any way (COND-8). */
    record Enters(AssetFilter asset) implements Trigger {}

    /** Once for each destroyed asset that fits, judged as it was before. */
    record Destroyed(AssetFilter asset) implements Trigger {}

    /** An event was put into limbo to be played. */
    record EventPlayed(By by, boolean fromHand) implements Trigger {}

    record Discarded(By by, CardFilter card) implements Trigger {}
  }

  /** What would happen and is changed. */
  sealed interface Would {
    record Draw(Cause cause) implements Would {}

    record BeDestroyed(AssetFilter asset) implements Would {}

    record LoseGame() implements Would {}

    record SkipTurn() implements Would {}
  }

  /** Why a draw would happen (SUB-2). */
  sealed interface Cause {
    record DrawPhase() implements Cause {}

    record OfAbility(By by) implements Cause {}
  }

  /** What happens instead. */
  sealed interface Change {
    /** So many cards fewer. */
    record Reduce(int cards) implements Change {}

    /** No draw. */
    record Skip() implements Change {}

    record Instead(List<AbilityEffect> effects) implements Change {
      public Instead {
        effects = List.copyOf(effects);
      }
    }
  }

  /** What is simply true. */
  sealed interface Rule {
    record CannotBeDestroyed(AssetFilter assets) implements Rule {}

    /** No opponent of the asset's controller can gain it. */
    record CannotChangeControl(AssetFilter assets) implements Rule {}

    record ExtraDiscards(int count) implements Rule {}

    record ExtraPlays(int count) implements Rule {}
  }
}
