package eightfold.volity.table;

import eightfold.protocol.Request;
import eightfold.server.room.Allowance;
import eightfold.volity.Jid;
import eightfold.volity.rpc.Rpc;
import eightfold.volity.xml.Xml;
import eightfold.volity.xml.XmlStream;
import java.util.List;
import java.util.Optional;

/** What the room and people send to the referee and to those whom it has brought. */
final class Stanzas {
  /** Calls of one account: so many at once, so many a second. */
  private static final Allowance.Limit SPEED = new Allowance.Limit(30, 10);

  /** So many calls wait until it is known who their callers are. */
  private static final int MOST_HELD = 256;

  /** So far over that somebody is put out of the room. */
  private static final double PATIENCE = 60;

  private final RefereeStep at;
  private final RefereeState state;

  Stanzas(RefereeStep at) {
    this.at = at;
    this.state = at.state();
  }

  RefereeStep heard(Xml stanza) {
    return switch (stanza.name()) {
      case "presence" -> presence(stanza);
      case "message" -> message(stanza);
      case "iq" -> iq(stanza);
      default -> at;
    };
  }

  /** Takes the calls that had to wait; some may have to wait on. */
  RefereeStep release() {
    return at.calls(CallHistory::released)
        .each(state.calls().held(), (step, iq) -> new Stanzas(step).iq(iq));
  }

  private boolean isForReferee(Xml stanza) {
    return Jid.of(stanza.attribute("to")).equals(state.me());
  }

  private boolean isOfRoom(Jid from) {
    return from.bare().equals(state.room());
  }

  private RefereeStep presence(Xml presence) {
    Jid from = Jid.of(presence.attribute("from"));
    if (!isOfRoom(from)) {
      return at;
    }
    if (!isForReferee(presence)) {
      return new Puppets(at).shown(presence);
    }
    if (presence.attribute("type").equals("error")) {
      return new Entry(at).refused();
    }
    String nick = from.resource();
    Optional<Xml> user = presence.child("x", Namespaces.MUC_USER);
    Optional<Xml> item = user.flatMap(x -> x.child("item"));
    boolean gone = presence.attribute("type").equals("unavailable");
    if (!nick.equals(Namespaces.REFEREE)) {
      return item.map(shown -> occupant(nick, shown, gone)).orElse(at);
    }
    if (gone) {
      return state.entry().isOpen() ? new Entry(at).closed() : at;
    }
    List<String> codes =
        user.map(x -> x.all("status")).orElse(List.of()).stream()
            .map(status -> status.attribute("code"))
            .toList();
    return new Entry(at).entered(codes, item.map(i -> i.attribute("affiliation")).orElse(""));
  }

  private RefereeStep occupant(String nick, Xml item, boolean gone) {
    Jid jid = Jid.of(item.attribute("jid"));
    if (jid.domain().equals(state.site().parlor().domain())) {
      boolean unknown = !gone && state.occupants().puppet(jid.toString()).isEmpty();
      return at.when(unknown, step -> new Entry(step).ghost(jid, nick));
    }
    Optional<Occupant> before = Optional.ofNullable(state.occupants().people().get(nick));
    if (gone) {
      return at.each(before, (step, one) -> new Stanzas(step).gone(one, item.attribute("nick")));
    }
    Optional<Occupant> same = before.filter(one -> one.account().equals(jid.bare().toString()));
    Occupant shown = same.map(one -> one.shownAs(jid)).orElse(Occupant.of(nick, jid));
    return at.occupants(all -> all.with(shown))
        .times(RefereeTimes::occupied)
        .when(same.isEmpty() && state.entry().isOpen(), step -> step.send(greeting(nick)));
  }

  /** Somebody has gone from a name; where there is another one, nobody has gone. */
  private RefereeStep gone(Occupant before, String other) {
    RefereeStep gone = at.occupants(all -> all.without(before.nick()));
    if (other.isEmpty()) {
      return gone.then(step -> new Entry(step).left(before.account()));
    }
    return gone.occupants(all -> all.with(before.called(other)))
        .each(
            state.seatOf(before.account()).map(state::place),
            (step, place) -> step.occupants(all -> all.named(place, other)));
  }

  /** Whoever comes is told where the table is in a browser. */
  private Xml greeting(String nick) {
    return Xml.stanza("message")
        .with("type", "chat")
        .with("from", state.me().toString())
        .with("to", state.room().at(nick).toString())
        .with(Xml.stanza("body"), "This table is also at " + state.site().link());
  }

  private RefereeStep message(Xml message) {
    Jid from = Jid.of(message.attribute("from"));
    boolean spoken = message.attribute("type").equals("groupchat") && isForReferee(message);
    boolean old = message.child("delay", Namespaces.DELAY).isPresent();
    Optional<String> body = message.child("body").map(Xml::text);
    Optional<Occupant> speaker =
        Optional.ofNullable(state.occupants().people().get(from.resource()))
            .filter(one -> state.seatOf(one.account()).isPresent());
    if (!isOfRoom(from) || !spoken || old || body.isEmpty() || speaker.isEmpty()) {
      return at;
    }
    String text = body.get();
    int end =
        text.offsetByCodePoints(
            0, Math.min(Request.LONGEST_CHAT, text.codePointCount(0, text.length())));
    return at.ask(
        speaker.get().account(), new Request.Chat(text.substring(0, end)), new Pending.Nothing());
  }

  private RefereeStep iq(Xml iq) {
    String type = iq.attribute("type");
    boolean asks = type.equals("get") || type.equals("set");
    if (!asks) {
      return answered(iq);
    }
    if (iq.children().stream().anyMatch(XmlStream.TOO_LARGE::equals)) {
      return at.send(Replies.error(iq, "modify", "policy-violation"));
    }
    if (!isForReferee(iq)) {
      return at.send(new Puppets(at).answer(iq));
    }
    Optional<Xml> call = iq.child("query", Rpc.NAMESPACE);
    if (type.equals("set") && call.isPresent()) {
      return called(iq, call.get());
    }
    return at.send(
        new Disco(state)
            .answer(iq)
            .orElseGet(() -> Replies.error(iq, "cancel", "service-unavailable")));
  }

  /** The bookkeeper or the room has answered. */
  private RefereeStep answered(Xml iq) {
    Bookkeeping bookkeeping = new Bookkeeping(at);
    if (bookkeeping.waitsFor(iq)) {
      return bookkeeping.heard(iq);
    }
    boolean ofRoom =
        isForReferee(iq)
            && Jid.of(iq.attribute("from")).equals(state.room())
            && iq.attribute("id").equals(Entry.CONFIGURE);
    return at.when(
        ofRoom, step -> new Entry(step).configured(iq.attribute("type").equals("result")));
  }

  /** A call: done once, however often it comes, and by whoever the server says it is. */
  private RefereeStep called(Xml iq, Xml query) {
    Jid from = Jid.of(iq.attribute("from"));
    String account = from.bare().toString();
    if (state.isFinding(account)) {
      return at.when(
          state.calls().held().size() < MOST_HELD, step -> step.calls(calls -> calls.holds(iq)));
    }
    Optional<Occupant> caller = caller(from);
    Allowance left =
        state.calls().speed().getOrDefault(account, SPEED.full(at.now())).used(SPEED, at.now());
    RefereeStep counted = at.calls(calls -> calls.called(account, left));
    if (left.exceeded()) {
      boolean hopeless = left.filled(SPEED, at.now()) < -PATIENCE;
      return counted
          .send(Replies.error(iq, "wait", "resource-constraint"))
          .each(caller.filter(_ -> hopeless), (step, one) -> new Entry(step).putOut(one.nick()));
    }
    Optional<Xml> before = state.calls().answered().get(Replies.key(iq));
    if (before != null) {
      return counted.each(before, (step, answer) -> step.send(Replies.result(iq).with(answer)));
    }
    return counted
        .calls(calls -> calls.comes(iq))
        .then(step -> new PlatformCalls(step, iq, from, caller).take(query));
  }

  /** Whose call it is: the occupant with that address, or the only one of its account. */
  private Optional<Occupant> caller(Jid from) {
    Optional<Occupant> exact =
        state.occupants().people().values().stream()
            .filter(occupant -> occupant.seen().contains(from.toString()))
            .findFirst();
    List<Occupant> ofAccount =
        state.occupants().people().values().stream()
            .filter(occupant -> occupant.account().equals(from.bare().toString()))
            .toList();
    return exact.isPresent() || ofAccount.size() != 1 ? exact : Optional.of(ofAccount.getFirst());
  }
}
