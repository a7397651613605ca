package eightfold.conventions.bad.record;

/** A bad example. */
public final class SeesKernel {
  Class<?> kernel = eightfold.conventions.bad.play.SeesRules.class;
  Thread thread = new Thread(() -> System.err.println(System.nanoTime()));
  Object file = java.nio.file.Path.of("file");
  Object chance = new java.util.SplittableRandom(1);
}
