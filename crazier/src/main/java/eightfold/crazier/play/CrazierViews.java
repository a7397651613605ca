package eightfold.crazier.play;

import eightfold.crazier.cards.Colour;
import eightfold.game.Refusal;
import eightfold.game.View;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a seat may see, put together from what it is allowed to (B.4). */
public final class CrazierViews {
  private CrazierViews() {}

  /** A hand as the viewer sees it: whole if it is the viewer's own or a teammate's (TEAM-6). */
  public static View.Hand hand(CrazierTable table, int viewer, int seat) {
    List<Integer> held = table.zones.hand(seat);
    boolean own = viewer >= 0 && !table.opponents(viewer, seat);
    List<Integer> sorted = new ArrayList<>(own ? held : List.of());
    sorted.sort(Integer::compare);
    return new View.Hand(held.size(), table.zones.named(sorted), false, false);
  }

  /** The names of all cards that the viewer sees anywhere. */
  public static List<String> shown(CrazierTable table, int viewer) {
    List<String> shown = new ArrayList<>(table.zones.named(table.zones.pile));
    for (int asset : table.zones.assets) {
      shown.add(table.zones.id(asset));
    }
    for (int card : table.zones.limbo) {
      if (sees(table, viewer, card)) {
        shown.add(table.zones.id(card));
      }
    }
    for (int seat = 0; seat < table.seats; seat++) {
      shown.addAll(hand(table, viewer, seat).cards());
    }
    return shown;
  }

  /** Whether the viewer sees a card that lies in limbo; a spectator sees what all see. */
  static boolean sees(CrazierTable table, int viewer, int card) {
    return viewer >= 0 ? table.zones.sees(viewer, card) : table.zones.allSee(card);
  }

  /**
   * What games of this kind tell a seat besides.
   *
   * @param appraised whether the legal acts are weighed, too: dear, and for bots only
   */
  public static View.Abilities abilities(
      CrazierTable table, int viewer, List<Integer> legal, boolean appraised) {
    return new View.Abilities(
        table.namedColour().map(Colour::word),
        CrazierFacts.known(table, viewer),
        CrazierFacts.question(table, viewer),
        appraised ? Appraisal.of(table, viewer, legal) : List.of());
  }

  /** For each card of the hand with which nothing can be done now, why. */
  public static Map<String, Refusal> refusals(CrazierTable table, int viewer, List<Integer> legal) {
    Map<String, Refusal> refusals = new LinkedHashMap<>();
    boolean acting =
        viewer >= 0
            && table.pending().isEmpty()
            && table.phase() == Phase.MAIN
            && table.isCurrent(viewer)
            && !table.isDone(viewer);
    if (!acting || table.isOver()) {
      return refusals;
    }
    for (int card : List.copyOf(table.zones.hand(viewer))) {
      boolean usable =
          legal.stream()
              .anyMatch(
                  act ->
                      (CrazierActs.isPlay(act) || CrazierActs.isDiscard(act))
                          && CrazierActs.card(act) == card);
      if (!usable) {
        int colour = table.zones.card(card).names() ? 0 : Numbering.NONE;
        CrazierLegalActs.mainPhase(table, viewer, CrazierActs.discard(card, colour), true)
            .ifPresent(reason -> refusals.put(table.zones.id(card), reason.refusal()));
      }
    }
    return refusals;
  }
}
