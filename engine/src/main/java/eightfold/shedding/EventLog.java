package eightfold.shedding;

import eightfold.cards.Pack;
import eightfold.game.Cause;
import eightfold.game.Event;
import eightfold.play.Causes;
import eightfold.play.Offence;
import eightfold.play.Table;
import eightfold.play.Witness;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/** A witness that writes down what it is told as events in the words of the notation (page 4). */
final class EventLog implements Witness {
  /**
   * What happens of itself, or by the act of the seat that is named, whatever goes on around it.
   */
  private static final Set<String> UNCAUSED =
      Set.of("reshuffled", "played", "called", "declared", "deal-over", "scored", "game-over");

  private final Pack pack;
  private final List<Event> events = new ArrayList<>();

  /** The causes of what is told now, the innermost on top. */
  private final Deque<List<Cause>> causes = new ArrayDeque<>();

  private final List<String> received = new ArrayList<>();

  /**
   * An empty log.
   *
   * @param pack what the kinds of cards are that it is told of
   */
  EventLog(Pack pack) {
    this.pack = pack;
  }

  /** What happened so far, in order. */
  List<Event> events() {
    return List.copyOf(events);
  }

  private void add(String verb, int seat, String... words) {
    add(Event.of(verb, seat, words));
  }

  private void add(Event event) {
    boolean caused = !causes.isEmpty() && !UNCAUSED.contains(event.verb());
    events.add(caused ? event.causedBy(causes.peek()) : event);
  }

  @Override
  public void because(int... causedBy) {
    causes.push(Arrays.stream(causedBy).mapToObj(this::cause).toList());
  }

  @Override
  public void becauseNoMore() {
    causes.pop();
  }

  private Cause cause(int cause) {
    if (Causes.isCard(cause)) {
      return Cause.card(pack.name(Causes.kind(cause)), Causes.seat(cause));
    }
    if (Causes.isLine(cause)) {
      return Cause.rule(String.valueOf(Causes.lineNumber(cause)));
    }
    return Causes.isSeat(cause)
        ? Cause.seat(Causes.seat(cause))
        : Cause.rule(Causes.ground(cause).word());
  }

  private void addCards(String verb, int seat, int cards) {
    add(new Event(verb, seat, Event.NOBODY, List.of(String.valueOf(cards)), List.copyOf(received)));
    received.clear();
  }

  @Override
  public void dealt(int seat, int cards) {
    addCards("dealt", seat, cards);
  }

  @Override
  public void received(int seat, int kind) {
    received.add(pack.name(kind));
  }

  @Override
  public void turned(int kind) {
    add("turned", Event.NOBODY, pack.name(kind));
  }

  @Override
  public void turnedUp(int seat, int kind) {
    add("turned-up", seat, pack.name(kind));
  }

  @Override
  public void buried(int kind) {
    add("buried", Event.NOBODY, pack.name(kind));
  }

  @Override
  public void declined(int seat) {
    add("declined", seat);
  }

  @Override
  public void took(int seat, int kind) {
    add("took", seat, pack.name(kind));
  }

  @Override
  public void put(int seat, int kind, boolean underPile) {
    add(underPile ? "put-under" : "put-in", seat, pack.name(kind));
  }

  @Override
  public void burned(int kind) {
    add("burned", Event.NOBODY, pack.name(kind));
  }

  @Override
  public void played(int seat, int kind) {
    add("played", seat, pack.name(kind));
  }

  @Override
  public void declared(int seat, int suit) {
    add("declared", seat, PageFacts.suit(pack, suit));
  }

  @Override
  public void calledRank(int seat, int rank) {
    add("declared", seat, PageFacts.rank(pack, rank));
  }

  @Override
  public void pressed(int seat, int points) {
    add("pressure", seat, String.valueOf(points));
  }

  @Override
  public void out(int seat) {
    add("out", seat);
  }

  @Override
  public void droppedOut(int seat) {
    add("out", seat);
  }

  @Override
  public void drew(int seat, int cards) {
    addCards("drew", seat, cards);
  }

  @Override
  public void passedHands(boolean left) {
    add("passed-hands", Event.NOBODY, left ? "left" : "right");
  }

  @Override
  public void challenged(int seat, int player) {
    add(new Event("challenged", seat, player, List.of(), List.of()));
  }

  @Override
  public void revealed(int seat, int[] kinds) {
    add("revealed", seat, Arrays.stream(kinds).mapToObj(pack::name).toArray(String[]::new));
  }

  @Override
  public void charged(int seat, int points) {
    add("charged", seat, String.valueOf(points));
  }

  @Override
  public void passed(int seat) {
    add("passed", seat);
  }

  @Override
  public void skipped(int seat) {
    add("skipped", seat);
  }

  @Override
  public void reversed() {
    add("reversed", Event.NOBODY);
  }

  @Override
  public void redealt() {
    add("redealt", Event.NOBODY);
  }

  @Override
  public void did(String fact, int seat, int other, int cards) {
    List<String> number = cards == UNCOUNTED ? List.of() : List.of(String.valueOf(cards));
    int to = other == Table.NOBODY ? Event.NOBODY : other;
    add(new Event(fact, seat, to, number, List.copyOf(received)));
    received.clear();
  }

  @Override
  public void swapped(int seat, int other) {
    add(new Event("swapped", seat, other, List.of(), List.of()));
  }

  @Override
  public void rulesStopped() {
    add("rules-stopped", Event.NOBODY);
  }

  @Override
  public void rolled(int number) {
    add("rolled", Event.NOBODY, String.valueOf(number));
  }

  @Override
  public void reshuffled() {
    add("reshuffled", Event.NOBODY);
  }

  @Override
  public void called(int seat) {
    add("called", seat);
  }

  @Override
  public void caught(int seat) {
    add("caught", seat);
  }

  @Override
  public void penalised(int seat, int cards, Offence offence) {
    add(Event.of("penalised", seat, String.valueOf(cards)).foundOut(offence.word()));
  }

  @Override
  public void said(String word, int seat) {
    add(word, seat);
  }

  @Override
  public void dealOver(int winner) {
    if (winner == Table.NOBODY) {
      add("deal-over", Event.NOBODY, "none");
    } else {
      add("deal-over", winner);
    }
  }

  @Override
  public void scored(int seat, int points) {
    add("scored", seat, String.valueOf(points));
  }

  @Override
  public void matchOver(int winners) {
    if (winners == 0) {
      add("game-over", Event.NOBODY, "none");
    }
    for (int rest = winners; rest != 0; rest &= rest - 1) {
      add("game-over", Integer.numberOfTrailingZeros(rest));
    }
  }
}
