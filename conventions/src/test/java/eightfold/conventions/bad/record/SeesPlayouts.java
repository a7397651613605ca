package eightfold.conventions.bad.record;

/** A bad example. */
public final class SeesPlayouts {
  Object match = new eightfold.conventions.bad.playout.UncheckedMatch();
}
