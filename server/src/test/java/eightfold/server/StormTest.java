package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.server.little.LittleCatalogue;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Thousands come over real sockets and break off, each in a way of its own, while connections are
 * swept: those at the tables play on all the while. Source: issue 10, point 2: mass disconnects
 * with churn stopped all play within seconds; issue 13, point 7.
 */
class StormTest {
  @Test
  void a_table_plays_on_while_many_come_and_break_off() throws Exception {
    storm(visit -> visit < 320);
  }

  @Test
  @Tag("long")
  void a_table_plays_on_while_very_many_come_and_break_off() throws Exception {
    storm(visit -> visit < 8_000);
  }

  private static void storm(IntPredicate goesOn) throws Exception {
    try (SocketStorm storm = SocketStorm.at(new LittleCatalogue())) {
      SocketStorm.Report report = storm.blow(goesOn);
      assertThat(report.acts()).as("acts in the storm, %s", report).isPositive();
      assertThat(report.visits().keySet()).as("%s", report).containsAll(SocketStorm.WAYS);
    }
  }
}
