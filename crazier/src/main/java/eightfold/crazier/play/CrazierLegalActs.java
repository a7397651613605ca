package eightfold.crazier.play;

import eightfold.crazier.cards.Colour;
import eightfold.crazier.cards.Side;
import eightfold.game.Match;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a player may do, and what it sets going (B.2, A.5, A.6). */
public final class CrazierLegalActs {
  private static final int COLOURS = Colour.values().length;

  private CrazierLegalActs() {}

  // refusals

  /** Why an act is refused; empty if it is legal. */
  public static Optional<Reason> refusal(CrazierTable table, int seat, int act) {
    if (table.isOver()) {
      return Optional.of(Reason.OVER);
    }
    if (CrazierActs.ofMainPhase(act)) {
      return mainPhase(table, seat, act, true);
    }
    if (act == CrazierActs.DRAW && table.pending().isEmpty()) {
      return !awaits(table, seat)
          ? Optional.of(notNow(table, seat))
          : table.slots[CrazierSlot.OWED + seat] > 0
              ? Optional.empty()
              : Optional.of(Reason.NOTHING_OWED);
    }
    int[] acts = new int[Match.MOST_LEGAL];
    int count = choices(table, seat, acts);
    if (count == 0) {
      return Optional.of(Reason.NO_CHOICE);
    }
    if (!contains(acts, count, act)) {
      return Optional.of(Reason.NOT_AN_OPTION);
    }
    return contains(acts, ObligationSearch.allowed(table, seat, acts, count), act)
        ? Optional.empty()
        : Optional.of(Reason.DESTINY);
  }

  static boolean contains(int[] acts, int count, int act) {
    for (int i = 0; i < count; i++) {
      if (acts[i] == act) {
        return true;
      }
    }
    return false;
  }

  /** Whether the main phase waits for the seat. */
  public static boolean awaits(CrazierTable table, int seat) {
    return table.work.open.isEmpty()
        && table.phase() == Phase.MAIN
        && table.isCurrent(seat)
        && !table.isDone(seat);
  }

  private static Reason notNow(CrazierTable table, int seat) {
    boolean main = table.phase() == Phase.MAIN && table.isCurrent(seat);
    if (table.pending().isPresent()
        && (table.pending().get().seat() == seat || main && !table.isDone(seat))) {
      return Reason.CHOICE_OWED;
    }
    return main ? Reason.ALREADY_DONE : Reason.NOT_YOUR_MAIN_PHASE;
  }

  /**
   * Why an act of the main phase is refused, the first reason that fits.
   *
   * @param sideSaid whether a side was named, which a split card needs
   */
  public static Optional<Reason> mainPhase(
      CrazierTable table, int seat, int act, boolean sideSaid) {
    if (table.isOver()) {
      return Optional.of(Reason.OVER);
    }
    if (!awaits(table, seat)) {
      return Optional.of(notNow(table, seat));
    }
    Optional<Reason> reason =
        act == CrazierActs.END
            ? Optional.empty()
            : CrazierActs.isPlay(act)
                ? playing(table, seat, CrazierActs.card(act), CrazierActs.side(act), sideSaid)
                : discarding(table, seat, CrazierActs.card(act), CrazierActs.colour(act));
    return reason.isPresent() || !ObligationSearch.forbids(table, seat, act)
        ? reason
        : Optional.of(Reason.DESTINY);
  }

  private static Optional<Reason> playing(
      CrazierTable table, int seat, int card, int side, boolean sideSaid) {
    if (!table.zones.hand(seat).has(card)) {
      return Optional.of(Reason.NOT_IN_HAND);
    }
    if (CrazierPlayability.playsLeft(table, seat) == 0) {
      return Optional.of(Reason.NO_PLAY_LEFT);
    }
    List<Side> sides = table.zones.card(card).sides();
    if (side >= sides.size() || sides.size() > 1 && !sideSaid) {
      return Optional.of(Reason.SIDE_NEEDED);
    }
    return CrazierPlayability.meets(table, seat, card, sides.get(side))
        ? Optional.empty()
        : Optional.of(Reason.REQUIREMENT);
  }

  private static Optional<Reason> discarding(CrazierTable table, int seat, int card, int colour) {
    if (!table.zones.hand(seat).has(card)) {
      return Optional.of(Reason.NOT_IN_HAND);
    }
    if (CrazierPlayability.discardsLeft(table, seat) == 0) {
      return Optional.of(Reason.NO_DISCARD_LEFT);
    }
    if (!CrazierPlayability.matches(table, card)) {
      return Optional.of(Reason.NO_MATCH);
    }
    return table.zones.card(card).names() == (colour == Numbering.NONE)
        ? Optional.of(Reason.BAD_COLOR)
        : Optional.empty();
  }

  // what is legal

  /** The legal acts of a seat, by their numbers. */
  public static List<Integer> legal(CrazierTable table, int seat) {
    int[] acts = new int[Match.MOST_LEGAL];
    int count = legal(table, seat, acts);
    List<Integer> legal = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      legal.add(acts[i]);
    }
    return legal;
  }

  /** Writes the legal acts of a seat; says how many there are. */
  public static int legal(CrazierTable table, int seat, int[] into) {
    if (table.isOver()) {
      return 0;
    }
    int count = 0;
    if (!table.work.open.isEmpty()) {
      return ObligationSearch.allowed(table, seat, into, choices(table, seat, into));
    }
    if (!awaits(table, seat)) {
      return 0;
    }
    into[count++] = CrazierActs.END;
    if (table.slots[CrazierSlot.OWED + seat] > 0) {
      into[count++] = CrazierActs.DRAW;
    }
    ByNumber hand = table.byNumber;
    hand.become(table.zones.hand(seat));
    if (CrazierPlayability.playsLeft(table, seat) > 0) {
      for (int i = 0; i < hand.size(); i++) {
        count = plays(table, seat, hand.at(i), into, count);
      }
    }
    if (CrazierPlayability.discardsLeft(table, seat) > 0) {
      int colours = CrazierPlayability.coloursAsked(table);
      int rank = CrazierPlayability.rankAsked(table);
      for (int i = 0; i < hand.size(); i++) {
        if (CrazierPlayability.matches(table.zones.pack, hand.at(i), colours, rank)) {
          count = discards(table, hand.at(i), into, count);
        }
      }
    }
    return ObligationSearch.keepable(table, seat, into, count);
  }

  private static int plays(CrazierTable table, int seat, int card, int[] into, int from) {
    CrazierPack pack = table.zones.pack;
    int count = from;
    for (int side = 0; side < pack.sides(card); side++) {
      if (CrazierPlayability.meets(table, seat, card, pack.side(card, side))) {
        into[count++] = CrazierActs.play(card, side);
      }
    }
    return count;
  }

  private static int discards(CrazierTable table, int card, int[] into, int from) {
    if (!table.zones.pack.names(card)) {
      into[from] = CrazierActs.discard(card, Numbering.NONE);
      return from + 1;
    }
    for (int colour = 0; colour < COLOURS; colour++) {
      into[from + colour] = CrazierActs.discard(card, colour);
    }
    return from + COLOURS;
  }

  /**
   * Writes the acts with which a seat can answer the open decision, whatever it is obliged to; says
   * how many there are.
   */
  static int choices(CrazierTable table, int seat, int[] into) {
    if (table.pending().isEmpty() || seat < 0 || table.isOut(seat)) {
      return 0;
    }
    OpenDecision question = table.pending().get();
    if (question.kind() == OpenDecision.Kind.REMEMBER) {
      return remembering(question, seat, into);
    }
    if (question.seat() != seat) {
      return 0;
    }
    int count = 0;
    IntList picked = question.picked();
    boolean arranging = question.kind() == OpenDecision.Kind.ORDER_CARDS;
    if (picked.size() >= question.least() && !arranging) {
      into[count++] = CrazierActs.NO_MORE;
    }
    if (picked.size() == question.most()) {
      return count;
    }
    ByNumber options = table.byNumber;
    options.become(question.options());
    for (int i = 0; i < options.size(); i++) {
      int option = options.at(i);
      if (!picked.has(option)) {
        into[count++] = question.several() ? CrazierActs.pick(option) : CrazierActs.choose(option);
      }
    }
    return count;
  }

  /** Whoever remembers may say so, the seat that decides may also forget it (HON-2). */
  private static int remembering(OpenDecision question, int seat, int[] into) {
    boolean draw = question.card() == Numbering.NONE;
    if (question.seat() != seat) {
      into[0] = CrazierActs.USE;
      return draw ? 0 : 1;
    }
    into[0] = draw ? CrazierActs.DRAW : CrazierActs.FORGET;
    into[1] = draw ? CrazierActs.FORGET : CrazierActs.USE;
    return 2;
  }

  // doing it

  /** Does a legal act, and goes on to the next that a player must do. */
  public static void apply(CrazierTable table, int seat, int act) {
    set(table, seat, act);
    AgendaRunner.on(table);
    Obligations.note(table);
  }

  /** Does a legal act; what follows of it is on the agenda. */
  public static void set(CrazierTable table, int seat, int act) {
    if (CrazierActs.isPlay(act)) {
      play(table, seat, CrazierActs.card(act), CrazierActs.side(act));
    } else if (CrazierActs.isDiscard(act)) {
      discard(table, seat, CrazierActs.card(act), CrazierActs.colour(act));
    } else if (CrazierActs.isChoice(act)) {
      Decisions.answer(table, IntList.only(CrazierActs.option(act)));
    } else if (CrazierActs.isPick(act)) {
      pick(table, CrazierActs.option(act));
    } else if (act == CrazierActs.END) {
      table.slots[CrazierSlot.DONE] |= 1 << seat;
      table.report.tell("done", seat);
    } else if (act == CrazierActs.NO_MORE) {
      Decisions.answer(table, table.pending().orElseThrow().picked());
    } else if (act == CrazierActs.DRAW && table.pending().isEmpty()) {
      CrazierTurns.drawOwed(table, seat);
    } else {
      Decisions.answer(table, IntList.only(act == CrazierActs.FORGET ? 0 : 1));
    }
  }

  /** One more of several is chosen; with the last that can be, the choice is made. */
  private static void pick(CrazierTable table, int option) {
    OpenDecision question = table.pending().orElseThrow().with(option);
    if (question.kind() == OpenDecision.Kind.ORDER_CARDS
        && question.picked().size() == question.options().size() - 1) {
      List<Integer> rest = new ArrayList<>(question.options());
      rest.removeAll(question.picked());
      question = question.with(rest.getFirst());
    }
    table.work.open.clear();
    table.work.open.push(question);
    if (question.picked().size() == question.most()) {
      Decisions.answer(table, question.picked());
    }
  }

  private static void play(CrazierTable table, int seat, int card, int side) {
    table.slots[CrazierSlot.PLAYS + seat]++;
    Obligations.kept(table, seat, card);
    boolean event = table.zones.pack.side(card, side).isEvent();
    // one action: the tasks of the event lie above those that end it (WIN-3)
    TriggeredAbilities.outermost(table);
    if (event) {
      CardMoves.playEvent(table, card, side, seat, true, List.of());
    } else {
      CardMoves.enter(table, card, side, seat, "played");
    }
  }

  private static void discard(CrazierTable table, int seat, int card, int colour) {
    table.slots[CrazierSlot.DISCARDS + seat]++;
    Obligations.kept(table, seat, card);
    TriggeredAbilities.outermost(table);
    table.zones.toPileTop(card, colour);
    table.report.tell("discarded", seat, table.zones.id(card));
    if (colour != Numbering.NONE) {
      table.report.tell("declared", seat, Colour.values()[colour].word());
    }
    AbilityTriggers.discarded(table, card, seat);
  }

  /** The seat to act: who decides, or the first current player who is not done; or nobody. */
  public static int toAct(CrazierTable table) {
    if (table.isOver()) {
      return Numbering.NONE;
    }
    if (table.pending().isPresent()) {
      return table.pending().get().seat();
    }
    for (int i = 0; i < table.players.size(); i++) {
      if (awaits(table, table.players.at(i))) {
        return table.players.at(i);
      }
    }
    return Numbering.NONE;
  }

  /** Whether an act can be done by others than the seat to act (HON-2). */
  public static boolean outOfTurn(int act) {
    return act == CrazierActs.USE;
  }

  /** Whether a draw that was forgotten may be an act among others (HON-1). */
  public static boolean drawsLate(CrazierTable table) {
    return table.settings.honour();
  }

  /** The game has taken more acts than it may. */
  public static void limit(CrazierTable table) {
    CrazierTurns.limit(table);
  }
}
