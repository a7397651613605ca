package eightfold.server.lobby;

import eightfold.protocol.Fault;
import eightfold.protocol.Incoming;
import eightfold.protocol.Notice;
import eightfold.protocol.Request;
import eightfold.server.port.Clock;
import eightfold.server.port.Link;
import eightfold.server.room.Allowance;
import eightfold.server.room.Input;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongConsumer;

/**
 * What one connection says, message by message: limits its speed, reads it, and passes it on to the
 * one room that it said hello to.
 */
public final class Conversation {
  /** How far over its allowance a connection is cut off; until then it is told to slow down. */
  private static final double PATIENCE = 50;

  private final long number;
  private final Link link;
  private final Lobby lobby;
  private final Allowance.Limit speed;
  private final Clock clock;
  private final LongConsumer left;
  private final long beganAt;
  private Allowance allowance;
  private Optional<RoomHost> host = Optional.empty();
  private boolean ended;

  Conversation(
      long number, Link link, Lobby lobby, Allowance.Limit speed, Clock clock, LongConsumer left) {
    this.number = number;
    this.link = link;
    this.lobby = lobby;
    this.speed = speed;
    this.clock = clock;
    this.left = left;
    this.beganAt = clock.millis();
    this.allowance = speed.full(beganAt);
  }

  /** Takes a message; answers come over the link, now or later. */
  public synchronized void hear(String text) {
    if (ended) {
      return;
    }
    allowance = allowance.used(speed, clock.millis());
    if (allowance.left() < -PATIENCE) {
      link.close(Link.POLICY, "too many messages");
      end();
      return;
    }
    switch (Incoming.read(text)) {
      case Incoming.Garbled(String id, Fault fault) -> link.say(Notice.error(id, fault));
      case Incoming.Asked(String id, Request request) -> {
        Optional<Fault> fault =
            allowance.exceeded()
                ? Optional.of(new Fault(Fault.TOO_FAST, "slow down, then send it again"))
                : asked(id, request);
        fault.ifPresent(f -> link.say(Notice.error(id, f)));
      }
    }
  }

  private Optional<Fault> asked(String id, Request request) {
    if (request instanceof Request.Hello hello) {
      return hello(id, hello);
    }
    if (host.isEmpty()) {
      return Optional.of(new Fault(Fault.NOT_YOUR_SEAT, "say hello first"));
    }
    pass(host.get(), id, new Input.Asked(number, id, request));
    return Optional.empty();
  }

  private Optional<Fault> hello(String id, Request.Hello hello) {
    Optional<RoomHost> found = lobby.find(hello.table());
    if (found.isEmpty()) {
      return Optional.of(new Fault(Fault.UNKNOWN_TABLE, "there is no such table"));
    }
    if (host.isPresent() && host.get() != found.get()) {
      return Optional.of(Fault.notNow("one connection is for one table"));
    }
    host = found;
    found.get().joins(number, link);
    Optional<String> token = hello.token().map(Keys::hash);
    pass(found.get(), id, new Input.Connected(number, id, token, hello.since()));
    return Optional.empty();
  }

  /** The room answers over the link; only what never reached it is answered here. */
  private void pass(RoomHost room, String id, Input input) {
    CompletableFuture<List<eightfold.server.room.Output>> outputs = room.take(input);
    if (outputs.isCompletedExceptionally()) {
      link.say(Notice.error(id, new Fault(Fault.NOT_DONE, "the table is too busy; send it again")));
    }
  }

  /** The connection is gone. */
  public synchronized void end() {
    if (ended) {
      return;
    }
    ended = true;
    left.accept(number);
    host.ifPresent(room -> room.leaves(number));
  }

  synchronized boolean isSilentSince(long time) {
    return host.isEmpty() && beganAt < time;
  }

  void dismiss() {
    link.close(Link.POLICY, "say hello first");
    end();
  }
}
