package eightfold.testkit.oracle;

import eightfold.game.Chance;
import eightfold.game.Event;
import java.util.ArrayList;
import java.util.List;

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

  void becomes(State next) {
    now = next;
  }

  /** The seat whose turn runs. */
  int seat() {
    return now.turn().seat();
  }

  boolean over() {
    return now.over();
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
