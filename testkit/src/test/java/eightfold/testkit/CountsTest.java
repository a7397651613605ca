package eightfold.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Catalogue;
import eightfold.game.Match;
import eightfold.shedding.Shedding;
import eightfold.testkit.oracle.OracleCatalogue;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.provider.MethodSource;

/** The counts of the library, counted again: any slip in the rules changes them. */
class CountsTest {
  private static final Catalogue KERNEL = Shedding.standard();
  private static final Catalogue ORACLE = new OracleCatalogue(Library.books());

  /** So many sequences the oracle counts again, too; it is slow. */
  private static final long FOR_THE_ORACLE = 600;

  /** More are counted only where all is tried. */
  private static final long MANY = 20_000;

  static Stream<String> games() {
    return Tables.BOOKS.keySet().stream();
  }

  private static String file(String path) throws IOException {
    try (InputStream in = CountsTest.class.getResourceAsStream(path)) {
      return new String(Objects.requireNonNull(in, path).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Sampled
  @MethodSource("games")
  void a_game_has_as_many_ways_to_go_on_as_its_file_says(String game) throws IOException {
    Map<ActCounts.Deal, List<Long>> counts =
        ActCounts.read(file("/eightfold/library/" + game + ".counts"));
    assertThat(counts).hasSizeGreaterThanOrEqualTo(2);
    counts.forEach(
        (deal, expected) ->
            check(game + ", " + deal.line(), expected, catalogue -> deal.begin(catalogue, game)));
  }

  @Test
  @Tag("sampled")
  void so_have_ten_tricky_positions() throws IOException {
    List<TrickyPosition> positions = TrickyPosition.read(file("/eightfold/testkit/tricky.counts"));
    assertThat(positions).hasSizeGreaterThanOrEqualTo(10);
    positions.forEach(tricky -> check(tricky.name(), tricky.counts(), tricky::begin));
  }

  private interface Beginning {
    Match at(Catalogue catalogue);
  }

  private static void check(String name, List<Long> expected, Beginning beginning) {
    assertThat(expected).as(name).isNotEmpty();
    for (int depth = 1; depth <= expected.size(); depth++) {
      long sequences = expected.get(depth - 1);
      if (sequences > MANY && !Sample.whole()) {
        return;
      }
      assertThat(ActCounts.count(beginning.at(KERNEL), depth))
          .as("kernel, " + name + ", depth " + depth)
          .isEqualTo(sequences);
      if (sequences <= (Sample.whole() ? FOR_THE_ORACLE : FOR_THE_ORACLE / 6)) {
        assertThat(ActCounts.count(beginning.at(ORACLE), depth))
            .as("oracle, " + name + ", depth " + depth)
            .isEqualTo(sequences);
      }
    }
  }

  @Test
  void a_split_adds_up_to_the_count() {
    Match match = new ActCounts.Deal(1, 3, Map.of()).begin(KERNEL, "pesten");
    long sum = ActCounts.divide(match, 3).values().stream().mapToLong(Long::longValue).sum();
    assertThat(sum).isEqualTo(ActCounts.count(match, 3));
  }
}
