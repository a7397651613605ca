package eightfold.crazier.cards;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * What a card does, as one word for which a picture can be drawn. It is taken from the card's
 * abilities, as its text is, so that picture and behaviour cannot differ. The order is the order of
 * weight: of a card that does much the first ones say most.
 */
enum Emblem {
  WIN,
  LOSE,
  DESTROY,
  TAKE,
  SKIP,
  AGAIN,
  GUARD,
  OBLIGE,
  COPY,
  PASS,
  FEWER,
  DRAW,
  PLAY,
  RETURN,
  DISCARD,
  LOOK;

  /** So many emblems have room beside the type of a card. */
  private static final int MOST = 2;

  /** The word for it at the border. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The emblems of a side, those that say most first.
   *
   * @return at most two; none where nothing it does has one
   */
  static List<Emblem> of(Side side) {
    Set<Emblem> all = EnumSet.noneOf(Emblem.class);
    side.abilities().forEach(ability -> add(ability, all));
    return all.stream().limit(MOST).toList();
  }

  private static void add(Ability ability, Set<Emblem> to) {
    switch (ability) {
      case Ability.Event event -> add(event.effects(), to);
      case Ability.Conditional conditional -> add(conditional.effects(), to);
      case Ability.Substitution(Ability.Would would, boolean _, Ability.Change change) -> {
        to.add(would instanceof Ability.Would.Draw ? FEWER : GUARD);
        if (change instanceof Ability.Change.Instead(List<Effect> effects)) {
          add(effects, to);
        }
      }
      case Ability.Static(Ability.Rule rule, Condition _) ->
          to.add(
              switch (rule) {
                case Ability.Rule.CannotBeDestroyed _, Ability.Rule.CannotChangeControl _ -> GUARD;
                case Ability.Rule.ExtraDiscards _ -> DISCARD;
                case Ability.Rule.ExtraPlays _ -> PLAY;
              });
    }
  }

  private static void add(List<Effect> effects, Set<Emblem> to) {
    effects.forEach(effect -> add(effect, to));
  }

  private static void add(Effect effect, Set<Emblem> to) {
    switch (effect) {
      case Effect.If(Condition _, List<Effect> then, List<Effect> otherwise) -> {
        add(then, to);
        add(otherwise, to);
      }
      case Effect.ForEachPlayer(Who _, String _, List<Effect> each) -> add(each, to);
      // choosing and shuffling serve what is done with it
      case Effect.Choice _, Effect.ChooseColour _, Effect.Select _, Effect.ShuffleStock _ -> {}
      case Effect.Draw _ -> to.add(DRAW);
      case Effect.TurnUp _, Effect.LookHand _, Effect.SearchStock _ -> to.add(LOOK);
      case Effect.Move(String _, Effect.Place place, Who _, boolean _) -> {
        if (place == Effect.Place.HAND) {
          to.add(RETURN);
        }
      }
      case Effect.PutIntoPlay _, Effect.Play _ -> to.add(PLAY);
      case Effect.UseEventAbility _ -> to.add(COPY);
      case Effect.DestroyChosen _, Effect.DestroyAll _ -> to.add(DESTROY);
      case Effect.GainControl _, Effect.Exchange _, Effect.ExchangeAll _ -> to.add(TAKE);
      case Effect.ExtraDiscards _ -> to.add(DISCARD);
      case Effect.Again _ -> to.add(AGAIN);
      case Effect.SkipTurn _ -> to.add(SKIP);
      case Effect.LoseGame _ -> to.add(LOSE);
      case Effect.WinGame _ -> to.add(WIN);
      case Effect.Oblige _ -> to.add(OBLIGE);
      case Effect.PassLeft _ -> to.add(PASS);
    }
  }
}
