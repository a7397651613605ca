package eightfold.server.cluster;

import eightfold.server.lobby.Placement;
import eightfold.server.port.Link;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.Terminated;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;

/** A connection where its table is: a conversation with the lobby there. */
final class Session extends AbstractBehavior<Letter> {
  private final SessionLink link;
  private final Placement.Way conversation;
  private final ActorRef<Letter> visit;
  private int heard;
  private int said;

  private Session(ActorContext<Letter> context, Placement.Host host, ActorRef<Letter> visit) {
    super(context);
    this.visit = visit;
    this.link = new SessionLink(context.getSelf());
    this.conversation = host.led(link);
    context.watch(visit);
    visit.tell(new Letter.LetIn(context.getSelf()));
  }

  static Behavior<Letter> of(Placement.Host host, ActorRef<Letter> visit) {
    return Behaviors.setup(context -> new Session(context, host, visit));
  }

  @Override
  public Receive<Letter> createReceive() {
    return newReceiveBuilder()
        .onMessage(Letter.Heard.class, this::heard)
        .onMessage(Letter.Say.class, this::say)
        .onMessage(Letter.Took.class, this::took)
        .onMessage(Letter.Close.class, this::close)
        .onMessage(Letter.Gone.class, gone -> Behaviors.stopped())
        .onSignal(Terminated.class, gone -> Behaviors.stopped())
        .onSignal(PostStop.class, stopped -> ended())
        .build();
  }

  private Behavior<Letter> heard(Letter.Heard words) {
    if (words.number() != heard++) {
      return close(new Letter.Close(Link.TROUBLE, "please connect again"));
    }
    conversation.hear(words.text());
    return this;
  }

  private Behavior<Letter> say(Letter.Say words) {
    visit.tell(new Letter.Said(said++, words.text()));
    return this;
  }

  private Behavior<Letter> took(Letter.Took took) {
    link.took(took);
    return this;
  }

  private Behavior<Letter> close(Letter.Close close) {
    visit.tell(new Letter.Closed(said++, close.code(), close.reason()));
    return Behaviors.stopped();
  }

  private Behavior<Letter> ended() {
    conversation.end();
    return this;
  }
}
