package eightfold.volity.table;

import eightfold.volity.xml.Xml;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What there is to find out about a referee. */
public final class Disco {
  private final RefereeState state;

  Disco(RefereeState state) {
    this.state = state;
  }

  /** The answer to a question that has one. */
  Optional<Xml> answer(Xml iq) {
    Optional<Xml> info = iq.child("query", Namespaces.INFO);
    if (info.isPresent()) {
      String node = info.get().attribute("node");
      return Optional.of(
          Replies.result(iq)
              .with(
                  node.isEmpty() || node.equals(Namespaces.CAPS_NODE + "#1.0")
                      ? identified(node, "referee", info(), iq)
                      : capability(node)));
    }
    if (iq.child("query", Namespaces.ITEMS).isPresent()) {
      return Optional.of(Replies.result(iq).with(Xml.of("query", Namespaces.ITEMS)));
    }
    return iq.child("ping", Namespaces.PING).map(_ -> Replies.result(iq));
  }

  private Xml identified(String node, String role, Map<String, Object> info, Xml iq) {
    Map<String, Object> all = new LinkedHashMap<>(info);
    String from = iq.attribute("from");
    if (state.occupants().hasShown(from)) {
      all.put("web", state.site().link());
    }
    return query(node, role, state.site().game().name(), all);
  }

  /** A role's description: identity, features and a form. */
  public static Xml query(String node, String role, String name, Map<String, Object> form) {
    Xml query = Xml.of("query", Namespaces.INFO);
    Xml described =
        (node.isEmpty() ? query : query.with("node", node))
            .with(
                Xml.of("identity", Namespaces.INFO)
                    .with("category", "volity")
                    .with("type", role)
                    .with("name", name));
    for (String feature :
        new String[] {
          Namespaces.INFO, Namespaces.ITEMS, Namespaces.CAPS, "jabber:iq:rpc", Namespaces.PING
        }) {
      described = described.with(Xml.of("feature", Namespaces.INFO).with("var", feature));
    }
    Xml data = Xml.of("x", Namespaces.DATA).with("type", "result");
    data = data.with(field("FORM_TYPE", Namespaces.FORM + "/" + role));
    for (Map.Entry<String, Object> one : form.entrySet()) {
      data = data.with(field(one.getKey(), word(one.getValue())));
    }
    return described.with(data);
  }

  private static String word(Object value) {
    return value instanceof Boolean flag ? flag ? "1" : "0" : value.toString();
  }

  /** What the node of a capability has: one feature of its name. */
  public static Xml capability(String node) {
    return Xml.of("query", Namespaces.INFO)
        .with("node", node)
        .with(Xml.of("feature", Namespaces.INFO).with("var", node));
  }

  /** A field of a form. */
  public static Xml field(String name, String value) {
    Xml field = Xml.of("field", Namespaces.DATA).with("var", name);
    return field.with(Xml.of("value", Namespaces.DATA), value);
  }

  /** What the form says, and {@code get_info}. */
  Map<String, Object> info() {
    Map<String, Object> info = new LinkedHashMap<>();
    info.put("volity-role", "referee");
    info.put("parlor", state.site().parlor().toString());
    info.put("table", state.room().toString());
    info.put("state", state.told().picture().state());
    info.put("players", state.told().picture().seated().size());
    info.put("max-players", state.site().most());
    info.put("language", state.settings().language());
    info.put("recorded", state.settings().recorded());
    info.put("visible", state.settings().listed());
    info.put("kill-game", state.told().picture().kill());
    return info;
  }
}
