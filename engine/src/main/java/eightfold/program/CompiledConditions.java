package eightfold.program;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.cards.Pack;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.EventCondition;
import eightfold.rules.vocabulary.EventCondition.Aspect;
import eightfold.rules.vocabulary.EventCondition.Step;
import eightfold.rules.vocabulary.Letters;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/** Compiles the conditions of a line: what they ask of cards stands in tables by kind. */
final class CompiledConditions {
  /** What a card has that lacks a rank, a suit or a value. */
  private static final int NOTHING = -1;

  private final Pack pack;
  private final long wild;
  private final List<LineCondition> all = new ArrayList<>();
  private final List<EventCondition.ByChance> odds = new ArrayList<>();
  private final List<Holding> holdings = new ArrayList<>();
  private long kinds;

  CompiledConditions(Pack pack, List<EventCondition> conditions, long wild) {
    this.pack = pack;
    kinds = pack.all();
    this.wild = wild;
    conditions.forEach(this::add);
  }

  /** The kinds of which the card has to be one. */
  long kinds() {
    return kinds;
  }

  /** What else has to hold. */
  List<LineCondition> all() {
    return List.copyOf(all);
  }

  /** What the player has to hold when the line comes to work. */
  List<Holding> holdings() {
    return List.copyOf(holdings);
  }

  /** What is thrown, one after another, when the line comes to work. */
  List<EventCondition.ByChance> odds() {
    return List.copyOf(odds);
  }

  private void add(EventCondition condition) {
    switch (condition) {
      case EventCondition.Card(CardSet cards, boolean not) ->
          kinds &= not ? ~cards.mask(wild) : cards.mask(wild);
      case EventCondition.Alike(Aspect in, boolean other, boolean starter) ->
          related(0, starter ? LineCondition.Related.LOWEST : 1, alike(in, other));
      case EventCondition.Steps(List<Step> steps) -> {
        for (int i = 0; i < steps.size(); i++) {
          int newer = steps.size() - 1 - i;
          related(newer, newer + 1, step(steps.get(i)));
        }
      }
      case EventCondition.Pattern(Aspect of, Letters letters) -> pattern(of, letters.letters());
      case EventCondition.Row row ->
          all.add(new LineCondition.Row(row.number(), series(row), row.breaks()));
      case EventCondition.Values values -> values(values);
      case EventCondition.Counted counted -> counted(counted);
      case EventCondition.ByChance chance -> odds.add(chance);
      case EventCondition.Circumstance(EventCondition.What what, boolean not) ->
          all.add(new LineCondition.Circumstance(what, not));
    }
  }

  private void counted(EventCondition.Counted counted) {
    int least = counted.number();
    int most = counted.most();
    switch (counted.what()) {
      case LAID -> all.add(new LineCondition.Laid(least, most));
      case IN_HAND -> all.add(new LineCondition.InHand(least, most));
      case HELD -> holdings.add(Holding.some(counted.which(), counted.of(), wild, least, most));
    }
  }

  private void related(int newer, int older, KindSets table) {
    all.add(new LineCondition.Related(newer, older, table));
  }

  /** By kind, the kinds with which something holds. */
  private KindSets table(IntBinaryOperator holds) {
    long[] table = new long[Kind.COUNT];
    for (int kind : Kinds.list(pack.all())) {
      for (int older : Kinds.list(pack.all())) {
        table[kind] |= holds.applyAsInt(kind, older) > 0 ? Kinds.of(older) : Kinds.NONE;
      }
    }
    return KindSets.of(table);
  }

  /** By kind, the kinds with which its number holds; with what has no number nothing does. */
  private KindSets numbered(IntUnaryOperator number, IntBinaryOperator holds) {
    return table(
        (kind, older) -> {
          int one = number.applyAsInt(kind);
          int before = number.applyAsInt(older);
          return one == NOTHING || before == NOTHING ? 0 : holds.applyAsInt(one, before);
        });
  }

  private static int yes(boolean holds) {
    return holds ? 1 : 0;
  }

  private KindSets alike(Aspect in, boolean other) {
    return table(
        (kind, older) -> {
          int one = aspect(in, kind);
          int another = aspect(in, older);
          return yes(one != NOTHING && another != NOTHING && one == another != other);
        });
  }

  private KindSets step(Step step) {
    int sign = step.way() == EventCondition.Way.HIGHER ? 1 : -1;
    int ranks = pack.ranks().size();
    return numbered(
        kind -> aspect(Aspect.RANK, kind),
        (rank, before) -> {
          int up = sign * (rank - before);
          return yes(
              step.round()
                  ? Math.floorMod(up, ranks) == step.by() % ranks
                  : step.by() == 0 ? up > 0 : up == step.by());
        });
  }

  /** The last letter is that of the card laid. */
  private void pattern(Aspect of, String letters) {
    int last = letters.length() - 1;
    for (int newer = 0; newer < last; newer++) {
      for (int older = newer + 1; older <= last; older++) {
        boolean other = letters.charAt(last - newer) != letters.charAt(last - older);
        related(newer, older, alike(of, other));
      }
    }
  }

  private KindSets series(EventCondition.Row row) {
    if (row.cards().isEmpty()) {
      return alike(row.of(), false);
    }
    long mask = new CardSet(row.cards()).mask(wild);
    return table((kind, older) -> yes(Kinds.has(mask, kind) && Kinds.has(mask, older)));
  }

  private void values(EventCondition.Values values) {
    KindNumbers numbers = KindNumbers.NONE;
    for (int kind : Kinds.list(pack.all() & ~pack.jokers())) {
      numbers = numbers.with(Kinds.of(kind), value(kind));
    }
    switch (values.reckoning()) {
      case SUM -> all.add(new LineCondition.Sum(values, numbers, pack.all() & ~pack.jokers()));
      case DIFFERENCE ->
          related(
              0,
              1,
              numbered(this::value, (one, before) -> yes(values.asksFor(Math.abs(one - before)))));
    }
  }

  private int aspect(Aspect aspect, int kind) {
    return switch (aspect) {
      case RANK -> pack.joker(kind) ? NOTHING : pack.rank(kind);
      case SUIT -> pack.joker(kind) ? NOTHING : pack.suit(kind);
      case COLOUR -> pack.colour(kind);
    };
  }

  /** Ace 1 to king 13. */
  private int value(int kind) {
    return pack.joker(kind) ? NOTHING : pack.ranks().get(pack.rank(kind)).value();
  }
}
