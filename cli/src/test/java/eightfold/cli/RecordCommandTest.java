package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code eightfold record}. Source: NOTATION 5. */
class RecordCommandTest {
  @TempDir Path folder;
  private Path file = Path.of("");

  @BeforeEach
  void somebody_draws_twice_and_leaves() {
    file = folder.resolve("match.yaml");
    Ran.typing("draw\ndraw\nquit\n", "play", "eights", "--seed", "4", "--record", file.toString())
        .done();
  }

  @Test
  void an_unfinished_match_is_verified_up_to_its_last_whole_deal() {
    Ran ran = Ran.eightfold("record", "verify", file.toString()).done();
    assertThat(ran.out()).contains("0 deals verified", "not over");
  }

  // issue 44, point 8
  @Test
  void several_records_are_each_verified_whatever_comes_of_the_others() throws IOException {
    Path spoilt = folder.resolve("spoilt.yaml");
    Files.writeString(spoilt, "no record");
    Path other = folder.resolve("other.yaml");
    Files.copy(file, other);
    Ran ran =
        Ran.eightfold("record", "verify", file.toString(), spoilt.toString(), other.toString());
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.out()).contains(file.toString()).contains(other.toString());
    assertThat(ran.err()).contains(spoilt.toString());
    Ran.eightfold("record", "verify", file.toString(), other.toString()).done();
  }

  // issue 44, point 12
  @Test
  void a_moment_of_a_deal_that_is_over_is_a_scenario_and_any_other_is_refused() throws IOException {
    Ran hidden = Ran.eightfold("record", "scenario", file.toString(), "--ply", "1");
    assertThat(hidden.code()).isEqualTo(1);
    assertThat(hidden.err()).contains("the cards of deal 1 are still hidden");
    Ran wrong = Ran.eightfold("record", "scenario", file.toString(), "--deal", "7", "--ply", "0");
    assertThat(wrong.err()).contains("the record has no deal 7");
    assertThat(Ran.eightfold("record", "scenario", file.toString()).code()).isEqualTo(2);
  }

  @Test
  void it_is_shown_to_people() {
    assertThat(Ran.eightfold("record", "show", file.toString()).done().out())
        .contains("You: draw", "its cards are still hidden");
  }

  @Test
  void a_rule_book_that_was_changed_is_found_out() throws IOException {
    String text = Files.readString(file);
    int digit = text.indexOf("rules: sha256:") + "rules: sha256:".length();
    String other = text.charAt(digit) == '0' ? "1" : "0";
    Files.writeString(file, text.substring(0, digit) + other + text.substring(digit + 1));
    Ran ran = Ran.eightfold("record", "verify", file.toString());
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out()).startsWith("FAIL " + file);
  }

  /** A game of eights in which up to three cards are drawn, written by commit cef9d4e. */
  @Test
  void a_record_of_an_earlier_engine_is_old_and_not_refuted() throws IOException {
    try (InputStream in = RecordCommandTest.class.getResourceAsStream("engine-1.yaml")) {
      Files.write(file, Objects.requireNonNull(in).readAllBytes());
    }
    Ran ran = Ran.eightfold("record", "verify", file.toString()).done();
    assertThat(ran.out())
        .startsWith("OLD " + file + ":151: played under engine 1; replayed up to here")
        .contains("Who has drawn and finds no further card to draw");
    assertThat(Ran.eightfold("record", "show", file.toString()).done().out())
        .contains("The record cannot be replayed further: Ann: play 6D is refused");
  }

  @Test
  void what_is_no_record_is_refused_with_its_line() throws IOException {
    Files.writeString(file, "eightfold: 1\ngame: eights\nrulez: x\n");
    Ran.eightfold("record", "verify", file.toString()).refused(file + ":");
    Ran.eightfold("record", "show", folder.resolve("none.yaml").toString())
        .refused("none.yaml", "no such file");
    Ran.eightfold("record", "show", folder.toString()).refused("can't be read");
    Ran.eightfold("record").refused("say verify, show or scenario");
    Ran.eightfold("record", "verify").refused("FILE");
  }
}
