package eightfold.conventions.bad.program;

/** A bad example. */
public final class SeesKernel {
  Object table = new eightfold.conventions.bad.play.SeesRules();
}
