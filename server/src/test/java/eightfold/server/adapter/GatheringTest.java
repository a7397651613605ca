package eightfold.server.adapter;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** When a store waits for more before it commits. Source: issue 13, point 9 (CPU per act). */
class GatheringTest {
  private static final long SOON = Gathering.NANOS / 4;

  private long now = -5;
  private final Gathering gathering = new Gathering(now);

  @BeforeEach
  void the_first_fact_of_an_evening_is_written_at_once() {
    now += SOON;
    assertThat(gathering.isWorthWhile(now)).isFalse();
    gathering.committed(now);
  }

  @Test
  void a_family_that_plays_alone_never_waits() {
    for (int act = 0; act < 100; act++) {
      now += 1_000_000_000;
      assertThat(gathering.isWorthWhile(now)).isFalse();
      gathering.committed(now);
    }
  }

  @Test
  void where_many_tables_write_their_facts_are_committed_together() {
    for (int commit = 0; commit < 100; commit++) {
      now += SOON;
      assertThat(gathering.isWorthWhile(now)).isTrue();
      now += Gathering.NANOS;
      gathering.came(3);
      gathering.committed(now);
    }
  }

  /** Bots alone at a table: each waits for what the last one did. */
  @Test
  void one_table_that_writes_as_fast_as_it_can_waits_once_in_fifty_commits() {
    int waited = 0;
    for (int commit = 0; commit < 510; commit++) {
      now += SOON;
      if (gathering.isWorthWhile(now)) {
        waited++;
        now += Gathering.NANOS;
        gathering.came(0);
      }
      gathering.committed(now);
    }
    assertThat(waited).isEqualTo(10);
  }
}
