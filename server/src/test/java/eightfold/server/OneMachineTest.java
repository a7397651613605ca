package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.server.little.LittleCatalogue;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * One machine is the case without others: nothing of Pekko or of PostgreSQL is loaded. Source:
 * issue 13, point 2.
 */
@SuppressWarnings("NullAway.Init")
class OneMachineTest {
  @TempDir Path folder;

  @Test
  void a_server_of_one_machine_loads_nothing_that_several_need() throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--sun-misc-unsafe-memory-access=allow",
                "--enable-native-access=ALL-UNNAMED",
                "-Xlog:class+load:stdout",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Started.class.getName(),
                folder.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    List<String> loaded;
    try (var out = process.inputReader()) {
      loaded = out.lines().toList();
    }
    assertThat(process.waitFor()).isZero();
    assertThat(loaded).anyMatch(line -> line.contains(" eightfold.server.lobby.Lobby "));
    assertThat(loaded)
        .noneMatch(line -> line.contains(" org.apache.pekko."))
        .noneMatch(line -> line.contains(" scala."))
        .noneMatch(line -> line.contains(" com.zaxxer.hikari."))
        .noneMatch(line -> line.contains(" org.postgresql."))
        // for passkeys, which nobody has shown yet
        .noneMatch(line -> line.contains(" com.webauthn4j."))
        .noneMatch(line -> line.contains(" tools.jackson."));
  }

  /** Starts a server and stops it. */
  static final class Started {
    private Started() {}

    /** The folder is the first argument. */
    public static void main(String[] words) throws StartException {
      ServerSettings settings = ServerSettings.at("127.0.0.1", 0, Path.of(words[0]));
      try (Server server = Server.start(settings, new LittleCatalogue())) {
        System.out.println(server.address());
      }
    }
  }
}
