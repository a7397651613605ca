package eightfold.crazier.cards;

import java.util.List;
import java.util.Locale;

/**
 * One side of a card, which is the whole card unless it is split.
 *
 * @param name for people
 * @param colours as a mask
 * @param type whether it stays in play or is used once
 * @param requirement what must hold to play it from the hand (REQ-1)
 * @param abilities what it does
 */
public record Side(
    String name, int colours, Type type, Condition requirement, List<Ability> abilities) {
  /** Assets stay in play; events are used once. */
  public enum Type {
    ASSET,
    EVENT;

    /** The word for it at the border. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public Side {
    abilities = List.copyOf(abilities);
  }

  public boolean isEvent() {
    return type == Type.EVENT;
  }

  /** What an event does when it is played. */
  public List<Effect> eventEffects() {
    return abilities.stream()
        .filter(Ability.Event.class::isInstance)
        .map(Ability.Event.class::cast)
        .flatMap(ability -> ability.effects().stream())
        .toList();
  }
}
