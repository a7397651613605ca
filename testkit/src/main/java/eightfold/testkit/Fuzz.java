package eightfold.testkit;

import eightfold.game.Catalogue;
import eightfold.game.FastChance;
import eightfold.rules.book.Options;
import eightfold.rules.check.RuleBookCheck;
import eightfold.rules.text.RuleBookWriter;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.shedding.Shedding;
import eightfold.testkit.TrialRunner.Result;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.LongPredicate;

/**
 * Holds the kernel against the oracle for as long as one likes: made-up rule books and library
 * books with any options, lines with conditions added to half of them, shuffled and arranged
 * tables, random for players; and the promises of the engine along the way. Everything follows from
 * the seed.
 */
public final class Fuzz {
  /** Acts of one trial at most; deals of players without a plan may be long. */
  private static final int MOST_ACTS = 150;

  /** Deals at most that are played at a table at which both programs have agreed in a trial. */
  private static final int DEALS_A_TABLE = 500;

  /** How far a run of hours has come is told after so many deals. */
  private static final int DEALS_A_LINE = 100_000;

  /** One table of so many has no limit but its own. */
  private static final int AS_LONG_AS_IT_TAKES = 64;

  /** One made-up book of this many brings a pack of its own. */
  private static final int ONE_OF_AN_OWN_PACK = 8;

  private final Catalogue catalogue;
  private final List<RuleBook> books;

  /**
   * Whether half of the tables have made-up books, and half of all lines with conditions besides.
   */
  private final boolean madeUp;

  private final TrialRunner trials;

  /** What was done in all trials together. */
  private record Done(long trials, long acts, long refused) {
    Done and(Done more) {
      return new Done(trials + more.trials, acts + more.acts, refused + more.refused);
    }

    Done and(Result result) {
      return switch (result) {
        case Result.Agreed(int more) -> new Done(trials + 1, acts + more, refused);
        case Result.NoTable _ -> new Done(trials + 1, acts, refused + 1);
        case Result.Failed failed ->
            new Done(trials + 1, acts + failed.trial().steps().size(), refused);
      };
    }
  }

  /** Deals that were played, of one table or of all together, and the one that failed. */
  private record Deals(
      long own, Done trials, long deals, long acts, long twins, Optional<Result.Failed> failed) {
    static final Deals NONE = new Deals(0, new Done(0, 0, 0), 0, 0, 0, Optional.empty());

    Deals and(Deals more) {
      return new Deals(
          own,
          trials.and(more.trials),
          deals + more.deals,
          acts + more.acts,
          twins + more.twins,
          failed);
    }
  }

  private Fuzz(Catalogue catalogue, Collection<RuleBook> books, boolean madeUp) {
    this.catalogue = catalogue;
    this.books = List.copyOf(books);
    this.madeUp = madeUp;
    this.trials = new TrialRunner(catalogue);
  }

  /** Tries the books of the library and made-up ones. */
  public static Fuzz ofAllBooks() {
    return of(Shedding.standard());
  }

  /** The same with another kernel in the place of the right one. */
  static Fuzz of(Catalogue catalogue) {
    return new Fuzz(catalogue, Library.books().values(), true);
  }

  /**
   * Tries one book, with any of its options.
   *
   * @param file the name of its file
   * @param text the book, as text or JSON
   * @throws eightfold.game.SetupException if the book is wrong
   */
  public static Fuzz ofBook(String file, String text) {
    return new Fuzz(Shedding.with(file, text), List.of(Shedding.bookOf(file, text)), false);
  }

  /**
   * Tries until the time is up or something fails, which is then shrunk and printed.
   *
   * @param duration how long
   * @param seed from which everything follows
   * @param out where the words go
   * @return 0 if nothing failed, else 1
   */
  public int until(Duration duration, long seed, PrintStream out) {
    long end = System.nanoTime() + duration.toNanos();
    return during(_ -> System.nanoTime() < end, seed, out);
  }

  /** A number of trials, which are the same ones on every machine. */
  int trials(long number, long seed, PrintStream out) {
    return during(done -> done < number, seed, out);
  }

  /**
   * Tries tables as {@link #until} does, and at each plays some hundred shuffled deals, every one
   * of which has to keep all promises, until so many are played or something fails. As many tables
   * are tried at a time as the machine has processors; what is said does not depend on that.
   *
   * @param number how many deals at least, of all tables together
   * @param seed from which everything follows
   * @param out where the words go
   * @return 0 if nothing failed, else 1
   */
  public int deals(long number, long seed, PrintStream out) {
    out.println("seed " + seed);
    int each = (int) Math.min(number, DEALS_A_TABLE);
    int processors = Runtime.getRuntime().availableProcessors();
    ExecutorService workers = Executors.newFixedThreadPool(processors);
    try {
      Queue<Future<Deals>> ahead = new ArrayDeque<>();
      Deals all = Deals.NONE;
      for (long next = 0; all.deals() < number; ) {
        while (ahead.size() < 2 * processors && all.deals() + (long) ahead.size() * each < number) {
          long own = own(seed, next++);
          ahead.add(workers.submit(() -> dealsAt(own, each)));
        }
        Deals more = done(ahead.remove());
        if (more.failed().isPresent()) {
          report(more.own(), more.failed().get(), out);
          return 1;
        }
        all = all.and(more);
        if (more.deals() > 0 && all.deals() % DEALS_A_LINE == 0 && all.deals() < number) {
          out.printf("%d deals, %d acts so far%n", all.deals(), all.acts());
        }
      }
      out.printf("%d deals, %d acts, twins in %d; besides, ", all.deals(), all.acts(), all.twins());
      counts(all.trials(), out);
      return 0;
    } finally {
      // what is still played is not asked for any more
      workers.shutdownNow();
    }
  }

  /** One trial, and where both programs agree in it, the deals at its table. */
  private Deals dealsAt(long own, int deals) {
    Result result = trial(own);
    Done trials = new Done(0, 0, 0).and(result);
    return switch (result) {
      case Result.Failed failed -> new Deals(own, trials, 0, 0, 0, Optional.of(failed));
      case Result.NoTable _ -> new Deals(own, trials, 0, 0, 0, Optional.empty());
      case Result.Agreed _ -> {
        Trial brief = brief(table(new FastChance(own)), own);
        ManyDeals many =
            new ManyDeals(brief, catalogue.fromRuleBook(RuleBookWriter.write(brief.book())));
        Optional<Result.Failed> wrong = many.play(deals, own);
        yield new Deals(own, trials, deals, many.acts(), many.twins(), wrong);
      }
    };
  }

  private static Deals done(Future<Deals> table) {
    try {
      return table.get();
    } catch (ExecutionException fall) {
      throw new IllegalStateException("a table could not be tried", fall.getCause());
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
      throw new CancellationException("the fuzz was interrupted");
    }
  }

  private static long own(long seed, long number) {
    return FastChance.mix(seed + number * 0x9E3779B97F4A7C15L);
  }

  private int during(LongPredicate goesOn, long seed, PrintStream out) {
    out.println("seed " + seed);
    Done done = new Done(0, 0, 0);
    for (long i = 0; goesOn.test(i); i++) {
      long own = own(seed, i);
      Result result = trial(own);
      done = done.and(result);
      if (result instanceof Result.Failed failed) {
        report(own, failed, out);
        counts(done, out);
        return 1;
      }
    }
    counts(done, out);
    return 0;
  }

  private static void counts(Done done, PrintStream out) {
    out.printf(
        "%d tables, %d acts agreed act by act, %d tables refused by both%n",
        done.trials(), done.acts(), done.refused());
  }

  private void report(long own, Result.Failed failed, PrintStream out) {
    out.println("FAILED (trial " + own + "); shrinking …");
    Result.Failed small = Shrinker.shrink(trials::again, failed);
    out.println(ScenarioText.of(small.trial(), small.what()));
  }

  /** One trial, which follows from its own seed; what is odd about it comes of the seed's bits. */
  private Result trial(long own) {
    FastChance chance = new FastChance(own);
    Trial trial = table(chance);
    Optional<String> broken = Invariants.check(catalogue, trial, chance.next());
    return broken
        .<Result>map(what -> new Result.Failed(trial, what))
        .orElseGet(() -> trials.atRandom(trial, chance.next(), MOST_ACTS));
  }

  private Trial table(FastChance chance) {
    RuleBook book = book(chance);
    int most = RuleBookCheck.mostSeats(book);
    int least = Math.min(2, most);
    int any = Math.min(least + chance.below(5), most);
    int seats =
        book.find(Element.Players.class).orElseThrow().teams() ? Math.max(4, any - any % 2) : any;
    long shuffle = chance.next();
    Trial.Start start =
        chance.below(2) == 0
            ? new Trial.Start.Shuffled(shuffle)
            : new Trial.Start.Arranged(
                RandomPositions.position(book, seats, shuffle), chance.next());
    return new Trial(book, seats, start, List.of());
  }

  /**
   * At most tables a house rule ends the deals after some acts, so that those of players without a
   * plan, which may go on for thousands, don't take the time of all others.
   */
  private static Trial brief(Trial table, long seed) {
    FastChance chance = new FastChance(~seed);
    RuleBook book = table.book();
    boolean full = book.elements().size() == RuleBook.MOST_ELEMENTS;
    boolean limited =
        book.all(Element.Limit.class).anyMatch(limit -> limit.of() == Element.Limit.Of.ACTS);
    if (full || limited || chance.below(AS_LONG_AS_IT_TAKES) == 0) {
      return table;
    }
    List<Element> elements = new ArrayList<>(book.elements());
    elements.add(new Element.Limit(Element.Limit.Of.ACTS, 20 + chance.below(60)));
    return table.book(book.with(elements));
  }

  private RuleBook book(FastChance chance) {
    if (madeUp && chance.below(ONE_OF_AN_OWN_PACK) == 0) {
      long seed = chance.next();
      return chance.below(2) == 0 ? OwnPackBooks.book(seed) : OwnPackBooks.withConditions(seed);
    }
    RuleBook book = plain(chance);
    return madeUp && chance.below(2) == 0
        ? new RandomConditions(chance.next()).addedTo(book)
        : book;
  }

  private RuleBook plain(FastChance chance) {
    if (madeUp && chance.below(2) == 0) {
      return RandomBooks.book(chance.next());
    }
    RuleBook book = books.get(chance.below(books.size()));
    return Options.apply(book, RandomOptions.choose(book, chance.next())).book();
  }
}
