package eightfold.server.room;

import eightfold.game.Event;
import java.util.ArrayList;
import java.util.List;

/**
 * What has happened at a table through all its matches. It never changes; its methods make another.
 *
 * @param kept the last events, oldest first
 * @param number of the last event
 */
record EventLog(List<NumberedEvent> kept, long number) {
  /** How many events are kept to go on from; who has missed more gets the table as it is. */
  static final int MOST = 500;

  static final EventLog EMPTY = new EventLog(List.of(), 0);

  EventLog and(List<Event> came, List<String> names) {
    List<NumberedEvent> all = new ArrayList<>(kept);
    long last = number;
    for (Event event : came) {
      last++;
      all.add(new NumberedEvent(last, event, names));
    }
    return new EventLog(List.copyOf(all.subList(Math.max(0, all.size() - MOST), all.size())), last);
  }

  /** The events after that number that are still kept, oldest first. */
  List<NumberedEvent> since(long since) {
    int from = kept.size() - (int) Math.min(kept.size(), Math.max(0, number - since));
    return kept.subList(from, kept.size());
  }

  /** Whether {@link #since} is everything that happened after that number. */
  boolean remembers(long since) {
    return since <= number && since >= number - kept.size();
  }
}
