package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.cards.Suit;
import eightfold.game.Chance;
import eightfold.game.Position;
import eightfold.game.SetupException;
import eightfold.rules.Effect;
import eightfold.rules.Element;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Beginning in the middle of a deal, as scenarios do. */
final class Positions {
  private Positions() {}

  /** Takes one card of that kind out of a pack; a card too many is refused. */
  static void takeOut(List<Integer> pack, int kind) {
    if (!pack.remove((Object) kind)) {
      throw new SetupException(
          Kind.name(kind) + " is named more often than the pack of this table holds it");
    }
  }

  /** The kinds that a list of cards names. */
  static List<Integer> kinds(List<String> names) {
    List<Integer> kinds = new ArrayList<>();
    for (String name : names) {
      int kind = Kind.parse(name);
      if (kind == Kind.NONE) {
        throw new SetupException("unknown card " + name);
      }
      kinds.add(kind);
    }
    return kinds;
  }

  static Scene arrange(Rules rules, Position position, Chance chance) {
    PageKeys.check(rules, position.more());
    if (position.discard().isEmpty()) {
      throw new SetupException("the discard pile needs an upcard");
    }
    List<Integer> rest = new ArrayList<>(rules.pack());
    List<State.Hand> hands = new ArrayList<>();
    for (int seat = 0; seat < rules.seats(); seat++) {
      List<Integer> held = kinds(position.hands().get(seat));
      held.forEach(kind -> takeOut(rest, kind));
      hands.add(new State.Hand(held, PageKeys.open(rules, position, seat, held)));
    }
    List<Integer> pile = kinds(position.discard());
    pile.forEach(kind -> takeOut(rest, kind));
    List<Integer> stock = new ArrayList<>(kinds(position.stock()));
    stock.forEach(kind -> takeOut(rest, kind));
    if (position.restUnder()) {
      stock.addAll(rest);
    }
    State.Cards cards =
        new State.Cards(
            hands,
            stock,
            pile,
            position.restUnder() ? List.of() : rest,
            Demand.NONE.regime(PageKeys.regime(position)));
    int dealer = position.dealer().orElse(Dealing.before(rules, 0));
    State state =
        Dealing.fresh(
            rules, cards, dealer, Math.max(1, position.deal()), PageKeys.standing(rules, position));
    boolean clockwise =
        position.direction().map("clockwise"::equals).orElse(rules.beginsClockwise());
    if (clockwise != rules.beginsClockwise()) {
      state = state.course(state.course().turned());
    }
    // whoever has an upcard before it has its opening behind it
    for (int seat = 0; seat < rules.seats(); seat++) {
      state = state.course(state.course().opened(seat));
    }
    state = Partners.arranged(rules, state);
    int turn = position.turn().orElse(Dealing.after(rules, state.course().left(), dealer));
    int before = state.onward(turn, -1);
    Demand nothing = cards.demand().ruling(InForce.inPosition(rules, pile));
    Demand demand = demand(rules, position, nothing, pile, before);
    OptionalInt suit = demand.suit().isPresent() ? demand.suit() : Suits.under(pile);
    state = state.cards(cards.demand(demand)).affairs(Affairs.NONE.suit(suit));
    state = state.later(state.later().adder(before));
    if (position.pendingDraw() > 0) {
      state = state.debt(new State.Debt(position.pendingDraw(), cards.upcard()));
    }
    if (position.pendingSkip() > 0) {
      state = state.skip(new State.PendingSkip(position.pendingSkip(), cards.upcard(), before));
    }
    Scene scene = new Scene(rules, state, chance);
    Turns.begin(scene, turn);
    return scene;
  }

  /** A declared suit, or a rank that the seat before has called. */
  private static Demand demand(
      Rules rules, Position position, Demand nothing, List<Integer> pile, int before) {
    if (position.suit().isPresent() && InForce.isFree(rules, position)) {
      return nothing.anySuitBut(InForce.under(rules, pile));
    }
    if (position.rank().isPresent()) {
      if (!rules.callsRanks() && !rules.namesRanks()) {
        throw new SetupException("in this game nobody declares a rank");
      }
      Optional<Demand> held = InForce.heldCall(rules, nothing, pile, position.rank().get());
      if (held.isPresent()) {
        return held.get();
      }
      int rank = Kind.parseRank(position.rank().get());
      if (rank == Kind.NONE) {
        throw new SetupException("unknown rank " + position.rank().get());
      }
      return rules.namesRanks() && !rules.does(upcard(position), Effect.CallsRank.class)
          ? nothing.either(Suits.beside(position), rank)
          : nothing.rank(rank, before);
    }
    return position.suit().map(word -> nothing.suit(suit(word))).orElse(nothing);
  }

  /** Whether nothing is kept in mind that a position cannot say. */
  private static boolean sayable(State state) {
    Affairs affairs = state.affairs();
    OptionalInt shown =
        state.cards().demand().suit().isPresent()
            ? state.cards().demand().suit()
            : Suits.under(state.cards().pile());
    return affairs.doubt().isEmpty()
        && affairs.missing().isEmpty()
        && affairs.paid() == 0
        && affairs.suit().equals(shown);
  }

  static int upcard(Position position) {
    return Kind.parse(position.discard().getLast());
  }

  static int suit(String word) {
    return Suit.parse(word)
        .map(Suit::ordinal)
        .orElseThrow(() -> new SetupException("unknown suit " + word));
  }

  /**
   * A table as a position; empty in the middle of a turn, or while a penalty waits that the upcard
   * has not caused. What is owed as a call, and what was counted, it cannot say.
   */
  static Optional<Position> of(Rules rules, State state) {
    State.Cards cards = state.cards();
    Turn turn = state.turn();
    boolean between = turn.awaits() == Awaits.PLAY || turn.awaits() == Awaits.ANSWER;
    boolean opened =
        !cards.pile().isEmpty()
            && (!rules.has(Element.Opening.class)
                || state.course().opened().containsAll(state.course().left()));
    boolean plain =
        cards.demand().rank().isEmpty()
            && cards.demand().free() instanceof Demand.Free.No
            && cards.demand().ruling() == Kind.NONE
            && state.later().equals(Later.nothing(state.seats()).adder(state.later().adder()));
    boolean allSayable = opened && !state.course().silence() && plain && sayable(state);
    if (!between || turn.draws() > 0 || !allSayable) {
      return Optional.empty();
    }
    boolean debtOfUpcard = state.debt().cards() == 0 || state.debt().by() == cards.upcard();
    boolean skipOfUpcard = state.skip().seats() == 0 || state.skip().by() == cards.upcard();
    if (!debtOfUpcard || !skipOfUpcard) {
      return Optional.empty();
    }
    return Optional.of(
        new Position(
            cards.hands().stream().map(hand -> OracleViews.names(hand.held())).toList(),
            OracleViews.names(cards.pile()),
            OracleViews.names(cards.stock()),
            false,
            OptionalInt.of(state.course().dealer()),
            OptionalInt.of(turn.seat()),
            OracleViews.suit(cards.demand()),
            Optional.empty(),
            Optional.of(state.course().clockwise() ? "clockwise" : "counterclockwise"),
            state.debt().cards(),
            state.skip().seats(),
            state.tally().score(),
            state.course().deal(),
            PageKeys.of(rules, state)));
  }
}
