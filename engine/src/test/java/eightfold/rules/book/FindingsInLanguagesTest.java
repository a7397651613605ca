package eightfold.rules.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import eightfold.cards.Kind;
import eightfold.cards.LibraryPack;
import eightfold.game.EngineVersion;
import eightfold.game.FastChance;
import eightfold.game.SetupException;
import eightfold.message.Argument;
import eightfold.message.Message;
import eightfold.message.Texts;
import eightfold.rules.check.RandomBooks;
import eightfold.rules.check.WordingCheck;
import eightfold.rules.finding.Finding;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.json.BookFile;
import eightfold.rules.json.RuleBookJson;
import eightfold.rules.text.RuleBookWriter;
import eightfold.rules.vocabulary.BookLimits;
import eightfold.rules.vocabulary.RuleBook;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert;
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

  /** A book that others extend: five players need a whole pack. */
  private static final String WIDE =
      "game Wide\nplayers 5..7\ndeck french\ndeal 8\ndraw one-may-play\n";

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
    Map<String, Message> last = new LinkedHashMap<>();
    for (Said one : all()) {
      assertThat(untold(one.said(), new Vocabulary(one.text()))).as(one.said().text()).isEmpty();
      keys(one.said(), provoked);
      last.put(first(one.said()), one.said());
    }
    Set<String> never = new TreeSet<>(Texts.ENGLISH.names("findings"));
    never.removeIf(name -> provoked.contains("findings." + name));
    assertThat(never).as("templates that nothing provokes").isEmpty();
    for (Message message : last.values()) {
      Set<String> said = new HashSet<>();
      for (String language : Texts.LANGUAGES) {
        said.add(Texts.in(language).text(message));
      }
      assertThat(said).as(message.text()).hasSize(Texts.LANGUAGES.size());
    }
  }

  /** What is said of a text. */
  private record Said(String text, Message said) {}

  /** The key of what is wrong. */
  private static String first(Message said) {
    return said.arguments().get("what") instanceof Message what ? what.key() : said.key();
  }

  private static List<Said> all() throws IOException {
    List<Said> all = new ArrayList<>();
    for (String text : texts()) {
      add(all, text, ErrorsPage.findings(text));
    }
    for (ErrorsPage.Example example : ErrorsPageTest.wrong().toList()) {
      // bytes that are no text at all among them
      add(all, new String(example.bytes(), StandardCharsets.UTF_8), example.findings());
    }
    String narrow = "game Narrow\nextends wide\ndeck swiss\n";
    Map<String, String> others = Map.of("wide.game", WIDE);
    add(all, narrow + WIDE, BookFile.check(ErrorsPage.FILE, narrow, others).findings());
    add(all, "", RuleBookJson.read(ErrorsPage.FILE, "").findings());
    all.add(refused(BASE + "jump\n", () -> RuleBooks.single(BASE + "jump\n", Map.of())));
    String hidden = BASE.replace("Kitchen", "Kit\u200bchen");
    all.add(refused(hidden, () -> RuleBooks.recorded(hidden, Map.of(), EngineVersion.Of.TODAY)));
    RuleBook base = RuleBooks.single(BASE, Map.of());
    for (List<String> lines :
        List.of(List.of("deal 6", "deal 7"), List.of("jokers-stay"), conditions())) {
      all.add(refused(String.join("\n", lines), () -> AddedLines.to(base, lines)));
    }
    return all;
  }

  private static void add(List<Said> all, String text, List<Finding> findings) {
    findings.forEach(finding -> all.add(new Said(text, finding.why().sentence())));
  }

  private static Said refused(String text, ThrowableAssert.ThrowingCallable reads) {
    Throwable thrown = catchThrowable(reads);
    assertThat(thrown).as(text).isInstanceOf(SetupException.class);
    return new Said(text, ((SetupException) thrown).reason());
  }

  /** One line more with a condition than a book may have. */
  private static List<String> conditions() {
    return IntStream.rangeClosed(0, BookLimits.TODAY.conditions())
        .mapToObj(n -> "when %s on %s: next draws 1".formatted(card(n % 52), card(n / 52)))
        .toList();
  }

  private static String card(int number) {
    return LibraryPack.french().rankName(number % 13) + "CDHS".charAt(number / 13);
  }

  /** Books that hold more of something than they may. */
  private static List<String> large() {
    StringBuilder rulings = new StringBuilder(BASE);
    StringBuilder words = new StringBuilder("language 2\n" + BASE);
    StringBuilder points = new StringBuilder();
    for (int i = 0; i <= RuleBook.MOST_ELEMENTS; i++) {
      rulings.append("ruling \"Number ").append(i).append(".\", from \"me\"\n");
    }
    for (char letter = 'a'; letter <= 'z'; letter++) {
      for (String word : List.of("thunder ", "lightning ")) {
        words.append("define \"").append(word).append(letter).append("\" = skip 1\n");
      }
    }
    for (int i = 0; i <= WordingCheck.MOST_VALUES; i++) {
      String cards = i < 52 ? card(i) : LibraryPack.french().rankName(i - 52);
      points.append(i > 0 ? "," : "").append(json("{'cards':['" + cards + "'],'points':1}"));
    }
    String values = json("{'id':'b','name':'B','elements':[{'rule':'points','values':[%s]}]}");
    return List.of(rulings.toString(), words.toString(), values.formatted(points), longInText());
  }

  /** A book whose options would have more lines in the text form than a file may have. */
  private static String longInText() {
    StringBuilder options = new StringBuilder();
    for (int option = 0; option * 20 <= BookLimits.TODAY.lines(); option++) {
      options
          .append(option > 0 ? "," : "")
          .append(json("{'key':'o%d','meaning':'M.','standard':'w0','words':[".formatted(option)));
      for (int word = 0; word < 20; word++) {
        options
            .append(word > 0 ? "," : "")
            .append(json("{'word':'w%d','meaning':'M.','edits':[]}".formatted(word)));
      }
      options.append("]}");
    }
    return json("{'id':'b','name':'B','elements':[{'rule':'players','least':2,'most':4},"
            + "{'rule':'deck','cards':'french'},{'rule':'deal','cards':5},"
            + "{'rule':'draw','policy':'one-may-play'}],'options':[%s]}")
        .formatted(options);
  }

  private static String json(String text) {
    return text.replace('\'', '"');
  }

  private static List<String> texts() throws IOException {
    List<String> texts = new ArrayList<>();
    try (InputStream in = FindingsInLanguagesTest.class.getResourceAsStream("all-findings.txt")) {
      String books = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      List.of(books.split("\n\n")).forEach(book -> texts.add(whole(book)));
    }
    texts.addAll(large());
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
    switch (said) {
      case Message message -> {
        keys.add(message.key());
        message.arguments().values().forEach(one -> keys(one, keys));
      }
      case Argument.Items(List<Argument> items) -> items.forEach(one -> keys(one, keys));
      case Argument.Value _, Argument.Cases _ -> {
        // no message
      }
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
      // an option puts a rank in, which a lost blank leaves beside the next word
      LibraryPack.french().ranks().stream()
          .map(rank -> book.replace("{}", rank.letters()))
          .forEach(chosen -> words(chosen).forEach(own::add));
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
        // the name of a section of docs/errors.md
        Arrays.stream(FindingCode.values()).flatMap(code -> words(code.word())).forEach(rules::add);
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
          || LibraryPack.french().parse(word.toUpperCase(Locale.ROOT)) != Kind.NONE;
    }
  }
}
