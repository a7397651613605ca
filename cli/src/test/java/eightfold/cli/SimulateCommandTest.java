package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.junit.jupiter.api.Test;

/** {@code eightfold simulate}. Source: NOTATION 6; issue 2, point 6. */
class SimulateCommandTest {
  private static final List<String> TIMES =
      List.of("cpuSeconds", "wallSeconds", "dealsPerCpuSecond", "decisionsPerCpuSecond");

  private static JsonNode withoutTimes(JsonNode report) {
    return ((ObjectNode) report).remove(TIMES);
  }

  @Test
  void as_json_it_has_all_that_the_notation_names() {
    JsonNode report =
        Ran.eightfold(
                "simulate",
                "pesten",
                "--players",
                "3",
                "--deals",
                "200",
                "--bot",
                "greedy",
                "--option",
                "match=points",
                "--seed",
                "7",
                "--json")
            .done()
            .json();
    assertThat(report.at("/game").asText()).isEqualTo("pesten");
    assertThat(report.at("/players").asInt()).isEqualTo(3);
    assertThat(report.at("/options/match").asText()).isEqualTo("points");
    assertThat(report.at("/bot").asText()).isEqualTo("greedy");
    assertThat(report.at("/seed").asLong()).isEqualTo(7);
    assertThat(report.at("/deals").asInt()).isEqualTo(200);
    assertThat(report.at("/decisions").asLong()).isPositive();
    TIMES.forEach(time -> assertThat(report.get(time).asDouble()).as(time).isPositive());
    assertThat(report.at("/decisionsPerDeal/mean").asDouble()).isPositive();
    assertThat(report.at("/decisionsPerDeal/se").asDouble()).isPositive();
    for (String act : List.of("play", "draw", "pass", "declare", "call", "catch")) {
      assertThat(report.at("/actsPerDeal/" + act).isNumber()).as(act).isTrue();
    }
    for (String ending : List.of("out", "blocked", "limit")) {
      assertThat(report.at("/endings/" + ending).isNumber()).as(ending).isTrue();
    }
    assertThat(report.at("/seats")).hasSize(3);
    for (String key : List.of("winShare", "winShareSe", "points", "pointsSe")) {
      assertThat(report.at("/seats/0/" + key).isNumber()).as(key).isTrue();
    }
    assertThat(report.has("matches")).isFalse();
  }

  @Test
  void the_same_seed_gives_the_same_on_any_number_of_threads() {
    String[] call = {
      "simulate", "eights", "--deals", "300", "--seed", "3", "--json", "--threads", "1"
    };
    JsonNode one = withoutTimes(Ran.eightfold(call).done().json());
    call[call.length - 1] = "4";
    assertThat(withoutTimes(Ran.eightfold(call).done().json())).isEqualTo(one);
    call[5] = "4";
    assertThat(withoutTimes(Ran.eightfold(call).done().json())).isNotEqualTo(one);
  }

  @Test
  void matches_have_their_own_results() {
    JsonNode report =
        Ran.eightfold("simulate", "eights", "--matches", "20", "--bot", "greedy,random", "--json")
            .done()
            .json();
    assertThat(report.at("/matches").asInt()).isEqualTo(20);
    assertThat(report.at("/dealsPerMatch/mean").asDouble()).isGreaterThan(1);
    assertThat(report.at("/matchSeats")).hasSize(2);
    assertThat(report.at("/matchPlaces/0/winShare").asDouble())
        .as("greedy's matches")
        .isGreaterThan(report.at("/matchPlaces/1/winShare").asDouble());
  }

  @Test
  void for_people_it_is_a_table_in_80_columns() {
    Ran ran = Ran.eightfold("simulate", "pesten", "--deals", "50", "--players", "4").done();
    assertThat(ran.out())
        .contains("Pesten, 4 players", "decisions a deal", "eldest hand", "seed 4711");
    assertThat(ran.out().lines())
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
  }

  @Test
  void wrong_calls_are_refused() {
    Ran.eightfold("simulate", "pesten", "--players", "9").refused("pesten takes 2 to 7", "not 9");
    Ran.eightfold("simulate", "pesten", "--players", "two").refused("--players", "two");
    Ran.eightfold("simulate", "pesten", "--bot", "gredy").refused("gredy", "greedy");
    Ran.eightfold("simulate", "pesten", "--bot", "greedy,random,eager")
        .refused("3 bots", "2 players");
    Ran.eightfold("simulate", "pesten", "--deals", "-5").refused("--deals", "-5");
    Ran.eightfold("simulate", "pesten", "--deals", "9", "--matches", "9")
        .refused("--deals", "--matches");
    Ran.eightfold("simulate", "pesten", "--threads", "0").refused("--threads");
    Ran.eightfold("simulate", "pesten", "--seed", "12x").refused("--seed", "12x");
    Ran.eightfold("simulate", "eights", "--option", "cards=12", "--players", "5").refused("card");
    Ran.eightfold("simulate").refused("GAME");
  }
}
