package eightfold.server.cluster;

import eightfold.games.Games;
import eightfold.server.Server;
import eightfold.server.ServerFixture;
import eightfold.server.ServerSettings;
import eightfold.server.lobby.Limits;
import eightfold.server.lobby.LobbySettings;
import eightfold.server.postgres.Database;
import java.nio.file.Path;
import java.util.Optional;

/** One of {@link Nodes}. */
final class NodeProcess {
  static final String READY = "ready";

  /** For how many milliseconds a table stays in memory at which nobody is. */
  static final String AWAKE = "cluster.awake";

  private NodeProcess() {}

  /** Database, its user, its password, host and port for clients, its address for other nodes. */
  public static void main(String[] words) throws Exception {
    long awake = Long.getLong(AWAKE, ServerFixture.WIDE.times().awake());
    Limits limits = ServerFixture.WIDE.with(ServerFixture.WIDE.times().awake(awake));
    Database database =
        new Database(words[0], Optional.of(words[1]), Optional.of(words[2]), Database.CONNECTIONS);
    ServerSettings settings =
        ServerSettings.at(words[3], Integer.parseInt(words[4]), Path.of("unused"))
            .with(
                new ServerSettings.Storage.Shared(
                    database, Optional.of(new ClusterSettings(NodeAddress.of(words[5])))))
            .with(LobbySettings.standard().with(limits));
    Server server = Server.start(settings, Games.standard());
    Runtime.getRuntime().addShutdownHook(new Thread(server::close));
    System.out.println(READY);
    server.out().get();
    System.exit(1);
  }
}
