package eightfold.server.room;

import java.util.OptionalLong;

/**
 * All that a room is between two inputs.
 *
 * @param unwritten requests that were done and of which no fact came; a restart forgets them
 * @param backlog what spectators see, where that is not what there is
 * @param audienceDue when all are told how many watch, where that has changed
 * @param welcomes what whoever comes to watch is told as long as nothing changes
 */
record RoomState(
    RoomTable table,
    Presence presence,
    Clocks clocks,
    Pace pace,
    BotPlayer.Bots bots,
    Commands unwritten,
    Backlog backlog,
    OptionalLong audienceDue,
    Welcomes welcomes) {
  Schedule schedule() {
    return new Schedule(table, presence, clocks, pace);
  }
}
