package eightfold.volity.table;

import eightfold.protocol.Request;
import eightfold.protocol.Snapshot;
import eightfold.server.room.Input;
import eightfold.server.room.Steer;
import eightfold.volity.Jid;
import eightfold.volity.rpc.Call;
import eightfold.volity.rpc.Code;
import eightfold.volity.rpc.RpcFault;
import eightfold.volity.xml.Xml;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** How people sit down and stand up, and bots are seated by people. */
final class SeatCalls {
  private final Outgoing out;
  private final RefereeState state;
  private final Xml iq;
  private final Jid from;
  private final Occupant caller;

  SeatCalls(Outgoing out, Xml iq, Jid from, Occupant caller) {
    this.out = out;
    this.state = out.state();
    this.iq = iq;
    this.from = from;
    this.caller = caller;
  }

  /** Whom a call names. */
  private sealed interface Named {
    record Self() implements Named {}

    record OfBot(Puppet bot) implements Named {}

    record Nobody() implements Named {}
  }

  private Named named(String text) throws RpcFault {
    Jid jid = Jid.of(text);
    Puppet puppet = state.puppets.get(jid.toString());
    if (puppet != null && puppet.isBot()) {
      return new Named.OfBot(puppet);
    }
    if (jid.equals(from) || jid.equals(caller.jid()) || caller.seen().contains(jid.toString())) {
      return new Named.Self();
    }
    boolean present =
        puppet != null
            || state.occupants.values().stream()
                .anyMatch(occupant -> occupant.seen().contains(jid.toString()));
    if (present) {
      throw new RpcFault(Code.IDENTITY, "everybody sits down and stands up by themselves");
    }
    return new Named.Nobody();
  }

  private boolean deny(boolean denied, String token, String... data) {
    if (denied) {
      out.answer(iq, Replies.denied(token, data));
    }
    return denied;
  }

  private boolean isActive() {
    return state.told.playing() && !state.told.suspended();
  }

  void sit(Call call) throws RpcFault {
    if (deny(isActive(), "game_in_progress")) {
      return;
    }
    String jid = call.expect(1, 2).text(0);
    OptionalInt place =
        call.has(1) ? OptionalInt.of(state.site.place(call.text(1))) : OptionalInt.empty();
    switch (named(jid)) {
      case Named.Nobody() -> deny(true, "jid_not_present", jid);
      case Named.OfBot(Puppet bot) -> seatBot(bot, place);
      case Named.Self() -> {
        if (!deny(caller.callTo().isEmpty(), "jid_not_ready", jid)) {
          sitDown(place);
        }
      }
    }
  }

  private void sitDown(OptionalInt wanted) throws RpcFault {
    String account = caller.account();
    Optional<Integer> has = state.seatOf(account).map(state::place);
    boolean there = has.isPresent() && (wanted.isEmpty() || has.get() == wanted.getAsInt());
    if (there) {
      out.answer(iq, Replies.ok(Site.seatId(has.get())));
      return;
    }
    if (state.told.playing()) {
      comeBack(account, has.isPresent());
      return;
    }
    Optional<Integer> place = wanted.isPresent() ? free(wanted.getAsInt()) : firstFree();
    if (deny(place.isEmpty(), wanted.isPresent() ? "seat_not_available" : "no_seat")) {
      return;
    }
    String name = Occupant.tableName(caller.nick());
    if (state.site.refusedNames().test(name) || state.site.refusedNames().test(caller.nick())) {
      throw new RpcFault(
          Code.VALUE,
          "nobody can have your name in this room at a table of this server;"
              + " please take another one in the room, and sit down again");
    }
    String token = state.site.account(caller.jid());
    if (deny(state.sitting.containsKey(token), "jid_not_ready", caller.jid().toString())) {
      return;
    }
    state.sitting.put(token, new Pending.Sat(iq, account));
    out.give(new Input.Sit(name, token, OptionalInt.of(seatAt(place.get()).orElseThrow())));
  }

  /** A match's seats are fixed: whoever has one has it again, and nobody gets another. */
  private void comeBack(String account, boolean sits) {
    if (!deny(sits || state.connections.containsKey(account), "seat_not_available")) {
      out.connect(account, new Pending.Sat(iq, account));
    }
  }

  private Optional<Integer> seatAt(int place) {
    List<Snapshot.Seat> seats = state.table().orElseThrow().seats();
    for (int seat = 0; seat < seats.size(); seat++) {
      if (seats.get(seat).place().orElse(seat) == place) {
        return Optional.of(seat);
      }
    }
    return Optional.empty();
  }

  private Optional<Integer> free(int place) {
    List<Snapshot.Seat> seats = state.table().orElseThrow().seats();
    return seatAt(place).filter(seat -> seats.get(seat).name().isEmpty()).map(_ -> place);
  }

  private Optional<Integer> firstFree() {
    for (int place = 0; place < state.site.most(); place++) {
      if (free(place).isPresent()) {
        return Optional.of(place);
      }
    }
    return Optional.empty();
  }

  private Optional<Integer> placeOf(Puppet bot) {
    return state.puppetAt.entrySet().stream()
        .filter(one -> one.getValue().equals(bot.jid().toString()))
        .map(java.util.Map.Entry::getKey)
        .findFirst();
  }

  private void seatBot(Puppet bot, OptionalInt wanted) {
    Optional<Integer> has = placeOf(bot);
    boolean there = has.isPresent() && (wanted.isEmpty() || has.get() == wanted.getAsInt());
    if (there) {
      out.answer(iq, Replies.ok(Site.seatId(has.get())));
      return;
    }
    if (deny(state.told.playing(), "seat_not_available")) {
      return;
    }
    Optional<Integer> place = wanted.isPresent() ? free(wanted.getAsInt()) : firstFree();
    if (deny(place.isEmpty(), wanted.isPresent() ? "seat_not_available" : "no_seat")) {
      return;
    }
    has.flatMap(this::seatAt)
        .ifPresent(seat -> out.steer(new Steer.Clear(seat), new Pending.Nothing()));
    has.ifPresent(state.puppetAt::remove);
    state.puppetAt.put(place.get(), bot.jid().toString());
    out.steer(
        new Steer.Fill(
            seatAt(place.get()).orElseThrow(), bot.bot(), Occupant.tableName(bot.nick())),
        new Pending.Answer(iq, List.of("volity.ok", Site.seatId(place.get()))));
  }

  void stand(Call call) throws RpcFault {
    if (deny(isActive(), "game_in_progress")) {
      return;
    }
    String jid = call.expect(1, 1).text(0);
    Pending ok = new Pending.Answer(iq, List.of("volity.ok"));
    switch (named(jid)) {
      case Named.Nobody() -> deny(true, "jid_not_present", jid);
      case Named.Self() -> {
        if (state.seatOf(caller.account()).isEmpty()) {
          out.answer(iq, Replies.ok());
        } else {
          out.ask(caller.account(), new Request.Leave(), ok);
        }
      }
      case Named.OfBot(Puppet bot) -> {
        Optional<Integer> seat = placeOf(bot).flatMap(this::seatAt);
        if (seat.isEmpty()) {
          out.answer(iq, Replies.ok());
        } else if (state.told.playing()) {
          throw new RpcFault(Code.STATE, "the seats of a game are fixed until it ends");
        } else {
          out.steer(new Steer.Clear(seat.get()), ok);
        }
      }
    }
  }
}
