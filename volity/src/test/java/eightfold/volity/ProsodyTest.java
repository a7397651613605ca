package eightfold.volity;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.games.Games;
import eightfold.server.Server;
import eightfold.server.ServerSettings;
import eightfold.server.lobby.LobbySettings;
import eightfold.server.room.Pace;
import eightfold.volity.door.VolityDoor;
import eightfold.volity.door.VolitySettings;
import eightfold.volity.village.Prosody;
import eightfold.volity.village.VolityPage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A real XMPP server, the real door, and clients in Python. Source: issue 14, point 16. Where
 * Prosody or slixmpp is missing, the test says so and is skipped.
 */
class ProsodyTest {
  private static final Pace QUICK = new Pace(30_000, 0, 0, 20, 40);

  private static final int PATIENCE_SECONDS = 270;

  @TempDir private Path folder = Path.of("");

  private static void missing(String what) {
    System.err.println(
        "NOT TESTED: tables over a real XMPP server, as there is no "
            + what
            + "; apt-get install --no-install-recommends prosody python3-slixmpp");
    Assumptions.abort("no " + what);
  }

  @Test
  void clients_in_python_play_at_a_table_of_a_real_server() throws Exception {
    play(List.of("--short"));
  }

  @Tag("long")
  @Test
  void clients_in_python_play_whole_games_of_several_rules() throws Exception {
    play(List.of());
  }

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
    Optional<String> python = Prosody.python();
    if (python.isEmpty()) {
      missing("Python with slixmpp");
    }
    Optional<Prosody> started = Prosody.start(folder.resolve("prosody"));
    if (started.isEmpty()) {
      missing("Prosody");
    }
    ServerSettings settings =
        ServerSettings.at("127.0.0.1", 0, folder.resolve("data"))
            .with(LobbySettings.standard().with(QUICK));
    try (Prosody prosody = started.orElseThrow();
        Server server = Server.start(settings, Games.standard());
        VolityDoor door = VolityDoor.open(door(prosody, server), server.doors())) {
      for (String name : List.of("ann", "bob", "cy")) {
        prosody.register(name, "pw-" + name);
      }
      for (int i = 0; i < 200 && !door.isOnline(); i++) {
        Thread.sleep(50);
      }
      assertThat(door.isOnline()).as("the door has a line").isTrue();
      List<String> command = new ArrayList<>(arguments.apply(prosody));
      command.addFirst(python.orElseThrow());
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

  private static VolitySettings door(Prosody prosody, Server server) {
    return new VolitySettings(
        "volity.localhost",
        "127.0.0.1",
        prosody.components(),
        "swordfish",
        "rooms.localhost",
        server.address() + "rulesets",
        server.address(),
        "");
  }
}
