package eightfold.server.cluster;

import eightfold.server.port.Link;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.Terminated;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;

/**
 * A connection where it came in: it knocks at its table, wherever that is, and passes on what is
 * said. When the table's node is gone, or anything was lost on the way, the client is told to come
 * again; its page does so by itself.
 */
final class Visit extends AbstractBehavior<NodeLetter> {
  private static final Duration PAUSE = Duration.ofSeconds(1);

  /** Longer than it takes until the tables of a node that was lost are elsewhere. */
  private static final int KNOCKS = 30;

  /** A client says no more than that before it has been answered. */
  private static final int MOST_WAITING = 200;

  /** Knocks at the table. */
  interface Door {
    void knock(ActorRef<NodeLetter> visit);
  }

  private final Link link;
  private final Door door;
  private final Deque<String> waiting = new ArrayDeque<>();
  private Optional<ActorRef<NodeLetter>> session = Optional.empty();
  private boolean over;
  private int knocks;
  private int heard;
  private int said;

  /** How many bytes were passed on to the client, and what the table was told last of that. */
  private long taken;

  private long told;
  private int toldWaiting;

  private Visit(
      ActorContext<NodeLetter> context, TimerScheduler<NodeLetter> timers, Link link, Door door) {
    super(context);
    this.link = link;
    this.door = door;
    timers.startTimerWithFixedDelay(new NodeLetter.Again(), PAUSE);
    knock();
  }

  static Behavior<NodeLetter> of(Link link, Door door) {
    return Behaviors.setup(
        context -> Behaviors.withTimers(timers -> new Visit(context, timers, link, door)));
  }

  private void knock() {
    knocks++;
    door.knock(getContext().getSelf());
  }

  @Override
  public Receive<NodeLetter> createReceive() {
    return newReceiveBuilder()
        .onMessage(NodeLetter.Hear.class, this::hear)
        .onMessage(NodeLetter.LetIn.class, this::letIn)
        .onMessage(NodeLetter.Said.class, this::said)
        .onMessage(NodeLetter.Closed.class, this::closed)
        .onMessage(NodeLetter.Again.class, again -> again())
        .onMessage(NodeLetter.Gone.class, gone -> clientGone())
        .onSignal(Terminated.class, terminated -> comeAgain())
        .onSignal(PostStop.class, stopped -> stopped())
        .build();
  }

  private Behavior<NodeLetter> hear(NodeLetter.Hear hear) {
    if (session.isPresent()) {
      pass(hear.text());
    } else if (waiting.size() < MOST_WAITING) {
      waiting.add(hear.text());
    } else {
      return comeAgain();
    }
    return this;
  }

  private void pass(String text) {
    session.orElseThrow().tell(new NodeLetter.Heard(heard++, text));
  }

  private Behavior<NodeLetter> letIn(NodeLetter.LetIn letIn) {
    if (session.isPresent()) {
      // it knocked twice
      letIn.session().tell(new NodeLetter.Gone());
      return this;
    }
    session = Optional.of(letIn.session());
    getContext().watch(letIn.session());
    while (!waiting.isEmpty()) {
      pass(waiting.remove());
    }
    return this;
  }

  private Behavior<NodeLetter> said(NodeLetter.Said words) {
    if (words.number() != said++) {
      return comeAgain();
    }
    link.say(words.text());
    taken += words.text().bytes().length;
    if (told == 0 || taken - told >= SessionLink.TOLD_AFTER) {
      tellTaken();
    }
    return this;
  }

  /** The table hears how much has come, and how much of it waits here. */
  private void tellTaken() {
    told = taken;
    toldWaiting = link.waiting();
    session.ifPresent(there -> there.tell(new NodeLetter.Took(told, toldWaiting)));
  }

  private Behavior<NodeLetter> closed(NodeLetter.Closed closed) {
    if (closed.number() != said++) {
      return comeAgain();
    }
    over = true;
    if (closed.reason().equals(Link.TOO_SLOW)) {
      link.drop();
    } else {
      link.close(closed.code(), closed.reason());
    }
    return Behaviors.stopped();
  }

  private Behavior<NodeLetter> again() {
    if (session.isPresent()) {
      if (toldWaiting > 0) {
        tellTaken();
      }
      return this;
    }
    if (knocks == KNOCKS) {
      return comeAgain();
    }
    knock();
    return this;
  }

  private Behavior<NodeLetter> clientGone() {
    over = true;
    session.ifPresent(there -> there.tell(new NodeLetter.Gone()));
    return Behaviors.stopped();
  }

  private Behavior<NodeLetter> comeAgain() {
    session.ifPresent(there -> there.tell(new NodeLetter.Gone()));
    return Behaviors.stopped();
  }

  private Behavior<NodeLetter> stopped() {
    if (!over) {
      over = true;
      link.close(Link.TROUBLE, "please connect again");
    }
    return this;
  }
}
