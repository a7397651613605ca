package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code eightfold lint}: exit codes, own rule books, and that what it prints runs as a scenario.
 * Source: issue 3, point 8.
 */
class LintCommandTest {
  @TempDir private Path folder;

  /** Made to stick: after the early cards all that is left is to pass, and nothing ends it. */
  private String sticking() throws IOException {
    return file(
        "round.game",
        """
        game Round
        players 2..2
        deck piquet
        deal 3
        draw none
        stock pass
        free-pass, blocked after seats and 10
        last-only 7
        limit acts, at 20
        scoring own
        """);
  }

  private String file(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.writeString(file, text);
    return file.toString();
  }

  @Test
  void nothing_is_found_in_a_game_of_the_library() {
    Ran ran =
        Ran.eightfold("lint", "Pesten", "--players", "2", "--positions", "8", "--depth", "2")
            .done();
    assertThat(ran.out())
        .isEqualTo("# Pesten, 2 players: no dead end from 8 positions, 2 acts deep\n");
  }

  @Test
  void the_way_into_a_dead_end_runs_as_a_scenario() throws IOException {
    String book = sticking();
    Ran ran = Ran.eightfold("lint", "--rules", book);
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out()).contains("game: round", "no card moves any more", "and round it goes");
    Ran played = Ran.eightfold("scenario", "--rules", book, file("way.yaml", ran.out()));
    assertThat(played.code()).as(played.out()).isEqualTo(0);
    assertThat(played.out()).contains("1 passed, 0 failed");
    assertThat(Ran.eightfold("lint", "--rules", book).out()).isEqualTo(ran.out());
  }

  @Test
  void for_programs_it_is_an_object() throws IOException {
    Ran ran = Ran.eightfold("lint", "--rules", sticking(), "--json");
    assertThat(ran.code()).isEqualTo(1);
    JsonNode end = ran.json().at("/deadEnds/0");
    assertThat(end.at("/kind").asText()).isEqualTo("nothing-changes");
    assertThat(end.at("/round").size()).isPositive();
    assertThat(end.at("/scenario").asText()).contains("seed: " + end.at("/seed").asText());
  }

  @Test
  void players_that_a_book_promises_in_vain_are_found() throws IOException {
    String book =
        file(
            "crowd.game",
            "game Crowd\nplayers 2..9\ndeck piquet\ndeal 5\ndraw one-then-pass\nscoring own\n");
    Ran ran = Ran.eightfold("lint", "--rules", book, "--positions", "2", "--depth", "1");
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out()).contains("# 7 players cannot play: ").doesNotContain("# 6 players");
  }

  @Test
  void a_wrong_call_is_refused() throws IOException {
    Ran.eightfold("lint").refused("name a game");
    Ran.eightfold("lint", "pesten", "--players", "40").refused("not 40");
    Ran.eightfold("lint", "pesten", "--positions", "0").refused("--positions");
    Ran.eightfold("lint", "--rules", folder.resolve("none.game").toString())
        .refused("there is no such file");
    String bad = file("bad.game", "game Bad\nplayers two\n");
    Ran.eightfold("lint", "--rules", bad)
        .refusedWith(
            bad
                + ":2:9: error: a range such as 2..7 is missing;"
                + " write: players LEAST..MOST (2..15) [something-missing]");
    Ran.eightfold("lint", "--rules", file("bad.txt", "game Bad\n")).refused("must end in .game");
  }
}
