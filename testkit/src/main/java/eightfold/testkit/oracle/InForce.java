package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.game.Position;
import eightfold.game.Refusal;
import eightfold.rules.Effect;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What is in force beside or below the upcard: cards that leave it as it was, suits and ranks that
 * are held by who names them (semantics 13.5 and 13.6).
 */
final class InForce {
  private InForce() {}

  /** Whether some card leaves in force what was. */
  static boolean leaves(Rules rules) {
    return rules.someDo(Effect.LeavesInForce.class);
  }

  /** The card whose suit and rank are to be matched. */
  static int ruling(State.Cards cards) {
    int kept = cards.demand().ruling();
    return kept == Kind.NONE ? cards.upcard() : kept;
  }

  /** What is asked for once the card lies: nothing, or what was, if the card leaves it. */
  static Demand after(Rules rules, State.Cards cards, int card) {
    if (!rules.does(card, Effect.LeavesInForce.class)) {
      return cards.demand().nothing();
    }
    return cards.pile().isEmpty() ? cards.demand() : cards.demand().ruling(ruling(cards));
  }

  /** The place in a pile of the card that rules, all being known that lies there. */
  static int rulingPlace(Rules rules, List<Integer> pile, int top) {
    int place = top;
    while (place > 0 && rules.does(pile.get(place), Effect.LeavesInForce.class)) {
      place--;
    }
    return place;
  }

  /** What rules in a position, if it is not the upcard. */
  static int inPosition(Rules rules, List<Integer> pile) {
    int place = rulingPlace(rules, pile, pile.size() - 1);
    return place == pile.size() - 1 ? Kind.NONE : pile.get(place);
  }

  /** A rank called by who had to hold it, or freed, in a position on a card that calls so. */
  static Optional<Demand> heldCall(Rules rules, Demand nothing, List<Integer> pile, String word) {
    int with = pile.get(rulingPlace(rules, pile, pile.size() - 1));
    if (!rules.does(with, Effect.CallsHeldRank.class)) {
      return Optional.empty();
    }
    boolean free = word.equalsIgnoreCase("free");
    return Optional.of(free ? nothing.anyRank(with) : nothing.heldRank(Kind.parseRank(word), with));
  }

  static boolean isFree(Rules rules, Position position) {
    return position.suit().filter("free"::equalsIgnoreCase).isPresent()
        && rules.pack().stream().anyMatch(kind -> rules.does(kind, Effect.DeclaresHeldSuit.class));
  }

  /** The suit in force: the declared one, else the ruling card's. */
  static OptionalInt suit(State.Cards cards) {
    if (cards.pile().isEmpty() || cards.demand().suit().isPresent()) {
      return cards.demand().suit();
    }
    return suitOf(ruling(cards));
  }

  private static OptionalInt suitOf(int kind) {
    return Kind.joker(kind) ? OptionalInt.empty() : OptionalInt.of(Kind.suit(kind));
  }

  /** The suit that a position's free suit excludes: that under the cards that freed it. */
  static OptionalInt under(Rules rules, List<Integer> pile) {
    int place = rulingPlace(rules, pile, pile.size() - 1);
    while (place > 0 && rules.does(pile.get(place), Effect.DeclaresHeldSuit.class)) {
      place = rulingPlace(rules, pile, place - 1);
    }
    return rules.does(pile.get(place), Effect.DeclaresHeldSuit.class)
        ? OptionalInt.empty()
        : suitOf(pile.get(place));
  }

  /** The suit that the player of the card may not name afterwards. */
  static OptionalInt barred(Rules rules, State before, int card) {
    if (!rules.does(card, Effect.DeclaresHeldSuit.class)) {
      return OptionalInt.empty();
    }
    List<Integer> laid = before.turn().laid();
    boolean goesOn = !laid.isEmpty() && rules.does(laid.getLast(), Effect.DeclaresHeldSuit.class);
    return goesOn ? before.turn().row().barred() : suit(before.cards());
  }

  /** Why the seat to act may not name that suit, or {@link Drawing#ALLOWED}. */
  static int suitRefusal(Rules rules, State state, int suit) {
    boolean may = !namesHeld(rules, state, Effect.DeclaresHeldSuit.class) || mayName(state, suit);
    return may ? Drawing.ALLOWED : Refusal.DECLARATION_NOT_ALLOWED;
  }

  private static boolean mayName(State state, int suit) {
    OptionalInt barred = state.turn().row().barred();
    boolean other = barred.isEmpty() || barred.getAsInt() != suit;
    return other
        && state.hand(state.turn().seat()).held().stream()
            .anyMatch(card -> !Kind.joker(card) && Kind.suit(card) == suit);
  }

  /**
   * Why the seat to act may not free the suit: it could name one, or nothing of the kind is due.
   */
  static int freeSuitRefusal(Rules rules, State state) {
    if (state.turn().awaits() != Awaits.SUIT) {
      return Refusal.NOTHING_TO_DECLARE;
    }
    boolean may = namesHeld(rules, state, Effect.DeclaresHeldSuit.class);
    for (int suit = 0; suit < 4; suit++) {
      may = may && !mayName(state, suit);
    }
    return may ? Drawing.ALLOWED : Refusal.DECLARATION_NOT_ALLOWED;
  }

  private static boolean namesHeld(Rules rules, State state, Class<? extends Effect> effect) {
    return rules.does(state.turn().laid().getLast(), effect);
  }

  /** Whether the card last laid calls a rank that its player holds. */
  static boolean callsHeld(Rules rules, State state) {
    return rules.does(state.turn().laid().getLast(), Effect.CallsHeldRank.class);
  }

  /** Whether the seat to act may call that rank with the card last laid. */
  static boolean mayCall(Rules rules, State state, int rank) {
    int with = state.turn().laid().getLast();
    return state.hand(state.turn().seat()).held().stream()
        .anyMatch(card -> callable(rules, with, card) && Kind.rank(card) == rank);
  }

  static int freeRankRefusal(Rules rules, State state) {
    if (state.turn().awaits() != Awaits.RANK) {
      return Refusal.NOTHING_TO_DECLARE;
    }
    int with = state.turn().laid().getLast();
    boolean holds =
        state.hand(state.turn().seat()).held().stream()
            .anyMatch(card -> callable(rules, with, card));
    boolean may = callsHeld(rules, state) && !holds;
    return may ? Drawing.ALLOWED : Refusal.DECLARATION_NOT_ALLOWED;
  }

  /** Whether a card is one of those whose ranks can be called with that one. */
  private static boolean callable(Rules rules, int with, int card) {
    return !Kind.joker(card) && among(rules, with, card);
  }

  private static boolean among(Rules rules, int with, int card) {
    return rules
        .effect(with, Effect.CallsHeldRank.class)
        .map(clause -> rules.names(clause.cards(), card))
        .orElse(false);
  }

  /** Whether a card follows where a held rank is called, or freed. */
  static boolean followsCall(Rules rules, Demand demand, int card) {
    boolean inRank = demand.rank().isEmpty() || Kind.rank(card) == demand.rank().getAsInt();
    return inRank && among(rules, demand.calledBy(), card)
        || rules.does(card, Effect.CallsHeldRank.class);
  }

  /** Whether the seat to act has a card of the rank called, and so may neither draw nor pass. */
  static boolean obliges(Rules rules, State state) {
    Demand demand = state.cards().demand();
    return demand.calledBy() != Kind.NONE
        && demand.rank().isPresent()
        && Legality.playable(rules, state).stream()
            .anyMatch(
                card ->
                    Kind.rank(card) == demand.rank().getAsInt()
                        && among(rules, demand.calledBy(), card));
  }

  static void freeSuit(Scene scene) {
    OptionalInt barred = scene.now().turn().row().barred();
    State.Cards cards = scene.now().cards();
    scene.becomes(scene.now().cards(cards.demand(cards.demand().anySuitBut(barred))));
    freed(scene);
  }

  static void freeRank(Scene scene) {
    State.Cards cards = scene.now().cards();
    int with = scene.now().turn().laid().getLast();
    scene.becomes(scene.now().cards(cards.demand(cards.demand().anyRank(with))));
    freed(scene);
  }

  private static void freed(Scene scene) {
    scene.tell("declared", scene.seat(), "free");
    Turns.settle(scene);
  }
}
