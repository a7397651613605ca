package eightfold.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.protocol.Page;
import eightfold.server.PseudoTexts;
import eightfold.server.lobby.Conversation;
import eightfold.server.lobby.Placement;
import eightfold.server.lobby.TableCall;
import eightfold.server.port.Link;
import eightfold.server.postgres.Database;
import eightfold.server.postgres.PostgresMembership;
import eightfold.server.postgres.PostgresServer;
import eightfold.server.postgres.PostgresStore;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Whoever asks a server that has left the others, and whose doors are still open, is told in their
 * language that the table is on its way. Source: issue 44, point 5 (every refusal and error).
 */
@Timeout(120)
class LeftNodeTest {
  private static final String TABLE = "anywhere-0123456789012";

  /** Answers of every table alike. */
  private record Host(TableCall.Answer answer) implements Placement.Host {
    @Override
    public TableCall.Answer answer(String table, TableCall call) {
      return answer;
    }

    @Override
    public Conversation led(Link link) {
      throw new AssertionError("nobody plays");
    }

    @Override
    public boolean isAwake(String table) {
      return false;
    }

    @Override
    public void handOver(String table) {
      // nothing is kept
    }

    @Override
    public void giveUpLost() {}
  }

  private static ClusterNode node(Database database, TableCall.Answer answer) throws IOException {
    NodeAddress place = new NodeAddress("127.0.0.1", Nodes.freePort());
    ClusterNode node =
        ClusterNode.listening(new ClusterSettings(place), PostgresMembership.in(database));
    node.join(new Host(answer));
    return node;
  }

  @Test
  void a_table_is_on_its_way() throws Exception {
    Database database = PostgresServer.shared().database();
    // the servers are listed beside the tables
    PostgresStore.in(database).close();
    TableCall.Answer here = new TableCall.Answer.Matches(3, 5);
    try (ClusterNode stays = node(database, here)) {
      ClusterNode leaves = node(database, here);
      assertThat(leaves.ask(TABLE, new TableCall.Matches())).isEqualTo(here);
      leaves.close();
      assertThat(stays.ask(TABLE, new TableCall.Matches())).isEqualTo(here);
      assertThat(leaves.ask(TABLE, new TableCall.Notice()))
          .isInstanceOfSatisfying(
              TableCall.Answer.Shown.class,
              shown -> {
                Page.Problem problem = (Page.Problem) shown.page();
                assertThat(problem.words().message().key()).isEqualTo("problems.moving");
                assertThat(PseudoTexts.english(problem.words().message(), _ -> false)).isEmpty();
              });
    }
  }
}
