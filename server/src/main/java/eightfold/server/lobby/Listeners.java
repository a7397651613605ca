package eightfold.server.lobby;

import eightfold.protocol.Fault;
import eightfold.protocol.Notice;
import eightfold.server.port.Clock;
import eightfold.server.port.Meter;
import eightfold.server.port.Threads;
import eightfold.server.room.Input;
import eightfold.server.room.Output;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;

/**
 * All who are told what happens at one table: who came with a seat's token by the room's own
 * thread, and who watches by the {@link Gallery}'s. The room's own thread alone uses it.
 */
final class Listeners {
  /** No connection has that number. */
  private static final long NOBODY = Long.MIN_VALUE;

  private final Audience audience = new Audience();
  private final Gallery gallery;
  private final Set<Long> watching = new HashSet<>();
  private final Meter meter;
  private final BiConsumer<String, Throwable> trouble;

  /**
   * @param trouble hears what could not be said
   */
  Listeners(
      String table,
      Threads threads,
      Clock clock,
      Meter meter,
      BiConsumer<String, Throwable> trouble) {
    this.gallery = new Gallery(table, threads, clock);
    this.meter = meter;
    this.trouble = trouble;
  }

  boolean isEmpty() {
    return audience.isEmpty() && watching.isEmpty();
  }

  /** Somebody says hello, a second time perhaps, in which case they listen as before. */
  void joins(Input.Connected hello, Listener listener) {
    long connection = hello.connection();
    if (watching.contains(connection)) {
      return;
    }
    if (hello.token().isEmpty() && audience.at(connection).isEmpty()) {
      watching.add(connection);
      gallery.joins(connection, listener);
    } else {
      audience.joins(connection, listener);
    }
  }

  void leaves(long connection) {
    if (watching.remove(connection)) {
      gallery.leaves(connection);
    } else {
      audience.leaves(connection);
    }
  }

  /** Says what is to be said; what those hear who watch is told after that, or meanwhile. */
  void tell(List<Output> outputs) {
    List<Output> seen = new ArrayList<>();
    for (Output output : outputs) {
      if (output instanceof Output.Answered || output instanceof Output.Refused) {
        meter.answered(output instanceof Output.Answered);
      }
      if (watching.contains(Output.heardBy(output).orElse(NOBODY))) {
        seen.add(output);
      } else {
        attempt(() -> deliver(output));
      }
    }
    gallery.tell(seen);
    audience.told();
    outputs.forEach(this::sendAnswer);
  }

  private void attempt(Runnable saying) {
    try {
      saying.run();
    } catch (RuntimeException | Error e) {
      trouble.accept("something could not be said", e);
    }
  }

  private void deliver(Output output) {
    switch (output) {
      case Output.Seated _, Output.NoSeat _, Output.Erased _ -> {}
      case Output.Answered(long connection, String request, Notice result) ->
          audience.at(connection).ifPresent(listener -> listener.answer(request, result));
      case Output.Refused(long connection, String request, Fault fault) ->
          audience.at(connection).ifPresent(listener -> listener.refuse(request, fault));
      case Output.Told(long connection, Notice notice) ->
          audience.at(connection).ifPresent(listener -> listener.tell(notice));
      case Output.Dismissed(long connection, String reason) -> audience.dismiss(connection, reason);
      case Output.Trouble(String what, Throwable cause) -> trouble.accept(what, cause);
    }
  }

  /** An answer goes with what its seat is told besides, or alone. */
  private void sendAnswer(Output output) {
    if (output instanceof Output.Answered answered) {
      audience.at(answered.connection()).ifPresent(Listener::sendAnswer);
    }
  }

  /** Says that a request was not done. */
  void refuse(long connection, String request, Fault fault) {
    if (watching.contains(connection)) {
      gallery.tell(List.of(new Output.Refused(connection, request, fault)));
    } else {
      audience.at(connection).ifPresent(listener -> listener.refuse(request, fault));
    }
  }

  /** Lets one connect again: what they know of the table may not be so. */
  void reconnect(long connection) {
    if (watching.remove(connection)) {
      gallery.reconnect(connection);
    } else {
      audience.reconnect(connection);
    }
  }

  /** Lets all connect again. */
  void reconnectAll() {
    audience.reconnectAll();
    gallery.reconnectAll();
    watching.clear();
  }

  /** Ends all connections, and says why before; completed when everybody has been told. */
  CompletableFuture<Boolean> dismissAll(int code, String reason) {
    audience.dismissAll(code, reason);
    return gallery.dismissAll(code, reason);
  }
}
