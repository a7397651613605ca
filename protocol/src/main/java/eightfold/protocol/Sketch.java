package eightfold.protocol;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a reader asks of an object from outside, noted while it reads examples: so that what is said
 * of a message is what its reader takes, and no second list of fields. A field that any of the
 * examples was read without is no required one.
 */
class Sketch {
  /** Notes nothing; for everything but descriptions. */
  static final Sketch NONE =
      new Sketch() {
        @Override
        void known(String... names) {}

        @Override
        void field(String field, boolean required, Map<String, Object> schema) {}

        @Override
        Sketch inner(String field, boolean list, int most) {
          return this;
        }
      };

  /** One field: what it may be, or what is in it. */
  private static final class Noted {
    private boolean required = true;
    private Map<String, Object> schema = Map.of();
  }

  private final Map<String, Noted> fields = new LinkedHashMap<>();
  private final Map<String, Sketch> inner = new LinkedHashMap<>();
  private final Set<String> known = new TreeSet<>();

  /** The object has no other fields than these. */
  void known(String... names) {
    known.addAll(List.of(names));
  }

  /** A field was asked for. */
  void field(String field, boolean required, Map<String, Object> schema) {
    Noted noted = fields.computeIfAbsent(field, name -> new Noted());
    noted.required &= required;
    noted.schema = noted.schema.isEmpty() ? schema : noted.schema;
  }

  /** An object in a field, or a list of them, was asked for. */
  Sketch inner(String field, boolean list, int most) {
    Noted noted = fields.computeIfAbsent(field, name -> new Noted());
    noted.required = false;
    Sketch found = inner.computeIfAbsent(field, name -> new Sketch());
    noted.schema =
        list ? Map.of("type", "array", "maxItems", most, "items", found) : Map.of("is", found);
    return found;
  }

  /** All fields were taken as texts. */
  void words(int most, int longest) {
    field("*", false, Map.of("maxProperties", most, "maxLength", longest));
  }

  /**
   * The fields that the object may have and that no example was asked for; there should be none.
   */
  Set<String> unasked() {
    Set<String> rest = new TreeSet<>(known);
    rest.removeAll(fields.keySet());
    return rest;
  }

  /** The JSON schema of the object. */
  Map<String, Object> schema() {
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("type", "object");
    Noted words = fields.get("*");
    if (words != null) {
      schema.put("maxProperties", words.schema.getOrDefault("maxProperties", 0));
      schema.put(
          "additionalProperties",
          Map.of(
              "type",
              List.of("string", "number", "boolean"),
              "maxLength",
              words.schema.getOrDefault("maxLength", 0)));
      return schema;
    }
    Map<String, Object> properties = new LinkedHashMap<>();
    fields.forEach((name, noted) -> properties.put(name, resolved(noted.schema)));
    List<String> required =
        fields.entrySet().stream()
            .filter(field -> field.getValue().required)
            .map(Map.Entry::getKey)
            .toList();
    schema.put("properties", properties);
    if (!required.isEmpty()) {
      schema.put("required", required);
    }
    schema.put("additionalProperties", false);
    return schema;
  }

  private static Map<String, Object> resolved(Map<String, Object> schema) {
    if (schema.get("is") instanceof Sketch object) {
      return object.schema();
    }
    if (schema.get("items") instanceof Sketch object) {
      Map<String, Object> list = new LinkedHashMap<>(schema);
      list.put("items", object.schema());
      return list;
    }
    return schema;
  }
}
