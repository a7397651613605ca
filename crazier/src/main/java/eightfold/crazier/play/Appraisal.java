package eightfold.crazier.play;

import eightfold.crazier.cards.Ability;
import eightfold.crazier.cards.Card;
import eightfold.crazier.cards.Side;
import java.util.List;

/**
 * How good acts seem to a seat, by a rule of thumb that knows no card: few cards in hand, many in
 * the hands of others, assets by what their abilities are, and what is still to be done in the
 * turn. Each act is tried on a copy in which everything that the seat can't see is unknown.
 */
final class Appraisal {
  private static final int WON = 100_000;

  /** A card out of the hand. */
  private static final int CARD = 20;

  /** A card more in an opponent's hand, all opponents together. */
  private static final int BURDEN = 9;

  /** Something that can still be discarded or played in this turn is almost done. */
  private static final int DISCARD_AHEAD = 18;

  private static final int PLAY_AHEAD = 15;

  /** How many copies are looked at for one act that asks further questions. */
  private static final int MOST_COPIES = 40;

  private final int seat;
  private int copies;

  private Appraisal(int seat) {
    this.seat = seat;
  }

  /** The worth of each of these legal acts, in their order. */
  static List<Integer> of(CrazierTable table, int seat, List<Integer> acts) {
    if (acts.size() < 2) {
      return acts.stream().map(act -> 0).toList();
    }
    CrazierTable masked = ObligationSearch.masked(table, seat);
    return acts.stream().map(act -> new Appraisal(seat).worth(masked, act)).toList();
  }

  private int worth(CrazierTable masked, int act) {
    boolean remembering =
        masked.pending().map(asked -> asked.kind() == OpenDecision.Kind.REMEMBER).orElse(false);
    if (remembering || act == CrazierActs.DRAW) {
      // nothing is forgotten on purpose
      return act == CrazierActs.FORGET ? 0 : WON;
    }
    CrazierTable trial = masked.trial();
    CrazierLegalActs.set(trial, seat, act);
    return best(trial, masked.slots[CrazierSlot.TURN]);
  }

  /** The value when it is clear what came of the act, by the best of the seat's further choices. */
  private int best(CrazierTable copy, int number) {
    copy.work.taken = 0;
    AgendaRunner.on(copy, 0);
    while (copy.pending().isPresent() && copy.pending().get().seat() != seat) {
      int other = copy.pending().get().seat();
      CrazierLegalActs.set(copy, other, ObligationSearch.firstOf(copy, other));
      AgendaRunner.on(copy, 0);
    }
    if (copy.pending().isEmpty()
        || copies > MOST_COPIES
        || copy.slots[CrazierSlot.TURN] != number) {
      return value(copy, number) + turnEnds(copy, number);
    }
    int best = Integer.MIN_VALUE;
    for (int choice : ObligationSearch.choices(copy, seat)) {
      copies++;
      CrazierTable next = copy.trial();
      CrazierLegalActs.set(next, seat, choice);
      best = Math.max(best, best(next, number));
    }
    return best;
  }

  /** What it costs if the turn ended so: some assets end the game for those who have too much. */
  private int turnEnds(CrazierTable copy, int number) {
    boolean mine =
        !copy.isOver()
            && copy.pending().isEmpty()
            && copy.slots[CrazierSlot.TURN] == number
            && copy.phase() == Phase.MAIN
            && copy.isCurrent(seat)
            && !copy.isDone(seat);
    if (!mine) {
      return 0;
    }
    CrazierTable ended = copy.trial();
    CrazierLegalActs.set(ended, seat, CrazierActs.END);
    AgendaRunner.on(ended, 0);
    return ended.isOut(seat) || ended.isOver() && !ended.winners.contains(seat) ? -WON / 4 : 0;
  }

  private int value(CrazierTable table, int number) {
    if (table.isOver()) {
      return table.winners.contains(seat) ? WON : -WON;
    }
    if (table.isOut(seat)) {
      return -WON;
    }
    int value = 0;
    int opponents = 0;
    int burden = 0;
    for (int other = 0; other < table.seats; other++) {
      int cards = table.zones.hand(other).size();
      if (table.opponents(seat, other)) {
        if (!table.isOut(other)) {
          opponents++;
          burden += BURDEN * cards - (cards <= 2 ? 12 : 0);
        } else {
          burden += 6 * CARD;
        }
      } else {
        value -= (other == seat ? CARD : CARD / 2) * cards;
      }
    }
    value += burden / Math.max(1, opponents);
    for (int asset : table.zones.assets) {
      int worth = assetWorth(table.zones.side(asset));
      boolean theirs = table.opponents(seat, table.zones.owner(asset));
      value += theirs ? -worth / Math.max(1, opponents) : worth;
    }
    value -= table.slots[CrazierSlot.SKIPS + seat] * 2 * CARD;
    value += Math.min(1, table.slots[CrazierSlot.AGAINS + seat]) * 2 * CARD;
    for (int other = 0; other < table.seats; other++) {
      value += table.opponents(seat, other) ? table.slots[CrazierSlot.SKIPS + other] * CARD : 0;
    }
    return value + hand(table) + (table.slots[CrazierSlot.TURN] == number ? ahead(table) : 0);
  }

  /** What an asset is worth in play, by the kinds of its abilities. */
  private static int assetWorth(Side side) {
    int worth = 0;
    for (Ability ability : side.abilities()) {
      worth +=
          switch (ability) {
            case Ability.Event event -> 0;
            case Ability.Conditional(var when, var _, boolean may, var _) ->
                switch (when) {
                  case Ability.Trigger.TurnBegins begins -> 6;
                  case Ability.Trigger.TurnEnds ends -> may ? 8 : 4;
                  case Ability.Trigger.Enters enters -> 0;
                  case Ability.Trigger.Destroyed destroyed -> 3;
                  case Ability.Trigger.EventPlayed played -> 5;
                  case Ability.Trigger.Discarded discarded -> 4;
                };
            case Ability.Substitution substitution -> 5;
            case Ability.Static(var rule, var _) ->
                switch (rule) {
                  case Ability.Rule.ExtraDiscards(int count) -> 14 * count;
                  case Ability.Rule.ExtraPlays(int count) -> 14 * count;
                  case Ability.Rule.CannotBeDestroyed of -> 2;
                  case Ability.Rule.CannotChangeControl of -> 2;
                };
          };
    }
    return worth;
  }

  /** Which cards are good to hold: those that can be discarded soon, and strong assets. */
  private int hand(CrazierTable table) {
    int value = 0;
    for (int card : table.zones.hand(seat)) {
      Card printed = table.zones.card(card);
      value += printed.names() ? 5 : CrazierPlayability.matches(table, card) ? 3 : 0;
      for (Side side : printed.sides()) {
        value += side.isEvent() ? 1 : assetWorth(side) / 4;
      }
    }
    return value;
  }

  /** What can still be done in this turn. */
  private int ahead(CrazierTable table) {
    if (table.phase() == Phase.END || !table.isCurrent(seat) || table.isDone(seat)) {
      return 0;
    }
    int fitting = 0;
    int playable = 0;
    for (int card : table.zones.hand(seat)) {
      fitting += CrazierPlayability.matches(table, card) ? 1 : 0;
      for (Side side : table.zones.card(card).sides()) {
        playable += CrazierPlayability.meets(table, seat, card, side) ? 1 : 0;
      }
    }
    int discards = Math.min(fitting, CrazierPlayability.discardsLeft(table, seat));
    int plays = Math.min(playable, CrazierPlayability.playsLeft(table, seat));
    int all = Math.min(table.zones.hand(seat).size(), discards + plays);
    return Math.min(discards, all) * DISCARD_AHEAD + (all - Math.min(discards, all)) * PLAY_AHEAD;
  }
}
