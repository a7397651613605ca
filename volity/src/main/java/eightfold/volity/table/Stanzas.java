package eightfold.volity.table;

import eightfold.protocol.Request;
import eightfold.server.room.Allowance;
import eightfold.volity.Jid;
import eightfold.volity.rpc.Rpc;
import eightfold.volity.rpc.RpcFault;
import eightfold.volity.xml.Xml;
import eightfold.volity.xml.XmlStream;
import java.util.List;
import java.util.Optional;

/** What the room and people send to the referee and to those whom it has brought. */
final class Stanzas {
  /** Calls of one account: so many at once, so many a second. */
  private static final Allowance.Limit SPEED = new Allowance.Limit(30, 10);

  /** So many accounts' speeds are known. */
  private static final int MOST_KNOWN = 1_000;

  /** So many calls wait until it is known who their callers are. */
  private static final int MOST_HELD = 256;

  /** So far over that somebody is put out of the room. */
  private static final double PATIENCE = 60;

  private final Outgoing out;
  private final RefereeState state;

  Stanzas(Outgoing out) {
    this.out = out;
    this.state = out.state();
  }

  void heard(Xml stanza) {
    switch (stanza.name()) {
      case "presence" -> presence(stanza);
      case "message" -> message(stanza);
      case "iq" -> iq(stanza);
      default -> {}
    }
  }

  /** Takes the calls that had to wait; some may have to wait on. */
  void release() {
    List<Xml> waiting = List.copyOf(state.held);
    state.held.clear();
    waiting.forEach(this::iq);
  }

  private boolean isForReferee(Xml stanza) {
    return Jid.of(stanza.attribute("to")).equals(out.me());
  }

  private boolean isOfRoom(Jid from) {
    return from.bare().equals(out.room());
  }

  private void presence(Xml presence) {
    Jid from = Jid.of(presence.attribute("from"));
    if (!isOfRoom(from)) {
      return;
    }
    if (!isForReferee(presence)) {
      new Puppets(out).shown(presence);
      return;
    }
    String nick = from.resource();
    if (presence.attribute("type").equals("error")) {
      new Entry(out).refused();
      return;
    }
    Optional<Xml> user = presence.child("x", Names.MUC_USER);
    Optional<Xml> item = user.flatMap(x -> x.child("item"));
    boolean gone = presence.attribute("type").equals("unavailable");
    if (nick.equals(Names.REFEREE)) {
      if (gone && state.entry.isOpen()) {
        new Entry(out).closed();
      } else if (!gone) {
        List<String> codes =
            user.map(x -> x.all("status")).orElse(List.of()).stream()
                .map(status -> status.attribute("code"))
                .toList();
        new Entry(out).entered(codes, item.map(i -> i.attribute("affiliation")).orElse(""));
      }
      return;
    }
    item.ifPresent(i -> occupant(nick, i, gone));
  }

  private void occupant(String nick, Xml item, boolean gone) {
    Jid jid = Jid.of(item.attribute("jid"));
    if (jid.domain().equals(state.site.parlor().domain())) {
      if (!gone && !state.puppets.containsKey(jid.toString())) {
        new Entry(out).ghost(jid, nick);
      }
      return;
    }
    Occupant before = state.occupants.get(nick);
    if (gone) {
      if (before == null) {
        return;
      }
      state.occupants.remove(nick);
      if (!item.attribute("nick").isEmpty()) {
        // nobody has gone: it is a new name
        String other = item.attribute("nick");
        state.occupants.put(other, before.called(other));
        renamed(before.account(), other);
      } else {
        new Entry(out).left(before.account());
      }
      return;
    }
    boolean same = before != null && before.account().equals(jid.bare().toString());
    state.occupants.put(
        nick, before != null && same ? before.shownAs(jid) : Occupant.of(nick, jid));
    state.emptySince = Long.MAX_VALUE;
    if (!same && state.entry.isOpen()) {
      greet(nick);
    }
  }

  private void renamed(String account, String nick) {
    state.seatOf(account).ifPresent(seat -> state.names.put(state.place(seat), nick));
  }

  /** Whoever comes is told where the table is in a browser. */
  private void greet(String nick) {
    out.send(
        Xml.stanza("message")
            .with("type", "chat")
            .with("from", out.me().toString())
            .with("to", out.room().at(nick).toString())
            .with(Xml.stanza("body"), "This table is also at " + state.site.link()));
  }

  private void message(Xml message) {
    Jid from = Jid.of(message.attribute("from"));
    boolean spoken = message.attribute("type").equals("groupchat") && isForReferee(message);
    boolean old = message.child("delay", Names.DELAY).isPresent();
    Optional<String> body = message.child("body").map(Xml::text);
    Occupant speaker = state.occupants.get(from.resource());
    if (!isOfRoom(from) || !spoken || old || body.isEmpty() || speaker == null) {
      return;
    }
    if (state.seatOf(speaker.account()).isPresent()) {
      String text = body.get();
      int end =
          text.offsetByCodePoints(
              0, Math.min(Request.LONGEST_CHAT, text.codePointCount(0, text.length())));
      out.ask(speaker.account(), new Request.Chat(text.substring(0, end)), new Pending.Nothing());
    }
  }

  private void iq(Xml iq) {
    String type = iq.attribute("type");
    boolean asks = type.equals("get") || type.equals("set");
    if (!asks) {
      if (!new Bookkeeping(out).heard(iq)
          && isForReferee(iq)
          && Jid.of(iq.attribute("from")).equals(out.room())
          && iq.attribute("id").equals(Entry.CONFIGURE)) {
        new Entry(out).configured(type.equals("result"));
      }
      return;
    }
    if (iq.children().stream().anyMatch(XmlStream.TOO_LARGE::equals)) {
      out.send(Replies.error(iq, "modify", "policy-violation"));
      return;
    }
    if (!isForReferee(iq)) {
      new Puppets(out).asked(iq);
      return;
    }
    Optional<Xml> call = iq.child("query", Rpc.NAMESPACE);
    if (type.equals("set") && call.isPresent()) {
      called(iq, call.get());
    } else {
      new Disco(state)
          .answer(iq)
          .ifPresentOrElse(
              out::send, () -> out.send(Replies.error(iq, "cancel", "service-unavailable")));
    }
  }

  /** A call: done once, however often it comes, and by whoever the server says it is. */
  private void called(Xml iq, Xml query) {
    Jid from = Jid.of(iq.attribute("from"));
    String account = from.bare().toString();
    if (state.isFinding(account)) {
      if (state.held.size() < MOST_HELD) {
        state.held.add(iq);
      }
      return;
    }
    Optional<Occupant> caller = caller(from);
    Allowance left =
        state.speed.getOrDefault(account, SPEED.full(out.now())).used(SPEED, out.now());
    if (state.speed.size() > MOST_KNOWN) {
      state.speed.clear();
    }
    state.speed.put(account, left);
    if (left.exceeded()) {
      out.send(Replies.error(iq, "wait", "resource-constraint"));
      if (left.filled(SPEED, out.now()) < -PATIENCE && caller.isPresent()) {
        new Entry(out).putOut(caller.get().nick());
      }
      return;
    }
    Optional<Xml> before = state.answered.get(Replies.key(iq));
    if (before != null) {
      before.ifPresent(answer -> out.send(Replies.result(iq).with(answer)));
      return;
    }
    state.answered.put(Replies.key(iq), Optional.empty());
    try {
      new Calls(out, iq, from, caller).take(Rpc.call(query));
    } catch (RpcFault fault) {
      out.answer(iq, Replies.fault(fault));
    }
  }

  /** Whose call it is: the occupant with that address, or the only one of its account. */
  private Optional<Occupant> caller(Jid from) {
    Optional<Occupant> exact =
        state.occupants.values().stream()
            .filter(occupant -> occupant.seen().contains(from.toString()))
            .findFirst();
    List<Occupant> ofAccount =
        state.occupants.values().stream()
            .filter(occupant -> occupant.account().equals(from.bare().toString()))
            .toList();
    return exact.isPresent() || ofAccount.size() != 1 ? exact : Optional.of(ofAccount.getFirst());
  }
}
