package eightfold.volity.table;

import eightfold.protocol.Request;
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
import java.util.stream.IntStream;

/** How people sit down and stand up, and bots are seated by people. */
final class SeatCalls {
  private final RefereeStep at;
  private final RefereeState state;
  private final Xml iq;
  private final Jid from;
  private final Occupant caller;

  SeatCalls(RefereeStep at, Xml iq, Jid from, Occupant caller) {
    this.at = at;
    this.state = at.state();
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
    Optional<Puppet> puppet = state.occupants().puppet(jid.toString());
    if (puppet.filter(Puppet::isBot).isPresent()) {
      return new Named.OfBot(puppet.get());
    }
    if (jid.equals(from) || jid.equals(caller.jid()) || caller.seen().contains(jid.toString())) {
      return new Named.Self();
    }
    if (puppet.isPresent() || state.occupants().hasShown(jid.toString())) {
      throw new RpcFault(Code.IDENTITY, "everybody sits down and stands up by themselves");
    }
    return new Named.Nobody();
  }

  private RefereeStep denied(String token, String... data) {
    return at.answer(iq, Replies.denied(token, data));
  }

  private RefereeStep seated(int place) {
    return at.answer(iq, Replies.ok(Site.seatId(place)));
  }

  RefereeStep sit(Call call) throws RpcFault {
    if (state.told().isActive()) {
      return denied("game_in_progress");
    }
    String jid = call.expect(1, 2).text(0);
    OptionalInt place =
        call.has(1) ? OptionalInt.of(state.site().place(call.text(1))) : OptionalInt.empty();
    return switch (named(jid)) {
      case Named.Nobody() -> denied("jid_not_present", jid);
      case Named.OfBot(Puppet bot) -> seatBot(bot, place);
      case Named.Self() ->
          caller.callTo().isEmpty() ? denied("jid_not_ready", jid) : sitDown(place);
    };
  }

  private RefereeStep sitDown(OptionalInt wanted) throws RpcFault {
    String account = caller.account();
    Optional<Integer> has = state.seatOf(account).map(state::place);
    if (isThere(has, wanted)) {
      return seated(has.get());
    }
    if (state.told().picture().playing()) {
      return comeBack(account, has.isPresent());
    }
    Optional<Integer> seat = freeSeat(wanted);
    if (seat.isEmpty()) {
      return full(wanted);
    }
    String name = Occupant.tableName(caller.nick());
    if (state.site().refusedNames().test(name) || state.site().refusedNames().test(caller.nick())) {
      throw new RpcFault(
          Code.VALUE,
          "nobody can have your name in this room at a table of this server;"
              + " please take another one in the room, and sit down again");
    }
    String token = state.site().account(caller.jid());
    if (state.connections().sitting().containsKey(token)) {
      return denied("jid_not_ready", caller.jid().toString());
    }
    return at.connections(all -> all.asksForSeat(token, new Pending.Sat(iq, account)))
        .give(new Input.Sit(name, token, OptionalInt.of(seat.get())));
  }

  /** Whether somebody sits where they want to. */
  private static boolean isThere(Optional<Integer> has, OptionalInt wanted) {
    return has.isPresent() && (wanted.isEmpty() || has.get() == wanted.getAsInt());
  }

  private RefereeStep full(OptionalInt wanted) {
    return denied(wanted.isPresent() ? "seat_not_available" : "no_seat");
  }

  /** A match's seats are fixed: whoever has one has it again, and nobody gets another. */
  private RefereeStep comeBack(String account, boolean sits) {
    return sits || state.connections().byAccount().containsKey(account)
        ? denied("seat_not_available")
        : at.connect(account, new Pending.Sat(iq, account));
  }

  private Optional<Integer> seatAt(int place) {
    return IntStream.range(0, state.seats().size())
        .boxed()
        .filter(seat -> state.place(seat) == place)
        .findFirst();
  }

  /** The seat that nobody has at the wanted place, or at the first where there is one. */
  private Optional<Integer> freeSeat(OptionalInt wanted) {
    return wanted.isPresent()
        ? free(wanted.getAsInt())
        : IntStream.range(0, state.site().most())
            .mapToObj(this::free)
            .flatMap(Optional::stream)
            .findFirst();
  }

  private Optional<Integer> free(int place) {
    return seatAt(place).filter(seat -> state.seats().get(seat).name().isEmpty());
  }

  private RefereeStep seatBot(Puppet bot, OptionalInt wanted) {
    Optional<Integer> has = state.occupants().placeOf(bot);
    if (isThere(has, wanted)) {
      return seated(has.get());
    }
    if (state.told().picture().playing()) {
      return denied("seat_not_available");
    }
    Optional<Integer> free = freeSeat(wanted);
    if (free.isEmpty()) {
      return full(wanted);
    }
    int seat = free.get();
    int place = state.place(seat);
    return at.each(has.flatMap(this::seatAt), (step, left) -> step.steer(new Steer.Clear(left)))
        .each(has, (step, left) -> step.occupants(all -> all.unseats(left)))
        .occupants(all -> all.seats(place, bot))
        .steer(
            new Steer.Fill(seat, bot.bot(), Occupant.tableName(bot.nick())),
            new Pending.Answer(iq, List.of("volity.ok", Site.seatId(place))));
  }

  RefereeStep stand(Call call) throws RpcFault {
    if (state.told().isActive()) {
      return denied("game_in_progress");
    }
    String jid = call.expect(1, 1).text(0);
    return switch (named(jid)) {
      case Named.Nobody() -> denied("jid_not_present", jid);
      case Named.Self() ->
          state.seatOf(caller.account()).isEmpty()
              ? at.answer(iq, Replies.ok())
              : at.ask(caller.account(), new Request.Leave(), ok());
      case Named.OfBot(Puppet bot) -> standUp(state.occupants().placeOf(bot).flatMap(this::seatAt));
    };
  }

  private RefereeStep standUp(Optional<Integer> bot) throws RpcFault {
    if (bot.isEmpty()) {
      return at.answer(iq, Replies.ok());
    }
    if (state.told().picture().playing()) {
      throw new RpcFault(Code.STATE, "the seats of a game are fixed until it ends");
    }
    return at.steer(new Steer.Clear(bot.get()), ok());
  }

  private Pending ok() {
    return new Pending.Answer(iq, List.of("volity.ok"));
  }
}
