package eightfold.server.simulation;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import eightfold.protocol.Json;
import eightfold.protocol.Snapshot;
import java.util.List;

/** What a client knows of a table, made of what it was sent as docs/protocol.md says. */
final class Picture {
  static final JsonMapper MAPPER = new JsonMapper();

  private Picture() {}

  static JsonNode read(String text) {
    try {
      return MAPPER.readTree(text);
    } catch (JsonProcessingException e) {
      throw new AssertionError(text, e);
    }
  }

  /** The table after a {@code change}. */
  static JsonNode changed(JsonNode known, JsonNode change) {
    ObjectNode after = known.deepCopy();
    change.path("changed").properties().forEach(f -> after.set(f.getKey(), f.getValue()));
    if (change.has("view")) {
      ObjectNode view = (ObjectNode) after.get("view");
      change.path("view").properties().forEach(f -> view.set(f.getKey(), f.getValue()));
    }
    change.path("unset").forEach(name -> after.remove(name.asText()));
    return after;
  }

  /** A picture without what depends on when it was sent. */
  static JsonNode timeless(JsonNode snapshot) {
    ObjectNode bare = snapshot.deepCopy();
    bare.remove("log");
    bare.remove("deadline");
    // a round trip is measured all the time, and told with the next change
    bare.path("seats")
        .forEach(seat -> ((ObjectNode) seat).remove(List.of("countdown", "roundTrip")));
    return bare;
  }

  static JsonNode of(Snapshot snapshot) {
    return timeless(read(Json.write(snapshot)));
  }
}
