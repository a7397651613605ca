package eightfold.volity.village;

import eightfold.server.room.Input;
import eightfold.volity.Jid;
import eightfold.volity.xml.Xml;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Random;
import java.util.TreeMap;

/**
 * What becomes of calls, and of what the page asks for, on their way to the server: late, twice or
 * lost, and before or after what others have sent, but those of one sender in their order; and of
 * what is to be written down.
 */
final class Weather {
  /** Everything comes at once. */
  static final Weather CALM = new Weather(Optional.empty());

  private static final int LATEST_MILLIS = 900;
  private static final int ONE_LOST_IN = 12;
  private static final int ONE_DOUBLED_IN = 5;
  private static final int ONE_UNWRITTEN_IN = 15;

  private record Late(long at, Runnable arrives) {}

  private final Optional<Random> chance;
  private final Map<String, Queue<Late>> underway = new TreeMap<>();
  private final Map<String, Long> lastAt = new TreeMap<>();

  Weather(Random chance) {
    this(Optional.of(chance));
  }

  private Weather(Optional<Random> chance) {
    this.chance = chance;
  }

  private boolean happens(int oneIn) {
    return chance.filter(random -> random.nextInt(oneIn) == 0).isPresent();
  }

  /** Whether a stanza may be held up: a call to the server. */
  static boolean isCall(Xml stanza) {
    return stanza.name().equals("iq")
        && stanza.attribute("type").equals("set")
        && Jid.of(stanza.attribute("to")).domain().equals(Village.DOMAIN);
  }

  /** Whether what somebody sends does not come at once; then it arrives later, or never. */
  boolean holds(String sender, long now, Runnable arrives) {
    if (chance.isEmpty()) {
      return false;
    }
    int times = happens(ONE_LOST_IN) ? 0 : happens(ONE_DOUBLED_IN) ? 2 : 1;
    for (int i = 0; i < times; i++) {
      long late = now + chance.get().nextInt(LATEST_MILLIS);
      long at = Math.max(lastAt.getOrDefault(sender, 0L), late);
      lastAt.put(sender, at);
      underway.computeIfAbsent(sender, _ -> new ArrayDeque<>()).add(new Late(at, arrives));
    }
    return true;
  }

  /** What has arrived by now; of several senders anybody's may be first. */
  List<Runnable> arrived(long now) {
    List<Runnable> arrived = new ArrayList<>();
    while (true) {
      List<Queue<Late>> due =
          underway.values().stream()
              .filter(queue -> !queue.isEmpty() && queue.element().at() <= now)
              .toList();
      if (due.isEmpty()) {
        return arrived;
      }
      int first = chance.map(random -> random.nextInt(due.size())).orElse(0);
      arrived.add(due.get(first).remove().arrives());
    }
  }

  /** Whether the store cannot write down what a player wants to do. */
  boolean loses(Input input) {
    return input instanceof Input.Asked && happens(ONE_UNWRITTEN_IN);
  }

  /** All that is underway is lost. */
  void clear() {
    underway.clear();
  }
}
