package eightfold.bots;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.FastChance;
import eightfold.game.Verb;
import eightfold.game.View;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The example of docs/bots.md: it compiles, it plays, and the page shows it as it is here. */
class BotsPageTest {
  // example
  /** Plays the card of which the notation's name comes last; a bot need not be clever. */
  static final class LastNameBot implements Bot {
    @Override
    public Optional<String> answer(View view, FastChance chance) {
      if (view.turn() != view.seat()) {
        return Optional.empty(); // nothing to say out of turn
      }
      return view.legal().stream()
          .filter(act -> Verb.of(act).inTurn()) // leave calls and catches aside
          .max(Comparator.naturalOrder());
    }
  }

  // end of example

  /** Tests run in the folder of their module. */
  private static String read(String file) throws IOException {
    return Files.readString(Path.of(file));
  }

  @Test
  void the_page_shows_the_example_as_it_compiles() throws IOException {
    String source = read("src/test/java/eightfold/bots/BotsPageTest.java");
    String example =
        source.substring(
            source.indexOf("  // example\n") + "  // example\n".length(),
            source.indexOf("  // end of example"));
    assertThat(read("../docs/bots.md"))
        .contains(
            "```java\n"
                + example.stripTrailing().stripIndent().replaceFirst("static ", "")
                + "\n```");
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
