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
 * What becomes of calls on their way to the door: late, twice or lost, but those of one sender in
 * their order; and of what is to be written down.
 */
final class Weather {
  /** Everything comes at once. */
  static final Weather CALM = new Weather(Optional.empty());

  private static final int LATEST_MILLIS = 900;
  private static final int ONE_LOST_IN = 12;
  private static final int ONE_DOUBLED_IN = 5;
  private static final int ONE_UNWRITTEN_IN = 15;

  private record Late(long at, Xml stanza) {}

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

  /** Whether a stanza does not come at once. */
  boolean holds(Xml stanza, long now) {
    boolean call =
        stanza.name().equals("iq")
            && stanza.attribute("type").equals("set")
            && Jid.of(stanza.attribute("to")).domain().equals(Village.DOMAIN);
    if (!call || chance.isEmpty()) {
      return false;
    }
    int times = happens(ONE_LOST_IN) ? 0 : happens(ONE_DOUBLED_IN) ? 2 : 1;
    for (int i = 0; i < times; i++) {
      String from = stanza.attribute("from");
      long at = Math.max(lastAt.getOrDefault(from, 0L), now + chance.get().nextInt(LATEST_MILLIS));
      lastAt.put(from, at);
      underway.computeIfAbsent(from, _ -> new ArrayDeque<>()).add(new Late(at, stanza));
    }
    return true;
  }

  /** What has arrived by now. */
  List<Xml> arrived(long now) {
    List<Xml> arrived = new ArrayList<>();
    for (Queue<Late> queue : underway.values()) {
      while (!queue.isEmpty() && queue.element().at() <= now) {
        arrived.add(queue.remove().stanza());
      }
    }
    return arrived;
  }

  /** Whether the store cannot write down what a player of the door's wants to do. */
  boolean loses(Input input) {
    return input instanceof Input.Asked asked
        && asked.connection() < 0
        && happens(ONE_UNWRITTEN_IN);
  }

  /** All that is underway is lost. */
  void clear() {
    underway.clear();
  }
}
