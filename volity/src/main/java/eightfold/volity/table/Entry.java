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

  private final Outgoing out;
  private final RefereeState state;

  Entry(Outgoing out) {
    this.out = out;
    this.state = out.state();
  }

  /** There is a connection to the server: the table is asked for, and the room entered. */
  void online() {
    if (!state.attached) {
      state.startedAt = out.now();
      out.attach();
      out.steer(new Steer.Referee(true), new Pending.Nothing());
      out.keep(DoorNote.SALT, state.site.salt());
      out.keep(DoorNote.SETTINGS, state.settings.written());
      state.emptySince = out.now();
    }
    state.entry = state.entry.rested();
    state.occupants.clear();
    state.puppets.clear();
    state.puppetAt.clear();
    if (state.entry.life() != RoomEntry.Life.NONE) {
      enter();
    }
  }

  /** Asks to be let into the room; where there is none, that makes it. */
  void enter() {
    state.entry = state.entry.asked(out.now());
    out.send(presence(out.me(), Names.REFEREE, "referee", true));
  }

  /** A presence in the room. */
  Xml presence(Jid from, String nick, String role, boolean enters) {
    Xml presence =
        Xml.stanza("presence")
            .with("from", from.toString())
            .with("to", out.room().at(nick).toString());
    Xml entering =
        Xml.of("x", Names.MUC).with(Xml.of("history", Names.MUC).with("maxstanzas", "0"));
    return (enters ? presence.with(entering) : presence)
        .with(
            Xml.of("c", Names.CAPS)
                .with("node", Names.CAPS_NODE)
                .with("ver", "1.0")
                .with("ext", role));
  }

  /** The room shows the referee to itself. */
  void entered(List<String> codes, String affiliation) {
    if (state.entry.life() != RoomEntry.Life.ENTERING) {
      return;
    }
    boolean made = codes.contains("201");
    if (made) {
      configure();
    } else if (!state.entry.fresh() && affiliation.equals("owner")) {
      opened();
    } else {
      // somebody else was first in a room of that name
      leave();
      otherName();
    }
  }

  /** The room does not let it in. */
  void refused() {
    if (state.entry.life() == RoomEntry.Life.ENTERING) {
      otherName();
    }
  }

  private void leave() {
    out.send(
        Xml.stanza("presence")
            .with("from", out.me().toString())
            .with("to", out.room().at(Names.REFEREE).toString())
            .with("type", "unavailable"));
  }

  private void otherName() {
    state.entry = state.entry.missed();
    if (state.entry.hasTriedEnough()) {
      failed();
      return;
    }
    state.entry = state.entry.renamed();
    state.prepared = false;
    state.occupants.clear();
    state.puppets.clear();
    state.puppetAt.clear();
    out.add(new Effect.Renamed());
    enter();
  }

  private void configure() {
    state.entry = state.entry.with(RoomEntry.Life.CONFIGURING);
    Xml form = Xml.of("x", Names.DATA).with("type", "submit");
    form = form.with(field("FORM_TYPE", Names.MUC + "#roomconfig"));
    for (Map.Entry<String, String> one : CONFIGURATION.entrySet()) {
      form = form.with(field(one.getKey(), one.getValue()));
    }
    out.send(owner(CONFIGURE).with(Xml.of("query", Names.MUC_OWNER).with(form)));
  }

  private static Xml field(String name, String value) {
    Xml field = Xml.of("field", Names.DATA).with("var", name);
    return field.with(Xml.of("value", Names.DATA), value);
  }

  private Xml owner(String id) {
    return Xml.stanza("iq")
        .with("type", "set")
        .with("id", id)
        .with("from", out.me().toString())
        .with("to", out.room().toString());
  }

  /** The room has taken its configuration, or not. */
  void configured(boolean done) {
    if (state.entry.life() != RoomEntry.Life.CONFIGURING) {
      return;
    }
    if (done) {
      opened();
    } else {
      failed();
    }
  }

  private void opened() {
    state.entry = state.entry.opened();
    state.emptySince = state.occupants.isEmpty() ? out.now() : Long.MAX_VALUE;
    out.keep(DoorNote.NAME, Integer.toString(state.entry.naming()));
    out.keep(DoorNote.ADDRESS, out.room().toString());
    state.openers.forEach(iq -> out.answer(iq, Replies.ok(out.room().toString())));
    state.openers.clear();
    // whoever sat here before a restart has their seat again, and hears how the table stands
    for (Occupant occupant : List.copyOf(state.occupants.values())) {
      if (!state.connections.containsKey(occupant.account())) {
        out.connect(occupant.account(), new Pending.Back(occupant.account()));
      } else if (state.seatOf(occupant.account()).isPresent()) {
        new StateTelling(out).tellTo(occupant.nick(), occupant.jid());
      }
    }
    if (state.table().isPresent()) {
      new Puppets(out).reconcile();
    }
  }

  private void failed() {
    state.entry = state.entry.with(RoomEntry.Life.NONE);
    boolean waited = !state.openers.isEmpty();
    state.openers.forEach(iq -> out.answer(iq, Replies.internal()));
    state.openers.clear();
    if (waited) {
      end();
    }
  }

  private void end() {
    out.add(new Effect.End());
  }

  /** What is due by now: entries that last too long, rooms and tables that nobody is at. */
  void timePassed() {
    long now = out.now();
    if (state.closing) {
      end();
      return;
    }
    switch (state.entry.life()) {
      case ENTERING, CONFIGURING -> {
        if (now - state.entry.since() > ENTRY_MILLIS) {
          if (state.openers.isEmpty()) {
            enter();
          } else {
            failed();
          }
        }
      }
      case OPEN -> {
        boolean playing = state.told.playing() && !state.told.suspended();
        boolean empty = state.occupants.isEmpty() && !playing;
        state.emptySince = empty ? Math.min(state.emptySince, now) : Long.MAX_VALUE;
        if (empty && now - state.emptySince > EMPTY_MILLIS) {
          destroy();
        }
      }
      case NONE -> {
        boolean somebody = somebodyOnThePage();
        if (somebody && state.attached && !state.table().isEmpty()) {
          state.entry = state.entry.wantedAgain();
          enter();
        } else if (now - state.emptySince > IDLE_MILLIS) {
          end();
        }
      }
    }
  }

  private boolean somebodyOnThePage() {
    return state.table().stream()
        .flatMap(table -> table.seats().stream())
        .anyMatch(seat -> seat.kind().equals("person") && seat.present());
  }

  /** Says something in the room, if that is open, for an administrator. */
  void announce(String text) {
    if (state.entry.isOpen()) {
      out.say("administrator announcement: " + text);
    }
  }

  /**
   * The referee goes, and its room with it. Nothing of a match is lost by that: the table stays at
   * its link. What has been asked for is still answered.
   */
  void shutDown() {
    switch (state.entry.life()) {
      case OPEN -> {
        out.say(
            "This room closes. The table stays, with all that was played, at " + state.site.link());
        destroy();
      }
      case ENTERING, CONFIGURING -> {
        leave();
        failed();
      }
      case NONE -> {}
    }
    state.closing = true;
  }

  private void destroy() {
    out.send(
        owner(DESTROY)
            .with(Xml.of("query", Names.MUC_OWNER).with(Xml.of("destroy", Names.MUC_OWNER))));
    closed();
  }

  /** The room is gone, by whomever. */
  void closed() {
    List.copyOf(state.connections.keySet()).forEach(out::disconnect);
    state.occupants.clear();
    state.puppets.clear();
    state.puppetAt.clear();
    state.entry = state.entry.closed();
    state.emptySince = out.now();
    state.prepared = false;
    out.keep(DoorNote.NAME, "-" + state.entry.naming());
    out.keep(DoorNote.ADDRESS, "");
    out.add(new Effect.Renamed());
  }

  /** An occupant of ours that nobody knows any more is put out, by itself. */
  void ghost(Jid jid, String nick) {
    out.send(
        Xml.stanza("presence")
            .with("from", jid.toString())
            .with("to", out.room().at(nick).toString())
            .with("type", "unavailable"));
  }

  /** Somebody has no place in the room any more. */
  void putOut(String nick) {
    out.send(
        Xml.stanza("iq")
            .with("type", "set")
            .with("id", "kick")
            .with("from", out.me().toString())
            .with("to", out.room().toString())
            .with(
                Xml.of("query", Names.MUC_ADMIN)
                    .with(
                        Xml.of("item", Names.MUC_ADMIN).with("nick", nick).with("role", "none"))));
  }

  /** Somebody is away: their seat waits for them. */
  void left(String account) {
    if (state.occupant(account).isEmpty()) {
      out.disconnect(account);
    }
    if (state.occupants.isEmpty()) {
      state.emptySince = out.now();
    }
  }
}
