package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import eightfold.game.EngineVersion;
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

  // NOTATION 8; issue 44, point 8
  @Test
  void without_timing_equal_seeds_give_equal_bytes() {
    String[] call = {"simulate", "eights", "--deals", "50", "--seed", "3", "--json", "--no-timing"};
    Ran once = Ran.eightfold(call).done();
    assertThat(Ran.eightfold(call).done().out()).isEqualTo(once.out());
    TIMES.forEach(time -> assertThat(once.json().has(time)).as(time).isFalse());
    assertThat(once.json().at("/decisionsPerDeal/mean").isNumber()).isTrue();
    assertThat(
            Ran.eightfold("simulate", "eights", "--deals", "50", "--seed", "3", "--no-timing")
                .done()
                .out())
        .doesNotContain("CPU time");
  }

  @Test
  void as_json_it_says_what_was_played_exactly() {
    JsonNode report =
        Ran.eightfold(
                "simulate",
                "eights",
                "--players",
                "2",
                "--deals",
                "10",
                "--option",
                "twos=draw2",
                "--bot",
                "greedy,random",
                "--json")
            .done()
            .json();
    assertThat(report.at("/version").asText()).matches("\\d+\\.\\d+\\.\\d+.*");
    assertThat(report.at("/engine").asInt()).isEqualTo(EngineVersion.CURRENT);
    assertThat(report.at("/rules").asText()).matches("sha256:[0-9a-f]{64}");
    assertThat(report.at("/options")).hasSize(1);
    assertThat(report.at("/optionsInForce/twos").asText()).isEqualTo("draw2");
    assertThat(report.at("/optionsInForce/draw").asText()).isEqualTo("until-playable");
    assertThat(report.at("/bots/0").asText()).isEqualTo("greedy");
    assertThat(report.at("/bots/1").asText()).isEqualTo("random");
  }

  @Test
  void a_row_for_each_deal_adds_up_to_the_report_on_any_number_of_threads() {
    String[] call = {
      "simulate",
      "eights",
      "--players",
      "3",
      "--deals",
      "300",
      "--seed",
      "9",
      "--threads",
      "3",
      "--rows",
      "csv"
    };
    List<String> lines = Ran.eightfold(call).done().out().lines().toList();
    assertThat(lines.getFirst())
        .isEqualTo("deal,seed,seats,dealer,winner,ending,decisions,points0,points1,points2");
    assertThat(lines).hasSize(301);
    call[9] = "1";
    assertThat(Ran.eightfold(call).done().out().lines().toList()).isEqualTo(lines);
    JsonNode report =
        Ran.eightfold(
                "simulate", "eights", "--players", "3", "--deals", "300", "--seed", "9", "--json")
            .done()
            .json();
    List<String[]> rows = lines.stream().skip(1).map(line -> line.split(",", -1)).toList();
    assertThat(rows).extracting(row -> row[0]).startsWith("1", "2", "3").endsWith("300");
    assertThat(rows).extracting(row -> row[1]).doesNotHaveDuplicates();
    assertThat(rows.stream().mapToLong(row -> Long.parseLong(row[6])).sum())
        .isEqualTo(report.at("/decisions").asLong());
    assertThat(rows.stream().filter(row -> row[5].equals("out")).count() / 300.0)
        .isEqualTo(report.at("/endings/out").asDouble());
    double eldest =
        rows.stream()
                .filter(row -> row[4].equals(String.valueOf((Integer.parseInt(row[3]) + 1) % 3)))
                .count()
            / 300.0;
    assertThat(eldest).isEqualTo(report.at("/seats/0/winShare").asDouble());
  }

  @Test
  void rows_are_json_objects_where_that_is_asked_for_and_matches_go_on_counting() {
    List<String> lines =
        Ran.eightfold(
                "simulate",
                "tag-team",
                "--players",
                "4",
                "--matches",
                "3",
                "--seed",
                "2",
                "--rows",
                "jsonl")
            .done()
            .out()
            .lines()
            .toList();
    for (int i = 0; i < lines.size(); i++) {
      JsonNode row = Ran.json(lines.get(i));
      assertThat(row.at("/deal").asInt()).isEqualTo(i + 1);
      assertThat(row.at("/points")).hasSize(4);
      boolean won = row.at("/ending").asText().equals("out");
      assertThat(row.at("/winner").size()).as("partners win together").isEqualTo(won ? 2 : 0);
    }
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
