package eightfold.crazier.play;

import eightfold.crazier.cards.Colour;
import eightfold.game.Chance;
import eightfold.game.Event;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One game as it lies on the table: where every card is, whose turn it is, and the agenda of what
 * is still to be done. Cards are numbers; two copies of a card are different numbers (GEN-7).
 */
public final class Table extends Zones {
  /** The largest number of seats. */
  public static final int MOST_SEATS = 8;

  /** The largest number of cards; acts are numbered by it. */
  public static final int MOST_CARDS = 150;

  private static final Phase[] PHASES = Phase.values();

  final Settings settings;
  final int seats;
  final int[] team;
  final int teams;
  Chance chance;

  /** How things stood when the turn began; only where it may be taken back (HON-3). */
  Optional<Table> turnStart = Optional.empty();

  /** The seats whose turn it is. */
  final IntList players = row(Row.PLAYERS);

  /** Who wins the game by a card's effect, in order. */
  final IntList claims = row(Row.CLAIMS);

  final IntList winners = row(Row.WINNERS);

  /** What is still to be done, the next task last. */
  final DataList<Task> agenda = new DataList<>();

  /** The abilities that are being used, the innermost last. */
  final DataList<AbilityContext> envs = new DataList<>();

  /** What has been triggered and not yet been taken up. */
  final DataList<List<Triggered>> fresh = new DataList<>();

  /** For each destruction that is being settled, what was not spared. */
  final DataList<IntList> doomed = new DataList<>();

  final DataList<Obligation> obligations = new DataList<>();

  /** The decision that waits, if one does. */
  final DataList<Pending> open = new DataList<>();

  /** All of them, as {@link Work} describes them. */
  final List<DataList<?>> works = List.of(agenda, envs, fresh, doomed, obligations, open);

  /** The answer that the task done next goes on with: no part of how a game that waits stands. */
  IntList answer = IntList.NONE;

  /** How many tasks the act has taken so far; neither is this. */
  int work;

  /** Neither is this: made when an act is first tried. */
  private @Nullable Table spare;

  private boolean heard = true;
  private final List<Event> told = new ArrayList<>();

  /**
   * A table without any card laid yet.
   *
   * @param pack the cards
   * @param team the team of each seat, from 0
   */
  Table(Settings settings, Pack pack, int[] team, Chance chance) {
    super(pack, team);
    this.settings = settings;
    this.team = team;
    this.chance = chance;
    seats = team.length;
    int last = 0;
    for (int each : team) {
      last = Math.max(last, each);
    }
    teams = last + 1;
    slots[Slot.ENDING] = NONE;
  }

  /** Becomes as it was before any card was laid. */
  public void clear(Chance next) {
    clear();
    works.forEach(DataList::clear);
    slots[Slot.ENDING] = NONE;
    chance = next;
    turnStart = Optional.empty();
    told.clear();
  }

  /** A table of the same game to try acts on; only one such trial goes on at a time. */
  Table spare() {
    if (spare == null) {
      spare = new Table(settings, pack, team, chance);
    }
    return spare;
  }

  /** The same, where all is as it is here. */
  Table trial() {
    Table trial = spare();
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
  public Table copy() {
    Table copy = new Table(settings, pack, team, chance);
    copy.copyFrom(this);
    return copy;
  }

  /** Becomes as another table of the same game is. */
  public void copyFrom(Table other) {
    layFrom(other);
    for (int i = 0; i < works.size(); i++) {
      become(works.get(i), other.works.get(i));
    }
    chance = other.chance.copy();
    turnStart = other.turnStart;
    if (!told.isEmpty() || !other.told.isEmpty()) {
      told.clear();
      told.addAll(other.told);
    }
    heard = other.heard;
  }

  @SuppressWarnings("unchecked") // lists at the same place hold the same
  private static <T> void become(DataList<T> mine, DataList<?> theirs) {
    mine.become((DataList<T>) theirs);
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
    for (int i = 0; i < envs.size(); i++) {
      envs.set(i, envs.get(i).settled(this));
    }
    clearMoves();
  }

  /** Whether a card has not changed its zone since it had moved so often. */
  boolean isThere(int card, int moves) {
    return card != NONE && moves(card) == moves;
  }

  // what others may ask

  public int seats() {
    return seats;
  }

  /** All cards of the game, by their numbers. */
  public Pack pack() {
    return pack;
  }

  /** Whether another table is of the same game, with the same cards. */
  public boolean hasCardsOf(Table other) {
    return settings.equals(other.settings)
        && Arrays.equals(team, other.team)
        && pack.hasCardsOf(other.pack);
  }

  /** What the seat controls, the oldest first, in the notation, sides of split cards named. */
  public List<String> controlled(int seat) {
    return assets.stream()
        .filter(asset -> owner(asset) == seat)
        .map(asset -> Acts.withSide(this, asset, sideNumber(asset)))
        .toList();
  }

  /** The color in force for the upcard. */
  public Optional<Colour> namedColour() {
    int named = slots[Slot.NAMED];
    return named == NONE ? Optional.empty() : Optional.of(Colour.values()[named]);
  }

  public Phase phase() {
    return PHASES[slots[Slot.PHASE]];
  }

  void phase(Phase phase) {
    slots[Slot.PHASE] = phase.ordinal();
  }

  /** A turn of these seats begins; its counters start at zero (TURN-7). */
  void beginTurn(IntList members) {
    int number = slots[Slot.TURN] + 1;
    Arrays.fill(slots, Slot.TURN, Slot.TURN_END, 0);
    slots[Slot.TURN] = number;
    players.become(members);
    for (int i = 0; i < members.size(); i++) {
      slots[Slot.MEMBERS] |= 1 << members.at(i);
    }
  }

  boolean isDone(int seat) {
    return (slots[Slot.DONE] >> seat & 1) != 0;
  }

  /** The current players. */
  public List<Integer> slot() {
    return List.copyOf(players);
  }

  public boolean isOver() {
    return slots[Slot.ENDING] != NONE;
  }

  public Optional<Ending> ending() {
    return isOver() ? Optional.of(Ending.values()[slots[Slot.ENDING]]) : Optional.empty();
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
    return slots[Slot.LOST_WITH + seat];
  }

  /** The seat that took the first turn. */
  public int first() {
    return slots[Slot.FIRST];
  }

  /** The decision that waits, if one does. */
  public Optional<Pending> pending() {
    return open.isEmpty() ? Optional.empty() : Optional.of(open.get(0));
  }

  public boolean areOpponents(int one, int other) {
    return opponents(one, other);
  }

  // seats

  boolean isOut(int seat) {
    return (slots[Slot.LOST] >> seat & 1) != 0;
  }

  boolean opponents(int one, int other) {
    return team[one] != team[other];
  }

  boolean isCurrent(int seat) {
    return seat >= 0 && (slots[Slot.MEMBERS] & ~slots[Slot.LOST] & 1 << seat) != 0;
  }

  /** The seats in the game in turn order from the current player. */
  IntList fromCurrent() {
    return fromCurrent(everybody());
  }

  /** Those of a set of seats that are in the game, likewise: a bit for each. */
  IntList fromCurrent(int set) {
    int from = players.isEmpty() ? slots[Slot.FIRST] : players.at(0);
    return SeatOrder.of(seats, from, set & everybody() & ~slots[Slot.LOST]);
  }

  /** The opponents of a seat, in the game or not: a bit for each. */
  int opponentsOf(int seat) {
    int set = 0;
    for (int other = 0; other < seats; other++) {
      set |= opponents(seat, other) ? 1 << other : 0;
    }
    return set;
  }

  /** The next seat clockwise that is in the game. */
  int after(int seat) {
    int next = (seat + 1) % seats;
    while (isOut(next)) {
      next = (next + 1) % seats;
    }
    return next;
  }

  int controlledBy(int seat) {
    int count = 0;
    for (int i = 0; i < assets.size(); i++) {
      count += owner(assets.at(i)) == seat ? 1 : 0;
    }
    return count;
  }

  /** How many teams are still in the game. */
  int teamsLeft() {
    int mask = 0;
    for (int seat = 0; seat < seats; seat++) {
      mask |= isOut(seat) ? 0 : 1 << team[seat];
    }
    return Integer.bitCount(mask);
  }

  /** Everybody sees it in limbo. */
  int everybody() {
    return (1 << seats) - 1;
  }

  void shuffle(IntList list) {
    for (int last = list.size() - 1; last > 0; last--) {
      list.swap(last, chance.below(last + 1));
    }
  }

  /** If the stock is empty, the pile without its upcard becomes the stock (DRAW-3). */
  void renew() {
    if (!stock.isEmpty() || pile.size() < 2) {
      return;
    }
    stock.appendFrom(pile, 1);
    pile.truncate(1);
    for (int i = 0; i < stock.size(); i++) {
      arrive(stock.at(i), Zone.STOCK, NONE);
    }
    shuffle(stock);
    becomeStock();
    tell("reshuffled", NONE);
  }

  // agenda

  void push(Task task) {
    agenda.push(task);
  }

  /** The game is over at this instant; nothing further is carried out (WIN-1). */
  void end(Ending how, IntList whoWon) {
    slots[Slot.ENDING] = how.ordinal();
    winners.become(whoWon);
    agenda.clear();
    envs.clear();
    fresh.clear();
    doomed.clear();
    open.clear();
    for (int seat : whoWon) {
      tell("won", seat, how.word());
    }
  }

  // what is told

  /** Whether anybody listens: in playouts nobody does. */
  public void heard(boolean listened) {
    heard = listened;
    if (!told.isEmpty()) {
      told.clear();
    }
  }

  boolean isHeard() {
    return heard;
  }

  void tell(String verb, int seat, String... words) {
    if (heard) {
      note(Event.of(verb, seat, words));
    }
  }

  void tell(Event event) {
    if (heard) {
      note(event);
    }
  }

  /** Tells of cards that only the seat and perhaps another are told; the others hear a number. */
  void whisper(String verb, int seat, int other, List<Integer> whispered, String... words) {
    if (heard) {
      List<String> all = new ArrayList<>();
      all.add(String.valueOf(whispered.size()));
      all.addAll(List.of(words));
      note(new Event(verb, seat, other, all, named(whispered)));
    }
  }

  /** What happens while an ability is being used comes of its card. */
  private void note(Event event) {
    told.add(envs.isEmpty() ? event : event.because(asUsed(envs.last().self())));
  }

  /** The card whose ability is used, by its name; of a split one that has been played, its side. */
  String asUsed(int card) {
    boolean sided = inPlay(card) || zone(card) == Zone.LIMBO;
    return sided ? Acts.withSide(this, card, sideNumber(card)) : id(card);
  }

  List<String> named(List<Integer> numbers) {
    return numbers.stream().map(card -> id(card)).toList();
  }

  /** What was told since this was last asked. */
  public List<Event> heardSince() {
    List<Event> events = List.copyOf(told);
    told.clear();
    return events;
  }
}
