package eightfold.crazier.play;

import eightfold.crazier.cards.Colour;
import eightfold.crazier.cards.Side;
import eightfold.game.Match;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a player may do, and what it sets going (B.2, A.5, A.6). */
public final class LegalActs {
  private static final int COLOURS = Colour.values().length;

  private LegalActs() {}

  // refusals

  /** Why an act is refused; empty if it is legal. */
  public static Optional<Reason> refusal(Table table, int seat, int act) {
    if (table.isOver()) {
      return Optional.of(Reason.OVER);
    }
    if (Acts.ofMainPhase(act)) {
      return mainPhase(table, seat, act, true);
    }
    if (act == Acts.DRAW && table.pending().isEmpty()) {
      return !awaits(table, seat)
          ? Optional.of(notNow(table, seat))
          : table.slots[Slot.OWED + seat] > 0 ? Optional.empty() : Optional.of(Reason.NOTHING_OWED);
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
  public static boolean awaits(Table table, int seat) {
    return table.work.open.isEmpty()
        && table.phase() == Phase.MAIN
        && table.isCurrent(seat)
        && !table.isDone(seat);
  }

  private static Reason notNow(Table table, int seat) {
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
  public static Optional<Reason> mainPhase(Table table, int seat, int act, boolean sideSaid) {
    if (table.isOver()) {
      return Optional.of(Reason.OVER);
    }
    if (!awaits(table, seat)) {
      return Optional.of(notNow(table, seat));
    }
    Optional<Reason> reason =
        act == Acts.END
            ? Optional.empty()
            : Acts.isPlay(act)
                ? playing(table, seat, Acts.card(act), Acts.side(act), sideSaid)
                : discarding(table, seat, Acts.card(act), Acts.colour(act));
    return reason.isPresent() || !ObligationSearch.forbids(table, seat, act)
        ? reason
        : Optional.of(Reason.DESTINY);
  }

  private static Optional<Reason> playing(
      Table table, int seat, int card, int side, boolean sideSaid) {
    if (!table.zones.hand(seat).has(card)) {
      return Optional.of(Reason.NOT_IN_HAND);
    }
    if (Playability.playsLeft(table, seat) == 0) {
      return Optional.of(Reason.NO_PLAY_LEFT);
    }
    List<Side> sides = table.zones.card(card).sides();
    if (side >= sides.size() || sides.size() > 1 && !sideSaid) {
      return Optional.of(Reason.SIDE_NEEDED);
    }
    return Playability.meets(table, seat, card, sides.get(side))
        ? Optional.empty()
        : Optional.of(Reason.REQUIREMENT);
  }

  private static Optional<Reason> discarding(Table table, int seat, int card, int colour) {
    if (!table.zones.hand(seat).has(card)) {
      return Optional.of(Reason.NOT_IN_HAND);
    }
    if (Playability.discardsLeft(table, seat) == 0) {
      return Optional.of(Reason.NO_DISCARD_LEFT);
    }
    if (!Playability.matches(table, card)) {
      return Optional.of(Reason.NO_MATCH);
    }
    return table.zones.card(card).names() == (colour == Numbering.NONE)
        ? Optional.of(Reason.BAD_COLOR)
        : Optional.empty();
  }

  // what is legal

  /** The legal acts of a seat, by their numbers. */
  public static List<Integer> legal(Table table, int seat) {
    int[] acts = new int[Match.MOST_LEGAL];
    int count = legal(table, seat, acts);
    List<Integer> legal = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      legal.add(acts[i]);
    }
    return legal;
  }

  /** Writes the legal acts of a seat; says how many there are. */
  public static int legal(Table table, int seat, int[] into) {
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
    into[count++] = Acts.END;
    if (table.slots[Slot.OWED + seat] > 0) {
      into[count++] = Acts.DRAW;
    }
    ByNumber hand = table.byNumber;
    hand.become(table.zones.hand(seat));
    if (Playability.playsLeft(table, seat) > 0) {
      for (int i = 0; i < hand.size(); i++) {
        count = plays(table, seat, hand.at(i), into, count);
      }
    }
    if (Playability.discardsLeft(table, seat) > 0) {
      int colours = Playability.coloursAsked(table);
      int rank = Playability.rankAsked(table);
      for (int i = 0; i < hand.size(); i++) {
        if (Playability.matches(table.zones.pack, hand.at(i), colours, rank)) {
          count = discards(table, hand.at(i), into, count);
        }
      }
    }
    return ObligationSearch.keepable(table, seat, into, count);
  }

  private static int plays(Table table, int seat, int card, int[] into, int from) {
    Pack pack = table.zones.pack;
    int count = from;
    for (int side = 0; side < pack.sides(card); side++) {
      if (Playability.meets(table, seat, card, pack.side(card, side))) {
        into[count++] = Acts.play(card, side);
      }
    }
    return count;
  }

  private static int discards(Table table, int card, int[] into, int from) {
    if (!table.zones.pack.names(card)) {
      into[from] = Acts.discard(card, Numbering.NONE);
      return from + 1;
    }
    for (int colour = 0; colour < COLOURS; colour++) {
      into[from + colour] = Acts.discard(card, colour);
    }
    return from + COLOURS;
  }

  /**
   * Writes the acts with which a seat can answer the open decision, whatever it is obliged to; says
   * how many there are.
   */
  static int choices(Table table, int seat, int[] into) {
    if (table.pending().isEmpty() || seat < 0 || table.isOut(seat)) {
      return 0;
    }
    Pending question = table.pending().get();
    if (question.kind() == Pending.Kind.REMEMBER) {
      return remembering(question, seat, into);
    }
    if (question.seat() != seat) {
      return 0;
    }
    int count = 0;
    IntList picked = question.picked();
    boolean arranging = question.kind() == Pending.Kind.ORDER_CARDS;
    if (picked.size() >= question.least() && !arranging) {
      into[count++] = Acts.NO_MORE;
    }
    if (picked.size() == question.most()) {
      return count;
    }
    ByNumber options = table.byNumber;
    options.become(question.options());
    for (int i = 0; i < options.size(); i++) {
      int option = options.at(i);
      if (!picked.has(option)) {
        into[count++] = question.several() ? Acts.pick(option) : Acts.choose(option);
      }
    }
    return count;
  }

  /** Whoever remembers may say so, the seat that decides may also forget it (HON-2). */
  private static int remembering(Pending question, int seat, int[] into) {
    boolean draw = question.card() == Numbering.NONE;
    if (question.seat() != seat) {
      into[0] = Acts.USE;
      return draw ? 0 : 1;
    }
    into[0] = draw ? Acts.DRAW : Acts.FORGET;
    into[1] = draw ? Acts.FORGET : Acts.USE;
    return 2;
  }

  // doing it

  /** Does a legal act, and goes on to the next that a player must do. */
  public static void apply(Table table, int seat, int act) {
    set(table, seat, act);
    AgendaRunner.on(table);
    Obligations.note(table);
  }

  /** Does a legal act; what follows of it is on the agenda. */
  public static void set(Table table, int seat, int act) {
    if (Acts.isPlay(act)) {
      play(table, seat, Acts.card(act), Acts.side(act));
    } else if (Acts.isDiscard(act)) {
      discard(table, seat, Acts.card(act), Acts.colour(act));
    } else if (Acts.isChoice(act)) {
      Decisions.answer(table, IntList.only(Acts.option(act)));
    } else if (Acts.isPick(act)) {
      pick(table, Acts.option(act));
    } else if (act == Acts.END) {
      table.slots[Slot.DONE] |= 1 << seat;
      table.report.tell("done", seat);
    } else if (act == Acts.NO_MORE) {
      Decisions.answer(table, table.pending().orElseThrow().picked());
    } else if (act == Acts.DRAW && table.pending().isEmpty()) {
      Turns.drawOwed(table, seat);
    } else {
      Decisions.answer(table, IntList.only(act == Acts.FORGET ? 0 : 1));
    }
  }

  /** One more of several is chosen; with the last that can be, the choice is made. */
  private static void pick(Table table, int option) {
    Pending question = table.pending().orElseThrow().with(option);
    if (question.kind() == Pending.Kind.ORDER_CARDS
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

  private static void play(Table table, int seat, int card, int side) {
    table.slots[Slot.PLAYS + seat]++;
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

  private static void discard(Table table, int seat, int card, int colour) {
    table.slots[Slot.DISCARDS + seat]++;
    Obligations.kept(table, seat, card);
    TriggeredAbilities.outermost(table);
    table.zones.toPileTop(card, colour);
    table.report.tell("discarded", seat, table.zones.id(card));
    if (colour != Numbering.NONE) {
      table.report.tell("declared", seat, Colour.values()[colour].word());
    }
    Triggers.discarded(table, card, seat);
  }

  /** The seat to act: who decides, or the first current player who is not done; or nobody. */
  public static int toAct(Table table) {
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
    return act == Acts.USE;
  }

  /** Whether a draw that was forgotten may be an act among others (HON-1). */
  public static boolean drawsLate(Table table) {
    return table.settings.honour();
  }

  /** The game has taken more acts than it may. */
  public static void limit(Table table) {
    Turns.limit(table);
  }
}
