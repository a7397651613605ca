package eightfold.house.bad.program;

/** A bad example. */
public final class SeesKernel {
  Object table = new eightfold.house.bad.play.SeesRules();
}
