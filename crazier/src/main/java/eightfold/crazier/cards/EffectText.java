package eightfold.crazier.cards;

import eightfold.crazier.cards.AbilityEffect.Source;
import eightfold.message.Argument;
import eightfold.message.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Effects in words, a sentence for each. */
final class EffectText {
  private final Nouns nouns;

  EffectText(Nouns nouns) {
    this.nouns = nouns;
  }

  /** The sentences of effects; some need none. */
  Argument.Items of(List<AbilityEffect> effects) {
    List<Argument> sentences = new ArrayList<>();
    effects.forEach(effect -> effect(effect).ifPresent(sentences::add));
    return new Argument.Items(sentences);
  }

  private Optional<Message> effect(AbilityEffect effect) {
    if (effect instanceof AbilityEffect.Select(String as, String from, CardFilter filter)) {
      nouns.set(
          as, Message.of("crazier-cards.thing.those-among").with("cards", Nouns.cards(filter)));
      nouns.divide(from);
      return Optional.empty();
    }
    return Optional.of(said(effect));
  }

  private Message said(AbilityEffect effect) {
    return switch (effect) {
      case AbilityEffect.Draw(Who players, int count) ->
          nouns.about("crazier-cards.effect.draw", players).with("count", count);
      case AbilityEffect.Choice choice -> chosen(choice);
      case AbilityEffect.ChooseColour(String as) -> {
        nouns.set(as, Message.of("crazier-cards.thing.that-color"));
        yield Message.of("crazier-cards.effect.name-color");
      }
      case AbilityEffect.Select _ ->
          throw new IllegalStateException("nothing is said of a selection");
      case AbilityEffect.TurnUp(int count, String as, boolean revealed) -> {
        nouns.set(
            as, Message.of(count == 1 ? "crazier-cards.thing.it" : "crazier-cards.thing.them"));
        yield Message.of("crazier-cards.effect.turn-up")
            .with("revealed", revealed)
            .with("count", count);
      }
      case AbilityEffect.LookHand(Who player) ->
          Message.of("crazier-cards.effect.look-at-hand").with("hand", nouns.hand(player));
      case AbilityEffect.SearchStock(String as, CardFilter filter, int least, int most) -> {
        nouns.set(as, thatCard(most > 1));
        yield Message.of("crazier-cards.effect.search")
            .with("may", least == 0)
            .with("what", Nouns.counted(Nouns.aCard(filter), Nouns.cards(filter), least, most));
      }
      case AbilityEffect.ShuffleStock() -> Message.of("crazier-cards.effect.shuffle");
      case AbilityEffect.Move move -> moved(move);
      case AbilityEffect.PutIntoPlay(String cards) ->
          Message.of("crazier-cards.effect.put-into-play").with("what", nouns.of(cards));
      case AbilityEffect.Play(String cards, boolean _, boolean _) ->
          Message.of("crazier-cards.effect.play").with("what", nouns.of(cards));
      case AbilityEffect.UseEventAbility(String card, String side) ->
          Message.of("crazier-cards.effect.use-event")
              .with("what", nouns.of(card))
              .with("again", !side.isEmpty());
      case AbilityEffect.DestroyChosen(String assets, String _) ->
          Message.of("crazier-cards.effect.destroy").with("what", nouns.of(assets));
      case AbilityEffect.DestroyAll(AssetFilter assets, String _) ->
          Message.of("crazier-cards.effect.destroy-all").with("what", nouns.assets(assets, true));
      case AbilityEffect.GainControl(String assets, Who player) ->
          nouns.about("crazier-cards.effect.gain-control", player).with("what", nouns.of(assets));
      case AbilityEffect.Exchange(String mine, String theirs) ->
          Message.of("crazier-cards.effect.exchange")
              .with("mine", nouns.of(mine))
              .with("theirs", nouns.of(theirs));
      case AbilityEffect.ExchangeAll(Who mine, Who theirs) ->
          Message.of("crazier-cards.effect.exchange-all")
              .with("mine", nouns.about("crazier-cards.controls", mine))
              .with("theirs", nouns.about("crazier-cards.controls", theirs));
      case AbilityEffect.OnPlayer happens -> player(happens);
      case AbilityEffect.PassLeft(int count) ->
          Message.of("crazier-cards.effect.pass-left").with("count", count);
      case AbilityEffect.If(Condition condition, var then, var otherwise) ->
          Message.of("crazier-cards.effect.if")
              .with("condition", Nouns.perhaps(AbilityConditionText.of(condition, nouns)))
              .with("then", of(then))
              .with("otherwise", of(otherwise));
      case AbilityEffect.ForEachPlayer(Who players, String as, var effects) -> {
        nouns.set(as, Message.of("crazier-cards.who.that-player"));
        yield Message.of("crazier-cards.effect.for-each")
            .with("player", nouns.who(players))
            .with("effects", of(effects));
      }
    };
  }

  private Message player(AbilityEffect.OnPlayer effect) {
    return switch (effect) {
      case AbilityEffect.ExtraDiscards(Who player, int count) ->
          nouns.about("crazier-cards.effect.extra-discards", player).with("count", count);
      case AbilityEffect.Again(Who player) -> nouns.about("crazier-cards.effect.again", player);
      case AbilityEffect.SkipTurn(Who player) ->
          nouns.about("crazier-cards.effect.skip-turn", player);
      case AbilityEffect.LoseGame(Who player) ->
          nouns.about("crazier-cards.effect.lose-game", player);
      case AbilityEffect.WinGame(Who player) ->
          nouns.about("crazier-cards.effect.win-game", player);
      case AbilityEffect.Oblige(Who player, String card) ->
          nouns.about("crazier-cards.effect.oblige", player).with("what", nouns.of(card));
    };
  }

  private Message chosen(AbilityEffect.Choice choice) {
    return switch (choice) {
      case AbilityEffect.ChoosePlayers players -> players(players);
      case AbilityEffect.ChooseAssets assets -> assets(assets);
      case AbilityEffect.ChooseCards cards -> cards(cards);
    };
  }

  private Message players(AbilityEffect.ChoosePlayers choice) {
    boolean several = choice.most() > 1;
    boolean opponents = choice.from() instanceof Who.Opponents;
    nouns.set(
        choice.as(),
        Message.of(
            opponents
                ? several ? "crazier-cards.who.those-opponents" : "crazier-cards.who.that-opponent"
                : several ? "crazier-cards.who.those-players" : "crazier-cards.who.that-player"));
    return Message.of("crazier-cards.effect.choose-players")
        .with(
            "what",
            Nouns.counted(
                Message.of(opponents ? "crazier-cards.an-opponent" : "crazier-cards.a-player"),
                Message.of(opponents ? "crazier-cards.opponents" : "crazier-cards.players"),
                choice.least(),
                choice.most()));
  }

  private Message assets(AbilityEffect.ChooseAssets choice) {
    boolean several = choice.most() > 1;
    AssetFilter from = choice.from();
    Message said =
        nouns
            .about("crazier-cards.effect.choose", choice.by())
            .with("may", choice.least() == 0 && !several)
            .with(
                "what",
                Nouns.counted(
                    nouns.anAsset(from), nouns.assets(from, true), choice.least(), choice.most()));
    String one =
        switch (choice.purpose()) {
          case GIVE -> "crazier-cards.thing.your-asset";
          case TAKE -> "crazier-cards.thing.opponents-asset";
          case DESTROY, MOVE -> "crazier-cards.thing.that-asset";
        };
    nouns.set(choice.as(), Message.of(several ? "crazier-cards.thing.those-assets" : one));
    return said;
  }

  private static Message thatCard(boolean several) {
    return Message.of(
        several ? "crazier-cards.thing.those-cards" : "crazier-cards.thing.that-card");
  }

  private Message cards(AbilityEffect.ChooseCards choice) {
    CardFilter filter = choice.filter();
    Message one = Nouns.aCard(filter);
    Message what = Nouns.counted(one, Nouns.cards(filter), choice.least(), choice.most());
    Message from =
        switch (choice.from()) {
          case Source.Hand(Who player) ->
              Message.of("crazier-cards.from.hand")
                  .with("what", what)
                  .with("hand", nouns.hand(player));
          case Source.Held(String variable) -> {
            boolean it = nouns.isOne(variable);
            nouns.divide(variable);
            yield it
                ? Message.of("crazier-cards.from.it").with("what", one)
                : Message.of("crazier-cards.from.those").with("what", what);
          }
          case Source.BelowTop() -> Message.of("crazier-cards.from.below-top").with("what", what);
          case Source.Bottom(int count) ->
              Message.of("crazier-cards.from.bottom").with("what", what).with("count", count);
        };
    nouns.set(choice.as(), thatCard(choice.most() > 1));
    return nouns
        .about("crazier-cards.effect.choose", choice.by())
        .with("may", choice.least() == 0)
        .with("what", from);
  }

  private Message moved(AbilityEffect.Move move) {
    Message what = move.cards().equals(AbilityEffect.THIS) ? nouns.self() : nouns.of(move.cards());
    return switch (move.to()) {
      case STOCK_TOP -> ordered("crazier-cards.effect.onto-stock", what, move);
      case STOCK_BOTTOM -> ordered("crazier-cards.effect.under-stock", what, move);
      case PILE_BOTTOM -> ordered("crazier-cards.effect.under-pile", what, move);
      case HAND ->
          move.owner() instanceof Who.Everyone
              ? Message.of("crazier-cards.effect.return-to-hands")
                  .with("several", Nouns.areSeveral(what))
                  .with("what", what)
              : Message.of("crazier-cards.effect.into-hand")
                  .with("what", what)
                  .with("hand", nouns.hand(move.owner()));
    };
  }

  private static Message ordered(String key, Message what, AbilityEffect.Move move) {
    return Message.of(key).with("what", what).with("ordered", move.ordered());
  }
}
