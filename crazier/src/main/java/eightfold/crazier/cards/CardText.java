package eightfold.crazier.cards;

import eightfold.crazier.cards.Ability.By;
import eightfold.crazier.cards.Ability.Cause;
import eightfold.crazier.cards.Ability.Change;
import eightfold.crazier.cards.Ability.Rule;
import eightfold.crazier.cards.Ability.Trigger;
import eightfold.crazier.cards.Ability.Whose;
import eightfold.crazier.cards.Ability.Would;
import eightfold.game.CardDetail;
import java.util.ArrayList;
import java.util.List;

/**
 * What stands on a card, made from its abilities: text and behaviour cannot differ, since there is
 * but one of them.
 */
public final class CardText {
  private CardText() {}

  /** A card as pages show it. */
  public static CardDetail detail(Card card) {
    List<CardDetail.Side> sides = new ArrayList<>();
    for (Side side : card.sides()) {
      sides.add(
          new CardDetail.Side(
              card.isSplit() ? sides.isEmpty() ? "a" : "b" : "",
              side.name(),
              Colour.of(side.colours()).stream().map(Colour::word).toList(),
              side.type().word(),
              requirement(side),
              text(side)));
    }
    return new CardDetail(card.id(), card.name(), card.rank(), sides);
  }

  /** What must hold to play it, as a sentence; empty where nothing must. */
  static String requirement(Side side) {
    String words = ConditionText.of(side.requirement(), new Nouns(side.name()));
    return words.isEmpty() ? "" : EffectText.capital(words) + ".";
  }

  /** The sentences of all abilities. */
  static String text(Side side) {
    List<String> texts = new ArrayList<>();
    for (Ability ability : side.abilities()) {
      texts.add(EffectText.capital(ability(ability, new Nouns(side.name()))));
    }
    return String.join(" ", texts);
  }

  private static String ability(Ability ability, Nouns nouns) {
    EffectText effects = new EffectText(nouns);
    return switch (ability) {
      case Ability.Event(var list) -> effects.of(list);
      case Ability.Conditional(Trigger when, Condition condition, boolean may, var list) -> {
        String words = ConditionText.of(condition, nouns);
        yield trigger(when, nouns)
            + (words.isEmpty() ? "" : ", if " + words)
            + (may ? ", you may do this: " : ": ")
            + effects.of(list);
      }
      case Ability.Substitution(Would would, boolean may, Change change) ->
          would(would, nouns) + (may ? ", you may " : ", ") + changed(change, may, effects);
      case Ability.Static(Rule rule, Condition condition) -> {
        String words = ConditionText.of(condition, nouns);
        yield rule(rule, nouns) + (words.isEmpty() ? "." : ", as long as " + words + ".");
      }
    };
  }

  private static String trigger(Trigger when, Nouns nouns) {
    return switch (when) {
      case Trigger.TurnBegins(Whose whose) -> "at the beginning of " + turn(whose);
      case Trigger.TurnEnds(Whose whose) -> "at the end of " + turn(whose);
      case Trigger.Enters(AssetFilter asset) -> "when " + nouns.anAsset(asset) + " comes into play";
      case Trigger.Destroyed(AssetFilter asset) ->
          "each time " + nouns.anAsset(asset) + " is destroyed";
      case Trigger.EventPlayed(By by, boolean fromHand) ->
          "when "
              + by(by, "play", "plays")
              + " an event"
              + (fromHand ? by == By.YOU ? " from your hand" : " from hand" : "");
      case Trigger.Discarded(By by, CardFilter card) ->
          "when "
              + by(by, "discard", "discards")
              + " "
              + Nouns.withArticle(Nouns.card(card, false));
    };
  }

  private static String turn(Whose whose) {
    return switch (whose) {
      case YOUR -> "your turn";
      case EACH_PLAYER -> "every player's turn";
      case EACH_OPPONENT -> "each opponent's turn";
    };
  }

  private static String by(By by, String yours, String theirs) {
    return switch (by) {
      case YOU -> "you " + yours;
      case OPPONENT -> "an opponent " + theirs;
      case ANYONE -> "a player " + theirs;
    };
  }

  private static String would(Would would, Nouns nouns) {
    return switch (would) {
      case Would.Draw(Cause cause) ->
          switch (cause) {
            case Cause.DrawPhase() -> "if you would draw in your draw phase";
            case Cause.OfAbility(By by) ->
                "if "
                    + switch (by) {
                      case YOU -> "an ability that you use";
                      case OPPONENT -> "an ability that an opponent uses";
                      case ANYONE -> "an ability";
                    }
                    + " would make you draw";
          };
      case Would.BeDestroyed(AssetFilter asset) ->
          "if " + nouns.anAsset(asset) + " would be destroyed";
      case Would.LoseGame() -> "if you would lose the game";
      case Would.SkipTurn() -> "if you would skip a turn";
    };
  }

  private static String changed(Change change, boolean may, EffectText effects) {
    return switch (change) {
      case Change.Reduce(int cards) -> "you draw " + Nouns.number(cards) + " fewer.";
      case Change.Skip() -> "skip that draw.";
      case Change.Instead(var list) -> (may ? "do this instead: " : "instead ") + effects.of(list);
    };
  }

  private static String rule(Rule rule, Nouns nouns) {
    return switch (rule) {
      case Rule.CannotBeDestroyed(AssetFilter assets) ->
          nouns.assets(assets, true) + " can't be destroyed";
      case Rule.CannotChangeControl(AssetFilter assets) ->
          "opponents can't gain control of " + nouns.assets(assets, true);
      case Rule.ExtraDiscards(int count) ->
          "you may discard " + additional(count) + " on each of your turns";
      case Rule.ExtraPlays(int count) ->
          "you may play " + additional(count) + " from your hand on each of your turns";
    };
  }

  private static String additional(int count) {
    return count == 1
        ? "one additional card"
        : "up to " + Nouns.number(count) + " additional cards";
  }
}
