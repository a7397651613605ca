package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.SearchableMatch;
import eightfold.games.Games;
import eightfold.protocol.Request;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/**
 * An act on its way through a room is played once: what was tried is what the table takes. A table
 * that is made of its facts plays each of them. Source: issue 45, point 1.
 */
class PlayedOnceTest {
  private final AtomicInteger played = new AtomicInteger();

  @Test
  void an_act_is_played_once_and_a_restart_plays_the_facts() {
    RoomDriver driver = RoomDriver.begun(counted("mau-mau"), 3);
    int acts = 0;
    while (driver.table().isRunning() && acts < 60) {
      int seat = driver.match().turn();
      List<String> legal = driver.view(seat).legal();
      String line = legal.get(new FastChance(acts).below(legal.size()));
      RoomTable before = driver.table();
      played.set(0);

      String request = driver.act(seat, line);

      assertThat(driver.fault(request)).isEmpty();
      assertThat(played).as("%s of seat %s", line, seat).hasValue(1);
      assertThat(driver.table().facts()).isEqualTo(before.facts() + 1);
      acts++;
    }
    played.set(0);
    Room again = driver.restored();
    assertThat(played).as("a room that wakes").hasValue(acts);
    SameTables.assertSame(again.table(), driver.table(), "a room that wakes");
  }

  @Test
  void a_refused_act_is_played_once_and_leaves_the_table_as_it_was() {
    RoomDriver driver = RoomDriver.begun(counted("mau-mau"), 3);
    int seat = driver.match().turn();
    RoomTable before = driver.table();
    String checkpoint = Checkpoint.of(before).orElseThrow();
    played.set(0);

    String request = driver.act((seat + 1) % 3, "draw");

    assertThat(driver.fault(request)).isPresent();
    assertThat(played).hasValue(1);
    assertThat(driver.table()).isSameAs(before);
    assertThat(Checkpoint.of(driver.table())).contains(checkpoint);
  }

  /** In Pesten a call that nobody owes costs cards, of which the player hears first. */
  @Test
  void what_a_call_would_cost_is_told_after_it_was_played_once() {
    RoomDriver driver = RoomDriver.begun(counted("pesten"), 2);
    int seat = driver.match().turn();
    played.set(0);
    String request = driver.act(seat, "call");
    assertThat(driver.fault(request)).isPresent();
    assertThat(played).hasValue(1);

    played.set(0);
    driver.ask(seat + 1, new Request.Act(driver.match().ply(), "call", true));
    assertThat(played).hasValue(1);
  }

  @Test
  void no_table_takes_what_was_tried_at_another() {
    RoomTable one = RoomDriver.begun(counted("mau-mau"), 2).table();
    RoomTable other = RoomDriver.begun(counted("mau-mau"), 2).table();
    int seat = one.running().turn();
    String line = one.running().view(seat).legal().getFirst();
    TriedAct.Taken tried = (TriedAct.Taken) one.tried(seat, line);
    Fact.Dated fact = new Fact.Dated(one.lastAt(), tried.fact(false));

    assertThat(one.after(fact, tried).running().ply()).isEqualTo(1);
    assertThatThrownBy(() -> other.after(fact, tried)).isInstanceOf(IllegalStateException.class);
    Fact.Dated byAnother =
        new Fact.Dated(one.lastAt(), new Fact.Acted(seat, false, "no", List.of()));
    assertThatThrownBy(() -> one.after(byAnother, tried)).isInstanceOf(IllegalStateException.class);
  }

  private Game counted(String id) {
    Game game = Games.standard().game(id, Map.of());
    return (Game)
        Proxy.newProxyInstance(
            Game.class.getClassLoader(),
            new Class<?>[] {Game.class},
            (_, method, arguments) -> {
              Object result = invoked(game, method, arguments);
              return result instanceof SearchableMatch match ? counted(match) : result;
            });
  }

  private SearchableMatch counted(SearchableMatch match) {
    return (SearchableMatch)
        Proxy.newProxyInstance(
            Match.class.getClassLoader(),
            new Class<?>[] {SearchableMatch.class},
            (_, method, arguments) -> {
              if (method.getName().equals("submit")) {
                played.incrementAndGet();
              }
              Object result = invoked(match, method, arguments);
              return result instanceof SearchableMatch copy ? counted(copy) : result;
            });
  }

  private static Object invoked(Object on, Method method, Object[] arguments) throws Throwable {
    try {
      return method.invoke(on, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }
}
