package eightfold.conventions.bad.patience;

/** A bad example. */
public final class SeesKernel {
  Class<?> other = eightfold.conventions.bad.play.SeesRules.class;
}
