package eightfold.testkit;

import eightfold.game.Catalogue;
import eightfold.rules.RuleBook;
import eightfold.rules.RuleBookWriter;
import eightfold.rules.RuleBooks;
import eightfold.shedding.SheddingCatalogue;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The mixed rule books of the tests: games of the library with a rule of another one, which nobody
 * wrote Java for. Each says in its head what it has borrowed, and how the rule sheet puts it.
 */
final class MixedBooks {
  private static final String FOLDER = "/eightfold/mixed";
  private static final Pattern BORROWED =
      Pattern.compile("# borrowed from [^:]+: (?<words>[^|]+) \\| (?<sheet>.+)");
  private static final Pattern EXTENDS = Pattern.compile("(?m)^extends (?<parent>\\S+)$");

  /** Rule books and scenarios, by the name of the file. */
  private static final Map<String, String> FILES = files();

  /** The mixed books, by id; options not yet chosen. */
  static final Map<String, RuleBook> BOOKS = books();

  /** A catalogue of the mixed games alone, and one of them together with the library. */
  static final Catalogue GAMES = SheddingCatalogue.of(written(BOOKS));

  static final Map<String, RuleBook> WITH_LIBRARY = withLibrary();

  /**
   * What a mixed book has of another game.
   *
   * @param words how the rule is written in the book
   * @param sheet how the rule sheet puts it
   */
  record Borrowed(String words, String sheet) {}

  private MixedBooks() {}

  private static Map<String, String> files() {
    try {
      Path folder =
          Path.of(Objects.requireNonNull(MixedBooks.class.getResource(FOLDER), FOLDER).toURI());
      Map<String, String> files = new LinkedHashMap<>();
      try (Stream<Path> list = Files.list(folder)) {
        for (Path file : list.sorted().toList()) {
          files.put(String.valueOf(file.getFileName()), Files.readString(file));
        }
      }
      return files;
    } catch (IOException | URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Books as files, in full: what they take over of others is in their text. */
  private static Map<String, String> written(Map<String, RuleBook> books) {
    Map<String, String> texts = new LinkedHashMap<>();
    books.forEach((id, book) -> texts.put(id + ".game", RuleBookWriter.write(book)));
    return texts;
  }

  private static Map<String, RuleBook> books() {
    Map<String, String> texts = written(Library.books());
    List<String> mixed = FILES.keySet().stream().filter(file -> file.endsWith(".game")).toList();
    mixed.forEach(file -> texts.put(file, text(file)));
    Map<String, RuleBook> books = new LinkedHashMap<>(RuleBooks.read(texts).orRefuse());
    books.keySet().removeIf(id -> !mixed.contains(id + ".game"));
    return books;
  }

  private static Map<String, RuleBook> withLibrary() {
    Map<String, RuleBook> books = new LinkedHashMap<>(Library.books());
    books.putAll(BOOKS);
    return books;
  }

  private static String text(String file) {
    return Objects.requireNonNull(FILES.get(file), file);
  }

  /** The scenarios of a mixed book. */
  static String scenarios(String id) {
    return text(id + ".yaml");
  }

  /** What a mixed book says that it has borrowed. */
  static List<Borrowed> borrowed(String id) {
    List<Borrowed> all = new ArrayList<>();
    Matcher matcher = BORROWED.matcher(text(id + ".game"));
    while (matcher.find()) {
      all.add(new Borrowed(matcher.group("words"), matcher.group("sheet")));
    }
    return all;
  }

  /** The book of the library that a mixed one is made from. */
  static RuleBook parent(String id) {
    Matcher matcher = EXTENDS.matcher(text(id + ".game"));
    if (!matcher.find()) {
      throw new IllegalStateException(id + " extends nothing");
    }
    return Objects.requireNonNull(WITH_LIBRARY.get(matcher.group("parent")));
  }
}
