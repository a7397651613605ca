package eightfold.crazier.cards;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** How the text of one ability speaks of players, assets and cards. */
final class Nouns {
  private static final List<String> NUMBERS =
      List.of(
          "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
          "eleven", "twelve");

  private final String self;
  private final Map<String, String> phrases = new HashMap<>();

  /** Variables of which a part has been taken: what is left is "the rest". */
  private final Set<String> divided = new HashSet<>();

  Nouns(String self) {
    this.self = self;
    phrases.put("turn_player", "that player");
    phrases.put("discarder", "that player");
    phrases.put("event", "that event");
  }

  String self() {
    return self;
  }

  void set(String variable, String phrase) {
    phrases.put(variable, phrase);
  }

  void divide(String variable) {
    divided.add(variable);
  }

  String of(String variable) {
    String phrase = phrases.getOrDefault(variable, "those cards");
    return !divided.contains(variable)
        ? phrase
        : phrase.equals("it") ? "it, unless it was used," : "the rest";
  }

  /** Of the cards that a variable holds: "among them". */
  String among(String variable) {
    return phrases.getOrDefault(variable, "").equals("it") ? "if it is one" : "among them";
  }

  static String number(int number) {
    return number < NUMBERS.size() ? NUMBERS.get(number) : String.valueOf(number);
  }

  static String cards(int number) {
    return number(number) + (number == 1 ? " card" : " cards");
  }

  /** A player or players as the subject of a sentence. */
  String who(Who who) {
    return switch (who) {
      case Who.You() -> "you";
      case Who.Everyone() -> "each player";
      case Who.Opponents() -> "each opponent";
      case Who.Named(String variable) -> phrases.getOrDefault(variable, "that player");
    };
  }

  /** A player and what the player does: "you draw", "that player draws". */
  String does(Who who, String yours, String theirs) {
    String subject = who(who);
    boolean several = subject.startsWith("those");
    return subject
        + (several ? " each " : " ")
        + (several || subject.equals("you") ? yours : theirs);
  }

  String hand(Who who) {
    return who instanceof Who.You ? "your hand" : who(who) + "'s hand";
  }

  /** Assets, as "an other red asset you control" without its article. */
  String assets(AssetFilter filter, boolean several) {
    if (filter.self()) {
      return self;
    }
    String asset = several ? "assets" : "asset";
    StringBuilder noun = new StringBuilder(filter.notThis() ? "other " : "");
    if (filter.any() != 0) {
      noun.append(colours(filter.any())).append(' ');
    }
    noun.append(asset).append(' ').append(controlled(filter.controller(), several));
    if (filter.none() != 0) {
      noun.append(several ? " that are not " : " that is not ").append(colours(filter.none()));
    }
    if (filter.sharesPile()) {
      noun.append(several ? " that share" : " that shares")
          .append(" a color with the top card of the discard pile");
    }
    return noun.toString();
  }

  private String controlled(Who who, boolean several) {
    return switch (who) {
      case Who.You() -> "you control";
      case Who.Everyone() -> "in play";
      case Who.Opponents() -> several ? "your opponents control" : "an opponent controls";
      case Who.Named(String variable) ->
          phrases.getOrDefault(variable, "that player") + " controls";
    };
  }

  /** The same with its article. */
  String anAsset(AssetFilter filter) {
    return filter.self() ? self : withArticle(assets(filter, false));
  }

  static String withArticle(String noun) {
    if (noun.startsWith("other ")) {
      return "an" + noun;
    }
    return ("aeiou".indexOf(noun.charAt(0)) >= 0 ? "an " : "a ") + noun;
  }

  static String colours(int mask) {
    return Colour.of(mask).stream().map(Colour::word).collect(Collectors.joining(" or "));
  }

  /** Cards of a filter, such as "asset card of that color". */
  static String card(CardFilter filter, boolean several) {
    String noun =
        filter.is().map(type -> type == Side.Type.EVENT ? "event" : "asset card").orElse("card");
    noun = filter.rank().isEmpty() ? noun : noun.equals("card") ? rank(filter.rank()) : noun;
    StringBuilder text = new StringBuilder(noun).append(several ? "s" : "");
    text.append(filter.colourVariable().isEmpty() ? "" : " of that color");
    text.append(filter.nameNot().isEmpty() ? "" : " other than " + withArticle(filter.nameNot()));
    return text.toString();
  }

  private static String rank(String rank) {
    return switch (rank) {
      case "A" -> "ace";
      case "J" -> "jack";
      case "Q" -> "queen";
      case "K" -> "king";
      default -> number(Integer.parseInt(rank));
    };
  }
}
