package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.game.Refusal;
import eightfold.rules.vocabulary.Element.Draw.Forced;
import eightfold.rules.vocabulary.Element.Draw.From;
import eightfold.rules.vocabulary.Element.Draw.Policy;
import eightfold.rules.vocabulary.Element.Stock.Out;

/** When a seat may draw, and when it may pass for want of a card (semantics 7 and 8). */
final class DrawingRules {
  private DrawingRules() {}

  /** Whether a card can be drawn at all. */
  static boolean canGive(Rules rules, State state) {
    return Counting.pressed(rules) || onTheTable(rules, state);
  }

  /** Whether stock or pile have a card to give. */
  static boolean onTheTable(Rules rules, State state) {
    return !state.cards().stock().isEmpty()
        || rules.stockOut() == Out.RESHUFFLE && state.cards().pile().size() > staying(state);
  }

  /** With the upcard the card below it stays while that may be the upcard again. */
  static int staying(State state) {
    boolean mayGoBack = state.has(ChallengeablePlay.class) || state.has(CatchablePlay.class);
    return mayGoBack ? Math.min(2, state.cards().pile().size()) : 1;
  }

  /** Why the seat to act may not draw, or {@link Rules#ALLOWED}. */
  static int drawRefusal(Rules rules, State state) {
    boolean may =
        switch (state.turn().awaits()) {
          case ANSWER -> mayTake(rules, state);
          case PLAY -> mayDraw(rules, state);
          case FOLLOW ->
              !OwedCards.owesAny(rules, state.turn().last()) || !Playability.canPlay(rules, state);
          case MORE, SUIT, RANK, TARGET, GRAB, GIVE, DECISION, TAKE, NOTHING -> false;
        };
    if (!may) {
      return Refusal.MAY_NOT_DRAW;
    }
    return state.turn().awaits() == Awaits.PLAY && !canGive(rules, state)
        ? Refusal.NOTHING_TO_DRAW
        : Rules.ALLOWED;
  }

  /** Why the seat to act may not draw from that hand, or {@link Rules#ALLOWED}. */
  static int handRefusal(Rules rules, State state, int other) {
    boolean asked =
        rules.draw().orFrom().seat().isPresent() && state.turn().awaits() == Awaits.PLAY;
    int asDraw = asked ? drawRefusal(rules, state) : Refusal.MAY_NOT_DRAW;
    if (asDraw != Rules.ALLOWED) {
      return asDraw;
    }
    return fromHand(rules, state, other) ? Rules.ALLOWED : Refusal.NO_SUCH_SEAT;
  }

  /** Why the seat to act may not take the upcard, or {@link Rules#ALLOWED} (semantics 7.30). */
  static int pileRefusal(Rules rules, State state) {
    if (rules.draw().orFrom() != From.PILE) {
      return Refusal.UNKNOWN_ACT;
    }
    boolean asked = state.turn().awaits() == Awaits.PLAY;
    return asked && state.cards().pile().size() > 1
        ? drawRefusal(rules, state)
        : Refusal.MAY_NOT_DRAW;
  }

  /** Whether the book names that hand, and it would keep a card. */
  static boolean fromHand(Rules rules, State state, int other) {
    int player = state.turn().seat();
    boolean plays = other != player && state.deal().left().contains(other);
    return plays
        && state.hand(other).size() > 1
        && rules
            .draw()
            .orFrom()
            .seat()
            .filter(who -> ShowRules.means(rules, state, player, who, other))
            .isPresent();
  }

  /** Whether what waits may be drawn. */
  private static boolean mayTake(Rules rules, State state) {
    if (state.has(Duel.class)) {
      return true;
    }
    boolean mustAdd =
        rules.matching().forcedCount()
            && Counting.open(rules, state)
            && Playability.canPlay(rules, state);
    return !state.lost().pending().waits() && !mustAdd;
  }

  private static boolean mayDraw(Rules rules, State state) {
    if (Openings.due(rules, state)) {
      // before its opening a seat draws as often as it likes, where anybody draws at all
      boolean mustOpen = Openings.forced(rules) && Playability.canPlay(rules, state);
      return rules.policy() != Policy.NONE && !mustOpen;
    }
    return !drawsUsed(rules, state)
        && !bound(rules, state)
        && !obliged(rules, state)
        && !repeats(rules, state);
  }

  /** Whether the seat must put a card on the one that gave it this turn. */
  private static boolean repeats(Rules rules, State state) {
    return state.the(FurtherTurns.class).repeats()
        && state.turn().drawn().cards() == 0
        && Playability.canPlay(rules, state);
  }

  static boolean drawsUsed(Rules rules, State state) {
    return state.turn().drawn().cards() >= rules.mostDraws();
  }

  /** Whether the seat holds a card that it must play rather than draw or pass. */
  private static boolean obliged(Rules rules, State state) {
    return holdsCalledRank(rules, state) || holdsPlayable(rules, state, rules.draw().forced());
  }

  /** Whether the seat to act has a card of the rank called, and so may neither draw nor pass. */
  private static boolean holdsCalledRank(Rules rules, State state) {
    Demand demand = state.cards().demand();
    return demand.calledBy() != Kind.NONE
        && demand.rank().isPresent()
        && Playability.playable(rules, state).stream()
            .filter(card -> rules.kinds().rank(card) == demand.rank().getAsInt())
            .anyMatch(card -> Following.amongCallable(rules, demand.calledBy(), card));
  }

  private static boolean holdsPlayable(Rules rules, State state, Forced scope) {
    return scope != Forced.NEVER
        && Playability.playable(rules, state).stream()
            .anyMatch(
                card ->
                    switch (scope) {
                      case NEVER -> false;
                      case ALWAYS -> true;
                      case EXCEPT_WILD -> !LongHand.isWild(rules, state, state.turn().seat(), card);
                      case EXCEPT_JOKERS -> !rules.kinds().joker(card);
                    });
  }

  /** Whether the card has come for want of which the seat had to draw. */
  private static boolean bound(Rules rules, State state) {
    return rules.policy() == Policy.UNTIL_PLAYABLE
        && state.turn().drawn().lacked()
        && hasWhatItNeeds(rules, state);
  }

  /** Whether the seat to act could not play, where that is kept in mind. */
  static boolean lacks(Rules rules, State state) {
    return rules.policy() == Policy.UNTIL_PLAYABLE
        && state.turn().awaits() == Awaits.PLAY
        && !hasWhatItNeeds(rules, state);
  }

  private static boolean hasWhatItNeeds(Rules rules, State state) {
    Forced scope = rules.draw().forced();
    return holdsPlayable(rules, state, scope == Forced.NEVER ? Forced.ALWAYS : scope);
  }

  /** Why the seat to act may not pass, or {@link Rules#ALLOWED}. */
  static int passRefusal(Rules rules, State state) {
    boolean may =
        switch (state.turn().awaits()) {
          case TAKE, GRAB, DECISION -> true;
          case GIVE -> state.the(Trade.class).offer().isPresent() || !GiftRules.begun(state);
          case ANSWER -> state.lost().pending().waits() && !state.has(Duel.class);
          case PLAY -> mayPass(rules, state);
          case MORE, SUIT, RANK, TARGET, FOLLOW, NOTHING -> false;
        };
    return may ? Rules.ALLOWED : Refusal.MAY_NOT_PASS;
  }

  private static boolean mayPass(Rules rules, State state) {
    boolean stuck =
        GiftRules.tradeOpen(rules, state)
            && !Playability.canPlay(rules, state)
            && drawRefusal(rules, state) != Rules.ALLOWED;
    if (stuck) {
      return true;
    }
    if (Openings.due(rules, state) || obliged(rules, state) || repeats(rules, state)) {
      return false;
    }
    boolean nothingToDraw = !canGive(rules, state);
    boolean noMoreDraws = drawsUsed(rules, state) || nothingToDraw;
    if (nothingToDraw && passesFreely(rules)) {
      return true;
    }
    // obliged() was false: under except-wild all that it could play is wild, which nobody must
    if (noMoreDraws && rules.draw().forced() != Forced.NEVER) {
      return true;
    }
    return switch (rules.policy()) {
      case NONE -> true;
      case UP_TO, ONE_MAY_PLAY -> noMoreDraws;
      case UNTIL_PLAYABLE, UNTIL_PLAYED, ONE_THEN_PASS, ONE_MUST_PLAY, ONE_THEN_PLAY -> false;
    };
  }

  private static boolean passesFreely(Rules rules) {
    return rules.draw().freePass() || rules.draw().dryPass();
  }

  /**
   * Whether a pass now is one of those that block a deal (C8.2): by a seat that could not play,
   * whatever it has drawn before; by any seat where nobody draws or all may pass freely.
   */
  static boolean passBlocks(Rules rules, State state) {
    if (rules.policy() == Policy.NONE) {
      return true;
    }
    if (canGive(rules, state)) {
      return false;
    }
    boolean keepsJokers = rules.draw().forced() == Forced.EXCEPT_JOKERS;
    return passesFreely(rules)
        || Playability.playable(rules, state.with(state.turn().beforeAnyDraw())).stream()
            .allMatch(card -> keepsJokers && rules.kinds().joker(card));
  }

  /** Passes in a row that block the deal. */
  static int blockingPasses(Rules rules, State state) {
    return state.deal().left().size() + rules.draw().blockedAfter();
  }
}
