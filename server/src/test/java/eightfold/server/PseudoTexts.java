package eightfold.server;

import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.text.MessagePattern.Part;
import eightfold.message.Argument;
import eightfold.message.Message;
import eightfold.message.Texts;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A language that nobody speaks, at the level of messages: English with an accent on each vowel of
 * its patterns. What comes out of it without one was no message, and would be English everywhere.
 */
public final class PseudoTexts {
  private static final String LANGUAGE = "qps";

  private static final List<String> FILES =
      List.of(
          "words",
          "faults",
          "problems",
          "refusals",
          "setup",
          "findings",
          "requests",
          "records",
          "yaml",
          "patience",
          "crazier",
          "crazier-set");

  /** Parsers say in English alone why they stop; other languages say only that. */
  private static final Set<String> ENGLISH_ALONE = Set.of("yaml.no-yaml", "findings.not-json");

  private static final Pattern ARGUMENT = Pattern.compile("\\{[^{}]*}");
  private static final Pattern WORD = Pattern.compile("\\p{L}{3,}");

  private PseudoTexts() {}

  /** The language, whose files are made beside the classes of the tests. */
  public static Texts made() {
    try {
      Path classes =
          Path.of(PseudoTexts.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      Path folder = Files.createDirectories(classes.resolve("eightfold/message/" + LANGUAGE));
      for (String file : FILES) {
        Properties accented = new Properties();
        english(file).forEach((key, words) -> accented.put(key, accented(String.valueOf(words))));
        try (var out = Files.newBufferedWriter(folder.resolve(file + ".properties"))) {
          accented.store(out, null);
        }
      }
    } catch (IOException | URISyntaxException e) {
      throw new IllegalStateException("the files of a language cannot be made", e);
    }
    return Texts.in(LANGUAGE);
  }

  /**
   * What the messages of a file say by their keys, with this name in the place of whatever they
   * speak of.
   */
  public static Map<String, String> sentences(String file, String name) throws IOException {
    Map<String, String> sentences = new TreeMap<>();
    english(file)
        .forEach(
            (key, words) -> {
              String said = accented(String.valueOf(words));
              while (ARGUMENT.matcher(said).find()) {
                said = ARGUMENT.matcher(said).replaceAll(name);
              }
              sentences.put(file + "." + key, said.replace("''", "'"));
            });
    return sentences;
  }

  private static Properties english(String file) throws IOException {
    Properties english = new Properties();
    String name = "en/" + file + ".properties";
    try (Reader in =
        new InputStreamReader(
            Objects.requireNonNull(Texts.class.getResourceAsStream(name), name),
            StandardCharsets.UTF_8)) {
      english.load(in);
    }
    return english;
  }

  /** A pattern with accents on what it says itself, and not on what it asks for. */
  static String accented(String pattern) {
    MessagePattern parts = new MessagePattern(pattern);
    StringBuilder accented = new StringBuilder();
    int at = 0;
    for (int i = 0; i < parts.countParts(); i++) {
      Part part = parts.getPart(i);
      if (part.getIndex() < at) {
        // the number of a selector such as =0 lies within it
        continue;
      }
      String before = pattern.substring(at, part.getIndex());
      accented.append(i > 0 && says(parts.getPart(i - 1)) ? accents(before) : before);
      accented.append(pattern, part.getIndex(), part.getLimit());
      at = part.getLimit();
    }
    return accented.append(pattern.substring(at)).toString();
  }

  /** Whether what follows this part are words of a message. */
  private static boolean says(Part part) {
    return switch (part.getType()) {
      case MSG_START, ARG_LIMIT, REPLACE_NUMBER, SKIP_SYNTAX, INSERT_CHAR -> true;
      default -> false;
    };
  }

  private static String accents(String words) {
    return words
        .replace('a', 'á')
        .replace('e', 'é')
        .replace('i', 'í')
        .replace('o', 'ó')
        .replace('u', 'ú');
  }

  /** A message and all that it is made of. */
  public static Stream<Message> parts(Message message) {
    return Stream.concat(
        Stream.of(message), message.arguments().values().stream().flatMap(PseudoTexts::within));
  }

  private static Stream<Message> within(Argument argument) {
    return switch (argument) {
      case Message message -> parts(message);
      case Argument.Items(List<Argument> items) -> items.stream().flatMap(PseudoTexts::within);
      case Argument.Value _, Argument.Cases _ -> Stream.empty();
    };
  }

  /**
   * What of a message would be English in every language: words that no pattern says, and quoted
   * ones that may not be.
   *
   * @param quotes whether words may stand as they are, since somebody has written them
   */
  public static List<String> english(Message message, Predicate<String> quotes) {
    List<String> english = new ArrayList<>();
    List<String> quoted = new ArrayList<>();
    parts(message)
        .forEach(
            part -> {
              if (ENGLISH_ALONE.contains(part.key())) {
                words(part.text()).forEach(quoted::add);
              } else if (part.isLiteral()) {
                english.add("literal: " + part.text());
              } else {
                part.arguments().values().stream()
                    .flatMap(PseudoTexts::texts)
                    .forEach(words -> (quotes.test(words) ? quoted : english).add(words));
              }
            });
    List<String> names = quoted.stream().flatMap(PseudoTexts::words).toList();
    english.addAll(bare(Made.TEXTS.text(message), names));
    return english;
  }

  private static Stream<String> texts(Argument argument) {
    return switch (argument) {
      case Argument.Text(String words) -> Stream.of(words);
      case Argument.Items(List<Argument> items) -> items.stream().flatMap(PseudoTexts::texts);
      case Message _, Argument.Value _, Argument.Cases _ -> Stream.empty();
    };
  }

  private static Stream<String> words(String text) {
    return WORD.matcher(text).results().map(word -> word.group().toLowerCase(Locale.ROOT));
  }

  /** The language, made when a message is first said in it. */
  private static final class Made {
    private static final Texts TEXTS = made();
  }

  /** The words of a text that have a vowel and no accent, but for some. */
  public static List<String> bare(String text, List<String> names) {
    return WORD.matcher(text)
        .results()
        .map(word -> word.group())
        .filter(word -> word.matches(".*[aeiou].*") && !word.matches(".*[áéíóú].*"))
        .filter(word -> !names.contains(word.toLowerCase(Locale.ROOT)))
        .toList();
  }
}
