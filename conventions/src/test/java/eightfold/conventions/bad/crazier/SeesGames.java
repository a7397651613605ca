package eightfold.conventions.bad.crazier;

/** A bad example. */
public final class SeesGames {
  Class<?> games = eightfold.conventions.bad.games.SeesServer.class;
  Object program = new eightfold.conventions.bad.program.SeesKernel();
  Thread thread = new Thread(() -> System.err.println(System.nanoTime()));
  Object file = java.nio.file.Path.of("file");
  Object chance = new java.util.SplittableRandom(1);
}
