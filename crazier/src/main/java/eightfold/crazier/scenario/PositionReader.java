package eightfold.crazier.scenario;

import eightfold.crazier.cards.Card;
import eightfold.crazier.cards.Colour;
import eightfold.crazier.play.CrazierPack;
import eightfold.crazier.play.CrazierSettings;
import eightfold.crazier.play.CrazierTable;
import eightfold.crazier.play.Numbering;
import eightfold.crazier.play.Phase;
import eightfold.crazier.play.Setup;
import eightfold.crazier.play.Zone;
import eightfold.game.FastChance;
import eightfold.yaml.Yaml;
import eightfold.yaml.YamlFault;
import eightfold.yaml.YamlFields;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads a position in the middle of a game, and lays it on a table. */
final class PositionReader {
  static final List<String> KEYS =
      List.of(
          "players",
          "teams",
          "phase",
          "turn",
          "turn_no",
          "hands",
          Setup.ASSETS,
          "discard",
          "draw",
          "named",
          "obligations",
          "options",
          "discarded",
          "played",
          "events_played");
  private static final int USUAL_HAND = 3;
  private static final int USUAL_STOCK = 20;
  private static final int LATE = 99;

  private final YamlFields fields;
  private final ScenarioCards blanks;
  private final List<String> names;
  private final Map<String, Card> cards = new LinkedHashMap<>();
  private final List<Setup.Place> places = new ArrayList<>();

  private PositionReader(Yaml value, ScenarioCards blanks) {
    this.fields = new YamlFields(value.entries("given"), "given", KEYS);
    this.blanks = blanks;
    this.names = names(fields);
  }

  /** The players, A and B where nothing is said. */
  static List<String> names(YamlFields fields) {
    return fields.value("players").map(value -> texts(value, "players")).orElse(List.of("A", "B"));
  }

  static List<String> texts(Yaml value, String key) {
    return value.items(key).stream().map(item -> item.scalar(key).text()).toList();
  }

  /** The team of each seat. */
  static int[] teams(YamlFields fields, List<String> names) {
    int[] team = new int[names.size()];
    for (int seat = 0; seat < team.length; seat++) {
      team[seat] = seat;
    }
    Optional<Yaml> said = fields.value("teams");
    if (said.isPresent()) {
      List<Yaml> teams = said.get().items("teams");
      for (int number = 0; number < teams.size(); number++) {
        for (String name : texts(teams.get(number), "teams")) {
          team[seat(names, name, said.get().line())] = number;
        }
      }
    }
    return team;
  }

  static int seat(List<String> names, String name, int line) {
    int seat = names.indexOf(name);
    if (seat < 0) {
      throw new YamlFault(line, "no player is called " + name);
    }
    return seat;
  }

  /** The table of a position, and the players' names. */
  record Laid(CrazierTable table, List<String> names) {}

  static Laid read(Yaml value, ScenarioCards blanks) {
    return new PositionReader(value, blanks).laid();
  }

  private Laid laid() {
    for (int seat = 0; seat < names.size(); seat++) {
      hand(seat);
    }
    for (int seat = 0; seat < names.size(); seat++) {
      int owner = seat;
      of(Setup.ASSETS, seat).ifPresent(list -> lay(list, Zone.PLAY, owner));
    }
    fields
        .value("discard")
        .ifPresentOrElse(
            list -> lay(list, Zone.PILE, Numbering.NONE),
            () -> lay("_G9", 0, Zone.PILE, Numbering.NONE));
    fields
        .value("draw")
        .ifPresentOrElse(
            list -> lay(list, Zone.STOCK, Numbering.NONE),
            () -> {
              for (int i = 1; i <= USUAL_STOCK; i++) {
                lay("_P3.d" + i, 0, Zone.STOCK, Numbering.NONE);
              }
            });
    int turn = fields.value("turn").map(this::seat).orElse(0);
    CrazierPack pack = new CrazierPack(List.copyOf(cards.values()), List.copyOf(cards.keySet()));
    CrazierTable table = Setup.empty(settings(), pack, teams(fields, names), new FastChance(1));
    Setup.arrange(
        table,
        places,
        turn,
        fields.value("phase").map(PositionReader::phase).orElse(Phase.MAIN),
        fields.value("turn_no").map(no -> no.scalar("turn_no").number("turn_no")).orElse(LATE));
    fields
        .value("named")
        .ifPresent(
            named ->
                Setup.name(
                    table,
                    Colour.parse(named.scalar("named").text())
                        .orElseThrow(() -> new YamlFault(named.line(), "named is a color"))));
    for (int seat = 0; seat < names.size(); seat++) {
      Setup.counted(
          table,
          seat,
          number("played", seat),
          number("discarded", seat),
          number("events_played", seat));
    }
    oblige(table);
    return new Laid(table, names);
  }

  private void oblige(CrazierTable table) {
    fields
        .value("obligations")
        .ifPresent(
            map -> {
              for (Yaml.Entry entry : map.entries("obligations").entries()) {
                int seat = seat(entry.key());
                String id = entry.value().scalar("obligations").text();
                int card = List.copyOf(cards.keySet()).indexOf(id);
                if (card >= 0) {
                  Setup.oblige(table, seat, card);
                } else {
                  // a card that is nowhere: the order has no force (DSTY-6)
                  Card _ = blanks.card(id, entry.value().line());
                }
              }
            });
  }

  private int seat(Yaml value) {
    return seat(names, value.scalar("a player").text(), value.line());
  }

  private static Phase phase(Yaml value) {
    String word = value.scalar("phase").text();
    for (Phase phase : Phase.values()) {
      if (phase.word().equals(word)) {
        return phase;
      }
    }
    throw new YamlFault(value.line(), "phase is begin, draw, main or end, not \"" + word + "\"");
  }

  private CrazierSettings settings() {
    Optional<Yaml> value = fields.value("options");
    if (value.isEmpty()) {
      return CrazierSettings.STANDARD;
    }
    YamlFields options =
        new YamlFields(
            value.get().entries("options"),
            "options",
            List.of("two_player_rule", "multicolor_rank_match", "enforcement"));
    return new CrazierSettings(
        truth(options, "two_player_rule"),
        truth(options, "multicolor_rank_match"),
        options
            .value("enforcement")
            .map(said -> said.scalar("enforcement").text().equals("honour"))
            .orElse(false));
  }

  private static boolean truth(YamlFields options, String key) {
    return options.value(key).map(said -> said.scalar(key).truth(key)).orElse(false);
  }

  /** What a key says of a seat. */
  private Optional<Yaml> of(String key, int seat) {
    return fields
        .value(key)
        .flatMap(
            map ->
                map.entries(key).entries().stream()
                    .filter(entry -> seat(entry.key()) == seat)
                    .map(Yaml.Entry::value)
                    .findFirst());
  }

  private int number(String key, int seat) {
    return of(key, seat).map(value -> value.scalar(key).number(key)).orElse(0);
  }

  private void hand(int seat) {
    Optional<Yaml> said = of("hands", seat);
    if (said.isPresent() && said.get() instanceof Yaml.Items list) {
      lay(list, Zone.HAND, seat);
      return;
    }
    int count = said.map(value -> value.scalar("hands").number("hands")).orElse(USUAL_HAND);
    for (int i = 1; i <= count; i++) {
      lay("_P2." + names.get(seat) + i, 0, Zone.HAND, seat);
    }
  }

  private void lay(Yaml list, Zone zone, int owner) {
    for (Yaml item : list.items("cards")) {
      lay(item.scalar("a card").text(), item.line(), zone, owner);
    }
  }

  private void lay(String word, int line, Zone zone, int owner) {
    Setup.Named named = Setup.Named.of(word);
    String id = named.id();
    Card card = blanks.card(id, line);
    if (cards.put(id, card) != null) {
      throw new YamlFault(line, id + " lies in two places; a second copy is " + id + "#2");
    }
    places.add(new Setup.Place(cards.size() - 1, zone, owner, named.side()));
  }
}
