package eightfold.shedding;

import eightfold.cards.Pack;
import eightfold.game.AliasIndex;
import eightfold.game.Catalogue;
import eightfold.game.Choice;
import eightfold.game.EngineVersion;
import eightfold.game.Game;
import eightfold.game.Lazy;
import eightfold.game.LibraryFiles;
import eightfold.game.SetupException;
import eightfold.rules.book.BookCheck;
import eightfold.rules.book.Options;
import eightfold.rules.book.RuleBooks;
import eightfold.rules.check.RuleBookCheck;
import eightfold.rules.json.BookFile;
import eightfold.rules.json.RuleBookJson;
import eightfold.rules.sheet.RuleSheet;
import eightfold.rules.text.AskedWords;
import eightfold.rules.text.RuleBookWriter;
import eightfold.rules.vocabulary.Option;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.rules.vocabulary.SpecialCards;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** A catalogue of games that are rule books. */
public final class SheddingCatalogue implements Catalogue, BookCheck {
  private static final String INDEX = "index.txt";

  private static final Pattern BEGINNING = Pattern.compile("(?m)^game\\b");

  private final Map<String, String> files;
  private final Map<String, String> fileById;
  private final Map<String, RuleBook> read = new HashMap<>();
  private final Lazy<AliasIndex<RuleBook>> all;

  private SheddingCatalogue(Map<String, String> files, Map<String, String> fileById) {
    this.files = files;
    this.fileById = fileById;
    this.all = new Lazy<>(this::readAll);
  }

  /** All books; what several extend is read once then. */
  private synchronized AliasIndex<RuleBook> readAll() {
    if (read.size() < fileById.size()) {
      RuleBooks books = RuleBooks.read(files);
      books.orRefuse();
      fileById.forEach((id, file) -> read.putIfAbsent(id, books.ofFile(file).orElseThrow()));
    }
    List<RuleBook> inOrder = fileById.keySet().stream().map(this::book).toList();
    return new AliasIndex<>(inOrder, SheddingCatalogue::entry, RuleBook::aliases);
  }

  /**
   * A catalogue of these rule books.
   *
   * @param files texts by file name, in the order in which people see the games
   * @throws SetupException if a book is wrong, with every error in a line of its own
   */
  public static SheddingCatalogue of(Map<String, String> files) {
    Map<String, String> kept = Collections.unmodifiableMap(new LinkedHashMap<>(files));
    RuleBooks books = RuleBooks.read(kept);
    books.orRefuse();
    Map<String, String> fileById = new LinkedHashMap<>();
    Map<String, RuleBook> read = new LinkedHashMap<>();
    for (String file : kept.keySet()) {
      RuleBook book = books.ofFile(file).orElseThrow();
      fileById.put(book.id(), file);
      read.put(book.id(), book);
    }
    SheddingCatalogue catalogue = new SheddingCatalogue(kept, fileById);
    catalogue.read.putAll(read);
    return catalogue;
  }

  /**
   * The catalogue of the library on the class path. Its books have the names of their files, so
   * that each is read when somebody asks for it; that nothing is wrong with any is for the tests.
   */
  static SheddingCatalogue ofLibrary() {
    Map<String, String> files = LibraryFiles.listed(INDEX);
    Map<String, String> fileById = new LinkedHashMap<>();
    files.keySet().forEach(file -> fileById.put(LibraryFiles.id(file), file));
    return new SheddingCatalogue(files, fileById);
  }

  /**
   * The library's catalogue with one more book, which may extend its books; a book of the library
   * in a file of that name gives way to it.
   *
   * @throws SetupException if the book is wrong, with every error in a line of its own
   */
  static SheddingCatalogue ofLibraryAnd(String file, String text) {
    Map<String, String> files = LibraryFiles.listed(INDEX);
    // a JSON book extends no other, so that its text says all of it
    boolean json = BookFile.isJson(text);
    files.put(
        json ? LibraryFiles.id(file) + ".game" : file,
        json ? RuleBookWriter.write(bookOf(file, text)) : text);
    return of(files);
  }

  /** A book of one's own alone, its options not yet chosen. */
  static RuleBook bookOf(String file, String text) {
    return check(file, text).orRefuse().values().iterator().next();
  }

  /** A book of one's own, right or wrong, which may extend those of the library. */
  static RuleBooks check(String file, String text) {
    return BookFile.check(file, text, LibraryFiles.listed(INDEX));
  }

  private synchronized RuleBook book(String id) {
    if (!fileById.containsKey(id)) {
      throw SetupException.noGame(id, fileById.keySet());
    }
    return read.computeIfAbsent(
        id, unread -> RuleBooks.one(Objects.requireNonNull(fileById.get(unread)), files));
  }

  private static Entry entry(RuleBook book) {
    RuleBook standard = Options.standard(book);
    return new Entry(
        book.id(),
        book.name(),
        book.summary(),
        !book.hidden(),
        RuleBookCheck.leastSeats(standard),
        RuleBookCheck.mostSeats(standard),
        choices(book),
        AskedWords.in(book),
        book.aliases(),
        new Special(
            SpecialCards.signature(standard).map(standard.pack()::name).orElse(""),
            SheddingGame.suitSigns(standard),
            Optional.of(standard.pack()).filter(Pack::own),
            SpecialCards.count(standard)));
  }

  private static List<Choice> choices(RuleBook book) {
    return book.options().stream().map(Options::choice).toList();
  }

  @Override
  public List<Entry> entries() {
    return all.get().entries();
  }

  @Override
  public List<String> ids() {
    return List.copyOf(fileById.keySet());
  }

  @Override
  public Optional<Entry> entry(String id) {
    return fileById.containsKey(id) ? Optional.of(entry(book(id))) : Optional.empty();
  }

  @Override
  public List<Entry> find(String name) {
    return all.get().find(name);
  }

  @Override
  public Game game(String id, Map<String, String> options) {
    return game(book(id), options);
  }

  private Game game(RuleBook book, Map<String, String> options) {
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

  @Override
  public Game fromRuleBook(String text, EngineVersion.Of engine) {
    Options.Applied applied =
        Options.apply(RuleBooks.recorded(text, files, engine), Map.of(), engine);
    return recorded(applied, applied.values(), engine);
  }

  @Override
  public Game kept(String text, EngineVersion.Of engine, Map<String, String> options) {
    Options.Applied applied =
        Options.apply(RuleBooks.recorded(text, files, engine), Map.of(), engine);
    Map<String, String> values = inOrder(applied.book().id(), options);
    values.putAll(applied.values());
    return recorded(applied, values, engine);
  }

  /** Options as the game of this catalogue lists them, then those that it has no more, by name. */
  private Map<String, String> inOrder(String id, Map<String, String> options) {
    Map<String, String> rest = new TreeMap<>(options);
    Map<String, String> values = new LinkedHashMap<>();
    if (fileById.containsKey(id)) {
      for (Option option : book(id).options()) {
        Optional.ofNullable(rest.remove(option.key()))
            .ifPresent(value -> values.put(option.key(), value));
      }
    }
    values.putAll(rest);
    return values;
  }

  private static Game recorded(
      Options.Applied applied, Map<String, String> values, EngineVersion.Of engine) {
    return new SheddingGame(applied.book(), values, engine, RuleBookWriter::write, RuleSheet::of);
  }

  @Override
  public Game fromRuleBook(String text, Map<String, String> options) {
    return game(
        BookFile.isJson(text) ? RuleBookJson.single(text) : RuleBooks.single(text, files), options);
  }

  @Override
  public Checked check(String text) {
    RuleBooks books = BookFile.check(RuleBooks.SINGLE, text, files);
    Optional<Entry> entry =
        books.errors().isEmpty()
            ? books.books().values().stream().findFirst().map(SheddingCatalogue::entry)
            : Optional.empty();
    return new Checked(books.findings(), entry);
  }

  /** A book begins with its name; what else stands there, its reader says is wrong. */
  @Override
  public boolean reads(String text) {
    return BEGINNING.matcher(text).find();
  }

  private static Game game(Options.Applied applied) {
    return new SheddingGame(applied.book(), applied.values(), RuleBookWriter::write, RuleSheet::of);
  }
}
