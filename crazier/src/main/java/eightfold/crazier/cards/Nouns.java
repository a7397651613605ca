package eightfold.crazier.cards;

import eightfold.cards.LibraryPack;
import eightfold.message.Argument;
import eightfold.message.Message;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** How the text of one ability speaks of players, assets and cards. */
final class Nouns {
  private static final Message THAT_PLAYER = Message.of("crazier-cards.who.that-player");
  private static final Message THOSE_CARDS = Message.of("crazier-cards.thing.those-cards");

  private final String self;
  private final Map<String, Message> phrases = new HashMap<>();

  /** Variables of which a part has been taken: what is left is "the rest". */
  private final Set<String> divided = new HashSet<>();

  Nouns(String self) {
    this.self = self;
    phrases.put("turn_player", THAT_PLAYER);
    phrases.put("discarder", THAT_PLAYER);
    phrases.put("event", Message.of("crazier-cards.thing.that-event"));
  }

  Message self() {
    return Message.literal(self);
  }

  void set(String variable, Message phrase) {
    phrases.put(variable, phrase);
  }

  void divide(String variable) {
    divided.add(variable);
  }

  Message of(String variable) {
    if (!divided.contains(variable)) {
      return phrases.getOrDefault(variable, THOSE_CARDS);
    }
    return Message.of(
        isOne(variable) ? "crazier-cards.thing.it-unless-used" : "crazier-cards.thing.rest");
  }

  /** Whether a variable holds one card, which is spoken of as "it". */
  boolean isOne(String variable) {
    return phrases.getOrDefault(variable, THOSE_CARDS).name().equals("it");
  }

  /** A player or players as the subject of a sentence. */
  Message who(Who who) {
    return switch (who) {
      case Who.You() -> Message.of("crazier-cards.who.you");
      case Who.Everyone() -> Message.of("crazier-cards.who.each-player");
      case Who.Opponents() -> Message.of("crazier-cards.who.each-opponent");
      case Who.Named(String variable) -> phrases.getOrDefault(variable, THAT_PLAYER);
    };
  }

  /** A message about what a player does, or what players do. */
  Message about(String key, Who who) {
    Message player = who(who);
    String person = areSeveral(player) ? "several" : player.name().equals("you") ? "you" : "one";
    return Message.of(key).with("player", player).with("person", person);
  }

  static boolean areSeveral(Message phrase) {
    return phrase.name().startsWith("those-");
  }

  Message hand(Who who) {
    return about("crazier-cards.hand", who);
  }

  /** Assets, as "other red asset you control". */
  Message assets(AssetFilter filter, boolean several) {
    return filter.self() ? self() : assets(filter, several, controller(filter.controller()));
  }

  private Message assets(AssetFilter filter, boolean several, String controller) {
    return Message.of(several ? "crazier-cards.assets" : "crazier-cards.asset")
        .with("other", filter.notThis())
        .with("colors", colours(filter.any()))
        .with("controller", controller)
        .with("player", who(filter.controller()))
        .with("not", colours(filter.none()))
        .with("shares", filter.sharesPile());
  }

  /** The same without saying whose they are. */
  Message anybodysAssets(AssetFilter filter, boolean several) {
    return filter.self() ? self() : assets(filter, several, "none");
  }

  private static String controller(Who who) {
    return switch (who) {
      case Who.You() -> "you";
      case Who.Everyone() -> "everyone";
      case Who.Opponents() -> "opponents";
      case Who.Named _ -> "named";
    };
  }

  /** One of them, with its article. */
  Message anAsset(AssetFilter filter) {
    return filter.self()
        ? self()
        : Message.of("crazier-cards.an-asset")
            .with("other", filter.notThis())
            .with("colors", colours(filter.any()))
            .with("asset", assets(filter, false));
  }

  static Argument colours(int mask) {
    return new Argument.Items(Colour.of(mask).stream().<Argument>map(Nouns::colour).toList());
  }

  static Message colour(Colour colour) {
    return Message.of("crazier-cards.color." + colour.word());
  }

  /** A card of a filter, such as "an asset card of that color". */
  static Message aCard(CardFilter filter) {
    return card("crazier-cards.a-card", filter);
  }

  /** Cards of a filter. */
  static Message cards(CardFilter filter) {
    return card("crazier-cards.cards", filter);
  }

  private static Message card(String key, CardFilter filter) {
    String type =
        filter.is().map(Side.Type::word).orElse(filter.rank().isEmpty() ? "card" : "rank");
    Message card =
        Message.of(key)
            .with("type", type)
            .with("ofColor", !filter.colourVariable().isEmpty())
            .with("except", filter.nameNot())
            .with("vowel", filter.nameNot().matches("[aeiou].*"));
    return filter.rank().isEmpty()
        ? card
        : card.with(
            "rank",
            new Argument.Rank(LibraryPack.french(), LibraryPack.french().parseRank(filter.rank()))
                .word());
  }

  /** One thing, or how many of several. */
  static Message counted(Message one, Message several, int least, int most) {
    if (most == 1) {
      return one;
    }
    Message counted =
        Message.of(
            least == most
                ? "crazier-cards.counted-exactly"
                : least == 0 ? "crazier-cards.counted-up-to" : "crazier-cards.counted-from");
    return counted.with("least", least).with("most", most).with("what", several);
  }

  /** Nothing or one, as patterns ask for what need not be there. */
  static Argument.Items perhaps(Optional<Message> message) {
    return new Argument.Items(List.copyOf(message.stream().toList()));
  }
}
