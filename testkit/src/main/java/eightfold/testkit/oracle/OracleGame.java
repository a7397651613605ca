package eightfold.testkit.oracle;

import eightfold.cards.Pack;
import eightfold.game.Chance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.Position;
import eightfold.game.SetupException;
import eightfold.game.Verb;
import eightfold.message.Sheet;
import eightfold.play.FamilyActs;
import eightfold.rules.book.AddedLines;
import eightfold.rules.book.Options;
import eightfold.rules.check.RuleBookCheck;
import eightfold.rules.text.RuleBookWriter;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import java.util.List;
import java.util.Map;

/** A rule book as a game that the oracle plays. */
public final class OracleGame implements Game {
  private final RuleBook book;
  private final Map<String, String> options;

  /**
   * A book with these options.
   *
   * @throws SetupException if the options cannot be
   */
  public OracleGame(RuleBook book, Map<String, String> chosen) {
    this(Options.apply(book, chosen));
  }

  private OracleGame(Options.Applied applied) {
    this.book = applied.book();
    this.options = applied.values();
  }

  @Override
  public String id() {
    return book.id();
  }

  @Override
  public String name() {
    return book.name();
  }

  @Override
  public List<Verb> verbs() {
    return FamilyActs.VERBS;
  }

  @Override
  public Pack pack() {
    return book.pack();
  }

  @Override
  public int leastSeats() {
    return book.find(Element.Players.class).map(Element.Players::least).orElse(2);
  }

  @Override
  public int mostSeats() {
    return RuleBookCheck.mostSeats(book);
  }

  @Override
  public int dealerBefore(int eldest, int seats) {
    return Dealing.before(new Rules(book, seats), eldest);
  }

  @Override
  public Map<String, String> options() {
    return options;
  }

  @Override
  public OracleGame with(List<String> lines) {
    return new OracleGame(new Options.Applied(AddedLines.to(book, lines), options));
  }

  @Override
  public String ruleBook() {
    return RuleBookWriter.write(book);
  }

  /** The summary: the oracle has no sentences of its own. */
  @Override
  public Sheet sheet() {
    return new Sheet(List.of(Sheet.literal(book.summary())));
  }

  @Override
  public Match begin(Opening opening, Chance chance) {
    Oracle oracle = new Oracle(book, opening.seats());
    return new OracleMatch(this, oracle, oracle.begin(opening, chance), chance);
  }

  @Override
  public Match arrange(Position position, Chance chance) {
    Oracle oracle = new Oracle(book, position.hands().size());
    return new OracleMatch(this, oracle, oracle.arrange(position, chance), chance);
  }
}
