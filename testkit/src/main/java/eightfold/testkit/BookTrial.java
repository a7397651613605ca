package eightfold.testkit;

import eightfold.game.EngineVersion;
import eightfold.rules.book.RuleBookException;
import eightfold.rules.book.RuleBooks;
import eightfold.rules.finding.Finding;
import eightfold.rules.finding.Span;
import eightfold.rules.json.BookFile;
import eightfold.rules.json.RuleBookJson;
import eightfold.rules.text.RuleBookWriter;
import eightfold.rules.vocabulary.RuleBook;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads a text as a rule book, whatever it is, and looks whether it is answered as it should be.
 */
final class BookTrial {
  /** How a text is read. */
  interface Door {
    /** What there is to say of a text, and the book if it is one. */
    RuleBooks look(String file, String text);
  }

  /** What may be wrong with an answer. */
  enum Kind {
    /** It was no answer. */
    FAILED,
    /** There are no errors and no book, or both. */
    NEITHER,
    /** A finding stands where no text is. */
    PLACE,
    /** What is taken and written down is not read as the same book. */
    OTHERWISE,
    /** It came late, twice. */
    SLOW
  }

  /**
   * What is wrong with an answer.
   *
   * @param what for people
   */
  record Trouble(Kind kind, String what) {}

  /**
   * What came of a text.
   *
   * @param taken whether it is a book
   * @param nanos the CPU time of its reading
   */
  record Outcome(boolean taken, long nanos, Optional<Trouble> trouble) {}

  private static final Pattern LINE_END = Pattern.compile("\r\n|\r|\n");

  /** How much people's files may hold. */
  private static final int MOST_BYTES = 1 << 16;

  private static final int MOST_LINES = 500;

  private final Map<String, String> library;
  private final Door door;
  private final Duration longest;

  /**
   * For texts that may extend books.
   *
   * @param library those books by the names of their files
   * @param longest the CPU time that the reading of one may take
   */
  BookTrial(Map<String, String> library, Door door, Duration longest) {
    this.library = library;
    this.door = door;
    this.longest = longest;
  }

  /** A file is read. */
  Outcome of(String file, byte[] bytes) {
    try {
      return of(file, BookFile.text(file, bytes));
    } catch (RuleBookException e) {
      String before = new String(bytes, StandardCharsets.UTF_8);
      return new Outcome(false, 0, misplaced(e.findings(), file, before));
    }
  }

  /** A text is read. */
  Outcome of(String file, String text) {
    try {
      long begin = cpuTime();
      RuleBooks read = door.look(file, text);
      long nanos = cpuTime() - begin;
      boolean taken = read.errors().isEmpty();
      Optional<Trouble> trouble =
          neither(read)
              .or(() -> misplaced(read.findings(), file, text))
              .or(() -> read.books().values().stream().findFirst().flatMap(BookTrial::otherwise))
              .or(() -> nanos > longest.toNanos() ? slow(file, text) : Optional.empty());
      return new Outcome(taken, nanos, trouble);
    } catch (RuntimeException | StackOverflowError | AssertionError e) {
      return new Outcome(false, 0, Optional.of(failed(e)));
    }
  }

  private static long cpuTime() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private static Trouble failed(Throwable thrown) {
    StackTraceElement[] trace = thrown.getStackTrace();
    return new Trouble(Kind.FAILED, thrown + (trace.length > 0 ? " at " + trace[0] : ""));
  }

  /** Read again, as the machine may have had something else to do. */
  private Optional<Trouble> slow(String file, String text) {
    long begin = cpuTime();
    door.look(file, text);
    Duration again = Duration.ofNanos(cpuTime() - begin);
    return again.compareTo(longest) > 0
        ? Optional.of(new Trouble(Kind.SLOW, again.toMillis() + " ms of CPU time"))
        : Optional.empty();
  }

  private static Optional<Trouble> neither(RuleBooks read) {
    return read.errors().isEmpty() == read.books().isEmpty()
        ? Optional.of(
            new Trouble(Kind.NEITHER, read.books().size() + " books with " + read.errors()))
        : Optional.empty();
  }

  private Optional<Trouble> misplaced(List<Finding> findings, String file, String text) {
    if (findings.isEmpty()) {
      return Optional.empty();
    }
    List<String> lines = lines(text);
    return findings.stream()
        .filter(one -> !placed(one.span(), one.file().equals(file) ? lines : other(one.file())))
        .findFirst()
        .map(one -> new Trouble(Kind.PLACE, one.span() + ": " + one.message()));
  }

  private List<String> other(String file) {
    return lines(Objects.requireNonNull(library.get(file), file));
  }

  /** The lines, and the empty one behind the last end of a line. */
  private static List<String> lines(String text) {
    return List.of(LINE_END.split(text, -1));
  }

  private static boolean placed(Span span, List<String> lines) {
    boolean forward =
        span.line() < span.endLine()
            || span.line() == span.endLine() && span.column() <= span.endColumn();
    return forward
        && within(lines, span.line(), span.column())
        && within(lines, span.endLine(), span.endColumn());
  }

  /** Columns count code points; the last one is behind the line. */
  private static boolean within(List<String> lines, int line, int column) {
    if (line < 1 || line > lines.size()) {
      return false;
    }
    String there = lines.get(line - 1);
    return column >= 1 && column <= there.codePointCount(0, there.length()) + 1;
  }

  private static boolean large(String text) {
    return size(text) > MOST_BYTES || text.lines().count() > MOST_LINES;
  }

  private static int size(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }

  private static Optional<Trouble> otherwise(RuleBook book) {
    String text = RuleBookWriter.write(book);
    String json = RuleBookJson.write(book);
    try {
      // what a book takes over may make it larger than people's files
      boolean sameText =
          RuleBooks.recorded(text, Map.of(), EngineVersion.Of.TODAY).equals(book)
              && (large(text) || RuleBooks.single(text, Map.of()).equals(book));
      boolean same =
          sameText && (size(json) > MOST_BYTES || RuleBookJson.single(json).equals(book));
      return same ? Optional.empty() : Optional.of(new Trouble(Kind.OTHERWISE, "as\n" + text));
    } catch (RuleBookException e) {
      return Optional.of(new Trouble(Kind.OTHERWISE, e.getMessage() + "\nas\n" + text));
    }
  }
}
