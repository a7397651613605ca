package eightfold.crazier.play;

import eightfold.crazier.cards.AbilityOccasion;
import java.util.Arrays;

/**
 * What lies in play by the occasions at which it matters: at each of them few assets do anything,
 * and only these are looked through. It follows from where the cards lie, and is found again from
 * that where a table was laid or copied.
 */
final class ByOccasion {
  private static final int COUNT = AbilityOccasion.values().length;

  private final CrazierState state;

  /** The assets that matter then, the oldest first. */
  private final IntList[] lists = new IntList[COUNT];

  /** Whether the lists are as the cards lie. */
  private boolean current;

  ByOccasion(CrazierState state) {
    this.state = state;
    Arrays.setAll(lists, occasion -> new IntList(2));
  }

  /** The assets that do something then, the oldest first; it must not be changed. */
  IntList at(AbilityOccasion when, CrazierPack pack) {
    if (!current) {
      find(pack);
    }
    return lists[when.ordinal()];
  }

  private void find(CrazierPack pack) {
    for (IntList list : lists) {
      list.clear();
    }
    current = true;
    IntList assets = state.rows[Row.ASSETS];
    for (int i = 0; i < assets.size(); i++) {
      enters(assets.at(i), pack);
    }
  }

  /** The cards lie otherwise. */
  void forget() {
    current = false;
  }

  /** An asset has come into play, the youngest of all. */
  void enters(int asset, CrazierPack pack) {
    for (int left = occasions(asset, pack); current && left != 0; left &= left - 1) {
      lists[Integer.numberOfTrailingZeros(left)].append(asset);
    }
  }

  /** An asset is about to leave play. */
  void leaves(int asset, CrazierPack pack) {
    for (int left = occasions(asset, pack); current && left != 0; left &= left - 1) {
      lists[Integer.numberOfTrailingZeros(left)].drop(asset);
    }
  }

  private int occasions(int asset, CrazierPack pack) {
    return pack.occasions(asset, state.cell(asset, Column.SIDE));
  }
}
