package eightfold.crazier.cards;

import eightfold.game.SetupException;
import eightfold.message.Argument;
import eightfold.message.Message;
import eightfold.yaml.Yaml;
import eightfold.yaml.YamlDocument;
import eightfold.yaml.YamlFault;
import eightfold.yaml.YamlFields;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a card set: YAML with the vocabulary of the game's page, part B.6. */
public final class SetReader {
  /** A text of this kind begins with this key. */
  private static final String FIRST = "cards:";

  private static final List<String> KEYS =
      List.of("cards", "id", "summary", "aliases", "options", "list");

  private static final Message A_SET = Message.of("crazier-set.a-set");
  private static final Message A_CARD = Message.of("crazier-set.a-card");
  private static final Message A_SIDE = Message.of("crazier-set.a-side");

  /** Where the cards begin. */
  private static final Pattern LIST = Pattern.compile("(?m)^list:");

  private static final Pattern ID = Pattern.compile("[a-z][a-z0-9_]*");
  private static final Pattern GAME = Pattern.compile("[a-z][a-z0-9-]*");
  private static final Pattern NAME = Pattern.compile("[^\\p{Cntrl}]{1,40}");

  /** Seven cards for each of up to four players, one to begin the pile, and some to draw. */
  private static final int LEAST_CARDS = 40;

  /** With two of each, a seat that held them all must not have more acts than tables have room. */
  private static final int MOST_ACTS = 150;

  private SetReader() {}

  /** Whether a text looks like a card set, right or wrong. */
  public static boolean matches(String text) {
    return text.lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
        .findFirst()
        .filter(line -> line.startsWith(FIRST))
        .isPresent();
  }

  /**
   * Reads a card set.
   *
   * @param file its name, for complaints
   * @throws SetupException if it is wrong, with the place
   */
  public static AbilityCardSet read(String file, String text) {
    return read(new Argument.Text(file), text, fields -> set(fields, text));
  }

  /** Reads a card set that is no file, as one that a record ends with. */
  public static AbilityCardSet read(String text) {
    return read(Message.of("crazier-set.the-set"), text, fields -> set(fields, text));
  }

  /**
   * Reads what a card set says of itself above its cards.
   *
   * @param file its name, for complaints
   * @throws SetupException if it is wrong, with the place
   */
  public static AbilityCardSet.Head head(String file, String text) {
    Matcher list = LIST.matcher(text);
    String top = list.find() ? text.substring(0, list.start()) : text;
    return read(new Argument.Text(file), top, SetReader::head);
  }

  private static <T> T read(Argument file, String text, Function<YamlFields, T> reading) {
    try {
      List<YamlDocument> documents = YamlDocument.of(text);
      if (documents.size() != 1) {
        throw new YamlFault(1, Message.of("crazier-set.one-document"));
      }
      return switch (documents.getFirst()) {
        case YamlDocument.Parsed(Yaml root) ->
            reading.apply(new YamlFields(root.entries(A_SET), A_SET, KEYS));
        case YamlDocument.Unreadable(int line, Message reason) -> throw new YamlFault(line, reason);
      };
    } catch (YamlFault e) {
      throw new SetupException(
          Message.of("crazier-set.place")
              .with("file", file)
              .with("line", e.line())
              .with("what", e.reason()));
    }
  }

  private static AbilityCardSet.Head head(YamlFields fields) {
    return new AbilityCardSet.Head(
        matched(fields, "id", GAME, Message.of("crazier-set.form.game")),
        matched(fields, "cards", NAME, Message.of("crazier-set.form.name")),
        fields.text("summary"),
        aliases(fields.value("aliases")));
  }

  private static AbilityCardSet set(YamlFields fields, String text) {
    Yaml list = fields.required("list");
    List<Card> cards = new ArrayList<>();
    Set<String> ids = new HashSet<>();
    int acts = 0;
    for (Yaml item : list.items("list")) {
      Card card = card(item);
      if (!ids.add(card.id())) {
        throw new YamlFault(item.line(), Message.of("crazier-set.two-cards").with("id", card.id()));
      }
      acts += card.sides().size() + (card.names() ? Colour.values().length : 1);
      cards.add(card);
    }
    if (cards.size() < LEAST_CARDS || acts > MOST_ACTS) {
      throw new YamlFault(
          list.line(),
          Message.of("crazier-set.how-many")
              .with("least", LEAST_CARDS)
              .with("most", MOST_ACTS / 2)
              .with("cards", cards.size()));
    }
    AbilityCardSet.Head head = head(fields);
    return new AbilityCardSet(
        head.id(),
        head.name(),
        head.summary(),
        head.aliases(),
        options(fields.value("options")),
        cards,
        text);
  }

  private static String matched(YamlFields fields, String key, Pattern form, Message words) {
    String text = fields.text(key);
    if (!form.matcher(text).matches()) {
      throw new YamlFault(
          fields.required(key).line(),
          Message.of("crazier-set.must-be")
              .with("key", key)
              .with("form", words)
              .with("text", text));
    }
    return text;
  }

  private static List<String> aliases(Optional<Yaml> value) {
    return value
        .map(
            list ->
                list.items("aliases").stream()
                    .map(each -> each.scalar(Message.of("crazier-set.a-name")).text()))
        .map(java.util.stream.Stream::toList)
        .orElse(List.of());
  }

  private static Map<String, String> options(Optional<Yaml> value) {
    Map<String, String> options = new LinkedHashMap<>();
    value.ifPresent(
        map ->
            map.entries("options")
                .entries()
                .forEach(
                    entry ->
                        options.put(
                            entry.key().text(), entry.value().scalar(entry.key().text()).text())));
    return options;
  }

  private static Card card(Yaml value) {
    YamlFields fields =
        new YamlFields(
            value.entries(A_CARD),
            A_CARD,
            List.of("id", "name", "rank", "colors", "type", "requirement", "abilities", "sides"));
    String id = matched(fields, "id", ID, Message.of("crazier-set.form.card"));
    String rank = CardSetWords.oneOf(fields.required("rank"), "rank", Card.RANKS);
    int colours = CardSetWords.colours(fields.required("colors"), "colors");
    String name = matched(fields, "name", NAME, Message.of("crazier-set.form.name"));
    if (fields.value("sides").isEmpty()) {
      return new Card(id, rank, colours, List.of(side(fields, name, colours)));
    }
    for (String key : List.of("type", "requirement", "abilities")) {
      fields
          .value(key)
          .ifPresent(
              said -> {
                throw new YamlFault(
                    said.line(), Message.of("crazier-set.each-side").with("key", key));
              });
    }
    List<Side> sides = new ArrayList<>();
    for (Yaml side : fields.required("sides").items("sides")) {
      sides.add(side(side));
    }
    int both = sides.stream().mapToInt(Side::colours).reduce(0, (a, b) -> a | b);
    Card card = new Card(id, rank, colours, sides);
    if (sides.size() != 2 || both != colours || !card.name().equals(name)) {
      throw new YamlFault(value.line(), Message.of("crazier-set.split").with("id", id));
    }
    return card;
  }

  private static Side side(Yaml value) {
    YamlFields fields =
        new YamlFields(
            value.entries(A_SIDE),
            A_SIDE,
            List.of("name", "color", "type", "requirement", "abilities"));
    return side(
        fields, fields.text("name"), CardSetWords.colour(fields.required("color"), "color"));
  }

  private static Side side(YamlFields fields, String name, int colours) {
    Side.Type type = CardSetWords.constant(fields.required("type"), "type", Side.Type.class);
    Condition requirement =
        fields
            .value("requirement")
            .map(said -> FilterReader.condition(said, new Scope(type == Side.Type.ASSET)))
            .orElse(new Condition.Always());
    Yaml abilities = fields.required("abilities");
    List<Ability> read = new ArrayList<>();
    for (Yaml ability : abilities.items("abilities")) {
      read.add(AbilityReader.read(ability, type));
    }
    if (read.isEmpty()) {
      throw new YamlFault(
          abilities.line(), Message.of("crazier-set.no-ability").with("name", name));
    }
    return new Side(name, colours, type, requirement, read);
  }
}
