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
        if (change instanceof Ability.Change.Instead(List<AbilityEffect> effects)) {
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

  private static void add(List<AbilityEffect> effects, Set<Emblem> to) {
    effects.forEach(effect -> add(effect, to));
  }

  private static void add(AbilityEffect effect, Set<Emblem> to) {
    switch (effect) {
      case AbilityEffect.If(
              Condition _,
              List<AbilityEffect> then,
              List<AbilityEffect> otherwise) -> {
        add(then, to);
        add(otherwise, to);
      }
      case AbilityEffect.ForEachPlayer(Who _, String _, List<AbilityEffect> each) -> add(each, to);
      // choosing and shuffling serve what is done with it
      case AbilityEffect.Choice _,
          AbilityEffect.ChooseColour _,
          AbilityEffect.Select _,
          AbilityEffect.ShuffleStock _ -> {}
      case AbilityEffect.Draw _ -> to.add(DRAW);
      case AbilityEffect.TurnUp _, AbilityEffect.LookHand _, AbilityEffect.SearchStock _ ->
          to.add(LOOK);
      case AbilityEffect.Move(String _, AbilityEffect.Place place, Who _, boolean _) -> {
        if (place == AbilityEffect.Place.HAND) {
          to.add(RETURN);
        }
      }
      case AbilityEffect.PutIntoPlay _, AbilityEffect.Play _ -> to.add(PLAY);
      case AbilityEffect.UseEventAbility _ -> to.add(COPY);
      case AbilityEffect.DestroyChosen _, AbilityEffect.DestroyAll _ -> to.add(DESTROY);
      case AbilityEffect.GainControl _, AbilityEffect.Exchange _, AbilityEffect.ExchangeAll _ ->
          to.add(TAKE);
      case AbilityEffect.ExtraDiscards _ -> to.add(DISCARD);
      case AbilityEffect.Again _ -> to.add(AGAIN);
      case AbilityEffect.SkipTurn _ -> to.add(SKIP);
      case AbilityEffect.LoseGame _ -> to.add(LOSE);
      case AbilityEffect.WinGame _ -> to.add(WIN);
      case AbilityEffect.Oblige _ -> to.add(OBLIGE);
      case AbilityEffect.PassLeft _ -> to.add(PASS);
    }
  }
}
