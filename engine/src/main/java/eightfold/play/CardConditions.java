package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.program.LineCondition;
import eightfold.rules.vocabulary.EventCondition;
import java.util.List;

/**
 * Whether the conditions of a {@code when} line hold for a card that is laid: it is looked at with
 * the cards below it, as far as a series goes (semantics 30.42).
 */
final class CardConditions {
  private CardConditions() {}

  /**
   * Whether all hold for one of the cards laid as one play.
   *
   * @param seat the player of the line
   * @param cards how many of the kind are laid
   * @param lying how many of them lie on the pile already
   * @param left how many cards their player holds then
   */
  static boolean hold(
      Table t, List<LineCondition> conditions, int seat, int kind, int cards, int lying, int left) {
    for (int below = 0; below < cards; below++) {
      if (holdAt(t, conditions, seat, kind, below, lying, left)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether all hold for one card.
   *
   * @param alike how many cards of its kind, laid with it, lie below it
   */
  private static boolean holdAt(
      Table t, List<LineCondition> conditions, int seat, int kind, int alike, int lying, int left) {
    int top = t.slots[Slot.PILE_SIZE] - lying + alike;
    for (int i = 0; i < conditions.size(); i++) {
      boolean holds =
          switch (conditions.get(i)) {
            case LineCondition.Related related -> related(t, related, kind, top, alike);
            case LineCondition.Row row -> row(t, row, kind, top, alike);
            case LineCondition.Sum sum -> sum(t, sum, kind, top, alike);
            case LineCondition.Laid(int least, int most) -> {
              int laid = t.slots[Slot.LAID] + (kind == Kind.NONE ? 0 : alike + 1);
              yield laid >= least && laid <= most;
            }
            case LineCondition.InHand(int least, int most) -> left >= least && left <= most;
            case LineCondition.Circumstance(EventCondition.What what, boolean not) ->
                is(t, what, seat, kind) != not;
          };
      if (!holds) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether all hold for an event that has no cards of its own.
   *
   * @param held how many cards the player of the line holds
   */
  static boolean hold(Table t, List<LineCondition> conditions, int seat, int held) {
    return conditions.isEmpty() || holdAt(t, conditions, seat, Kind.NONE, 0, 0, held);
  }

  private static boolean is(Table t, EventCondition.What what, int seat, int kind) {
    return switch (what) {
      case CLOCKWISE -> t.slots[Slot.STEP] > 0;
      case COUNTERCLOCKWISE -> t.slots[Slot.STEP] < 0;
      case AFTER_A_DRAW -> t.is(Slot.DREW_BEFORE);
      case IN_THE_FIRST_TURN ->
          seat == t.slots[Slot.TURN_SEAT] && (t.slots[Slot.HAD_TURN] >>> seat & 1) == 0;
      case JUST_DRAWN -> t.slots[Slot.LAID] == 0 && t.slots[Slot.BOUND] == kind;
    };
  }

  private static boolean related(
      Table t, LineCondition.Related related, int kind, int top, int alike) {
    int older = at(t, related.older(), kind, top, alike);
    return older != Kind.NONE && related.holds(at(t, related.newer(), kind, top, alike), older);
  }

  private static boolean sum(Table t, LineCondition.Sum sum, int kind, int top, int alike) {
    int made = 0;
    for (int place = 0; place < sum.values().cards(); place++) {
      int card = at(t, place, kind, top, alike);
      if (card == Kind.NONE || !Kinds.has(sum.valued(), card)) {
        return false;
      }
      made += sum.numbers().of(card);
    }
    return sum.values().asksFor(made);
  }

  private static boolean row(Table t, LineCondition.Row row, int kind, int top, int alike) {
    int place = row.breaks() ? 1 : 0;
    int first = at(t, place, kind, top, alike);
    if (first == Kind.NONE || row.breaks() && row.goesOn(first, kind)) {
      return false;
    }
    int length = 0;
    int most = row.breaks() ? row.number() : row.number() + 1;
    int next = first;
    while (length < most && next != Kind.NONE && row.goesOn(first, next)) {
      length++;
      next = at(t, place + length, kind, top, alike);
    }
    return length == row.number();
  }

  /**
   * The kind of the card so many places below the one laid, or {@link Kind#NONE}.
   *
   * @param top the place on the pile of the card laid
   * @param alike so many below it are of its kind, whether they lie there already or not
   */
  private static int at(Table t, int below, int kind, int top, int alike) {
    if (below <= alike) {
      return kind;
    }
    if (below == LineCondition.Related.LOWEST) {
      return lowest(t, kind, top, alike);
    }
    int at = top - below;
    return at < t.slots[Slot.BEFORE_SERIES] ? Kind.NONE : t.cards[t.pile + at];
  }

  /** The lowest card of the series, the one laid left out of it, or {@link Kind#NONE}. */
  private static int lowest(Table t, int kind, int top, int alike) {
    int first = t.slots[Slot.BEFORE_SERIES];
    return first < top - alike ? t.cards[t.pile + first] : alike > 0 ? kind : Kind.NONE;
  }
}
