package eightfold.crazier.cards;

import eightfold.crazier.cards.Condition.Relation;
import eightfold.crazier.cards.Condition.Value;
import eightfold.message.Message;
import eightfold.yaml.Yaml;
import eightfold.yaml.YamlFault;
import eightfold.yaml.YamlFields;
import java.util.Arrays;
import java.util.List;

/** Reads players, filters, numbers and conditions (B.6.2). */
final class FilterReader {
  private static final List<String> CONTROLLERS = List.of("you", "opponents", "anyone");
  private static final List<String> CONDITIONS =
      List.of("cmp", "some_opponent", "every_opponent", "all_assets", "bound", "discard_bottom_is");
  private static final List<String> VALUES =
      List.of("assets", "hand", "discards_this_turn", "events_this_turn", "plays_this_turn");

  private static final Message AN_OPPONENT = Message.of("crazier-set.opponent");

  private FilterReader() {}

  /** One player: you, or the one that a variable holds. */
  static Who player(Yaml value, String key, Scope scope) {
    return CardSetWords.is(value, "you") ? new Who.You() : named(value, key, scope, List.of("you"));
  }

  /** Any number of players. */
  static Who players(Yaml value, String key, Scope scope) {
    return switch (value.scalar(key).text()) {
      case "you" -> new Who.You();
      case "each_player", "anyone" -> new Who.Everyone();
      case "each_opponent", "opponents" -> new Who.Opponents();
      default ->
          named(
              value,
              key,
              scope,
              List.of("you", "each_player", "anyone", "each_opponent", "opponents"));
    };
  }

  private static Who named(Yaml value, String key, Scope scope, List<String> words) {
    if (!value.scalar(key).text().startsWith("$")) {
      String _ = CardSetWords.oneOf(value, key, words);
    }
    return new Who.Named(scope.read(value, key, Scope.Kind.PLAYERS));
  }

  static AssetFilter assets(Yaml value, String key, Scope scope) {
    if (CardSetWords.is(value, "this")) {
      scope.self(value);
      return AssetFilter.THIS;
    }
    YamlFields fields =
        new YamlFields(
            value.entries(key),
            key,
            List.of("controlled_by", "not", "colors_any", "colors_none", "shares_color_with"));
    Who controller =
        fields.value("controlled_by").map(who -> controller(who, scope)).orElse(new Who.Everyone());
    fields
        .value("not")
        .ifPresent(
            not -> {
              String _ = CardSetWords.oneOf(not, "not", List.of("this"));
              scope.self(not);
            });
    fields
        .value("shares_color_with")
        .ifPresent(
            with -> {
              String _ = CardSetWords.oneOf(with, "shares_color_with", List.of("discard_top"));
            });
    int any =
        fields.value("colors_any").map(of -> CardSetWords.colours(of, "colors_any")).orElse(0);
    int none =
        fields.value("colors_none").map(of -> CardSetWords.colours(of, "colors_none")).orElse(0);
    if (any != 0 && (any & ~none) == 0) {
      throw new YamlFault(value.line(), Message.of("crazier-set.colors-none"));
    }
    return new AssetFilter(
        false,
        controller,
        fields.value("not").isPresent(),
        any,
        none,
        fields.value("shares_color_with").isPresent());
  }

  private static Who controller(Yaml value, Scope scope) {
    return switch (value.scalar("controlled_by").text()) {
      case "you" -> new Who.You();
      case "opponents" -> new Who.Opponents();
      case "anyone" -> new Who.Everyone();
      default -> named(value, "controlled_by", scope, CONTROLLERS);
    };
  }

  static CardFilter cards(Yaml value, Scope scope) {
    YamlFields fields =
        new YamlFields(
            value.entries("filter"), "filter", List.of("is", "rank", "color_is", "name_not"));
    return new CardFilter(
        fields.value("is").map(type -> CardSetWords.constant(type, "is", Side.Type.class)),
        fields.value("rank").map(rank -> CardSetWords.oneOf(rank, "rank", Card.RANKS)).orElse(""),
        fields
            .value("color_is")
            .map(colour -> scope.read(colour, "color_is", Scope.Kind.COLOUR))
            .orElse(""),
        fields.value("name_not").map(name -> fields.text("name_not")).orElse(""));
  }

  static Condition condition(Yaml value, Scope scope) {
    Yaml.Entry entry = CardSetWords.only(value, Message.of("crazier-set.condition"), CONDITIONS);
    Yaml said = entry.value();
    return switch (entry.key().text()) {
      case "cmp" -> compared(said, scope);
      case "some_opponent" -> {
        Opponent each = Opponent.read(said, scope);
        yield new Condition.SomeOpponent(each.as(), each.condition());
      }
      case "every_opponent" -> {
        Opponent each = Opponent.read(said, scope);
        yield new Condition.EveryOpponent(each.as(), each.condition());
      }
      case "all_assets" -> {
        YamlFields fields =
            new YamlFields(said.entries("all_assets"), "all_assets", List.of("of", "match"));
        yield new Condition.AllAssets(
            assets(fields.required("of"), "of", scope),
            assets(fields.required("match"), "match", scope));
      }
      case "bound" ->
          new Condition.Bound(
              scope.read(said, "bound", Scope.Kind.CARDS, Scope.Kind.ASSETS, Scope.Kind.PLAYERS));
      default -> new Condition.PileBottomIs(cards(said, scope));
    };
  }

  private static Condition compared(Yaml value, Scope scope) {
    List<Yaml> parts = value.items("cmp");
    if (parts.size() != 3) {
      throw new YamlFault(value.line(), Message.of("crazier-set.cmp"));
    }
    List<Relation> relations = Arrays.asList(Relation.values());
    List<String> signs = relations.stream().map(Relation::sign).toList();
    String sign = CardSetWords.oneOf(parts.get(1), Message.of("crazier-set.sign"), signs);
    return new Condition.Compare(
        value(parts.get(0), scope), relations.get(signs.indexOf(sign)), value(parts.get(2), scope));
  }

  private static Value value(Yaml value, Scope scope) {
    if (value instanceof Yaml.Scalar) {
      return new Value.Plain(
          CardSetWords.number(value, Message.of("crazier-set.a-number"), 0, 999));
    }
    Yaml.Entry entry = CardSetWords.only(value, Message.of("crazier-set.number"), VALUES);
    String key = entry.key().text();
    return switch (key) {
      case "assets" -> new Value.Assets(assets(entry.value(), key, scope));
      case "hand" -> new Value.Hand(player(entry.value(), key, scope));
      case "discards_this_turn" -> new Value.Discards(player(entry.value(), key, scope));
      case "events_this_turn" -> new Value.Events(player(entry.value(), key, scope));
      default -> new Value.Plays(player(entry.value(), key, scope));
    };
  }

  /** What is said of opponents one by one. */
  private record Opponent(String as, Condition condition) {
    static Opponent read(Yaml value, Scope scope) {
      YamlFields fields =
          new YamlFields(value.entries(AN_OPPONENT), AN_OPPONENT, List.of("as", "cond"));
      Scope inner = scope.inner();
      String as = inner.set(fields.required("as"), Scope.Kind.PLAYERS);
      return new Opponent(as, FilterReader.condition(fields.required("cond"), inner));
    }
  }
}
