package eightfold.house.bad.patience;

/** A bad example. */
public final class SeesKernel {
  Class<?> other = eightfold.house.bad.play.SeesRules.class;
}
