package eightfold.crazier;

import eightfold.crazier.play.CrazierActs;
import eightfold.crazier.play.CrazierDeterminiser;
import eightfold.crazier.play.CrazierFacts;
import eightfold.crazier.play.CrazierLegalActs;
import eightfold.crazier.play.CrazierPack;
import eightfold.crazier.play.CrazierTable;
import eightfold.crazier.play.CrazierVerb;
import eightfold.crazier.play.CrazierViews;
import eightfold.crazier.play.Ending;
import eightfold.crazier.play.FlatTable;
import eightfold.crazier.play.GameSeries;
import eightfold.crazier.play.LineParser;
import eightfold.crazier.play.LineParser.Parsed;
import eightfold.crazier.play.Numbering;
import eightfold.crazier.play.OpenDecision;
import eightfold.crazier.play.Setup;
import eightfold.crazier.play.Wanted;
import eightfold.game.Awaits;
import eightfold.game.Chance;
import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.IllegalActException;
import eightfold.game.Match;
import eightfold.game.PublicFact;
import eightfold.game.Refusal;
import eightfold.game.Reply;
import eightfold.game.SeatSet;
import eightfold.game.SetupException;
import eightfold.game.Standings;
import eightfold.game.Verb;
import eightfold.game.View;
import eightfold.message.Message;
import eightfold.playout.PlayoutMatch;
import eightfold.state.StateHash;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** A series of games with one card set; each game is a deal of the match. */
final class CrazierMatch implements PlayoutMatch {
  private static final int DEAL = 0;
  private static final int DEALER = 1;
  private static final int PLY = 2;

  /** The ply at which the running game began. */
  private static final int DEALT = 3;

  private static final int NUMBERS = 4;

  private final CrazierGame game;
  private final int seats;
  private GameSeries series;
  private CrazierTable table;

  /** The numbers of the match besides its series and its table. */
  private final int[] numbers;

  /** For the list from which an act is picked; made when one first is. */
  private int[] listed = {};

  private List<Event> opening = List.of();

  CrazierMatch(CrazierGame game, int seats, GameSeries series, int deal) {
    this.game = game;
    this.seats = seats;
    this.series = series;
    this.table = game.table(seats, new FastChance(0));
    numbers = new int[NUMBERS];
    numbers[DEAL] = deal;
  }

  /** Deals a game, from a pack in a fixed order or shuffled by chance. */
  void deal(Optional<List<String>> pack, int nextDealer, Chance chance) {
    deal(pack, nextDealer, chance, true);
  }

  private void deal(Optional<List<String>> pack, int nextDealer, Chance chance, boolean heard) {
    numbers[DEALER] = nextDealer;
    numbers[DEALT] = numbers[PLY];
    if (!table.zones().pack().equals(game.pack(seats))) {
      // the game before began from a position with some of the cards
      table = game.table(seats, chance);
    }
    table.clear(chance);
    table.report().heard(heard);
    CrazierPack all = game.pack(seats);
    Setup.deal(
        table,
        pack.map(named -> Setup.order(CrazierPositions.order(all, named)))
            .orElseGet(() -> Setup.shuffled(table)),
        (nextDealer + 1) % seats);
    Setup.start(table);
    opening = heard ? happened() : List.of();
  }

  /** Goes on from a position. */
  void lies(CrazierTable laid) {
    table = laid;
    numbers[DEALER] = game.dealerBefore(laid.first(), seats);
    Setup.start(table);
    opening = happened();
  }

  /** What was told; at the end of the game also what it counts. */
  private List<Event> happened() {
    List<Event> events = new ArrayList<>(table.report().heardSince());
    if (table.isOver()) {
      table.winners().forEach(seat -> events.add(Event.of("deal-over", seat)));
      for (int seat = 0; seat < seats && game.chosen().points(); seat++) {
        events.add(Event.of("scored", seat, String.valueOf(series.scored().get(seat))));
      }
      if (isOver()) {
        matchWinners().forEach(seat -> events.add(Event.of("game-over", seat)));
      }
    }
    return events;
  }

  private boolean isOver() {
    return table.isOver() && numbers[DEAL] >= game.chosen().games();
  }

  private List<Integer> matchWinners() {
    return !isOver() ? List.of() : game.chosen().games() == 1 ? table.winners() : series.best();
  }

  /** Ends a game that has gone on for too long, and counts one that is over. */
  private void settle() {
    if (!table.isOver() && numbers[PLY] - numbers[DEALT] >= game.plyLimit(seats)) {
      CrazierLegalActs.limit(table);
    }
    if (table.isOver()) {
      series.over(table::hasWon, seat -> CrazierFacts.count(table, seat));
    }
  }

  /** The table as it really is, for no seat's eyes. */
  CrazierTable table() {
    return table;
  }

  @Override
  public CrazierGame game() {
    return game;
  }

  @Override
  public int seats() {
    return seats;
  }

  @Override
  public int ply() {
    return numbers[PLY];
  }

  @Override
  public int turn() {
    return CrazierLegalActs.toAct(table);
  }

  @Override
  public Awaits awaits() {
    return table.isOver()
        ? Awaits.NOTHING
        : table.pending().map(asked -> asked.kind().awaits()).orElse(Awaits.PLAY);
  }

  @Override
  public SeatSet actors() {
    if (table.isOver() || table.pending().isPresent()) {
      return PlayoutMatch.super.actors();
    }
    int[] all =
        IntStream.range(0, seats).filter(seat -> CrazierLegalActs.awaits(table, seat)).toArray();
    return SeatSet.of(all);
  }

  @Override
  public boolean mayAct(int seat) {
    if (table.isOver() || table.hasLost(seat)) {
      return false;
    }
    if (table.pending().isPresent()) {
      OpenDecision asked = table.pending().get();
      return asked.seat() == seat
          || asked.kind() == OpenDecision.Kind.REMEMBER && asked.card() != Numbering.NONE;
    }
    return CrazierLegalActs.awaits(table, seat);
  }

  @Override
  public int legal(int seat, int[] into) {
    return mayAct(seat) ? CrazierLegalActs.legal(table, seat, into) : 0;
  }

  @Override
  public int pick(int seat, FastChance chance) {
    if (listed.length == 0) {
      listed = new int[MOST_LEGAL];
    }
    int count = legal(seat, listed);
    return count == 0 ? NOBODY : listed[chance.below(count)];
  }

  @Override
  public int pickEager(int seat, FastChance chance) {
    // without forgotten draws every act sheds or decides
    return CrazierLegalActs.drawsLate(table) ? NOBODY : pick(seat, chance);
  }

  @Override
  public boolean hasCalls() {
    return false;
  }

  @Override
  public Verb verb(int act) {
    return CrazierActs.verb(act);
  }

  @Override
  public boolean inTurn(int act) {
    return !CrazierLegalActs.outOfTurn(act);
  }

  @Override
  public String text(int act) {
    return CrazierActs.text(table, act);
  }

  @Override
  public void apply(int seat, int act) {
    IllegalActException.unlessLegal(this, seat, act);
    applyUnchecked(seat, act);
  }

  @Override
  public void applyUnchecked(int seat, int act) {
    table.report().heard(false);
    step(seat, act);
    table.report().heard(true);
  }

  private void step(int seat, int act) {
    CrazierLegalActs.apply(table, seat, act);
    numbers[PLY]++;
    settle();
  }

  @Override
  public Optional<Refusal> refusal(int seat, int act) {
    return CrazierLegalActs.refusal(table, seat, act).map(reason -> reason.refusal());
  }

  @Override
  public Reply submit(int seat, String line, List<String> names) {
    return switch (LineParser.read(table, seat, line, names)) {
      case Parsed.Refused(var reason) -> new Reply.Refused(Wanted.instead(table, seat, reason));
      case Parsed.Malformed(var refusal) -> new Reply.Refused(Wanted.instead(table, seat, refusal));
      case Parsed.Legal(var acts, String text) -> {
        // a choice of several is as many acts, by line as by number; at the ply limit the game ends
        for (int i = 0; i < acts.size() && !table.isOver(); i++) {
          step(seat, acts.get(i));
        }
        yield new Reply.Taken(List.of(text), happened());
      }
    };
  }

  @Override
  public List<Event> nextDeal(Optional<List<String>> pack, Chance chance) {
    if (!table.isOver() || isOver()) {
      throw new SetupException(Message.of(isOver() ? "setup.match-over" : "setup.deal-running"));
    }
    int first = series.nextFirst(table.winners());
    numbers[DEAL]++;
    series.next();
    deal(pack, game.dealerBefore(first, seats), chance);
    return opening;
  }

  @Override
  public List<Event> openingEvents() {
    return opening;
  }

  @Override
  public View view(int seat) {
    return view(seat, false);
  }

  @Override
  public View appraisedView(int seat) {
    return view(seat, true);
  }

  private View view(int seat, boolean appraised) {
    List<View.Hand> hands = new ArrayList<>();
    for (int other = 0; other < seats; other++) {
      hands.add(CrazierViews.hand(table, seat, other));
    }
    List<Integer> legal = seat < 0 ? List.of() : CrazierLegalActs.legal(table, seat);
    return new View(
        seat,
        numbers[PLY],
        numbers[DEAL],
        numbers[DEALER],
        turn(),
        actors(),
        awaits(),
        table.zones().pile().reversed().stream().map(table.zones()::id).toList(),
        table.zones().stock().size(),
        hands,
        legal.stream().map(this::text).toList(),
        CrazierVerb.ALL,
        Map.of(),
        CrazierViews.refusals(table, seat, legal),
        standings(),
        CrazierViews.abilities(table, seat, legal, appraised));
  }

  @Override
  public Standings standings() {
    return new Standings(
        numbers[DEAL],
        table.isOver(),
        isOver(),
        ending(),
        table.winners(),
        matchWinners(),
        series.score(),
        series.scored());
  }

  @Override
  public String ending() {
    return table.ending().map(CrazierMatch::word).orElse("");
  }

  private static String word(Ending ending) {
    return ending == Ending.EMPTY_HAND ? "out" : ending.word().replace('_', '-');
  }

  @Override
  public Optional<String> fact(String key, List<String> names) {
    return Optional.empty();
  }

  @Override
  public List<PublicFact> facts() {
    return CrazierFacts.all(table);
  }

  @Override
  public Chance chance() {
    return table.chance();
  }

  @Override
  public void chance(Chance next) {
    table.chance(next);
  }

  @Override
  public CrazierMatch copy() {
    CrazierMatch copy = new CrazierMatch(game, seats, series.copy(), numbers.clone(), table.copy());
    copy.opening = opening;
    return copy;
  }

  @Override
  public CrazierMatch copyOver(Match spare) {
    if (spare instanceof CrazierMatch over
        && over != this
        && over.game == game
        && over.table.hasCardsOf(table)) {
      over.series = series.copy();
      System.arraycopy(numbers, 0, over.numbers, 0, NUMBERS);
      over.table.copyFrom(table);
      over.opening = opening;
      return over;
    }
    return copy();
  }

  @Override
  public CrazierMatch determinise(int seat, Chance chance) {
    return determined(copy(), seat, chance);
  }

  @Override
  public CrazierMatch determiniseOver(Match spare, int seat, Chance chance) {
    return determined(copyOver(spare), seat, chance);
  }

  private CrazierMatch determined(CrazierMatch sample, int seat, Chance chance) {
    sample.opening = List.of();
    CrazierDeterminiser.determinise(table, sample.table, seat, chance);
    return sample;
  }

  private CrazierMatch(
      CrazierGame game, int seats, GameSeries series, int[] numbers, CrazierTable table) {
    this.game = game;
    this.seats = seats;
    this.series = series;
    this.numbers = numbers;
    this.table = table;
  }

  @Override
  public long hash() {
    return hash(FlatTable.of(table, /* chance */ false));
  }

  @Override
  public long informationKey(int seat) {
    return FastChance.mix(hash(new int[0]) + CrazierDeterminiser.informationKey(table, seat));
  }

  private long hash(int[] tables) {
    return StateHash.of(StateHash.of(StateHash.of(0, numbers), series.numbers()), tables);
  }

  @Override
  public byte[] save() {
    int[] lies = FlatTable.of(table, /* chance */ true);
    return new SavedMatch(numbers, series.numbers(), lies).bytes(game.sum(table));
  }

  @Override
  public void restore(byte[] saved) {
    SavedMatch read = SavedMatch.read(saved, game.sum(table), NUMBERS, series.size());
    CrazierTable restored = table.copy();
    restored.report().heard(true);
    FlatTable.read(read.table(), restored);
    System.arraycopy(read.numbers(), 0, numbers, 0, NUMBERS);
    series = series.with(read.series());
    table = restored;
    opening = List.of();
  }

  @Override
  public void restart(long seed) {
    FastChance chance = new FastChance(seed);
    int next = Setup.drawn(chance, seats);
    series = new GameSeries(game.chosen().points(), seats);
    numbers[DEAL] = 1;
    numbers[PLY] = 0;
    deal(Optional.empty(), next, chance, false);
    table.report().heard(true);
  }

  @Override
  public int held(int seat) {
    return table.zones().count(seat);
  }

  @Override
  public int dealer() {
    return numbers[DEALER];
  }

  @Override
  public int eldest() {
    return table.first();
  }

  @Override
  public boolean wonDeal(int seat) {
    return table.hasWon(seat);
  }

  @Override
  public int scored(int seat) {
    return series.scored().get(seat);
  }
}
