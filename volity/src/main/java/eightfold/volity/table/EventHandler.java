package eightfold.volity.table;

import eightfold.server.room.Input;
import eightfold.server.room.Output;
import eightfold.server.room.Steer;
import eightfold.volity.xml.Xml;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What one event leads to. */
final class EventHandler {
  private final RefereeStep at;
  private final RefereeState state;

  EventHandler(RefereeStep at) {
    this.at = at;
    this.state = at.state();
  }

  RefereeStep take(RefereeEvent event) {
    return switch (event) {
      case RefereeEvent.Heard(Xml stanza) -> new Stanzas(at).heard(stanza);
      case RefereeEvent.Said(Input input, List<Output> outputs) ->
          new TableOutputs(at, outputs).saidAfter(input);
      case RefereeEvent.Failed(Input input) -> failed(input);
      case RefereeEvent.TableGone() -> tableGone();
      case RefereeEvent.Online() -> new Entry(at).online();
      case RefereeEvent.Announced(String text) -> new Entry(at).announce(text);
      case RefereeEvent.ShutDown() -> new Entry(at).shutDown();
      case RefereeEvent.TimePassed() -> timePassed();
    };
  }

  private RefereeStep timePassed() {
    return new Entry(at)
        .timePassed()
        .then(step -> new Bookkeeping(step).timePassed())
        .when(
            at.now() >= state.times().nextDealAt(),
            step -> step.times(RefereeTimes::noDeal).steer(new Steer.Next()));
  }

  /** The table is asked for again, and all who sat there sit there again. */
  private RefereeStep tableGone() {
    Connections before = state.connections();
    List<Pending> waiting = new ArrayList<>(before.pending().values());
    waiting.addAll(before.sitting().values());
    return at.connections(Connections::gone)
        .each(waiting, (step, one) -> new EventHandler(step).undone(one))
        .attach()
        .each(
            before.byAccount().keySet(),
            (step, account) -> step.connect(account, new Pending.Nothing()));
  }

  private RefereeStep failed(Input input) {
    return switch (input) {
      case Input.Asked asked -> unanswered(asked.id());
      case Input.Steered steered -> unanswered(steered.id());
      case Input.Connected hello ->
          at.connections(all -> all.without(hello.connection()))
              .then(step -> new EventHandler(step).unanswered(hello.id()));
      case Input.Sit sit ->
          at.connections(all -> all.askedForSeat(sit.token()))
              .each(
                  Optional.ofNullable(state.connections().sitting().get(sit.token())),
                  (step, one) -> new EventHandler(step).undone(one));
      case Input.Disconnected _,
          Input.Measured _,
          Input.Erase _,
          Input.Rekey _,
          Input.TimePassed _ ->
          at;
    };
  }

  private RefereeStep unanswered(String request) {
    return at.connections(all -> all.answered(request))
        .each(
            state.connections().waitingFor(request),
            (step, one) -> new EventHandler(step).undone(one));
  }

  /** Whoever waits for something hears that it was not done. */
  private RefereeStep undone(Pending one) {
    return at.each(one.waiting(), (step, iq) -> step.answer(iq, Replies.internal()));
  }
}
