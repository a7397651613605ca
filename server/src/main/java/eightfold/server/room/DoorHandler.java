package eightfold.server.room;

import eightfold.message.Message;
import eightfold.protocol.Fault;
import java.util.Map;
import java.util.Optional;

/** What doors of the server's own ask for. */
final class DoorHandler {
  private final StepContext here;

  DoorHandler(StepContext here) {
    this.here = here;
  }

  /** What a door wants, or why it is not done. */
  Step steered(Input.Steered steered) {
    RefereeHandler referee = new RefereeHandler(here);
    return switch (steered.steer()) {
      case Steer.Fill _, Steer.Clear _, Steer.Choose _, Steer.Kill _
          when here.presence().consent().asking() ->
          Step.refused(RefereeHandler.asking());
      case Steer.Fill(int seat, String bot, String name) ->
          new SeatHandler(here).fill(seat, bot, name);
      case Steer.Clear(int seat) -> new SeatHandler(here).clear(seat);
      case Steer.Choose(Map<String, String> options) -> new OptionsHandler(here).choose(options);
      case Steer.Next() -> new DealHandler(here).next();
      case Steer.Referee(boolean on) ->
          here.table().doors().refereed() == on
              ? Step.NONE
              : Step.NONE.accept(new Fact.Refereed(on));
      case Steer.Keep(String door, String key, String value) -> kept(door, key, value);
      case Steer.Consult(boolean on) -> referee.consult(steered.connection(), on);
      case Steer.Consent() -> referee.consent(steered.connection());
      case Steer.Unready() -> RefereeHandler.noneReady();
      case Steer.Kill(boolean on, Optional<Integer> by) -> referee.kill(on, by);
    };
  }

  private Step kept(String door, String key, String value) {
    Map<String, String> notes = here.table().doors().of(door);
    boolean more = !notes.containsKey(key) && notes.size() >= Doors.MOST;
    if (more || value.length() > Doors.LONGEST || key.length() > Doors.LONGEST) {
      return Step.refused(
          Fault.of(
              Fault.WRONG_PARAMS,
              Message.of("faults.door-notes")
                  .with("most", Doors.MOST)
                  .with("letters", Doors.LONGEST)));
    }
    if (notes.getOrDefault(key, "").equals(value)) {
      return Step.NONE;
    }
    Step noted = Step.NONE.keep(new Fact.Noted(door, key, value));
    return key.equals(Doors.ADDRESS) ? noted.show() : noted;
  }
}
