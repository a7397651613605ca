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
final class Session extends AbstractBehavior<NodeLetter> {
  private final SessionLink link;
  private final Placement.Way conversation;
  private final ActorRef<NodeLetter> visit;
  private int heard;
  private int said;

  private Session(
      ActorContext<NodeLetter> context, Placement.Host host, ActorRef<NodeLetter> visit) {
    super(context);
    this.visit = visit;
    this.link = new SessionLink(context.getSelf());
    this.conversation = host.led(link);
    context.watch(visit);
    visit.tell(new NodeLetter.LetIn(context.getSelf()));
  }

  static Behavior<NodeLetter> of(Placement.Host host, ActorRef<NodeLetter> visit) {
    return Behaviors.setup(context -> new Session(context, host, visit));
  }

  @Override
  public Receive<NodeLetter> createReceive() {
    return newReceiveBuilder()
        .onMessage(NodeLetter.Heard.class, this::heard)
        .onMessage(NodeLetter.Say.class, this::say)
        .onMessage(NodeLetter.Took.class, this::took)
        .onMessage(NodeLetter.Close.class, this::close)
        .onMessage(NodeLetter.Gone.class, gone -> Behaviors.stopped())
        .onSignal(Terminated.class, gone -> Behaviors.stopped())
        .onSignal(PostStop.class, stopped -> ended())
        .build();
  }

  private Behavior<NodeLetter> heard(NodeLetter.Heard words) {
    if (words.number() != heard++) {
      return close(new NodeLetter.Close(Link.TROUBLE, "please connect again"));
    }
    conversation.hear(words.text());
    return this;
  }

  private Behavior<NodeLetter> say(NodeLetter.Say words) {
    visit.tell(new NodeLetter.Said(said++, words.text()));
    return this;
  }

  private Behavior<NodeLetter> took(NodeLetter.Took took) {
    link.took(took);
    return this;
  }

  private Behavior<NodeLetter> close(NodeLetter.Close close) {
    visit.tell(new NodeLetter.Closed(said++, close.code(), close.reason()));
    return Behaviors.stopped();
  }

  private Behavior<NodeLetter> ended() {
    conversation.end();
    return this;
  }
}
