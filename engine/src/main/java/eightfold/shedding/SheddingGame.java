package eightfold.shedding;

import eightfold.cards.Kinds;
import eightfold.cards.Pack;
import eightfold.game.BestScore;
import eightfold.game.Chance;
import eightfold.game.EngineVersion;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.MatchGoal;
import eightfold.game.Meanings;
import eightfold.game.Opening;
import eightfold.game.Position;
import eightfold.game.SetupException;
import eightfold.game.SuitSigns;
import eightfold.game.Verb;
import eightfold.message.Message;
import eightfold.message.Sheet;
import eightfold.message.Texts;
import eightfold.play.FamilyActs;
import eightfold.play.Kernel;
import eightfold.play.Table;
import eightfold.program.Compiler;
import eightfold.program.Program;
import eightfold.rules.book.AddedLines;
import eightfold.rules.check.RuleBookCheck;
import eightfold.rules.sheet.RuleSheet;
import eightfold.rules.vocabulary.BookPack;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A game of the shedding family: a rule book with its options applied, behind the common face. */
public final class SheddingGame implements Game {
  private static final Set<Element.Scoring.Mode> COUNTS_CARDS =
      EnumSet.of(Element.Scoring.Mode.OWN, Element.Scoring.Mode.WINNER_COLLECTS);

  /** Rules by which somebody may be caught for something else than a forgotten call. */
  private static final List<String> OTHER_FAULTS =
      List.of("cheating", "names-said", "phrase", "wrong-cards-stay");

  private final RuleBook book;
  private final Map<String, String> options;
  private final EngineVersion.Of engine;
  private final Function<RuleBook, String> text;
  private final Function<RuleBook, Sheet> sheet;
  private final Map<Integer, Program> programs = new HashMap<>();
  private final SuitSigns suitSigns;
  private final Optional<String> callWord;
  private final boolean catchesCallsAlone;
  private final Optional<BestScore> bestScore;
  private final List<Message> conditions;

  /**
   * A game.
   *
   * @param book the rule book, options applied, checked
   * @param options the values of all its options
   * @param text writes a book's own text
   * @param sheet writes a book's rule sheet
   */
  public SheddingGame(
      RuleBook book,
      Map<String, String> options,
      Function<RuleBook, String> text,
      Function<RuleBook, Sheet> sheet) {
    this(book, options, EngineVersion.Of.TODAY, text, sheet);
  }

  /** The same for a record or a table of an engine, which may have seated more than today's. */
  SheddingGame(
      RuleBook book,
      Map<String, String> options,
      EngineVersion.Of engine,
      Function<RuleBook, String> text,
      Function<RuleBook, Sheet> sheet) {
    this.book = book;
    this.engine = engine;
    this.options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    this.text = text;
    this.sheet = sheet;
    this.suitSigns = suitSigns(book);
    this.callWord = book.find(Element.Call.class).map(Element.Call::name);
    this.catchesCallsAlone =
        callWord.isPresent() && OTHER_FAULTS.stream().noneMatch(word -> book.says(word));
    this.bestScore = bestScore(book);
    this.conditions = RuleSheet.conditions(book);
  }

  /** The rules in force. */
  public RuleBook book() {
    return book;
  }

  @Override
  public String id() {
    return book.id();
  }

  @Override
  public List<Verb> verbs() {
    return FamilyActs.VERBS;
  }

  @Override
  public String name() {
    return book.name();
  }

  @Override
  public SuitSigns suitSigns() {
    return suitSigns;
  }

  /** With which signs the cards of a book are drawn. */
  static SuitSigns suitSigns(RuleBook book) {
    return switch (book.find(Element.Deck.class).orElseThrow().suits()) {
      case FRENCH -> SuitSigns.FRENCH;
      case SWISS -> SuitSigns.SWISS;
      case SPANISH -> SuitSigns.SPANISH;
    };
  }

  @Override
  public Optional<String> callWord() {
    return callWord;
  }

  @Override
  public boolean catchesCallsAlone() {
    return catchesCallsAlone;
  }

  @Override
  public Optional<BestScore> bestScore() {
    return bestScore;
  }

  @Override
  public List<Message> conditions() {
    return conditions;
  }

  private static Optional<BestScore> bestScore(RuleBook book) {
    boolean countsDown =
        book.find(Element.Match.class)
            .filter(match -> match.format() == Element.Match.Format.COUNTDOWN)
            .isPresent();
    return countsDown
        ? Optional.of(BestScore.FEWEST)
        : book.find(Element.Scoring.class)
            .flatMap(
                scoring ->
                    switch (scoring.mode()) {
                      case NONE -> Optional.empty();
                      case OWN -> Optional.of(BestScore.FEWEST);
                      case WINNER_COLLECTS, ONE_EACH -> Optional.of(BestScore.MOST);
                    });
  }

  @Override
  public Optional<MatchGoal> matchGoal(int seats) {
    // at 0 it is a single deal
    return book.find(Element.Match.class)
        .filter(match -> match.at().at(seats) > 0)
        .flatMap(
            match -> goalOf(match.format()).map(kind -> new MatchGoal(kind, match.at().at(seats))));
  }

  private static Optional<MatchGoal.Kind> goalOf(Element.Match.Format format) {
    return switch (format) {
      case SINGLE -> Optional.empty();
      case TARGET -> Optional.of(MatchGoal.Kind.POINTS);
      case DEALS -> Optional.of(MatchGoal.Kind.DEALS);
      case ELIMINATION -> Optional.of(MatchGoal.Kind.OUT);
      case COLUMNS -> Optional.of(MatchGoal.Kind.COLUMNS);
      case COUNTDOWN -> Optional.of(MatchGoal.Kind.COUNTDOWN);
    };
  }

  @Override
  public int leastSeats() {
    return players().least();
  }

  @Override
  public int mostSeats() {
    return RuleBookCheck.mostSeats(book);
  }

  @Override
  public int plyLimit(int seats) {
    return program(seats).mostActs();
  }

  @Override
  public Map<Integer, Message> brokenPromises() {
    Map<Integer, Message> broken = new LinkedHashMap<>();
    for (int seats = leastSeats(); seats <= players().most(); seats++) {
      // that partners sit opposite rules odd numbers out, and breaks no promise
      if (players().teams() && seats % 2 != 0) {
        continue;
      }
      try {
        var _ = program(seats);
      } catch (SetupException refused) {
        broken.put(seats, refused.reason());
      }
    }
    return broken;
  }

  private Element.Players players() {
    return book.find(Element.Players.class).orElseThrow();
  }

  @Override
  public int dealerBefore(int eldest, int seats) {
    Element.Deal.Direction begins = book.find(Element.Deal.class).orElseThrow().direction();
    boolean clockwise = begins == Element.Deal.Direction.CLOCKWISE;
    return Math.floorMod(eldest + (clockwise ? -1 : 1), seats);
  }

  @Override
  public Map<String, String> options() {
    return options;
  }

  @Override
  public String ruleBook() {
    return text.apply(book);
  }

  @Override
  public SheddingGame with(List<String> lines) {
    return new SheddingGame(AddedLines.to(book, lines), options, engine, text, sheet);
  }

  @Override
  public Sheet sheet() {
    return sheet.apply(book);
  }

  @Override
  public Meanings meanings(Texts texts) {
    Program program = program(leastSeats());
    boolean counted =
        book.find(Element.Scoring.class)
            .map(Element.Scoring::mode)
            .filter(COUNTS_CARDS::contains)
            .isPresent();
    List<Meanings.OfCard> cards = new ArrayList<>();
    for (int kind : Kinds.list(BookPack.kinds(book))) {
      String does =
          RuleSheet.about(book, kind, program.wild()).stream()
              .map(texts::sentences)
              .collect(Collectors.joining(" "));
      OptionalInt points =
          counted ? OptionalInt.of(program.handCount().points().of(kind)) : OptionalInt.empty();
      cards.add(new Meanings.OfCard(program.pack().name(kind), does, points));
    }
    Map<String, String> passages = new LinkedHashMap<>();
    RuleSheet.passages(book).forEach((about, part) -> passages.put(about, part.text(texts)));
    return new Meanings(cards, passages);
  }

  /** The compiled rules for so many seats. */
  public synchronized Program program(int seats) {
    RuleBookCheck.check(book, seats, engine)
        .ifPresent(
            reason -> {
              throw new SetupException(reason);
            });
    return programs.computeIfAbsent(seats, n -> Compiler.compile(book, n));
  }

  @Override
  public Pack pack() {
    return book.pack();
  }

  @Override
  public Match begin(Opening opening, Chance chance) {
    Program program = program(opening.seats());
    Arranger.known(program, opening.more());
    Table table = new Table(program, chance);
    EventLog eventLog = new EventLog(program.pack());
    int dealer = opening.dealer().orElse(Table.NOBODY);
    if (dealer < Table.NOBODY || dealer >= program.seats()) {
      throw new SetupException(Message.of("setup.no-seat-to-deal").with("seat", dealer));
    }
    byte[] pack = opening.pack().map(order -> Arranger.pack(program, order)).orElse(null);
    if (opening.deal() < 1
        || !opening.scores().isEmpty() && opening.scores().size() != program.seats()) {
      throw new SetupException(Message.of("setup.deal-and-scores"));
    }
    Kernel.begin(table, chance, dealer, pack, opening.deal(), opening.scores(), eventLog);
    return new SheddingMatch(this, table, eventLog.events());
  }

  @Override
  public Match arrange(Position position, Chance chance) {
    Program program = program(position.hands().size());
    Table table = new Table(program, chance);
    EventLog eventLog = new EventLog(program.pack());
    Kernel.arrange(table, Arranger.layout(this, program, position), eventLog);
    return new SheddingMatch(this, table, eventLog.events());
  }
}
