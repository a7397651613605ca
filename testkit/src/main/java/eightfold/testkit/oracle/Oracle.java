package eightfold.testkit.oracle;

import eightfold.game.Chance;
import eightfold.game.Event;
import eightfold.game.Opening;
import eightfold.game.Position;
import eightfold.game.SetupException;
import eightfold.rules.vocabulary.RuleBook;
import java.util.List;
import java.util.Optional;

/**
 * Plays a rule book: from a table and an act to the next table and what happened. Nothing is ever
 * changed; only the generator that is handed in moves on.
 */
public final class Oracle {
  private final Rules rules;

  /**
   * An oracle for a table.
   *
   * @param book the rules, options applied
   * @param seats how many play
   * @throws SetupException if so many cannot play by this book
   */
  public Oracle(RuleBook book, int seats) {
    this.rules = new Rules(book, seats);
    Fit.check(rules);
  }

  /** What came of something: the table afterwards, and the events in order. */
  public record Outcome(State state, List<Event> events) {
    public Outcome {
      events = List.copyOf(events);
    }
  }

  public Rules rules() {
    return rules;
  }

  /** The first deal of a match, or a later one with its number and scores. */
  public Outcome begin(Opening opening, Chance chance) {
    int dealer =
        opening.dealer().isPresent() ? opening.dealer().getAsInt() : chance.below(rules.seats());
    OracleKeys.check(rules, opening.more());
    Dealing.Standing standing = OracleKeys.standing(rules, opening.scores(), opening.more());
    return deal(dealer, opening.deal(), standing, opening.pack(), chance);
  }

  /** The next deal of the match, the dealer being one seat further on (C1.3). */
  public Outcome nextDeal(State ended, Optional<List<String>> order, Chance chance) {
    if (!ended.over() || ended.tally().over()) {
      throw SetupException.literal(
          ended.over()
              ? "the match is over"
              : "a deal is running; the next comes when it has ended");
    }
    Tally tally = ended.tally();
    int dealer = Dealing.nextDealer(rules, ended, chance);
    Dealing.Standing standing =
        new Dealing.Standing(tally.score(), tally.sheet(), ended.the(StockEnds.class).times());
    return deal(dealer, ended.deal().number() + 1, standing, order, chance);
  }

  private Outcome deal(
      int dealer,
      int number,
      Dealing.Standing standing,
      Optional<List<String>> order,
      Chance chance) {
    List<Integer> pack =
        Dealing.pack(rules, order.map(names -> Cards.kinds(rules.kinds(), names)), chance);
    return outcome(Dealing.deal(rules, dealer, number, standing, pack, chance));
  }

  /** A table in the middle of a deal. */
  public Outcome arrange(Position position, Chance chance) {
    return outcome(Positions.arrange(rules, position, chance));
  }

  /** The code with which the act would be refused; 0 if it is legal. */
  public int refusal(State state, int seat, Act act) {
    return LegalActs.refusal(rules, state, seat, act);
  }

  /** The code that refuses several cards at once because a cheat may play but one; else 0. */
  int refusalOfSet(State state, int seat, List<Integer> cards) {
    boolean alone = refusal(state, seat, new Act.Play(cards.getFirst())) == Rules.ALLOWED;
    return alone ? Playability.refusalOfSet(rules, state, cards) : Rules.ALLOWED;
  }

  /** The legal acts of a seat. */
  public List<Act> legal(State state, int seat) {
    return LegalActs.legal(rules, state, seat);
  }

  /** Does a legal act. */
  public Outcome apply(State state, int seat, Act act, Chance chance) {
    int code = refusal(state, seat, act);
    if (code != Rules.ALLOWED) {
      throw new IllegalArgumentException(act + " of seat " + seat + " is refused with " + code);
    }
    Scene scene = new Scene(rules, state.with(state.deal().oneAct()), chance);
    scene.then(
        new Work.Do(seat, act),
        new Work.CheckActs(),
        new Work.EndAfterNaming(),
        new Work.NoteLack(),
        new Work.DrawForSeat(),
        new Work.PassIfStuck());
    return outcome(scene);
  }

  /** Everything that is to be done is done. */
  private static Outcome outcome(Scene scene) {
    Interpreter.run(scene);
    return new Outcome(scene.now(), scene.events());
  }
}
