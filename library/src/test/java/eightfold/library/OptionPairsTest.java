package eightfold.library;

import eightfold.cards.Pack;
import static org.assertj.core.api.Assertions.assertThat;

import eightfold.cards.LibraryPack;
import eightfold.game.SetupException;
import eightfold.rules.book.Options;
import eightfold.rules.text.RuleBookWriter;
import eightfold.rules.vocabulary.Option;
import eightfold.rules.vocabulary.RuleBook;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Every pair of option values of every game: either both say on the rule sheet what is played, or
 * they contradict each other and are refused (CHANGES 8). Numbers are tried at their least, their
 * most and between.
 */
class OptionPairsTest {
  /** An option with a value other than its standard. */
  private record Chosen(Option option, String value) {
    String text() {
      return option.key() + "=" + value;
    }
  }

  private static Stream<String> values(Option option) {
    return switch (option.shape()) {
      case Option.Shape.Words(List<Option.Value> words) -> words.stream().map(Option.Value::word);
      case Option.Shape.InRange(int least, int most, List<Option.Edit> _) ->
          IntStream.of(least, (least + most) / 2, most).mapToObj(String::valueOf);
      case Option.Shape.OneRank(Pack _, List<Option.Edit> _) ->
          IntStream.range(0, LibraryPack.french().ranks().size())
              .mapToObj(LibraryPack.french()::rankName);
      case Option.Shape.Text(List<Option.Edit> _) -> Stream.of("by the way");
      case Option.Shape.Ranks(Pack _, List<Option.Value> words) ->
          words.stream().flatMap(word -> Stream.of("6=" + word.word(), "K=" + word.word()));
    };
  }

  private static Optional<Set<String>> lines(RuleBook book, Chosen... chosen) {
    Map<String, String> values = new LinkedHashMap<>();
    for (Chosen one : chosen) {
      values.put(one.option.key(), one.value);
    }
    try {
      Set<String> lines = new HashSet<>();
      Options.apply(book, values)
          .book()
          .elements()
          .forEach(element -> lines.add(RuleBookWriter.line(element)));
      return Optional.of(lines);
    } catch (SetupException e) {
      return Optional.empty();
    }
  }

  /** Each value that can be played by itself. */
  private static List<Chosen> singles(RuleBook book) {
    List<Chosen> singles = new ArrayList<>();
    for (Option option : book.options()) {
      values(option)
          .filter(value -> !value.equals(option.standard()))
          .map(value -> new Chosen(option, value))
          .filter(chosen -> lines(book, chosen).isPresent())
          .forEach(singles::add);
    }
    return singles;
  }

  private static void pairs(RuleBook book, BiConsumer<Chosen, Chosen> each) {
    List<Chosen> singles = singles(book);
    for (int i = 0; i < singles.size(); i++) {
      for (Chosen other : singles.subList(i + 1, singles.size())) {
        if (!singles.get(i).option.equals(other.option)) {
          each.accept(singles.get(i), other);
        }
      }
    }
  }

  /** A row of the list of contradictions; {@code *} stands for any words. */
  private record Row(String text, List<String> parts) {
    Row(String text) {
      this(text, List.of(text.split("\\*", -1)));
    }

    boolean isOf(String pair) {
      int at = 0;
      for (String part : parts) {
        int found = pair.indexOf(part, at);
        if (found < 0 || at == 0 && found > 0) {
          return false;
        }
        at = found + part.length();
      }
      return true;
    }
  }

  private static List<Row> contradictions() throws IOException {
    try (InputStream in = OptionPairsTest.class.getResourceAsStream("contradictions.txt")) {
      String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.startsWith("#")).map(Row::new).toList();
    }
  }

  @Test
  @Tag("long")
  void exactly_the_pairs_that_answer_one_question_twice_are_refused() throws IOException {
    List<Row> rows = contradictions();
    Set<Row> met = new HashSet<>();
    List<String> unforeseen = new ArrayList<>();
    for (RuleBook book : Library.books()) {
      pairs(
          book,
          (one, other) -> {
            String pair = one.text() + " | " + other.text();
            boolean refused = lines(book, one, other).isEmpty();
            Optional<Row> row = rows.stream().filter(candidate -> candidate.isOf(pair)).findFirst();
            if (refused != row.isPresent()) {
              unforeseen.add(book.id() + ": " + pair + (refused ? " refused" : " accepted"));
            }
            row.ifPresent(met::add);
          });
    }
    assertThat(unforeseen).isEmpty();
    assertThat(met).containsExactlyInAnyOrderElementsOf(rows);
  }

  @Tag("long")
  @Test
  void what_an_option_says_holds_beside_every_other_option() {
    List<String> silent = new ArrayList<>();
    for (RuleBook book : Library.books()) {
      Set<String> plain = lines(book).orElseThrow();
      Map<Chosen, Set<String>> said = new LinkedHashMap<>();
      for (Chosen one : singles(book)) {
        Set<String> own = new HashSet<>(lines(book, one).orElseThrow());
        own.removeAll(plain);
        Set<String> keywords = new HashSet<>(puts(one).map(OptionPairsTest::keyword).toList());
        own.removeIf(line -> !keywords.contains(keyword(line)));
        said.put(one, own);
      }
      pairs(
          book,
          (one, other) ->
              lines(book, one, other)
                  .ifPresent(
                      both -> {
                        lost(book, said, both, one, other, silent);
                        lost(book, said, both, other, one, silent);
                      }));
    }
    assertThat(silent).isEmpty();
  }

  /** What one option says and is not so beside the other, unless that says it changes the line. */
  private static void lost(
      RuleBook book,
      Map<Chosen, Set<String>> said,
      Set<String> both,
      Chosen one,
      Chosen other,
      List<String> silent) {
    for (String line : said.getOrDefault(one, Set.of())) {
      if (!both.contains(line) && changes(other).noneMatch(line::startsWith)) {
        silent.add(book.id() + ": " + one.text() + " beside " + other.text() + ": " + line);
      }
    }
  }

  private static String keyword(String line) {
    return line.split(" ")[0];
  }

  /** The lines that the value itself puts into the book. */
  private static Stream<String> puts(Chosen chosen) {
    return edits(chosen)
        .flatMap(
            edit ->
                edit instanceof Option.Edit.Put(String line) ? Stream.of(line) : Stream.empty());
  }

  /**
   * The beginnings of the lines that the value changes where they stand, and the rulings that it
   * drops by name: these settle what does not come up beside it.
   */
  private static Stream<String> changes(Chosen chosen) {
    return edits(chosen)
        .flatMap(
            edit ->
                switch (edit) {
                  case Option.Edit.Change(String words, _) -> Stream.of(words);
                  case Option.Edit.Drop(String words) ->
                      Stream.of(words).filter(dropped -> dropped.startsWith("ruling "));
                  case Option.Edit.Put _, Option.Edit.Become _ -> Stream.empty();
                });
  }

  private static Stream<Option.Edit> edits(Chosen chosen) {
    return switch (chosen.option.shape()) {
      case Option.Shape.Words(List<Option.Value> words) ->
          words.stream()
              .filter(word -> word.word().equals(chosen.value))
              .flatMap(word -> word.edits().stream());
      case Option.Shape.InRange(int _, int _, List<Option.Edit> edits) -> edits.stream();
      case Option.Shape.OneRank(Pack _, List<Option.Edit> edits) -> edits.stream();
      case Option.Shape.Text(List<Option.Edit> edits) -> edits.stream();
      case Option.Shape.Ranks(Pack _, List<Option.Value> words) ->
          words.stream().flatMap(word -> word.edits().stream());
    };
  }
}
