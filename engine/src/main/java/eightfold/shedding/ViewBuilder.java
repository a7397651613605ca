package eightfold.shedding;

import eightfold.cards.Kind;
import eightfold.cards.Pack;
import eightfold.game.Match;
import eightfold.game.Refusal;
import eightfold.game.View;
import eightfold.play.ActRefusals;
import eightfold.play.Acts;
import eightfold.play.AgendaTask;
import eightfold.play.FamilyActs;
import eightfold.play.LegalActs;
import eightfold.play.PublicState;
import eightfold.play.Risks;
import eightfold.play.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a seat may know, put together from public facts, its own hand and cards lying open. It reads
 * nothing else of the table, so there is nothing to strike out.
 */
final class ViewBuilder {
  private final SheddingMatch match;
  private final Table table;
  private final int seat;
  private final Pack pack;

  private ViewBuilder(SheddingMatch match, int seat) {
    this.match = match;
    this.table = match.table();
    this.seat = seat;
    pack = table.program().pack();
  }

  static View of(SheddingMatch match, int seat) {
    return new ViewBuilder(match, seat).view();
  }

  private View view() {
    boolean spectator = seat == Match.NOBODY;
    return new View(
        seat,
        table.ply(),
        table.deal(),
        table.dealer(),
        table.turn(),
        match.actors(),
        match.awaits(),
        pile(),
        table.stockCount(),
        hands(),
        spectator ? List.of() : legal(),
        FamilyActs.VERBS,
        spectator ? Map.of() : risky(),
        spectator || table.turn() != seat ? Map.of() : refusals(),
        match.standings(),
        inForce());
  }

  private View.InForce inForce() {
    int suit = table.declaredSuit();
    int rank = table.calledRank();
    return new View.InForce(
        table.clockwise(),
        suit == Table.NOBODY ? Optional.empty() : Optional.of(PageFacts.suit(pack, suit)),
        rank == Kind.NONE ? Optional.empty() : Optional.of(PageFacts.rank(pack, rank)),
        table.pendingDraw(),
        table.pendingSkip());
  }

  private List<String> pile() {
    List<String> pile = new ArrayList<>();
    for (int i = 0; i < table.pileCount(); i++) {
      pile.add(pack.name(table.pileCard(i)));
    }
    return pile;
  }

  private List<View.Hand> hands() {
    List<View.Hand> hands = new ArrayList<>();
    for (int holder = 0; holder < match.seats(); holder++) {
      hands.add(
          new View.Hand(
              table.count(holder),
              cards(holder),
              table.called(holder),
              PublicState.catchable(table, holder),
              holder == seat ? points(holder) : List.of()));
    }
    return hands;
  }

  private List<Integer> points(int holder) {
    return Arrays.stream(PublicState.counted(table, holder)).boxed().toList();
  }

  private List<String> cards(int holder) {
    List<String> cards = new ArrayList<>();
    for (long rest = pack.all(); rest != 0; rest &= rest - 1) {
      int kind = Long.numberOfTrailingZeros(rest);
      int copies =
          holder == seat ? table.copies(holder, kind) : PublicState.openCopies(table, holder, kind);
      for (int i = 0; i < copies; i++) {
        cards.add(pack.name(kind));
      }
    }
    return cards;
  }

  /** Before the first card of a turn of several the plays of those that may be the only one. */
  private List<String> legal() {
    int[] acts = new int[Match.MOST_LEGAL];
    int n = match.legal(seat, acts);
    List<String> legal = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      if (mayBeOnly(acts[i])) {
        legal.add("play " + pack.name(Acts.kind(acts[i])));
      }
      legal.add(match.text(acts[i]));
    }
    return legal;
  }

  private boolean mayBeOnly(int act) {
    return match.verb(act).equals(FamilyActs.LAY)
        && table.awaits() != AgendaTask.MORE
        && !LegalActs.bride(table, seat, Acts.kind(act));
  }

  private Map<String, Integer> risky() {
    Map<String, Integer> risky = new LinkedHashMap<>();
    boolean none = !Risks.anyCard(table, seat);
    for (int act = 0; act < Acts.COUNT; act++) {
      int cards = none && Acts.card(act) ? 0 : Risks.cards(table, seat, act);
      if (cards > 0) {
        risky.put(match.text(act), cards);
      }
    }
    return risky;
  }

  private Map<String, Refusal> refusals() {
    Map<String, Refusal> refusals = new LinkedHashMap<>();
    for (long rest = pack.all(); rest != 0; rest &= rest - 1) {
      int kind = Long.numberOfTrailingZeros(rest);
      if (table.copies(seat, kind) > 0) {
        int code = refusalCode(table, seat, kind);
        if (code != 0) {
          int act = LegalActs.cardAct(table, kind);
          refusals.put(pack.name(kind), RefusalTexts.of(table, seat, act, code));
        }
      }
    }
    return refusals;
  }

  /**
   * The code that refuses a card of the seat to act, also where the table would take it as a fault;
   * 0 if it may be played.
   */
  static int refusalCode(Table table, int seat, int kind) {
    return LegalActs.wrong(table, seat, kind)
        ? Refusal.CARD_DOES_NOT_FOLLOW
        : ActRefusals.code(table, seat, LegalActs.cardAct(table, kind));
  }
}
