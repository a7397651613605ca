package eightfold.rules.json;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.message.Message;
import eightfold.rules.finding.Advice;
import eightfold.rules.finding.Echo;
import eightfold.rules.finding.Explanation;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.finding.Suggestion;
import eightfold.rules.text.PackValues;
import eightfold.rules.text.TextValues;
import eightfold.rules.vocabulary.Amount;
import eightfold.rules.vocabulary.CardLetters;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Letters;
import eightfold.rules.vocabulary.LocalNames;
import eightfold.rules.vocabulary.SeatSelector;
import eightfold.rules.vocabulary.SeatTable;
import eightfold.spelling.Nearest;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A piece of a JSON document and where it stands. Reading it as something that it is not says so.
 *
 * @param pointer its JSON pointer
 */
record JsonValue(JsonNode node, String pointer, JsonFaults faults) {
  /** Says that something is wrong here; false, for use in a condition. */
  boolean refuse(FindingCode code, Explanation why) {
    faults.add(code, pointer, why);
    return false;
  }

  /** Says that something is wrong here; false, for use in a condition. */
  boolean refuse(FindingCode code, Message what, Message right) {
    return refuse(code, Explanation.of(what, right));
  }

  private <T> Optional<T> wrong(FindingCode code, Message right) {
    refuse(code, notPossible(), right);
    return Optional.empty();
  }

  private Message notPossible() {
    return Message.of("findings.value-not-possible").with("value", Echo.shortened(node.toString()));
  }

  boolean isObject() {
    return node.isObject()
        || refuse(FindingCode.WRONG_TYPE, Message.of("findings.no-object"), Advice.write("{ … }"));
  }

  boolean isArray() {
    return node.isArray();
  }

  boolean has(String key) {
    return node.has(key);
  }

  /** No key of a book is so long. */
  private static final int LONGEST_KEY = 100;

  /** Refuses members with other names. */
  void onlyKeys(Collection<String> keys) {
    node.fieldNames()
        .forEachRemaining(
            key -> {
              if (!keys.contains(key)) {
                faults.addToKey(
                    FindingCode.UNKNOWN_KEY,
                    key.length() > LONGEST_KEY ? pointer : pointer + "/" + escaped(key),
                    Explanation.of(
                        Message.of("findings.unknown.key").with("words", Echo.shortened(key)),
                        Suggestion.of(key, keys.stream().sorted().toList())),
                    Nearest.only(key, keys)
                        .filter(near -> !node.has(near))
                        .map(JsonDocument::written));
              }
            });
  }

  /** A key as a step of a pointer (RFC 6901). */
  static String escaped(String key) {
    return key.replace("~", "~0").replace("/", "~1");
  }

  /** A member that must be there. */
  Optional<JsonValue> member(String key) {
    if (!node.has(key)) {
      refuse(
          FindingCode.SOMETHING_MISSING,
          Explanation.of(Message.of("findings.words-missing").with("words", key)));
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

  /** The members of a list, of which nothing is said that is wrong. */
  Iterable<JsonNode> unheardList(String key) {
    return node.path(key);
  }

  /** The members of a list. */
  List<JsonValue> asArray() {
    List<JsonValue> members = new ArrayList<>();
    if (!node.isArray()) {
      wrong(FindingCode.WRONG_TYPE, Message.of("findings.write-list"));
    }
    for (int i = 0; node.isArray() && i < node.size(); i++) {
      members.add(new JsonValue(node.get(i), pointer + "/" + i, faults));
    }
    return members;
  }

  Optional<String> asText() {
    return node.isTextual()
        ? Optional.of(node.textValue())
        : wrong(FindingCode.WRONG_TYPE, Message.of("findings.write-in-quotes"));
  }

  Optional<Boolean> asFlag() {
    return node.isBoolean()
        ? Optional.of(node.booleanValue())
        : wrong(FindingCode.WRONG_TYPE, Message.of("findings.write-flag"));
  }

  Optional<Integer> asNumber(int least, int most) {
    boolean good = node.isInt() && node.intValue() >= least && node.intValue() <= most;
    FindingCode code =
        node.isIntegralNumber() ? FindingCode.NUMBER_OUT_OF_RANGE : FindingCode.NOT_A_NUMBER;
    return good ? Optional.of(node.intValue()) : wrong(code, Advice.wholeNumber(least, most));
  }

  /** One of some words. */
  Optional<String> asWord(List<String> words) {
    if (node.isTextual() && words.contains(node.textValue())) {
      return Optional.of(node.textValue());
    }
    Optional<String> near = Nearest.only(node.asText(), words).map(JsonDocument::written);
    Explanation why = Explanation.of(notPossible(), Suggestion.of(node.asText(), words));
    faults.add(FindingCode.UNKNOWN_WORD, pointer, why, near);
    return Optional.empty();
  }

  /** A word of a card set. */
  Optional<CardSet.Part> asCards() {
    Optional<CardSet.Part> part =
        node.isTextual() ? faults.words().cards().part(node.textValue()) : Optional.empty();
    return part.isPresent() ? part : wrong(FindingCode.UNKNOWN_CARD, TextValues.possibleCards(faults.words().cards().pack()));
  }

  /** Letters of a pattern. */
  Optional<Letters> asLetters() {
    Optional<Letters> letters =
        node.isTextual() && node.textValue().matches(Letters.PATTERN)
            ? Letters.parse(node.textValue())
            : Optional.empty();
    return letters.isPresent()
        ? letters
        : wrong(FindingCode.UNKNOWN_WORD, Message.of("findings.such-letters"));
  }

  /** Letters by which a pack calls its cards. */
  Optional<CardLetters> asCardLetters(int most) {
    List<JsonValue> members = asArray();
    List<String> each = members.stream().flatMap(member -> member.asText().stream()).toList();
    if (!node.isArray() || each.size() < members.size()) {
      return Optional.empty();
    }
    return each.isEmpty()
            || each.size() > most
            || !each.stream().allMatch(letters -> letters.matches(CardLetters.PATTERN))
        ? wrong(FindingCode.NOT_A_NAME, PackValues.suchLetters(most))
        : Optional.of(new CardLetters(each));
  }

  /** Names by the tags of languages. */
  Optional<LocalNames> asNames() {
    if (!isObject()) {
      return Optional.empty();
    }
    Map<String, String> names = new TreeMap<>();
    node.fieldNames()
        .forEachRemaining(
            tag -> {
              if (tag.matches(LocalNames.TAG)) {
                at(tag).asText().ifPresent(name -> names.put(tag, name));
              }
            });
    return names.isEmpty() || names.size() < node.size()
        ? wrong(FindingCode.UNKNOWN_WORD, PackValues.suchNames())
        : Optional.of(new LocalNames(names));
  }

  /** Words for seats. */
  Optional<SeatSelector> asSeats() {
    Optional<SeatSelector> seats =
        node.isTextual() ? SeatSelector.parse(node.textValue()) : Optional.empty();
    return seats.isPresent()
        ? seats
        : wrong(FindingCode.UNKNOWN_WORD, Advice.possible(SeatSelector.WORDS));
  }

  /** A number, an object of numbers by numbers of seats, or a count in words. */
  Optional<Amount> asAmount(int least, int most) {
    if (!node.isTextual()) {
      return asSeatTable(least, most).map(Amount.Fixed::new);
    }
    Optional<Amount> counted = Amount.inWords(node.textValue());
    return counted.isPresent()
        ? counted
        : wrong(FindingCode.UNKNOWN_WORD, TextValues.possibleAmounts(least, most));
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
                at(seats)
                    .refuse(
                        FindingCode.NUMBER_OUT_OF_RANGE,
                        Message.of("findings.no-number-of-seats")
                            .with("words", Echo.shortened(seats)),
                        Message.of("findings.zero-to").with("most", 15));
              }
            });
    if (node.isEmpty()) {
      return wrong(
          FindingCode.SOMETHING_MISSING,
          Message.of("findings.number-or-by-seats").with("words", "{\"0\": 5, \"2\": 7}"));
    }
    return bySeats.size() == node.size() ? Optional.of(new SeatTable(bySeats)) : Optional.empty();
  }
}
