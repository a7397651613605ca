package eightfold.crazier.play;

import eightfold.crazier.cards.Card;
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

  final Settings settings;
  final int seats;
  final int[] team;
  final int teams;
  Chance chance;

  final Turn turn;
  final int[] agains;
  final int[] skips;
  final int[] turnsTaken;
  final int[] owed;
  final int[] lostWith;
  int lost;
  int first;
  int lastTeam;
  final IntList claims = new IntList(0);
  final List<Obligation> obligations = new ArrayList<>();
  final List<IntList> doomed = new ArrayList<>();
  Optional<Table> turnStart = Optional.empty();

  boolean over;
  Optional<Ending> ending = Optional.empty();
  final IntList winners = new IntList();

  final Agenda agenda = new Agenda();
  final List<AbilityContext> envs = new ArrayList<>();
  final List<List<Triggered>> fresh = new ArrayList<>();
  Optional<Pending> pending = Optional.empty();
  IntList answer = IntList.NONE;

  /** How long the agenda was when the outermost ability or action began that is being done. */
  int span;

  /** The seats that could follow their orders before it (DSTY-5): a bit for each. */
  int before;

  /** How many tasks the act has taken so far. */
  int work;

  /** Is no part of how the game stands: made when an act is first tried. */
  private @Nullable Table spare;

  private boolean heard = true;
  private final List<Event> told = new ArrayList<>();

  /**
   * A table without any card laid yet.
   *
   * @param cards what each card is
   * @param team the team of each seat, from 0
   */
  Table(Settings settings, List<Card> cards, List<String> ids, int[] team, Chance chance) {
    this(
        settings,
        cards.toArray(Card[]::new),
        ids.toArray(String[]::new),
        team.clone(),
        chance,
        new Turn(team.length));
  }

  private Table(
      Settings settings, Card[] cards, String[] ids, int[] team, Chance chance, Turn turn) {
    super(cards, ids, team.length);
    this.settings = settings;
    this.team = team;
    this.chance = chance;
    this.turn = turn;
    seats = team.length;
    teams = Arrays.stream(team).max().orElse(0) + 1;
    agains = new int[seats];
    skips = new int[seats];
    turnsTaken = new int[seats];
    owed = new int[seats];
    lostWith = new int[seats];
  }

  /** A table of the same game to try acts on; only one such trial goes on at a time. */
  Table spare() {
    if (spare == null) {
      spare = new Table(settings, cards, ids, team, chance, new Turn(seats));
    }
    return spare;
  }

  /** The same, where all is as it is here. */
  Table trial() {
    Table trial = spare();
    trial.copyFrom(this);
    return trial;
  }

  /** A table that goes on exactly as this one would, apart from it. */
  public Table copy() {
    Table copy = new Table(settings, cards, ids, team, chance, new Turn(seats));
    copy.copyFrom(this);
    return copy;
  }

  /** Becomes as another table of the same game is. */
  void copyFrom(Table other) {
    layFrom(other);
    chance = other.chance.copy();
    turn.copyFrom(other.turn);
    System.arraycopy(other.agains, 0, agains, 0, seats);
    System.arraycopy(other.skips, 0, skips, 0, seats);
    System.arraycopy(other.turnsTaken, 0, turnsTaken, 0, seats);
    System.arraycopy(other.owed, 0, owed, 0, seats);
    System.arraycopy(other.lostWith, 0, lostWith, 0, seats);
    lost = other.lost;
    first = other.first;
    lastTeam = other.lastTeam;
    claims.become(other.claims);
    replace(obligations, other.obligations);
    doomed.clear();
    for (int i = 0; i < other.doomed.size(); i++) {
      doomed.add(IntList.copyOf(other.doomed.get(i)));
    }
    turnStart = other.turnStart;
    over = other.over;
    ending = other.ending;
    winners.become(other.winners);
    agenda.become(other.agenda);
    envs.clear();
    for (int i = 0; i < other.envs.size(); i++) {
      envs.add(other.envs.get(i).copy());
    }
    replace(fresh, other.fresh);
    pending = other.pending;
    answer = other.answer;
    span = other.span;
    before = other.before;
    work = other.work;
    if (!told.isEmpty() || !other.told.isEmpty()) {
      replace(told, other.told);
    }
    heard = other.heard;
  }

  // what others may ask

  public int seats() {
    return seats;
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
    return named == NONE ? Optional.empty() : Optional.of(Colour.values()[named]);
  }

  public Phase phase() {
    return turn.phase;
  }

  /** The current players. */
  public List<Integer> slot() {
    return List.copyOf(turn.slot);
  }

  public boolean isOver() {
    return over;
  }

  public Optional<Ending> ending() {
    return ending;
  }

  public List<Integer> winners() {
    return List.copyOf(winners);
  }

  public boolean hasLost(int seat) {
    return isOut(seat);
  }

  /** How many cards the seat held when it lost. */
  public int lostWith(int seat) {
    return lostWith[seat];
  }

  /** The seat that took the first turn. */
  public int first() {
    return first;
  }

  /** The decision that waits, if one does. */
  public Optional<Pending> pending() {
    return pending;
  }

  public boolean areOpponents(int one, int other) {
    return opponents(one, other);
  }

  // seats

  boolean isOut(int seat) {
    return (lost >> seat & 1) != 0;
  }

  boolean opponents(int one, int other) {
    return team[one] != team[other];
  }

  boolean isCurrent(int seat) {
    return seat >= 0 && (turn.members & ~lost & 1 << seat) != 0;
  }

  /** The seats in the game in turn order from the current player. */
  IntList fromCurrent() {
    return fromCurrent(everybody());
  }

  /** Those of a set of seats that are in the game, likewise: a bit for each. */
  IntList fromCurrent(int set) {
    int from = turn.slot.isEmpty() ? first : turn.slot.at(0);
    return SeatOrder.of(seats, from, set & everybody() & ~lost);
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
    tell("reshuffled", NONE);
  }

  // agenda

  void push(Task task) {
    agenda.push(task);
  }

  /** The game is over at this instant; nothing further is carried out (WIN-1). */
  void end(Ending how, IntList whoWon) {
    over = true;
    ending = Optional.of(how);
    winners.become(whoWon);
    agenda.clear();
    envs.clear();
    fresh.clear();
    doomed.clear();
    pending = Optional.empty();
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
    told.add(envs.isEmpty() ? event : event.because(asUsed(envs.getLast().self)));
  }

  /** The card whose ability is used, by its name; of a split one that has been played, its side. */
  String asUsed(int card) {
    boolean sided = inPlay(card) || zone(card) == Zone.LIMBO;
    return sided ? Acts.withSide(this, card, sideNumber(card)) : ids[card];
  }

  List<String> named(List<Integer> numbers) {
    return numbers.stream().map(card -> ids[card]).toList();
  }

  /** What was told since this was last asked. */
  public List<Event> heardSince() {
    List<Event> events = List.copyOf(told);
    told.clear();
    return events;
  }
}
