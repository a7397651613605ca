package eightfold.conventions.bad.volity.table;

/** A bad example is made of it. */
final class HeldState {
  int turn;
}
