package eightfold.testkit;

import eightfold.game.FastChance;
import eightfold.game.LibraryFiles;
import eightfold.rules.json.BookFile;
import eightfold.rules.json.RuleBookJson;
import eightfold.rules.text.RuleBookWriter;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.testkit.BookTrial.Door;
import eightfold.testkit.BookTrial.Outcome;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * Reads books that are spoilt by chance, as {@code eightfold check} does: whatever is in a file, it
 * is taken, or refused with findings whose places lie in the text, and soon; and what is taken can
 * be written and read again. Everything but the time follows from the seed.
 */
public final class MutatedBooks {
  /** The CPU time that a book may take when the reader is warm. */
  private static final Duration LONGEST = Duration.ofMillis(200);

  /** Books that are made up, beside those of the library: all words come up in them. */
  private static final int MADE_UP = 60;

  /** One of so many has a byte that is spoilt, too. */
  private static final int BYTES = 20;

  private static final int MOST_TROUBLES = 10;

  /** Readings for making one small. */
  private static final int MOST_TRIES = 3000;

  /** So often a book is read again that took longer than all before. */
  private static final int TIMES_AGAIN = 3;

  /**
   * A book in a file.
   *
   * @param file its name
   */
  private record BookText(String file, String text) {}

  private final List<BookText> books;
  private final List<String> texts;
  private final BookTrial trials;

  /** How many of one run were taken. */
  private long taken;

  /** The longest that one of them took, and its own seed. */
  private long slowest;

  private long slowestSeed;

  private MutatedBooks(List<BookText> books, List<String> texts, BookTrial trials) {
    this.books = List.copyOf(books);
    this.texts = List.copyOf(texts);
    this.trials = trials;
  }

  /** The books of the library and made-up ones, as texts and as JSON. */
  public static MutatedBooks ofAllBooks() {
    return ofAllBooks(UnaryOperator.identity(), LONGEST);
  }

  /**
   * The same with another reader in the place of the right one.
   *
   * @param change makes it of the right one
   * @param longest the CPU time that a book may take
   */
  static MutatedBooks ofAllBooks(UnaryOperator<Door> change, Duration longest) {
    Map<String, String> library = LibraryFiles.listed("index.txt");
    List<BookText> books = new ArrayList<>();
    library.forEach((file, text) -> books.add(new BookText(file, text)));
    Library.books().forEach((id, book) -> books.add(json(id, book)));
    for (int seed = 0; seed < MADE_UP; seed++) {
      RuleBook book = new RandomConditions(seed).addedTo(RandomBooks.book(seed));
      books.add(new BookText("made-up.game", RuleBookWriter.write(book)));
      books.add(json("made-up", book));
    }
    List<String> texts = books.stream().map(BookText::text).toList();
    return new MutatedBooks(
        books, texts, new BookTrial(library, change.apply(door(library)), longest));
  }

  /**
   * One book, spoilt with words and lines of the library.
   *
   * @param file the name of its file
   * @param text the book, as text or JSON, right or wrong
   */
  public static MutatedBooks ofBook(String file, String text) {
    Map<String, String> library = LibraryFiles.listed("index.txt");
    return new MutatedBooks(
        List.of(new BookText(file, text)),
        List.copyOf(library.values()),
        new BookTrial(library, door(library), LONGEST));
  }

  private static Door door(Map<String, String> library) {
    return (file, text) -> BookFile.check(file, text, library);
  }

  private static BookText json(String id, RuleBook book) {
    return new BookText(id + ".json", RuleBookJson.write(book));
  }

  /**
   * Reads so many; prints each that is answered as it should not be, made small, and at the end
   * what was done.
   *
   * @param number how many
   * @param seed from which everything follows
   * @param out where the words go
   * @return 0 if nothing was wrong, else 1
   */
  public int read(long number, long seed, PrintStream out) {
    out.println("seed " + seed);
    taken = 0;
    slowest = 0;
    int troubles = 0;
    long read = 0;
    while (read < number && troubles < MOST_TROUBLES) {
      troubles += one(FastChance.mix(seed + read * 0x9E3779B97F4A7C15L), out) ? 0 : 1;
      read++;
    }
    out.printf(
        "%d mutated books read, %d of them taken; the slowest (%d) took %d ms of CPU time%n",
        read, taken, slowestSeed, Duration.ofNanos(slowest).toMillis());
    return troubles == 0 ? 0 : 1;
  }

  private boolean one(long seed, PrintStream out) {
    FastChance chance = new FastChance(seed);
    BookText book = books.get(chance.below(books.size()));
    BookMutation mutation = new BookMutation(chance, texts);
    String text = mutation.of(book.text());
    boolean bytes = chance.below(BYTES) == 0;
    Outcome outcome =
        bytes
            ? answered(mutation.bytesOf(text), spoilt -> trials.of(book.file(), spoilt))
            : answered(text, spoilt -> trials.of(book.file(), spoilt));
    taken += outcome.taken() ? 1 : 0;
    if (outcome.nanos() > slowest) {
      slowest = outcome.nanos();
      slowestSeed = seed;
    }
    outcome
        .trouble()
        .ifPresent(
            trouble -> {
              out.println("FAILED (book " + seed + "): " + trouble.kind() + ", " + trouble.what());
              boolean whole = bytes || trouble.kind() == BookTrial.Kind.SLOW;
              String small = whole ? text : smaller(book.file(), text, trouble.kind());
              out.println(book.file() + (bytes ? " before its bytes were spoilt" : "") + ":");
              out.println(small);
            });
    return outcome.trouble().isEmpty();
  }

  /** What comes of it; where nothing took as long before, the shortest of several times. */
  private <T> Outcome answered(T spoilt, Function<T, Outcome> trial) {
    Outcome outcome = trial.apply(spoilt);
    // a reader that has read little so far is slow, and no book is to blame for that
    for (int again = 0; again < TIMES_AGAIN && outcome.nanos() > slowest; again++) {
      Outcome next = trial.apply(spoilt);
      outcome = next.nanos() < outcome.nanos() ? next : outcome;
    }
    return outcome;
  }

  /** A text that is left where as much as possible is taken away and the same is wrong. */
  private String smaller(String file, String text, BookTrial.Kind kind) {
    String small = text;
    int tries = 0;
    for (int piece = Math.max(1, text.length() / 2); piece >= 1; piece /= 2) {
      for (int at = 0; at < small.length() && tries < MOST_TRIES; tries++) {
        String less =
            small.substring(0, at) + small.substring(Math.min(small.length(), at + piece));
        Optional<BookTrial.Trouble> left = trials.of(file, less).trouble();
        if (left.filter(trouble -> trouble.kind() == kind).isPresent()) {
          small = less;
        } else {
          at += piece;
        }
      }
    }
    return small;
  }
}
