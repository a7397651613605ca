package eightfold.crazier.scenario;

import eightfold.crazier.cards.AbilityCardSet;
import eightfold.crazier.cards.Card;
import eightfold.crazier.cards.Side;
import eightfold.crazier.play.Setup;
import eightfold.game.Position;
import eightfold.scenario.Mismatch;
import eightfold.scenario.Scenario;
import eightfold.scenario.ScenarioStep;
import eightfold.yaml.Yaml;
import eightfold.yaml.YamlFields;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A scenario of the game's page in the notation of all games: for cards that are blank there it has
 * cards of the set in the same colours, and the rest of the pack under the stock. It has the acts
 * by which the scenario goes as it is written, one by one, with the answers that had to be given;
 * what it refuses or checks is left aside, as its cards are others.
 */
final class ScenarioRetelling {
  private static final Set<String> SAID =
      Set.of("players", "turn", "hands", Setup.ASSETS, "discard", "draw", "named");
  private static final Pattern REFERENCE = Pattern.compile("\\s*\\((?:FAQ|own) [^)]*\\)$");
  private static final String USUAL_PILE = "_G9";
  private static final int USUAL_HAND = 3;

  private final AbilityCardSet set;
  private final ScenarioCards cards;
  private final YamlFields given;

  /** The set's cards by the words of the scenario. */
  private final Map<String, String> ids = new LinkedHashMap<>();

  private ScenarioRetelling(AbilityCardSet set, YamlFields given) {
    this.set = set;
    this.cards = new ScenarioCards(set);
    this.given = given;
  }

  /**
   * The scenario; empty where that notation cannot say it: in another phase, in honour mode, or
   * with cards that are not in the set once.
   */
  static Optional<Scenario> of(String file, Yaml item, YamlFields fields, AbilityCardSet set) {
    Optional<Yaml> given = fields.value("given");
    Optional<Yaml> steps = fields.value("steps");
    if (given.isEmpty() || steps.isEmpty() || !sayable(given.get(), steps.get())) {
      return Optional.empty();
    }
    YamlFields said = new YamlFields(given.get().entries("given"), "given", PositionReader.KEYS);
    ScenarioRetelling retelling = new ScenarioRetelling(set, said);
    if (!retelling.named(item.line())) {
      return Optional.empty();
    }
    List<String> names = PositionReader.names(said);
    Optional<List<ScenarioStep>> acts = retelling.acts(given.get(), steps.get());
    return acts.map(
        lines ->
            new Scenario(
                REFERENCE.matcher(fields.text("title")).replaceFirst(""),
                places(file, item.line()),
                set.id(),
                Map.of(),
                List.of(),
                names,
                List.of(),
                new Scenario.Start.Arranged(retelling.position(names)),
                lines));
  }

  private static boolean sayable(Yaml given, Yaml steps) {
    return given.entries("given").entries().stream()
            .allMatch(entry -> SAID.contains(entry.key().text()))
        && steps.items("steps").stream()
            .map(step -> step.scalar("a step").text())
            .noneMatch(step -> step.contains(": forget "));
  }

  private static Scenario.Places places(String file, int line) {
    return new Scenario.Places(file, line, line, line, line, line, line, line, Map.of());
  }

  /** Finds a card of the set for each that is named; false where there is none. */
  private boolean named(int line) {
    List<String> words = words();
    Set<String> ranks = new LinkedHashSet<>(Set.of(Card.NAMING));
    List<Card> blanks = new ArrayList<>();
    for (String word : words) {
      Card card = cards.card(word, line);
      if (word.startsWith("_")) {
        blanks.add(card);
      } else if (word.endsWith("#2")
          || !set.cards().contains(card)
          || ids.put(word, card.id()) != null) {
        return false;
      } else {
        ranks.add(card.rank());
      }
    }
    Map<String, List<Card>> open = new LinkedHashMap<>();
    for (Card blank : blanks) {
      open.computeIfAbsent(blank.rank(), rank -> new ArrayList<>()).add(blank);
    }
    for (String rank : ranks) {
      List<Card> known = open.remove(rank);
      if (known != null && !filled(known, rank)) {
        return false;
      }
    }
    return assigned(List.copyOf(open.values()), ranks);
  }

  /** All cards that lie somewhere by name. */
  private List<String> words() {
    List<Yaml> lists = new ArrayList<>();
    for (String key : List.of("hands", Setup.ASSETS)) {
      given
          .value(key)
          .ifPresent(map -> map.entries(key).entries().forEach(seat -> lists.add(seat.value())));
    }
    given.value("discard").ifPresent(lists::add);
    given.value("draw").ifPresent(lists::add);
    List<String> words = new ArrayList<>();
    if (given.value("discard").isEmpty()) {
      words.add(USUAL_PILE);
    }
    for (Yaml list : lists) {
      if (list instanceof Yaml.Items items) {
        items.items().forEach(word -> words.add(id(word)));
      }
    }
    return words;
  }

  /**
   * Finds ranks for those of blank cards, each its own, so that the set has all the cards. Which
   * rank it is counts for nothing but whether two are equal, eights aside.
   *
   * @param open blank cards, those of one rank together
   * @param taken ranks that are others' already
   */
  private boolean assigned(List<List<Card>> open, Set<String> taken) {
    if (open.isEmpty()) {
      return true;
    }
    List<Card> blanks = open.getFirst();
    String own = blanks.getFirst().rank();
    List<String> candidates = new ArrayList<>(Card.RANKS);
    candidates.remove(own);
    candidates.addFirst(own);
    for (String candidate : candidates) {
      // a rank that has not all the cards is left at once, whatever the others would come to
      if (!taken.contains(candidate) && filled(blanks, candidate)) {
        taken.add(candidate);
        if (assigned(open.subList(1, open.size()), taken)) {
          return true;
        }
        taken.remove(candidate);
        blanks.forEach(blank -> ids.remove(blank.id()));
      }
    }
    return false;
  }

  /** Finds a card of the set with this rank for each blank one; notes none if one has none. */
  private boolean filled(List<Card> blanks, String rank) {
    Map<String, String> found = new LinkedHashMap<>();
    for (Card blank : blanks) {
      set.cards().stream()
          .filter(card -> card.rank().equals(rank) && card.colours() == blank.colours())
          .filter(card -> blank.side(0).type() == Side.Type.ASSET || isEvent(card))
          .map(Card::id)
          .filter(id -> !ids.containsValue(id) && !found.containsValue(id))
          .findFirst()
          .ifPresent(id -> found.put(blank.id(), id));
    }
    if (found.size() < blanks.size()) {
      return false;
    }
    ids.putAll(found);
    return true;
  }

  private static boolean isEvent(Card card) {
    return card.sides().stream().allMatch(side -> side.type() == Side.Type.EVENT);
  }

  private Position position(List<String> names) {
    List<List<String>> hands = new ArrayList<>();
    for (String name : names) {
      hands.add(hand(name));
    }
    List<String> pile =
        given.value("discard").map(this::listed).orElseGet(() -> List.of(ids.get(USUAL_PILE)));
    Optional<Yaml> draw = given.value("draw");
    OptionalInt turn =
        OptionalInt.of(
            given.value("turn").map(said -> names.indexOf(said.scalar("turn").text())).orElse(0));
    return new Position(
        hands,
        pile.reversed(),
        draw.map(this::listed).orElse(List.of()),
        draw.isEmpty(),
        OptionalInt.empty(),
        turn,
        given.value("named").map(colour -> colour.scalar("named").text()),
        Optional.empty(),
        Optional.empty(),
        0,
        0,
        List.of(),
        1,
        assets(names));
  }

  /** What lies in front of the seats, as the position of this game has it. */
  private Map<String, Object> assets(List<String> names) {
    Map<String, Object> bySeat = new LinkedHashMap<>();
    given
        .value(Setup.ASSETS)
        .ifPresent(
            map ->
                map.entries(Setup.ASSETS)
                    .entries()
                    .forEach(
                        seat ->
                            bySeat.put(
                                String.valueOf(names.indexOf(seat.key().text())),
                                listed(seat.value()))));
    return bySeat.isEmpty() ? Map.of() : Map.of(Setup.ASSETS, bySeat);
  }

  private List<String> listed(Yaml list) {
    return list.items("cards").stream()
        .map(
            word -> {
              String text = word.scalar("a card").text();
              String id = id(word);
              return ids.get(id) + text.substring(id.length());
            })
        .toList();
  }

  /** What is said of a hand; else cards of the set that lie nowhere yet. */
  private List<String> hand(String name) {
    Optional<Yaml> said =
        given
            .value("hands")
            .flatMap(
                map ->
                    map.entries("hands").entries().stream()
                        .filter(entry -> entry.key().text().equals(name))
                        .map(Yaml.Entry::value)
                        .findFirst());
    if (said.isPresent() && said.get() instanceof Yaml.Items list) {
      return listed(list);
    }
    int count = said.map(value -> value.scalar("hands").number("hands")).orElse(USUAL_HAND);
    List<String> free =
        set.cards().stream()
            .map(Card::id)
            .filter(id -> !ids.containsValue(id))
            .limit(count)
            .toList();
    free.forEach(id -> ids.put(name + " " + id, id));
    return free;
  }

  /**
   * The acts of the scenario as it is written, with the set's cards in them; none where it does not
   * go so, or where a card is meant that lies nowhere by name.
   */
  private Optional<List<ScenarioStep>> acts(Yaml position, Yaml steps) {
    PositionReader.Laid laid = PositionReader.read(position, cards);
    Setup.start(laid.table());
    ScenarioRun run = new ScenarioRun(laid.table(), laid.names(), cards);
    try {
      for (Yaml step : steps.items("steps")) {
        run.step(step.scalar("a step").text(), step.line());
      }
      run.goOn();
    } catch (Mismatch _) {
      return Optional.empty();
    }
    List<ScenarioStep> said = new ArrayList<>();
    for (ScenarioRun.Done done : run.done()) {
      List<String> words = new ArrayList<>();
      for (String word : done.line().split(" ", -1)) {
        String id = Setup.Named.of(word).id();
        if (id.startsWith("_") && !ids.containsKey(id)) {
          return Optional.empty();
        }
        words.add(ids.getOrDefault(id, id) + word.substring(id.length()));
      }
      said.add(
          new ScenarioStep.Acts(
              done.seat(),
              List.of(String.join(" ", words)),
              new ScenarioStep.Outlook.Taken(List.of()),
              steps.line()));
    }
    return Optional.of(said);
  }

  private static String id(Yaml word) {
    return Setup.Named.of(word.scalar("a card").text()).id();
  }
}
