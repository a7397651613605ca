package eightfold.testkit.oracle;

import eightfold.game.Chance;
import eightfold.game.Event;
import eightfold.game.Opening;
import eightfold.game.Position;
import eightfold.game.SetupException;
import eightfold.rules.Element;
import eightfold.rules.RuleBook;
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
    PageKeys.check(rules, opening.more());
    Dealing.Standing standing = PageKeys.standing(rules, opening.scores(), opening.more());
    return deal(dealer, opening.deal(), standing, opening.pack(), chance);
  }

  /** The next deal of the match, the dealer being one seat further on (C1.3). */
  public Outcome nextDeal(State ended, Optional<List<String>> order, Chance chance) {
    if (!ended.over() || ended.tally().over()) {
      throw new SetupException(
          ended.over()
              ? "the match is over"
              : "a deal is running; the next comes when it has ended");
    }
    Tally tally = ended.tally();
    int dealer = Dealing.nextDealer(rules, ended, chance);
    Dealing.Standing standing =
        new Dealing.Standing(tally.score(), tally.sheet(), ended.aside().pressure().times());
    return deal(dealer, ended.course().deal() + 1, standing, order, chance);
  }

  private Outcome deal(
      int dealer,
      int number,
      Dealing.Standing standing,
      Optional<List<String>> order,
      Chance chance) {
    List<Integer> pack = Dealing.pack(rules, order.map(Positions::kinds), chance);
    return outcome(Dealing.deal(rules, dealer, number, standing, pack, chance));
  }

  /** A table in the middle of a deal. */
  public Outcome arrange(Position position, Chance chance) {
    return outcome(Positions.arrange(rules, position, chance));
  }

  /** The code with which the act would be refused; 0 if it is legal. */
  public int refusal(State state, int seat, Act act) {
    return Legality.refusal(rules, state, seat, act);
  }

  /** The code that refuses several cards at once because a cheat may play but one; else 0. */
  int refusalOfSet(State state, int seat, List<Integer> cards) {
    boolean alone = refusal(state, seat, new Act.Play(cards.getFirst())) == Drawing.ALLOWED;
    return alone ? Cheating.refusalOfSet(rules, state, cards) : Drawing.ALLOWED;
  }

  /** The legal acts of a seat. */
  public List<Act> legal(State state, int seat) {
    return Legality.legal(rules, state, seat);
  }

  /** Does a legal act. */
  public Outcome apply(State state, int seat, Act act, Chance chance) {
    int code = refusal(state, seat, act);
    if (code != Drawing.ALLOWED) {
      throw new IllegalArgumentException(act + " of seat " + seat + " is refused with " + code);
    }
    Scene scene = new Scene(rules, state.course(state.course().oneAct()), chance);
    goOn(scene, seat, act);
    switch (act) {
      case Act.Pair(int kind, int _) -> Playing.play(scene, kind, true);
      case Act.Give gift -> give(scene, gift);
      case Act.Target(int named) -> Duelling.name(scene, named);
      case Act.Grab() -> Duelling.grab(scene, seat, true);
      case Act.Play(int kind) -> Playing.play(scene, kind);
      case Act.End() -> Turns.close(scene);
      case Act.Declare(int suit) -> Playing.declare(scene, suit);
      case Act.CallRank(int rank) -> Playing.callRank(scene, rank);
      case Act.FreeSuit() -> InForce.freeSuit(scene);
      case Act.FreeRank() -> InForce.freeRank(scene);
      case Act.Draw() -> draw(scene);
      case Act.Pass() -> pass(scene, seat);
      case Act.Take() -> Dealing.take(scene);
      case Act.Call() -> Calling.call(scene, seat);
      case Act.Catch(int offender) -> caught(scene, seat, offender);
      case Act.Say(String words) -> Calling.say(scene, seat, words);
      case Act.Challenge() -> Challenging.challenge(scene, seat);
    }
    Turns.checkActs(scene);
    Drawing.noteLack(scene);
    Drawing.passIfStuck(scene);
    return outcome(scene);
  }

  /** Before a seat plays, draws or passes: what others have left undone. */
  private static void goOn(Scene scene, int seat, Act act) {
    boolean cards = act instanceof Act.Play || act instanceof Act.Pair || act instanceof Act.Draw;
    boolean pass = act instanceof Act.Pass && scene.now().turn().awaits() != Awaits.GRAB;
    if (cards) {
      Calling.acts(scene, seat);
    }
    if (cards || pass) {
      Naming.goesOn(scene);
    }
  }

  /** A catch finds a card against the rules, a fault, or nothing. */
  private static void caught(Scene scene, int catcher, int offender) {
    boolean fault = Calling.fault(scene.rules(), scene.now(), offender);
    if (Cheating.open(scene.now(), offender)) {
      Cheating.caught(scene, offender);
    } else if (fault || !scene.rules().has(Element.Cheating.class)) {
      Calling.caught(scene, catcher, offender);
    } else {
      Cheating.caughtNothing(scene, catcher);
    }
  }

  private static void draw(Scene scene) {
    Cheating.stands(scene);
    switch (scene.now().turn().awaits()) {
      case ANSWER -> Drawing.takeDebt(scene);
      case FOLLOW -> FollowingUp.draw(scene);
      case TAKE, PLAY, MORE, SUIT, RANK, TARGET, GRAB, GIVE, NOTHING -> drawOne(scene);
    }
  }

  /** One card; who might have traded before it is drawn for from then on. */
  private static void drawOne(Scene scene) {
    int seat = scene.seat();
    Drawing.drawOne(scene);
    boolean goesOn = !scene.over() && scene.seat() == seat && !Turns.limitReached(scene);
    if (goesOn
        && scene.rules().has(Element.Trades.class)
        && scene.now().turn().awaits() == Awaits.PLAY) {
      Turns.drawForTheSeat(scene);
    }
  }

  private static void pass(Scene scene, int seat) {
    Cheating.stands(scene);
    switch (scene.now().turn().awaits()) {
      case TAKE -> Dealing.start(scene);
      case ANSWER -> Turns.acceptSkip(scene);
      case GRAB -> Duelling.grab(scene, seat, false);
      case GIVE -> keepAll(scene);
      case PLAY, MORE, SUIT, RANK, TARGET, FOLLOW, NOTHING -> Drawing.pass(scene);
    }
  }

  /** A gift to the others, or a card for the partner. */
  private static void give(Scene scene, Act.Give gift) {
    boolean forAll =
        scene.now().turn().awaits() == Awaits.GIVE
            && scene.now().aside().trading().offer().isEmpty();
    if (forAll) {
      Giving.give(scene, gift);
    } else {
      Trading.give(scene, gift.kind(), gift.seat());
    }
  }

  private static void keepAll(Scene scene) {
    if (scene.now().aside().trading().offer().isPresent()) {
      Trading.keep(scene);
    } else {
      Turns.goOn(scene);
    }
  }

  private static Outcome outcome(Scene scene) {
    return new Outcome(scene.now(), scene.events());
  }
}
