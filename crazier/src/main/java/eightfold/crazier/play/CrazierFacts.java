package eightfold.crazier.play;

import eightfold.game.PublicFact;
import eightfold.game.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the face tells of a table besides cards, counts and scores (B.4). */
public final class CrazierFacts {
  private CrazierFacts() {}

  /** What everybody can see. */
  public static List<PublicFact> all(CrazierTable table) {
    List<PublicFact> facts = new ArrayList<>();
    if (!table.isOver()) {
      facts.add(PublicFact.of("phase", table.phase().word()));
      facts.add(PublicFact.of("players", numbers(table.players)));
    }
    for (int seat = 0; seat < table.seats; seat++) {
      if (table.teams.count() < table.seats) {
        facts.add(PublicFact.of("team", seat, String.valueOf(table.teams.of(seat))));
      }
      String[] controlled = table.zones.controlled(seat).toArray(String[]::new);
      if (controlled.length > 0) {
        facts.add(PublicFact.of("assets", seat, controlled));
      }
      counters(table, seat, facts);
    }
    String[] revealed =
        table.zones.limbo.stream()
            .filter(card -> CrazierViews.sees(table, Numbering.NONE, card))
            .map(card -> table.zones.id(card))
            .toArray(String[]::new);
    if (revealed.length > 0) {
      facts.add(PublicFact.of("limbo", revealed));
    }
    return facts;
  }

  private static String[] numbers(List<Integer> seats) {
    return seats.stream().map(String::valueOf).toArray(String[]::new);
  }

  private static void counters(CrazierTable table, int seat, List<PublicFact> facts) {
    if (table.isOut(seat)) {
      facts.add(
          PublicFact.of("lost", seat, String.valueOf(table.slots[CrazierSlot.LOST_WITH + seat])));
      return;
    }
    if (table.isCurrent(seat) && !table.isOver()) {
      facts.add(
          PublicFact.of(
              "did",
              seat,
              String.valueOf(table.slots[CrazierSlot.PLAYS + seat]),
              String.valueOf(table.slots[CrazierSlot.DISCARDS + seat]),
              String.valueOf(table.slots[CrazierSlot.EVENTS + seat]),
              String.valueOf(table.slots[CrazierSlot.GRANTED + seat])));
      facts.add(
          PublicFact.of(
              table.isDone(seat) ? "done" : "left",
              seat,
              String.valueOf(CrazierPlayability.playsLeft(table, seat)),
              String.valueOf(CrazierPlayability.discardsLeft(table, seat))));
    }
    if (table.slots[CrazierSlot.SKIPS + seat] > 0) {
      facts.add(
          PublicFact.of("skips", seat, String.valueOf(table.slots[CrazierSlot.SKIPS + seat])));
    }
    if (table.slots[CrazierSlot.AGAINS + seat] > 0) {
      facts.add(
          PublicFact.of("again", seat, String.valueOf(table.slots[CrazierSlot.AGAINS + seat])));
    }
    if (table.slots[CrazierSlot.OWED + seat] > 0) {
      facts.add(PublicFact.of("owed", seat, String.valueOf(table.slots[CrazierSlot.OWED + seat])));
    }
  }

  /** What this seat knows besides. */
  static List<PublicFact> known(CrazierTable table, int viewer) {
    if (viewer < 0) {
      return List.of();
    }
    List<PublicFact> facts = new ArrayList<>();
    String[] looking =
        table.zones.limbo.stream()
            .filter(
                card ->
                    table.zones.sees(viewer, card)
                        && !CrazierViews.sees(table, Numbering.NONE, card))
            .map(card -> table.zones.id(card))
            .toArray(String[]::new);
    if (looking.length > 0) {
      facts.add(PublicFact.of("looking", looking));
    }
    for (Obligation due : table.work.obligations) {
      boolean told = due.seat() == viewer || due.chooser() == viewer;
      if (told && due.card() != Numbering.NONE) {
        facts.add(PublicFact.of("order", due.seat(), table.zones.id(due.card())));
      }
    }
    return facts;
  }

  /** The open decision as this seat may know of it. */
  static Optional<Question> question(CrazierTable table, int viewer) {
    return table
        .pending()
        .map(
            asked -> {
              boolean told = !asked.hidden() || asked.seat() == viewer;
              return new Question(
                  asked.seat(),
                  asked.kind().word(),
                  card(table, asked),
                  asked.about(),
                  asked.least() == 0
                      || asked.kind() == OpenDecision.Kind.MAY
                      || asked.kind() == OpenDecision.Kind.REMEMBER,
                  asked.hidden() && !told ? 0 : asked.least(),
                  asked.hidden() && !told ? 0 : asked.most(),
                  told ? words(table, asked, asked.options()) : List.of(),
                  asked.seat() == viewer ? words(table, asked, asked.picked()) : List.of());
            });
  }

  /** The card that asks; which side of it is used may be the very question. */
  private static String card(CrazierTable table, OpenDecision asked) {
    if (asked.card() == Numbering.NONE) {
      return "";
    }
    boolean side = asked.kind() == OpenDecision.Kind.SIDE;
    return side ? table.zones.id(asked.card()) : table.zones.asUsed(asked.card());
  }

  private static List<String> words(CrazierTable table, OpenDecision asked, List<Integer> options) {
    return options.stream().map(option -> CrazierActs.option(table, asked.kind(), option)).toList();
  }

  /** How many cards a seat holds, or held when it lost. */
  public static int count(CrazierTable table, int seat) {
    return table.isOut(seat)
        ? table.slots[CrazierSlot.LOST_WITH + seat]
        : table.zones.hand(seat).size();
  }
}
