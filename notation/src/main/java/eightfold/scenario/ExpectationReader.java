package eightfold.scenario;

import eightfold.cards.Pack;
import eightfold.scenario.Expectation.Claim;
import eightfold.spelling.Nearest;
import eightfold.yaml.Yaml;
import eightfold.yaml.YamlFault;
import eightfold.yaml.YamlFields;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads what a {@code then} expects. */
final class ExpectationReader {
  private static final List<String> PLAIN =
      List.of(
          "turn",
          "top",
          "suit",
          "rank",
          "pending",
          "awaits",
          "direction",
          "stock",
          "discard",
          "allows",
          "forbids",
          "legal",
          "dealOver",
          "gameOver",
          "winner",
          "gameWinner",
          "out",
          "event");

  /** Keys that name a seat after a dot; {@code legal} and its like may. */
  private static final List<String> SEATED =
      List.of("hand", "count", "allows", "forbids", "legal", "score", "scored", "sees", "hides");

  private final ScenarioSeats seats;
  private final CardLists cards;

  ExpectationReader(Pack pack, ScenarioSeats seats) {
    this.cards = new CardLists(pack);
    this.seats = seats;
  }

  List<Expectation> read(Yaml then) {
    List<Expectation> expectations = new ArrayList<>();
    for (Yaml.Entry entry : then.entries("then").entries()) {
      expectations.add(
          new Expectation(entry.key().line(), said(entry), claim(entry.key(), entry.value())));
    }
    return expectations;
  }

  private Claim claim(Yaml.Scalar key, Yaml value) {
    String word = key.text();
    int dot = word.indexOf('.');
    if (dot < 0) {
      if (PageKeys.FACTS.contains(word)) {
        return new Claim.Fact(word, flat(value));
      }
      if (PLAIN.contains(word)) {
        return plain(word, value);
      }
      throw SEATED.contains(word)
          ? new YamlFault(
              key.line(), word + " needs a seat: " + word + "." + seats.names().getFirst())
          : new YamlFault(key.line(), YamlFields.unknown(word, known()));
    }
    String before = word.substring(0, dot);
    String after = word.substring(dot + 1);
    if (PageKeys.DOTTED_FACTS.contains(before)) {
      return new Claim.Fact(word, flat(value));
    }
    if (SEATED.contains(before)) {
      return seated(before, seats.seat(after, key.line()), value);
    }
    throw new YamlFault(
        key.line(), "unknown key \"" + word + "\": " + Nearest.right(before, SEATED));
  }

  private Claim plain(String key, Yaml value) {
    return switch (key) {
      case "turn" -> new Claim.Turn(seats.seat(value, key));
      case "top" -> new Claim.Upcard(cards.one(value, key));
      case "suit" -> new Claim.DeclaredSuit(declared(value, key).map(cards::suit));
      case "rank" -> new Claim.DeclaredRank(declared(value, key).map(cards::rank));
      case "pending" -> {
        StartReader.Pending pending = StartReader.Pending.read(value);
        yield new Claim.Pending(pending.draw(), pending.skip());
      }
      case "awaits" -> new Claim.Awaits(value.scalar(key).text());
      case "direction" -> new Claim.Direction(StartReader.direction(value).equals("clockwise"));
      case "stock" -> new Claim.Stock(number(value, key));
      case "discard" -> new Claim.Pile(number(value, key));
      case "allows" -> new Claim.Allows(OptionalInt.empty(), some(value, key));
      case "forbids" -> new Claim.Forbids(OptionalInt.empty(), some(value, key));
      case "legal" -> new Claim.Legal(OptionalInt.empty(), parts(value, key));
      case "dealOver" -> new Claim.DealOver(value.scalar(key).truth(key));
      case "gameOver" -> new Claim.MatchOver(value.scalar(key).truth(key));
      case "winner" -> new Claim.DealWinners(seats.seats(value, key));
      case "gameWinner" -> new Claim.MatchWinners(seats.seats(value, key));
      case "out" -> new Claim.Out(seats.seats(value, key));
      case "event" -> new Claim.Events(some(value, key));
      default -> throw new IllegalStateException("no claim for " + key);
    };
  }

  private Claim seated(String key, int seat, Yaml value) {
    return switch (key) {
      case "hand" -> new Claim.Hand(seat, cards.list(value, key));
      case "count" -> new Claim.Count(seat, number(value, key));
      case "allows" -> new Claim.Allows(OptionalInt.of(seat), some(value, key));
      case "forbids" -> new Claim.Forbids(OptionalInt.of(seat), some(value, key));
      case "legal" -> new Claim.Legal(OptionalInt.of(seat), parts(value, key));
      case "score" -> new Claim.Score(seat, number(value, key));
      case "scored" -> new Claim.Scored(seat, number(value, key));
      case "sees" -> new Claim.Sees(seat, someCards(value, key));
      case "hides" -> new Claim.Hides(seat, someCards(value, key));
      default -> throw new IllegalStateException("no claim for " + key);
    };
  }

  private static Optional<Yaml> declared(Yaml value, String key) {
    return value.scalar(key).text().equals("none") ? Optional.empty() : Optional.of(value);
  }

  private static int number(Yaml value, String key) {
    return value.scalar(key).number(key);
  }

  /** The parts of a text that semicolons separate. */
  private static List<String> parts(Yaml value, String key) {
    return Arrays.stream(value.scalar(key).text().split(";"))
        .map(String::strip)
        .filter(part -> !part.isEmpty())
        .toList();
  }

  /** Parts of which there must be one at least: an expectation of nothing always holds. */
  private static List<String> some(Yaml value, String key) {
    return notEmpty(parts(value, key), value, key);
  }

  private List<String> someCards(Yaml value, String key) {
    return notEmpty(cards.list(value, key), value, key);
  }

  private static List<String> notEmpty(List<String> parts, Yaml value, String key) {
    if (parts.isEmpty()) {
      throw new YamlFault(value.line(), key + " expects nothing");
    }
    return parts;
  }

  private static List<String> known() {
    return Stream.of(
            PLAIN.stream(),
            SEATED.stream().map(key -> key + ".SEAT"),
            PageKeys.FACTS.stream(),
            PageKeys.DOTTED_FACTS.stream().map(key -> key + ".N"))
        .flatMap(keys -> keys)
        .toList();
  }

  private static String said(Yaml.Entry entry) {
    return (entry.key().text() + " " + flat(entry.value())).strip();
  }

  /** A value on one line: {@code a b} for a list, {@code a 1, b 2} for a map. */
  static String flat(Yaml value) {
    return switch (value) {
      case Yaml.Scalar scalar -> scalar.text();
      case Yaml.Items list ->
          list.items().stream().map(ExpectationReader::flat).collect(Collectors.joining(" "));
      case Yaml.Entries map ->
          map.entries().stream().map(ExpectationReader::said).collect(Collectors.joining(", "));
    };
  }
}
