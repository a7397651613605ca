package eightfold.server;

import eightfold.game.Catalogue;
import eightfold.game.Game;
import eightfold.game.SetupException;
import eightfold.games.Games;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;

/**
 * A part of a catalogue in which everything waits while a test holds it: a game that is not begun,
 * and books that nobody says are any of its own.
 */
final class SlowGames implements Catalogue {
  static final String ID = "slow";

  private static final Game EIGHTS = Games.standard().game("eights", Map.of());

  private volatile CountDownLatch gate = new CountDownLatch(0);
  private volatile CountDownLatch somebody = new CountDownLatch(0);

  /** Does this while all waits. */
  void held(Runnable doing) {
    hold();
    try {
      doing.run();
    } finally {
      letGo();
    }
  }

  /** From now on all waits. */
  void hold() {
    somebody = new CountDownLatch(1);
    gate = new CountDownLatch(1);
  }

  void letGo() {
    gate.countDown();
  }

  /** Until there is somebody who waits. */
  void awaitSomebody() throws InterruptedException {
    somebody.await();
  }

  private void waits() {
    somebody.countDown();
    try {
      gate.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("nobody waits for it", e);
    }
  }

  @Override
  public List<Entry> entries() {
    return List.of();
  }

  @Override
  public List<String> ids() {
    return List.of(ID);
  }

  @Override
  public List<Entry> find(String name) {
    return List.of();
  }

  @Override
  public Game game(String id, Map<String, String> options) {
    return (Game)
        Proxy.newProxyInstance(
            Game.class.getClassLoader(),
            new Class<?>[] {Game.class},
            (_, method, arguments) -> {
              // whoever asks begins it, too, to see whether so many can play it
              boolean simulated = Thread.currentThread().getName().equals("simulations");
              if (simulated && method.getName().equals("begin")) {
                waits();
              }
              try {
                return method.invoke(EIGHTS, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  @Override
  public Game fromRuleBook(String text) {
    throw SetupException.noGame(ID, List.of());
  }

  @Override
  public boolean reads(String text) {
    waits();
    return false;
  }
}
