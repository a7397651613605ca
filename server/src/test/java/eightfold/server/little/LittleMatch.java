package eightfold.server.little;

import eightfold.game.Awaits;
import eightfold.game.Chance;
import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Refusal;
import eightfold.game.Reply;
import eightfold.game.SetupException;
import eightfold.game.Standings;
import eightfold.game.Verb;
import eightfold.game.View;
import eightfold.play.FamilyActs;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A match of the little game. Its acts' numbers are places in the list of all acts there are. */
final class LittleMatch implements Match {
  private static final List<String> RANKS =
      List.of("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K");
  private static final List<String> SUITS = List.of("C", "D", "H", "S");
  private static final List<String> ACTS = new ArrayList<>();
  private static final int DEALT = 3;

  static {
    SUITS.forEach(suit -> RANKS.forEach(rank -> ACTS.add("play " + rank + suit)));
    SUITS.forEach(suit -> ACTS.add("suit " + suit));
    ACTS.addAll(List.of("draw", "pass", "call"));
    for (int seat = 0; seat < 6; seat++) {
      ACTS.add("catch " + seat);
    }
  }

  private final LittleGame game;
  private Chance chance;
  private final List<List<String>> hands = new ArrayList<>();
  private final List<String> pile = new ArrayList<>();
  private final List<String> stock = new ArrayList<>();
  private final boolean[] called;
  private final boolean[] owes;
  private final int[] score;
  private List<Event> opening = List.of();
  private int ply;
  private int deal;
  private int dealer;
  private int turn;
  private boolean declaring;
  private Optional<String> suit = Optional.empty();
  private boolean dealOver;
  private int winner = NOBODY;
  private int[] scored;

  LittleMatch(LittleGame game, int seats, Chance chance) {
    this.game = game;
    this.chance = chance;
    called = new boolean[seats];
    owes = new boolean[seats];
    score = new int[seats];
    scored = new int[seats];
    dealer = chance.below(seats);
    opening = deal();
  }

  private LittleMatch(LittleMatch from) {
    game = from.game;
    chance = from.chance.copy();
    from.hands.forEach(hand -> hands.add(new ArrayList<>(hand)));
    pile.addAll(from.pile);
    stock.addAll(from.stock);
    called = from.called.clone();
    owes = from.owes.clone();
    score = from.score.clone();
    scored = from.scored.clone();
    opening = from.opening;
    ply = from.ply;
    deal = from.deal;
    dealer = from.dealer;
    turn = from.turn;
    declaring = from.declaring;
    suit = from.suit;
    dealOver = from.dealOver;
    winner = from.winner;
  }

  @Override
  public void restart(long seed) {
    chance = new FastChance(seed);
    ply = 0;
    deal = 0;
    Arrays.fill(score, 0);
    dealer = chance.below(seats());
    opening = deal();
  }

  private List<Event> deal() {
    deal++;
    dealOver = false;
    winner = NOBODY;
    suit = Optional.empty();
    declaring = false;
    hands.clear();
    pile.clear();
    stock.clear();
    Arrays.fill(called, false);
    Arrays.fill(owes, false);
    scored = new int[seats()];
    SUITS.forEach(s -> RANKS.forEach(r -> stock.add(r + s)));
    shuffle();
    List<Event> events = new ArrayList<>();
    for (int seat = 0; seat < seats(); seat++) {
      List<String> hand = new ArrayList<>(stock.subList(0, DEALT));
      stock.subList(0, DEALT).clear();
      hands.add(hand);
      events.add(new Event("dealt", seat, NOBODY, List.of("3"), List.copyOf(hand)));
    }
    pile.add(stock.removeFirst());
    events.add(Event.of("starter", NOBODY, pile.getFirst()));
    turn = (dealer + 1) % seats();
    return events;
  }

  private void shuffle() {
    for (int i = stock.size() - 1; i > 0; i--) {
      int j = chance.below(i + 1);
      String card = stock.get(i);
      stock.set(i, stock.get(j));
      stock.set(j, card);
    }
  }

  @Override
  public Game game() {
    return game;
  }

  @Override
  public int seats() {
    return called.length;
  }

  @Override
  public int ply() {
    return ply;
  }

  @Override
  public int turn() {
    return dealOver ? NOBODY : turn;
  }

  @Override
  public Awaits awaits() {
    return dealOver ? Awaits.NOTHING : declaring ? Awaits.of("suit") : Awaits.PLAY;
  }

  @Override
  public boolean mayAct(int seat) {
    return !legal(seat).isEmpty();
  }

  private List<String> legal(int seat) {
    return ACTS.stream().filter(act -> why(seat, act).isEmpty()).toList();
  }

  @Override
  public int legal(int seat, int[] into) {
    List<String> legal = legal(seat);
    for (int i = 0; i < legal.size(); i++) {
      into[i] = ACTS.indexOf(legal.get(i));
    }
    return legal.size();
  }

  @Override
  public Verb verb(int act) {
    return Verb.of(game().verbs(), ACTS.get(act)).orElseThrow();
  }

  @Override
  public String text(int act) {
    return ACTS.get(act);
  }

  @Override
  public Optional<Refusal> refusal(int seat, int act) {
    return why(seat, ACTS.get(act));
  }

  private Optional<Refusal> why(int seat, String act) {
    String[] words = act.split(" ");
    if (dealOver) {
      return no(Refusal.OVER, "the deal is over");
    }
    if (!ACTS.contains(act)) {
      return no(words[0].equals("play") ? Refusal.UNKNOWN_CARD : Refusal.UNKNOWN_ACT, "unknown");
    }
    if (act.equals("call")) {
      boolean due = owes[seat] || seat == turn && hands.get(seat).size() == 2 && !called[seat];
      return due ? Optional.empty() : no(Refusal.CALL_NOT_VALID, "no call is owed");
    }
    if (words[0].equals("catch")) {
      int offender = Integer.parseInt(words[1]);
      boolean fine =
          offender < seats() && offender != seat && (owes[offender] || game.falseCatchCosts());
      return fine ? Optional.empty() : no(Refusal.CALL_NOT_VALID, "nothing to catch");
    }
    if (seat != turn) {
      return no(Refusal.NOT_YOUR_TURN, "it is not your turn");
    }
    return declaring == words[0].equals("suit")
        ? whyInTurn(seat, words)
        : no(declaring ? Refusal.DECISION_OWED : Refusal.NOTHING_TO_DECLARE, "not that now");
  }

  private Optional<Refusal> whyInTurn(int seat, String[] words) {
    return switch (words[0]) {
      case "play" -> {
        if (!hands.get(seat).contains(words[1])) {
          yield no(Refusal.CARD_NOT_HELD, "you don't have the " + words[1]);
        }
        yield follows(words[1])
            ? Optional.empty()
            : no(Refusal.CARD_DOES_NOT_FOLLOW, "the " + words[1] + " does not follow");
      }
      case "draw" -> canDraw() ? Optional.empty() : no(Refusal.NOTHING_TO_DRAW, "no card is left");
      case "pass" -> canDraw() ? no(Refusal.MAY_NOT_PASS, "you can draw") : Optional.empty();
      default -> Optional.empty();
    };
  }

  private static Optional<Refusal> no(int code, String words) {
    return Optional.of(Refusal.literal(code, words));
  }

  private boolean canDraw() {
    return stock.size() + pile.size() > 1;
  }

  private static String rank(String card) {
    return card.substring(0, card.length() - 1);
  }

  private static String suitOf(String card) {
    return card.substring(card.length() - 1);
  }

  private boolean follows(String card) {
    String up = pile.getLast();
    return rank(card).equals("8")
        || suitOf(card).equals(suit.orElse(suitOf(up)))
        || suit.isEmpty() && rank(card).equals(rank(up));
  }

  @Override
  public void apply(int seat, int act) {
    take(seat, ACTS.get(act));
  }

  private List<Event> take(int seat, String act) {
    ply++;
    String[] words = act.split(" ");
    List<Event> events = new ArrayList<>();
    switch (words[0]) {
      case "call" -> {
        called[seat] = true;
        owes[seat] = false;
        events.add(Event.of("called", seat));
      }
      case "catch" -> caught(seat, Integer.parseInt(words[1]), events);
      case "play" -> played(seat, words[1], events);
      case "draw" -> {
        settle(seat);
        draw(seat, 1, events);
        next();
      }
      case "pass" -> {
        settle(seat);
        events.add(Event.of("passed", seat));
        next();
      }
      default -> {
        suit = Optional.of(words[1]);
        declaring = false;
        events.add(Event.of("declared", seat, words[1]));
        next();
      }
    }
    return events;
  }

  private void caught(int seat, int offender, List<Event> events) {
    if (owes[offender]) {
      owes[offender] = false;
      events.add(Event.of("caught", offender));
      draw(offender, 2, events);
    } else {
      draw(seat, 1, events);
    }
  }

  /** A seat acts in turn: what it owed, or with that option what anybody owed, is forgotten. */
  private void settle(int seat) {
    owes[seat] = false;
    if (game.nextEndsCatching()) {
      Arrays.fill(owes, false);
    }
  }

  private void played(int seat, String card, List<Event> events) {
    settle(seat);
    hands.get(seat).remove(card);
    pile.add(card);
    suit = Optional.empty();
    events.add(Event.of("played", seat, card));
    if (hands.get(seat).isEmpty()) {
      end(seat, events);
      return;
    }
    owes[seat] = hands.get(seat).size() == 1 && !called[seat];
    called[seat] = called[seat] && hands.get(seat).size() == 1;
    declaring = rank(card).equals("8");
    if (!declaring) {
      next();
    }
  }

  private void end(int seat, List<Event> events) {
    dealOver = true;
    winner = seat;
    scored[seat] = 1;
    score[seat]++;
    Arrays.fill(owes, false);
    events.add(Event.of("deal-over", seat));
    if (deal == game.deals()) {
      events.add(Event.of("game-over", seat));
    }
  }

  private void draw(int seat, int count, List<Event> events) {
    List<String> cards = new ArrayList<>();
    for (int i = 0; i < count && canDraw(); i++) {
      if (stock.isEmpty()) {
        stock.addAll(pile.subList(0, pile.size() - 1));
        pile.subList(0, pile.size() - 1).clear();
        shuffle();
        events.add(Event.of("reshuffled", NOBODY));
      }
      cards.add(stock.removeFirst());
    }
    hands.get(seat).addAll(cards);
    called[seat] = false;
    events.add(new Event("drew", seat, NOBODY, List.of(String.valueOf(cards.size())), cards));
  }

  private void next() {
    turn = (turn + 1) % seats();
  }

  @Override
  public Reply submit(int seat, String line, List<String> names) {
    List<String> acts = new ArrayList<>();
    for (String word : List.of(line.strip().split(" =", 2))) {
      acts.add(acts.isEmpty() ? normal(word, names) : "suit " + word.toUpperCase(Locale.ROOT));
    }
    LittleMatch trial = new LittleMatch(this);
    List<Event> events = new ArrayList<>();
    for (String act : acts) {
      Optional<Refusal> why = trial.why(seat, act);
      if (why.isPresent()) {
        return new Reply.Refused(why.get());
      }
      events.addAll(trial.take(seat, act));
    }
    acts.forEach(act -> take(seat, act));
    return new Reply.Taken(acts, events);
  }

  private static String normal(String act, List<String> names) {
    String[] words = act.strip().split("\\s+", 2);
    String verb = words[0].toLowerCase(Locale.ROOT);
    if (words.length == 1) {
      return verb;
    }
    if (verb.equals("catch") && names.contains(words[1])) {
      return "catch " + names.indexOf(words[1]);
    }
    return verb + " " + words[1].toUpperCase(Locale.ROOT);
  }

  @Override
  public List<Event> nextDeal(Optional<List<String>> pack, Chance shuffles) {
    if (!dealOver || deal == game.deals()) {
      throw SetupException.literal("no deal is to come");
    }
    chance = shuffles;
    dealer = (dealer + 1) % seats();
    return deal();
  }

  @Override
  public List<Event> openingEvents() {
    return opening;
  }

  @Override
  public View view(int seat) {
    List<View.Hand> seen = new ArrayList<>();
    for (int other = 0; other < seats(); other++) {
      List<String> hand = hands.get(other);
      List<String> cards = other == seat ? hand : List.of();
      seen.add(new View.Hand(hand.size(), cards, called[other], owes[other]));
    }
    Map<String, Refusal> refusals = new TreeMap<>();
    if (seat != NOBODY) {
      hands
          .get(seat)
          .forEach(card -> why(seat, "play " + card).ifPresent(w -> refusals.put(card, w)));
    }
    return new View(
        seat,
        ply,
        deal,
        dealer,
        turn(),
        actors(),
        awaits(),
        pile,
        stock.size(),
        seen,
        seat == NOBODY ? List.of() : legal(seat),
        FamilyActs.VERBS,
        Map.of(),
        refusals,
        standings(),
        new View.InForce(true, suit, Optional.empty(), 0, 0));
  }

  @Override
  public Standings standings() {
    boolean over = dealOver && deal == game.deals();
    List<Integer> total = Arrays.stream(score).boxed().toList();
    int best = Arrays.stream(score).max().orElse(0);
    List<Integer> winners = new ArrayList<>();
    for (int seat = 0; over && seat < seats(); seat++) {
      if (score[seat] == best) {
        winners.add(seat);
      }
    }
    return new Standings(
        deal,
        dealOver,
        over,
        dealOver ? "out" : "",
        dealOver ? List.of(winner) : List.of(),
        winners,
        total,
        Arrays.stream(scored).boxed().toList());
  }

  @Override
  public Optional<String> fact(String key, List<String> names) {
    return Optional.empty();
  }

  @Override
  public Chance chance() {
    return chance;
  }

  @Override
  public void chance(Chance next) {
    chance = next;
  }

  @Override
  public LittleMatch copy() {
    return new LittleMatch(this);
  }
}
