package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The command as a whole. Source: NOTATION 6 (help, streams, exit codes). */
class EightfoldTest {
  @Test
  void help_names_every_command() {
    Ran ran = Ran.eightfold("--help").done();
    assertThat(ran.out())
        .contains(
            "play",
            "games",
            "rules",
            "serve",
            "backup",
            "simulate",
            "solve",
            "scenario",
            "record",
            "bench",
            "fuzz");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "play",
        "games",
        "rules",
        "serve",
        "backup",
        "simulate",
        "solve",
        "scenario",
        "record",
        "record verify",
        "record show",
        "bench",
        "fuzz"
      })
  void every_command_has_help_in_80_columns(String command) {
    List<String> args = new java.util.ArrayList<>(List.of(command.split(" ", -1)));
    args.add("--help");
    Ran ran = Ran.eightfold(args.toArray(String[]::new)).done();
    assertThat(ran.out()).startsWith("Usage: eightfold " + command);
    assertThat(ran.out().lines())
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
  }

  @Test
  void without_a_command_it_says_what_is_missing() {
    Ran.eightfold().refused("name a command", "eightfold --help");
  }

  @Test
  void a_mistyped_command_is_answered_with_the_near_one() {
    Ran.eightfold("simulat", "eights").refused("simulat", "did you mean simulate?");
    Ran.eightfold("xyzzy").refused("no command is called \"xyzzy\"");
  }

  @Test
  void an_unknown_flag_is_refused() {
    Ran.eightfold("games", "--jsno").refused("--jsno", "eightfold games --help");
  }
}
