package eightfold.crazier.play;

import eightfold.game.Cause;
import eightfold.game.Event;
import java.util.ArrayList;
import java.util.List;

/** What is told of a game while somebody listens: in playouts nobody does. */
public final class EventReport {
  private final Zones zones;
  private final TableWork work;
  private boolean heard = true;
  private final List<Event> told = new ArrayList<>();

  EventReport(Zones zones, TableWork work) {
    this.zones = zones;
    this.work = work;
  }

  /** Has told what another has. */
  void become(EventReport other) {
    heard(other.heard);
    if (!other.told.isEmpty()) {
      told.addAll(other.told);
    }
  }

  /** Whether anybody listens from now on; what was told before is forgotten. */
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
      note(new Event(verb, seat, other, all, zones.named(whispered)));
    }
  }

  /** What happens while an ability is being used comes of its card. */
  private void note(Event event) {
    if (work.envs.isEmpty()) {
      told.add(event);
      return;
    }
    AbilityContext env = work.envs.last();
    String card = zones.asUsed(env.self());
    told.add(event.because(card).causedBy(List.of(Cause.card(card, env.you()))));
  }

  /** What was told since this was last asked. */
  public List<Event> heardSince() {
    List<Event> events = List.copyOf(told);
    told.clear();
    return events;
  }
}
