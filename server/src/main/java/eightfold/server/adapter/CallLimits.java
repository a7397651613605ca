package eightfold.server.adapter;

import eightfold.message.Message;
import eightfold.protocol.Page;
import eightfold.server.lobby.Limits;
import eightfold.server.lobby.Problems;
import eightfold.server.lobby.SpeedLimit;
import eightfold.server.port.Clock;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.IntPredicate;

/** How fast plain requests may come from one address, and what some of them cost. */
final class CallLimits {
  private final SpeedLimit speed;
  private final Clock clock;
  private final Clients clients;

  CallLimits(Limits limits, Clock clock, Clients clients) {
    this.speed = new SpeedLimit(limits.speeds().calls());
    this.clock = clock;
    this.clients = clients;
  }

  String address(Context ctx) {
    return clients.address(ctx);
  }

  /** Counts a request; what is to be said if that was one too many. */
  Optional<Page.Problem> tooFast(Context ctx) {
    long now = clock.millis();
    return speed.admits(address(ctx), now)
        ? Optional.empty()
        : Optional.of(
            Page.Problem.of(Problems.TOO_FAST, Message.of("problems.many-requests"))
                .after(speed.waitSeconds(address(ctx), now)));
  }

  /** What costs as much as so many plain requests. */
  Page priced(Context ctx, Function<IntPredicate, Page> asking) {
    String address = address(ctx);
    AtomicInteger price = new AtomicInteger();
    Page page =
        asking.apply(
            cost -> {
              price.set(cost);
              return speed.admits(address, clock.millis(), cost);
            });
    return page instanceof Page.Problem problem && problem.error().equals(Problems.TOO_FAST)
        ? problem.after(speed.waitSeconds(address, clock.millis(), price.get()))
        : page;
  }
}
