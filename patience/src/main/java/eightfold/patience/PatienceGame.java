package eightfold.patience;

import eightfold.game.Chance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Meanings;
import eightfold.game.Opening;
import eightfold.game.Position;
import eightfold.game.SetupException;
import eightfold.game.Verb;
import eightfold.message.Message;
import eightfold.message.Sheet;
import eightfold.message.Texts;
import java.util.List;
import java.util.Map;

/** A patience with its options chosen, behind the common face. */
final class PatienceGame implements Game {
  /**
   * How many plays are tried to find out whether a shuffle can be won; where that does not tell,
   * the next shuffle is looked at. It belongs to the rules: with another number, or another order
   * of the search, a secret could mean another deal, and old records would not replay.
   */
  static final long SEEKING_STEPS = 100_000;

  /** So many shuffles in a row that cannot be won do not come by chance. */
  private static final int MOST_SHUFFLES = 100_000;

  private final PatienceRules rules;

  PatienceGame(PatienceRules rules) {
    this.rules = rules;
  }

  @Override
  public String id() {
    return rules.id();
  }

  @Override
  public String name() {
    return rules.name();
  }

  @Override
  public List<Verb> verbs() {
    return PatienceActLine.VERBS;
  }

  @Override
  public int leastSeats() {
    return 1;
  }

  @Override
  public int mostSeats() {
    return 1;
  }

  @Override
  public int dealerBefore(int eldest, int seats) {
    return 0;
  }

  @Override
  public Map<String, String> options() {
    return rules.options();
  }

  @Override
  public String ruleBook() {
    return RulesText.write(rules);
  }

  @Override
  public Sheet sheet() {
    return PatienceSheetText.of(rules);
  }

  @Override
  public Meanings meanings(Texts texts) {
    return PatienceSheetText.meanings(rules, texts);
  }

  /** An empty table for these rules. */
  PatienceTable table() {
    return new PatienceTable(rules.hand().cards(), rules.wild());
  }

  /** A solver for these rules. */
  Solver solver() {
    return new Solver(rules.hand().cards(), rules.wild());
  }

  /**
   * Draws the dealer, as every table does before its first shuffle (docs/records.md): here it can
   * only be one seat, but whoever checks a shuffle need not know that.
   */
  static int dealer(Chance chance) {
    return chance.below(1);
  }

  /**
   * Deals a shuffled deal: the first shuffle that this chance gives, or, where only deals that can
   * be won are played, the first that the solver finds a way through. Each shuffle begins with the
   * pack in its standard order and takes the chance up where the one before left it, so that
   * whoever knows the key of the chance comes to the same deal.
   */
  void shuffle(PatienceTable table, Chance chance) {
    table.shuffle(chance);
    if (!rules.winnable().only()) {
      return;
    }
    Solver solver = solver();
    for (int shuffles = 1; shuffles < MOST_SHUFFLES; shuffles++) {
      Solver.Answer answer =
          solver.solve(table.hand(), table.upcard(), table.stock(), SEEKING_STEPS);
      if (answer == Solver.Answer.WINNABLE) {
        return;
      }
      table.shuffle(chance);
    }
    throw new IllegalStateException("no shuffle of this chance can be won");
  }

  @Override
  public Match begin(Opening opening, Chance chance) {
    alone(opening.seats());
    PatiencePositions.known(opening.more());
    if (opening.deal() < 1 || !opening.scores().isEmpty() && opening.scores().size() != 1) {
      throw new SetupException(Message.of("setup.deal-and-scores"));
    }
    int dealer = opening.dealer().orElseGet(() -> dealer(chance));
    if (dealer != 0) {
      throw new SetupException(Message.of("setup.no-seat-to-deal").with("seat", dealer));
    }
    PatienceTable table = table();
    opening
        .pack()
        .ifPresentOrElse(
            named -> table.deal(PatiencePositions.pack(named)), () -> shuffle(table, chance));
    PatienceMatch match = new PatienceMatch(this, table, chance, opening.deal(), opening.scores());
    match.opens(true);
    return match;
  }

  private void alone(int seats) {
    if (seats != 1) {
      throw new SetupException(
          Message.of("patience.one-player").with("game", name()).with("seats", seats));
    }
  }

  @Override
  public Match arrange(Position position, Chance chance) {
    alone(position.hands().size());
    PatienceTable table = table();
    PatiencePositions.lay(position, table);
    List<Integer> scores = position.scores();
    PatienceMatch match = new PatienceMatch(this, table, chance, position.deal(), scores);
    match.opens(false);
    return match;
  }
}
