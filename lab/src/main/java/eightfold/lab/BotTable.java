package eightfold.lab;

import eightfold.bots.Bot;
import eightfold.bots.Bots;
import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.Reply;
import eightfold.game.Verb;
import eightfold.game.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * A table at which every seat has a bot that sees its view and speaks the notation. After each act
 * the seat that made it is asked first whether it calls, then the others in turn order whether they
 * catch or challenge; then the seat to act acts. What is to be grabbed goes to the seats in an
 * order of chance, the seat to act among them; where nobody grabs, one of those for whom the table
 * waits is asked once more, and must.
 */
final class BotTable implements DealingTable {
  /** How often a bot may be refused in a row; a bot that cannot find a legal act has a bug. */
  private static final int PATIENCE = 3;

  private final Game game;
  private final int seats;
  private final IntFunction<Bot> seating;
  private Match match;
  private final List<String> names;
  private final List<Bot> bots = new ArrayList<>();
  private final List<FastChance> chances = new ArrayList<>();
  private final FastChance laterDeals = new FastChance(0);
  private final FastChance quickness = new FastChance(0);
  private int decisions;

  BotTable(Plan plan) {
    this(plan.game(), plan.seats(), seat -> Bots.named(plan.bot(seat)).orElseThrow());
  }

  /**
   * A table.
   *
   * @param seating who sits down in a seat as a match begins
   */
  BotTable(Game game, int seats, IntFunction<Bot> seating) {
    this.game = game;
    this.seats = seats;
    this.seating = seating;
    match = begun(0);
    names = IntStream.range(0, seats).mapToObj(Integer::toString).toList();
    for (int seat = 0; seat < seats; seat++) {
      chances.add(new FastChance(0));
    }
  }

  private Match begun(long seed) {
    return game.begin(Opening.of(seats), new FastChance(seed));
  }

  @Override
  public Match match() {
    return match;
  }

  @Override
  public void begin(long seed) {
    match = begun(seed);
    laterDeals.reseed(Seeds.laterDeals(seed));
    quickness.reseed(Seeds.bot(seed, seats));
    // new bots: what one learned in another deal would depend on which thread played that
    bots.clear();
    for (int seat = 0; seat < seats; seat++) {
      Bot bot = seating.apply(seat);
      bot.learns(game.pack());
      bots.add(bot);
      chances.get(seat).reseed(Seeds.bot(seed, seat));
    }
    tell(match.openingEvents());
  }

  @Override
  public void nextDeal() {
    tell(match.nextDeal(Optional.empty(), laterDeals));
  }

  @Override
  public void playDeal(DealTally tally) {
    decisions = 0;
    int last = match.turn();
    while (match.turn() != Match.NOBODY) {
      View view = match.appraisedView(match.turn());
      boolean race = view.legal().stream().anyMatch(act -> verb(act).sort() == Verb.Sort.GRABS);
      int reacted = react(race ? quickness.below(seats) : last, race, tally);
      last = reacted != Match.NOBODY ? reacted : awaited(view, tally);
    }
    tally.deal(match, decisions);
  }

  /** Asks who is not to act, in a race all, whether it calls or the like; who did, or NOBODY. */
  private int react(int first, boolean race, DealTally tally) {
    for (int i = 0; i < seats; i++) {
      int seat = (first + i) % seats;
      if ((race || seat != match.turn()) && match.mayAct(seat)) {
        View view = match.appraisedView(seat);
        Optional<String> line = bots.get(seat).answer(view, chances.get(seat));
        if (line.isPresent() && submit(seat, line.get(), tally)) {
          return seat;
        }
      }
    }
    return Match.NOBODY;
  }

  /**
   * Nobody has done anything of their own accord, so a seat has to for which the table waits: the
   * one in turn, but not if it has grabbed and others have not. It may catch somebody, then.
   */
  private int awaited(View view, DealTally tally) {
    int seat = view.seat();
    if (view.actors().contains(seat)) {
      return act(view, tally);
    }
    if (match.mayAct(seat)) {
      Optional<String> line = bots.get(seat).answer(view, chances.get(seat));
      if (line.isPresent() && submit(seat, line.get(), tally)) {
        return seat;
      }
    }
    return act(match.appraisedView(view.actors().list().getFirst()), tally);
  }

  private int act(View view, DealTally tally) {
    int seat = view.seat();
    for (int tries = 0; tries < PATIENCE; tries++) {
      String line =
          bots.get(seat)
              .answer(view, chances.get(seat))
              .orElseThrow(() -> new IllegalStateException("a bot would not act: " + view));
      if (submit(seat, line, tally)) {
        return seat;
      }
    }
    throw new IllegalStateException("the bot in seat " + seat + " finds no legal act");
  }

  private Verb verb(String act) {
    return Verb.of(match.game().verbs(), act).orElseThrow();
  }

  private boolean submit(int seat, String line, DealTally tally) {
    return switch (match.submit(seat, line, names)) {
      case Reply.Taken taken -> {
        for (String act : taken.acts()) {
          tally.acts(verb(act), 1);
        }
        decisions += taken.acts().size();
        tell(taken.events());
        yield true;
      }
      case Reply.Refused refused -> {
        bots.get(seat).refused(line, refused.refusal());
        yield false;
      }
    };
  }

  private void tell(List<Event> events) {
    for (Event event : events) {
      for (int seat = 0; seat < seats; seat++) {
        bots.get(seat).hear(event.toldTo(seat));
      }
    }
  }
}
