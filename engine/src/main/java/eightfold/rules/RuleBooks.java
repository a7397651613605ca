package eightfold.rules;

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
    List<BookError> errors = new ArrayList<>();
    Map<String, BookDraft> drafts = new LinkedHashMap<>();
    files.forEach((file, text) -> drafts.put(RuleBookReader.id(file), draft(file, text, errors)));
    Map<String, RuleBook> books = new LinkedHashMap<>();
    for (String id : drafts.keySet()) {
      List<BookError> wrong = new ArrayList<>();
      Optional<RuleBook> book = BookResolver.resolve(id, drafts, wrong);
      // what is wrong in a book that others extend is said once
      wrong.stream().filter(error -> !errors.contains(error)).forEach(errors::add);
      book.filter(_ -> wrong.isEmpty()).ifPresent(good -> books.put(id, good));
    }
    return new RuleBooks(books, errors);
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

  /** The book of that file, if nothing is wrong with it. */
  public Optional<RuleBook> book(String file) {
    return Optional.ofNullable(books.get(file));
  }

  /** The books, if nothing is wrong with any. */
  public Map<String, RuleBook> orRefuse() {
    if (errors.isEmpty()) {
      return books;
    }
    throw new SetupException(String.join("\n", errors.stream().map(BookError::message).toList()));
  }

  /**
   * Reads a single book, such as the one that a record carries.
   *
   * @param others files of books that it may extend, which are right
   * @throws SetupException if something is wrong with it, with every error in a line of its own
   */
  public static RuleBook single(String text, Map<String, String> others) {
    Map<String, String> files = new LinkedHashMap<>();
    if (RuleBookReader.read(SINGLE, text, new ArrayList<>()).said("extends").isPresent()) {
      files.putAll(others);
    }
    files.put(SINGLE, text);
    RuleBooks read = read(files);
    read.orRefuse();
    return read.book(RuleBookReader.id(SINGLE)).orElseThrow();
  }
}
