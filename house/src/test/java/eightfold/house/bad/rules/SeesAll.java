package eightfold.house.bad.rules;

/** A bad example. */
public final class SeesAll {
  Object program = new eightfold.house.bad.program.SeesKernel();
  Object bots = new eightfold.house.bad.bots.SeesLab();
  Thread thread = new Thread(() -> System.err.println(System.nanoTime()));
  Object file = java.nio.file.Path.of("file");
  Object chance = new java.util.SplittableRandom(1);
}
