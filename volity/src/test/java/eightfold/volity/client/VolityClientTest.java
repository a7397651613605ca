package eightfold.volity.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.volity.Jid;
import eightfold.volity.village.Prosody;
import eightfold.volity.village.RealTables;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * People at the terminal, a real XMPP server, the real door. Source: issue 14, point 15. Where
 * there is no Prosody, the test says so and is skipped.
 */
class VolityClientTest {
  private static final String PARLOR = "volity-eights@volity.localhost/volity";

  private static RealTables tables;

  @BeforeAll
  static void open(@TempDir Path folder) throws Exception {
    tables = RealTables.open(folder);
  }

  @AfterAll
  static void close() {
    if (tables != null) {
      tables.close();
    }
  }

  private static Prosody prosody() {
    return tables.prosody();
  }

  @Test
  void ann_plays_a_whole_game_against_a_bot() throws Exception {
    try (TypingPlayer ann = TypingPlayer.at(prosody(), "ann", PARLOR)) {
      ann.reads("The table: no game is being played yet\\.");
      ann.types("sit", "Ann sits at player_1\\.");
      ann.types("bot", "ok: .*");
      ann.reads(".+ sits at player_2\\.");
      ann.types("ready", "The game begins\\.");
      assertThat(ann.playsToTheEnd()).matches("Scores: .*Ann \\d+.*");
      ann.reads("The game is over\\.");
    }
  }

  @Test
  void bob_joins_the_table_by_its_room_and_either_of_them_may_stop_the_game() throws Exception {
    try (TypingPlayer ann = TypingPlayer.at(prosody(), "ann", PARLOR);
        TypingPlayer bob = TypingPlayer.at(prosody(), "bob", ann.client().room())) {
      ann.reads("referee says: This table is also at http://127.0.0.1:.*#/t/.*");
      ann.reads("Bob comes in\\.");
      ann.types("sit player_2", "ok: player_2");
      bob.types("sit player_2", "refused: somebody has that seat.*");
      bob.types("sit", "Bob sits at player_1\\.");
      assertThat(bob.client().take("say good luck")).isTrue();
      ann.reads("Bob says: good luck");
      ann.types("draw", "refused: no game is being played, or it is suspended");
      ann.types("ready", "Ann is ready\\.");
      bob.types("ready", "The game begins\\.");
      bob.types("call game.draw_card \"KH\"", "refused \\(604\\): .*");
      bob.types("call volity.dance", "refused \\(603\\): .*");
      ann.types("suspend", "ok");
      bob.reads("Ann suspends the game\\. It goes on when all are ready\\.");
      bob.types("kill", "Bob wants the game to end when all are ready\\.");
      bob.types("state", "The table: the game is suspended\\.");
      bob.reads("Your cards: .*");
      ann.types("ready", "ok");
      bob.types("ready", "The game is over\\.");
    }
  }

  @Test
  void a_script_waits_for_what_the_referee_tells() throws Exception {
    try (TypingPlayer ann =
        TypingPlayer.at(prosody(), "ann", "crazier-eights@volity.localhost/volity")) {
      for (String line : new String[] {"sit", "bot", "ready", "wait volity.start_game"}) {
        assertThat(ann.client().take(line)).as(line).isTrue();
      }
      ann.types("legal", "ok:.*");
      ann.types("draw", "refused \\(603\\): .* At this table it is: act LINE; legal lists them");
      assertThat(ann.client().take("quit")).isFalse();
    }
  }

  private static void refused(ClientSettings settings, String... words) {
    assertThatThrownBy(() -> VolityClient.enter(settings, _ -> {}))
        .isInstanceOf(ClientException.class)
        .message()
        .contains(words);
  }

  @Test
  void who_cannot_come_in_is_told_why() throws Exception {
    ClientSettings ann = TypingPlayer.settings(prosody(), "ann", PARLOR);
    int free;
    try (ServerSocket socket = new ServerSocket(0)) {
      free = socket.getLocalPort();
    }
    refused(at(ann, "127.0.0.1", free), "no XMPP server answers at 127.0.0.1:" + free);
    refused(at(ann, "nobody.invalid", 5222), "there is no host nobody.invalid");
    refused(
        new ClientSettings(
            ann.host(),
            ann.port(),
            Jid.of("ann@localhost"),
            "pw-bob",
            PARLOR,
            "Ann",
            Optional.empty()),
        "does not let ann@localhost in",
        "another password");
    refused(
        TypingPlayer.settings(prosody(), "ann", "no-such-game@volity.localhost/volity"),
        "there is no parlor and no table at no-such-game@volity.localhost/volity",
        PARLOR);
    refused(
        TypingPlayer.settings(prosody(), "ann", "ref_0000@rooms.localhost"),
        "there is no parlor and no table at ref_0000@rooms.localhost");
    refused(
        TypingPlayer.settings(prosody(), "ann", "rooms.localhost"),
        "neither a parlor",
        "nor a room");
  }

  private static ClientSettings at(ClientSettings settings, String host, int port) {
    return new ClientSettings(
        host,
        port,
        settings.account(),
        settings.password(),
        settings.place(),
        settings.name(),
        Optional.empty());
  }
}
