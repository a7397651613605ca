package eightfold.crazier.play;

import eightfold.crazier.cards.Ability;
import java.util.List;

/**
 * A conditional ability that waits to be used; it takes effect whatever happens to its asset
 * meanwhile (COND-5).
 *
 * @param card its asset
 * @param you who controlled the asset when it was triggered (COND-2)
 * @param ability what is to be done
 * @param held the variables that the trigger sets, in the order of their names
 */
public record Triggered(
    int card, int you, Ability.Conditional ability, List<AbilityContext.Variable> held) {
  public Triggered {
    held = List.copyOf(held);
  }
}
