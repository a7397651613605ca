package eightfold.volity.table;

import eightfold.protocol.Notice;
import eightfold.protocol.Snapshot;
import eightfold.volity.Jid;
import eightfold.volity.rpc.Code;
import eightfold.volity.rpc.Rpc;
import eightfold.volity.xml.Xml;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The occupants that the referee brings: bots, and those who play in a browser. */
final class Puppets {
  private static final String CONFLICT = "conflict";

  private final Outgoing out;
  private final RefereeState state;

  Puppets(Outgoing out) {
    this.out = out;
    this.state = out.state();
  }

  /** Who is to be brought to a seat. */
  private record Wanted(String name, String bot) {}

  private Optional<Wanted> wanted(int index, Snapshot.Seat seat) {
    String name = seat.name().orElse("");
    if (name.isEmpty() || state.accountAt(index).isPresent()) {
      return Optional.empty();
    }
    if (seat.kind().equals("bot")) {
      return Optional.of(new Wanted(name, seat.bot().orElse(state.site.bots().getFirst())));
    }
    if (seat.present()) {
      return Optional.of(new Wanted(name, ""));
    }
    return seat.standIn()
        ? Optional.of(new Wanted(name + " (bot)", state.site.bots().getFirst()))
        : Optional.empty();
  }

  /** Brings whoever is missing, and sends away whoever sits nowhere any more. */
  void reconcile() {
    List<Snapshot.Seat> seats = state.table().orElseThrow().seats();
    List<Integer> places = new ArrayList<>();
    for (int index = 0; index < seats.size(); index++) {
      Snapshot.Seat seat = seats.get(index);
      int place = seat.place().orElse(index);
      places.add(place);
      Optional<Wanted> wanted = wanted(index, seat);
      Puppet there = state.puppets.get(state.puppetAt.getOrDefault(place, ""));
      boolean same = there != null && wanted.isPresent() && there.bot().equals(wanted.get().bot());
      if (!same) {
        if (there != null) {
          unseat(place, there);
        }
        wanted
            .filter(_ -> state.entry.isOpen())
            .map(who -> bring(who.name(), who.bot()))
            .ifPresent(puppet -> state.puppetAt.put(place, puppet.jid().toString()));
      }
      name(index, place, seat);
    }
    // seats that a match leaves out have nobody
    List.copyOf(state.puppetAt.keySet()).stream()
        .filter(place -> !places.contains(place))
        .forEach(state.puppetAt::remove);
  }

  /** Somebody from the page goes; a bot stays, unseated, as it came. */
  private void unseat(int place, Puppet puppet) {
    state.puppetAt.remove(place);
    boolean playing = state.told.playing();
    if (!puppet.isBot() || playing) {
      send(puppet);
    }
  }

  private void name(int index, int place, Snapshot.Seat seat) {
    if (seat.name().isEmpty()) {
      state.names.remove(place);
      return;
    }
    Optional<String> client = state.accountAt(index).flatMap(state::occupant).map(Occupant::nick);
    Optional<String> puppet =
        Optional.ofNullable(state.puppets.get(state.puppetAt.getOrDefault(place, "")))
            .filter(_ -> seat.kind().equals("bot") || !seat.standIn())
            .map(Puppet::nick);
    Optional<String> now = client.or(() -> puppet);
    if (now.isPresent()) {
      state.names.put(place, now.get());
    } else {
      state.names.putIfAbsent(place, seat.name().get());
    }
  }

  /** Brings somebody into the room. */
  Puppet bring(String name, String bot) {
    state.lastPuppet++;
    Jid jid = state.site.puppet(state.entry.naming(), state.lastPuppet);
    Puppet puppet = new Puppet(jid, free(name), bot);
    state.puppets.put(jid.toString(), puppet);
    enter(puppet);
    return puppet;
  }

  /** A name that nobody in the room has, with a number where somebody has it. */
  private String free(String name) {
    String free = name;
    for (int number = 2; isTaken(free); number++) {
      free = name + " " + number;
    }
    return free;
  }

  private boolean isTaken(String nick) {
    return nick.equalsIgnoreCase(Names.REFEREE)
        || state.occupants.keySet().stream().anyMatch(nick::equalsIgnoreCase)
        || state.puppets.values().stream().anyMatch(other -> other.nick().equalsIgnoreCase(nick));
  }

  private void enter(Puppet puppet) {
    String role = puppet.isBot() ? Names.BOT : Names.PLAYER;
    out.send(new Entry(out).presence(puppet.jid(), puppet.nick(), role, true));
  }

  /** Sends somebody out of the room. */
  void send(Puppet puppet) {
    state.puppets.remove(puppet.jid().toString());
    new Entry(out).ghost(puppet.jid(), puppet.nick());
  }

  /** The room shows one of them something: only a name that is taken matters. */
  void shown(Xml presence) {
    Puppet puppet = state.puppets.get(Jid.of(presence.attribute("to")).toString());
    boolean conflict =
        presence.attribute("type").equals("error")
            && presence.child("error").stream()
                .flatMap(error -> error.children().stream())
                .anyMatch(condition -> condition.name().equals(CONFLICT));
    if (puppet != null && conflict) {
      Puppet other = puppet.called(free(puppet.nick()));
      state.puppets.put(puppet.jid().toString(), other);
      enter(other);
      state.puppetAt.entrySet().stream()
          .filter(one -> one.getValue().equals(puppet.jid().toString()))
          .forEach(one -> state.names.put(one.getKey(), other.nick()));
    }
  }

  /** Somebody asks one of them something. */
  void asked(Xml iq) {
    Puppet puppet = state.puppets.get(Jid.of(iq.attribute("to")).toString());
    Optional<Xml> info = iq.child("query", Names.INFO);
    if (iq.child("query", Rpc.NAMESPACE).isPresent() && puppet != null) {
      out.send(
          Replies.result(iq)
              .with(Rpc.fault(Code.UNKNOWN_METHOD, "calls are for the referee of the table")));
    } else if (puppet != null && info.isPresent()) {
      String node = info.get().attribute("node");
      String role = puppet.isBot() ? Names.BOT : Names.PLAYER;
      out.send(
          Replies.result(iq)
              .with(
                  node.isEmpty() || node.endsWith("#1.0")
                      ? Disco.query(
                          node, role, puppet.nick(), java.util.Map.of("volity-role", role))
                      : Disco.capability(node)));
    } else {
      out.send(Replies.error(iq, "cancel", "service-unavailable"));
    }
  }

  /** What somebody says in a browser is said in the room by whoever stands for them. */
  void speak(Notice.Spoken line) {
    if (line.seat() < 0 || line.seat() >= state.table().map(t -> t.seats().size()).orElse(0)) {
      return;
    }
    Puppet puppet = state.puppets.get(state.puppetAt.getOrDefault(state.place(line.seat()), ""));
    if (puppet != null && !puppet.isBot()) {
      out.send(
          Xml.stanza("message")
              .with("type", "groupchat")
              .with("from", puppet.jid().toString())
              .with("to", out.room().toString())
              .with(Xml.stanza("body"), line.text()));
    }
  }
}
