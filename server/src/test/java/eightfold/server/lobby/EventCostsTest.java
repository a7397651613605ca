package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * What those who watch are told of one event is made once, however many they are. Source: issue 44,
 * point 2. What it costs: {@code EventCosts}.
 */
@Timeout(60)
class EventCostsTest {
  private static final int HEARERS = 40;
  private static final int TIMES = 4;
  private static final double MOST_TEXTS = 4;

  @Test
  void talk_presence_and_names_are_made_once_for_all() throws Exception {
    try (Hearers hearers = new Hearers(HEARERS)) {
      for (Hearers.Event event : List.of(hearers.talk(), hearers.presence(), hearers.name())) {
        Hearers.Cost cost = hearers.cost(TIMES, event);
        assertThat(cost.messages()).isGreaterThanOrEqualTo(HEARERS);
        // one, or some more where those who watch were told two things as one
        assertThat(cost.made()).isLessThanOrEqualTo(MOST_TEXTS);
      }
    }
  }
}
