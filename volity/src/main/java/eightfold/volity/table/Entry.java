package eightfold.volity.table;

import eightfold.server.room.Steer;
import eightfold.volity.Jid;
import eightfold.volity.xml.Xml;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** How the referee comes into its room, sets it up, and destroys it. */
final class Entry {
  /** The ids of its own questions to the room. */
  static final String CONFIGURE = "configure";

  static final String DESTROY = "destroy";

  private static final long ENTRY_MILLIS = 20_000;
  private static final long EMPTY_MILLIS = 90_000;

  /** So long a referee without a room waits for somebody to come to the page. */
  private static final long IDLE_MILLIS = 600_000;

  /** What the room is: known to those who are told, with everybody's address, gone when empty. */
  private static final Map<String, String> CONFIGURATION =
      new TreeMap<>(
          Map.of(
              "muc#roomconfig_persistentroom", "0",
              "muc#roomconfig_publicroom", "0",
              "muc#roomconfig_whois", "anyone",
              "muc#roomconfig_membersonly", "0",
              "muc#roomconfig_moderatedroom", "0",
              "muc#roomconfig_changesubject", "0"));

  private final RefereeStep at;
  private final RefereeState state;

  Entry(RefereeStep at) {
    this.at = at;
    this.state = at.state();
  }

  /** There is a connection to the server: the table is asked for, and the room entered. */
  RefereeStep online() {
    return at.when(!state.connections().attached(), Entry::attached)
        .entry(RoomEntry::rested)
        .occupants(Occupants::gone)
        .when(state.entry().life() != RoomEntry.Life.NONE, step -> new Entry(step).enter());
  }

  private static RefereeStep attached(RefereeStep at) {
    RefereeState state = at.state();
    return at.times(times -> times.started(at.now()))
        .attach()
        .steer(new Steer.Referee(true))
        .keep(DoorNote.SALT, state.site().salt())
        .keep(DoorNote.SETTINGS, state.settings().written());
  }

  /** Asks to be let into the room; where there is none, that makes it. */
  private RefereeStep enter() {
    return at.entry(entry -> entry.asked(at.now()))
        .send(presence(state.me(), Namespaces.REFEREE, "referee"));
  }

  /** The presence of somebody who enters the room. */
  Xml presence(Jid from, String nick, String role) {
    return Xml.stanza("presence")
        .with("from", from.toString())
        .with("to", state.room().at(nick).toString())
        .with(
            Xml.of("x", Namespaces.MUC)
                .with(Xml.of("history", Namespaces.MUC).with("maxstanzas", "0")))
        .with(
            Xml.of("c", Namespaces.CAPS)
                .with("node", Namespaces.CAPS_NODE)
                .with("ver", "1.0")
                .with("ext", role));
  }

  /** The room shows the referee to itself. */
  RefereeStep entered(List<String> codes, String affiliation) {
    if (state.entry().life() != RoomEntry.Life.ENTERING) {
      return at;
    }
    boolean made = codes.contains("201");
    if (made) {
      return configure();
    }
    if (!state.entry().fresh() && affiliation.equals("owner")) {
      return opened();
    }
    // somebody else was first in a room of that name
    return at.send(leaving()).then(step -> new Entry(step).otherName());
  }

  /** The room does not let it in. */
  RefereeStep refused() {
    return state.entry().life() == RoomEntry.Life.ENTERING ? otherName() : at;
  }

  private Xml leaving() {
    return unavailable(state.me(), Namespaces.REFEREE);
  }

  private Xml unavailable(Jid from, String nick) {
    return Xml.stanza("presence")
        .with("from", from.toString())
        .with("to", state.room().at(nick).toString())
        .with("type", "unavailable");
  }

  private RefereeStep otherName() {
    RefereeStep missed = at.entry(RoomEntry::missed);
    if (missed.state().entry().hasTriedEnough()) {
      return new Entry(missed).failed();
    }
    return missed
        .entry(RoomEntry::renamed)
        .books(books -> books.prepared(false))
        .occupants(Occupants::gone)
        .add(new RefereeEffect.Renamed())
        .then(step -> new Entry(step).enter());
  }

  private RefereeStep configure() {
    Xml form = Xml.of("x", Namespaces.DATA).with("type", "submit");
    form = form.with(field("FORM_TYPE", Namespaces.MUC + "#roomconfig"));
    for (Map.Entry<String, String> one : CONFIGURATION.entrySet()) {
      form = form.with(field(one.getKey(), one.getValue()));
    }
    Xml query = Xml.of("query", Namespaces.MUC_OWNER).with(form);
    return at.entry(entry -> entry.with(RoomEntry.Life.CONFIGURING))
        .send(owner(CONFIGURE).with(query));
  }

  private static Xml field(String name, String value) {
    Xml field = Xml.of("field", Namespaces.DATA).with("var", name);
    return field.with(Xml.of("value", Namespaces.DATA), value);
  }

  private Xml owner(String id) {
    return Xml.stanza("iq")
        .with("type", "set")
        .with("id", id)
        .with("from", state.me().toString())
        .with("to", state.room().toString());
  }

  /** The room has taken its configuration, or not. */
  RefereeStep configured(boolean done) {
    if (state.entry().life() != RoomEntry.Life.CONFIGURING) {
      return at;
    }
    return done ? opened() : failed();
  }

  private RefereeStep opened() {
    Xml answer = Replies.ok(state.room().toString());
    boolean empty = state.occupants().people().isEmpty();
    return at.entry(RoomEntry::opened)
        .times(times -> empty ? times.emptySince(at.now()) : times.occupied())
        .keep(DoorNote.NAME, Integer.toString(state.entry().naming()))
        .keep(DoorNote.ADDRESS, state.room().toString())
        .each(state.calls().openers(), (step, iq) -> step.answer(iq, answer))
        .calls(CallHistory::opened)
        .each(state.occupants().people().values(), (step, one) -> new Entry(step).back(one))
        .when(state.table().isPresent(), step -> new Puppets(step).reconcile());
  }

  /** Whoever sat here before a restart has their seat again, and hears how the table stands. */
  private RefereeStep back(Occupant occupant) {
    String account = occupant.account();
    if (!state.connections().byAccount().containsKey(account)) {
      return at.connect(account, new Pending.Back(account));
    }
    return at.when(
        state.seatOf(account).isPresent(),
        step -> new StateTelling(step).tellTo(occupant.nick(), occupant.jid()));
  }

  private RefereeStep failed() {
    List<Xml> openers = state.calls().openers();
    return at.entry(entry -> entry.with(RoomEntry.Life.NONE))
        .each(openers, (step, iq) -> step.answer(iq, Replies.internal()))
        .calls(CallHistory::opened)
        .when(!openers.isEmpty(), Entry::end);
  }

  private static RefereeStep end(RefereeStep at) {
    return at.add(new RefereeEffect.End());
  }

  /** What is due by now: entries that last too long, rooms and tables that nobody is at. */
  RefereeStep timePassed() {
    if (state.times().closing()) {
      return end(at);
    }
    return switch (state.entry().life()) {
      case ENTERING, CONFIGURING -> entersLong();
      case OPEN -> emptyRoom();
      case NONE -> withoutRoom();
    };
  }

  private RefereeStep entersLong() {
    if (at.now() - state.entry().since() <= ENTRY_MILLIS) {
      return at;
    }
    return state.calls().openers().isEmpty() ? enter() : failed();
  }

  private RefereeStep emptyRoom() {
    boolean empty = state.occupants().people().isEmpty() && !state.told().isActive();
    if (!empty) {
      return at.times(RefereeTimes::occupied);
    }
    long since = Math.min(state.times().emptySince(), at.now());
    return at.times(times -> times.emptySince(since))
        .when(at.now() - since > EMPTY_MILLIS, step -> new Entry(step).destroy());
  }

  private RefereeStep withoutRoom() {
    if (somebodyOnThePage() && state.connections().attached()) {
      return at.entry(RoomEntry::wantedAgain).then(step -> new Entry(step).enter());
    }
    return at.when(at.now() - state.times().emptySince() > IDLE_MILLIS, Entry::end);
  }

  private boolean somebodyOnThePage() {
    return state.seats().stream().anyMatch(seat -> seat.kind().equals("person") && seat.present());
  }

  /** Says something in the room, if that is open, for an administrator. */
  RefereeStep announce(String text) {
    return at.when(state.entry().isOpen(), step -> step.say("administrator announcement: " + text));
  }

  /**
   * The referee goes, and its room with it. Nothing of a match is lost by that: the table stays at
   * its link. What has been asked for is still answered.
   */
  RefereeStep shutDown() {
    RefereeStep gone =
        switch (state.entry().life()) {
          case OPEN ->
              at.say(
                      "This room closes. The table stays, with all that was played, at "
                          + state.site().link())
                  .then(step -> new Entry(step).destroy());
          case ENTERING, CONFIGURING -> at.send(leaving()).then(step -> new Entry(step).failed());
          case NONE -> at;
        };
    return gone.times(RefereeTimes::closes);
  }

  private RefereeStep destroy() {
    Xml query = Xml.of("query", Namespaces.MUC_OWNER).with(Xml.of("destroy", Namespaces.MUC_OWNER));
    return at.send(owner(DESTROY).with(query)).then(step -> new Entry(step).closed());
  }

  /** The room is gone, by whomever. */
  RefereeStep closed() {
    return at.each(state.connections().byAccount().keySet(), RefereeStep::disconnect)
        .occupants(Occupants::gone)
        .entry(RoomEntry::closed)
        .times(times -> times.emptySince(at.now()))
        .books(books -> books.prepared(false))
        .then(
            step ->
                step.keep(DoorNote.NAME, "-" + step.state().entry().naming())
                    .keep(DoorNote.ADDRESS, ""))
        .add(new RefereeEffect.Renamed());
  }

  /** An occupant of ours that nobody knows any more is put out, by itself. */
  RefereeStep ghost(Jid jid, String nick) {
    return at.send(unavailable(jid, nick));
  }

  /** Somebody has no place in the room any more. */
  RefereeStep putOut(String nick) {
    return at.send(
        Xml.stanza("iq")
            .with("type", "set")
            .with("id", "kick")
            .with("from", state.me().toString())
            .with("to", state.room().toString())
            .with(
                Xml.of("query", Namespaces.MUC_ADMIN)
                    .with(
                        Xml.of("item", Namespaces.MUC_ADMIN)
                            .with("nick", nick)
                            .with("role", "none"))));
  }

  /** Somebody is away: their seat waits for them. */
  RefereeStep left(String account) {
    return at.when(state.occupants().ofAccount(account).isEmpty(), step -> step.disconnect(account))
        .when(
            state.occupants().people().isEmpty(),
            step -> step.times(times -> times.emptySince(at.now())));
  }
}
