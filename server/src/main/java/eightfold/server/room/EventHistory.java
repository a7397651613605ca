package eightfold.server.room;

import eightfold.game.Event;
import eightfold.game.Match;
import eightfold.message.Message;
import java.util.ArrayList;
import java.util.List;

/**
 * What has happened at a table through all its matches. It never changes; its methods make another.
 *
 * @param kept the last events, oldest first
 * @param number of the last event
 */
record EventHistory(List<NumberedEvent> kept, long number) {
  /**
   * How many events are kept to go on from, some minutes of play; who has missed more reads them
   * from the facts. They are most of a table's memory.
   */
  static final int MOST = 120;

  static final EventHistory EMPTY = new EventHistory(List.of(), 0);

  /**
   * Besides these events.
   *
   * @param conditions what the {@code when} lines of the rules say by which they came about
   * @param standIn the seat for whose person a bot acted, or nobody
   */
  EventHistory and(List<Event> came, List<String> names, List<Message> conditions, int standIn) {
    boolean same = !kept.isEmpty() && kept.getLast().names().equals(names);
    List<String> shared = same ? kept.getLast().names() : names;
    List<NumberedEvent> all = new ArrayList<>(kept.size() + came.size());
    all.addAll(kept);
    long last = number;
    for (Event event : came) {
      last++;
      boolean forPerson = standIn != Match.NOBODY && event.seat() == standIn;
      all.add(new NumberedEvent(last, event, shared, conditions, forPerson));
    }
    return ending(all, last);
  }

  /**
   * The same where the rules are others from now on: a checkpoint does not know those of before,
   * and by which line of theirs something came about is told by its number alone.
   */
  EventHistory ofOtherRules() {
    return new EventHistory(kept.stream().map(NumberedEvent::ofOtherRules).toList(), number);
  }

  /** The last of some events, as many as are kept. */
  static EventHistory ending(List<NumberedEvent> events, long number) {
    return new EventHistory(
        List.copyOf(events.subList(Math.max(0, events.size() - MOST), events.size())), number);
  }

  /** The events after that number that are still kept, oldest first. */
  List<NumberedEvent> since(long since) {
    int from = kept.size() - (int) Math.min(kept.size(), Math.max(0, number - since));
    return kept.subList(from, kept.size());
  }

  /** The events from a number on as a seat was told them, as far as they are kept. */
  List<Event> heardBy(int seat, long from) {
    return kept.stream()
        .filter(event -> event.number() >= from)
        .map(event -> event.event().toldTo(seat))
        .toList();
  }

  /** Whether {@link #since} is everything that happened after that number. */
  boolean remembers(long since) {
    return since <= number && since >= number - kept.size();
  }
}
