package eightfold.bots;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.Reply;
import eightfold.game.View;
import eightfold.games.Games;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The greedy bot in games that appraise acts themselves. Source: issue 4, point 3. */
class AppraisedTest {
  private static final int GAMES = 200;
  private static final List<String> NAMES = List.of("Ann", "Bob");

  private final Game game = Games.standard().game("crazier-eights", Map.of());

  /** Whether the greedy bot, in this seat, beats the random one. */
  private boolean wins(long seed, int seat) {
    Match match = game.begin(Opening.of(2), new FastChance(seed));
    List<Bot> bots =
        List.of(
            Bots.named(seat == 0 ? "greedy" : "random").orElseThrow(),
            Bots.named(seat == 1 ? "greedy" : "random").orElseThrow());
    FastChance chance = new FastChance(~seed);
    while (match.turn() != Match.NOBODY) {
      int turn = match.turn();
      View view = match.appraisedView(turn);
      String line = bots.get(turn).answer(view, chance).orElseThrow();
      assertThat(match.submit(turn, line, NAMES)).as(line).isInstanceOf(Reply.Taken.class);
    }
    return match.wonDeal(seat);
  }

  @Test
  void greedy_beats_random_in_three_games_of_four() {
    int won = 0;
    for (int n = 0; n < GAMES; n++) {
      won += wins(n / 2, n % 2) ? 1 : 0;
    }
    assertThat(won).isGreaterThan(GAMES * 3 / 4);
  }

  @Test
  void it_takes_the_act_of_the_greatest_worth() {
    Match match = game.begin(Opening.of(2), new FastChance(3));
    View view = match.appraisedView(match.turn());
    int most = view.abilities().worth().stream().max(Integer::compare).orElseThrow();
    Optional<String> line = Bots.named("greedy").orElseThrow().answer(view, new FastChance(1));
    assertThat(view.abilities().worth().get(view.legal().indexOf(line.orElseThrow())))
        .isEqualTo(most);
  }

  @Test
  void who_is_not_to_act_has_nothing_to_weigh() {
    Match match = game.begin(Opening.of(2), new FastChance(3));
    assertThat(match.appraisedView(1 - match.turn()).abilities().worth()).isEmpty();
    assertThat(match.appraisedView(Match.NOBODY).abilities().worth()).isEmpty();
  }

  /** Weighing took 700 µs of a view that people get after every act. Source: issue 10, point 4. */
  @Test
  void people_are_not_told_what_acts_seem_worth_and_nothing_is_weighed_for_them() {
    Match match = game.begin(Opening.of(2), new FastChance(3));
    View forPerson = match.view(match.turn());
    View forBot = match.appraisedView(match.turn());
    assertThat(forBot.abilities().worth()).hasSameSizeAs(forBot.legal());
    assertThat(forPerson.abilities().worth()).isEmpty();
    assertThat(forPerson.legal()).isEqualTo(forBot.legal());
    assertThat(forPerson.hands()).isEqualTo(forBot.hands());
    assertThat(forPerson.abilities().known()).isEqualTo(forBot.abilities().known());
  }
}
