package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.game.Position;
import eightfold.rules.Effect;
import eightfold.rules.Element;
import java.util.List;
import java.util.OptionalInt;

/** The suit in force, for cards that keep it (semantics 13.3, {@code or a rank except}). */
final class Suits {
  private Suits() {}

  /** The suit that a pile shows: of its uppermost card that is no joker. */
  static OptionalInt under(List<Integer> pile) {
    for (int kind : pile.reversed()) {
      if (!Kind.joker(kind)) {
        return OptionalInt.of(Kind.suit(kind));
      }
    }
    return OptionalInt.empty();
  }

  /**
   * The suit that a position's rank counts beside: a declared one, else the one below the upcard.
   */
  static OptionalInt beside(Position position) {
    if (position.suit().isPresent()) {
      return OptionalInt.of(Positions.suit(position.suit().get()));
    }
    List<Integer> pile = Positions.kinds(position.discard());
    return orOwn(under(pile.subList(0, pile.size() - 1)), pile.getLast());
  }

  /** Where no suit was in force, a card's own counts; a joker has none. */
  private static OptionalInt orOwn(OptionalInt before, int card) {
    return before.isPresent() || Kind.joker(card) ? before : OptionalInt.of(Kind.suit(card));
  }

  /** A card has been laid. */
  static void laid(Scene scene, int kind) {
    Affairs affairs = scene.now().affairs();
    OptionalInt declared = scene.now().cards().demand().suit();
    OptionalInt own = Kind.joker(kind) ? affairs.suit() : OptionalInt.of(Kind.suit(kind));
    OptionalInt now = declared.isPresent() ? declared : own;
    scene.becomes(scene.now().affairs(affairs.laid(now)));
  }

  /** A suit has been declared. */
  static void declared(Scene scene, OptionalInt suit) {
    scene.becomes(scene.now().affairs(scene.now().affairs().suit(suit)));
  }

  /** Whether the seat to act may name a rank instead of a suit. */
  static boolean orRank(Rules rules, State state) {
    boolean starterDeclares =
        state.turn().overStarter() && rules.starter() == Element.Starter.Act.DEALER_DECLARES;
    return state.turn().awaits() == Awaits.SUIT
        && !starterDeclares
        && rules.does(state.turn().laid().getLast(), Effect.OrRank.class);
  }

  /** Whether that rank is one that it may name. */
  static boolean mayBeNamed(Rules rules, State state, int rank) {
    return rules
        .effect(state.turn().laid().getLast(), Effect.OrRank.class)
        .map(clause -> !rules.namesRank(clause.cards(), rank))
        .orElse(false);
  }

  /** The suit from before the card counts again, and a rank beside it. */
  static void nameRank(Scene scene, int rank) {
    int card = scene.now().turn().laid().getLast();
    OptionalInt suit = orOwn(scene.now().affairs().before(), card);
    declared(scene, suit);
    State.Cards cards = scene.now().cards();
    scene.becomes(scene.now().cards(cards.demand(cards.demand().either(suit, rank))));
    scene.tell("declared", scene.seat(), Kind.rankName(rank));
    Turns.settle(scene);
  }
}
