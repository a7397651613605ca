package eightfold.server.lobby;

import eightfold.server.room.Output;
import java.util.List;

/** What became of an input that was given to a {@link RoomHost}. */
sealed interface Taken {
  /** It was taken; these are the outputs that it led to. */
  record Done(List<Output> outputs) implements Taken {}

  /**
   * It could not be done; whoever asked has been told.
   *
   * @param undecided whether something of it may be in the store all the same
   */
  record NotDone(boolean undecided) implements Taken {}

  /** Too much is waiting already. Nobody has been told. */
  record Busy() implements Taken {}

  /** The room has ended, to sleep or for ever: look for the table again. Nobody has been told. */
  record Ended() implements Taken {}
}
