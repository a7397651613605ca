package eightfold.shedding;

import eightfold.game.Catalogue;
import eightfold.game.Choice;
import eightfold.game.Game;
import eightfold.game.SetupException;
import eightfold.rules.Options;
import eightfold.rules.RuleBook;
import eightfold.rules.RuleBookCheck;
import eightfold.rules.RuleBookWriter;
import eightfold.rules.RuleBooks;
import eightfold.rules.RuleSheet;
import eightfold.spelling.Nearest;
import eightfold.spelling.PlainName;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A catalogue of games that are rule books. */
public final class SheddingCatalogue implements Catalogue {
  private static final String FOLDER = "/eightfold/library/";

  private static final Pattern BEGINNING = Pattern.compile("(?m)^game\\b");

  private final Map<String, String> files;
  private final Map<String, RuleBook> books;
  private final List<Entry> entries;

  private SheddingCatalogue(Map<String, String> files, Map<String, RuleBook> books) {
    this.files = files;
    this.books = books;
    this.entries = books.values().stream().map(SheddingCatalogue::entry).toList();
  }

  /**
   * A catalogue of these rule books.
   *
   * @param files texts by file name, in the order in which people see the games
   * @throws SetupException if a book is wrong, with every error in a line of its own
   */
  public static SheddingCatalogue of(Map<String, String> files) {
    Map<String, String> kept = Collections.unmodifiableMap(new LinkedHashMap<>(files));
    return new SheddingCatalogue(kept, RuleBooks.read(kept).orRefuse());
  }

  /** The catalogue of the library on the class path. */
  static SheddingCatalogue ofLibrary() {
    return of(libraryFiles());
  }

  /**
   * The library's catalogue with one more book, which may extend its books; a book of the library
   * in a file of that name gives way to it.
   *
   * @throws SetupException if the book is wrong, with every error in a line of its own
   */
  static SheddingCatalogue ofLibraryAnd(String file, String text) {
    Map<String, String> files = libraryFiles();
    files.put(file, text);
    return of(files);
  }

  private static Map<String, String> libraryFiles() {
    Map<String, String> files = new LinkedHashMap<>();
    text("index.txt")
        .lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
        .forEach(file -> files.put(file, text(file)));
    return files;
  }

  private static String text(String file) {
    try (InputStream in = SheddingCatalogue.class.getResourceAsStream(FOLDER + file)) {
      if (in == null) {
        throw new IllegalStateException(
            "the library is not on the class path: no " + FOLDER + file);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Entry entry(RuleBook book) {
    RuleBook standard = Options.apply(book, Map.of()).book();
    return new Entry(
        book.id(),
        book.name(),
        book.summary(),
        !book.hidden(),
        RuleBookCheck.leastSeats(standard),
        RuleBookCheck.mostSeats(standard),
        choices(book));
  }

  private static List<Choice> choices(RuleBook book) {
    return book.options().stream().map(Options::choice).toList();
  }

  @Override
  public List<Entry> entries() {
    return entries;
  }

  @Override
  public List<Entry> find(String name) {
    String wanted = PlainName.of(name);
    return entries.stream()
        .filter(
            entry -> !wanted.isEmpty() && names(entry).map(PlainName::of).anyMatch(wanted::equals))
        .toList();
  }

  private Stream<String> names(Entry entry) {
    RuleBook book = book(entry.id());
    return Stream.concat(Stream.of(book.id(), book.name()), book.aliases().stream());
  }

  private RuleBook book(String id) {
    return Optional.ofNullable(books.get(id))
        .orElseThrow(
            () ->
                new SetupException(
                    "there is no game \"" + id + "\"; " + Nearest.right(id, books.keySet())));
  }

  @Override
  public Game game(String id, Map<String, String> options) {
    RuleBook book = book(id);
    Optional<String> other = Options.becomes(book, options);
    if (other.isEmpty()) {
      return game(Options.apply(book, options));
    }
    Map<String, String> deciding = new LinkedHashMap<>(options);
    Map<String, String> rest = new LinkedHashMap<>(options);
    deciding.keySet().retainAll(Options.deciding(book));
    rest.keySet().removeAll(deciding.keySet());
    return game(Options.apply(book(other.get()), rest, book, deciding));
  }

  /** A game from a rule book's text, which may extend books of this catalogue. */
  @Override
  public Game fromRuleBook(String text) {
    return game(Options.apply(RuleBooks.single(text, files), Map.of()));
  }

  /** A book begins with its name; what else stands there, its reader says is wrong. */
  @Override
  public boolean reads(String text) {
    return BEGINNING.matcher(text).find();
  }

  private static Game game(Options.Applied applied) {
    return new SheddingGame(
        applied.book(), applied.values(), RuleBookWriter::write, RuleSheet::write);
  }
}
