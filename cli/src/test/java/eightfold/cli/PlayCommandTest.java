package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.cards.Kinds;
import eightfold.cards.LibraryPack;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A deal at the terminal, through pipes. Source: issue 2, point 6. */
class PlayCommandTest {
  @TempDir Path folder;

  /**
   * Somebody who does not look at the cards: tries every card, with a suit to declare, then draws
   * or passes, over and over. What may not be done is refused and changes nothing.
   */
  private static String blindly(int turns) {
    List<String> tries = new ArrayList<>();
    tries.add("take");
    for (int kind : Kinds.list(LibraryPack.french().all())) {
      tries.add(LibraryPack.french().name(kind) + " h");
    }
    tries.add("draw");
    tries.add("pass");
    return (String.join("\n", tries) + "\n").repeat(turns);
  }

  private static void fits(Ran ran) {
    assertThat(ran.out().lines())
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"pesten", "eights", "switch", "canadian-eights", "tschau-sepp", "volity-eights"})
  void a_whole_deal_is_played(String game) {
    Ran ran =
        Ran.typing(blindly(150) + "quit\n", "play", game, "--seed", "5", "--name", "Ann").done();
    assertThat(ran.out()).contains("Ann", "you may", "Scores: Ann");
    assertThat(ran.out()).containsAnyOf("the deal is over", "the deal is yours", "nobody is out");
    fits(ran);
  }

  /** Issue 15, point 9: what is a message already is said in the language that was asked for. */
  @Test
  void who_plays_in_German_reads_why_not_and_the_rules_in_German() {
    Ran ran =
        Ran.typing(
                "fly away\nwhy\nwhy 2C\nrules\nquit\n",
                "play",
                "mau-mau",
                "--seed",
                "5",
                "--language",
                "de")
            .done();
    assertThat(ran.out().replaceAll("\\s+", " "))
        .contains("So nicht (915): „fly away“ ist kein Zug dieses Spiels")
        .contains("Warum was? Nenn eine Karte: why 7H", "Du hast 2C nicht.", "## Ziel")
        .doesNotContain("Not so", "## Aim");
    Ran.eightfold("play", "mau-mau", "--language", "tlh").refused("\"tlh\"", "possible: de, en");
  }

  @Test
  void its_record_is_verified() throws IOException {
    Path record = folder.resolve("match.yaml");
    Ran.typing(
            blindly(150),
            "play",
            "pesten",
            "--players",
            "4",
            "--seed",
            "9",
            "--record",
            record.toString())
        .done();
    assertThat(Files.readString(record)).contains("kind: greedy", "kind: person", "result:");
    Ran verified = Ran.eightfold("record", "verify", record.toString()).done();
    assertThat(verified.out()).contains("1 deal verified, the match has ended");
  }

  @Test
  void a_match_goes_on_with_the_next_deal() throws IOException {
    Path record = folder.resolve("match.yaml");
    Ran ran =
        Ran.typing(
                blindly(150) + "\n" + blindly(9) + "quit\n",
                "play",
                "ochos-locos",
                "--players",
                "2",
                "--seed",
                "2",
                "--record",
                record.toString())
            .done();
    assertThat(ran.out()).contains("deal 1 ", "(Enter for the next deal)", "deal 2 ");
    assertThat(Ran.eightfold("record", "verify", record.toString()).done().out())
        .contains("verified");
  }

  @Test
  void the_same_seed_and_lines_give_the_same_match() {
    String lines = blindly(20);
    String[] call = {"play", "mau-mau", "--seed", "77"};
    assertThat(Ran.typing(lines, call).done().out())
        .isEqualTo(Ran.typing(lines, call).done().out());
    assertThat(Ran.typing(lines, "play", "mau-mau", "--seed", "78").out())
        .isNotEqualTo(Ran.typing(lines, call).out());
  }

  @Test
  void the_table_answers_questions_and_refuses_with_code_and_words() {
    Ran ran =
        Ran.typing(
                """
                help
                table
                log
                scores
                rules
                why
                why 2X
                juggle
                play ZZ
                catch Ada

                quit
                """,
                "play",
                "pesten",
                "--players",
                "2",
                "--seed",
                "3")
            .done();
    assertThat(ran.out())
        .contains("About the table:")
        .contains("Scores: You 0, Ada 0.")
        .contains("# Pesten")
        .contains("Why what? Name a card: why 7H")
        .contains("You don't hold 2X.")
        .contains("Not so (915)", "Not so (903)", "Not so (911)")
        .contains("It is your turn")
        .contains("You leave the table.");
  }

  @Test
  void why_says_what_keeps_a_card_from_being_played() {
    List<String> asked = new ArrayList<>();
    for (int kind : Kinds.list(LibraryPack.french().all())) {
      asked.add("why " + LibraryPack.french().name(kind));
    }
    Ran ran =
        Ran.typing(
                String.join("\n", asked) + "\nquit\n",
                "play",
                "pesten",
                "--players",
                "2",
                "--seed",
                "3")
            .done();
    assertThat(ran.out()).contains("(907)", "may be played.", "You don't hold");
  }

  @Test
  void the_end_of_input_leaves_the_table() {
    Ran ran = Ran.typing("", "play", "eights", "--seed", "1").done();
    assertThat(ran.out()).contains("You leave the table.");
  }

  @Test
  void odd_bytes_and_long_lines_do_no_harm() {
    Ran ran =
        Ran.typing(
                "\u0000\u001b[2J\n" + "x".repeat(20_000) + "\nquit\n",
                "play",
                "eights",
                "--seed",
                "1")
            .done();
    assertThat(ran.out()).doesNotContain("\u0000", "\u001b");
  }

  @Test
  void wrong_calls_are_refused() {
    Ran.eightfold("play", "whist").refused("no game is called \"whist\"");
    Ran.eightfold("play", "pesten", "--players", "1").refused("2 to 7 players");
    Ran.eightfold("play", "pesten", "--seed", "x").refused("--seed");
    Ran.eightfold("play", "pesten", "--bot", "boss").refused("boss", "random, eager, greedy");
    Ran.eightfold("play", "pesten", "--name", "a b").refused("name");
    Ran.eightfold("play", "pesten", "--name", "7").refused("name");
    Ran.eightfold("play", "pesten", "--option", "draw=never").refused("draw");
  }

  @Test
  void a_file_that_is_there_is_never_written_over() throws IOException {
    Path record = Files.writeString(folder.resolve("old.yaml"), "mine");
    Ran.eightfold("play", "pesten", "--record", record.toString()).refused("such a file already");
    assertThat(record).hasContent("mine");
    Ran.eightfold("play", "pesten", "--record", folder.resolve("no/where.yaml").toString())
        .refused("no such file or folder");
  }
}
