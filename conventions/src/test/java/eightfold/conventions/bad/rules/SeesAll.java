package eightfold.conventions.bad.rules;

/** A bad example. */
public final class SeesAll {
  Object program = new eightfold.conventions.bad.program.SeesKernel();
  Object bots = new eightfold.conventions.bad.bots.SeesLab();
  Thread thread = new Thread(() -> System.err.println(System.nanoTime()));
  Object file = java.nio.file.Path.of("file");
  Object chance = new java.util.SplittableRandom(1);
}
