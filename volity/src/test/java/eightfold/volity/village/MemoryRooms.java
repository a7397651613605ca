package eightfold.volity.village;

import eightfold.volity.Jid;
import eightfold.volity.xml.Xml;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** As much of a service of rooms (XEP-0045) as a table needs, with the ways of Prosody 0.12. */
public final class MemoryRooms {
  private static final String MUC = "http://jabber.org/protocol/muc";

  /** A room: its owner, and who is in it, by nick; several of one account may have one. */
  private static final class Place {
    private final String owner;
    private final Map<String, List<String>> occupants = new LinkedHashMap<>();
    private final Map<String, Xml> presences = new LinkedHashMap<>();
    private boolean locked = true;

    private Place(String owner) {
      this.owner = owner;
    }

    private List<String> sessions(String nick) {
      return occupants.getOrDefault(nick, new ArrayList<>());
    }

    private Optional<String> nickOf(String jid) {
      return occupants.entrySet().stream()
          .filter(one -> one.getValue().contains(jid))
          .map(Map.Entry::getKey)
          .findFirst();
    }
  }

  private final Map<String, Place> rooms = new LinkedHashMap<>();
  private final Consumer<Xml> out;

  public MemoryRooms(Consumer<Xml> out) {
    this.out = out;
  }

  /** How many rooms there are. */
  public int count() {
    return rooms.size();
  }

  /** Whether an address is in a room. */
  public boolean has(Jid room, String jid) {
    Place place = rooms.get(room.toString());
    return place != null && place.nickOf(jid).isPresent();
  }

  /** The nicks in a room. */
  public List<String> nicks(Jid room) {
    Place place = rooms.get(room.toString());
    return place == null ? List.of() : List.copyOf(place.occupants.keySet());
  }

  /** Somebody else is there first. */
  public void squat(Jid room, String owner) {
    Place place = new Place(owner);
    place.occupants.put("squatter", new ArrayList<>(List.of(owner)));
    place.presences.put("squatter", Xml.stanza("presence"));
    place.locked = false;
    rooms.put(room.toString(), place);
  }

  /** A stanza that was sent to the service. */
  public void take(Xml stanza) {
    Jid to = Jid.of(stanza.attribute("to"));
    switch (stanza.name()) {
      case "presence" -> presence(to, stanza);
      case "message" -> message(to, stanza);
      default -> iq(to, stanza);
    }
  }

  private void presence(Jid to, Xml presence) {
    String room = to.bare().toString();
    String from = presence.attribute("from");
    if (presence.attribute("type").equals("unavailable")) {
      Place place = rooms.get(room);
      if (place != null) {
        place.nickOf(from).ifPresent(nick -> leave(to.bare(), place, nick, from, ""));
      }
      return;
    }
    boolean made = !rooms.containsKey(room);
    Place place = rooms.computeIfAbsent(room, _ -> new Place(from));
    String nick = to.resource();
    List<String> there = place.occupants.get(nick);
    boolean own =
        there != null
            && there.stream().allMatch(other -> Jid.of(other).bare().equals(Jid.of(from).bare()));
    if (there != null && !own) {
      out.accept(error(presence, "conflict"));
      return;
    }
    if (place.locked && !place.owner.equals(from)) {
      out.accept(error(presence, "item-not-found"));
      return;
    }
    Optional<String> before = place.nickOf(from).filter(other -> !other.equals(nick));
    before.ifPresent(other -> rename(to.bare(), place, other, nick, from));
    List<String> sessions = place.occupants.computeIfAbsent(nick, _ -> new ArrayList<>());
    if (!sessions.contains(from)) {
      sessions.add(from);
    }
    place.presences.put(nick, presence);
    if (before.isEmpty()) {
      place.occupants.forEach(
          (other, _) -> {
            if (!other.equals(nick)) {
              out.accept(shown(to.bare(), place, other, from, List.of()));
            }
          });
    }
    for (String listener : listeners(place)) {
      List<String> codes =
          !sessions.contains(listener) ? List.of() : made ? List.of("110", "201") : List.of("110");
      out.accept(shown(to.bare(), place, nick, listener, codes));
    }
  }

  private List<String> listeners(Place place) {
    return place.occupants.values().stream().flatMap(List::stream).toList();
  }

  private Xml shown(Jid room, Place place, String nick, String to, List<String> codes) {
    String jid = place.sessions(nick).getFirst();
    Xml user = Xml.of("x", MUC + "#user").with(item(place, jid));
    for (String code : codes) {
      user = user.with(Xml.of("status", MUC + "#user").with("code", code));
    }
    return Xml.stanza("presence").with("from", room.at(nick).toString()).with("to", to).with(user);
  }

  private static Xml item(Place place, String jid) {
    boolean owner = place.owner.equals(jid);
    return Xml.of("item", MUC + "#user")
        .with("jid", jid)
        .with("affiliation", owner ? "owner" : "none")
        .with("role", owner ? "moderator" : "participant");
  }

  private void rename(Jid room, Place place, String before, String after, String jid) {
    for (String listener : listeners(place)) {
      out.accept(
          Xml.stanza("presence")
              .with("from", room.at(before).toString())
              .with("to", listener)
              .with("type", "unavailable")
              .with(
                  Xml.of("x", MUC + "#user")
                      .with(item(place, jid).with("nick", after))
                      .with(Xml.of("status", MUC + "#user").with("code", "303"))));
    }
    place.sessions(before).remove(jid);
    if (place.sessions(before).isEmpty()) {
      place.occupants.remove(before);
    }
  }

  private void leave(Jid room, Place place, String nick, String jid, String code) {
    List<String> sessions = place.sessions(nick);
    List<String> listeners = listeners(place);
    if (sessions.size() > 1) {
      sessions.remove(jid);
      for (String listener : listeners(place)) {
        out.accept(shown(room, place, nick, listener, List.of()));
      }
      return;
    }
    for (String listener : listeners) {
      Xml user = Xml.of("x", MUC + "#user").with(item(place, jid));
      out.accept(
          Xml.stanza("presence")
              .with("from", room.at(nick).toString())
              .with("to", listener)
              .with("type", "unavailable")
              .with(
                  code.isEmpty()
                      ? user
                      : user.with(Xml.of("status", MUC + "#user").with("code", code))));
    }
    place.occupants.remove(nick);
    if (place.occupants.isEmpty()) {
      rooms.remove(room.toString());
    }
  }

  private void message(Jid to, Xml message) {
    Place place = rooms.get(to.bare().toString());
    if (place == null) {
      return;
    }
    Optional<String> nick = place.nickOf(message.attribute("from"));
    if (nick.isEmpty()) {
      return;
    }
    Xml said = message.with("from", to.bare().at(nick.get()).toString());
    List<String> hearers =
        to.resource().isEmpty()
            ? listeners(place)
            : place.occupants.getOrDefault(to.resource(), List.of());
    hearers.forEach(hearer -> out.accept(said.with("to", hearer)));
  }

  private void iq(Jid to, Xml iq) {
    Place place = rooms.get(to.bare().toString());
    boolean asks = iq.attribute("type").equals("set") || iq.attribute("type").equals("get");
    if (!asks) {
      return;
    }
    if (place == null || !place.owner.equals(iq.attribute("from"))) {
      out.accept(error(iq, "forbidden"));
      return;
    }
    Xml query = iq.children().getFirst();
    if (query.is("query", MUC + "#owner")) {
      if (query.child("destroy").isPresent()) {
        List.copyOf(place.occupants.keySet())
            .forEach(
                nick ->
                    List.copyOf(place.sessions(nick))
                        .forEach(jid -> leave(to.bare(), place, nick, jid, "")));
        rooms.remove(to.bare().toString());
      } else {
        place.locked = false;
      }
    } else if (query.is("query", MUC + "#admin")) {
      String nick = query.children().getFirst().attribute("nick");
      List.copyOf(place.occupants.getOrDefault(nick, List.of()))
          .forEach(jid -> leave(to.bare(), place, nick, jid, "307"));
    }
    out.accept(
        Xml.stanza("iq")
            .with("type", "result")
            .with("id", iq.attribute("id"))
            .with("from", iq.attribute("to"))
            .with("to", iq.attribute("from")));
  }

  private static Xml error(Xml stanza, String condition) {
    return Xml.stanza(stanza.name())
        .with("type", "error")
        .with("id", stanza.attribute("id"))
        .with("from", stanza.attribute("to"))
        .with("to", stanza.attribute("from"))
        .with(
            Xml.stanza("error")
                .with("type", "cancel")
                .with(Xml.of(condition, "urn:ietf:params:xml:ns:xmpp-stanzas")));
  }
}
