package eightfold.crazier.play;

import eightfold.crazier.cards.Colour;
import eightfold.game.Chance;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One game as it lies on the table: where every card is, whose turn it is, and the agenda of what
 * is still to be done. Cards are numbers; two copies of a card are different numbers (GEN-7).
 */
public final class CrazierTable {
  private static final Phase[] PHASES = Phase.values();

  final CrazierSettings settings;
  final CrazierTeams teams;
  final int seats;
  final CrazierState state;
  final Knowledge knowledge;
  final Zones zones;
  final TableWork work = new TableWork();
  final EventReport report;
  Chance chance;

  /** The numbers of {@link #state}, by {@link CrazierSlot}. */
  final int[] slots;

  /** The seats whose turn it is. */
  final IntList players;

  /** Who wins the game by a card's effect, in order. */
  final IntList claims;

  final IntList winners;

  /** How things stood when the turn began; only where it may be taken back (HON-3). */
  Optional<CrazierTable> turnStart = Optional.empty();

  /** For who goes through a hand or options in order: no part of how the game stands. */
  final ByNumber byNumber = new ByNumber();

  /** Neither is this: made when an act is first tried. */
  private @Nullable CrazierTable spare;

  /**
   * A table without any card laid yet.
   *
   * @param pack the cards
   */
  CrazierTable(CrazierSettings settings, CrazierPack pack, CrazierTeams teams, Chance chance) {
    this.settings = settings;
    this.teams = teams;
    this.chance = chance;
    seats = teams.seats();
    state = new CrazierState(pack.size(), seats);
    knowledge = new Knowledge(state, teams);
    zones = new Zones(pack, state, knowledge, teams);
    report = new EventReport(zones, work);
    slots = state.slots;
    players = state.rows[Row.PLAYERS];
    claims = state.rows[Row.CLAIMS];
    winners = state.rows[Row.WINNERS];
  }

  /** Becomes as it was before any card was laid. */
  public void clear(Chance next) {
    state.clear();
    zones.lieOtherwise();
    work.clear();
    chance = next;
    turnStart = Optional.empty();
    report.heard(report.isHeard());
  }

  /** A table of the same game to try acts on; only one such trial goes on at a time. */
  CrazierTable spare() {
    if (spare == null) {
      spare = new CrazierTable(settings, zones.pack, teams, chance);
    }
    return spare;
  }

  /** The same, where all is as it is here. */
  CrazierTable trial() {
    CrazierTable trial = spare();
    trial.copyFrom(this);
    return trial;
  }

  /** Where shuffles come from. */
  public Chance chance() {
    return chance;
  }

  /** Lets shuffles come from another generator. */
  public void chance(Chance next) {
    chance = next;
  }

  /** A table that goes on exactly as this one would, apart from it. */
  public CrazierTable copy() {
    CrazierTable copy = new CrazierTable(settings, zones.pack, teams, chance);
    copy.copyFrom(this);
    return copy;
  }

  /** Becomes as another table of the same game is. */
  public void copyFrom(CrazierTable other) {
    zones.pack = other.zones.pack;
    state.become(other.state);
    zones.lieOtherwise();
    work.become(other.work);
    report.become(other.report);
    chance = other.chance.copy();
    turnStart = other.turnStart;
  }

  /** The turn, if it is taken back, begins again as things stand now (HON-3). */
  void beginsAgainHere(boolean mayBeTakenBack) {
    turnStart = Optional.empty();
    if (settings.honour() && mayBeTakenBack) {
      turnStart = Optional.of(copy());
    }
  }

  /**
   * Counts the moves of cards from now on: how often one had moved before is no part of how the
   * game stands, only whether it has moved since an ability held it.
   */
  void settleMoves() {
    for (int i = 0; i < work.envs.size(); i++) {
      work.envs.set(i, work.envs.get(i).settled(zones));
    }
    zones.clearMoves();
  }

  // what others may ask

  public int seats() {
    return seats;
  }

  /** Where its cards lie. */
  public Zones zones() {
    return zones;
  }

  /** What is told of it. */
  public EventReport report() {
    return report;
  }

  /** Whether another table is of the same game, with the same cards. */
  public boolean hasCardsOf(CrazierTable other) {
    return settings.equals(other.settings)
        && teams.like(other.teams)
        && zones.pack.hasCardsOf(other.zones.pack);
  }

  /** The color in force for the upcard. */
  public Optional<Colour> namedColour() {
    int named = slots[CrazierSlot.NAMED];
    return named == Numbering.NONE ? Optional.empty() : Optional.of(Colour.values()[named]);
  }

  public Phase phase() {
    return PHASES[slots[CrazierSlot.PHASE]];
  }

  void phase(Phase phase) {
    slots[CrazierSlot.PHASE] = phase.ordinal();
  }

  /** A turn of these seats begins; its counters start at zero (TURN-7). */
  void beginTurn(IntList members) {
    int number = slots[CrazierSlot.TURN] + 1;
    Arrays.fill(slots, CrazierSlot.TURN, CrazierSlot.TURN_END, 0);
    slots[CrazierSlot.TURN] = number;
    players.become(members);
    for (int i = 0; i < members.size(); i++) {
      slots[CrazierSlot.MEMBERS] |= 1 << members.at(i);
    }
  }

  boolean isDone(int seat) {
    return (slots[CrazierSlot.DONE] >> seat & 1) != 0;
  }

  /** The current players. */
  public List<Integer> slot() {
    return List.copyOf(players);
  }

  public boolean isOver() {
    return slots[CrazierSlot.ENDING] != Numbering.NONE;
  }

  public Optional<Ending> ending() {
    return isOver() ? Optional.of(Ending.values()[slots[CrazierSlot.ENDING]]) : Optional.empty();
  }

  public List<Integer> winners() {
    return List.copyOf(winners);
  }

  public boolean hasWon(int seat) {
    return winners.has(seat);
  }

  public boolean hasLost(int seat) {
    return isOut(seat);
  }

  /** How many cards the seat held when it lost. */
  public int lostWith(int seat) {
    return slots[CrazierSlot.LOST_WITH + seat];
  }

  /** The seat that took the first turn. */
  public int first() {
    return slots[CrazierSlot.FIRST];
  }

  /** The decision that waits, if one does. */
  public Optional<OpenDecision> pending() {
    return work.open.isEmpty() ? Optional.empty() : Optional.of(work.open.get(0));
  }

  // seats

  boolean isOut(int seat) {
    return (slots[CrazierSlot.LOST] >> seat & 1) != 0;
  }

  boolean opponents(int one, int other) {
    return teams.opponents(one, other);
  }

  boolean isCurrent(int seat) {
    return seat >= 0 && (slots[CrazierSlot.MEMBERS] & ~slots[CrazierSlot.LOST] & 1 << seat) != 0;
  }

  /** The seats in the game in turn order from the current player. */
  IntList fromCurrent() {
    return fromCurrent(teams.everybody());
  }

  /** Those of a set of seats that are in the game, likewise: a bit for each. */
  IntList fromCurrent(int set) {
    int from = players.isEmpty() ? slots[CrazierSlot.FIRST] : players.at(0);
    return SeatOrder.of(seats, from, set & teams.everybody() & ~slots[CrazierSlot.LOST]);
  }

  /** The next seat clockwise that is in the game. */
  int after(int seat) {
    int next = (seat + 1) % seats;
    while (isOut(next)) {
      next = (next + 1) % seats;
    }
    return next;
  }

  /** How many teams are still in the game. */
  int teamsLeft() {
    return teams.without(slots[CrazierSlot.LOST]);
  }

  void shuffle(IntList list) {
    for (int last = list.size() - 1; last > 0; last--) {
      list.swap(last, chance.below(last + 1));
    }
  }

  /** If the stock is empty, the pile without its upcard becomes the stock (DRAW-3). */
  void renew() {
    IntList stock = zones.stock;
    if (!stock.isEmpty() || zones.pile.size() < 2) {
      return;
    }
    zones.turnPile();
    shuffle(stock);
    knowledge.becomeStock();
    report.tell("reshuffled", Numbering.NONE);
  }

  // agenda

  void push(Task task) {
    work.agenda.push(task);
  }

  /** The game is over at this instant; nothing further is carried out (WIN-1). */
  void end(Ending how, IntList whoWon) {
    slots[CrazierSlot.ENDING] = how.ordinal();
    winners.become(whoWon);
    work.stop();
    for (int seat : whoWon) {
      report.tell("won", seat, how.word());
    }
  }
}
