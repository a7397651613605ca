package eightfold.plain;

import eightfold.cards.Kind;
import eightfold.cards.LibraryPack;
import eightfold.game.Awaits;
import eightfold.game.Chance;
import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Position;
import eightfold.game.Refusal;
import eightfold.game.Reply;
import eightfold.game.SetupException;
import eightfold.game.Standings;
import eightfold.game.Verb;
import eightfold.game.View;
import eightfold.play.FamilyActs;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A match of the plain game. */
final class PlainMatch implements Match {
  private static final int DRAW = 64;
  private static final int WINNING_SCORE = 2;

  private final Game game;
  private final String fault;
  private final int seats;
  private final List<List<Integer>> hands = new ArrayList<>();
  private final List<Integer> stock = new ArrayList<>();
  private final List<Integer> pile = new ArrayList<>();
  private final List<Integer> score;
  private int deal;
  private int dealer;
  private int turn;
  private int ply;
  private int winner = NOBODY;
  private Chance chance;

  PlainMatch(Game game, String fault, int seats, int deal, Chance chance) {
    this.chance = chance;
    this.game = game;
    this.fault = fault;
    this.seats = seats;
    this.deal = deal;
    this.score = new ArrayList<>(Collections.nCopies(seats, 0));
  }

  void score(List<Integer> scores) {
    for (int seat = 0; seat < scores.size(); seat++) {
      score.set(seat, scores.get(seat));
    }
  }

  void deal(List<Integer> pack, int by) {
    hands.clear();
    stock.clear();
    pile.clear();
    stock.addAll(pack);
    dealer = by;
    turn = (by + 1) % seats;
    winner = NOBODY;
    for (int seat = 0; seat < seats; seat++) {
      hands.add(new ArrayList<>());
    }
    for (int i = 0; i < 3 * seats; i++) {
      hands.get((turn + i) % seats).add(stock.removeFirst());
    }
    pile.add(stock.removeFirst());
  }

  void arrange(Position position) {
    List<String> named =
        Stream.of(
                position.hands().stream().flatMap(List::stream),
                position.discard().stream(),
                position.stock().stream())
            .flatMap(cards -> cards)
            .toList();
    List<Integer> pack = PlainGames.packFrom(named);
    for (List<String> hand : position.hands()) {
      if (hand.isEmpty()) {
        throw SetupException.literal("seat " + hands.size() + " holds no card");
      }
      hands.add(new ArrayList<>(kinds(hand)));
    }
    pile.addAll(kinds(position.discard()));
    stock.addAll(kinds(position.stock()));
    if (position.restUnder()) {
      stock.addAll(pack.subList(named.size(), pack.size()));
    }
    dealer = position.dealer().orElse(seats - 1);
    turn = position.turn().orElse((dealer + 1) % seats);
  }

  private static List<Integer> kinds(List<String> cards) {
    return cards.stream().map(LibraryPack.french()::parse).toList();
  }

  private static List<String> names(List<Integer> kinds) {
    return kinds.stream().map(LibraryPack.french()::name).toList();
  }

  @Override
  public Game game() {
    return game;
  }

  @Override
  public int seats() {
    return seats;
  }

  @Override
  public int ply() {
    return ply;
  }

  @Override
  public int turn() {
    return winner == NOBODY ? turn : NOBODY;
  }

  @Override
  public Awaits awaits() {
    return winner == NOBODY ? Awaits.PLAY : Awaits.NOTHING;
  }

  @Override
  public boolean mayAct(int seat) {
    return legal(seat, new int[MOST_LEGAL]) > 0;
  }

  @Override
  public int legal(int seat, int[] into) {
    int count = 0;
    for (int act = 0; act <= DRAW; act++) {
      if (refusal(seat, act).isEmpty()) {
        into[count++] = act;
      }
    }
    return count;
  }

  @Override
  public Verb verb(int act) {
    return Verb.of(game().verbs(), text(act)).orElseThrow();
  }

  @Override
  public String text(int act) {
    return act == DRAW ? "draw" : "play " + LibraryPack.french().name(act);
  }

  @Override
  public void apply(int seat, int act) {
    done(seat, act);
  }

  private Event done(int seat, int act) {
    ply++;
    turn = (seat + 1) % seats;
    if (act == DRAW) {
      if (stock.isEmpty()) {
        stock.addAll(PlainGames.shuffled(pile.subList(0, pile.size() - 1), chance));
        pile.subList(0, pile.size() - 1).clear();
      }
      if (stock.isEmpty()) {
        return Event.of("drew", seat, "0");
      }
      int kind = stock.removeFirst();
      hands.get(seat).add(kind);
      return new Event(
          "drew", seat, Event.NOBODY, List.of("1"), List.of(LibraryPack.french().name(kind)));
    }
    hands.get(seat).remove(Integer.valueOf(act));
    pile.add(act);
    if (hands.get(seat).isEmpty()) {
      winner = seat;
      score.set(seat, score.get(seat) + 1);
    }
    return Event.of("played", seat, LibraryPack.french().name(act));
  }

  @Override
  public Optional<Refusal> refusal(int seat, int act) {
    if (winner != NOBODY) {
      return Optional.of(Refusal.literal(Refusal.OVER, "the deal is over"));
    }
    if (seat != turn) {
      return Optional.of(Refusal.literal(Refusal.NOT_YOUR_TURN, "it is not your turn"));
    }
    if (act == DRAW) {
      return Optional.empty();
    }
    if (!hands.get(seat).contains(act)) {
      return Optional.of(Refusal.literal(Refusal.CARD_NOT_HELD, "you don't have that card"));
    }
    int upcard = pile.getLast();
    return LibraryPack.french().suit(act) == LibraryPack.french().suit(upcard)
            || LibraryPack.french().rank(act) == LibraryPack.french().rank(upcard)
        ? Optional.empty()
        : Optional.of(Refusal.literal(Refusal.CARD_DOES_NOT_FOLLOW, "that card doesn't follow"));
  }

  @Override
  public Reply submit(int seat, String line, List<String> names) {
    if (fault.equals("falls")) {
      throw new IllegalStateException("the plain game fell over");
    }
    String[] words = line.strip().split("\\s+");
    Optional<Refusal> refusal;
    int act = DRAW;
    if (words[0].equals("play") && words.length == 2) {
      act = LibraryPack.french().parse(words[1]);
      refusal =
          act == Kind.NONE
              ? Optional.of(Refusal.literal(Refusal.UNKNOWN_CARD, "unknown card"))
              : refusal(seat, act);
    } else {
      refusal =
          words[0].equals("draw")
              ? refusal(seat, act)
              : Optional.of(Refusal.literal(Refusal.UNKNOWN_ACT, "unknown action"));
    }
    if (refusal.isPresent()) {
      ply += fault.equals("shaky") ? 1 : 0;
      return new Reply.Refused(refusal.get());
    }
    String text = text(act);
    return new Reply.Taken(List.of(text), List.of(done(seat, act)));
  }

  @Override
  public List<Event> nextDeal(Optional<List<String>> pack, Chance fresh) {
    if (winner == NOBODY || score.contains(WINNING_SCORE)) {
      throw SetupException.literal(winner == NOBODY ? "a deal is running" : "the match is over");
    }
    List<Integer> order =
        pack.map(PlainGames::packFrom)
            .orElseGet(() -> PlainGames.shuffled(PlainGames.kinds(), fresh));
    chance = fresh;
    deal(order, (dealer + 1) % seats);
    deal++;
    return List.of(Event.of("turned", Event.NOBODY, LibraryPack.french().name(pile.getLast())));
  }

  @Override
  public List<Event> openingEvents() {
    return List.of();
  }

  @Override
  public View view(int seat) {
    List<View.Hand> seen = new ArrayList<>();
    for (int other = 0; other < seats; other++) {
      List<Integer> hand = hands.get(other);
      seen.add(new View.Hand(hand.size(), other == seat ? names(hand) : List.of(), false, false));
    }
    int[] acts = new int[MOST_LEGAL];
    List<String> legal =
        seat == NOBODY
            ? List.of()
            : IntStream.range(0, legal(seat, acts)).mapToObj(i -> text(acts[i])).toList();
    return new View(
        seat,
        ply,
        deal,
        dealer,
        turn(),
        actors(),
        awaits(),
        names(pile),
        stock.size(),
        seen,
        legal,
        FamilyActs.VERBS,
        Map.of(),
        Map.of(),
        standings(),
        new View.Bare());
  }

  @Override
  public Standings standings() {
    boolean over = winner != NOBODY;
    List<Integer> won = over ? List.of(winner) : List.of();
    boolean matchOver = score.contains(WINNING_SCORE);
    List<Integer> scored =
        IntStream.range(0, seats).mapToObj(seat -> seat == winner ? 1 : 0).toList();
    return new Standings(
        deal, over, matchOver, over ? "out" : "", won, matchOver ? won : List.of(), score, scored);
  }

  @Override
  public Optional<String> fact(String key, List<String> names) {
    return key.equals("rules") ? Optional.of("plain") : Optional.empty();
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
  public Match copy() {
    PlainMatch copy = new PlainMatch(game, fault, seats, deal, chance.copy());
    hands.forEach(hand -> copy.hands.add(new ArrayList<>(hand)));
    copy.stock.addAll(stock);
    copy.pile.addAll(pile);
    copy.score(score);
    copy.dealer = dealer;
    copy.turn = turn;
    copy.ply = ply;
    copy.winner = winner;
    return copy;
  }

  @Override
  public void restart(long seed) {
    chance = new FastChance(seed);
    deal(PlainGames.shuffled(PlainGames.kinds(), chance), chance.below(seats));
  }
}
