package eightfold.conventions.bad.testkit;

/** A bad example. */
public final class SeesBots {
  Class<?> bots = eightfold.conventions.bad.bots.SeesLab.class;
}
