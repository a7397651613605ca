package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/**
 * {@code eightfold crash}: a server is killed while people play. Source: issue 13, point 2, and the
 * trial of issue 7: no acknowledged act is lost, none is done twice.
 */
@DisabledOnOs(OS.WINDOWS)
class CrashCommandTest {
  private static final int KILLS = 5;

  @Test
  @Tag("long")
  @Timeout(300)
  void a_server_that_is_killed_in_mid_deal_has_kept_all_that_it_promised() throws Exception {
    JsonNode report = killed();
    assertThat(report.path("inFlight").asInt()).as("%s", report).isPositive();
    assertThat(report.path("resentDone").asInt()).as("%s", report).isPositive();
  }

  private static JsonNode killed() throws Exception {
    Ran ran =
        Ran.eightfold(
            "crash",
            "--times",
            String.valueOf(KILLS),
            "--tables",
            "20",
            "--every",
            "0.1",
            "--json");
    JsonNode report = new JsonMapper().readTree(ran.out());
    assertThat(ran.code()).as(ran.err() + ran.out()).isZero();
    assertThat(report.path("kills").asInt()).isEqualTo(KILLS);
    assertThat(report.path("acknowledged").asInt()).isPositive();
    assertThat(report.path("lost").asInt()).isZero();
    assertThat(report.path("doubled").asInt()).isZero();
    return report;
  }

  @Test
  void wrong_calls_are_refused_with_what_would_be_right() {
    Ran.eightfold("crash", "--times", "0").refused("--times", "1 to ");
    Ran.eightfold("crash", "--every", "0").refused("--every", "0.01");
    Ran.eightfold("crash", "--players", "19").refused("19 players");
  }
}
