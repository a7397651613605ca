package eightfold.testkit;

import eightfold.game.Catalogue;
import eightfold.rules.book.Options;
import eightfold.rules.book.RuleBooks;
import eightfold.rules.check.RuleBookCheck;
import eightfold.rules.text.RuleBookWriter;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.shedding.SheddingCatalogue;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A folder of mixed rule books of the tests: games of the library with a rule of another one, which
 * nobody wrote Java for.
 */
final class MixedBooks {
  /** Each says in its head what it has borrowed, and how the rule sheet puts it. */
  static final MixedBooks WITH_RULES = new MixedBooks("/eightfold/mixed");

  /** Those have lines with conditions besides. */
  static final MixedBooks WITH_CONDITIONS = new MixedBooks("/eightfold/mixed-conditions");

  private static final Pattern BORROWED =
      Pattern.compile("# borrowed from [^:]+: (?<words>[^|]+) \\| (?<sheet>.+)");
  private static final Pattern EXTENDS = Pattern.compile("(?m)^extends (?<parent>\\S+)$");

  /** Rule books and scenarios, by the name of the file. */
  private final Map<String, String> files;

  private final Map<String, RuleBook> books;

  /**
   * What a mixed book has of another game.
   *
   * @param words how the rule is written in the book
   * @param sheet how the rule sheet puts it
   */
  record Borrowed(String words, String sheet) {}

  private MixedBooks(String folder) {
    files = files(folder);
    Map<String, String> texts = written(Library.books());
    List<String> mixed = files.keySet().stream().filter(file -> file.endsWith(".game")).toList();
    mixed.forEach(file -> texts.put(file, text(file)));
    books = new LinkedHashMap<>(RuleBooks.read(texts).orRefuse());
    books.keySet().removeIf(id -> !mixed.contains(id + ".game"));
  }

  private static Map<String, String> files(String folder) {
    try {
      URL url = Objects.requireNonNull(MixedBooks.class.getResource(folder), folder);
      Map<String, String> files = new LinkedHashMap<>();
      try (Stream<Path> list = Files.list(Path.of(url.toURI()))) {
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

  private String text(String file) {
    return Objects.requireNonNull(files.get(file), file);
  }

  Set<String> ids() {
    return books.keySet();
  }

  /** The mixed books, by id; options not yet chosen. */
  Map<String, RuleBook> books() {
    return books;
  }

  /** A catalogue of the mixed games alone. */
  Catalogue games() {
    return SheddingCatalogue.of(written(books));
  }

  /** A mixed book, its options at the standard. */
  RuleBook book(String id) {
    return standard(Objects.requireNonNull(books.get(id), id));
  }

  /**
   * The book that a mixed one is made from, of the library or mixed, its options at the standard.
   */
  RuleBook parent(String id) {
    Matcher matcher = EXTENDS.matcher(text(id + ".game"));
    if (!matcher.find()) {
      throw new IllegalStateException(id + " extends nothing");
    }
    String parent = matcher.group("parent");
    return standard(
        Objects.requireNonNull(books.getOrDefault(parent, Library.books().get(parent)), parent));
  }

  private static RuleBook standard(RuleBook book) {
    return Options.apply(book, Map.of()).book();
  }

  /** A mixed game with that many seats, if its rules allow so many. */
  Optional<Tables.Named> table(String id, int seats) {
    RuleBook book = book(id);
    return RuleBookCheck.check(book, seats).isEmpty()
        ? Optional.of(
            new Tables.Named(
                id + ", " + seats + " seats",
                new Trial(book, seats, new Trial.Start.Shuffled(seats), List.of())))
        : Optional.empty();
  }

  /** The scenarios of a mixed book. */
  String scenarios(String id) {
    return text(id + ".yaml");
  }

  /** What a mixed book says that it has borrowed. */
  List<Borrowed> borrowed(String id) {
    List<Borrowed> all = new ArrayList<>();
    Matcher matcher = BORROWED.matcher(text(id + ".game"));
    while (matcher.find()) {
      all.add(new Borrowed(matcher.group("words"), matcher.group("sheet")));
    }
    return all;
  }
}
