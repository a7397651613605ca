package eightfold.server.lobby;

import eightfold.game.Match;
import eightfold.message.Message;
import eightfold.message.Texts;
import eightfold.protocol.Fault;
import eightfold.protocol.Incoming;
import eightfold.protocol.Notice;
import eightfold.protocol.Request;
import eightfold.protocol.Versions;
import eightfold.server.port.Clock;
import eightfold.server.port.Link;
import eightfold.server.room.Allowance;
import eightfold.server.room.Input;
import eightfold.server.room.Output;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.function.LongConsumer;

/**
 * What one connection says, message by message: limits its speed, reads it, and passes it on to the
 * one room that it said hello to.
 *
 * <p>All that is public may be called by any thread at any time, also by the link while it is told
 * something: it only leaves a letter in the connection's mailbox. Everything private runs there, so
 * no lock is held while others are called.
 */
public final class Conversation implements Placement.Way {
  /** How far over its allowance a connection is cut off; until then it is told to slow down. */
  private static final double PATIENCE = 50;

  /** So many messages wait only when somebody sends faster than a machine can answer. */
  private static final int MOST_WAITING = 100;

  private static final String PING = Notice.notification(new Notice.Ping());

  /** So often a table may fall asleep while somebody knocks; once is rare. */
  private static final int TRIES = 3;

  /**
   * Where past events are read, and names are looked at.
   *
   * @param address for whose share that counts
   * @param names what nobody may be called
   */
  record Desk(PastEvents past, String address, NameFilter names) {}

  private final long number;
  private final TimedLink link;
  private final Function<String, FoundTable> finder;
  private final Allowance.Limit speed;
  private final Clock clock;
  private final Desk desk;
  private final LongConsumer left;
  private final long beganAt;
  private final Mailbox mailbox;
  private final AtomicBoolean flooding = new AtomicBoolean();
  private volatile boolean welcomed;
  private final Heartbeat heartbeat;

  /** Until then no look at the heartbeat finds anything; for who looks. */
  private long quietUntil = Long.MIN_VALUE;

  private Allowance allowance;
  private volatile Optional<RoomHost> host = Optional.empty();

  /** To a table on another machine, where all goes on that is not about limits. */
  private Optional<Placement.Way> way = Optional.empty();

  /** Who may read past events here: who has been welcomed. */
  private volatile Optional<PastEvents.Reader> reader = Optional.empty();

  /** Whether a page of them is on its way. */
  private boolean reading;

  private String table = "";

  /** The language that its last hello asked for. */
  private Texts texts = Texts.ENGLISH;

  private boolean ended;

  /**
   * @param finder where tables are found by their ids
   * @param desk where past events are read
   * @param left told the number when it has ended
   */
  Conversation(
      long number,
      Link link,
      Function<String, FoundTable> finder,
      Allowance.Limit speed,
      LobbyParts parts,
      Desk desk,
      LongConsumer left) {
    this.number = number;
    this.link = new TimedLink(link, parts.clock());
    this.finder = finder;
    this.speed = speed;
    this.clock = parts.clock();
    this.desk = desk;
    this.left = left;
    this.beganAt = clock.millis();
    this.heartbeat = new Heartbeat(beganAt);
    this.mailbox = new Mailbox("connection-" + number, parts.threads());
    this.allowance = speed.full(beganAt);
  }

  /** Takes a message; answers come over the link, now or later. */
  @Override
  public void hear(String text) {
    if (mailbox.size() < MOST_WAITING) {
      mailbox.put(() -> heard(text));
    } else if (flooding.compareAndSet(false, true)) {
      mailbox.put(() -> dismiss("too many messages"));
    }
  }

  /**
   * Asks the client whether it is there, when it is time, and lets it go when it has not answered.
   * Most looks find nothing to do, and cost next to nothing. For one thread.
   */
  void beat(long now) {
    if (now < quietUntil || host.isEmpty()) {
      return;
    }
    if (heartbeat.isDue(now, link.saidAt())) {
      mailbox.put(() -> asks(now));
    } else {
      quietUntil = heartbeat.quietUntil(link.saidAt());
    }
  }

  private void asks(long now) {
    if (ended) {
      return;
    }
    switch (heartbeat.next(now, link.saidAt())) {
      case ASK -> {
        heartbeat.sent(clock.millis());
        link.say(PING);
      }
      case GIVE_UP -> {
        link.close(Link.TROUBLE, "nothing was heard of you");
        ended();
      }
      case WAIT -> {
        // it was heard meanwhile
      }
    }
  }

  /** The connection is gone. */
  @Override
  public void end() {
    mailbox.put(this::ended);
  }

  /** Ends the connection if it began before that time and no room has welcomed it yet. */
  void endIfSilentSince(long time) {
    if (!welcomed && beganAt < time) {
      mailbox.put(
          () -> {
            if (!welcomed) {
              dismiss("say hello first");
            }
          });
    }
  }

  private void heard(String text) {
    if (ended) {
      return;
    }
    long now = clock.millis();
    heartbeat.heard(now);
    allowance = allowance.used(speed, now);
    if (allowance.left() < -PATIENCE) {
      dismiss("too many messages");
      return;
    }
    switch (Incoming.read(text)) {
      case Incoming.Garbled(String id, Fault fault) -> link.say(Notice.error(id, fault, texts));
      case Incoming.Asked(String id, Request request, Optional<String> command) -> {
        Optional<Fault> fault =
            allowance.exceeded()
                ? Optional.of(Fault.of(Fault.TOO_FAST, Message.of("faults.slow-down")))
                : askedOf(id, request, command, text);
        fault.ifPresent(f -> link.say(Notice.error(id, f, texts)));
      }
    }
  }

  /** Asks the table; one on another machine gets the words as they are. */
  private Optional<Fault> askedOf(
      String id, Request request, Optional<String> command, String text) {
    if (request instanceof Request.Hello hello) {
      texts = hello.language().map(Texts::in).orElse(Texts.ENGLISH);
    }
    if (way.isEmpty()
        && request instanceof Request.Hello hello
        && finder.apply(hello.table()) instanceof FoundTable.Led(Placement placement)) {
      way = Optional.of(placement.lead(hello.table(), link));
      welcomed = true;
    }
    if (way.isPresent()) {
      way.get().hear(text);
      return Optional.empty();
    }
    return asked(id, request, command);
  }

  private Optional<Fault> asked(String id, Request request, Optional<String> command) {
    if (request instanceof Request.Hello hello) {
      Optional<Fault> fault = Versions.SPOKEN.refuse(hello.version());
      return fault.isPresent() ? fault : hello(id, hello, TRIES);
    }
    if (request instanceof Request.Pong) {
      measure();
      if (!id.equals(Incoming.NO_ID)) {
        link.say(Notice.result(id, new Notice.Done()));
      }
      return Optional.empty();
    }
    if (host.isEmpty()) {
      return Optional.of(Fault.of(Fault.NOT_YOUR_SEAT, Message.of("faults.hello-first")));
    }
    if (request instanceof Request.Events(long since)) {
      return events(id, since);
    }
    if (request instanceof Request.Ticket(var _, Optional<String> to)) {
      Optional<Fault> unnamed = to.flatMap(desk.names()::faultOf);
      if (unnamed.isPresent()) {
        return unnamed;
      }
    }
    var _ =
        host.get()
            .take(new Input.Asked(number, id, hashed(request), command))
            .thenAccept(taken -> noteUnlessTold(id, taken));
    return Optional.empty();
  }

  /** A room knows no tickets, but their hashes. */
  private static Request hashed(Request request) {
    return request instanceof Request.Ticket(Optional<String> ticket, Optional<String> to)
        ? new Request.Ticket(ticket.map(Keys::hash), to)
        : request;
  }

  /** One page after the other: whoever wants more asks again. */
  private Optional<Fault> events(String id, long since) {
    if (reader.isEmpty()) {
      return Optional.of(Fault.of(Fault.NOT_YOUR_SEAT, Message.of("faults.hello-first")));
    }
    if (reading) {
      return Optional.of(Fault.of(Fault.TOO_FAST, Message.of("faults.page-coming")));
    }
    reading = true;
    Optional<Fault> fault =
        desk.past()
            .read(
                reader.get(),
                since,
                page -> mailbox.put(() -> endReading(Notice.result(id, page))),
                failure -> mailbox.put(() -> endReading(Notice.error(id, failure, texts))));
    reading = fault.isEmpty();
    return fault;
  }

  private void endReading(String answer) {
    reading = false;
    if (!ended) {
      link.say(answer);
    }
  }

  /** The room is told how far away the client is, when that is news. */
  private void measure() {
    OptionalInt millis = heartbeat.answered(clock.millis());
    if (millis.isPresent() && host.isPresent()) {
      var _ = host.get().take(new Input.Measured(number, millis.getAsInt()));
    }
  }

  private Optional<Fault> hello(String id, Request.Hello hello, int tries) {
    switch (finder.apply(hello.table())) {
      case FoundTable.Here(RoomHost found) -> {
        if (!table.isEmpty() && !table.equals(hello.table())) {
          return Optional.of(Fault.notNow(Message.of("faults.one-table")));
        }
        table = hello.table();
        host = Optional.of(found);
        Optional<String> token = hello.token().map(Keys::hash);
        var _ =
            found
                .join(
                    new Input.Connected(number, id, token, hello.since()),
                    new Listener(link, hello.changes(), texts))
                .thenAccept(taken -> noteHello(id, hello, taken, tries));
        return Optional.empty();
      }
      case FoundTable.Led _, FoundTable.Nowhere _ -> {
        return Optional.of(Fault.of(Fault.UNKNOWN_TABLE, Message.of("faults.no-table")));
      }
      case FoundTable.Closing closing -> {
        link.close(Link.GOING_AWAY, "please come again");
        ended();
        return Optional.empty();
      }
      case FoundTable.Unreadable(boolean damaged) -> {
        String key = damaged ? "faults.unreadable" : "faults.store-away";
        return Optional.of(Fault.of(Fault.NOT_DONE, Message.of(key)));
      }
    }
  }

  /**
   * A hello that was refused, for its token or else, is none: the time for it runs on. This is
   * called by the room, before anybody hears of the hello.
   */
  private void noteHello(String id, Request.Hello hello, Taken taken, int tries) {
    switch (taken) {
      case Taken.Done(List<Output> outputs) -> {
        for (Output output : outputs) {
          if (output instanceof Output.Answered(long _, String _, Notice.Welcome welcome)) {
            reader = Optional.of(readerOf(hello.table(), welcome));
            welcomed = true;
          }
        }
      }
      case Taken.Ended ended when tries > 1 -> mailbox.put(() -> knockAgain(id, hello, tries - 1));
      case Taken.Ended _, Taken.NotDone _, Taken.Busy _ -> mailbox.put(() -> note(id, taken));
    }
  }

  /** What comes after the hello is told anyway. */
  private PastEvents.Reader readerOf(String of, Notice.Welcome welcome) {
    return new PastEvents.Reader(
        number,
        desk.address(),
        of,
        welcome.seat().orElse(Match.NOBODY),
        welcome.snapshot().number(),
        welcome.handedAt().orElse(0));
  }

  /** The table fell asleep while we knocked: it is woken. */
  private void knockAgain(String id, Request.Hello hello, int tries) {
    if (!ended) {
      hello(id, hello, tries).ifPresent(fault -> link.say(Notice.error(id, fault, texts)));
    }
  }

  /** Most requests reach the room, and nothing is left to be done here. */
  private void noteUnlessTold(String id, Taken taken) {
    if (!(taken instanceof Taken.Done) && !(taken instanceof Taken.NotDone)) {
      mailbox.put(() -> note(id, taken));
    }
  }

  /** The room answers over the link; only what never reached it is answered here. */
  private void note(String id, Taken taken) {
    switch (taken) {
      case Taken.Done done -> {}
      case Taken.NotDone notDone -> {}
      case Taken.Busy busy ->
          link.say(Notice.error(id, Fault.of(Fault.NOT_DONE, Message.of("faults.busy")), texts));
      case Taken.Ended gone -> {
        link.close(Link.TROUBLE, "please connect again");
        ended();
      }
    }
  }

  private void dismiss(String reason) {
    if (!ended) {
      link.close(Link.POLICY, reason);
      ended();
    }
  }

  private void ended() {
    if (ended) {
      return;
    }
    ended = true;
    left.accept(number);
    host.ifPresent(room -> room.leaves(number));
    if (reader.isPresent()) {
      desk.past().forget(number);
    }
    way.ifPresent(Placement.Way::end);
  }
}
