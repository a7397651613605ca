package eightfold.bots;

import eightfold.cards.Pack;
import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.View;
import java.util.Optional;

/**
 * A player that sheds: it plays whenever it can, keeps wild cards for later, prefers cards that
 * leave it others to follow with, sends penalties on, and strikes at a next seat that is about to
 * go out. It calls and catches. It knows no game: all that it goes by is its view and what it noted
 * while watching.
 */
public final class GreedyBot implements Bot {
  private final WordedBot words = new WordedBot(new GreedyPlayer());

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
    return view.abilities().worth().isEmpty()
        ? words.answer(view, chance)
        : Appraised.best(view, chance);
  }
}
