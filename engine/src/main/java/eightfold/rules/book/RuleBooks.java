package eightfold.rules.book;

import eightfold.game.EngineVersion;
import eightfold.rules.finding.Finding;
import eightfold.rules.finding.Findings;
import eightfold.rules.text.BookDraft;
import eightfold.rules.text.ElementReader;
import eightfold.rules.text.LineFaults;
import eightfold.rules.text.OwnWords;
import eightfold.rules.text.RuleBookReader;
import eightfold.rules.vocabulary.BookLimits;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Form;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.LineMeaning;
import eightfold.rules.vocabulary.RuleBook;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Rule books read from their text form, with what they take over from each other.
 *
 * @param books the books without errors by the name of their file, in the order of the files
 * @param findings everything that is to be said of them, file by file, in the order of the text
 */
public record RuleBooks(Map<String, RuleBook> books, List<Finding> findings) {
  /** How findings name a book that is no file. */
  public static final String SINGLE = "rule-book";

  public RuleBooks {
    books = Collections.unmodifiableMap(new LinkedHashMap<>(books));
    findings = List.copyOf(findings);
  }

  /** What is wrong: the findings for which a book is refused. */
  public List<Finding> errors() {
    return findings.stream().filter(one -> one.level() == Finding.Level.ERROR).toList();
  }

  /** Reads files by name; {@code extends} finds a book among them. */
  public static RuleBooks read(Map<String, String> files) {
    FileChains chains = new FileChains(files);
    Map<String, BookDraft> drafts = new LinkedHashMap<>();
    files.forEach(
        (file, text) -> {
          String id = RuleBookReader.id(file);
          drafts.put(id, RuleBookReader.read(file, text, BookLimits.TODAY, chains.pack(id)));
        });
    Map<String, RuleBook> books = new LinkedHashMap<>();
    // what is wrong in a book that others extend is said once
    Set<Finding> findings = new LinkedHashSet<>();
    for (String id : drafts.keySet()) {
      // what is taken over is read by the pack of the heir
      boolean alone = chains.pack(id).isEmpty() || drafts.get(id).said("extends").isEmpty();
      Map<String, BookDraft> read = alone ? drafts : chains.drafts(id, BookLimits.TODAY);
      BookResolver resolver = new BookResolver(read, drafts.keySet());
      resolver
          .resolve(id, EngineVersion.Of.TODAY, BookLimits.TODAY)
          .ifPresent(good -> books.put(id, good));
      findings.addAll(resolver.findings());
    }
    return new RuleBooks(books, Findings.inOrder(findings, List.copyOf(files.keySet())));
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
    if (errors().isEmpty()) {
      return books;
    }
    throw new RuleBookException(findings);
  }

  private RuleBook orRefuse(String id) {
    return Optional.ofNullable(orRefuse().get(id)).orElseThrow();
  }

  /**
   * Reads a single book as people write it.
   *
   * @param others files of books that it may extend, which are right
   * @throws RuleBookException if something is wrong with it
   */
  public static RuleBook single(String text, Map<String, String> others) {
    return check(SINGLE, text, others).orRefuse(SINGLE);
  }

  /**
   * Reads a single book as people write it, right or wrong.
   *
   * @param file the name of its file
   * @param others files of books that it may extend, which are right; one of the same name gives
   *     way to it
   */
  public static RuleBooks check(String file, String text, Map<String, String> others) {
    return only(file, with(others, file, text), EngineVersion.Of.TODAY, BookLimits.TODAY);
  }

  /**
   * Reads a single book that a record or a stored table carries, as the engine did that took it: it
   * may have refused less than today's.
   *
   * @param others files of books that it may extend, which are right
   * @throws RuleBookException if something is wrong with it
   */
  public static RuleBook recorded(
      String text, Map<String, String> others, EngineVersion.Of engine) {
    return only(SINGLE, with(others, SINGLE, text), engine, BookLimits.RECORDED).orRefuse(SINGLE);
  }

  private static Map<String, String> with(Map<String, String> others, String file, String text) {
    Map<String, String> files = new LinkedHashMap<>(others);
    files.put(file, text);
    return files;
  }

  /**
   * Reads one book of many, and of the others only those that it takes over.
   *
   * @param file the name of its file
   * @throws RuleBookException if something is wrong with it
   */
  public static RuleBook one(String file, Map<String, String> files) {
    return only(file, files, EngineVersion.Of.TODAY, BookLimits.TODAY)
        .orRefuse(RuleBookReader.id(file));
  }

  private static RuleBooks only(
      String file, Map<String, String> files, EngineVersion.Of engine, BookLimits limits) {
    FileChains chains = new FileChains(files);
    String id = RuleBookReader.id(file);
    Map<String, BookDraft> drafts = chains.drafts(id, limits);
    BookResolver resolver = new BookResolver(drafts, chains.ids());
    Map<String, RuleBook> books = new LinkedHashMap<>();
    resolver.resolve(id, engine, limits).ifPresent(good -> books.put(id, good));
    List<String> read = drafts.values().stream().map(draft -> draft.source().file()).toList();
    return new RuleBooks(books, Findings.inOrder(resolver.findings(), read));
  }

  /** The words with which the lines of rules begin: of each something is said by no other. */
  public static List<String> words() {
    return Forms.elements().values().stream()
        .filter(form -> !LineMeaning.silent(form))
        .map(Form::words)
        .toList();
  }

  /** The words with which what cards do is said. */
  public static Set<String> effects() {
    return Forms.effects().keySet();
  }

  /**
   * Reads what a card does: {@code next draws 2}.
   *
   * @throws IllegalArgumentException if something is wrong with it
   */
  public static Effect effect(String words) {
    return ((Element.On) line("on A " + words)).effects().getFirst();
  }

  /**
   * Reads one line of a book: {@code call-penalty 2}.
   *
   * @throws IllegalArgumentException if something is wrong with it
   */
  public static Element line(String line) {
    Findings wrong = new Findings();
    return ElementReader.read(line, LineFaults.alone(SINGLE, new OwnWords(), wrong))
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    line + ": " + wrong.all().stream().map(Finding::sentence).toList()));
  }
}
