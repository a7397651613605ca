package eightfold.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/**
 * The fields of a JSON object from outside, asked for one by one with what each must be. The first
 * thing that is not right is the answer: {@link Malformed} names the field and what it should be.
 */
public final class Fields {
  private final String name;
  private final JsonNode object;
  private final Sketch sketch;

  private Fields(String name, JsonNode object, Sketch sketch) {
    this.name = name;
    this.object = object;
    this.sketch = sketch;
  }

  static Fields of(String name, JsonNode node) throws Malformed {
    return of(name, node, Sketch.NONE);
  }

  private static Fields of(String name, JsonNode node, Sketch sketch) throws Malformed {
    if (!node.isObject()) {
      throw new Malformed(name + " must be an object {…}");
    }
    return new Fields(name, node, sketch);
  }

  /** The same, noting what is asked of it. */
  Fields sketching(Sketch noted) {
    return new Fields(name, object, noted);
  }

  /** Says that the object has no other fields than these. */
  public Fields only(String... known) throws Malformed {
    sketch.known(known);
    Set<String> names = Set.of(known);
    for (Map.Entry<String, JsonNode> field : object.properties()) {
      if (!names.contains(field.getKey())) {
        throw new Malformed(
            name
                + " has no field “"
                + cut(field.getKey())
                + "”; it has "
                + String.join(", ", known));
      }
    }
    return this;
  }

  /** Whether the field is there, and not null. */
  public boolean has(String field) {
    return !absent(object.path(field));
  }

  /** A text that must be there. */
  public String text(String field, int most) throws Malformed {
    sketch.field(field, true, texts(most));
    Optional<String> text = asText(field, most);
    if (text.isEmpty()) {
      throw new Malformed(path(field) + " is missing");
    }
    return text.get();
  }

  /** A text that may be absent or null. */
  public Optional<String> optionalText(String field, int most) throws Malformed {
    sketch.field(field, false, texts(most));
    return asText(field, most);
  }

  /** A text that must be one of these. */
  public String choice(String field, String... values) throws Malformed {
    sketch.field(field, true, Map.of("enum", List.of(values)));
    Optional<String> chosen = chosen(field, values);
    if (chosen.isEmpty()) {
      throw new Malformed(path(field) + " must be " + String.join(" or ", values));
    }
    return chosen.get();
  }

  /** A text that must be one of these, or be absent or null. */
  public Optional<String> optionalChoice(String field, String... values) throws Malformed {
    sketch.field(field, false, Map.of("enum", List.of(values)));
    return chosen(field, values);
  }

  private Optional<String> chosen(String field, String... values) throws Malformed {
    JsonNode node = object.path(field);
    if (absent(node)) {
      return Optional.empty();
    }
    if (!node.isTextual() || !List.of(values).contains(node.textValue())) {
      throw new Malformed(path(field) + " must be " + String.join(" or ", values));
    }
    return Optional.of(node.textValue());
  }

  private static Map<String, Object> texts(int most) {
    return Map.of("type", "string", "maxLength", most);
  }

  private Optional<String> asText(String field, int most) throws Malformed {
    JsonNode node = object.path(field);
    if (absent(node)) {
      return Optional.empty();
    }
    if (!node.isTextual()) {
      throw new Malformed(path(field) + " must be a text");
    }
    if (node.textValue().length() > most) {
      throw new Malformed(path(field) + " may have " + most + " characters at most");
    }
    return Optional.of(node.textValue());
  }

  /** A whole number that must be there. */
  public int number(String field, int least, int most) throws Malformed {
    sketch.field(field, true, numbers(least, most));
    OptionalInt number = asNumber(field, least, most);
    if (number.isEmpty()) {
      throw new Malformed(path(field) + " is missing");
    }
    return number.getAsInt();
  }

  /** A whole number that may be absent or null. */
  public OptionalInt optionalNumber(String field, int least, int most) throws Malformed {
    sketch.field(field, false, numbers(least, most));
    return asNumber(field, least, most);
  }

  private static Map<String, Object> numbers(int least, int most) {
    return Map.of("type", "integer", "minimum", least, "maximum", most);
  }

  private OptionalInt asNumber(String field, int least, int most) throws Malformed {
    JsonNode node = object.path(field);
    if (absent(node)) {
      return OptionalInt.empty();
    }
    if (!node.isIntegralNumber()
        || !node.canConvertToInt()
        || node.intValue() < least
        || node.intValue() > most) {
      throw new Malformed(path(field) + " must be a whole number from " + least + " to " + most);
    }
    return OptionalInt.of(node.intValue());
  }

  /** A count that may be absent or null. */
  public OptionalLong optionalCount(String field) throws Malformed {
    sketch.field(field, false, Map.of("type", "integer", "minimum", 0));
    return asCount(field);
  }

  /** The same up to a number. */
  public OptionalLong optionalCount(String field, long most) throws Malformed {
    sketch.field(field, false, Map.of("type", "integer", "minimum", 0, "maximum", most));
    OptionalLong count = asCount(field);
    if (count.isPresent() && count.getAsLong() > most) {
      throw new Malformed(path(field) + " must be a whole number from 0 to " + most);
    }
    return count;
  }

  /** A whole number from 0. */
  public long count(String field) throws Malformed {
    sketch.field(field, true, Map.of("type", "integer", "minimum", 0));
    OptionalLong count = asCount(field);
    if (count.isEmpty()) {
      throw new Malformed(path(field) + " is missing");
    }
    return count.getAsLong();
  }

  private OptionalLong asCount(String field) throws Malformed {
    JsonNode node = object.path(field);
    if (absent(node)) {
      return OptionalLong.empty();
    }
    if (!node.isIntegralNumber() || !node.canConvertToLong() || node.longValue() < 0) {
      throw new Malformed(path(field) + " must be a whole number from 0");
    }
    return OptionalLong.of(node.longValue());
  }

  /** True, false, or absent, which is false. */
  public boolean flag(String field) throws Malformed {
    sketch.field(field, false, Map.of("type", "boolean"));
    JsonNode node = object.path(field);
    if (!absent(node) && !node.isBoolean()) {
      throw new Malformed(path(field) + " must be true or false");
    }
    return node.asBoolean(false);
  }

  /** An object in the object; an absent one is empty. */
  public Fields fields(String field) throws Malformed {
    JsonNode node = object.path(field);
    Sketch inner = sketch.inner(field, false, 0);
    return absent(node)
        ? new Fields(path(field), JsonNodeFactory.instance.objectNode(), inner)
        : of(path(field), node, inner);
  }

  /** A list of objects; an absent one is empty. */
  public List<Fields> list(String field, int most) throws Malformed {
    JsonNode node = object.path(field);
    Sketch inner = sketch.inner(field, true, most);
    List<Fields> list = new ArrayList<>();
    if (absent(node)) {
      return list;
    }
    if (!node.isArray() || node.size() > most) {
      throw new Malformed(path(field) + " must be a list of " + most + " at most");
    }
    for (int i = 0; i < node.size(); i++) {
      list.add(of(path(field) + " " + i, node.path(i), inner));
    }
    return list;
  }

  /** A list of texts; an absent one is empty. */
  public List<String> texts(String field, int most) throws Malformed {
    sketch.field(
        field, false, Map.of("type", "array", "maxItems", most, "items", Map.of("type", "string")));
    JsonNode node = object.path(field);
    List<String> texts = new ArrayList<>();
    if (absent(node)) {
      return texts;
    }
    if (!node.isArray() || node.size() > most) {
      throw new Malformed(path(field) + " must be a list of " + most + " at most");
    }
    for (JsonNode item : node) {
      if (!item.isTextual()) {
        throw new Malformed(path(field) + " must be a list of texts");
      }
      texts.add(item.textValue());
    }
    return texts;
  }

  /** A list of whole numbers; an absent one is empty. */
  public List<Integer> numbers(String field, int least, int most) throws Malformed {
    String what = path(field) + " must be a list of whole numbers from " + least + " to " + most;
    JsonNode node = object.path(field);
    List<Integer> numbers = new ArrayList<>();
    if (absent(node)) {
      return numbers;
    }
    if (!node.isArray()) {
      throw new Malformed(what);
    }
    for (JsonNode item : node) {
      boolean fits = item.canConvertToInt() && item.intValue() >= least && item.intValue() <= most;
      if (!item.isIntegralNumber() || !fits) {
        throw new Malformed(what);
      }
      numbers.add(item.intValue());
    }
    return numbers;
  }

  /** All fields as texts; numbers and true or false are taken as they are written. */
  public Map<String, String> words(int most) throws Malformed {
    return words(most, Integer.MAX_VALUE);
  }

  /** The same, no text longer than that. */
  public Map<String, String> words(int most, int longest) throws Malformed {
    sketch.words(most, longest);
    if (object.size() > most) {
      throw new Malformed(name + " may have " + most + " fields at most");
    }
    Map<String, String> words = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> field : object.properties()) {
      JsonNode value = field.getValue();
      if (!value.isValueNode() || value.isNull()) {
        throw new Malformed(path(cut(field.getKey())) + " must be a text");
      }
      if (value.asText().length() > longest || field.getKey().length() > longest) {
        throw new Malformed(
            path(cut(field.getKey())) + " may have " + longest + " characters at most");
      }
      words.put(field.getKey(), value.asText());
    }
    return words;
  }

  private String path(String field) {
    return name.equals("the message") || name.equals("params") ? field : name + "." + field;
  }

  /** The names of all fields. */
  public List<String> names() {
    List<String> names = new ArrayList<>();
    object.fieldNames().forEachRemaining(names::add);
    return names;
  }

  private static boolean absent(JsonNode node) {
    return node.isMissingNode() || node.isNull();
  }

  private static String cut(String text) {
    return text.length() > 40 ? text.substring(0, 40) + "…" : text;
  }

  JsonNode node(String field) {
    return object.path(field);
  }
}
