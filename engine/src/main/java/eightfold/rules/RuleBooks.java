package eightfold.rules;

import eightfold.game.EngineVersion;
import eightfold.game.SetupException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Rule books read from their text form, with what they take over from each other.
 *
 * @param books the books without errors by the name of their file, in the order of the files
 * @param errors everything that is wrong, in all files
 */
public record RuleBooks(Map<String, RuleBook> books, List<BookError> errors) {
  /** How errors name a book that is no file. */
  private static final String SINGLE = "rule-book";

  /** Files larger than this are refused unread. */
  static final int MOST_LETTERS = 200_000;

  public RuleBooks {
    books = Collections.unmodifiableMap(new LinkedHashMap<>(books));
    errors = List.copyOf(errors);
  }

  /** Reads files by name; {@code extends} finds a book among them. */
  public static RuleBooks read(Map<String, String> files) {
    return read(files, EngineVersion.Of.TODAY);
  }

  private static RuleBooks read(Map<String, String> files, EngineVersion.Of engine) {
    List<BookError> errors = new ArrayList<>();
    Map<String, BookDraft> drafts = new LinkedHashMap<>();
    files.forEach((file, text) -> drafts.put(RuleBookReader.id(file), draft(file, text, errors)));
    Map<String, RuleBook> books = new LinkedHashMap<>();
    for (String id : drafts.keySet()) {
      resolve(id, drafts, engine, errors).ifPresent(good -> books.put(id, good));
    }
    return new RuleBooks(books, errors);
  }

  /** The book, if nothing is wrong with it; what is goes to the errors. */
  private static Optional<RuleBook> resolve(
      String id, Map<String, BookDraft> drafts, EngineVersion.Of engine, List<BookError> errors) {
    List<BookError> wrong = new ArrayList<>();
    Optional<RuleBook> book = BookResolver.resolve(id, drafts, engine, wrong);
    // what is wrong in a book that others extend is said once
    wrong.stream().filter(error -> !errors.contains(error)).forEach(errors::add);
    return book.filter(_ -> wrong.isEmpty());
  }

  private static BookDraft draft(String file, String text, List<BookError> errors) {
    if (text.length() > MOST_LETTERS) {
      errors.add(
          new BookError(
              new Place.Line(file, 1, 1),
              "the file has " + text.length() + " letters",
              "at most " + MOST_LETTERS));
      BookDraft draft = new BookDraft(new Place.Line(file, 1, 1));
      draft.breakUp();
      return draft;
    }
    return RuleBookReader.read(file, text, errors);
  }

  /** The book of the file that has this name without its ending, if nothing is wrong with it. */
  public Optional<RuleBook> book(String file) {
    return Optional.ofNullable(books.get(file));
  }

  /** The book that is read from that file, if nothing is wrong with it. */
  public Optional<RuleBook> ofFile(String file) {
    return book(RuleBookReader.id(file));
  }

  /** The books, if nothing is wrong with any. */
  public Map<String, RuleBook> orRefuse() {
    if (errors.isEmpty()) {
      return books;
    }
    throw SetupException.literal(
        String.join("\n", errors.stream().map(BookError::message).toList()));
  }

  private RuleBook orRefuse(String id) {
    return Optional.ofNullable(orRefuse().get(id)).orElseThrow();
  }

  /**
   * Reads a single book, such as the one that a record carries.
   *
   * @param others files of books that it may extend, which are right
   * @throws SetupException if something is wrong with it, with every error in a line of its own
   */
  public static RuleBook single(String text, Map<String, String> others) {
    return single(text, others, EngineVersion.Of.TODAY);
  }

  /**
   * Reads a single book as an engine did, which may have refused less than today's.
   *
   * @param others files of books that it may extend, which are right
   * @throws SetupException as {@link #single(String, Map)} does
   */
  public static RuleBook single(String text, Map<String, String> others, EngineVersion.Of engine) {
    Map<String, String> files = new LinkedHashMap<>(others);
    files.put(SINGLE, text);
    return one(SINGLE, files, engine);
  }

  /**
   * Reads one book of many, and of the others only those that it takes over.
   *
   * @param file the name of its file
   * @throws SetupException if something is wrong with it, with every error in a line of its own
   */
  public static RuleBook one(String file, Map<String, String> files) {
    return one(file, files, EngineVersion.Of.TODAY);
  }

  private static RuleBook one(String file, Map<String, String> files, EngineVersion.Of engine) {
    Map<String, String> fileById = new LinkedHashMap<>();
    files.keySet().forEach(name -> fileById.put(RuleBookReader.id(name), name));
    List<BookError> errors = new ArrayList<>();
    Map<String, BookDraft> drafts = new LinkedHashMap<>();
    String id = RuleBookReader.id(file);
    Optional<String> next = Optional.of(id);
    while (next.isPresent() && !drafts.containsKey(next.get())) {
      Optional<String> name = Optional.ofNullable(fileById.get(next.get()));
      if (name.isEmpty()) {
        // it extends a book that there is not: among all of them it is found which one was meant
        return read(files, engine).orRefuse(id);
      }
      BookDraft draft = draft(name.get(), files.getOrDefault(name.get(), ""), errors);
      drafts.put(next.get(), draft);
      next = draft.said("extends");
    }
    Map<String, RuleBook> books = new LinkedHashMap<>();
    resolve(id, drafts, engine, errors).ifPresent(good -> books.put(id, good));
    return new RuleBooks(books, errors).orRefuse(id);
  }
}
