package eightfold.program;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.rules.CardSet;
import eightfold.rules.Effect;
import eightfold.rules.Element;
import eightfold.rules.RuleBook;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What each kind does, compiled from the {@code on} elements and the points of a book. */
final class CardEffects {
  private CardEffects() {}

  /** An {@code on} element and the kinds for which it, and no closer one, speaks. */
  record Ruled(Element.On on, long kinds) {}

  /** The {@code on} elements with their kinds: cards named one by one go before ranks. */
  static List<Ruled> ruled(RuleBook book, long wild) {
    long singles = Kinds.NONE;
    for (Element.On on : book.all(Element.On.class).toList()) {
      singles |= on.cards().singles();
    }
    List<Ruled> ruled = new ArrayList<>();
    for (Element.On on : book.all(Element.On.class).toList()) {
      long byName = on.cards().singles();
      ruled.add(new Ruled(on, byName | on.cards().mask(wild) & ~singles));
    }
    return ruled;
  }

  /** The kinds that have this effect. */
  static long kindsWith(RuleBook book, Class<? extends Effect> effect, long wild) {
    long kinds = Kinds.NONE;
    for (Ruled rule : ruled(book, wild)) {
      if (rule.on().has(effect)) {
        kinds |= rule.kinds();
      }
    }
    return kinds;
  }

  static void compile(RuleBook book, Program program) {
    for (Ruled rule : ruled(book, program.wild)) {
      for (Effect effect : rule.on().effects()) {
        apply(effect, rule, program);
      }
      answers(rule, program);
      if (rule.on().has(Effect.ChallengeCosts.class)) {
        // whoever doubts it challenges; the referee does not look at the hand
        program.doubtful |= rule.kinds();
        program.needy &= ~rule.kinds();
      }
    }
    counts(program);
    duels(program);
    points(book, program);
    Cancelled.compile(book, program);
  }

  private static void apply(Effect effect, Ruled rule, Program program) {
    long kinds = rule.kinds();
    switch (effect) {
      case Effect.Asking asking -> asks(asking, kinds, program);
      case Effect.Penalty penalty -> penalty(penalty, rule, program);
      case Effect.Course course -> course(course, rule, program);
    }
    program.special |= effect instanceof Effect.Special ? kinds : Kinds.NONE;
  }

  /** One more step of what cards do; the steps stay in the order of their codes. */
  private static void step(Program program, long kinds, int code, int number) {
    for (int kind : Kinds.list(kinds)) {
      int[] steps = program.operations[kind];
      int[] more = Arrays.copyOf(steps, steps.length + 1);
      more[steps.length] = Operation.of(code, number);
      Arrays.sort(more);
      program.operations[kind] = more;
    }
  }

  private static boolean mayBeParried(Element.On on, long wild) {
    return on.effects().stream()
        .anyMatch(
            effect ->
                effect instanceof Effect.ParriedBy(CardSet cards)
                    && cards.mask(wild) != Kinds.NONE);
  }

  private static int othersDraw(Element.On on) {
    int code =
        on.has(Effect.Clockwise.class) ? Operation.OTHERS_DRAW_CLOCKWISE : Operation.OTHERS_DRAW;
    return on.has(Effect.NotTheNext.class) ? code + 1 : code;
  }

  private static void asks(Effect.Asking effect, long kinds, Program program) {
    switch (effect) {
      case Effect.DeclaresSuit() -> program.declares |= kinds;
      case Effect.OnlyInNeed() -> program.needy |= kinds;
      case Effect.CallsRank(CardSet cards) -> {
        program.callsRank |= kinds;
        callable(cards.mask(program.wild), kinds, program);
      }
      case Effect.MayBeFollowedByAny() -> {
        program.followedByAny |= kinds;
        program.chains |= Program.FOLLOW_ON;
      }
      case Effect.MayBeFollowedByItsSuit() -> {
        program.followedBySuit |= kinds;
        program.chains |= Program.FOLLOW_ON;
      }
      case Effect.SisterSuit() -> program.sisterSuit |= kinds;
      case Effect.ChallengeCosts(int cards) -> Compiler.fill(program.challengeCosts, kinds, cards);
      case Effect.OrRank(CardSet cards) -> {
        program.orRank |= kinds;
        callable(cards.mask(program.wild), kinds, program);
      }
      case Effect.OwesItsSuit() -> program.owesItsSuit |= kinds;
      case Effect.OwesAnyCard() -> program.owesAnyCard |= kinds;
      case Effect.DeclaresHeldSuit() -> {
        program.declares |= kinds;
        program.declaresHeld |= kinds;
      }
      case Effect.LeavesInForce() -> program.leaves |= kinds;
      case Effect.CallsHeldRank(CardSet cards) -> {
        program.callsRank |= kinds;
        program.callsHeld |= kinds;
        fill(program.heldRanks, kinds, cards.mask(program.wild));
      }
      case Effect.Wild _, Effect.OwnSuit _, Effect.ByColour _, Effect.NotOn _, Effect.NeverOn _ -> {
        // compiled into the tables of following and of answers
      }
    }
  }

  private static void penalty(Effect.Penalty effect, Ruled rule, Program program) {
    long kinds = rule.kinds();
    Element.On on = rule.on();
    switch (effect) {
      case Effect.NextDraws(int cards) -> {
        boolean lasts = on.has(Effect.WhileStockLasts.class);
        int code = lasts ? Operation.NEXT_DRAWS_WHILE_STOCK_LASTS : Operation.NEXT_DRAWS;
        step(program, kinds, code, cards);
      }
      case Effect.ThenTurn() -> program.thenTurn |= kinds;
      case Effect.Skip(int seats) -> {
        int code = mayBeParried(on, program.wild) ? Operation.SKIP_OR_ANSWER : Operation.SKIP;
        step(program, kinds, code, seats);
      }
      case Effect.ParriedBy(CardSet cards) ->
          fill(program.parries, kinds, cards.mask(program.wild));
      case Effect.ParryEndsIt() -> program.parryEnds |= kinds;
      case Effect.OpensCount() -> program.opensCount |= kinds;
      case Effect.Counts(int cards) -> {
        Compiler.fill(program.counts, kinds, cards);
        step(program, kinds, Operation.COUNT, cards);
      }
      case Effect.AddsAsAnswer(int cards) -> Compiler.fill(program.answerAdds, kinds, cards);
      case Effect.NextMisses(int turns) -> {
        Compiler.fill(program.misses, kinds, turns);
        step(program, kinds, Operation.NEXT_MISSES, turns);
        program.missing = true;
      }
      case Effect.AnsweredInSuit() -> program.answeredInSuit |= kinds;
      case Effect.OthersDraw(int cards) -> step(program, kinds, othersDraw(on), cards);
      case Effect.AnsweredBy _,
          Effect.NoAnswer _,
          Effect.CancelledBy _,
          Effect.WhileStockLasts _,
          Effect.NotTheNext _,
          Effect.Clockwise _ -> {
        // compiled into the tables of following and of answers, or say how another effect happens
      }
    }
  }

  private static void course(Effect.Course effect, Ruled rule, Program program) {
    long kinds = rule.kinds();
    boolean turnsRound = rule.on().has(Effect.Reverse.class);
    switch (effect) {
      case Effect.Duel(int cards) -> {
        Compiler.fill(program.duels, kinds, cards);
        program.duelling = true;
      }
      case Effect.Grab(int cards) -> {
        Compiler.fill(program.grabs, kinds, cards);
        program.grabbing = true;
      }
      case Effect.Repeat() -> {
        program.repeats |= kinds;
        step(program, kinds, Operation.REPEAT, 0);
      }
      case Effect.Named(String name) -> {
        for (int kind : Kinds.list(kinds)) {
          program.names[kind] = name;
        }
      }
      case Effect.GivesToOthers() -> program.gives |= kinds;
      case Effect.PassHandsLeft() -> step(program, kinds, Operation.PASS_HANDS_LEFT, 0);
      case Effect.PassHandsRight() -> step(program, kinds, Operation.PASS_HANDS_RIGHT, 0);
      case Effect.Silence() -> step(program, kinds, Operation.SILENCE, 0);
      case Effect.Reverse() -> step(program, kinds, Operation.REVERSE, 0);
      case Effect.AgainWithTwo() ->
          step(program, turnsRound ? kinds : Kinds.NONE, Operation.AGAIN_WITH_TWO, 0);
      case Effect.SkipWithTwo() ->
          step(program, turnsRound ? kinds : Kinds.NONE, Operation.SKIP_WITH_TWO, 0);
      case Effect.Again() -> step(program, kinds, Operation.AGAIN, 0);
    }
  }

  private static void callable(long except, long kinds, Program program) {
    int ranks = 0;
    for (int rank = 0; rank < Kind.RANKS; rank++) {
      ranks |= (Kinds.rank(rank) & except) == 0 ? 1 << rank : 0;
    }
    for (int kind : Kinds.list(kinds)) {
      program.callableRanks[kind] = (short) ranks;
    }
  }

  private static void answers(Ruled rule, Program program) {
    long adds = Kinds.NONE;
    long cancels = Kinds.NONE;
    boolean named = false;
    for (Effect effect : rule.on().effects()) {
      if (effect instanceof Effect.AnsweredBy(CardSet cards)) {
        adds |= cards.mask(program.wild);
        named = true;
      } else if (effect instanceof Effect.NoAnswer) {
        named = true;
      } else if (effect instanceof Effect.CancelledBy(CardSet cards)) {
        cancels |= cards.mask(program.wild);
      }
    }
    boolean counts = rule.on().has(Effect.Counts.class);
    boolean penalises =
        counts || rule.on().has(Effect.NextDraws.class) || rule.on().has(Effect.AddsAsAnswer.class);
    if (!penalises) {
      return;
    }
    for (int kind : Kinds.list(rule.kinds())) {
      long unnamed = counts ? Kinds.ALL : Kinds.rank(Kind.rank(kind));
      program.adds[kind] = named ? adds : unnamed;
      program.answers[kind] = program.adds[kind] | cancels;
    }
  }

  /** In a count only cards that count are answers. */
  private static void counts(Program program) {
    long counting = Kinds.NONE;
    for (int kind : Kinds.list(Kinds.ALL)) {
      counting |= program.counts[kind] > 0 ? Kinds.of(kind) : Kinds.NONE;
    }
    for (int kind : Kinds.list(counting)) {
      program.adds[kind] &= counting;
      program.answers[kind] = program.adds[kind];
    }
  }

  /** A duel goes on with every card that could have begun it. */
  private static void duels(Program program) {
    for (int kind : Kinds.list(Kinds.ALL)) {
      program.duelCards |= program.duels[kind] > 0 ? Kinds.of(kind) : Kinds.NONE;
    }
  }

  private static void points(RuleBook book, Program program) {
    for (int kind : Kinds.list(Kinds.ALL)) {
      int rank = Kind.rank(kind);
      program.points[kind] = (short) (rank == Kind.JOKER ? 50 : rank >= Kind.JACK ? 10 : rank + 1);
    }
    List<Element.Points.Value> values =
        book.find(Element.Points.class).map(Element.Points::values).orElse(List.of());
    for (Element.Points.Value value : values) {
      points(program, value.cards().mask(program.wild) & ~value.cards().singles(), value.points());
    }
    for (Element.Points.Value value : values) {
      points(program, value.cards().singles(), value.points());
    }
  }

  private static void points(Program program, long kinds, int points) {
    for (int kind : Kinds.list(kinds)) {
      program.points[kind] = (short) points;
    }
  }

  private static void fill(long[] table, long kinds, long mask) {
    for (int kind : Kinds.list(kinds)) {
      table[kind] = mask;
    }
  }
}
