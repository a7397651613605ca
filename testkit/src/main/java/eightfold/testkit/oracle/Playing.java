package eightfold.testkit.oracle;

import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Trigger.Moment;
import eightfold.testkit.oracle.LostTurns.Skip;
import java.util.List;
import java.util.Optional;

/** A seat plays a card, and all that comes of it until the card after it (semantics 5 and 11). */
final class Playing {
  private Playing() {}

  /** A card, or two copies of it as one act. */
  static void play(Scene scene, int kind, boolean pair) {
    Rules rules = scene.rules();
    State before = scene.now();
    boolean wrong = Playability.wrong(rules, before, kind);
    boolean answers = before.turn().awaits() == Awaits.ANSWER;
    boolean first = before.turn().laid().isEmpty();
    boolean idle =
        first && !answers && Openings.due(rules, before) && Openings.withoutEffect(rules);
    boolean bride = first && !answers && Marriages.onlyBride(rules, before, kind);
    boolean cheats = first && Playability.cheats(rules, before, kind);
    Optional<ChallengeablePlay> doubt = doubt(rules, before, kind);
    Turn.Row row =
        first
            ? SeveralCards.opened(rules, before, bride, idle, cheats)
            : further(rules, before, kind);
    settleWhatWaited(scene, row);
    if (scene.over()) {
      return;
    }
    State settled = scene.now();
    Calling.plays(scene);
    scene.becomes(scene.deal().opened(scene.seat()));
    int number = Counting.adds(rules, before, kind);
    CardPlay.lay(scene, kind);
    doubt.ifPresent(scene::becomes);
    if (!pair) {
      onItsLike(scene, before, kind);
    }
    if (wrong) {
      Calling.faultBegins(scene, scene.seat(), false);
    }
    Optional<Awaits> asks = Declarations.asked(rules, before, kind, idle);
    boolean waits = rules.effectsWait() && !OwedCards.owes(rules, kind);
    row = row.asks(asks, Declarations.barred(rules, before, kind)).due(waits);
    scene.becomes(scene.turn().row(row));
    if (cheats) {
      scene.becomes(new CatchablePlay(before, kind));
    }
    if (answers) {
      // what the seat must play does not concern an answer, nor what is laid with it
      scene.becomes(scene.now().the(Orders.class).ended());
      answer(scene, before, kind);
    }
    if (!waits) {
      Effects.take(scene, kind, scene.seat(), pair);
    }
    if (pair && !scene.over()) {
      second(scene, kind);
    }
    if (!scene.over()) {
      Speaking.owesName(scene, kind, number == 0 ? 0 : before.debt().cards() + number);
      hasPlayed(scene, before, kind, pair ? 2 : 1, settled);
      scene.then(new Work.GoOn(kind, idle));
    }
  }

  /**
   * A card that ends the deal sets off nothing.
   *
   * @param settled as the card before it has just done what it does, which does set off lines
   */
  private static void hasPlayed(Scene scene, State before, int kind, int copies, State settled) {
    if (before.hand().size() == copies && Effects.endsTheDeal(scene, kind)) {
      scene.becomes(settled.the(Occasion.class));
    } else {
      hasLaid(scene, before, settled, kind, copies);
    }
  }

  /** Lines may be about the card, or two alike as one; the deal goes on with it. */
  static void hasLaid(Scene scene, State before, State settled, int kind, int copies) {
    int seat = scene.seat();
    int left = before.hand(seat).size() - copies;
    List<Integer> pile = before.cards().pile();
    int from = Math.min(before.the(Series.class).from(), pile.size());
    List<Integer> under = pile.subList(from, pile.size());
    scene.happens(new Happening.Laid(seat, kind, copies, under, left, settled));
    scene.happens(new Happening.HandBecame(seat, left, settled));
  }

  /** How a turn stands after a further card. */
  private static Turn.Row further(Rules rules, State before, int kind) {
    return before.turn().awaits() == Awaits.FOLLOW
        ? Turn.Row.EMPTY
        : SeveralCards.after(rules, before, kind).orElseThrow();
  }

  /** What the others may say of a play of this card; asked before it is laid. */
  private static Optional<ChallengeablePlay> doubt(Rules rules, State state, int kind) {
    Turn turn = state.turn();
    boolean ordinary =
        turn.awaits() == Awaits.PLAY && turn.laid().isEmpty() && !Openings.due(rules, state);
    if (!ordinary || !rules.cards().mayBeDoubted(kind)) {
      return Optional.empty();
    }
    boolean guilty =
        rules.cards().onlyWithoutSuit(kind)
            ? Following.notWithoutSuit(rules, state.cards(), state.hand().held(), kind)
            : couldPlayAnother(rules, state, kind);
    return Optional.of(
        new ChallengeablePlay(
            turn.seat(), guilty, state.cards().demand(), state.the(SuitInForce.class).now()));
  }

  /** Whether the hand without the card has another that follows, unless a draw binds it. */
  private static boolean couldPlayAnother(Rules rules, State state, int kind) {
    return !rules.boundToDrawn(state.turn())
        && Copies.minus(state.hand().held(), (Integer) kind).stream()
            .filter(other -> !rules.cards().onlyInNeed(other))
            .filter(other -> OrderedCards.obeys(rules, state, other))
            .anyMatch(other -> Following.follows(rules, state.cards(), other));
  }

  /**
   * Before a card is laid: with a new turn what lies there against the rules stands; the effect of
   * the card before comes, if it waited for this one and does not make a run with it.
   */
  private static void settleWhatWaited(Scene scene, Turn.Row now) {
    Turn turn = scene.turn();
    if (turn.laid().isEmpty()) {
      scene.drops(CatchablePlay.class);
    }
    if (turn.row().due()
        && !scene.rules().turns().lastEffectOnly()
        && !SeveralCards.run(now)
        && !turn.row().idle()) {
      Effects.happen(scene, turn.last(), turn.row().parried(), scene.seat());
    }
  }

  /** A card on its like: a further turn in place of the next seat's (semantics 12.11). */
  private static void onItsLike(Scene scene, State before, int kind) {
    boolean like =
        scene.rules().turns().onItsLike()
            && before.turn().awaits() == Awaits.PLAY
            && !before.cards().pile().isEmpty()
            && before.cards().upcard() == kind
            && !scene.rules().does(kind, Effect.Penalty.class, Effect.Penalty::opens);
    if (like) {
      LosingTurns.gather(scene, 1, 1);
    }
  }

  /** The second card of a pair acts as if another seat had played it, which is then passed over. */
  private static void second(Scene scene, int kind) {
    Rules rules = scene.rules();
    State now = scene.now();
    int other = LosingTurns.actsNext(now);
    if (rules.has(Element.Factor.class)) {
      // of several cards in a turn the last one alone declares
      Turn.Row row = now.turn().row();
      scene.becomes(now.turn().row(row.asks(Factors.asks(rules, now.cards(), kind), row.barred())));
    }
    CardPlay.lay(scene, kind);
    if (!rules.effectsWait()) {
      Effects.take(scene, kind, other, false);
    }
    if (scene.over()) {
      return;
    }
    if (rules.does(kind, Effect.What.REVERSE)) {
      LosingTurns.skipped(scene, other);
      LosingTurns.gather(scene, 0, 1);
    } else {
      LosingTurns.gather(scene, 1, 0);
    }
  }

  /** What the first card of an answering turn does to what waits. */
  private static void answer(Scene scene, State before, int kind) {
    Rules rules = scene.rules();
    LostTurns lost = scene.now().lost();
    Skip skip = lost.pending();
    Debt debt = scene.now().debt();
    if (skip.waits()) {
      boolean parries = rules.cards().parries(kind, skip.by());
      boolean ends = !parries || rules.does(skip.by(), Effect.Lost.class, Effect.Lost::parryEnds);
      Skip left = ends ? Skip.NONE : new Skip(skip.seats(), skip.by(), scene.seat());
      Turn turn = scene.turn();
      scene.becomes(lost.pending(left), parries ? turn.row(turn.row().asParry()) : turn);
    } else if (Playability.answersDebt(rules, before, kind)) {
      scene.becomes(debt.adder(scene.seat()));
      rules
          .effect(kind, Effect.Penalty.class)
          .filter(penalty -> penalty.adds() > 0)
          .ifPresent(penalty -> Effects.causes(scene, new Caused.Draws(penalty.adds(), kind)));
    } else {
      scene.becomes(debt.cleared());
    }
  }

  /** What comes when the card lies: one on it, another one perhaps, or the close of the turn. */
  static void goOn(Scene scene, int kind, boolean idle) {
    if (!idle && OwedCards.owes(scene.rules(), kind)) {
      oweAnother(scene, kind);
    } else if (scene.rules().several()) {
      scene.becomes(scene.turn().awaits(Awaits.MORE));
    } else {
      scene.then(new Work.Close());
    }
  }

  /** Instead of the close of the turn, once a card lies that owes another one. */
  static void oweAnother(Scene scene, int kind) {
    int seat = scene.seat();
    if (scene.now().hand().size() == 0) {
      Drawing.drawForOneself(scene, seat, 1);
      if (scene.over()) {
        return;
      }
      if (scene.now().hand().size() == 0) {
        Effects.penaltiesOfTheLast(scene);
        scene.ends(Ended.Ending.OUT, Optional.of(seat));
        return;
      }
      if (!OwedCards.owesAny(scene.rules(), kind)) {
        scene.then(new Work.Settle());
        return;
      }
    }
    scene.becomes(scene.turn().awaits(Awaits.FOLLOW));
  }

  /** A card is drawn instead of the one owed; it is not played. */
  static void drawInstead(Scene scene) {
    int seat = scene.seat();
    int before = scene.now().hand().size();
    Drawing.drawForOneself(scene, seat, 1);
    if (scene.now().hand().size() > before) {
      scene.comes(Moment.DRAWS, seat);
    }
    scene.then(new Work.Settle());
  }
}
