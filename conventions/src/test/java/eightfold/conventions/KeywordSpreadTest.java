package eightfold.conventions;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.rules.book.RuleBooks;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Keyword;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Whoever changes a word of the rule language has few files to look at. Source: issue 12, Java
 * files (tests left out) that contain a keyword or its record's simple name: at most 5 on average.
 * What only has the same name, such as the act {@code draw} or a card's ability {@code Draw}, is
 * left out: it stands in sources that use nothing of the package of the rules, or not the type in
 * which the record is.
 */
class KeywordSpreadTest {
  private static final double MOST_FILES = 5;
  private static final String RULES = "package eightfold.rules.";
  private static final String OF_THE_RULES = "import eightfold.rules.";
  private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\n\"]*(?=\n)");

  /** Of each word that is a rule of the core, its record. */
  private static Map<String, Class<?>> records() {
    Map<String, Class<?>> records = new HashMap<>();
    Stream.of(Element.class, Effect.class)
        .flatMap(KeywordSpreadTest::kinds)
        .filter(kind -> kind.isAnnotationPresent(Keyword.class))
        .forEach(kind -> records.put(kind.getAnnotation(Keyword.class).value(), kind));
    return records;
  }

  private static Stream<Class<?>> kinds(Class<?> kind) {
    return kind.isSealed()
        ? Stream.of(kind.getPermittedSubclasses()).flatMap(KeywordSpreadTest::kinds)
        : Stream.of(kind);
  }

  /** The sources of the modules by their names, without comments. */
  private static Map<String, String> sources() throws IOException {
    Map<String, String> sources = new TreeMap<>();
    for (Path file : ProjectFiles.endingWith(Set.of("java"))) {
      String name = ProjectFiles.ROOT.relativize(file).toString().replace('\\', '/');
      if (name.contains("/src/main/")) {
        sources.put(name, COMMENT.matcher(Files.readString(file)).replaceAll(""));
      }
    }
    return sources;
  }

  private static boolean says(String source, String word) {
    boolean knows = source.contains(RULES) || source.contains(OF_THE_RULES);
    return knows && (source.contains('"' + word + '"') || source.contains('"' + word + ' '));
  }

  private static boolean names(String source, Class<?> record) {
    String owner = record.getDeclaringClass().getSimpleName();
    boolean knows =
        source.contains(RULES)
            || source.contains(OF_THE_RULES + owner + ".")
            || source.contains(OF_THE_RULES + owner + ";");
    return knows && Pattern.compile("\\b" + record.getSimpleName() + "\\b").matcher(source).find();
  }

  @Test
  void a_word_of_the_rule_language_stands_in_few_files() throws IOException {
    Map<String, Class<?>> records = records();
    Map<String, String> sources = sources();
    Set<String> words = new TreeSet<>(records.keySet());
    words.addAll(RuleBooks.words());
    words.addAll(RuleBooks.effects());
    assertThat(words).contains("on", "draw", "wild", "next draws").hasSizeGreaterThan(100);
    Map<String, Long> files = new TreeMap<>();
    for (String word : words) {
      Optional<Class<?>> record = Optional.ofNullable(records.get(word));
      long count =
          sources.values().stream()
              .filter(
                  source ->
                      says(source, word) || record.filter(kind -> names(source, kind)).isPresent())
              .count();
      files.put(word, count);
    }
    assertThat(files.get("draw")).as("found in its own files at least").isGreaterThan(2L);
    double average = files.values().stream().mapToLong(Long::longValue).average().orElseThrow();
    assertThat(average).as("files of a word: %s", files).isLessThanOrEqualTo(MOST_FILES);
  }
}
