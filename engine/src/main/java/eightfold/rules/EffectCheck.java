package eightfold.rules;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What the effects of cards need beside them, and which contradict each other. */
final class EffectCheck {
  private final RuleBook book;
  private final Objections objections = new Objections();

  private EffectCheck(RuleBook book) {
    this.book = book;
  }

  /** The first engine that refuses every two things which a card might ask for at once. */
  private static final int ASKS_ONCE = 2;

  static List<Objection> check(RuleBook book) {
    EffectCheck check = new EffectCheck(book);
    check.lines();
    return check.objections.all();
  }

  /** Whether an effect says what follows what, or what is asked for. */
  private static boolean matches(Effect effect) {
    return switch (effect) {
      case Effect.Wild _,
          Effect.DeclaresSuit _,
          Effect.DeclaresHeldSuit _,
          Effect.LeavesInForce _,
          Effect.CallsHeldRank _,
          Effect.OwnSuit _,
          Effect.ByColour _,
          Effect.NotOn _,
          Effect.NeverOn _,
          Effect.SisterSuit _,
          Effect.OrRank _,
          Effect.ChallengeCosts _,
          Effect.OwesItsSuit _,
          Effect.OwesAnyCard _,
          Effect.CallsRank _ ->
          true;
      case Effect.OnlyInNeed _,
          Effect.NextDraws _,
          Effect.AnsweredBy _,
          Effect.AnsweredInSuit _,
          Effect.AddsAsAnswer _,
          Effect.NextMisses _,
          Effect.CancelledBy _,
          Effect.NoAnswer _,
          Effect.ThenTurn _,
          Effect.WhileStockLasts _,
          Effect.Skip _,
          Effect.ParriedBy _,
          Effect.ParryEndsIt _,
          Effect.MayBeFollowedByAny _,
          Effect.MayBeFollowedByItsSuit _,
          Effect.Silence _,
          Effect.OpensCount _,
          Effect.Counts _,
          Effect.Duel _,
          Effect.Grab _,
          Effect.Repeat _,
          Effect.Named _,
          Effect.NotTheNext _,
          Effect.GivesToOthers _,
          Effect.PassHandsLeft _,
          Effect.PassHandsRight _,
          Effect.Reverse _,
          Effect.AgainWithTwo _,
          Effect.SkipWithTwo _,
          Effect.Again _,
          Effect.OthersDraw _,
          Effect.Clockwise _ ->
          false;
    };
  }

  private void lines() {
    List<Element.On> all = book.all(Element.On.class).toList();
    for (Element.On on : all) {
      effects(on);
      for (Element.On other : all.subList(0, all.indexOf(on))) {
        long shared = ElementList.shared(on, other);
        if (shared != 0) {
          String what = "\"%s\" and \"%s\" both give rules to %s";
          String lines = what.formatted(head(other), head(on), Kinds.text(shared));
          String right = "put them into one line";
          objections.add(
              Objection.to(FindingCode.CARD_GIVEN_RULES_TWICE, on, lines, right)
                  .beside(Optional.of(other)));
        }
      }
    }
  }

  private static String head(Element.On on) {
    return "on " + on.cards().text();
  }

  private void effects(Element.On on) {
    if (book.has(Element.Factor.class) && on.effects().stream().anyMatch(EffectCheck::matches)) {
      objections.add(
          Objection.to(
                  FindingCode.CONTRADICTION,
                  on,
                  "\"factor\" alone says what follows",
                  "leave this to the cards that bring and end factors")
              .beside(book.find(Element.Factor.class)));
    }
    if (on.cards().parts().stream().anyMatch(CardSet.Part.Wild.class::isInstance)) {
      objections.to(
          FindingCode.WRONG_CARDS,
          on,
          "\"on wild\" goes round in a circle",
          "name the ranks that are wild");
    }
    if (!on.has(Effect.AddsAsAnswer.class)) {
      for (Class<? extends Effect> effect :
          List.of(
              Effect.AnsweredInSuit.class,
              Effect.CancelledBy.class,
              Effect.NoAnswer.class,
              Effect.ThenTurn.class)) {
        objections.needs(on, effect, Effect.NextDraws.class);
      }
      if (!on.has(Effect.Counts.class)) {
        objections.needs(on, Effect.AnsweredBy.class, Effect.NextDraws.class);
      }
    }
    objections.needs(on, Effect.WhileStockLasts.class, Effect.NextDraws.class);
    objections.needs(on, Effect.AddsAsAnswer.class, Effect.AnsweredBy.class);
    if (!on.has(Effect.NextMisses.class)) {
      objections.needs(on, Effect.ParriedBy.class, Effect.Skip.class);
    }
    objections.excludes(on, Effect.NextMisses.class, Effect.Skip.class);
    asksOnce(on);
    asksOnceNow(on);
    objections.needs(on, Effect.ParryEndsIt.class, Effect.ParriedBy.class);
    objections.needs(on, Effect.Clockwise.class, Effect.OthersDraw.class);
    objections.needs(on, Effect.NotTheNext.class, Effect.OthersDraw.class);
    objections.needs(on, Effect.OpensCount.class, Effect.Counts.class);
    decidesOnce(on);
    objections.needs(on, Effect.AgainWithTwo.class, Effect.Reverse.class);
    objections.needs(on, Effect.SkipWithTwo.class, Effect.Reverse.class);
    objections.excludes(on, Effect.AgainWithTwo.class, Effect.SkipWithTwo.class);
    objections.excludes(on, Effect.DeclaresSuit.class, Effect.OwnSuit.class);
    objections.excludes(on, Effect.DeclaresSuit.class, Effect.CallsRank.class);
    objections.excludes(on, Effect.NoAnswer.class, Effect.AnsweredBy.class);
    objections.excludes(on, Effect.NoAnswer.class, Effect.AnsweredInSuit.class);
    if (on.effects().stream().anyMatch(this::leavesNoRank)) {
      objections.to(
          FindingCode.NO_CARD_LEFT, on, "no rank is left to be called", "except fewer ranks");
    }
    boolean jokers = on.cards().parts().stream().allMatch(EffectCheck::joker);
    if (on.has(Effect.ByColour.class) && !jokers) {
      objections.to(
          FindingCode.WRONG_CARDS, on, "only jokers follow \"by colour\"", "write: on * by colour");
    }
  }

  /** A card asks for one thing, or leaves what was asked for. */
  private void asksOnce(Element.On on) {
    List<Class<? extends Effect>> asking =
        List.of(
            Effect.DeclaresSuit.class,
            Effect.DeclaresHeldSuit.class,
            Effect.OwnSuit.class,
            Effect.CallsRank.class,
            Effect.CallsHeldRank.class,
            Effect.LeavesInForce.class);
    for (Class<? extends Effect> second :
        List.of(
            Effect.DeclaresHeldSuit.class,
            Effect.CallsHeldRank.class,
            Effect.LeavesInForce.class)) {
      for (Class<? extends Effect> first : asking.subList(0, asking.indexOf(second))) {
        objections.excludes(on, first, second);
      }
    }
  }

  /** What engine 1 took though a card cannot ask for both; it asked for the first alone. */
  private void asksOnceNow(Element.On on) {
    objections.excludes(on, Effect.DeclaresHeldSuit.class, Effect.OwnSuit.class, ASKS_ONCE);
    objections.excludes(on, Effect.DeclaresHeldSuit.class, Effect.CallsRank.class, ASKS_ONCE);
    objections.excludes(on, Effect.OwnSuit.class, Effect.CallsRank.class, ASKS_ONCE);
  }

  /** A card asks its player for one decision, and makes the next seat draw in one way. */
  private void decidesOnce(Element.On on) {
    objections.excludes(on, Effect.Counts.class, Effect.NextDraws.class);
    for (Class<? extends Effect> other :
        List.of(
            Effect.NextDraws.class,
            Effect.Counts.class,
            Effect.DeclaresSuit.class,
            Effect.DeclaresHeldSuit.class,
            Effect.CallsRank.class,
            Effect.CallsHeldRank.class,
            Effect.Grab.class,
            Effect.Repeat.class)) {
      objections.excludes(on, Effect.Duel.class, other);
    }
    for (Class<? extends Effect> other :
        List.of(
            Effect.DeclaresSuit.class,
            Effect.DeclaresHeldSuit.class,
            Effect.CallsRank.class,
            Effect.CallsHeldRank.class,
            Effect.Repeat.class)) {
      objections.excludes(on, Effect.Grab.class, other);
    }
    objections.excludes(on, Effect.DeclaresSuit.class, Effect.SisterSuit.class);
    objections.excludes(on, Effect.OwnSuit.class, Effect.SisterSuit.class);
    objections.excludes(on, Effect.CallsRank.class, Effect.SisterSuit.class);
    objections.excludes(on, Effect.DeclaresHeldSuit.class, Effect.SisterSuit.class);
    objections.excludes(on, Effect.CallsHeldRank.class, Effect.SisterSuit.class);
    objections.excludes(on, Effect.LeavesInForce.class, Effect.SisterSuit.class);
  }

  private boolean leavesNoRank(Effect effect) {
    if (!(effect instanceof Effect.AnyRank call) || call.cards().parts().isEmpty()) {
      return false;
    }
    long mask = call.cards().mask(Pack.wild(book));
    return IntStream.range(0, Kind.RANKS).allMatch(rank -> (mask & Kinds.rank(rank)) != 0);
  }

  private static boolean joker(CardSet.Part part) {
    return part instanceof CardSet.Part.Jokers
        || part instanceof CardSet.Part.Single(int kind) && Kind.joker(kind);
  }
}
