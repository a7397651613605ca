package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code eightfold scenario}. Source: NOTATION 4, first paragraph. */
class ScenarioCommandTest {
  private static final String GOOD =
      """
      name: an eight skips the next seat
      game: pesten
      players: [Ann, Bob, Cy]
      hands: {Ann: "8H 9H KD", Bob: "4H 4D 6C", Cy: "JH 10C QS"}
      upcard: 5H
      turn: Ann
      steps:
        - Ann: play 8H
          then: {turn: Cy}
      """;

  @TempDir Path folder;

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void what_holds_passes() throws IOException {
    Ran ran = Ran.eightfold("scenario", file("good.yaml", GOOD)).done();
    assertThat(ran.out()).isEqualTo("PASS an eight skips the next seat\n1 passed, 0 failed\n");
  }

  @Test
  void what_does_not_hold_fails_with_the_step() throws IOException {
    Ran ran = Ran.eightfold("scenario", file("bad.yaml", GOOD.replace("turn: Cy", "turn: Bob")));
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out())
        .isEqualTo(
            """
            FAIL an eight skips the next seat: step 1: expected turn Bob, was Cy
            0 passed, 1 failed
            """);
  }

  @Test
  void a_typing_error_in_a_key_is_an_error_and_the_others_still_run() throws IOException {
    String wrong = file("wrong.yaml", GOOD.replace("upcard", "upkard"));
    Ran ran = Ran.eightfold("scenario", wrong, file("good.yaml", GOOD));
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.out())
        .startsWith("ERROR " + wrong + ":5: ")
        .contains("PASS", "1 passed, 0 failed");
  }

  @Test
  void a_missing_file_is_an_error() {
    Ran ran = Ran.eightfold("scenario", "nowhere.yaml");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.out()).startsWith("ERROR nowhere.yaml:1: ").contains("no such file");
    Ran.eightfold("scenario").refused("FILE");
  }
}
