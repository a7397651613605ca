package eightfold.bots;

import eightfold.cards.Pack;
import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.View;
import java.util.Optional;

/** A {@link Policy} as a player at a table: see {@link PolicyPlayer}. */
public final class PolicyBot implements Bot {
  private final WordedBot words;

  public PolicyBot(Policy policy) {
    words = new WordedBot(new PolicyPlayer(policy));
  }

  @Override
  public void learns(Pack pack) {
    words.learns(pack);
  }

  @Override
  public void hear(Event event) {
    words.hear(event);
  }

  @Override
  public Optional<String> answer(View view, FastChance chance) {
    return words.answer(view, chance);
  }
}
