package eightfold.server.cluster;

import java.util.concurrent.CountDownLatch;
import org.apache.pekko.actor.AbstractActor;
import org.apache.pekko.actor.AbstractExtensionId;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.actor.Extension;
import org.apache.pekko.actor.ExtensionId;
import org.apache.pekko.actor.ExtensionIdProvider;
import org.apache.pekko.actor.Props;

/**
 * Keeps Pekko's system from ending, as streams to nodes that cannot be reached do once in a while
 * (apache/pekko#3247). A node has it by its settings.
 */
public final class EndlessSystem extends AbstractExtensionId<EndlessSystem.Loaded>
    implements ExtensionIdProvider {
  /** What a node's Java is started with. */
  static final String OPTION = "-Dpekko.extensions.0=" + EndlessSystem.class.getName();

  @Override
  public Loaded createExtension(ExtendedActorSystem system) {
    var _ = system.systemActorOf(Props.create(Stays.class, Stays::new), "stays");
    return new Loaded();
  }

  @Override
  public ExtensionId<? extends Extension> lookup() {
    return this;
  }

  /** That it is there. */
  static final class Loaded implements Extension {}

  /** It does not stop. */
  private static final class Stays extends AbstractActor {
    @Override
    public Receive createReceive() {
      return receiveBuilder().build();
    }

    @Override
    public void postStop() throws InterruptedException {
      new CountDownLatch(1).await();
    }
  }
}
