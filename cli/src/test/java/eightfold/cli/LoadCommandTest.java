package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** {@code eightfold load}. Source: issue 13, point 9. */
class LoadCommandTest {
  /** Of what it measures nothing is asked here: this machine may be busy. */
  @Test
  @Timeout(120)
  void people_play_at_a_server_of_its_own_and_every_act_is_done() throws Exception {
    Ran ran =
        Ran.eightfold(
            "load",
            "--tables",
            "3",
            "--every",
            "0.1",
            "--seconds",
            "1",
            "--warm-up",
            "1",
            "--json");
    assertThat(ran.code()).as(ran.err() + ran.out()).isZero();
    JsonNode report = new JsonMapper().readTree(ran.out());
    assertThat(report.path("tables").asInt()).isEqualTo(3);
    assertThat(report.path("sockets").asInt()).isEqualTo(12);
    assertThat(report.path("acts").asInt()).isPositive();
    assertThat(report.path("told").asInt()).isGreaterThanOrEqualTo(report.path("acts").asInt());
    assertThat(report.path("refused")).isEmpty();
    assertThat(report.path("lost")).isEmpty();
    assertThat(report.path("p99").asDouble()).isPositive();
    assertThat(report.path("serverCpuMillis").asDouble()).isPositive();
  }

  /** Source: issue 44, point 2. Of times and memory nothing is asked: this machine may be busy. */
  @Test
  @Timeout(120)
  void players_act_before_a_crowd_that_comes_and_goes() throws Exception {
    Ran ran =
        Ran.eightfold(
            "load",
            "--tables",
            "1",
            "--players",
            "2",
            "--every",
            "0.1",
            "--acts",
            "40",
            "--watchers",
            "20",
            "--idle-readers",
            "4",
            "--stay",
            "0.3",
            "--rest",
            "0",
            "--json");
    assertThat(ran.code()).as(ran.err() + ran.out()).isZero();
    JsonNode report = new JsonMapper().readTree(ran.out());
    assertThat(report.path("alone").path("acts").asInt()).isGreaterThanOrEqualTo(40);
    assertThat(report.path("watched").path("acts").asInt()).isGreaterThanOrEqualTo(40);
    assertThat(report.path("came").asInt()).as("they come and go").isGreaterThan(25);
    assertThat(report.path("lostWatchers").asInt()).isZero();
    assertThat(report.path("read").asInt()).isGreaterThan(10_000);
    assertThat(report.path("liveBefore").asLong()).isPositive();
    assertThat(report.path("lost")).isEmpty();
  }

  @Test
  void wrong_calls_are_refused_with_what_would_be_right() {
    Ran.eightfold("load", "--tables", "0").refused("--tables", "1 to ");
    Ran.eightfold("load", "--every", "0").refused("--every", "0.01");
    Ran.eightfold("load", "--tables", "5000")
        .refused("20000 connections want 20300 open files", "allows a program 20000", "ulimit -Hn");
    Ran.eightfold("load", "--watchers", "2", "--idle-readers", "3").refused("--idle-readers");
    Ran.eightfold("load", "ftp://somewhere/").refused("http://");
    Ran.eightfold("load", "http://127.0.0.1:1/", "--tables", "1").refused("127.0.0.1:1");
  }
}
