package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.game.Refusal;
import eightfold.rules.Element;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Cards played against the rules, and catches that find them or find nothing (semantics 13.6). */
final class Cheating {
  private Cheating() {}

  /** Whether a card that is refused with this code may be played at one's own risk. */
  static boolean risks(Rules rules, State state, int kind, int code) {
    boolean first = state.turn().awaits() == Awaits.PLAY || state.turn().awaits() == Awaits.ANSWER;
    return rules.has(Element.Cheating.class)
        && first
        && (code == Refusal.CARD_DOES_NOT_FOLLOW || code == Refusal.PENALTY_PENDING)
        && state.hand(state.turn().seat()).size() > 1
        && !hidden(rules, state, kind);
  }

  /**
   * Why several cards may not be played at once if the first of them would be played against the
   * rules: the first of all reasons in the order of NOTATION 3.
   */
  static int refusalOfSet(Rules rules, State state, List<Integer> cards) {
    int code = Legality.refusalOfCard(rules, state, cards.getFirst());
    if (code == Drawing.ALLOWED) {
      return Drawing.ALLOWED;
    }
    List<Integer> left = new ArrayList<>(state.hand(state.turn().seat()).held());
    for (Integer card : cards) {
      if (!left.remove(/* element */ card)) {
        return Refusal.CARD_NOT_HELD;
      }
    }
    boolean stays = state.turn().blocked() || !Going.mayBeLast(rules, cards.getLast());
    return code != Refusal.PENALTY_PENDING && left.isEmpty() && stays
        ? Refusal.MAY_NOT_GO_OUT
        : code;
  }

  /** Whether it depends on hidden cards that this one may not be played. */
  private static boolean hidden(Rules rules, State state, int kind) {
    Turn turn = state.turn();
    boolean bound = Drawing.boundToDrawn(rules, turn) && !Openings.due(rules, state);
    return bound && kind != turn.drawn()
        || turn.awaits() == Awaits.PLAY && Marrying.mayMarry(rules, kind);
  }

  /** Whether a catch is open to that seat, at its own risk or not. */
  static boolean mayCatch(Rules rules, State state, int catcher, int offender) {
    List<Integer> left = state.course().left();
    boolean both = left.contains(catcher) && left.contains(offender);
    return rules.has(Element.Cheating.class) && both || open(state, offender);
  }

  /** Whether a card of that seat lies there that may be taken back. */
  static boolean open(State state, int offender) {
    return state.later().cheat().filter(cheat -> cheat.offender() == offender).isPresent();
  }

  /** A seat plays a card in a new turn, draws or passes: what lies there now stands. */
  static void stands(Scene scene) {
    scene.becomes(scene.now().later(scene.now().later().cheat(Optional.empty())));
  }

  /** Keeps in mind that the card just laid does not belong there, and how all was before. */
  static void begins(Scene scene, State before, int kind) {
    Later.Cheat cheat = new Later.Cheat(before, kind);
    scene.becomes(scene.now().later(scene.now().later().cheat(Optional.of(cheat))));
  }

  /** A catch of who has cheated: the card goes back, and the turn is there once more. */
  static void caught(Scene scene, int offender) {
    Later.Cheat cheat = scene.now().later().cheat().orElseThrow();
    State before = cheat.before();
    State now = scene.now();
    scene.tell("caught", offender);
    State.Cards cards = now.cards();
    boolean open =
        before.hand(offender).open().stream().filter(kind -> kind == cheat.kind()).count()
            > now.hand(offender).open().stream().filter(kind -> kind == cheat.kind()).count();
    State.Cards back =
        cards
            .pile(cards.pile().subList(0, cards.pile().size() - 1))
            .hand(offender, cards.hands().get(offender).plus(cheat.kind(), open))
            .demand(before.cards().demand());
    Course course = now.course();
    boolean turned = course.clockwise() != before.course().clockwise();
    scene.becomes(
        now.cards(back)
            .turn(before.turn())
            .debt(before.debt())
            .skip(before.skip())
            .caller(offender, before.caller(offender))
            .course((turned ? course.turned() : course).counted(before.course()))
            .later(before.later().cheat(Optional.empty())));
    scene.tell("took", offender, Kind.name(cheat.kind()));
    Drawing.draw(scene, offender, rule(scene.rules()).caught());
  }

  /** A catch that finds nothing. */
  static void caughtNothing(Scene scene, int catcher) {
    int cards = rule(scene.rules()).falseCatch();
    scene.tell("penalised", catcher, String.valueOf(cards));
    Drawing.draw(scene, catcher, cards);
  }

  private static Element.Cheating rule(Rules rules) {
    return rules.the(Element.Cheating.class).orElseThrow();
  }
}
