package eightfold.crazier.cards;

import java.util.List;

/** One instruction of an ability (B.6.3); names of variables stand without their sign. */
public sealed interface AbilityEffect {
  /** Players, assets or cards are chosen, where there are any. */
  sealed interface Choice extends AbilityEffect {
    /** The variable that names what was chosen. */
    String as();

    /** How many at least. */
    int least();

    /** How many at most. */
    int most();
  }

  /** What befalls players: in their turns, or for the whole game. */
  sealed interface OnPlayer extends AbilityEffect {
    /** Whom. */
    Who player();
  }

  record Draw(Who players, int count) implements AbilityEffect {}

  record ChoosePlayers(String as, Who from, int least, int most) implements Choice {}

  /** What assets are chosen for, which leaves out those for which it is impossible. */
  enum Purpose {
    DESTROY("destroy"),
    TAKE("take"),
    GIVE("give"),
    MOVE("move");

    private final String word;

    Purpose(String word) {
      this.word = word;
    }

    /** What a question says of it. */
    public String word() {
      return word;
    }
  }

  record ChooseAssets(String as, AssetFilter from, int least, int most, Purpose purpose, Who by)
      implements Choice {}

  /** Where cards are chosen from. */
  sealed interface Source {
    record Hand(Who player) implements Source {}

    record Held(String variable) implements Source {}

    /** The discard pile without its top card. */
    record BelowTop() implements Source {}

    /** The lowest cards of the discard pile, never its top card. */
    record Bottom(int count) implements Source {}
  }

  record ChooseCards(String as, Source from, int least, int most, CardFilter filter, Who by)
      implements Choice {}

  record ChooseColour(String as) implements AbilityEffect {}

  record Select(String as, String from, CardFilter filter) implements AbilityEffect {}

  /** So many top cards of the stock go to limbo, seen by you, or by everybody if revealed. */
  record TurnUp(int count, String as, boolean revealed) implements AbilityEffect {}

  record LookHand(Who player) implements AbilityEffect {}

  record SearchStock(String as, CardFilter filter, int least, int most) implements AbilityEffect {}

  record ShuffleStock() implements AbilityEffect {}

  /** Where cards are put. */
  enum Place {
    STOCK_TOP,
    STOCK_BOTTOM,
    PILE_BOTTOM,
    HAND
  }

  /** The variable that names the asset itself. */
  String THIS = "this";

  /**
   * Cards are put somewhere.
   *
   * @param cards a variable, or {@link #THIS}
   * @param to where
   * @param owner into whose hand; {@link Who.Everyone} for each asset's own controller
   * @param ordered whether the player chooses their order
   */
  record Move(String cards, Place to, Who owner, boolean ordered) implements AbilityEffect {}

  record PutIntoPlay(String cards) implements AbilityEffect {}

  record Play(String cards, boolean assets, boolean events) implements AbilityEffect {}

  /** The side is that of a variable; empty: the player chooses among those that fit (SPL-4). */
  record UseEventAbility(String card, String side) implements AbilityEffect {}

  record DestroyChosen(String assets, String as) implements AbilityEffect {}

  record DestroyAll(AssetFilter assets, String as) implements AbilityEffect {}

  record GainControl(String assets, Who player) implements AbilityEffect {}

  record Exchange(String mine, String theirs) implements AbilityEffect {}

  record ExchangeAll(Who mine, Who theirs) implements AbilityEffect {}

  record ExtraDiscards(Who player, int count) implements OnPlayer {}

  record Again(Who player) implements OnPlayer {}

  record SkipTurn(Who player) implements OnPlayer {}

  record LoseGame(Who player) implements OnPlayer {}

  record WinGame(Who player) implements OnPlayer {}

  record Oblige(Who player, String card) implements OnPlayer {}

  record PassLeft(int count) implements AbilityEffect {}

  record If(Condition condition, List<AbilityEffect> then, List<AbilityEffect> otherwise)
      implements AbilityEffect {
    public If {
      then = List.copyOf(then);
      otherwise = List.copyOf(otherwise);
    }
  }

  record ForEachPlayer(Who players, String as, List<AbilityEffect> effects)
      implements AbilityEffect {
    public ForEachPlayer {
      effects = List.copyOf(effects);
    }
  }
}
