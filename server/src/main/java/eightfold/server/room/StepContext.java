package eightfold.server.room;

import eightfold.message.Message;
import eightfold.protocol.Fault;
import java.util.Optional;

/** A room as a step finds it, and what time it is; a step is made from it and leaves it alone. */
record StepContext(RoomState room, long now) {
  /** A table with so many facts is ended by and by: no more talk, deals and matches. */
  static final int MOST_FACTS = 100_000;

  RoomTable table() {
    return room.table();
  }

  Presence presence() {
    return room.presence();
  }

  Pace pace() {
    return room.pace();
  }

  BotPlayer.Bots bots() {
    return room.bots();
  }

  Schedule schedule() {
    return room.schedule();
  }

  /** The host's seat. */
  int host() {
    return new Broadcast(schedule(), now).host();
  }

  HostRights rights() {
    return new HostRights(table(), host());
  }

  /** Why no more is taken at a table that has taken very much. */
  Optional<Fault> grown() {
    return table().facts() > MOST_FACTS
        ? Optional.of(Fault.notNow(Message.of("faults.seen-enough")))
        : Optional.empty();
  }
}
