package eightfold.house.bad.crazier;

/** A bad example. */
public final class SeesGames {
  Class<?> games = eightfold.house.bad.games.SeesServer.class;
  Object program = new eightfold.house.bad.program.SeesKernel();
  Thread thread = new Thread(() -> System.err.println(System.nanoTime()));
  Object file = java.nio.file.Path.of("file");
  Object chance = new java.util.SplittableRandom(1);
}
