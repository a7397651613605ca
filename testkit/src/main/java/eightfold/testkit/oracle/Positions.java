package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.cards.Pack;
import eightfold.game.Chance;
import eightfold.game.Position;
import eightfold.game.SetupException;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.testkit.oracle.LostTurns.Skip;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Beginning in the middle of a deal, as scenarios do. */
final class Positions {
  private Positions() {}

  static Scene arrange(Rules rules, Position position, Chance chance) {
    OracleKeys.check(rules, position.more());
    if (position.discard().isEmpty()) {
      throw SetupException.literal("the discard pile needs an upcard");
    }
    List<Integer> rest = new ArrayList<>(rules.pack());
    List<Hand> hands = new ArrayList<>();
    for (int seat = 0; seat < rules.seats(); seat++) {
      List<Integer> held = Cards.kinds(rules.kinds(), position.hands().get(seat));
      held.forEach(kind -> Cards.takeOut(rules.kinds(), rest, kind));
      hands.add(new Hand(held, OracleKeys.open(rules, position, seat, held)));
    }
    List<Integer> pile = Cards.kinds(rules.kinds(), position.discard());
    pile.forEach(kind -> Cards.takeOut(rules.kinds(), rest, kind));
    List<Integer> stock = new ArrayList<>(Cards.kinds(rules.kinds(), position.stock()));
    stock.forEach(kind -> Cards.takeOut(rules.kinds(), rest, kind));
    if (position.restUnder()) {
      stock.addAll(rest);
    }
    List<Integer> out = position.restUnder() ? List.of() : rest;
    Demand regime = Demand.NONE.regime(OracleKeys.regime(position));
    Cards cards = new Cards(rules.kinds(), hands, stock, pile, out, regime);
    int dealer = position.dealer().orElse(Dealing.before(rules, 0));
    State state =
        Dealing.fresh(
            rules,
            cards,
            dealer,
            Math.max(1, position.deal()),
            OracleKeys.standing(rules, position));
    boolean clockwise =
        position.direction().map("clockwise"::equals).orElse(rules.beginsClockwise());
    if (clockwise != rules.beginsClockwise()) {
      state = state.with(state.deal().turned());
    }
    // whoever has an upcard before it has its opening behind it
    for (int seat = 0; seat < rules.seats(); seat++) {
      state = state.with(state.deal().opened(seat));
    }
    state = Teams.arranged(rules, state);
    int turn = position.turn().orElse(Dealing.after(rules, state.deal().left(), dealer));
    int before = state.onward(turn, -1);
    Demand nothing = cards.demand().ruling(ruling(rules, pile));
    Demand demand = demand(rules, position, nothing, pile, before);
    OptionalInt suit =
        demand.suit().isPresent() ? demand.suit() : InForce.shownBy(rules.kinds(), pile);
    int by = position.pendingDraw() > 0 ? cards.upcard() : Kind.NONE;
    state =
        state.with(
            cards.demand(demand),
            SuitInForce.NONE.now(suit),
            Debt.NONE.of(position.pendingDraw(), by).adder(before));
    if (position.pendingSkip() > 0) {
      Skip skip = new Skip(position.pendingSkip(), cards.upcard(), before);
      state = state.with(state.lost().pending(skip));
    }
    Scene scene = new Scene(rules, state, chance);
    scene.then(new Work.Resume(turn));
    return scene;
  }

  /** What rules in a position, if it is not the upcard. */
  private static int ruling(Rules rules, List<Integer> pile) {
    int place = InForce.rulingPlace(rules, pile, pile.size() - 1);
    return place == pile.size() - 1 ? Kind.NONE : pile.get(place);
  }

  /** The suit that a position's free suit excludes: that under the cards that freed it. */
  private static OptionalInt under(Rules rules, List<Integer> pile) {
    int place = InForce.rulingPlace(rules, pile, pile.size() - 1);
    while (place > 0
        && rules.cards().declares(pile.get(place), Effect.Declares.Choice.OTHER_SUIT_HELD)) {
      place = InForce.rulingPlace(rules, pile, place - 1);
    }
    return rules.cards().declares(pile.get(place), Effect.Declares.Choice.OTHER_SUIT_HELD)
        ? OptionalInt.empty()
        : InForce.suitOf(rules.kinds(), pile.get(place));
  }

  /** A rank called by who had to hold it, or freed, in a position on a card that calls so. */
  private static Optional<Demand> heldCall(
      Rules rules, Demand nothing, List<Integer> pile, String word) {
    int with = pile.get(InForce.rulingPlace(rules, pile, pile.size() - 1));
    if (!rules.cards().declares(with, Effect.Declares.Choice.HELD_RANK)) {
      return Optional.empty();
    }
    boolean free = word.equalsIgnoreCase("free");
    return Optional.of(
        free ? nothing.anyRank(with) : nothing.heldRank(rules.kinds().parseRank(word), with));
  }

  private static boolean isFree(Rules rules, Position position) {
    return position.suit().filter("free"::equalsIgnoreCase).isPresent()
        && rules.pack().stream()
            .anyMatch(kind -> rules.cards().declares(kind, Effect.Declares.Choice.OTHER_SUIT_HELD));
  }

  /**
   * The suit that a position's rank counts beside: a declared one, else the one below the upcard.
   */
  private static OptionalInt beside(Rules rules, Position position) {
    if (position.suit().isPresent()) {
      return OptionalInt.of(suit(rules, position.suit().get()));
    }
    List<Integer> pile = Cards.kinds(rules.kinds(), position.discard());
    OptionalInt below = InForce.shownBy(rules.kinds(), pile.subList(0, pile.size() - 1));
    return below.isPresent() ? below : InForce.suitOf(rules.kinds(), pile.getLast());
  }

  /** A declared suit, or a rank that the seat before has called. */
  private static Demand demand(
      Rules rules, Position position, Demand nothing, List<Integer> pile, int before) {
    if (position.suit().isPresent() && isFree(rules, position)) {
      return nothing.anySuitBut(under(rules, pile));
    }
    if (position.rank().isPresent()) {
      if (!rules.callsRanks() && !rules.namesRanks()) {
        throw SetupException.literal("in this game nobody declares a rank");
      }
      Optional<Demand> held = heldCall(rules, nothing, pile, position.rank().get());
      if (held.isPresent()) {
        return held.get();
      }
      int rank = rules.kinds().parseRank(position.rank().get());
      if (rank == Kind.NONE) {
        throw SetupException.literal("unknown rank " + position.rank().get());
      }
      return rules.namesRanks()
              && !rules.cards().declares(upcard(rules, position), Effect.Declares.Choice.RANK)
          ? nothing.either(beside(rules, position), rank)
          : nothing.rank(rank, before);
    }
    return position.suit().map(word -> nothing.suit(suit(rules, word))).orElse(nothing);
  }

  /** Whether nothing is kept in mind that a position cannot say. */
  private static boolean sayable(State state) {
    Cards cards = state.cards();
    OptionalInt shown =
        cards.demand().suit().isPresent()
            ? cards.demand().suit()
            : InForce.shownBy(cards.pack(), cards.pile());
    LostTurns lost = state.lost();
    boolean nothingLost = lost.pending(Skip.NONE).over(0).equals(LostTurns.none(state.seats()));
    boolean nothingOfLines =
        state.owedWords().isEmpty()
            && state.the(Orders.class).equals(Orders.NONE)
            && state.the(Ahead.class).equals(Ahead.NOTHING)
            && state.the(Series.class).equals(Series.WHOLE);
    return nothingOfLines
        && !state.has(ChallengeablePlay.class)
        && !state.has(CatchablePlay.class)
        && nothingLost
        && state.debt().lies()
        && state.the(StockEnds.class).paid() == 0
        && state.the(SuitInForce.class).now().equals(shown);
  }

  static int upcard(Rules rules, Position position) {
    return rules.kinds().parse(position.discard().getLast());
  }

  static int suit(Rules rules, String word) {
    int suit = rules.kinds().parseSuit(word);
    if (suit == Pack.NONE) {
      throw SetupException.literal("unknown suit " + word);
    }
    return suit;
  }

  /**
   * A table as a position; empty in the middle of a turn, or while a penalty waits that the upcard
   * has not caused. What is owed as a call, and what was counted, it cannot say.
   */
  static Optional<Position> of(Rules rules, State state) {
    Cards cards = state.cards();
    Turn turn = state.turn();
    boolean between = turn.awaits() == Awaits.PLAY || turn.awaits() == Awaits.ANSWER;
    boolean opened =
        !cards.pile().isEmpty()
            && (!rules.has(Element.Opening.class)
                || state.deal().opened().containsAll(state.deal().left()));
    boolean plain =
        cards.demand().rank().isEmpty()
            && cards.demand().free() instanceof Demand.Free.No
            && cards.demand().ruling() == Kind.NONE;
    boolean allSayable = opened && !state.deal().silence() && plain && sayable(state);
    if (!between || turn.drawn().cards() > 0 || !allSayable) {
      return Optional.empty();
    }
    Skip skip = state.lost().pending();
    boolean debtOfUpcard = !state.debt().owed() || state.debt().by() == cards.upcard();
    boolean skipOfUpcard = !skip.waits() || skip.by() == cards.upcard();
    if (!debtOfUpcard || !skipOfUpcard) {
      return Optional.empty();
    }
    return Optional.of(
        new Position(
            cards.hands().stream().map(hand -> rules.kinds().names(hand.held())).toList(),
            rules.kinds().names(cards.pile()),
            rules.kinds().names(cards.stock()),
            false,
            OptionalInt.of(state.deal().dealer()),
            OptionalInt.of(turn.seat()),
            OracleViews.suit(rules.kinds(), cards.demand()),
            Optional.empty(),
            Optional.of(state.deal().clockwise() ? "clockwise" : "counterclockwise"),
            state.debt().cards(),
            skip.seats(),
            state.tally().score(),
            state.deal().number(),
            OracleKeys.of(rules, state)));
  }
}
