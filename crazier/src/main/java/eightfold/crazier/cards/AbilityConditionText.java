package eightfold.crazier.cards;

import eightfold.crazier.cards.Condition.Relation;
import eightfold.crazier.cards.Condition.Value;
import eightfold.message.Message;
import java.util.Locale;
import java.util.Optional;

/** Conditions in words. */
final class AbilityConditionText {
  private AbilityConditionText() {}

  /** What must hold; empty where nothing must. */
  static Optional<Message> of(Condition condition, Nouns nouns) {
    return switch (condition) {
      case Condition.Always() -> Optional.empty();
      case Condition.Compare(Value left, Relation relation, Value right) ->
          Optional.of(compared(left, relation, right, nouns));
      case Condition.SomeOpponent(String as, Condition each) -> {
        nouns.set(as, Message.of("crazier-cards.who.an-opponent"));
        yield of(each, nouns);
      }
      case Condition.EveryOpponent(String as, Condition each) -> {
        nouns.set(as, Message.of("crazier-cards.who.every-opponent"));
        yield of(each, nouns);
      }
      case Condition.AllAssets(AssetFilter of, AssetFilter match) ->
          Optional.of(
              Message.of("crazier-cards.all-are")
                  .with("assets", nouns.assets(of, true))
                  .with("match", matching(match, nouns)));
      case Condition.Bound(String _) -> Optional.of(Message.of("crazier-cards.did"));
      case Condition.PileBottomIs(CardFilter card) ->
          Optional.of(Message.of("crazier-cards.bottom-is").with("card", Nouns.aCard(card)));
    };
  }

  private static Message matching(AssetFilter match, Nouns nouns) {
    boolean onlyColours =
        match.any() != 0
            && match.none() == 0
            && !match.notThis()
            && !match.sharesPile()
            && match.controller() instanceof Who.Everyone;
    return onlyColours
        ? Message.of("crazier-cards.are-colors").with("colors", Nouns.colours(match.any()))
        : nouns.assets(match, true);
  }

  private static Message compared(Value left, Relation relation, Value right, Nouns nouns) {
    String word = relation.name().toLowerCase(Locale.ROOT).replace('_', '-');
    if (right instanceof Value.Plain(int number)) {
      Message count = Message.of("crazier-cards.count." + word).with("number", number);
      return said(left, count, number == 1 && relation == Relation.EQUAL, nouns);
    }
    return Message.of("crazier-cards.compared")
        .with("said", said(left, Message.of("crazier-cards.as." + word), false, nouns))
        .with("relation", word)
        .with("with", whose(right, nouns));
  }

  private static Message said(Value value, Message count, boolean one, Nouns nouns) {
    Message said =
        switch (value) {
          case Value.Plain(int number) ->
              Message.of("crazier-cards.said.number").with("value", number).with("count", count);
          case Value.Assets(AssetFilter filter) ->
              nouns
                  .about(
                      switch (filter.controller()) {
                        case Who.Everyone() -> "crazier-cards.said.assets-in-play";
                        case Who.Opponents() -> "crazier-cards.said.assets-of-opponents";
                        case Who.You(), Who.Named _ -> "crazier-cards.said.assets";
                      },
                      filter.controller())
                  .with("assets", nouns.anybodysAssets(filter, !one));
          case Value.Hand(Who who) -> nouns.about("crazier-cards.said.hand", who);
          case Value.Discards(Who who) -> nouns.about("crazier-cards.said.discards", who);
          case Value.Events(Who who) -> nouns.about("crazier-cards.said.events", who);
          case Value.Plays(Who who) -> nouns.about("crazier-cards.said.plays", who);
        };
    return said.with("count", count).with("one", one);
  }

  /** With whom is compared. */
  private static Message whose(Value value, Nouns nouns) {
    return switch (value) {
      case Value.Plain(int number) -> Message.literal(String.valueOf(number));
      case Value.Assets(AssetFilter filter) -> nouns.who(filter.controller());
      case Value.Hand(Who who) -> nouns.who(who);
      case Value.Discards(Who who) -> nouns.who(who);
      case Value.Events(Who who) -> nouns.who(who);
      case Value.Plays(Who who) -> nouns.who(who);
    };
  }
}
