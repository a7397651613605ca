package eightfold.volity.door;

import eightfold.server.lobby.Mailbox;
import eightfold.server.lobby.TableDoor;
import eightfold.server.lobby.TableDoors;
import eightfold.server.port.Threads;
import eightfold.server.room.Input;
import eightfold.server.room.Output;
import eightfold.volity.Wire;
import eightfold.volity.table.Referee;
import eightfold.volity.table.RefereeEffect;
import eightfold.volity.table.RefereeEvent;
import eightfold.volity.xml.Xml;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Runs one referee: takes what comes one after the other, and does what it wants done. */
final class TableRunner implements TableDoor.Ear {
  private static final System.Logger LOG = System.getLogger(TableRunner.class.getName());

  /** More waits only where somebody sends faster than a table can answer. */
  private static final int MOST_WAITING = 2_000;

  private final String table;
  private final TableDoors tables;
  private final Wire wire;
  private final InstantSource clock;
  private final Mailbox mailbox;
  private final Consumer<TableRunner> changed;
  private volatile Referee referee;
  private Optional<TableDoor> door = Optional.empty();
  private volatile boolean ended;

  /**
   * @param changed told when its addresses are others, or it has ended
   */
  TableRunner(
      String table,
      Referee referee,
      TableDoors tables,
      Wire wire,
      InstantSource clock,
      Consumer<TableRunner> changed) {
    this.table = table;
    this.referee = referee;
    this.tables = tables;
    this.wire = wire;
    this.clock = clock;
    this.changed = changed;
    this.mailbox = new Mailbox("volity-" + table, Threads.VIRTUAL);
  }

  String table() {
    return table;
  }

  Referee referee() {
    return referee;
  }

  boolean hasEnded() {
    return ended;
  }

  /** Takes what comes, now or later. */
  void take(RefereeEvent event) {
    boolean mayBeLost =
        event instanceof RefereeEvent.Heard || event instanceof RefereeEvent.TimePassed;
    if (!ended && (!mayBeLost || mailbox.size() < MOST_WAITING)) {
      mailbox.put(() -> done(event));
    }
  }

  /** What fails changes nothing: the referee is as it was. */
  private void done(RefereeEvent event) {
    Referee.Turn turn;
    try {
      turn = referee.after(event, clock.millis());
    } catch (RuntimeException | Error e) {
      LOG.log(
          System.Logger.Level.ERROR,
          "table " + table + ": " + event.getClass().getSimpleName(),
          eightfold.server.lobby.Redacted.of(e));
      if (event instanceof RefereeEvent.Heard(Xml stanza)
          && stanza.name().equals("iq")
          && stanza.attribute("type").equals("set")) {
        wire.send(
            eightfold.volity.table.Replies.result(stanza)
                .with(eightfold.volity.table.Replies.internal()));
      }
      return;
    }
    referee = turn.referee();
    turn.effects().forEach(this::carryOut);
  }

  private void carryOut(RefereeEffect effect) {
    switch (effect) {
      case RefereeEffect.Send(Xml stanza) -> wire.send(stanza);
      case RefereeEffect.Give(Input input) -> {
        if (door.isPresent()) {
          door.get().take(input);
        } else {
          take(new RefereeEvent.Failed(input));
        }
      }
      case RefereeEffect.Attach() -> door = tables.enter(table, this);
      case RefereeEffect.Renamed() -> changed.accept(this);
      case RefereeEffect.Unrecorded() ->
          LOG.log(
              System.Logger.Level.WARNING,
              "table {0}: the bookkeeper has not taken the record of a game",
              table);
      case RefereeEffect.End() -> {
        ended = true;
        door.ifPresent(TableDoor::close);
        changed.accept(this);
      }
    }
  }

  @Override
  public void said(Input input, List<Output> outputs) {
    take(new RefereeEvent.Said(input, outputs));
  }

  @Override
  public void failed(Input input) {
    take(new RefereeEvent.Failed(input));
  }

  @Override
  public void gone() {
    take(new RefereeEvent.TableGone());
  }

  /** The program goes down: its rooms stay, and the door comes back to them. */
  void close() {
    ended = true;
  }
}
