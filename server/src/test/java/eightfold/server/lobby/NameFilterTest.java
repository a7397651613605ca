package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Words that nobody is called by. Source: issue 13, point 3. */
class NameFilterTest {
  private static final NameFilter FILTER =
      NameFilter.of(List.of("# of this club", "", "Stinker", "  moss  "));

  @ParameterizedTest
  @ValueSource(
      strings = {
        "stinker",
        "STINKER",
        "Stínkér",
        "s t i n k e r",
        "St1nk3r",
        "Stiiinker",
        "the.stinker.42",
        "$tinker",
        "ｓｔｉｎｋｅｒ",
        "Kate Moss",
        "Mosss"
      })
  void a_word_is_found_however_it_is_written(String name) {
    assertThat(FILTER.refuses(name)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Ann", "Stink", "Tinker", "of this club", "Moses", "Zoë", "Иван"})
  void other_names_are_free(String name) {
    assertThat(FILTER.refuses(name)).isFalse();
  }

  @Test
  void without_words_no_name_is_refused() {
    assertThat(NameFilter.NONE.refuses("Stinker")).isFalse();
  }

  @Test
  void a_word_that_would_be_found_everywhere_is_none() {
    assertThatThrownBy(() -> NameFilter.of(List.of("moss", "a n")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("line 2: “a n” has less than 3 letters, and would be found in too many names");
  }
}
