package eightfold.crazier.cards;

import eightfold.crazier.cards.Condition.Relation;
import eightfold.crazier.cards.Condition.Value;

/** Conditions in words. */
final class ConditionText {
  private ConditionText() {}

  static String of(Condition condition, Nouns nouns) {
    return switch (condition) {
      case Condition.Always() -> "";
      case Condition.Compare(Value left, Relation relation, Value right) ->
          compared(left, relation, right, nouns);
      case Condition.SomeOpponent(String as, Condition each) -> {
        nouns.set(as, "an opponent");
        yield of(each, nouns);
      }
      case Condition.EveryOpponent(String as, Condition each) -> {
        nouns.set(as, "every opponent");
        yield of(each, nouns);
      }
      case Condition.AllAssets(AssetFilter of, AssetFilter match) ->
          "all " + nouns.assets(of, true) + " are " + matching(match, nouns);
      case Condition.Bound(String _) -> "you did";
      case Condition.PileBottomIs(CardFilter card) ->
          "the bottom card of the discard pile is " + Nouns.withArticle(Nouns.card(card, false));
    };
  }

  private static String matching(AssetFilter match, Nouns nouns) {
    boolean onlyColours =
        match.any() != 0
            && match.none() == 0
            && !match.notThis()
            && !match.sharesPile()
            && match.controller() instanceof Who.Everyone;
    return onlyColours ? Nouns.colours(match.any()) : nouns.assets(match, true);
  }

  private static String compared(Value left, Relation relation, Value right, Nouns nouns) {
    if (right instanceof Value.Plain(int number)) {
      return said(left, count(relation, number), number == 1 && relation == Relation.EQUAL, nouns);
    }
    String more =
        switch (relation) {
          case AT_LEAST -> "at least as many";
          case MORE -> "more";
          case LESS -> "fewer";
          case AT_MOST -> "at most as many";
          case EQUAL -> "as many";
        };
    boolean as = more.endsWith("many");
    return said(left, more, false, nouns) + (as ? " as " : " than ") + whose(right, nouns);
  }

  private static String count(Relation relation, int number) {
    String word = Nouns.number(number);
    return switch (relation) {
      case AT_LEAST -> word + " or more";
      case MORE -> "more than " + word;
      case LESS -> "fewer than " + word;
      case AT_MOST -> word + " or fewer";
      case EQUAL -> "exactly " + word;
    };
  }

  private static String said(Value value, String count, boolean one, Nouns nouns) {
    String cards = one ? " card" : " cards";
    return switch (value) {
      case Value.Plain(int number) -> number + " is " + count;
      case Value.Assets(AssetFilter filter) -> controls(filter, count, one, nouns);
      case Value.Hand(Who who) -> nouns.does(who, "have", "has") + " " + count + cards + " in hand";
      case Value.Discards(Who who) -> nouns.who(who) + " discarded " + count + cards + " this turn";
      case Value.Events(Who who) ->
          nouns.who(who) + " played " + count + (one ? " event" : " events") + " this turn";
      case Value.Plays(Who who) ->
          nouns.who(who) + " played " + count + cards + " from hand this turn";
    };
  }

  private static String controls(AssetFilter filter, String count, boolean one, Nouns nouns) {
    AssetFilter plain =
        new AssetFilter(
            false,
            new Who.Everyone(),
            filter.notThis(),
            filter.any(),
            filter.none(),
            filter.sharesPile());
    String assets = nouns.assets(plain, !one).replace(" in play", "");
    return switch (filter.controller()) {
      case Who.Everyone() -> count + " " + assets + (one ? " is" : " are") + " in play";
      case Who.Opponents() -> "your opponents together control " + count + " " + assets;
      case Who.You() -> "you control " + count + " " + assets;
      case Who.Named named -> nouns.does(named, "control", "controls") + " " + count + " " + assets;
    };
  }

  /** With whom is compared. */
  private static String whose(Value value, Nouns nouns) {
    return switch (value) {
      case Value.Plain(int number) -> String.valueOf(number);
      case Value.Assets(AssetFilter filter) -> nouns.who(filter.controller());
      case Value.Hand(Who who) -> nouns.who(who);
      case Value.Discards(Who who) -> nouns.who(who);
      case Value.Events(Who who) -> nouns.who(who);
      case Value.Plays(Who who) -> nouns.who(who);
    };
  }
}
