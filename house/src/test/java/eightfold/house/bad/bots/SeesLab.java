package eightfold.house.bad.bots;

/** A bad example. */
public final class SeesLab {
  Class<?> lab = eightfold.house.bad.lab.SeesServer.class;
}
