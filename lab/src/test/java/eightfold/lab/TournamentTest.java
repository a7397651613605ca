package eightfold.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import eightfold.bots.Bots;
import eightfold.games.Games;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Bots that play equal deals with their seats exchanged. Source: issue 13, point 4. */
class TournamentTest {
  private static Tournament of(String game, int seats, int deals, long seed, String... bots) {
    return new Tournament(
        Games.standard().game(game, Map.of()),
        seats,
        List.of(bots).stream().map(Entrant::named).toList(),
        deals,
        seed);
  }

  private static Tournament.Result played(Tournament tournament) {
    return tournament.play(done -> {});
  }

  @Test
  void bots_that_play_alike_win_exactly_as_much_for_they_have_had_the_same_cards() {
    Tournament.Result result = played(of("pesten", 4, 60, 5, "greedy", "greedy"));
    Tournament.Score first = result.scores().getFirst();
    Tournament.Score other = result.scores().get(1);
    assertThat(first.wins().mean()).isEqualTo(0.25, within(1e-9));
    assertThat(other.wins()).isEqualTo(first.wins());
    assertThat(other.points()).isEqualTo(first.points());
  }

  @Test
  void the_better_bot_wins_by_more_than_chance_explains() {
    Tournament.Result result = played(of("eights", 2, 300, 7, "greedy", "random"));
    Tournament.Score greedy = result.scores().getFirst();
    Tournament.Score random = result.scores().get(1);
    assertThat(greedy.wins().mean()).isGreaterThan(random.wins().mean());
    assertThat(random.lead().mean())
        .isEqualTo(greedy.wins().mean() - random.wins().mean(), within(1e-9))
        .isGreaterThan(3 * random.lead().se());
    assertThat(greedy.lead()).isEqualTo(new Estimate(0, 0));
  }

  @Test
  void the_same_seed_brings_the_same_and_another_seed_other_deals() {
    Tournament.Result one = played(of("eights", 2, 40, 7, "greedy", "eager"));
    assertThat(played(of("eights", 2, 40, 7, "greedy", "eager"))).isEqualTo(one);
    assertThat(played(of("eights", 2, 40, 8, "greedy", "eager"))).isNotEqualTo(one);
  }

  @Test
  void a_player_meets_each_deal_once_and_always_from_one_seat() {
    List<List<Player.Chair>> all = new ArrayList<>();
    Entrant watched =
        new Entrant(
            "watched",
            () -> {
              List<Player.Chair> chairs = new ArrayList<>();
              all.add(chairs);
              return chair -> {
                chairs.add(chair);
                return Bots.named("eager").orElseThrow();
              };
            });
    Tournament tournament =
        new Tournament(
            Games.standard().game("eights", Map.of()),
            3,
            List.of(watched, Entrant.named("greedy")),
            5,
            1);
    played(tournament);
    // two seats in one seating, one in the other
    assertThat(all).hasSize(3);
    assertThat(all.stream().map(chairs -> chairs.getFirst().seat()))
        .containsExactlyInAnyOrder(0, 1, 2);
    for (List<Player.Chair> chairs : all) {
      assertThat(chairs.stream().map(Player.Chair::deal)).containsExactly(1L, 2L, 3L, 4L, 5L);
      assertThat(chairs.stream().map(Player.Chair::seat).distinct()).hasSize(1);
    }
  }
}
