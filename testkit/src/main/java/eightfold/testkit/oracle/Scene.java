package eightfold.testkit.oracle;

import eightfold.game.Chance;
import eightfold.game.Event;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Trigger.Moment;
import eightfold.testkit.oracle.Ended.Ending;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** One act being carried out: the table as it stands by now, and what has happened so far. */
final class Scene {
  private final Rules rules;
  private final Chance chance;
  private final List<Event> events = new ArrayList<>();
  private State now;

  Scene(Rules rules, State before, Chance chance) {
    this.rules = rules;
    this.now = before;
    this.chance = chance;
  }

  Rules rules() {
    return rules;
  }

  Chance chance() {
    return chance;
  }

  State now() {
    return now;
  }

  /** These parts of the table are other ones from now on. */
  void becomes(Part... changed) {
    now = now.with(changed);
  }

  /** There is no such part any more. */
  void drops(Class<? extends Part> sort) {
    now = now.without(sort);
  }

  void demands(Demand demand) {
    becomes(cards().demand(demand));
  }

  void caller(int seat, UnaryOperator<Calls.Caller> change) {
    now = now.caller(seat, change.apply(now.caller(seat)));
  }

  /** Work to be done next, before all that waits already. */
  void then(Work... more) {
    becomes(now.the(Agenda.class).first(more));
  }

  /** Lines may be about what has happened now, but for what a starter does (Conditions 1). */
  void happens(Happening what) {
    boolean overStarter =
        turn().overStarter() || turn().awaits() == Awaits.TAKE || turn().awaits() == Awaits.NOTHING;
    if (!overStarter && rules.has(Element.When.class)) {
      becomes(now.the(Occasion.class).and(what));
      if (what instanceof Happening.Laid laid) {
        becomes(now.find(Layers.class).orElse(Layers.NOBODY).and(laid.seat()));
      }
    }
  }

  /** A hand has changed. */
  void handBecomes(int seat) {
    happens(new Happening.HandBecame(seat, now.hand(seat).size(), now));
  }

  /** What has happened without cards of its own. */
  void comes(Moment moment, int seat) {
    happens(new Happening.Came(moment, seat, now));
  }

  /** The deal is over, and what waits is not done any more. */
  void ends(Ending how, Optional<Integer> winner) {
    becomes(new Ended(how, winner), Agenda.EMPTY);
  }

  boolean over() {
    return now.over();
  }

  /** The seat whose turn runs. */
  int seat() {
    return turn().seat();
  }

  Turn turn() {
    return now.turn();
  }

  Cards cards() {
    return now.cards();
  }

  DealProgress deal() {
    return now.deal();
  }

  void tell(Event event) {
    events.add(event);
  }

  void tell(String verb, int seat, String... words) {
    events.add(Event.of(verb, seat, words));
  }

  List<Event> events() {
    return List.copyOf(events);
  }
}
