package eightfold.crazier;

import eightfold.crazier.cards.Colour;
import eightfold.crazier.play.Ending;
import eightfold.crazier.play.Facts;
import eightfold.crazier.play.LegalActs;
import eightfold.crazier.play.LineParser;
import eightfold.crazier.play.LineParser.Parsed;
import eightfold.crazier.play.Pending;
import eightfold.crazier.play.Setup;
import eightfold.crazier.play.Table;
import eightfold.crazier.play.Visibility;
import eightfold.game.Chance;
import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.PublicFact;
import eightfold.game.Refusal;
import eightfold.game.Reply;
import eightfold.game.SetupException;
import eightfold.game.Standings;
import eightfold.game.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A series of games with one card set; each game is a deal of the match. */
final class CrazierMatch implements Match {
  private final CrazierGame game;
  private final int seats;
  private Series series;
  private Table table;
  private int deal;
  private int dealer;
  private int ply;

  /** The ply at which the running game began. */
  private int dealt;

  private List<Event> opening = List.of();

  CrazierMatch(CrazierGame game, int seats, Series series, int deal) {
    this.game = game;
    this.seats = seats;
    this.series = series;
    this.deal = deal;
    this.table = game.table(seats, new FastChance(0));
  }

  /** Deals a game, from a pack in a fixed order or shuffled by chance. */
  void deal(Optional<List<String>> pack, int nextDealer, Chance chance) {
    deal(pack, nextDealer, chance, true);
  }

  private void deal(Optional<List<String>> pack, int nextDealer, Chance chance, boolean heard) {
    dealer = nextDealer;
    dealt = ply;
    table = game.table(seats, chance);
    table.heard(heard);
    Setup.Pack all = game.pack(seats);
    Setup.deal(
        table,
        pack.map(named -> Setup.order(Positions.order(all, named)))
            .orElseGet(() -> Setup.shuffled(table)),
        (dealer + 1) % seats);
    Setup.start(table);
    opening = heard ? happened() : List.of();
  }

  /** Goes on from a position. */
  void lies(Table laid) {
    table = laid;
    dealer = game.dealerBefore(laid.first(), seats);
    Setup.start(table);
    opening = happened();
  }

  /** What was told; at the end of the game also what it counts. */
  private List<Event> happened() {
    List<Event> events = new ArrayList<>(table.heardSince());
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
    return table.isOver() && deal >= game.chosen().games();
  }

  private List<Integer> matchWinners() {
    return !isOver() ? List.of() : game.chosen().games() == 1 ? table.winners() : series.best();
  }

  /** Ends a game that has gone on for too long, and counts one that is over. */
  private void settle() {
    if (!table.isOver() && ply - dealt >= game.plyLimit(seats)) {
      LegalActs.limit(table);
    }
    if (table.isOver()) {
      series.over(table.winners(), Facts.counts(table));
    }
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
    return ply;
  }

  @Override
  public int turn() {
    return LegalActs.toAct(table);
  }

  @Override
  public String awaits() {
    return table.isOver() ? "" : table.pending().map(asked -> asked.kind().word()).orElse("play");
  }

  @Override
  public boolean mayAct(int seat) {
    if (table.isOver() || table.hasLost(seat)) {
      return false;
    }
    if (table.pending().isPresent()) {
      Pending asked = table.pending().get();
      return asked.seat() == seat
          || asked.kind() == Pending.Kind.REMEMBER && asked.card() != Table.NONE;
    }
    return LegalActs.awaits(table, seat);
  }

  @Override
  public int legal(int seat, int[] into) {
    return mayAct(seat) ? LegalActs.legal(table, seat, into) : 0;
  }

  @Override
  public boolean inTurn(int act) {
    return !LegalActs.outOfTurn(act);
  }

  @Override
  public String text(int act) {
    return eightfold.crazier.play.Acts.text(table, act);
  }

  @Override
  public void apply(int seat, int act) {
    assert LegalActs.refusal(table, seat, act).isEmpty() : text(act);
    table.heard(false);
    step(seat, act);
    table.heard(true);
  }

  private void step(int seat, int act) {
    LegalActs.apply(table, seat, act);
    ply++;
    settle();
  }

  @Override
  public Optional<Refusal> refusal(int seat, int act) {
    return LegalActs.refusal(table, seat, act).map(reason -> reason.refusal());
  }

  @Override
  public Reply submit(int seat, String line, List<String> names) {
    return switch (LineParser.read(table, seat, line, names)) {
      case Parsed.Refused(var reason) -> new Reply.Refused(reason.refusal());
      case Parsed.Malformed(var refusal) -> new Reply.Refused(refusal);
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
      throw new SetupException(
          isOver()
              ? "the match is over; there is no next deal"
              : "the next deal comes when this one is over");
    }
    int first = series.nextFirst(table.winners());
    deal++;
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
      hands.add(Visibility.hand(table, seat, other));
    }
    List<Integer> legal = seat < 0 ? List.of() : LegalActs.legal(table, seat);
    return new View(
        seat,
        ply,
        deal,
        dealer,
        turn(),
        awaits(),
        true,
        table.pile().reversed().stream().map(table::id).toList(),
        table.stock().size(),
        table.namedColour().map(Colour::word),
        Optional.empty(),
        0,
        0,
        hands,
        legal.stream().map(this::text).toList(),
        Visibility.refusals(table, seat, legal),
        standings(),
        false,
        Visibility.more(table, seat, legal, appraised));
  }

  @Override
  public Standings standings() {
    return new Standings(
        deal,
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
    return Facts.all(table);
  }

  @Override
  public CrazierMatch copy() {
    CrazierMatch copy = new CrazierMatch(game, seats, series.copy(), deal, table.copy());
    copy.dealer = dealer;
    copy.ply = ply;
    copy.dealt = dealt;
    copy.opening = opening;
    return copy;
  }

  private CrazierMatch(CrazierGame game, int seats, Series series, int deal, Table table) {
    this.game = game;
    this.seats = seats;
    this.series = series;
    this.deal = deal;
    this.table = table;
  }

  @Override
  public void restart(long seed) {
    FastChance chance = new FastChance(seed);
    int next = Setup.drawn(chance, seats);
    series = new Series(game.chosen().points(), seats);
    deal = 1;
    ply = 0;
    deal(Optional.empty(), next, chance, false);
    table.heard(true);
  }

  @Override
  public int held(int seat) {
    return table.held(seat).size();
  }

  @Override
  public int dealer() {
    return dealer;
  }

  @Override
  public int eldest() {
    return table.first();
  }

  @Override
  public boolean wonDeal(int seat) {
    return table.winners().contains(seat);
  }

  @Override
  public int scored(int seat) {
    return series.scored().get(seat);
  }
}
