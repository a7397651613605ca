package eightfold.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.bots.Bot;
import eightfold.bots.Bots;
import eightfold.game.Catalogue;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.View;
import eightfold.games.Games;
import eightfold.message.Texts;
import eightfold.record.GameRecord;
import eightfold.record.SeededMatch;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A deal of every game at the terminal, with all that it asks for. Source: issue 3, point 5 (page
 * and terminal can play every one of these games).
 */
class EveryGameTest {
  private static final int USUAL_SEATS = 4;
  private static final List<String> NAMES = List.of("Ann", "Ben", "Cleo", "Dan");

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  static Stream<String> games() {
    return Games.standard().entries().stream()
        .filter(Catalogue.Entry::listed)
        .map(Catalogue.Entry::id);
  }

  /** Plays one deal; what the person answers to each prompt follows from the legal acts. */
  private String play(String id, long seed, String atGrab) {
    Game game = Games.standard().game(id, Map.of());
    int seats = Math.clamp(USUAL_SEATS, game.leastSeats(), game.mostSeats());
    List<GameRecord.Player> players = new ArrayList<>();
    List<Bot> bots = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      players.add(new GameRecord.Player(NAMES.get(seat), seat == 0 ? "person" : "greedy"));
      if (seat > 0) {
        bots.add(Bots.named("greedy").orElseThrow());
      }
    }
    SeededMatch match = SeededMatch.begin(game, players, LocalDate.of(2026, 11, 21), seed);
    PrintStream shown = new PrintStream(out, true, StandardCharsets.UTF_8);
    PlayTable table =
        new PlayTable(match, bots, new FastChance(seed), record -> {}, shown, false, Texts.ENGLISH);
    table.play(
        prompt ->
            match.match().turn() == Match.NOBODY
                ? Optional.empty()
                : Optional.of(prompt.contains("grab") ? atGrab : answer(match.match().view(0))));
    assertThat(match.match().turn()).as("%s, seed %s", id, seed).isEqualTo(Match.NOBODY);
    return out.toString(StandardCharsets.UTF_8);
  }

  /** The first legal act in turn; out of turn nothing. */
  private static String answer(View view) {
    return view.turn() == view.seat()
        ? view.legal().stream().filter(act -> view.verb(act).inTurn()).findFirst().orElse("")
        : "";
  }

  @ParameterizedTest
  @MethodSource("games")
  void a_deal_comes_to_its_end(String id) {
    String shown = play(id, 3, "grab");
    assertThat(shown.lines()).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
    assertThat(shown).doesNotContain("Not so (");
  }

  @Test
  void a_grab_is_offered_and_may_be_let_be() {
    for (int seed = 0; seed < 8; seed++) {
      String _ = play("crazy-spoons", seed, seed % 2 == 0 ? "grab" : "");
    }
    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains("Everybody may now grab", "You grab.", "You pass.", " grabs.");
  }
}
