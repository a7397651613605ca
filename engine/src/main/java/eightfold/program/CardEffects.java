package eightfold.program;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.rules.vocabulary.Ruled;
import java.util.Arrays;
import java.util.List;

/** What each kind does, compiled from the {@code on} elements and the points of a book. */
final class CardEffects {
  private CardEffects() {}

  static void compile(RuleBook book, Program program) {
    for (Ruled rule : Ruled.of(book, program.wild())) {
      for (Effect effect : rule.on().core()) {
        apply(effect, rule.kinds(), program);
        program.special |= effect.has(Effect.Trait.SPECIAL) ? rule.kinds() : Kinds.NONE;
      }
    }
    counts(program);
    duels(program);
  }

  /** Whether single cards let others follow in the same turn. */
  static boolean followOn(RuleBook book) {
    return book.all(Element.On.class)
        .flatMap(on -> on.find(Effect.Followed.class).stream())
        .anyMatch(followed -> !followed.owed());
  }

  private static void apply(Effect effect, long kinds, Program program) {
    switch (effect) {
      case Effect.Playable playable -> playable(playable, kinds, program);
      case Effect.Declares declares -> declares(declares, kinds, program);
      case Effect.Asks(Effect.Asks.Demand what) -> asks(what, kinds, program);
      case Effect.Followed followed -> followed(followed, kinds, program);
      case Effect.Penalty penalty -> penalty(penalty, kinds, program);
      case Effect.Lost lost -> lost(lost, kinds, program);
      case Effect.Others others -> {
        int code = others.clockwise() ? Operation.OTHERS_DRAW_CLOCKWISE : Operation.OTHERS_DRAW;
        step(program, kinds, others.notTheNext() ? code + 1 : code, others.draw());
      }
      case Effect.Hands(Effect.Hands.Go go) -> {
        boolean left = go == Effect.Hands.Go.LEFT;
        step(program, kinds, left ? Operation.PASS_HANDS_LEFT : Operation.PASS_HANDS_RIGHT, 0);
      }
      case Effect.WithTwo(Effect.WithTwo.Then then) -> {
        boolean again = then == Effect.WithTwo.Then.AGAIN;
        step(program, kinds, again ? Operation.AGAIN_WITH_TWO : Operation.SKIP_WITH_TWO, 0);
      }
      case Effect.GivesToOthers() -> program.gives |= kinds;
      case Effect.ExchangesWithStock() -> program.exchanges |= kinds;
      case Effect.Silence() -> step(program, kinds, Operation.SILENCE, 0);
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
      case Effect.Reverse() -> step(program, kinds, Operation.REVERSE, 0);
      case Effect.Again() -> step(program, kinds, Operation.AGAIN, 0);
      case Effect.Use _, Effect.Own _ ->
          throw new IllegalStateException("no rule of the core: " + effect);
    }
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

  /** What is compiled into the tables of following is not told here. */
  private static void playable(Effect.Playable playable, long kinds, Program program) {
    // whoever doubts it challenges; the referee does not look at the hand
    boolean doubtful = playable.challengeCosts() > 0;
    program.doubtful |= doubtful ? kinds : Kinds.NONE;
    program.needy |= playable.onlyInNeed() && !doubtful ? kinds : Kinds.NONE;
    Compiler.fill(program.challengeCosts, kinds, playable.challengeCosts());
  }

  private static void declares(Effect.Declares declares, long kinds, Program program) {
    program.declares |= declares.suit() ? kinds : Kinds.NONE;
    program.declaresHeld |=
        declares.what() == Effect.Declares.Choice.OTHER_SUIT_HELD ? kinds : Kinds.NONE;
    program.callsRank |= declares.rank() ? kinds : Kinds.NONE;
    program.orRank |= declares.orRank() ? kinds : Kinds.NONE;
    if (declares.what() == Effect.Declares.Choice.HELD_RANK) {
      program.callsHeld |= kinds;
      fill(program.heldRanks, kinds, new CardSet(declares.of()).mask(program.wild()));
    } else if (declares.rank() || declares.orRank()) {
      callable(mask(declares.uncallable(), program), kinds, program);
    }
  }

  private static void asks(Effect.Asks.Demand what, long kinds, Program program) {
    program.leaves |= what == Effect.Asks.Demand.AS_BEFORE ? kinds : Kinds.NONE;
    program.sisterSuit |= what == Effect.Asks.Demand.SISTER_SUIT ? kinds : Kinds.NONE;
  }

  private static void followed(Effect.Followed followed, long kinds, Program program) {
    boolean any = followed.by() == Effect.Followed.By.BY_ANY;
    if (followed.owed()) {
      program.owesAnyCard |= any ? kinds : Kinds.NONE;
      program.owesItsSuit |= any ? Kinds.NONE : kinds;
    } else {
      program.followedByAny |= any ? kinds : Kinds.NONE;
      program.followedBySuit |= any ? Kinds.NONE : kinds;
    }
  }

  private static void penalty(Effect.Penalty penalty, long kinds, Program program) {
    if (penalty.draws() > 0) {
      boolean lasts = penalty.whileStockLasts();
      int code = lasts ? Operation.NEXT_DRAWS_WHILE_STOCK_LASTS : Operation.NEXT_DRAWS;
      step(program, kinds, code, penalty.draws());
    }
    if (penalty.counts() > 0) {
      Compiler.fill(program.counts, kinds, penalty.counts());
      step(program, kinds, Operation.COUNT, penalty.counts());
    }
    Compiler.fill(program.answerAdds, kinds, penalty.adds());
    program.opensCount |= penalty.opens() ? kinds : Kinds.NONE;
    program.thenTurn |= penalty.thenTurn() ? kinds : Kinds.NONE;
    program.answeredInSuit |= penalty.inDeclaredSuit() ? kinds : Kinds.NONE;
    answers(penalty, kinds, program);
  }

  private static void lost(Effect.Lost lost, long kinds, Program program) {
    long parries = mask(lost.parriedBy(), program);
    if (lost.seats() > 0) {
      int code = parries != Kinds.NONE ? Operation.SKIP_OR_ANSWER : Operation.SKIP;
      step(program, kinds, code, lost.seats());
    }
    if (lost.turns() > 0) {
      Compiler.fill(program.misses, kinds, lost.turns());
      step(program, kinds, Operation.NEXT_MISSES, lost.turns());
      program.missing = true;
    }
    fill(program.parries, kinds, parries);
    program.parryEnds |= lost.parryEnds() ? kinds : Kinds.NONE;
  }

  /** The kinds that a list of cards names; none where it is empty. */
  private static long mask(List<CardSet.Part> cards, Program program) {
    return cards.isEmpty() ? Kinds.NONE : new CardSet(cards).mask(program.wild());
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

  private static void answers(Effect.Penalty penalty, long kinds, Program program) {
    long adds = mask(penalty.answeredBy(), program);
    long cancels = mask(penalty.cancelledBy(), program);
    boolean named = penalty.noAnswer() || !penalty.answeredBy().isEmpty();
    for (int kind : Kinds.list(kinds)) {
      long unnamed = penalty.counts() > 0 ? Kinds.ALL : Kinds.rank(Kind.rank(kind));
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

  private static void fill(long[] table, long kinds, long mask) {
    for (int kind : Kinds.list(kinds)) {
      table[kind] = mask;
    }
  }
}
