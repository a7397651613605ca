package eightfold.crazier.cards;

import eightfold.crazier.cards.Ability.Cause;
import eightfold.crazier.cards.Ability.Change;
import eightfold.crazier.cards.Ability.Rule;
import eightfold.crazier.cards.Ability.Trigger;
import eightfold.crazier.cards.Ability.Would;
import eightfold.message.Argument;
import eightfold.message.Message;
import eightfold.yaml.Yaml;
import eightfold.yaml.YamlFault;
import eightfold.yaml.YamlFields;
import java.util.List;
import java.util.Optional;

/** Reads the abilities of a card (B.6.1). */
final class AbilityReader {
  private static final List<String> OF_EVENTS = List.of("event");
  private static final List<String> OF_ASSETS = List.of("conditional", "substitution", "static");

  private static final Message AN_ABILITY = Message.of("crazier-set.ability");

  private AbilityReader() {}

  static Ability read(Yaml value, Side.Type type) {
    Yaml.Entries map = value.entries(AN_ABILITY);
    YamlFields fields =
        new YamlFields(
            map,
            AN_ABILITY,
            List.of(
                "kind", "when", "if", "may", "do", "would", "who", "cause", "asset", "change",
                "rule", "assets", "to", "n"));
    Yaml kind = fields.required("kind");
    boolean event = type == Side.Type.EVENT;
    return switch (CardSetWords.oneOf(kind, kindOf(event), event ? OF_EVENTS : OF_ASSETS)) {
      case "event" -> {
        known(map, "kind", "do");
        yield new Ability.Event(EffectReader.read(fields.required("do"), "do", new Scope(false)));
      }
      case "conditional" -> conditional(map, fields);
      case "substitution" -> substitution(map, fields);
      default -> fixed(map, fields);
    };
  }

  private static Message kindOf(boolean event) {
    return Message.of(event ? "crazier-set.kind-of-event" : "crazier-set.kind-of-asset");
  }

  /** Says of a key of another kind of ability that it does not go here. */
  private static void known(Yaml.Entries map, String... keys) {
    YamlFields _ = new YamlFields(map, AN_ABILITY, List.of(keys));
  }

  private static Condition condition(Optional<Yaml> value, Scope scope) {
    return value.map(said -> FilterReader.condition(said, scope)).orElse(new Condition.Always());
  }

  private static Ability conditional(Yaml.Entries map, YamlFields fields) {
    known(map, "kind", "when", "if", "may", "do");
    Scope scope = new Scope(true);
    Trigger when = trigger(fields.required("when"), scope);
    Condition condition = condition(fields.value("if"), scope);
    List<AbilityEffect> effects = EffectReader.read(fields.required("do"), "do", scope);
    return new Ability.Conditional(when, condition, CardSetWords.truth(fields, "may"), effects);
  }

  private static Trigger trigger(Yaml value, Scope scope) {
    Yaml.Entries map = value.entries("when");
    YamlFields fields =
        new YamlFields(map, "when", List.of("on", "whose", "asset", "by", "from", "card"));
    String on =
        CardSetWords.oneOf(
            fields.required("on"),
            "on",
            List.of(
                "turn_begins", "turn_ends", "enters", "destroyed", "event_played", "discarded"));
    return switch (on) {
      case "turn_begins", "turn_ends" -> {
        known(map, "on", "whose");
        scope.set("turn_player", Scope.Kind.PLAYERS);
        Ability.Whose whose =
            CardSetWords.constant(fields.required("whose"), "whose", Ability.Whose.class);
        yield on.equals("turn_begins")
            ? new Trigger.TurnBegins(whose)
            : new Trigger.TurnEnds(whose);
      }
      case "enters", "destroyed" -> {
        known(map, "on", "asset");
        AssetFilter asset = FilterReader.assets(fields.required("asset"), "asset", scope);
        yield on.equals("enters") ? new Trigger.Enters(asset) : new Trigger.Destroyed(asset);
      }
      case "event_played" -> {
        known(map, "on", "by", "from");
        scope.set("event", Scope.Kind.CARDS);
        scope.set("event_side", Scope.Kind.SIDE);
        String from =
            CardSetWords.oneOf(fields.required("from"), "from", List.of("hand", "anywhere"));
        yield new Trigger.EventPlayed(by(fields), from.equals("hand"));
      }
      default -> {
        known(map, "on", "by", "card");
        scope.set("discarder", Scope.Kind.PLAYERS);
        CardFilter card =
            fields
                .value("card")
                .map(filter -> FilterReader.cards(filter, scope))
                .orElse(CardFilter.ANY);
        yield new Trigger.Discarded(by(fields), card);
      }
    };
  }

  private static Ability.By by(YamlFields fields) {
    return CardSetWords.constant(fields.required("by"), "by", Ability.By.class);
  }

  private static Ability substitution(Yaml.Entries map, YamlFields fields) {
    known(map, "kind", "would", "who", "cause", "asset", "may", "change");
    Scope scope = new Scope(true);
    Yaml what = fields.required("would");
    String would =
        CardSetWords.oneOf(
            what, "would", List.of("draw", "be_destroyed", "lose_game", "skip_turn"));
    boolean destroyed = would.equals("be_destroyed");
    if (fields.value("asset").isPresent() != destroyed
        || fields.value("who").isPresent() == destroyed
        || fields.value("cause").isPresent() != would.equals("draw")) {
      throw new YamlFault(what.line(), Message.of("crazier-set.would-keys"));
    }
    fields
        .value("who")
        .ifPresent(
            who -> {
              String _ = CardSetWords.oneOf(who, "who", List.of("you"));
            });
    Would changed =
        switch (would) {
          case "draw" -> new Would.Draw(cause(fields.required("cause")));
          case "be_destroyed" ->
              new Would.BeDestroyed(FilterReader.assets(fields.required("asset"), "asset", scope));
          case "lose_game" -> new Would.LoseGame();
          default -> new Would.SkipTurn();
        };
    boolean may = CardSetWords.truth(fields, "may");
    Change change = change(fields.required("change"), changed instanceof Would.Draw, scope);
    if (may && change instanceof Change.Reduce) {
      throw new YamlFault(map.line(), Message.of("crazier-set.reduction"));
    }
    return new Ability.Substitution(changed, may, change);
  }

  private static Cause cause(Yaml value) {
    YamlFields fields = new YamlFields(value.entries("cause"), "cause", List.of("kind", "by"));
    String kind =
        CardSetWords.oneOf(
            fields.required("kind"),
            Message.of("crazier-set.kind-of-cause"),
            List.of("draw_phase", "ability"));
    if (kind.equals("draw_phase") && fields.value("by").isPresent()) {
      throw new YamlFault(value.line(), Message.of("crazier-set.draw-phase"));
    }
    return kind.equals("draw_phase") ? new Cause.DrawPhase() : new Cause.OfAbility(by(fields));
  }

  private static Change change(Yaml value, boolean draw, Scope scope) {
    List<String> keys = draw ? List.of("reduce", "skip", "instead") : List.of("instead");
    Yaml.Entry entry = CardSetWords.only(value, new Argument.Text("change"), keys);
    return switch (entry.key().text()) {
      case "reduce" -> new Change.Reduce(CardSetWords.number(entry.value(), "reduce", 1, 20));
      case "skip" -> {
        if (!entry.value().scalar("skip").truth("skip")) {
          throw new YamlFault(entry.value().line(), Message.of("crazier-set.skip"));
        }
        yield new Change.Skip();
      }
      default -> new Change.Instead(EffectReader.read(entry.value(), "instead", scope));
    };
  }

  private static Ability fixed(Yaml.Entries map, YamlFields fields) {
    Scope scope = new Scope(true);
    String rule =
        CardSetWords.oneOf(
            fields.required("rule"),
            "rule",
            List.of(
                "cannot_be_destroyed", "cannot_change_control", "extra_discards", "extra_plays"));
    Rule fixed =
        switch (rule) {
          case "cannot_be_destroyed" -> {
            known(map, "kind", "rule", "assets", "if");
            yield new Rule.CannotBeDestroyed(assets(fields, scope));
          }
          case "cannot_change_control" -> {
            known(map, "kind", "rule", "assets", "to", "if");
            String _ = CardSetWords.oneOf(fields.required("to"), "to", List.of("opponents"));
            yield new Rule.CannotChangeControl(assets(fields, scope));
          }
          case "extra_discards" -> {
            known(map, "kind", "rule", "n", "if");
            yield new Rule.ExtraDiscards(CardSetWords.number(fields, "n", 1, 20));
          }
          default -> {
            known(map, "kind", "rule", "n", "if");
            yield new Rule.ExtraPlays(CardSetWords.number(fields, "n", 1, 20));
          }
        };
    return new Ability.Static(fixed, condition(fields.value("if"), scope));
  }

  private static AssetFilter assets(YamlFields fields, Scope scope) {
    return FilterReader.assets(fields.required("assets"), "assets", scope);
  }
}
