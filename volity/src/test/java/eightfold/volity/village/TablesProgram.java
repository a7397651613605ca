package eightfold.volity.village;

import eightfold.games.Games;
import eightfold.server.Server;
import eightfold.server.ServerSettings;
import eightfold.server.lobby.LobbySettings;
import eightfold.server.room.Pace;
import eightfold.volity.door.VolityDoor;
import eightfold.volity.door.VolitySettings;
import eightfold.volity.table.Oversight;
import java.nio.file.Path;
import java.time.Duration;

/**
 * A server of tables with its door, as a program of its own, which may be killed. It ends with its
 * input, too. Arguments: the folder of its tables, and the XMPP server's port for components.
 */
final class TablesProgram {
  static final String ADDRESS = "at ";
  static final String ONLINE = "online";

  /** Nobody who is away for a while loses the seat to a bot. */
  private static final Pace PATIENT = new Pace(600_000, 0, 0, 20, 40);

  private TablesProgram() {}

  public static void main(String[] words) throws Exception {
    ServerSettings settings =
        ServerSettings.at("127.0.0.1", 0, Path.of(words[0]))
            .with(LobbySettings.standard().with(PATIENT));
    Server server = Server.start(settings, Games.standard());
    VolityDoor door =
        VolityDoor.open(
            new VolitySettings(
                "volity.localhost",
                "127.0.0.1",
                Integer.parseInt(words[1]),
                "swordfish",
                "rooms.localhost",
                server.address() + "rulesets",
                server.address(),
                Oversight.NONE),
            server.doors());
    System.out.println(ADDRESS + server.address());
    while (!door.isOnline()) {
      Thread.sleep(Duration.ofMillis(20));
    }
    System.out.println(ONLINE);
    while (System.in.read() >= 0) {
      // it runs as long as whoever has started it
    }
    Runtime.getRuntime().halt(0);
  }
}
