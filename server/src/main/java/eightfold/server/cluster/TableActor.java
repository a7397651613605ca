package eightfold.server.cluster;

import eightfold.server.lobby.Placement;
import eightfold.server.lobby.Redacted;
import java.time.Duration;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.Terminated;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;

/**
 * Stands for a table at the node that has it: lets connections in, has questions answered, and ends
 * the table's room before it goes to another node. The room itself is the lobby's.
 */
final class TableActor extends AbstractBehavior<NodeLetter> {
  private static final System.Logger LOG = System.getLogger(TableActor.class.getName());

  /** So often it is seen whether anybody wants it. */
  private static final Duration LOOK = Duration.ofSeconds(60);

  private final String table;
  private final ActorRef<ClusterSharding.ShardCommand> shard;
  private final Placement.Host host;
  private final Consumer<NodeLetter> elsewhere;
  private int sessions;
  private boolean handingOver;
  private boolean handedOver;

  private TableActor(
      ActorContext<NodeLetter> context,
      TimerScheduler<NodeLetter> timers,
      String table,
      ActorRef<ClusterSharding.ShardCommand> shard,
      Placement.Host host,
      Consumer<NodeLetter> elsewhere) {
    super(context);
    this.table = table;
    this.shard = shard;
    this.host = host;
    this.elsewhere = elsewhere;
    if (host.isAwake(table)) {
      // left behind by somebody who knocked while it went away: meanwhile others have had the table
      host.handOver(table);
    }
    timers.startTimerWithFixedDelay(new NodeLetter.Again(), LOOK);
  }

  /**
   * The actor of a table.
   *
   * @param elsewhere takes what comes while the table is handed over, for whoever has it then
   */
  static Behavior<NodeLetter> of(
      String table,
      ActorRef<ClusterSharding.ShardCommand> shard,
      Placement.Host host,
      Consumer<NodeLetter> elsewhere) {
    return Behaviors.setup(
        context ->
            Behaviors.withTimers(
                timers -> new TableActor(context, timers, table, shard, host, elsewhere)));
  }

  @Override
  public Receive<NodeLetter> createReceive() {
    return newReceiveBuilder()
        .onMessage(NodeLetter.Asked.class, this::asked)
        .onMessage(NodeLetter.Came.class, this::came)
        .onMessage(NodeLetter.Again.class, again -> look())
        .onMessage(NodeLetter.HandOver.class, handOver -> handOver())
        .onMessage(NodeLetter.HandedOver.class, done -> handedOver())
        .onSignal(Terminated.class, session -> sessionEnded())
        .build();
  }

  private Behavior<NodeLetter> asked(NodeLetter.Asked asked) {
    if (handingOver) {
      elsewhere.accept(asked);
    } else {
      apart(() -> asked.by().tell(new NodeLetter.Answered(host.answer(table, asked.call()))));
    }
    return this;
  }

  private Behavior<NodeLetter> came(NodeLetter.Came came) {
    if (handingOver) {
      elsewhere.accept(came);
    } else {
      ActorRef<NodeLetter> session = getContext().spawnAnonymous(Session.of(host, came.visit()));
      getContext().watch(session);
      sessions++;
    }
    return this;
  }

  private Behavior<NodeLetter> sessionEnded() {
    sessions--;
    return handedOver && sessions == 0 ? Behaviors.stopped() : this;
  }

  private Behavior<NodeLetter> look() {
    if (sessions == 0 && !host.isAwake(table)) {
      shard.tell(new ClusterSharding.Passivate<>(getContext().getSelf()));
    }
    return this;
  }

  /** What it has taken is written before anybody else has it. */
  private Behavior<NodeLetter> handOver() {
    if (!handingOver) {
      handingOver = true;
      ActorRef<NodeLetter> self = getContext().getSelf();
      apart(
          () -> {
            try {
              host.handOver(table);
            } finally {
              self.tell(new NodeLetter.HandedOver());
            }
          });
    }
    return this;
  }

  /** What its clients were told last is passed on first. */
  private Behavior<NodeLetter> handedOver() {
    handedOver = true;
    getContext().getChildren().forEach(TableActor::end);
    return sessions == 0 ? Behaviors.stopped() : this;
  }

  private static void end(ActorRef<Void> session) {
    session.<NodeLetter>unsafeUpcast().tell(new NodeLetter.Gone());
  }

  /** Waiting is for threads that cost nothing. */
  private void apart(Runnable work) {
    Thread.ofVirtual()
        .name("asked-" + table)
        .start(
            () -> {
              try {
                work.run();
              } catch (RuntimeException | Error e) {
                LOG.log(System.Logger.Level.ERROR, "table " + table + ": asked", Redacted.of(e));
              }
            });
  }
}
