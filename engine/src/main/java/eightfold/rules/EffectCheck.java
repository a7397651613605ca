package eightfold.rules;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.rules.RuleBookCheck.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What the effects of cards need beside them, and which contradict each other. */
final class EffectCheck {
  private final RuleBook book;
  private final List<Finding> findings = new ArrayList<>();

  private EffectCheck(RuleBook book) {
    this.book = book;
  }

  /** The first engine that refuses every two things which a card might ask for at once. */
  private static final int ASKS_ONCE = 2;

  static List<Finding> check(RuleBook book) {
    EffectCheck check = new EffectCheck(book);
    check.lines();
    return check.findings;
  }

  private void find(Element element, String what, String right) {
    findings.add(new Finding(Optional.of(element), what, right));
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
          find(on, lines, "put them into one line");
        }
      }
    }
  }

  private static String head(Element.On on) {
    return "on " + on.cards().text();
  }

  private void effects(Element.On on) {
    if (book.has(Element.Factor.class) && on.effects().stream().anyMatch(EffectCheck::matches)) {
      find(
          on,
          "\"factor\" alone says what follows",
          "leave this to the cards that bring and end factors");
    }
    if (on.cards().parts().stream().anyMatch(CardSet.Part.Wild.class::isInstance)) {
      find(on, "\"on wild\" goes round in a circle", "name the ranks that are wild");
    }
    if (!on.has(Effect.AddsAsAnswer.class)) {
      for (Class<? extends Effect> effect :
          List.of(
              Effect.AnsweredBy.class,
              Effect.AnsweredInSuit.class,
              Effect.CancelledBy.class,
              Effect.NoAnswer.class,
              Effect.ThenTurn.class)) {
        needs(on, effect, Effect.NextDraws.class);
      }
    }
    needs(on, Effect.WhileStockLasts.class, Effect.NextDraws.class);
    needs(on, Effect.AddsAsAnswer.class, Effect.AnsweredBy.class);
    if (!on.has(Effect.NextMisses.class)) {
      needs(on, Effect.ParriedBy.class, Effect.Skip.class);
    }
    excludes(on, Effect.NextMisses.class, Effect.Skip.class);
    asksOnce(on);
    asksOnceNow(on);
    needs(on, Effect.ParryEndsIt.class, Effect.ParriedBy.class);
    needs(on, Effect.Clockwise.class, Effect.OthersDraw.class);
    needs(on, Effect.NotTheNext.class, Effect.OthersDraw.class);
    needs(on, Effect.OpensCount.class, Effect.Counts.class);
    decidesOnce(on);
    needs(on, Effect.AgainWithTwo.class, Effect.Reverse.class);
    needs(on, Effect.SkipWithTwo.class, Effect.Reverse.class);
    excludes(on, Effect.AgainWithTwo.class, Effect.SkipWithTwo.class);
    excludes(on, Effect.DeclaresSuit.class, Effect.OwnSuit.class);
    excludes(on, Effect.DeclaresSuit.class, Effect.CallsRank.class);
    excludes(on, Effect.NoAnswer.class, Effect.AnsweredBy.class);
    excludes(on, Effect.NoAnswer.class, Effect.AnsweredInSuit.class);
    if (on.effects().stream().anyMatch(this::leavesNoRank)) {
      find(on, "no rank is left to be called", "except fewer ranks");
    }
    boolean jokers = on.cards().parts().stream().allMatch(EffectCheck::joker);
    if (on.has(Effect.ByColour.class) && !jokers) {
      find(on, "only jokers follow \"by colour\"", "write: on * by colour");
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
        excludes(on, first, second);
      }
    }
  }

  /** What engine 1 took though a card cannot ask for both; it asked for the first alone. */
  private void asksOnceNow(Element.On on) {
    asksOnceNow(on, Effect.DeclaresHeldSuit.class, Effect.OwnSuit.class);
    asksOnceNow(on, Effect.DeclaresHeldSuit.class, Effect.CallsRank.class);
    asksOnceNow(on, Effect.OwnSuit.class, Effect.CallsRank.class);
  }

  private void asksOnceNow(
      Element.On on, Class<? extends Effect> one, Class<? extends Effect> other) {
    Beside.contradiction(on, one, other)
        .map(found -> new Finding(found.element(), found.what(), found.right(), ASKS_ONCE))
        .ifPresent(findings::add);
  }

  /** A card asks its player for one decision, and makes the next seat draw in one way. */
  private void decidesOnce(Element.On on) {
    excludes(on, Effect.Counts.class, Effect.NextDraws.class);
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
      excludes(on, Effect.Duel.class, other);
    }
    for (Class<? extends Effect> other :
        List.of(
            Effect.DeclaresSuit.class,
            Effect.DeclaresHeldSuit.class,
            Effect.CallsRank.class,
            Effect.CallsHeldRank.class,
            Effect.Repeat.class)) {
      excludes(on, Effect.Grab.class, other);
    }
    excludes(on, Effect.DeclaresSuit.class, Effect.SisterSuit.class);
    excludes(on, Effect.OwnSuit.class, Effect.SisterSuit.class);
    excludes(on, Effect.CallsRank.class, Effect.SisterSuit.class);
    excludes(on, Effect.DeclaresHeldSuit.class, Effect.SisterSuit.class);
    excludes(on, Effect.CallsHeldRank.class, Effect.SisterSuit.class);
    excludes(on, Effect.LeavesInForce.class, Effect.SisterSuit.class);
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

  private void needs(
      Element.On on, Class<? extends Effect> effect, Class<? extends Effect> needed) {
    Beside.missing(on, effect, needed).ifPresent(findings::add);
  }

  private void excludes(Element.On on, Class<? extends Effect> one, Class<? extends Effect> other) {
    Beside.contradiction(on, one, other).ifPresent(findings::add);
  }
}
