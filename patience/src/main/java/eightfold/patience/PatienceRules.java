package eightfold.patience;

import eightfold.cards.LibraryPack;
import eightfold.cards.Pack;
import eightfold.game.Choice;
import eightfold.game.SetupException;
import eightfold.message.Message;
import eightfold.spelling.Nearest;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The rules of a patience, as its file has them.
 *
 * @param id its name in the notation
 * @param name its name for people
 * @param summary one sentence for a list
 * @param source where the rules come from
 * @param aliases other names by which people know it
 * @param wild the rank whose cards go on anything and take anything
 * @param hand how many cards are held
 * @param winnable whether only deals that can be won are dealt
 */
record PatienceRules(
    String id,
    String name,
    String summary,
    String source,
    List<String> aliases,
    int wild,
    HandSize hand,
    Winnable winnable) {
  static final String HAND_SIZE = "handSize";
  static final String WINNABLE = "winnable";

  /** The pack that patience is played with. */
  static final Pack PACK = LibraryPack.french();

  /** More would leave no stock, or need a wider search. */
  private static final int MOST_CARDS = 12;

  PatienceRules {
    aliases = List.copyOf(aliases);
    if (wild < 0 || wild >= PACK.ranks().size()) {
      throw new IllegalArgumentException("no rank " + wild);
    }
  }

  /**
   * How many cards are held.
   *
   * @param cards at this table
   * @param usual where nobody says otherwise
   * @param least the fewest that a table may choose
   * @param most the most that a table may choose
   */
  record HandSize(int cards, int usual, int least, int most) {
    HandSize {
      boolean ordered = least >= 1 && least <= usual && usual <= most && most <= MOST_CARDS;
      if (!ordered || cards < least || cards > most) {
        throw new IllegalArgumentException(
            "a hand of " + cards + ", usually " + usual + ", from " + least + " to " + most);
      }
    }
  }

  /**
   * Whether only deals that can be won are dealt.
   *
   * @param only at this table
   * @param usual where nobody says otherwise
   */
  record Winnable(boolean only, boolean usual) {}

  /** How the options stand at this table, in the order in which people see them. */
  Map<String, String> options() {
    Map<String, String> options = new LinkedHashMap<>();
    options.put(HAND_SIZE, String.valueOf(hand.cards));
    options.put(WINNABLE, word(winnable.only));
    return options;
  }

  /** What a table may choose. */
  List<Choice> choices() {
    String usual = word(winnable.usual);
    String other = word(!winnable.usual);
    return List.of(
        new Choice(
            HAND_SIZE,
            String.valueOf(hand.usual),
            List.of(),
            OptionalInt.of(hand.least),
            OptionalInt.of(hand.most),
            Message.of("patience.option.hand-size").text(),
            List.of()),
        new Choice(
            WINNABLE,
            usual,
            List.of(usual, other),
            OptionalInt.empty(),
            OptionalInt.empty(),
            Message.of("patience.option.winnable").text(),
            List.of(
                PatienceSheetText.meaning(winnable.usual).text(),
                PatienceSheetText.meaning(!winnable.usual).text())));
  }

  private static String word(boolean yes) {
    return yes ? "yes" : "no";
  }

  /**
   * The same rules with these options.
   *
   * @throws SetupException if an option is unknown or a value is not possible
   */
  PatienceRules with(Map<String, String> chosen) {
    List<String> keys = List.of(HAND_SIZE, WINNABLE);
    for (String key : chosen.keySet()) {
      if (!keys.contains(key)) {
        throw new SetupException(
            Message.of("setup.no-option")
                .with("game", name)
                .with("option", key)
                .with("right", Nearest.suggestion(key, keys)));
      }
    }
    return new PatienceRules(
        id,
        name,
        summary,
        source,
        aliases,
        wild,
        Optional.ofNullable(chosen.get(HAND_SIZE)).map(this::handOf).orElse(hand),
        Optional.ofNullable(chosen.get(WINNABLE)).map(this::winnableOf).orElse(winnable));
  }

  private HandSize handOf(String written) {
    String value = written.strip();
    if (!value.matches("[0-9]{1,3}")
        || Integer.parseInt(value) < hand.least
        || Integer.parseInt(value) > hand.most) {
      throw impossible(
          HAND_SIZE,
          value,
          Message.of("setup.possible-numbers").with("least", hand.least).with("most", hand.most));
    }
    return new HandSize(Integer.parseInt(value), hand.usual, hand.least, hand.most);
  }

  private Winnable winnableOf(String written) {
    String value = written.strip();
    if (!value.equalsIgnoreCase("yes") && !value.equalsIgnoreCase("no")) {
      throw impossible(WINNABLE, value, Nearest.suggestion(value, List.of("yes", "no")));
    }
    return new Winnable(value.equalsIgnoreCase("yes"), winnable.usual);
  }

  private static SetupException impossible(String key, String value, Message possible) {
    return new SetupException(
        Message.of("setup.not-possible")
            .with("option", key)
            .with("value", value)
            .with("right", possible));
  }
}
