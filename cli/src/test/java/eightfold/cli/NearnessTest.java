package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.spelling.Nearest;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Near words for mistyped ones. */
class NearnessTest {
  @Test
  void letters_put_in_left_out_changed_or_swapped_count_one_each() {
    assertThat(Nearest.distance("pesten", "pesten")).isZero();
    assertThat(Nearest.distance("pestn", "pesten")).isEqualTo(1);
    assertThat(Nearest.distance("pestenn", "pesten")).isEqualTo(1);
    assertThat(Nearest.distance("pasten", "pesten")).isEqualTo(1);
    assertThat(Nearest.distance("psetne", "pesten")).isEqualTo(2);
    assertThat(Nearest.distance("", "abc")).isEqualTo(3);
  }

  @Test
  void the_nearest_come_first_and_far_ones_not_at_all() {
    List<String> words = List.of("switch", "swatch", "pesten");
    assertThat(Nearness.nearest("swithc", words, words)).containsExactly("switch", "swatch");
    assertThat(Nearness.nearest("zzz", words, words)).isEmpty();
  }
}
