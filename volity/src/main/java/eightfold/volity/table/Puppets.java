package eightfold.volity.table;

import eightfold.protocol.Notice;
import eightfold.protocol.Snapshot;
import eightfold.volity.Jid;
import eightfold.volity.rpc.Code;
import eightfold.volity.rpc.Rpc;
import eightfold.volity.xml.Xml;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** The occupants that the referee brings: bots, and those who play in a browser. */
final class Puppets {
  private static final String CONFLICT = "conflict";

  private final RefereeStep at;
  private final RefereeState state;

  Puppets(RefereeStep at) {
    this.at = at;
    this.state = at.state();
  }

  /** Who is to be brought to a seat. */
  private record Wanted(String name, String bot) {}

  private Optional<Wanted> wanted(int index, Snapshot.Seat seat) {
    String name = seat.name().orElse("");
    if (name.isEmpty() || state.connections().accountAt(index).isPresent()) {
      return Optional.empty();
    }
    String standard = state.site().bots().getFirst();
    if (seat.kind().equals("bot")) {
      return Optional.of(new Wanted(name, seat.bot().orElse(standard)));
    }
    if (seat.present()) {
      return Optional.of(new Wanted(name, ""));
    }
    return seat.standIn() ? Optional.of(new Wanted(name + " (bot)", standard)) : Optional.empty();
  }

  /** Brings whoever is missing, and sends away whoever sits nowhere any more. */
  RefereeStep reconcile() {
    List<Integer> seats = IntStream.range(0, state.seats().size()).boxed().toList();
    // seats that a match leaves out have nobody
    Set<Integer> leftOut = new TreeSet<>(state.occupants().puppetAt().keySet());
    leftOut.removeAll(state.places());
    return at.each(seats, (step, seat) -> new Puppets(step).reconcile(seat))
        .each(leftOut, (step, place) -> step.occupants(all -> all.unseats(place)));
  }

  private RefereeStep reconcile(int index) {
    Snapshot.Seat seat = state.seats().get(index);
    int place = state.place(index);
    Optional<Puppet> there = state.occupants().puppetOf(place);
    Optional<Wanted> wanted = wanted(index, seat);
    boolean same = there.isPresent() && there.map(Puppet::bot).equals(wanted.map(Wanted::bot));
    RefereeStep seated =
        same
            ? at
            : at.each(there, (step, puppet) -> new Puppets(step).unseat(place, puppet))
                .each(
                    wanted.filter(_ -> state.entry().isOpen()),
                    (step, who) ->
                        new Puppets(step)
                            .bring(who.name(), who.bot())
                            .occupants(all -> all.seats(place, all.newest())));
    return seated.then(step -> new Puppets(step).name(index, place, seat));
  }

  /** Somebody from the page goes; a bot stays, unseated, as it came. */
  private RefereeStep unseat(int place, Puppet puppet) {
    boolean goes = !puppet.isBot() || state.told().picture().playing();
    return at.occupants(all -> all.unseats(place))
        .when(goes, step -> new Puppets(step).send(puppet));
  }

  private RefereeStep name(int index, int place, Snapshot.Seat seat) {
    if (seat.name().isEmpty()) {
      return at.occupants(all -> all.unnamed(place));
    }
    Optional<String> client = state.occupantAt(index).map(Occupant::nick);
    Optional<String> puppet =
        state
            .occupants()
            .puppetOf(place)
            .filter(_ -> seat.kind().equals("bot") || !seat.standIn())
            .map(Puppet::nick);
    String before = state.occupants().names().getOrDefault(place, seat.name().get());
    String now = client.or(() -> puppet).orElse(before);
    return at.occupants(all -> all.named(place, now));
  }

  /** Brings somebody into the room. */
  RefereeStep bring(String name, String bot) {
    Jid jid = state.site().puppet(state.entry().naming(), state.occupants().brought() + 1);
    Puppet puppet = new Puppet(jid, free(name), bot);
    return at.occupants(all -> all.brings(puppet)).send(entering(puppet));
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
    Occupants all = state.occupants();
    return nick.equalsIgnoreCase(Namespaces.REFEREE)
        || all.people().keySet().stream().anyMatch(nick::equalsIgnoreCase)
        || all.puppets().values().stream().anyMatch(other -> other.nick().equalsIgnoreCase(nick));
  }

  private Xml entering(Puppet puppet) {
    return new Entry(at).presence(puppet.jid(), puppet.nick(), role(puppet));
  }

  private static String role(Puppet puppet) {
    return puppet.isBot() ? Namespaces.BOT : Namespaces.PLAYER;
  }

  /** Sends somebody out of the room. */
  RefereeStep send(Puppet puppet) {
    return at.occupants(all -> all.sends(puppet))
        .then(step -> new Entry(step).ghost(puppet.jid(), puppet.nick()));
  }

  /** The room shows one of them something: only a name that is taken matters. */
  RefereeStep shown(Xml presence) {
    boolean conflict =
        presence.attribute("type").equals("error")
            && presence.child("error").stream()
                .flatMap(error -> error.children().stream())
                .anyMatch(condition -> condition.name().equals(CONFLICT));
    Optional<Puppet> other =
        state
            .occupants()
            .puppet(Jid.of(presence.attribute("to")).toString())
            .filter(_ -> conflict)
            .map(puppet -> puppet.called(free(puppet.nick())));
    return at.each(
        other, (step, puppet) -> step.occupants(all -> all.renames(puppet)).send(entering(puppet)));
  }

  /** What somebody is answered who asks one of them something. */
  Xml answer(Xml iq) {
    Optional<Puppet> asked = state.occupants().puppet(Jid.of(iq.attribute("to")).toString());
    Optional<Xml> info = iq.child("query", Namespaces.INFO);
    if (asked.isPresent() && iq.child("query", Rpc.NAMESPACE).isPresent()) {
      return Replies.result(iq)
          .with(Rpc.fault(Code.UNKNOWN_METHOD, "calls are for the referee of the table"));
    }
    if (asked.isEmpty() || info.isEmpty()) {
      return Replies.error(iq, "cancel", "service-unavailable");
    }
    String node = info.get().attribute("node");
    String role = role(asked.get());
    return Replies.result(iq)
        .with(
            node.isEmpty() || node.endsWith("#1.0")
                ? Disco.query(node, role, asked.get().nick(), Map.of("volity-role", role))
                : Disco.capability(node));
  }

  /** What somebody says in a browser is said in the room by whoever stands for them. */
  RefereeStep speak(Notice.Spoken line) {
    if (line.seat() < 0 || line.seat() >= state.seats().size()) {
      return at;
    }
    Optional<Puppet> speaker =
        state.occupants().puppetOf(state.place(line.seat())).filter(puppet -> !puppet.isBot());
    return at.each(
        speaker,
        (step, puppet) ->
            step.send(
                Xml.stanza("message")
                    .with("type", "groupchat")
                    .with("from", puppet.jid().toString())
                    .with("to", state.room().toString())
                    .with(Xml.stanza("body"), line.text())));
  }
}
