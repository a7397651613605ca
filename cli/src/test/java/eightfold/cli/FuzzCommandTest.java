package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code eightfold fuzz}. Source: issue 2, point 3. */
class FuzzCommandTest {
  @Test
  void kernel_and_oracle_agree_for_a_second() {
    Ran ran = Ran.eightfold("fuzz", "--minutes", "0.02", "--seed", "1").done();
    assertThat(ran.out()).isNotEmpty();
  }

  @Test
  void wrong_calls_are_refused() {
    Ran.eightfold("fuzz", "--minutes", "0").refused("--minutes");
    Ran.eightfold("fuzz", "--minutes", "soon").refused("--minutes", "soon");
    Ran.eightfold("fuzz", "--seed", "one").refused("--seed", "one");
  }

  /** Issue 3, point 7. */
  @Test
  void deals_by_the_hundred_keep_all_promises_at_every_table() {
    Ran ran = Ran.eightfold("fuzz", "--deals", "100", "--seed", "1").done();
    assertThat(ran.out()).startsWith("seed 1\n").contains("100 deals, ");
    Ran.eightfold("fuzz", "--deals", "0").refused("--deals");
  }

  /** Issue 12, point 5. */
  @Test
  void spoilt_books_are_read_those_of_the_library_or_one_of_a_file(@TempDir Path folder)
      throws IOException {
    Ran ran = Ran.eightfold("fuzz", "--books", "40", "--seed", "1").done();
    assertThat(ran.out()).startsWith("seed 1\n").contains("40 mutated books read, ");
    Path book = Files.writeString(folder.resolve("kitchen.game"), "game Kitchen\nwhen 7: again\n");
    Ran own = Ran.eightfold("fuzz", "--rules", book.toString(), "--books", "20", "--seed", "1");
    assertThat(own.done().out()).contains("20 mutated books read, 0 of them taken");
    Ran.eightfold("fuzz", "--books", "0").refused("--books");
    Ran.eightfold("fuzz", "--books", "9", "--deals", "9").refused("--books", "--deals");
  }
}
