package eightfold.house.bad.testkit;

/** A bad example. */
public final class SeesBots {
  Class<?> bots = eightfold.house.bad.bots.SeesLab.class;
}
