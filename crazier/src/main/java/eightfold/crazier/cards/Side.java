package eightfold.crazier.cards;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * One side of a card, which is the whole card unless it is split. Its abilities are kept by their
 * kinds, too: all that lies in play is looked through for one kind after each act.
 *
 * @param name for people
 * @param colours as a mask
 * @param type whether it stays in play or is used once
 * @param requirement what must hold to play it from the hand (REQ-1)
 * @param abilities what it does
 * @param kinds the same by kinds
 */
public record Side(
    String name,
    int colours,
    Type type,
    Condition requirement,
    List<Ability> abilities,
    Kinds kinds) {
  /** Assets stay in play; events are used once. */
  public enum Type {
    ASSET,
    EVENT;

    /** The word for it at the border. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * Abilities by their kinds, each in the order of the card.
   *
   * @param conditionals those that something triggers
   * @param substitutions those that change what would happen
   * @param statics those that simply hold
   * @param event what an event does when it is played
   */
  public record Kinds(
      List<Ability.Conditional> conditionals,
      List<Ability.Substitution> substitutions,
      List<Ability.Static> statics,
      List<AbilityEffect> event) {
    static Kinds of(List<Ability> abilities) {
      return new Kinds(
          only(abilities, Ability.Conditional.class).toList(),
          only(abilities, Ability.Substitution.class).toList(),
          only(abilities, Ability.Static.class).toList(),
          only(abilities, Ability.Event.class).flatMap(e -> e.effects().stream()).toList());
    }

    private static <A extends Ability> Stream<A> only(List<Ability> abilities, Class<A> kind) {
      return abilities.stream().filter(kind::isInstance).map(kind::cast);
    }
  }

  /** A side with these abilities. */
  public Side(String name, int colours, Type type, Condition requirement, List<Ability> abilities) {
    this(name, colours, type, requirement, abilities, Kinds.of(abilities));
  }

  public Side {
    abilities = List.copyOf(abilities);
  }

  public boolean isEvent() {
    return type == Type.EVENT;
  }

  /** What an event does when it is played. */
  public List<AbilityEffect> eventEffects() {
    return kinds.event();
  }
}
