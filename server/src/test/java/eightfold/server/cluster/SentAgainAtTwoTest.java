package eightfold.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.server.SameRequests;
import eightfold.server.ServerFixture;
import eightfold.server.lobby.Limits;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * The same request at two servers over one database at the same moment: one does it, the others
 * answer alike. Source: issue 44, point 8.
 */
@Timeout(120)
class SentAgainAtTwoTest {
  private static final int AT_ONCE = 4;
  private static final int TRIES = 100;
  private static final int TRIES_OF_THE_LAST = 30;

  @Test
  void it_is_done_once() throws Exception {
    try (ThreeServers three = ThreeServers.started();
        SameRequests requests = new SameRequests(two(three), AT_ONCE)) {
      for (int attempt = 0; attempt < TRIES; attempt++) {
        requests.openAndJoin("c0ffee00c0ffee00c0ffee%02d".formatted(attempt));
      }
      assertThat(three.count()).as("tables in the database").isEqualTo(TRIES);
    }
  }

  /** The database has no room for another table of theirs when it has this one. */
  @Test
  void it_is_done_once_where_there_is_room_for_one() throws Exception {
    Limits wide = ServerFixture.WIDE;
    Limits.Shares one = new Limits.Shares(1, wide.shares().connections(), wide.shares().sockets());
    try (ThreeServers three =
            ThreeServers.started(new Limits(wide.totals(), one, wide.speeds(), wide.times()));
        SameRequests requests = new SameRequests(two(three), AT_ONCE)) {
      for (int attempt = 0; attempt < TRIES_OF_THE_LAST; attempt++) {
        requests.openAndJoin("decade00decade00decade%02d".formatted(attempt));
        assertThat(three.count()).as("tables in the database").isEqualTo(1);
        three.forgetAll();
      }
    }
  }

  private static List<ServerFixture> two(ThreeServers three) {
    return List.of(three.get(0), three.get(1));
  }
}
