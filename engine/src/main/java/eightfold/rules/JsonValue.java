package eightfold.rules;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.spelling.Nearest;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A piece of a JSON document and where it stands. Reading it as something that it is not says so.
 *
 * @param pointer its JSON pointer
 */
record JsonValue(JsonNode node, String pointer, Faults faults) {
  /** Where a reader says what is wrong. */
  @FunctionalInterface
  interface Faults {
    void add(String pointer, String what, String right);
  }

  /** Says that something is wrong here; false, for use in a condition. */
  boolean refuse(String what, String right) {
    faults.add(pointer, what, right);
    return false;
  }

  private <T> Optional<T> wrong(String right) {
    String text = node.toString();
    refuse((text.length() > 60 ? text.substring(0, 60) + "…" : text) + " is not possible", right);
    return Optional.empty();
  }

  boolean isObject() {
    return node.isObject() || refuse("this is no object", "write: { … }");
  }

  boolean isArray() {
    return node.isArray();
  }

  boolean has(String key) {
    return node.has(key);
  }

  /** Refuses members with other names. */
  void onlyKeys(Collection<String> keys) {
    node.fieldNames()
        .forEachRemaining(
            key -> {
              if (!keys.contains(key)) {
                String right = Nearest.right(key, keys.stream().sorted().toList());
                faults.add(pointer + "/" + escaped(key), "unknown key \"" + key + "\"", right);
              }
            });
  }

  private static String escaped(String key) {
    return key.replace("~", "~0").replace("/", "~1");
  }

  /** A member that must be there. */
  Optional<JsonValue> member(String key) {
    if (!node.has(key)) {
      refuse("\"" + key + "\" is missing", "");
      return Optional.empty();
    }
    return Optional.of(at(key));
  }

  private JsonValue at(String key) {
    return new JsonValue(node.get(key), pointer + "/" + escaped(key), faults);
  }

  /** A text that must be there. */
  Optional<String> text(String key) {
    return member(key).flatMap(JsonValue::asText);
  }

  /** A text that may be left out. */
  String optionalText(String key) {
    return has(key) ? at(key).asText().orElse("") : "";
  }

  /** A flag that may be left out. */
  boolean optionalFlag(String key) {
    return has(key) && at(key).asFlag().orElse(false);
  }

  /** A list that must be there. */
  List<JsonValue> array(String key) {
    return member(key).map(JsonValue::asArray).orElse(List.of());
  }

  /** A list that may be left out. */
  List<JsonValue> optionalArray(String key) {
    return has(key) ? at(key).asArray() : List.of();
  }

  /** The members of a list. */
  List<JsonValue> asArray() {
    List<JsonValue> members = new ArrayList<>();
    if (!node.isArray()) {
      wrong("write a list: [ … ]");
    }
    for (int i = 0; node.isArray() && i < node.size(); i++) {
      members.add(new JsonValue(node.get(i), pointer + "/" + i, faults));
    }
    return members;
  }

  Optional<String> asText() {
    return node.isTextual() ? Optional.of(node.textValue()) : wrong("write a text in quotes");
  }

  Optional<Boolean> asFlag() {
    return node.isBoolean() ? Optional.of(node.booleanValue()) : wrong("write true or false");
  }

  Optional<Integer> asNumber(int least, int most) {
    boolean good = node.isInt() && node.intValue() >= least && node.intValue() <= most;
    return good
        ? Optional.of(node.intValue())
        : wrong("a whole number from " + least + " to " + most);
  }

  /** One of some words. */
  Optional<String> asWord(List<String> words) {
    if (node.isTextual() && words.contains(node.textValue())) {
      return Optional.of(node.textValue());
    }
    return wrong(Nearest.right(node.asText(), words));
  }

  /** A word of a card set. */
  Optional<CardSet.Part> asCards() {
    Optional<CardSet.Part> part =
        node.isTextual() ? TextValues.part(node.textValue()) : Optional.empty();
    return part.isPresent() ? part : wrong("possible: " + TextValues.CARD_WORDS);
  }

  /** A number, or an object of numbers by numbers of seats. */
  Optional<SeatTable> asSeatTable(int least, int most) {
    if (!node.isObject()) {
      return asNumber(least, most).map(SeatTable::always);
    }
    TreeMap<Integer, Integer> bySeats = new TreeMap<>();
    node.fieldNames()
        .forEachRemaining(
            seats -> {
              if (seats.matches("[0-9]|1[0-5]")) {
                at(seats)
                    .asNumber(least, most)
                    .ifPresent(number -> bySeats.put(Integer.parseInt(seats), number));
              } else {
                at(seats).refuse("\"" + seats + "\" is no number of seats", "0 to 15");
              }
            });
    if (node.isEmpty()) {
      return wrong("write a number, or numbers by seats: {\"0\": 5, \"2\": 7}");
    }
    return bySeats.size() == node.size() ? Optional.of(new SeatTable(bySeats)) : Optional.empty();
  }
}
