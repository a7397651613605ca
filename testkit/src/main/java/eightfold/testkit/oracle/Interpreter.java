package eightfold.testkit.oracle;

import java.util.List;

/** Takes work off the agenda and has it done, until nothing is left or the deal is over. */
final class Interpreter {
  private Interpreter() {}

  static void run(Scene scene) {
    while (!scene.over() && !agenda(scene).isEmpty()) {
      Work next = agenda(scene).next();
      scene.becomes(agenda(scene).rest());
      does(scene, next);
      Rounds.begin(scene);
    }
    if (scene.over()) {
      scene.becomes(Agenda.EMPTY, Occasion.NONE, OwedWords.NONE);
      scene.drops(Choice.class);
      scene.drops(EndsWhenNamed.class);
      Results.settle(scene, scene.now().the(Ended.class).winner());
    }
  }

  private static Agenda agenda(Scene scene) {
    return scene.now().the(Agenda.class);
  }

  private static void does(Scene scene, Work work) {
    switch (work) {
      case Work.Do(int seat, Act act) -> act(scene, seat, act);
      case Work.CarryOut(int seat, Act act) -> carryOut(scene, seat, act);
      case Work.Cost(int seat, int cards) -> Drawing.penalise(scene, seat, cards, "unsaid-words");
      case Work.Begin(int seat) -> Turns.begin(scene, seat);
      case Work.Resume(int seat) -> Turns.resume(scene, seat);
      case Work.Lines lines -> Rounds.work(scene, lines);
      case Work.DebtDrawn drawn -> DrawingTurns.debtDrawn(scene, drawn);
      case Work.Rest rest -> Turns.rest(scene, rest);
      case Work.Start() -> Dealing.start(scene);
      case Work.GoOn(int kind, boolean idle) -> Playing.goOn(scene, kind, idle);
      case Work.CardsLie(int seat) -> Calling.cardsLie(scene, seat);
      case Work.Close() -> Turns.close(scene);
      case Work.Ask() -> Turns.ask(scene);
      case Work.Settle() -> Turns.settle(scene);
      case Work.PassOn() -> Turns.passOn(scene);
      case Work.MoveOn() -> Turns.moveOn(scene);
      case Work.TurnEnded(int seat) -> Turns.ended(scene, seat);
      case Work.TurnOver(int seat) ->
          scene.becomes(scene.now().the(TurnsHad.class).and(seat, scene.turn()));
      case Work.EndTurn() -> Turns.end(scene);
      case Work.MoveOnWithoutCards() -> Turns.moveOnWithoutCards(scene);
      case Work.PlayedBack() -> DuelsAndGrabs.playedBack(scene);
      case Work.EndDuel(Duel duel) -> DuelsAndGrabs.end(scene, duel);
      case Work.MoveOnFromDuel(Duel duel) -> DuelsAndGrabs.moveOn(scene, duel);
      case Work.Drawn(boolean opening) -> DrawingTurns.drawn(scene, opening);
      case Work.DrawForSeat() -> DrawingTurns.drawForSeat(scene);
      case Work.NoteLack() -> Turns.noteLack(scene);
      case Work.PassIfStuck() -> Turns.passIfStuck(scene);
      case Work.EndAfterNaming() -> Turns.endAfterNaming(scene);
      case Work.CheckActs() -> Turns.checkActs(scene);
    }
  }

  private static void act(Scene scene, int seat, Act act) {
    List<Work> costs = endsTime(scene, act) ? Speaking.costs(scene, seat) : List.of();
    scene.then(new Work.CarryOut(seat, act));
    scene.then(costs.toArray(Work[]::new));
  }

  /** An act that was judged before others paid for words, and that may be impossible now. */
  private static void carryOut(Scene scene, int seat, Act act) {
    if (!LegalActs.possible(scene.rules(), scene.now(), act)) {
      return;
    }
    goOn(scene, seat, act);
    switch (act) {
      case Act.Play(int kind) -> play(scene, kind);
      case Act.Pair(int kind, int _) -> Playing.play(scene, kind, true);
      case Act.End() -> scene.then(new Work.Close());
      case Act.Declare(int suit) -> Declaring.suit(scene, suit);
      case Act.FreeSuit() -> Declaring.freeSuit(scene);
      case Act.CallRank(int rank) -> Declaring.rank(scene, rank);
      case Act.FreeRank() -> Declaring.freeRank(scene);
      case Act.Target(int named) -> target(scene, named);
      case Act.Grab() -> DuelsAndGrabs.grab(scene, seat, true);
      case Act.Give gift -> Giving.give(scene, gift);
      case Act.Decided decided -> Giving.decide(scene, decided);
      case Act.Draw() -> draw(scene);
      case Act.DrawFrom(int other) -> DrawingTurns.drawFrom(scene, other);
      case Act.Pass() -> pass(scene, seat);
      case Act.Take() -> take(scene);
      case Act.Call() -> Calling.call(scene, seat);
      case Act.Catch(int offender) -> Catching.caught(scene, seat, offender);
      case Act.Say(String words) -> Speaking.says(scene, seat, words);
      case Act.Challenge() -> Challenging.challenge(scene, seat);
    }
  }

  private static void take(Scene scene) {
    if (scene.turn().awaits() == Awaits.TAKE) {
      Dealing.take(scene);
    } else {
      DrawingTurns.takeUpcard(scene);
    }
  }

  /**
   * Whether the act ends the time in which other seats may say what they owe (Conditions 4): the
   * pass of a grab is an answer, and none.
   */
  private static boolean endsTime(Scene scene, Act act) {
    return switch (act) {
      case Act.Play _,
          Act.Pair _,
          Act.Draw _,
          Act.DrawFrom _,
          Act.Declare _,
          Act.FreeSuit _,
          Act.CallRank _,
          Act.FreeRank _,
          Act.Target _ ->
          true;
      case Act.Decided decided -> decided.decision() != CardDecision.GIVE;
      case Act.Pass _ -> !grabPass(scene, act);
      case Act.End _,
          Act.Grab _,
          Act.Give _,
          Act.Take _,
          Act.Call _,
          Act.Catch _,
          Act.Say _,
          Act.Challenge _ ->
          false;
    };
  }

  private static boolean grabPass(Scene scene, Act act) {
    return act instanceof Act.Pass && scene.turn().awaits() == Awaits.GRAB;
  }

  /** Before a seat plays, draws or passes: what others have left undone. */
  private static void goOn(Scene scene, int seat, Act act) {
    boolean draws = act instanceof Act.Draw || act instanceof Act.DrawFrom;
    boolean cards = act instanceof Act.Play || act instanceof Act.Pair || draws;
    boolean pass = act instanceof Act.Pass && !grabPass(scene, act);
    if (cards) {
      Calling.acts(scene, seat);
    }
    if (cards || pass) {
      Speaking.goesOn(scene);
    }
    if (act instanceof Act.Pass || draws) {
      // who draws or passes lets stand what lies there
      scene.drops(CatchablePlay.class);
    }
  }

  private static void play(Scene scene, int kind) {
    if (scene.now().has(Duel.class)) {
      DuelsAndGrabs.playBack(scene, kind);
    } else {
      Playing.play(scene, kind, false);
    }
  }

  private static void target(Scene scene, int named) {
    if (scene.now().has(Choice.class)) {
      Rounds.named(scene, named);
    } else {
      DuelsAndGrabs.name(scene, named);
    }
  }

  private static void draw(Scene scene) {
    switch (scene.turn().awaits()) {
      case ANSWER -> {
        if (scene.now().has(Duel.class)) {
          DuelsAndGrabs.take(scene);
        } else {
          DrawingTurns.takeDebt(scene);
        }
      }
      case FOLLOW -> Playing.drawInstead(scene);
      case TAKE, PLAY, MORE, SUIT, RANK, TARGET, GRAB, GIVE, DECISION, NOTHING ->
          DrawingTurns.drawOne(scene);
    }
  }

  private static void pass(Scene scene, int seat) {
    switch (scene.turn().awaits()) {
      case TAKE -> {
        scene.tell("declined", seat);
        scene.then(new Work.Start());
      }
      case ANSWER -> Turns.acceptSkip(scene);
      case GRAB -> DuelsAndGrabs.grab(scene, seat, false);
      case GIVE -> Giving.keep(scene);
      case DECISION -> {
        scene.tell("declined", seat);
        scene.then(new Work.Settle());
      }
      case PLAY, MORE, SUIT, RANK, TARGET, FOLLOW, NOTHING -> Turns.pass(scene);
    }
  }
}
