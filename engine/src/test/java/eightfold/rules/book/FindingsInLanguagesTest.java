package eightfold.rules.book;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.cards.Kind;
import eightfold.game.FastChance;
import eightfold.message.Argument;
import eightfold.message.Message;
import eightfold.message.Texts;
import eightfold.rules.check.RandomBooks;
import eightfold.rules.finding.Finding;
import eightfold.rules.json.BookFile;
import eightfold.rules.json.RuleBookJson;
import eightfold.rules.text.RuleBookWriter;
import eightfold.rules.vocabulary.RuleBook;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What exactly is wrong in a rule book is said in the reader's language; only words of the rule
 * language, and what somebody has written, stay as they are. Source: issue 44, point 5.
 */
class FindingsInLanguagesTest {
  private static final Path DOCS = Path.of("..", "docs");

  private static final String BASE =
      "game Kitchen\nplayers 2..4\ndeck french\ndeal 5\ndraw one-may-play\n";

  /** The parser of JSON says in English alone why it stops; other languages say only that. */
  private static final String ENGLISH_ALONE = "not-json";

  /** Templates of lists, of lines, bytes and sizes, and of options: other tests make these. */
  private static final Set<String> OTHERWISE =
      Set.of(
          "add-it",
          "all",
          "json-empty",
          "leave-one",
          "line",
          "lines-alike",
          "lines-in-text",
          "many-conditions",
          "many-own-words",
          "many-rules",
          "many-values",
          "not-utf-8",
          "of-line",
          "or-not-offer",
          "plain-letters",
          "save-as-utf-8",
          "set-another",
          "take-out-either",
          "wording-hidden");

  private static final Pattern WORD = Pattern.compile("\\p{L}[\\p{L}'’]+");
  private static final Pattern CODE = Pattern.compile("(?s)```.*?```|`[^`]+`");

  @ParameterizedTest
  @ValueSource(strings = {"de", "es", "fr", "hu", "nl", "sv", "tr"})
  void each_template_asks_for_the_same_in_each_language(String language) {
    Texts texts = Texts.in(language);
    for (String name : Texts.ENGLISH.names("findings")) {
      String key = "findings." + name;
      assertThat(texts.names("findings")).contains(name);
      if (!name.equals(ENGLISH_ALONE)) {
        assertThat(texts.asked(key)).as(key).isEqualTo(Texts.ENGLISH.asked(key));
      }
    }
  }

  @Test
  void what_is_not_said_in_a_language_is_found() {
    Vocabulary quoted = new Vocabulary("on 2 nxt draws 2");
    Message sentence =
        Message.of("findings.sentence")
            .with("what", Message.of("findings.unknown.clause").with("words", "nxt draws 2"))
            .with("right", Message.literal("did you mean it?"));
    assertThat(untold(sentence, quoted)).containsExactly("literal: did you mean it?");
    Message wrong = Message.of("findings.write").with("line", "scoring own, somewhat later");
    assertThat(untold(wrong, quoted)).containsExactly("somewhat later");
  }

  @Test
  void all_that_is_found_in_wrong_books_is_said_in_each_language() throws IOException {
    Set<String> provoked = new TreeSet<>();
    Map<String, Finding> last = new LinkedHashMap<>();
    for (String text : texts()) {
      Vocabulary quoted = new Vocabulary(text);
      for (Finding finding : ErrorsPage.findings(text)) {
        assertThat(untold(finding.why().sentence(), quoted)).as(finding.message()).isEmpty();
        keys(finding.why().sentence(), provoked);
        last.put(finding.why().what().key(), finding);
      }
    }
    Set<String> never = new TreeSet<>();
    Texts.ENGLISH.names("findings").stream()
        .map("findings."::concat)
        .filter(key -> !provoked.contains(key))
        .forEach(key -> never.add(key.substring(key.indexOf('.') + 1)));
    assertThat(never).containsExactlyInAnyOrderElementsOf(OTHERWISE);
    for (Finding finding : last.values()) {
      Set<String> said = new HashSet<>();
      for (String language : Texts.LANGUAGES) {
        said.add(finding.sentence(Texts.in(language)));
      }
      assertThat(said).as(finding.message()).hasSize(Texts.LANGUAGES.size());
    }
  }

  private static List<String> texts() throws IOException {
    List<String> texts = new ArrayList<>();
    ErrorsPageTest.wrong()
        .map(example -> new String(example.bytes(), StandardCharsets.UTF_8))
        .forEach(texts::add);
    try (InputStream in = FindingsInLanguagesTest.class.getResourceAsStream("all-findings.txt")) {
      String books = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      List.of(books.split("\n\n")).forEach(book -> texts.add(whole(book)));
    }
    for (int seed = 0; seed < 80; seed++) {
      RuleBook book = new RandomBooks(seed % 20).book();
      FastChance chance = new FastChance(seed);
      texts.add(BadBooksTest.spoilt(RuleBookWriter.write(book), chance));
      texts.add(BadBooksTest.spoilt(RuleBookJson.write(book), chance));
    }
    return texts;
  }

  /** Lines with a book around them, those of it left out that they say themselves. */
  private static String whole(String lines) {
    if (BookFile.isJson(lines)) {
      return lines;
    }
    StringBuilder book = new StringBuilder();
    boolean heir = lines.startsWith("extends");
    BASE.lines()
        .filter(line -> !heir || line.startsWith("game"))
        .filter(line -> lines.lines().noneMatch(own -> keyword(own).equals(keyword(line))))
        .forEach(line -> book.append(line).append('\n'));
    return book.append(lines).append('\n').toString();
  }

  private static String keyword(String line) {
    return line.split(" ", 2)[0];
  }

  private static void keys(Argument said, Set<String> keys) {
    if (said instanceof Message message) {
      keys.add(message.key());
      message.arguments().values().forEach(one -> keys(one, keys));
    }
  }

  /** What of a message stays as it is in another language, and is no word of rules. */
  private static List<String> untold(Argument said, Vocabulary quoted) {
    return switch (said) {
      case Message message when message.isLiteral() -> List.of("literal: " + message.text());
      case Message message when message.key().equals("findings." + ENGLISH_ALONE) -> List.of();
      case Message message ->
          message.arguments().values().stream()
              .flatMap(one -> untold(one, quoted).stream())
              .toList();
      case Argument.Items(List<Argument> items) ->
          items.stream().flatMap(one -> untold(one, quoted).stream()).toList();
      case Argument.Text(String words) -> quoted.strange(words);
      case Argument.Value _, Argument.Cases _ -> List.of();
    };
  }

  /** The words of the rule language, and of a book. */
  private static final class Vocabulary {
    private static final Set<String> RULES = rules();

    /** Names of books and options, which are the same in every language. */
    private static final Set<String> NAMES =
        Set.of("mau", "naked", "forcedplay", "family", "example");

    private final Set<String> own = new HashSet<>();

    Vocabulary(String book) {
      words(book).forEach(own::add);
    }

    private static Stream<String> words(String text) {
      return WORD.matcher(text).results().map(word -> word.group().toLowerCase(Locale.ROOT));
    }

    private static Set<String> rules() {
      try {
        Set<String> rules = new HashSet<>();
        String page = Files.readString(DOCS.resolve("rule-language.md"));
        CODE.matcher(page).results().forEach(code -> words(code.group()).forEach(rules::add));
        words(Files.readString(DOCS.resolve("rulebook.schema.json"))).forEach(rules::add);
        return rules;
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    }

    List<String> strange(String words) {
      List<String> strange = words(words).filter(word -> !known(word)).toList();
      return strange.isEmpty() ? List.of() : List.of(String.join(" ", strange));
    }

    private boolean known(String word) {
      return RULES.contains(word)
          || NAMES.contains(word)
          || own.contains(word)
          || Kind.parse(word.toUpperCase(Locale.ROOT)) != Kind.NONE;
    }
  }
}
