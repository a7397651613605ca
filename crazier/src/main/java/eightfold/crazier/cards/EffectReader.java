package eightfold.crazier.cards;

import eightfold.crazier.cards.AbilityEffect.Place;
import eightfold.crazier.cards.AbilityEffect.Purpose;
import eightfold.crazier.cards.AbilityEffect.Source;
import eightfold.crazier.cards.Scope.Kind;
import eightfold.message.Argument;
import eightfold.message.Message;
import eightfold.yaml.Yaml;
import eightfold.yaml.YamlFault;
import eightfold.yaml.YamlFields;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads the effects of an ability (B.6.3). */
final class EffectReader {
  private static final int MOST = 20;

  /** The keys of each effect besides {@code op}. */
  private static final Map<String, List<String>> KEYS =
      Map.ofEntries(
          Map.entry("draw", List.of("player", "n")),
          Map.entry("choose_players", List.of("as", "from", "min", "max")),
          Map.entry("choose_assets", List.of("as", "from", "min", "max", "purpose", "by")),
          Map.entry("choose_cards", List.of("as", "in", "min", "max", "filter", "by")),
          Map.entry("choose_color", List.of("as")),
          Map.entry("select", List.of("as", "from", "filter")),
          Map.entry("look_top", List.of("n", "as")),
          Map.entry("reveal_top", List.of("n", "as")),
          Map.entry("look_hand", List.of("player")),
          Map.entry("search_draw_pile", List.of("as", "filter", "min", "max")),
          Map.entry("shuffle_draw_pile", List.of()),
          Map.entry("move", List.of("cards", "to", "player", "order")),
          Map.entry("put_into_play", List.of("cards")),
          Map.entry("play", List.of("cards", "kinds")),
          Map.entry("use_event_ability", List.of("card", "side")),
          Map.entry("destroy", List.of("assets", "as")),
          Map.entry("gain_control", List.of("assets", "player")),
          Map.entry("exchange", List.of("a", "b")),
          Map.entry("exchange_all", List.of("a", "b")),
          Map.entry("extra_discards", List.of("player", "n")),
          Map.entry("extra_turn", List.of("player")),
          Map.entry("skip_turn", List.of("player")),
          Map.entry("lose_game", List.of("player")),
          Map.entry("win_game", List.of("player")),
          Map.entry("oblige", List.of("player", "card")),
          Map.entry("pass_left", List.of("n")),
          Map.entry("if", List.of("cond", "then", "else")),
          Map.entry("for_each_player", List.of("players", "as", "do")));

  private static final List<String> WORDS = KEYS.keySet().stream().sorted().toList();
  private static final List<String> PLACES =
      List.of("draw_top", "draw_bottom", "discard_bottom", "hand");

  private final Scope scope;

  private EffectReader(Scope scope) {
    this.scope = scope;
  }

  /** The effects of a list, which may not be empty. */
  static List<AbilityEffect> read(Yaml value, String key, Scope scope) {
    List<Yaml> items = value.items(key);
    if (items.isEmpty()) {
      throw new YamlFault(value.line(), Message.of("crazier-set.empty").with("key", key));
    }
    EffectReader reader = new EffectReader(scope);
    List<AbilityEffect> effects = new ArrayList<>();
    items.forEach(item -> effects.add(reader.effect(item)));
    return effects;
  }

  private AbilityEffect effect(Yaml value) {
    Yaml.Entries map = value.entries(Message.of("crazier-set.effect"));
    Yaml op =
        map.entries().stream()
            .filter(entry -> entry.key().text().equals("op"))
            .map(Yaml.Entry::value)
            .findFirst()
            .orElseThrow(() -> new YamlFault(map.line(), Message.of("crazier-set.needs-op")));
    String word = op.scalar("op").text();
    List<String> keys = KEYS.get(word);
    if (keys == null) {
      throw CardSetWords.unknown(op.line(), new Argument.Text("op"), word, WORDS);
    }
    List<String> all = new ArrayList<>(List.of("op"));
    all.addAll(keys);
    YamlFields fields = new YamlFields(map, word, all);
    return word.startsWith("choose_") ? choice(word, fields) : effect(word, fields);
  }

  private AbilityEffect effect(String word, YamlFields fields) {
    return switch (word) {
      case "draw" -> new AbilityEffect.Draw(players(fields, "player"), count(fields));
      case "select" -> {
        String from = scope.read(fields.required("from"), "from", Kind.CARDS);
        yield new AbilityEffect.Select(set(fields, Kind.CARDS), from, filter(fields));
      }
      case "look_top", "reveal_top" ->
          new AbilityEffect.TurnUp(
              count(fields), set(fields, Kind.CARDS), word.startsWith("reveal"));
      case "look_hand" -> new AbilityEffect.LookHand(player(fields));
      case "search_draw_pile" -> {
        Range range = range(fields);
        yield new AbilityEffect.SearchStock(
            set(fields, Kind.CARDS), filter(fields), range.least(), range.most());
      }
      case "shuffle_draw_pile" -> new AbilityEffect.ShuffleStock();
      case "move" -> move(fields);
      case "put_into_play" -> new AbilityEffect.PutIntoPlay(cards(fields, "cards"));
      case "play" -> play(fields);
      case "use_event_ability" ->
          new AbilityEffect.UseEventAbility(
              cards(fields, "card"),
              fields.value("side").map(side -> scope.read(side, "side", Kind.SIDE)).orElse(""));
      case "destroy" -> destroy(fields);
      case "gain_control" ->
          new AbilityEffect.GainControl(assets(fields, "assets"), player(fields));
      case "exchange" -> new AbilityEffect.Exchange(assets(fields, "a"), assets(fields, "b"));
      case "exchange_all" ->
          new AbilityEffect.ExchangeAll(players(fields, "a"), players(fields, "b"));
      case "extra_discards" ->
          new AbilityEffect.ExtraDiscards(players(fields, "player"), count(fields));
      default -> late(word, fields);
    };
  }

  private AbilityEffect late(String word, YamlFields fields) {
    return switch (word) {
      case "extra_turn" -> new AbilityEffect.Again(players(fields, "player"));
      case "skip_turn" -> new AbilityEffect.SkipTurn(players(fields, "player"));
      case "lose_game" -> new AbilityEffect.LoseGame(players(fields, "player"));
      case "win_game" -> new AbilityEffect.WinGame(players(fields, "player"));
      case "oblige" -> new AbilityEffect.Oblige(player(fields), cards(fields, "card"));
      case "pass_left" -> new AbilityEffect.PassLeft(count(fields));
      case "if" ->
          new AbilityEffect.If(
              FilterReader.condition(fields.required("cond"), scope),
              read(fields.required("then"), "then", scope.inner()),
              fields
                  .value("else")
                  .map(otherwise -> read(otherwise, "else", scope.inner()))
                  .orElse(List.of()));
      default -> {
        Who players = players(fields, "players");
        Scope inner = scope.inner();
        String as = inner.set(fields.required("as"), Kind.PLAYERS);
        yield new AbilityEffect.ForEachPlayer(
            players, as, read(fields.required("do"), "do", inner));
      }
    };
  }

  private AbilityEffect choice(String word, YamlFields fields) {
    return switch (word) {
      case "choose_color" -> {
        yield new AbilityEffect.ChooseColour(set(fields, Kind.COLOUR));
      }
      case "choose_players" -> {
        Range range = range(fields);
        Who from = players(fields, "from");
        yield new AbilityEffect.ChoosePlayers(
            set(fields, Kind.PLAYERS), from, range.least(), range.most());
      }
      case "choose_assets" -> {
        Range range = range(fields);
        AssetFilter from = FilterReader.assets(fields.required("from"), "from", scope);
        Purpose purpose =
            CardSetWords.constant(fields.required("purpose"), "purpose", Purpose.class);
        boolean own = from.controller() instanceof Who.You;
        if (purpose == Purpose.TAKE && own && fields.value("by").isEmpty()) {
          throw new YamlFault(fields.required("from").line(), Message.of("crazier-set.own-assets"));
        }
        yield new AbilityEffect.ChooseAssets(
            set(fields, Kind.ASSETS), from, range.least(), range.most(), purpose, by(fields));
      }
      default -> {
        Range range = range(fields);
        Source from = source(fields.required("in"));
        CardFilter filter = filter(fields);
        yield new AbilityEffect.ChooseCards(
            set(fields, Kind.CARDS), from, range.least(), range.most(), filter, by(fields));
      }
    };
  }

  private Source source(Yaml value) {
    YamlFields fields =
        new YamlFields(value.entries("in"), "in", List.of("hand", "var", "discard", "n"));
    boolean alone = value.entries("in").entries().size() == 1;
    if (fields.value("hand").isPresent() && alone) {
      return new Source.Hand(FilterReader.player(fields.required("hand"), "hand", scope));
    }
    if (fields.value("var").isPresent() && alone) {
      return new Source.Held(scope.read(fields.required("var"), "var", Kind.CARDS));
    }
    String where =
        CardSetWords.oneOf(fields.required("discard"), "discard", List.of("below_top", "bottom"));
    if (where.equals("below_top") && !alone) {
      throw new YamlFault(value.line(), Message.of("crazier-set.below-top"));
    }
    return where.equals("below_top") ? new Source.BelowTop() : new Source.Bottom(count(fields));
  }

  private AbilityEffect move(YamlFields fields) {
    Yaml said = fields.required("cards");
    boolean self = CardSetWords.is(said, AbilityEffect.THIS);
    if (self) {
      scope.self(said);
    }
    String cards = self ? AbilityEffect.THIS : scope.read(said, "cards", Kind.CARDS, Kind.ASSETS);
    Place to =
        Place.values()[PLACES.indexOf(CardSetWords.oneOf(fields.required("to"), "to", PLACES))];
    if (fields.value("player").isPresent() != (to == Place.HAND)) {
      throw new YamlFault(said.line(), Message.of("crazier-set.player-hand"));
    }
    Who owner =
        fields
            .value("player")
            .filter(player -> !CardSetWords.is(player, "controller"))
            .map(player -> FilterReader.player(player, "player", scope))
            .orElse(new Who.Everyone());
    boolean ordered =
        fields
            .value("order")
            .map(order -> CardSetWords.oneOf(order, "order", List.of("keep", "choose")))
            .map("choose"::equals)
            .orElse(false);
    return new AbilityEffect.Move(cards, to, owner, ordered);
  }

  private AbilityEffect play(YamlFields fields) {
    List<String> kinds =
        fields.required("kinds").items("kinds").stream()
            .map(kind -> CardSetWords.oneOf(kind, "kinds", List.of("event", "asset")))
            .toList();
    if (kinds.isEmpty()) {
      throw new YamlFault(fields.required("kinds").line(), Message.of("crazier-set.kinds"));
    }
    return new AbilityEffect.Play(
        cards(fields, "cards"), kinds.contains("asset"), kinds.contains("event"));
  }

  private AbilityEffect destroy(YamlFields fields) {
    Yaml what = fields.required("assets");
    if (what instanceof Yaml.Entries) {
      Yaml all = CardSetWords.only(what, new Argument.Text("assets"), List.of("all")).value();
      AssetFilter filter = FilterReader.assets(all, "all", scope);
      return new AbilityEffect.DestroyAll(filter, destroyed(fields));
    }
    String chosen = assets(fields, "assets");
    return new AbilityEffect.DestroyChosen(chosen, destroyed(fields));
  }

  /** The variable for those that really were destroyed; they lie in the pile then. */
  private String destroyed(YamlFields fields) {
    return fields.value("as").map(as -> scope.set(as, Kind.CARDS)).orElse("");
  }

  private String set(YamlFields fields, Kind kind) {
    return scope.set(fields.required("as"), kind);
  }

  private String cards(YamlFields fields, String key) {
    return scope.read(fields.required(key), key, Kind.CARDS, Kind.ASSETS);
  }

  private String assets(YamlFields fields, String key) {
    return scope.read(fields.required(key), key, Kind.ASSETS);
  }

  private Who player(YamlFields fields) {
    return FilterReader.player(fields.required("player"), "player", scope);
  }

  private Who players(YamlFields fields, String key) {
    return FilterReader.players(fields.required(key), key, scope);
  }

  private CardFilter filter(YamlFields fields) {
    return fields
        .value("filter")
        .map(filter -> FilterReader.cards(filter, scope))
        .orElse(CardFilter.ANY);
  }

  private Who by(YamlFields fields) {
    return fields.value("by").map(by -> FilterReader.player(by, "by", scope)).orElse(new Who.You());
  }

  private static int count(YamlFields fields) {
    return CardSetWords.number(fields, "n", 1, MOST);
  }

  private static Range range(YamlFields fields) {
    int most = CardSetWords.number(fields, "max", 1, MOST);
    return new Range(CardSetWords.number(fields, "min", 0, most), most);
  }

  private record Range(int least, int most) {}
}
