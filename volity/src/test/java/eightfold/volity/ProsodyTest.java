package eightfold.volity;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.volity.village.Prosody;
import eightfold.volity.village.RealTables;
import eightfold.volity.village.VolityPage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A real XMPP server, the real door, and clients in Python. Source: issue 14, point 16. Where
 * Prosody or slixmpp is missing, the test says so and is skipped.
 */
class ProsodyTest {
  private static final int PATIENCE_SECONDS = 270;

  @TempDir private Path folder = Path.of("");

  @Test
  void clients_in_python_play_at_a_table_of_a_real_server() throws Exception {
    play(List.of("--short"));
  }

  @Tag("long")
  @Test
  void clients_in_python_play_whole_games_of_several_rules() throws Exception {
    play(List.of());
  }

  @Tag("long")
  @Test
  void the_client_of_the_page_plays_a_game() throws Exception {
    Path program = Files.writeString(folder.resolve("client.py"), VolityPage.shown("python"));
    runs(
        prosody ->
            List.of(
                program.toString(),
                "127.0.0.1:" + prosody.clients(),
                "ann@localhost",
                "pw-ann",
                "volity-eights@volity.localhost/volity"),
        "the game is over: {'Robot': ");
  }

  private void play(List<String> options) throws Exception {
    Path script = Path.of("src", "test", "resources", "eightfold", "volity", "tables.py");
    runs(
        prosody -> {
          List<String> command = new ArrayList<>();
          command.addAll(List.of(script.toString(), "127.0.0.1:" + prosody.clients(), "localhost"));
          command.addAll(List.of("ann:pw-ann", "bob:pw-bob", "cy:pw-cy"));
          command.addAll(options);
          return command;
        },
        "all as it should be");
  }

  private void runs(Function<Prosody, List<String>> arguments, String end) throws Exception {
    String python = RealTables.python();
    try (RealTables tables = RealTables.open(folder)) {
      List<String> command = new ArrayList<>(arguments.apply(tables.prosody()));
      command.addFirst(python);
      Path output = folder.resolve("said");
      Process clients =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(output.toFile())
              .start();
      boolean ended = clients.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
      clients.destroyForcibly();
      String said = Files.readString(output);
      assertThat(ended).as("the clients come to an end: %s", said).isTrue();
      assertThat(clients.exitValue()).as(said).isZero();
      assertThat(said).contains(end);
    }
  }
}
