package eightfold.server.room;

import eightfold.message.Message;
import eightfold.protocol.Fault;
import eightfold.protocol.Notice;
import java.util.Map;
import java.util.Optional;

/** What doors of the server's own ask for. */
final class DoorHandler {
  private final Transition transition;

  DoorHandler(Transition transition) {
    this.transition = transition;
  }

  /** Does it, or says why not. */
  void steered(Input.Steered steered) {
    Optional<Fault> fault = done(steered);
    transition.say(
        fault.isPresent()
            ? new Output.Refused(steered.connection(), steered.id(), fault.get())
            : new Output.Answered(steered.connection(), steered.id(), new Notice.Done()));
  }

  private Optional<Fault> done(Input.Steered steered) {
    RefereeHandler referee = new RefereeHandler(transition);
    return switch (steered.steer()) {
      case Steer.Fill _, Steer.Clear _, Steer.Choose _, Steer.Kill _
          when transition.presence().consent().asking() ->
          Optional.of(RefereeHandler.asking());
      case Steer.Fill(int seat, String bot, String name) ->
          new SeatHandler(transition).fill(seat, bot, name);
      case Steer.Clear(int seat) -> new SeatHandler(transition).clear(seat);
      case Steer.Choose(Map<String, String> options) ->
          new OptionsHandler(transition).choose(options);
      case Steer.Next() -> new DealHandler(transition).next();
      case Steer.Referee(boolean on) -> {
        if (transition.table().doors().refereed() != on) {
          transition.accept(new Fact.Refereed(on));
        }
        yield Optional.empty();
      }
      case Steer.Keep(String door, String key, String value) -> kept(door, key, value);
      case Steer.Consult(boolean on) -> {
        referee.consult(steered.connection(), on);
        yield Optional.empty();
      }
      case Steer.Consent() -> referee.consent(steered.connection());
      case Steer.Unready() -> {
        referee.noneReady();
        yield Optional.empty();
      }
      case Steer.Kill(boolean on, Optional<Integer> by) -> referee.kill(on, by);
    };
  }

  private Optional<Fault> kept(String door, String key, String value) {
    Map<String, String> notes = transition.table().doors().of(door);
    boolean more = !notes.containsKey(key) && notes.size() >= Doors.MOST;
    if (more || value.length() > Doors.LONGEST || key.length() > Doors.LONGEST) {
      return Optional.of(
          Fault.of(
              Fault.WRONG_PARAMS,
              Message.of("faults.door-notes")
                  .with("most", Doors.MOST)
                  .with("letters", Doors.LONGEST)));
    }
    if (!notes.getOrDefault(key, "").equals(value)) {
      transition.record(new Fact.Noted(door, key, value));
      if (key.equals(Doors.ADDRESS)) {
        transition.changed();
      }
    }
    return Optional.empty();
  }
}
