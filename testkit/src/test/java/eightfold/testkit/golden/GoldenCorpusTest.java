package eightfold.testkit.golden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.game.Catalogue;
import eightfold.game.EngineVersion;
import eightfold.games.Games;
import eightfold.rules.book.RuleBooks;
import eightfold.testkit.golden.GoldenCorpus.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What an engine has played comes out the same under every later one, unless a rule of the book is
 * known to have changed. Source: the records themselves, as they were played then (issue 11).
 */
class GoldenCorpusTest {
  /** Each build plays one record in so many of a game, the long checks all. */
  private static final int PART = 10;

  private static final Catalogue GAMES = new BooksReadOnce(Games.standard());
  private static final List<GoldenCorpus> ALL =
      IntStream.rangeClosed(EngineVersion.FIRST, EngineVersion.CURRENT)
          .filter(GoldenCorpus::has)
          .mapToObj(GoldenCorpus::of)
          .toList();

  /** A corpus and one of its games. */
  record Recorded(GoldenCorpus corpus, String game) {
    List<GoldenRecord> records() {
      return corpus.records(game);
    }

    @Override
    public String toString() {
      return game + " under engine " + corpus.engine();
    }
  }

  static Stream<Recorded> games() {
    return ALL.stream()
        .flatMap(corpus -> corpus.games().stream().map(game -> new Recorded(corpus, game)));
  }

  @ParameterizedTest
  @MethodSource("games")
  void some_records_of_every_game_play_again_as_they_were_played(Recorded recorded) {
    List<GoldenRecord> records = recorded.records();
    same(
        recorded.corpus(),
        IntStream.range(0, records.size())
            .filter(i -> i % PART == 0)
            .mapToObj(records::get)
            .toList());
  }

  @ParameterizedTest
  @MethodSource("games")
  @Tag("long")
  void all_records_play_again_as_they_were_played(Recorded recorded) {
    same(recorded.corpus(), recorded.records());
  }

  private static void same(GoldenCorpus corpus, List<GoldenRecord> records) {
    int old = 0;
    for (GoldenRecord record : records) {
      switch (corpus.replay(record, GAMES)) {
        case Result.Same() -> {}
        case Result.Old _ -> old++;
        case Result.Other(String where) -> throw new AssertionError(where);
      }
    }
    // a change of a rule that no deal gets through is none that old records could speak of
    assertThat(old).isLessThan(records.size());
  }

  @Test
  void this_engine_has_two_thousand_records_of_all_games_and_numbers_of_seats() {
    assertThat(GoldenCorpus.has(EngineVersion.CURRENT))
        .as("write the records of engine " + EngineVersion.CURRENT + ", see docs/testing.md")
        .isTrue();
    GoldenCorpus corpus = ALL.getLast();
    assertThat(corpus.games().stream().mapToInt(game -> corpus.records(game).size()).sum())
        .isGreaterThanOrEqualTo(2_000);
    assertThat(corpus.games())
        .containsAll(Games.standard().entries().stream().map(Catalogue.Entry::id).toList());
    for (Catalogue.Entry entry : Games.standard().entries()) {
      assertThat(corpus.records(entry.id()).stream().map(GoldenRecord::seats))
          .as(entry.id())
          .contains(entry.leastSeats(), entry.mostSeats());
    }
  }

  /** People keep such files; they are read for ever, not only records. */
  @ParameterizedTest
  @MethodSource("corpora")
  void the_library_of_that_day_can_be_read(GoldenCorpus corpus) {
    Map<String, String> books = new LinkedHashMap<>(corpus.library());
    books.keySet().removeIf(file -> !file.endsWith(".game"));
    assertThat(books).hasSizeGreaterThan(30);
    assertThat(RuleBooks.read(books).errors()).isEmpty();
    corpus
        .library()
        .forEach(
            (file, text) -> {
              if (!file.endsWith(".game")) {
                assertThat(Games.standard().fromRuleBook(text).id()).isEqualTo(id(file));
              }
            });
  }

  static Stream<GoldenCorpus> corpora() {
    return ALL.stream();
  }

  private static String id(String file) {
    return file.substring(0, file.lastIndexOf('.'));
  }

  private static GoldenRecord first(String game) {
    return ALL.getLast().records(game).getFirst();
  }

  private static GoldenRecord with(GoldenRecord record, List<String> lines) {
    return new GoldenRecord(
        record.number(),
        record.game(),
        record.book(),
        record.seats(),
        record.seed(),
        record.players(),
        lines);
  }

  @Test
  void what_differs_is_said_with_the_record_the_act_and_both_sides() {
    GoldenRecord record = first("pesten");
    List<String> lines = new ArrayList<>(record.lines());
    int drawn =
        IntStream.range(0, lines.size()).filter(i -> drew(lines.get(i))).findFirst().orElse(0);
    String came = lines.get(drawn);
    String other = came.replaceFirst("drew (\\w+) \\d+", "drew $1 9");
    lines.set(drawn, other);
    Result result = ALL.getLast().replay(with(record, lines), GAMES);
    assertThat(result).isInstanceOf(Result.Other.class);
    assertThat(((Result.Other) result).where())
        .startsWith("record " + record.number() + ", pesten, " + record.seats() + " seats (")
        .containsPattern("after \\d+ acts:")
        .contains("expected " + other, "came     " + came);
  }

  private static boolean drew(String line) {
    return line.contains("\tdrew ");
  }

  @Test
  void an_act_that_is_refused_now_is_said_so() {
    GoldenRecord record = first("pesten");
    List<String> lines = new ArrayList<>(record.lines());
    lines.addFirst(lines.removeFirst().replaceFirst("by \\w+", "by Ola"));
    assertThat(ALL.getLast().replay(with(record, lines), GAMES))
        .isInstanceOfSatisfying(
            Result.Other.class,
            other -> assertThat(other.where()).contains("came     (deal 1 was dealt by "));
  }

  /** A rule that is known to have changed since excuses a difference, and no other one does. */
  @Test
  void a_record_of_before_a_rule_changed_is_old() {
    GoldenRecord skips = first("kings-reverse");
    GoldenRecord wrong = with(skips, skips.lines().subList(0, skips.lines().size() - 1));
    assertThat(EngineVersion.changesSince(EngineVersion.FIRST, skips.book())).isNotEmpty();
    GoldenCorpus earlier = new GoldenCorpus(EngineVersion.FIRST, Map.of(), Map.of());
    assertThat(earlier.replay(wrong, GAMES)).isInstanceOf(Result.Old.class);
    assertThat(ALL.getLast().replay(wrong, GAMES)).isInstanceOf(Result.Other.class);
  }

  @Test
  void what_an_engine_has_played_is_not_written_over(@TempDir Path folder) throws IOException {
    List<GoldenRecord> few = ALL.getLast().records("dirty-seven");
    GoldenCorpus corpus = new GoldenCorpus(2, Map.of("dirty-seven", few), Map.of());
    corpus.write(folder, false);
    assertThatThrownBy(() -> corpus.write(folder, false))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("records of engine 2 already");
    corpus.write(folder, true);
    // another engine's stand beside them
    new GoldenCorpus(3, Map.of(), Map.of()).write(folder, false);
    assertThat(folder.toFile().list()).hasSize(2);
  }

  /** A game that has come since has records of its own, and those of others stay to the byte. */
  @Test
  void games_that_have_come_since_are_added(@TempDir Path folder) throws IOException {
    GoldenCorpus all = ALL.getLast();
    List<GoldenRecord> few = all.records("dirty-seven");
    Map<String, String> then = Map.of("dirty-seven.game", "then\n");
    GoldenCorpus known = new GoldenCorpus(2, Map.of("dirty-seven", few), then);
    known.write(folder, false);
    Path file = folder.resolve("engine-2").resolve(GoldenFile.name("dirty-seven"));
    byte[] before = Files.readAllBytes(file);
    Map<String, List<GoldenRecord>> more =
        Map.of("dirty-seven", List.of(), "el-pumba", all.records("el-pumba"));
    Map<String, String> now = Map.of("dirty-seven.game", "now\n", "el-pumba.game", "new\n");
    new GoldenCorpus(2, more, now).extend(folder, known);
    assertThat(Files.readAllBytes(file)).isEqualTo(before);
    assertThat(Files.readAllLines(folder.resolve("engine-2").resolve("index.txt")))
        .containsExactly("dirty-seven", "el-pumba");
    byte[] library = Files.readAllBytes(folder.resolve("engine-2").resolve("library.txt.gz"));
    assertThat(GoldenFile.text(library)).contains("then", "new").doesNotContain("now");
  }

  @Test
  void the_file_of_a_game_is_the_same_whenever_it_is_written() {
    List<GoldenRecord> records = ALL.getLast().records("dirty-seven");
    byte[] bytes = GoldenFile.bytes(records);
    assertThat(GoldenFile.read(bytes)).isEqualTo(records);
    assertThat(GoldenFile.bytes(GoldenFile.read(bytes))).isEqualTo(bytes);
  }
}
