package eightfold.conventions.bad.state;

/** A bad example. */
public final class SeesKernel {
  Class<?> other = eightfold.conventions.bad.play.SeesRules.class;
}
