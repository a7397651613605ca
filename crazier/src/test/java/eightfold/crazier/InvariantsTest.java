package eightfold.crazier;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import eightfold.game.Catalogue;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The promises of DESIGN 4 in random games of two to six players, alone and in teams. Source: issue
 * 4, point 2. The long run: {@code mvn -Plong verify -pl crazier -am -Dtest=InvariantsTest}.
 */
class InvariantsTest {
  private static final String ID = "crazier-eights";
  private static final int SHORT = 20;
  private static final int LONG = 10_000;

  /**
   * What a table's budget for one act is; the kernel's promise of none holds for its games only.
   */
  private static final long BYTES_PER_ACT = 16_384;

  private record Kind(int seats, Map<String, String> options) {}

  private static final List<Kind> KINDS =
      List.of(
          new Kind(2, Map.of()),
          new Kind(3, Map.of()),
          new Kind(4, Map.of("teams", "2")),
          new Kind(2, Map.of("two_player_rule", "true", "multicolor_rank_match", "true")),
          new Kind(5, Map.of("scoring", "points")),
          new Kind(6, Map.of("teams", "3")),
          new Kind(4, Map.of()),
          new Kind(3, Map.of("enforcement", "honour")),
          new Kind(6, Map.of("teams", "2")),
          new Kind(6, Map.of()));

  static Game game(Map<String, String> options) {
    Catalogue games = CrazierCatalogue.ofLibrary();
    return games.game(ID, options);
  }

  private static void hold(int games, int every) {
    List<Invariants.Held> held =
        IntStream.range(0, games).parallel().mapToObj(n -> play(n, every)).toList();
    assertThat(held).anyMatch(game -> game.acts() > 30);
    assertThat(held).anyMatch(game -> game.composites() > 0);
  }

  private static Invariants.Held play(int number, int every) {
    Kind kind = KINDS.get(number % KINDS.size());
    return Invariants.hold(game(kind.options()), kind.seats(), number, every);
  }

  @Test
  void some_games_keep_what_every_game_promises() {
    hold(SHORT, /* every */ 9);
  }

  @Test
  @Tag("long")
  void ten_thousand_games_keep_what_every_game_promises() {
    hold(LONG, /* every */ 25);
  }

  @Test
  void an_act_stays_within_its_budget() {
    Match match = game(Map.of()).begin(Opening.of(2), new FastChance(1));
    int[] legal = new int[Match.MOST_LEGAL];
    FastChance choice = new FastChance(2);
    var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long acts = 0;
    long bytes = 0;
    for (int deal = 0; deal < 400; deal++) {
      match.restart(deal);
      long before = threads.getCurrentThreadAllocatedBytes();
      int plies = 0;
      while (match.turn() != Match.NOBODY) {
        int seat = match.turn();
        match.apply(seat, legal[choice.below(match.legal(seat, legal))]);
        plies++;
      }
      if (deal >= 100) {
        bytes += threads.getCurrentThreadAllocatedBytes() - before;
        acts += plies;
      }
    }
    assertThat(bytes / acts).isLessThan(BYTES_PER_ACT);
  }
}
