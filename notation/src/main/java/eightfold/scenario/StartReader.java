package eightfold.scenario;

import eightfold.cards.Pack;
import eightfold.game.Position;
import eightfold.yaml.Yaml;
import eightfold.yaml.YamlFault;
import eightfold.yaml.YamlFields;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Reads how a scenario begins: in the middle of a deal, from a pack in a fixed order, or shuffled.
 */
final class StartReader {
  /** Keys that only a position has. */
  private static final List<String> POSITION =
      List.of("upcard", "discard", "suit", "rank", "stock", "rest", "turn", "direction", "pending");

  private static final List<String> WAYS = List.of("hands", "deck", "seed");

  static final List<String> KEYS =
      Stream.of(WAYS, POSITION, List.of("dealer", "scores", "deal"), PageKeys.START)
          .flatMap(List::stream)
          .toList();

  private static final Pattern SEED = Pattern.compile("-?[0-9]{1,18}");

  private final YamlFields fields;
  private final ScenarioSeats seats;
  private final CardLists cards;
  private final Yaml way;

  StartReader(Pack pack, YamlFields fields, ScenarioSeats seats) {
    this.cards = new CardLists(pack);
    this.fields = fields;
    this.seats = seats;
    List<String> given = WAYS.stream().filter(key -> fields.value(key).isPresent()).toList();
    if (given.size() > 1) {
      throw new YamlFault(
          fields.required(given.get(1)).line(),
          "a scenario begins with hands, with deck or with seed, not with "
              + String.join(" and ", given));
    }
    // Complains of the usual one where none is given
    this.way = fields.required(given.isEmpty() ? "hands" : given.getFirst());
  }

  /** The line of {@code hands}, {@code deck} or {@code seed}. */
  int line() {
    return way.line();
  }

  /** For each card that was named, the line that names it last. */
  Map<String, Integer> places() {
    return cards.places();
  }

  Scenario.Start read() {
    if (fields.value("hands").isPresent()) {
      return new Scenario.Start.Arranged(position());
    }
    for (String key : POSITION) {
      fields
          .value(key)
          .ifPresent(
              value -> {
                throw new YamlFault(
                    value.line(), key + " goes with hands; after deck or seed the game deals");
              });
    }
    Optional<Yaml> deck = fields.value("deck");
    return new Scenario.Start.Dealt(
        deck.map(value -> cards.list(value, "deck")),
        deck.isPresent() ? OptionalLong.empty() : OptionalLong.of(seed(way)),
        seat("dealer"),
        deal(),
        scores(),
        more());
  }

  private Position position() {
    Pending pending = fields.value("pending").map(Pending::read).orElse(Pending.NONE);
    return new Position(
        hands(way.entries("hands")),
        pile(),
        fields.value("stock").map(value -> cards.list(value, "stock")).orElse(List.of()),
        fields.value("rest").map(value -> word(value, "rest", "under", "out")).orElse(true),
        seat("dealer"),
        seat("turn"),
        fields.value("suit").map(cards::suit),
        fields.value("rank").map(cards::rank),
        fields.value("direction").map(StartReader::direction),
        pending.draw(),
        pending.skip(),
        scores(),
        deal(),
        more());
  }

  private List<List<String>> hands(Yaml.Entries map) {
    List<Optional<List<String>>> hands = new ArrayList<>();
    seats.names().forEach(name -> hands.add(Optional.empty()));
    for (Yaml.Entry entry : map.entries()) {
      int seat = seats.seat(entry.key(), "hands");
      if (hands.get(seat).isPresent()) {
        throw new YamlFault(entry.key().line(), "hands names seat " + name(seat) + " twice");
      }
      hands.set(seat, Optional.of(cards.list(entry.value(), "hands")));
    }
    for (int seat = 0; seat < hands.size(); seat++) {
      if (hands.get(seat).isEmpty()) {
        throw new YamlFault(
            map.line(), "hands leaves out " + name(seat) + "; a hand without cards is \"\"");
      }
    }
    return hands.stream().flatMap(Optional::stream).toList();
  }

  private List<String> pile() {
    Optional<Yaml> upcard = fields.value("upcard");
    Optional<Yaml> discard = fields.value("discard");
    if (upcard.isPresent() == discard.isPresent()) {
      throw new YamlFault(
          discard.map(Yaml::line).orElse(way.line()),
          "with hands goes upcard: CARD, or discard: \"CARD …\" for a whole pile, top last");
    }
    return upcard
        .map(card -> List.of(cards.one(card, "upcard")))
        .or(() -> discard.map(list -> cards.list(list, "discard")))
        .orElseThrow();
  }

  private OptionalInt seat(String key) {
    return fields
        .value(key)
        .map(value -> OptionalInt.of(seats.seat(value, key)))
        .orElse(OptionalInt.empty());
  }

  private List<Integer> scores() {
    return seats.numbers(
        fields.value("scores").orElse(new Yaml.Entries(List.of(), way.line())), "scores");
  }

  private int deal() {
    Optional<Yaml> value = fields.value("deal");
    int deal = value.map(number -> number.scalar("deal").number("deal")).orElse(1);
    if (deal < 1) {
      throw new YamlFault(value.map(Yaml::line).orElse(0), "deals are counted from 1");
    }
    return deal;
  }

  private Map<String, Object> more() {
    Map<String, Object> more = new LinkedHashMap<>();
    for (String key : PageKeys.START) {
      fields
          .value(key)
          .filter(value -> !(key.equals(PageKeys.RULES) && PageKeys.addsLines(value)))
          .ifPresent(value -> more.put(key, plain(value)));
    }
    return more;
  }

  /** A page's value without lines, seats by their numbers. */
  private Object plain(Yaml value) {
    return switch (value) {
      case Yaml.Scalar scalar -> number(scalar.text());
      case Yaml.Items list -> list.items().stream().map(this::plain).toList();
      case Yaml.Entries map -> {
        Map<String, Object> plain = new LinkedHashMap<>();
        map.entries().forEach(e -> plain.put(number(e.key().text()), plain(e.value())));
        yield plain;
      }
    };
  }

  private String number(String text) {
    int named = seats.names().indexOf(text);
    return named < 0 ? text : Integer.toString(named);
  }

  private String name(int seat) {
    return seats.names().get(seat);
  }

  private static long seed(Yaml value) {
    Yaml.Scalar scalar = value.scalar("seed");
    if (!SEED.matcher(scalar.text()).matches()) {
      throw new YamlFault(
          scalar.line(), "seed must be a whole number, not " + scalar.kind().text());
    }
    return Long.parseLong(scalar.text());
  }

  static String direction(Yaml value) {
    return word(value, "direction", "clockwise", "counterclockwise")
        ? "clockwise"
        : "counterclockwise";
  }

  /** Whether the first of the two words stands here, which only may stand here. */
  static boolean word(Yaml value, String key, String first, String second) {
    String text = value.scalar(key).text();
    if (!text.equals(first) && !text.equals(second)) {
      throw new YamlFault(
          value.line(), key + " must be " + first + " or " + second + ", not \"" + text + "\"");
    }
    return text.equals(first);
  }

  /** A penalty that waits. */
  record Pending(int draw, int skip) {
    static final Pending NONE = new Pending(0, 0);

    static Pending read(Yaml value) {
      if (value instanceof Yaml.Scalar scalar) {
        if (scalar.text().equals("none")) {
          return NONE;
        }
        throw new YamlFault(
            value.line(),
            "pending must be {draw: N}, {skip: N} or none, not " + value.kind().text());
      }
      YamlFields fields =
          new YamlFields(value.entries("pending"), "pending", List.of("draw", "skip"));
      return new Pending(count(fields, "draw"), count(fields, "skip"));
    }

    private static int count(YamlFields fields, String key) {
      Optional<Yaml> value = fields.value(key);
      int count = value.map(number -> number.scalar(key).number(key)).orElse(0);
      if (value.isPresent() && count < 1) {
        throw new YamlFault(value.get().line(), key + " must be 1 or more");
      }
      return count;
    }
  }
}
