package eightfold.conventions.bad.bots;

/** A bad example. */
public final class SeesLab {
  Class<?> lab = eightfold.conventions.bad.lab.SeesServer.class;
}
