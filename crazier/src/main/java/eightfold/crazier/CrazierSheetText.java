package eightfold.crazier;

import eightfold.crazier.cards.Card;
import eightfold.crazier.cards.CardText;
import eightfold.crazier.cards.Colour;
import eightfold.game.Choice;
import eightfold.game.OptionWords;
import eightfold.message.Message;
import eightfold.message.Sheet;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The rule sheet: own words for the game, and each card as its abilities have it. */
final class CrazierSheetText {
  /** What stands where: marks, in brackets the name of the words, and what option brings them. */
  private static final String LAYOUT =
      """
      # [title]

      [summary]

      {house}
      ## [in-short]
      [in-short.1]
      [in-short.2]

      ## [the-cards]
      [the-cards.1]

      * [the-cards.2]
      * [the-cards.3]

      [the-cards.4]
      [the-cards.5]
      [the-cards.6] if teams

      ## [the-deal]
      [the-deal.1]

      ## [a-turn]
      1. [a-turn.1]
      2. [a-turn.2]
      3. [a-turn.3]
      4. [a-turn.4]

      [a-turn.5] if second
      [a-turn.6] if teams
      [a-turn.7] if honour

      ## [discarding]
      * [discarding.1]
      * [discarding.2]
      * [discarding.3]
      * [discarding.4] if rank
      * [discarding.5]
      * [discarding.6]

      ## [playing]
      * [playing.1]
      * [playing.2]
      * [playing.3]

      ## [how-abilities-work]
      * [how-abilities-work.1]
      * [how-abilities-work.2]
      * [how-abilities-work.3]
      * [how-abilities-work.4]
      * [how-abilities-work.5]
      * [how-abilities-work.6]
      * [how-abilities-work.7]
      * [how-abilities-work.8]
      * [how-abilities-work.9] if honour

      ## [winning-and-losing]
      * [winning-and-losing.1]
      * [winning-and-losing.2]
      * [winning-and-losing.3]

      ## [several-games]
      [several-games.1] if single
      [several-games.2] if series
      [several-games.3] if games
      [several-games.4] if points

      ## [all-cards]
      {list}
      """;

  private static final Pattern LINE = Pattern.compile("(.*)\\[(.+)](?: if (\\w+))?");

  private final CrazierGame game;
  private final List<Sheet.Part> sheet = new ArrayList<>();

  private CrazierSheetText(CrazierGame game) {
    this.game = game;
  }

  /** The sheet of a game. */
  static Sheet of(CrazierGame game) {
    CrazierSheetText text = new CrazierSheetText(game);
    LAYOUT.lines().forEach(text::line);
    return new Sheet(text.sheet);
  }

  private void line(String line) {
    Matcher words = LINE.matcher(line);
    if (!words.matches()) {
      if (line.equals("{list}")) {
        cards();
      } else if (line.equals("{house}")) {
        house();
      }
      sheet.add(Sheet.literal("\n"));
    } else if (words.group(3) == null || holds(words.group(3))) {
      add(words.group(1), message(words.group(2)), "\n");
    }
  }

  private void add(String before, Message message, String after) {
    sheet.add(new Sheet.Part(before, message, after));
  }

  private boolean holds(String word) {
    CrazierOptions options = game.chosen();
    return switch (word) {
      case "teams" -> options.teamSize() > 1;
      case "second" -> options.settings().secondSkips();
      case "rank" -> options.settings().rankMatches();
      case "honour" -> options.settings().honour();
      case "points" -> options.points();
      case "games" -> !options.points() && options.games() > 1;
      case "single" -> options.games() == 1;
      case "series" -> options.games() > 1;
      default -> throw new IllegalStateException("no option is meant by " + word);
    };
  }

  private Message message(String name) {
    return switch (name) {
      case "title" -> Message.literal(game.name());
      case "summary" -> Message.said(game.set().summary());
      default ->
          Message.of("crazier-sheet." + name)
              .with("least", game.leastSeats())
              .with("most", game.mostSeats())
              .with("cards", game.set().cards().size())
              .with("teamSize", game.chosen().teamSize())
              .with("games", game.chosen().games());
    };
  }

  /** The options that are not as usual; nothing where all are. */
  private void house() {
    boolean first = true;
    for (Choice choice : CrazierOptions.CHOICES) {
      String value = game.options().getOrDefault(choice.key(), choice.standard());
      if (!value.equals(choice.standard())) {
        if (first) {
          add("## ", Message.of("crazier-sheet.house"), "\n\n");
        }
        first = false;
        add(
            "* ",
            Message.of("crazier-sheet.house.option")
                .with("option", OptionWords.called(choice.key()))
                .with("value", OptionWords.called(choice.key(), value))
                .with("meaning", Message.said(choice.meaning())),
            "\n");
      }
    }
  }

  /** All cards by their first color. */
  private void cards() {
    for (Colour colour : Colour.values()) {
      List<Card> cards =
          game.set().cards().stream()
              .filter(card -> Colour.of(card.sides().getFirst().colours()).getFirst() == colour)
              .toList();
      if (!cards.isEmpty()) {
        add("\n### ", CardText.color(colour), "\n\n");
        cards.forEach(card -> CardText.sides(card).forEach(side -> add("* ", side, "\n")));
      }
    }
  }
}
