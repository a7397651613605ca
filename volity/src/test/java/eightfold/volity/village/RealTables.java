package eightfold.volity.village;

import eightfold.games.Games;
import eightfold.server.Server;
import eightfold.server.ServerSettings;
import eightfold.server.StartException;
import eightfold.server.lobby.LobbySettings;
import eightfold.server.room.Pace;
import eightfold.volity.Jid;
import eightfold.volity.door.VolityDoor;
import eightfold.volity.door.VolitySettings;
import eightfold.volity.table.Oversight;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Assumptions;

/**
 * A real XMPP server, a server of tables, and the door between them; the accounts ann, bob and cy
 * have the passwords pw-ann, pw-bob and pw-cy, and cy is an administrator. Where the machine lacks
 * something, the test says so and is skipped.
 */
public final class RealTables implements AutoCloseable {
  private static final Pace QUICK = new Pace(30_000, 0, 0, 20, 40);

  private final Prosody prosody;
  private final Server server;
  private final VolityDoor door;

  private RealTables(Prosody prosody, Server server) {
    this.prosody = prosody;
    this.server = server;
    this.door = VolityDoor.open(settings(prosody, server), server.doors());
  }

  /** Says loudly what is not tested, as the machine lacks something, and skips the test. */
  public static void missing(String what) {
    System.err.println(
        "NOT TESTED: tables over a real XMPP server, as there is no "
            + what
            + "; apt-get install --no-install-recommends prosody python3-slixmpp");
    Assumptions.abort("no " + what);
  }

  /** A Python that has slixmpp. */
  public static String python() throws IOException, InterruptedException {
    Optional<String> python = Prosody.python();
    if (python.isEmpty()) {
      missing("Python with slixmpp");
    }
    return python.orElseThrow();
  }

  /** Starts all three; the door has a line. */
  public static RealTables open(Path folder)
      throws IOException, InterruptedException, StartException {
    Optional<Prosody> started = Prosody.start(folder.resolve("prosody"));
    if (started.isEmpty()) {
      missing("Prosody");
    }
    Prosody prosody = started.orElseThrow();
    ServerSettings settings =
        ServerSettings.at("127.0.0.1", 0, folder.resolve("data"))
            .with(LobbySettings.standard().with(QUICK));
    RealTables tables = new RealTables(prosody, Server.start(settings, Games.standard()));
    for (String name : List.of("ann", "bob", "cy")) {
      prosody.register(name, "pw-" + name);
    }
    for (int i = 0; i < 200 && !tables.door.isOnline(); i++) {
      Thread.sleep(50);
    }
    if (!tables.door.isOnline()) {
      tables.close();
      throw new IOException("the door has no line");
    }
    return tables;
  }

  private static VolitySettings settings(Prosody prosody, Server server) {
    return new VolitySettings(
        "volity.localhost",
        "127.0.0.1",
        prosody.components(),
        "swordfish",
        "rooms.localhost",
        server.address() + "rulesets",
        server.address(),
        new Oversight(Set.of(Jid.of("cy@localhost")), Optional.empty()));
  }

  public Prosody prosody() {
    return prosody;
  }

  public Server server() {
    return server;
  }

  @Override
  public void close() {
    door.close();
    server.close();
    prosody.close();
  }
}
