package eightfold.lab;

import eightfold.bots.Bot;
import eightfold.bots.Bots;
import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.Reply;
import eightfold.game.Verb;
import eightfold.game.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A table at which every seat has a bot that sees its view and speaks the notation. After each act
 * the seat that made it is asked first whether it calls, then the others in turn order whether they
 * catch or challenge; then the seat to act acts. What is to be grabbed goes to the seats in an
 * order of chance, the seat to act among them.
 */
final class BotTable implements Dealing {
  /** How often a bot may be refused in a row; a bot that cannot find a legal act has a bug. */
  private static final int PATIENCE = 3;

  private final Plan plan;
  private Match match;
  private final List<String> names;
  private final List<Bot> bots = new ArrayList<>();
  private final List<FastChance> chances = new ArrayList<>();
  private final FastChance laterDeals = new FastChance(0);
  private final FastChance quickness = new FastChance(0);
  private int decisions;

  BotTable(Plan plan) {
    this.plan = plan;
    match = begin(plan, plan.seed());
    names = IntStream.range(0, plan.seats()).mapToObj(Integer::toString).toList();
    for (int seat = 0; seat < plan.seats(); seat++) {
      chances.add(new FastChance(0));
    }
  }

  private static Match begin(Plan plan, long seed) {
    return plan.game().begin(Opening.of(plan.seats()), new FastChance(seed));
  }

  @Override
  public Match match() {
    return match;
  }

  @Override
  public void begin(long seed) {
    match = begin(plan, seed);
    laterDeals.reseed(Seeds.laterDeals(seed));
    quickness.reseed(Seeds.bot(seed, plan.seats()));
    // new bots: what one learned in another deal would depend on which thread played that
    bots.clear();
    for (int seat = 0; seat < plan.seats(); seat++) {
      bots.add(Bots.named(plan.bot(seat)).orElseThrow());
      chances.get(seat).reseed(Seeds.bot(seed, seat));
    }
    tell(match.openingEvents());
  }

  @Override
  public void nextDeal() {
    tell(match.nextDeal(Optional.empty(), laterDeals));
  }

  @Override
  public void playDeal(Tally tally) {
    decisions = 0;
    int last = match.turn();
    while (match.turn() != Match.NOBODY) {
      View view = match.appraisedView(match.turn());
      boolean race = view.legal().contains(Verb.GRAB.word());
      int reacted = react(race ? quickness.below(plan.seats()) : last, race, tally);
      last = reacted != Match.NOBODY ? reacted : act(view, tally);
    }
    tally.deal(match, decisions);
  }

  /** Asks who is not to act, in a race all, whether it calls or the like; who did, or NOBODY. */
  private int react(int first, boolean race, Tally tally) {
    for (int i = 0; i < plan.seats(); i++) {
      int seat = (first + i) % plan.seats();
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

  private int act(View view, Tally tally) {
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
    throw new IllegalStateException("bot " + plan.bot(seat) + " finds no legal act");
  }

  private boolean submit(int seat, String line, Tally tally) {
    return switch (match.submit(seat, line, names)) {
      case Reply.Taken taken -> {
        for (String act : taken.acts()) {
          tally.acts(Verb.of(act), 1);
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
      for (int seat = 0; seat < plan.seats(); seat++) {
        bots.get(seat).hear(event.toldTo(seat));
      }
    }
  }
}
