package eightfold.crazier.cards;

import eightfold.crazier.cards.Effect.Source;
import java.util.ArrayList;
import java.util.List;

/** Effects in words, a sentence for each. */
final class EffectText {
  private final Nouns nouns;

  EffectText(Nouns nouns) {
    this.nouns = nouns;
  }

  /** The sentences of effects, without the first's capital. */
  String of(List<Effect> effects) {
    List<String> sentences = new ArrayList<>();
    for (Effect effect : effects) {
      String said = effect(effect);
      if (!said.isEmpty()) {
        sentences.add(sentences.isEmpty() ? said : capital(said));
      }
    }
    return String.join(" ", sentences);
  }

  static String capital(String text) {
    return text.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + text.substring(1);
  }

  private String effect(Effect effect) {
    return switch (effect) {
      case Effect.Draw(Who players, int count) ->
          doing(players, "draw", "draws") + " " + Nouns.cards(count) + ".";
      case Effect.ChoosePlayers choice -> players(choice);
      case Effect.ChooseAssets choice -> assets(choice);
      case Effect.ChooseCards choice -> cards(choice);
      case Effect.ChooseColour(String as) -> {
        nouns.set(as, "that color");
        yield "name a color.";
      }
      case Effect.Select(String as, String from, CardFilter filter) -> {
        nouns.set(as, "the " + Nouns.card(filter, true) + " among them");
        nouns.divide(from);
        yield "";
      }
      case Effect.TurnUp(int count, String as, boolean revealed) -> {
        nouns.set(as, count == 1 ? "it" : "them");
        String what = count == 1 ? "card" : Nouns.cards(count);
        yield (revealed ? "reveal" : "look at") + " the top " + what + " of the draw pile.";
      }
      case Effect.LookHand(Who player) -> "look at " + nouns.hand(player) + ".";
      case Effect.SearchStock(String as, CardFilter filter, int least, int most) -> {
        nouns.set(as, most == 1 ? "that card" : "those cards");
        yield "search the draw pile"
            + (least == 0 ? "; you may take out " : " and take out ")
            + counted(Nouns.card(filter, most > 1), least, most)
            + ".";
      }
      case Effect.ShuffleStock() -> "shuffle the draw pile.";
      case Effect.Move move -> moved(move);
      case Effect.PutIntoPlay(String cards) ->
          "put " + nouns.of(cards) + " into play under your control.";
      case Effect.Play(String cards, boolean _, boolean _) ->
          "play " + nouns.of(cards) + " at once.";
      case Effect.UseEventAbility(String card, String side) ->
          "use the ability of " + nouns.of(card) + (side.isEmpty() ? "." : " once more.");
      case Effect.DestroyChosen(String assets, String _) -> "destroy " + nouns.of(assets) + ".";
      case Effect.DestroyAll(AssetFilter assets, String _) ->
          "destroy all " + nouns.assets(assets, true) + ".";
      case Effect.GainControl(String assets, Who player) ->
          doing(player, "gain", "gains") + " control of " + nouns.of(assets) + ".";
      case Effect.Exchange(String mine, String theirs) ->
          "exchange control of " + nouns.of(mine) + " and " + nouns.of(theirs) + ".";
      case Effect.ExchangeAll(Who mine, Who theirs) ->
          "exchange all assets "
              + nouns.does(mine, "control", "controls")
              + " for all assets "
              + nouns.does(theirs, "control", "controls")
              + ".";
      case Effect.OnPlayer happens -> player(happens);
      case Effect.PassLeft(int count) ->
          "each player chooses "
              + Nouns.cards(count)
              + " in hand; all these cards go to the next player clockwise at the same time.";
      case Effect.If(Condition condition, var then, var otherwise) ->
          "if "
              + ConditionText.of(condition, nouns)
              + ", "
              + of(then)
              + (otherwise.isEmpty() ? "" : " Otherwise " + of(otherwise));
      case Effect.ForEachPlayer(Who players, String as, var effects) -> {
        nouns.set(as, "that player");
        yield nouns.who(players) + " in turn: " + of(effects);
      }
    };
  }

  private String player(Effect.OnPlayer effect) {
    return switch (effect) {
      case Effect.ExtraDiscards(Who player, int count) ->
          nouns.who(player)
              + " may discard "
              + (count == 1
                  ? "one additional card"
                  : "up to " + Nouns.number(count) + " additional cards")
              + " this turn.";
      case Effect.Again(Who player) ->
          doing(player, "take", "takes") + " an extra turn after this one.";
      case Effect.SkipTurn(Who player) -> doing(player, "skip", "skips") + " the next turn.";
      case Effect.LoseGame(Who player) -> nouns.does(player, "lose", "loses") + " the game.";
      case Effect.WinGame(Who player) -> nouns.does(player, "win", "wins") + " the game.";
      case Effect.Oblige(Who player, String card) ->
          "in the next turn "
              + nouns.who(player)
              + " must play or discard "
              + nouns.of(card)
              + ", if that can be done.";
    };
  }

  /** An instruction: to you it is said without "you". */
  private String doing(Who who, String yours, String theirs) {
    return who instanceof Who.You ? yours : nouns.does(who, yours, theirs);
  }

  private String players(Effect.ChoosePlayers choice) {
    boolean several = choice.most() > 1;
    String noun =
        choice.from() instanceof Who.Opponents
            ? several ? "opponents" : "opponent"
            : several ? "players" : "player";
    String theOne =
        choice.from() instanceof Who.Opponents
            ? several ? "those opponents" : "that opponent"
            : several ? "those players" : "that player";
    nouns.set(choice.as(), theOne);
    return "choose " + counted(noun, choice.least(), choice.most()) + ".";
  }

  /** A noun with how many of it: "an event", "up to two events". */
  private static String counted(String noun, int least, int most) {
    if (most == 1) {
      return Nouns.withArticle(noun);
    }
    String word = Nouns.number(most);
    return (least == most
            ? word
            : least == 0 ? "up to " + word : Nouns.number(least) + " to " + word)
        + " "
        + noun;
  }

  private String assets(Effect.ChooseAssets choice) {
    boolean several = choice.most() > 1;
    String noun = nouns.assets(choice.from(), several);
    boolean single = choice.least() == 0 && !several;
    String said =
        doing(choice.by(), single ? "you may choose" : "choose", single ? "may choose" : "chooses")
            + " "
            + counted(noun, choice.least(), choice.most())
            + ".";
    String one =
        switch (choice.purpose()) {
          case GIVE -> "your asset";
          case TAKE -> "the opponent's asset";
          case DESTROY, MOVE -> "that asset";
        };
    nouns.set(choice.as(), several ? "those assets" : one);
    return said;
  }

  private String cards(Effect.ChooseCards choice) {
    boolean several = choice.most() > 1;
    String noun = Nouns.card(choice.filter(), several);
    String from =
        switch (choice.from()) {
          case Source.Hand(Who player) -> " from " + nouns.hand(player);
          case Source.Held(String variable) -> {
            String among = nouns.among(variable);
            nouns.divide(variable);
            yield " " + among;
          }
          case Source.BelowTop() -> " in the discard pile (not its top card)";
          case Source.Bottom(int count) ->
              count == 1
                  ? " at the bottom of the discard pile"
                  : " among the bottom " + Nouns.cards(count) + " of the discard pile";
        };
    boolean may = choice.least() == 0;
    nouns.set(choice.as(), several ? "those cards" : "that card");
    boolean one = from.equals(" if it is one");
    return doing(choice.by(), may ? "you may choose" : "choose", may ? "may choose" : "chooses")
        + " "
        + (one
            ? "it if it is " + Nouns.withArticle(noun)
            : counted(noun, choice.least(), choice.most()) + from)
        + ".";
  }

  private String moved(Effect.Move move) {
    String what = move.cards().equals(Effect.THIS) ? nouns.self() : nouns.of(move.cards());
    String order = move.ordered() ? " in any order" : "";
    return switch (move.to()) {
      case STOCK_TOP -> "put " + what + " on top of the draw pile" + order + ".";
      case STOCK_BOTTOM -> "put " + what + " on the bottom of the draw pile" + order + ".";
      case PILE_BOTTOM -> "put " + what + " on the bottom of the discard pile" + order + ".";
      case HAND ->
          move.owner() instanceof Who.Everyone
              ? "return "
                  + (what.startsWith("those") ? "each of " : "")
                  + what
                  + " to the hand of whoever controls it."
              : "put " + what + " into " + nouns.hand(move.owner()) + " (this is not drawing).";
    };
  }
}
