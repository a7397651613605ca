package eightfold.house.bad.shedding;

/** A bad example. */
public final class SeesPatience {
  Class<?> other = eightfold.house.bad.patience.SeesKernel.class;
}
