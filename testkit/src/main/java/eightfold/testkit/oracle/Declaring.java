package eightfold.testkit.oracle;

import java.util.OptionalInt;

/** The player of a card says which suit or rank follows it (semantics 14 and 15). */
final class Declaring {
  private Declaring() {}

  private static void declares(Scene scene, Demand demand, String word) {
    scene.demands(demand);
    scene.tell("declared", scene.seat(), word);
    Turn turn = scene.turn();
    if (turn.row().byLine()) {
      scene.becomes(turn.row(turn.row().hasDeclared()));
      scene.then(new Work.Ask());
    } else if (turn.row().decides().isPresent()) {
      scene.becomes(turn.row(turn.row().hasOnlyToDecide()));
      scene.then(new Work.Ask());
    } else {
      scene.then(new Work.Settle());
    }
  }

  private static void suitInForce(Scene scene, OptionalInt suit) {
    scene.becomes(scene.now().the(SuitInForce.class).now(suit));
  }

  /** Names the suit that alone follows now. */
  static void suit(Scene scene, int suit) {
    suitInForce(scene, OptionalInt.of(suit));
    String letter = scene.rules().kinds().suitName(suit);
    Turn turn = scene.turn();
    if (Declarations.rankToo(scene.rules(), scene.now())) {
      scene.demands(scene.cards().demand().suit(suit));
      scene.tell("declared", scene.seat(), letter);
      scene.becomes(turn.awaits(Awaits.RANK));
      return;
    }
    declares(scene, scene.cards().demand().suit(suit), letter);
  }

  static void freeSuit(Scene scene) {
    OptionalInt barred = scene.turn().row().barred();
    declares(scene, scene.cards().demand().anySuitBut(barred), "free");
  }

  /** Calls the rank that alone follows now, or one beside the suit from before the card. */
  static void rank(Scene scene, int rank) {
    Demand demand = scene.cards().demand();
    int with = scene.turn().last();
    String name = scene.rules().kinds().rankName(rank);
    if (Declarations.orRank(scene.rules(), scene.now())) {
      OptionalInt before = scene.now().the(SuitInForce.class).before();
      OptionalInt suit = before.isPresent() ? before : InForce.suitOf(scene.rules().kinds(), with);
      suitInForce(scene, suit);
      declares(scene, demand.either(suit, rank), name);
    } else if (Declarations.rankToo(scene.rules(), scene.now())) {
      declares(scene, demand.either(demand.suit(), rank), name);
    } else if (Declarations.callsHeld(scene.rules(), scene.now())) {
      declares(scene, demand.heldRank(rank, with), name);
    } else {
      declares(scene, demand.rank(rank, scene.seat()), name);
    }
  }

  static void freeRank(Scene scene) {
    declares(scene, scene.cards().demand().anyRank(scene.turn().last()), "free");
  }
}
