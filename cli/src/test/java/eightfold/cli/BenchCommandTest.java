package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** {@code eightfold bench}. Source: NOTATION 6. */
class BenchCommandTest {
  @Test
  void as_json_it_has_all_that_the_notation_names() {
    JsonNode rows =
        Ran.eightfold("bench", "pesten", "openspiel-eights", "--seconds", "0.1", "--json")
            .done()
            .json();
    assertThat(rows).hasSize(2);
    for (JsonNode row : rows) {
      assertThat(row.at("/players").asInt()).isEqualTo(2);
      for (String key :
          List.of(
              "decisionsPerCpuSecond",
              "dealsPerCpuSecond",
              "listedPerCpuSecond",
              "copyNanos",
              "freshCopyNanos")) {
        assertThat(row.get(key).asDouble()).as(key).isPositive();
      }
      assertThat(row.get("bytesPerDecision").isNumber()).isTrue();
    }
    assertThat(rows.at("/0/game").asText()).isEqualTo("pesten");
    assertThat(rows.at("/0/bot").asText()).isEqualTo("eager");
    assertThat(rows.at("/1/bot").asText()).isEqualTo("random");
  }

  @Tag("long")
  @Test
  void for_people_it_is_a_table_and_the_statistics_to_compare() {
    Ran ran = Ran.eightfold("bench", "openspiel-eights", "--seconds", "0.1").done();
    assertThat(ran.out())
        .contains("decisions/CPU s", "listed/CPU s", "of 20,000 deals:  decisions 8");
    assertThat(ran.out().lines())
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
  }

  @Test
  void wrong_calls_are_refused() {
    Ran.eightfold("bench", "whist").refused("whist");
    Ran.eightfold("bench", "pesten", "--seconds", "0").refused("--seconds");
    Ran.eightfold("bench", "pesten", "--players", "99").refused("99");
  }
}
