package eightfold.crazier;

import eightfold.crazier.cards.Card;
import eightfold.crazier.cards.CardText;
import eightfold.crazier.cards.Colour;
import eightfold.game.CardDetail;
import eightfold.game.Choice;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The rule sheet: own words for the game, and each card as its abilities have it. */
final class SheetText {
  private static final String FILE = "sheet_en.md";
  private static final String WORDS = read();

  /** A paragraph that only some options bring. */
  private static final Pattern SOMETIMES = Pattern.compile("\\[(\\w+)] (.*)");

  private final CrazierGame game;

  private SheetText(CrazierGame game) {
    this.game = game;
  }

  private static String read() {
    try (InputStream in = Objects.requireNonNull(SheetText.class.getResourceAsStream(FILE), FILE)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static eightfold.message.Sheet of(CrazierGame game) {
    return new eightfold.message.Sheet(List.of(eightfold.message.Sheet.literal(write(game))));
  }

  /** The sheet of a game, as Markdown. */
  static String write(CrazierGame game) {
    SheetText sheet = new SheetText(game);
    StringBuilder text = new StringBuilder();
    for (String line : WORDS.lines().toList()) {
      Matcher sometimes = SOMETIMES.matcher(line);
      if (!sometimes.matches()) {
        text.append(sheet.filled(line)).append('\n');
      } else if (sheet.holds(sometimes.group(1))) {
        boolean item = text.toString().endsWith("\n") && sheet.inList(text);
        text.append(item ? "* " : "").append(sheet.filled(sometimes.group(2))).append('\n');
      }
    }
    return text.toString();
  }

  /** Whether the line before is an item of a list, which such a paragraph then goes on with. */
  private boolean inList(StringBuilder text) {
    int from = text.lastIndexOf("\n", text.length() - 2) + 1;
    return text.substring(from).startsWith("* ");
  }

  private boolean holds(String word) {
    Options options = game.chosen();
    return switch (word) {
      case "teams" -> options.teamSize() > 1;
      case "second" -> options.settings().secondSkips();
      case "rank" -> options.settings().rankMatches();
      case "honour" -> options.settings().honour();
      case "points" -> options.points();
      case "games" -> !options.points() && options.games() > 1;
      case "single" -> options.games() == 1;
      case "series" -> options.games() > 1;
      default -> throw new IllegalStateException("no option is meant by [" + word + "]");
    };
  }

  private String filled(String line) {
    Map<String, String> words = new LinkedHashMap<>();
    words.put("name", game.name());
    words.put("summary", game.set().summary());
    words.put("players", game.leastSeats() + " to " + game.mostSeats());
    words.put("cards", String.valueOf(game.set().cards().size()));
    words.put("teamSize", String.valueOf(game.chosen().teamSize()));
    words.put("games", String.valueOf(game.chosen().games()));
    String text = line;
    for (Map.Entry<String, String> word : words.entrySet()) {
      text = text.replace("{" + word.getKey() + "}", word.getValue());
    }
    return switch (text) {
      case "{list}" -> cards();
      case "{house}" -> house();
      default -> text;
    };
  }

  /** The options that are not as usual; nothing where all are. */
  private String house() {
    StringBuilder text = new StringBuilder();
    for (Choice choice : Options.CHOICES) {
      String value = game.options().getOrDefault(choice.key(), choice.standard());
      if (!value.equals(choice.standard())) {
        text.append(text.isEmpty() ? "## House rules of this table\n\n" : "")
            .append("* `" + choice.key() + "` is " + value + ". " + choice.meaning() + "\n");
      }
    }
    return text.toString();
  }

  /** All cards by their first color. */
  private String cards() {
    StringBuilder text = new StringBuilder();
    for (Colour colour : Colour.values()) {
      List<Card> cards =
          game.set().cards().stream()
              .filter(card -> Colour.of(card.sides().getFirst().colours()).getFirst() == colour)
              .toList();
      if (!cards.isEmpty()) {
        text.append("\n### ").append(heading(colour)).append("\n\n");
        cards.forEach(card -> text.append(card(CardText.detail(card))));
      }
    }
    return text.toString();
  }

  private static String heading(Colour colour) {
    return colour.word().substring(0, 1).toUpperCase(java.util.Locale.ROOT)
        + colour.word().substring(1);
  }

  private static String card(CardDetail card) {
    boolean split = card.sides().size() > 1;
    return card.sides().stream()
        .map(
            side ->
                "* **"
                    + side.name()
                    + "** ("
                    + card.rank()
                    + ", "
                    + String.join(" and ", side.colours())
                    + ", "
                    + side.type()
                    + "; `"
                    + card.id()
                    + (split ? "/" + side.letter() : "")
                    + "`). "
                    + (side.requirement().isEmpty()
                        ? ""
                        : "*Requirement: " + side.requirement() + "* ")
                    + side.text()
                    + "\n")
        .collect(Collectors.joining());
  }
}
