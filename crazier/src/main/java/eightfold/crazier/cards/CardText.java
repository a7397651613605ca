package eightfold.crazier.cards;

import eightfold.crazier.cards.Ability.By;
import eightfold.crazier.cards.Ability.Cause;
import eightfold.crazier.cards.Ability.Change;
import eightfold.crazier.cards.Ability.Rule;
import eightfold.crazier.cards.Ability.Trigger;
import eightfold.crazier.cards.Ability.Whose;
import eightfold.crazier.cards.Ability.Would;
import eightfold.game.CardDetail;
import eightfold.message.Argument;
import eightfold.message.Message;
import eightfold.message.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What stands on a card, made from its abilities: text and behaviour cannot differ, since there is
 * but one of them.
 */
public final class CardText {
  private CardText() {}

  /** A card as pages show it, in a language. */
  public static CardDetail detail(Card card, Texts texts) {
    List<CardDetail.Side> sides = new ArrayList<>();
    for (Side side : card.sides()) {
      sides.add(
          new CardDetail.Side(
              letter(card, sides.size()),
              side.name(),
              Colour.of(side.colours()).stream().map(Colour::word).toList(),
              side.type().word(),
              Emblem.of(side).stream().map(Emblem::word).toList(),
              requirement(side).map(texts::sentences).orElse(""),
              texts.sentences(text(side))));
    }
    return new CardDetail(card.id(), card.name(), card.rank(), sides);
  }

  private static String letter(Card card, int side) {
    return !card.isSplit() ? "" : side == 0 ? "a" : "b";
  }

  /** The sides of a card for a rule sheet. */
  public static List<Message> sides(Card card) {
    List<Message> sides = new ArrayList<>();
    for (Side side : card.sides()) {
      String letter = letter(card, sides.size());
      sides.add(
          Message.of("crazier-sheet.card")
              .with("name", side.name())
              .with("rank", card.rank())
              .with("colors", colours(side))
              .with("type", Message.of("crazier-cards.type." + side.type().word()))
              .with("id", card.id() + (letter.isEmpty() ? "" : "/" + letter))
              .with("requirement", Nouns.perhaps(requirement(side)))
              .with("text", text(side)));
    }
    return sides;
  }

  private static Message colours(Side side) {
    return Colour.of(side.colours()).stream()
        .map(Nouns::colour)
        .reduce(
            (front, next) ->
                Message.of("crazier-sheet.colors").with("front", front).with("next", next))
        .orElseThrow();
  }

  /** A color, as a heading has it. */
  public static Message color(Colour colour) {
    return Nouns.colour(colour);
  }

  /** What must hold to play it, as a sentence; empty where nothing must. */
  static Optional<Message> requirement(Side side) {
    return AbilityConditionText.of(side.requirement(), new Nouns(side.name()))
        .map(words -> Message.of("crazier-cards.requirement").with("condition", words));
  }

  /** The sentences of all abilities. */
  static Message text(Side side) {
    List<Argument> texts = new ArrayList<>();
    side.abilities().forEach(ability -> texts.add(ability(ability, new Nouns(side.name()))));
    return Message.of("crazier-cards.text").with("abilities", new Argument.Items(texts));
  }

  private static Message ability(Ability ability, Nouns nouns) {
    EffectText effects = new EffectText(nouns);
    return switch (ability) {
      case Ability.Event(var list) ->
          Message.of("crazier-cards.ability.event").with("effects", effects.of(list));
      case Ability.Conditional(Trigger when, Condition condition, boolean may, var list) -> {
        Argument must = Nouns.perhaps(AbilityConditionText.of(condition, nouns));
        yield Message.of("crazier-cards.ability.conditional")
            .with("trigger", trigger(when, nouns))
            .with("condition", must)
            .with("may", may)
            .with("effects", effects.of(list));
      }
      case Ability.Substitution(Would would, boolean may, Change change) ->
          Message.of("crazier-cards.ability.substitution")
              .with("would", would(would, nouns))
              .with("may", may)
              .with("change", changed(change, may, effects));
      case Ability.Static(Rule rule, Condition condition) -> {
        Argument must = Nouns.perhaps(AbilityConditionText.of(condition, nouns));
        yield Message.of("crazier-cards.ability.static")
            .with("rule", rule(rule, nouns))
            .with("condition", must);
      }
    };
  }

  private static Message trigger(Trigger when, Nouns nouns) {
    return switch (when) {
      case Trigger.TurnBegins(Whose whose) ->
          Message.of("crazier-cards.trigger.turn-begins").with("turn", turn(whose));
      case Trigger.TurnEnds(Whose whose) ->
          Message.of("crazier-cards.trigger.turn-ends").with("turn", turn(whose));
      case Trigger.Enters(AssetFilter asset) ->
          Message.of("crazier-cards.trigger.enters").with("asset", nouns.anAsset(asset));
      case Trigger.Destroyed(AssetFilter asset) ->
          Message.of("crazier-cards.trigger.destroyed").with("asset", nouns.anAsset(asset));
      case Trigger.EventPlayed(By by, boolean fromHand) ->
          Message.of("crazier-cards.trigger.event-played")
              .with("by", word(by))
              .with("fromHand", fromHand);
      case Trigger.Discarded(By by, CardFilter card) ->
          Message.of("crazier-cards.trigger.discarded")
              .with("by", word(by))
              .with("card", Nouns.aCard(card));
    };
  }

  private static Message turn(Whose whose) {
    return Message.of(
        switch (whose) {
          case YOUR -> "crazier-cards.turn.your";
          case EACH_PLAYER -> "crazier-cards.turn.each-player";
          case EACH_OPPONENT -> "crazier-cards.turn.each-opponent";
        });
  }

  private static String word(By by) {
    return by.name().toLowerCase(Locale.ROOT);
  }

  private static Message would(Would would, Nouns nouns) {
    return switch (would) {
      case Would.Draw(Cause cause) ->
          switch (cause) {
            case Cause.DrawPhase() -> Message.of("crazier-cards.would.draw-phase");
            case Cause.OfAbility(By by) ->
                Message.of("crazier-cards.would.draw-by").with("by", word(by));
          };
      case Would.BeDestroyed(AssetFilter asset) ->
          Message.of("crazier-cards.would.be-destroyed").with("asset", nouns.anAsset(asset));
      case Would.LoseGame() -> Message.of("crazier-cards.would.lose-game");
      case Would.SkipTurn() -> Message.of("crazier-cards.would.skip-turn");
    };
  }

  private static Message changed(Change change, boolean may, EffectText effects) {
    return switch (change) {
      case Change.Reduce(int cards) ->
          Message.of("crazier-cards.change.reduce").with("count", cards);
      case Change.Skip() -> Message.of("crazier-cards.change.skip");
      case Change.Instead(var list) ->
          Message.of("crazier-cards.change.instead")
              .with("may", may)
              .with("effects", effects.of(list));
    };
  }

  private static Message rule(Rule rule, Nouns nouns) {
    return switch (rule) {
      case Rule.CannotBeDestroyed(AssetFilter assets) ->
          Message.of("crazier-cards.rule.not-destroyed").with("assets", nouns.assets(assets, true));
      case Rule.CannotChangeControl(AssetFilter assets) ->
          Message.of("crazier-cards.rule.not-controlled")
              .with("assets", nouns.assets(assets, true));
      case Rule.ExtraDiscards(int count) ->
          Message.of("crazier-cards.rule.extra-discards").with("count", count);
      case Rule.ExtraPlays(int count) ->
          Message.of("crazier-cards.rule.extra-plays").with("count", count);
    };
  }
}
