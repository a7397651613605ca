package eightfold.server;

import eightfold.server.little.LittleCatalogue;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A request that is sent again while the first is being done. Source: issue 44, point 8: of four at
 * once some were answered that nothing has changed, though the table was opened.
 */
@Timeout(60)
class SentAgainTest {
  private static final int AT_ONCE = 4;
  private static final int TRIES = 20;

  @Test
  void four_at_once_are_answered_alike() throws Exception {
    try (ServerFixture server = ServerFixture.with(new LittleCatalogue());
        SameRequests requests = new SameRequests(List.of(server), AT_ONCE)) {
      for (int attempt = 0; attempt < TRIES; attempt++) {
        requests.openAndJoin("c0ffee00c0ffee00c0ffee%02d".formatted(attempt));
      }
    }
  }
}
