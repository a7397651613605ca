package eightfold.record;

import eightfold.game.Chance;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Hears how a pack is shuffled, and so knows in which order it is dealt. */
final class DealtPack implements Chance {
  private record Drawn(int bound, int number) {}

  private final Chance chance;
  private final List<Drawn> drawn = new ArrayList<>();

  DealtPack(Chance chance) {
    this.chance = chance;
  }

  @Override
  public int below(int bound) {
    int number = chance.below(bound);
    drawn.add(new Drawn(bound, number));
    return number;
  }

  @Override
  public Chance copy() {
    return chance.copy();
  }

  /**
   * The pack as it was shuffled, top first; empty where no shuffle of so many cards was heard.
   *
   * @param pack the cards as they lay before
   */
  Optional<List<String>> shuffled(List<String> pack) {
    int draws = pack.size() - 1;
    for (int from = 0; from + draws <= drawn.size(); from++) {
      if (shuffles(from, pack.size())) {
        List<String> order = new ArrayList<>(pack);
        // Fisher and Yates, from the last card down, as the table does it
        for (int i = 0; i < draws; i++) {
          Collections.swap(order, draws - i, drawn.get(from + i).number());
        }
        return Optional.of(order);
      }
    }
    return Optional.empty();
  }

  private boolean shuffles(int from, int cards) {
    for (int i = 0; i < cards - 1; i++) {
      if (drawn.get(from + i).bound() != cards - i) {
        return false;
      }
    }
    return cards > 1;
  }
}
