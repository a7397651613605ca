package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What guests may be called. Source: issue 10, point 2: invisible names, and names that look alike.
 */
class GuestNamesTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u3164",
        "\u115F",
        "\u1160",
        "\uFFA0",
        "\u3164\u3164 \u115F",
        "\u200B",
        "\u00AD",
        "\u034F",
        "\u2800",
        "\uFE0F",
        "\u180E",
        "A\u3164",
        "Ann\u200D",
        "\uDB40\uDC41",
        " ",
        "12",
        "\u00B2"
      })
  void what_cannot_be_seen_is_no_name(String name) {
    assertThat(GuestNames.clean(name)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Ann", "Jürgen", "李", "한글", "Ωmega", "Ann ❤️", "N°1 fan", "O'Hara", "x2"})
  void what_can_be_seen_is_one(String name) {
    assertThat(GuestNames.clean(name)).contains(name);
  }

  @Test
  void a_letter_and_its_accent_are_one_letter() {
    assertThat(GuestNames.clean("Ju\u0308rgen")).contains("J\u00FCrgen");
  }

  @ParameterizedTest
  @CsvSource({
    "Ann, ann",
    "Ann, ＡＮＮ",
    "Ann, Ａnn",
    "Jürgen, JU\u0308RGEN",
    "Straße, STRASSE",
    "office, oﬃce",
    "x2, x²",
    "Ann❤, Ann❤\uFE0F",
  })
  void names_that_read_alike_are_told_apart_by_a_number(String first, String second) {
    List<Chair> chairs = List.of(Chair.person(first, "token", 1), Chair.free());
    assertThat(GuestNames.unique(second, chairs)).isEqualTo(second + " 2");
  }

  @Test
  void other_names_stay_as_they_are() {
    List<Chair> chairs = List.of(Chair.person("Ann", "token", 1), Chair.free());
    for (String name : List.of("Anna", "Án", "Änn", "Bob")) {
      assertThat(GuestNames.unique(name, chairs)).isEqualTo(name);
    }
  }
}
