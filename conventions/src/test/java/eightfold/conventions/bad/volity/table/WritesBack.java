package eightfold.conventions.bad.volity.table;

import java.util.ArrayList;
import java.util.List;

/** A bad example. */
final class WritesBack {
  private final List<String> told = new ArrayList<>();

  void heard(HeldState state, String what) {
    told.add(what);
    state.turn = told.size();
  }
}
