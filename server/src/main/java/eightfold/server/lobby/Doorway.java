package eightfold.server.lobby;

import eightfold.message.Message;
import eightfold.protocol.Fault;
import eightfold.protocol.Request;
import eightfold.server.room.Input;
import eightfold.server.room.Output;
import eightfold.server.room.RoomTable;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** What one room has to do with the door besides the page. It belongs to the room's thread. */
final class Doorway {
  private final Supplier<Optional<DoorKeeper>> keeper;
  private Optional<TableDoor.Ear> ear = Optional.empty();

  /**
   * @param keeper who keeps that door, if anybody does
   */
  Doorway(Supplier<Optional<DoorKeeper>> keeper) {
    this.keeper = keeper;
  }

  /** Whether the door is at the table. */
  boolean isTaken() {
    return ear.isPresent();
  }

  /** Somebody comes in the place of who was there before, or nobody does. */
  void enters(Optional<TableDoor.Ear> other) {
    gone();
    ear = other;
  }

  /** The door's connections are gone, and its ear hears so. */
  void gone() {
    ear.ifPresent(TableDoor.Ear::gone);
    ear = Optional.empty();
  }

  /** Tells the door what is for it. */
  void tell(Input input, List<Output> outputs) {
    if (ear.isPresent()) {
      List<Output> told = outputs.stream().filter(Doorway::isForDoor).toList();
      if (!told.isEmpty()) {
        ear.get().said(input, told);
      }
    }
  }

  private static boolean isForDoor(Output output) {
    return switch (output) {
      case Output.Seated _, Output.NoSeat _ -> true;
      case Output.Erased _ -> false;
      case Output.Answered(long connection, var _, var _) -> connection < 0;
      case Output.Refused(long connection, var _, var _) -> connection < 0;
      case Output.Told(long connection, var _) -> connection < 0;
      case Output.Dismissed(long connection, var _) -> connection < 0;
      case Output.Trouble _ -> false;
    };
  }

  /** What is answered to a host who wants a referee where no door could lead; else nothing. */
  Optional<Output> refused(Input input, RoomTable table) {
    if (input instanceof Input.Asked asked
        && asked.request() instanceof Request.Referee
        && keeper.get().filter(its -> its.leadsTo(table)).isEmpty()) {
      Fault fault = Fault.notNow(Message.of("faults.other-door"));
      return Optional.of(new Output.Refused(asked.connection(), asked.id(), fault));
    }
    return Optional.empty();
  }

  /** The room has taken an input: the keeper hears of who wants, or misses, a referee. */
  void after(Input input, RoomTable table) {
    if (!table.doors().refereed()) {
      return;
    }
    if (input instanceof Input.Asked asked && asked.request() instanceof Request.Referee) {
      keeper.get().ifPresent(its -> its.wanted(table));
    } else if (input instanceof Input.Connected && !isTaken()) {
      keeper.get().ifPresent(its -> its.woken(table));
    }
  }
}
