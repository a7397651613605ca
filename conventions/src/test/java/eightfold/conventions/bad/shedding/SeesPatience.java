package eightfold.conventions.bad.shedding;

/** A bad example. */
public final class SeesPatience {
  Class<?> other = eightfold.conventions.bad.patience.SeesKernel.class;
}
