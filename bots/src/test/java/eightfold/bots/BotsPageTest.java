package eightfold.bots;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.SearchableMatch;
import eightfold.game.View;
import eightfold.games.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The examples of docs/bots.md: they compile, they play, and the page shows them as they are. */
class BotsPageTest {
  private static final int DEALS = 20;
  private static final int WORLDS = 8;

  // first example
  /** Plays the card of which the notation's name comes last; a bot need not be clever. */
  static final class LastNameBot implements Bot {
    @Override
    public Optional<String> answer(View view, FastChance chance) {
      if (!view.actors().contains(view.seat())) {
        return Optional.empty(); // the table does not wait for it
      }
      return view.legal().stream()
          .filter(act -> view.verb(act).inTurn()) // leave calls and catches aside
          .max(Comparator.naturalOrder());
    }
  }

  // end of first example

  // second example
  /** Tries each act in worlds that the seat cannot tell from the real one, and plays them out. */
  static int looksAhead(SearchableMatch match, int seat, int worlds, FastChance chance) {
    int[] acts = new int[Match.MOST_LEGAL];
    int count = match.legal(seat, acts);
    SearchableMatch world = match.copy();
    int best = Match.NOBODY;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      double sum = 0;
      for (int w = 0; w < worlds; w++) {
        world = match.determiniseOver(world, seat, chance); // hidden cards dealt anew
        world.apply(seat, acts[i]);
        new Playout(world, Policy.EAGER).playDeal(chance);
        sum += world.returns()[seat];
      }
      if (sum > most) {
        most = sum;
        best = acts[i];
      }
    }
    return best;
  }

  // end of second example

  /** Tests run in the folder of their module. */
  private static String read(String file) throws IOException {
    return Files.readString(Path.of(file));
  }

  @ParameterizedTest
  @ValueSource(strings = {"first", "second"})
  void the_page_shows_the_example_as_it_compiles(String which) throws IOException {
    String source = read("src/test/java/eightfold/bots/BotsPageTest.java");
    String begin = "  // " + which + " example\n";
    String example =
        source.substring(
            source.indexOf(begin) + begin.length(),
            source.indexOf("  // end of " + which + " example"));
    assertThat(read("../docs/bots.md"))
        .contains(
            "```java\n"
                + example.stripTrailing().stripIndent().replaceFirst("static ", "")
                + "\n```");
  }

  /** Against one that plays any card it can, in deals that are the same on every machine. */
  @Test
  void who_looks_ahead_wins_more_deals() {
    SearchableMatch match =
        (SearchableMatch)
            Games.standard().game("eights", Map.of()).begin(Opening.of(2), new FastChance(1));
    FastChance chance = new FastChance(2);
    int[] acts = new int[Match.MOST_LEGAL];
    int won = 0;
    int lost = 0;
    for (int deal = 0; deal < DEALS; deal++) {
      match.restart(deal);
      for (int seat = match.turn(); seat != Match.NOBODY; seat = match.turn()) {
        int count = match.legal(seat, acts);
        match.apply(
            seat, seat == 0 ? looksAhead(match, 0, WORLDS, chance) : acts[chance.below(count)]);
      }
      won += match.wonDeal(0) ? 1 : 0;
      lost += match.wonDeal(1) ? 1 : 0;
    }
    assertThat(won).isGreaterThan(3 * lost);
  }

  @Test
  void the_example_plays() {
    View view = Seen.hand("5C 9H", 4).called(0).legal("play 5C; play 9H; catch 1");
    assertThat(new LastNameBot().answer(view, new FastChance(1))).contains("play 9H");
  }

  @Test
  void the_page_names_every_bot() throws IOException {
    List<String> rows = Bots.names().stream().map(name -> "| `" + name + "` |").toList();
    assertThat(read("../docs/bots.md")).contains(rows);
  }
}
