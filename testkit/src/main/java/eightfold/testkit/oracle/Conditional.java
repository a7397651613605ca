package eightfold.testkit.oracle;

import eightfold.cards.Pack;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.EventCondition;
import eightfold.rules.vocabulary.EventCondition.Aspect;
import eightfold.rules.vocabulary.EventCondition.Step;
import eightfold.rules.vocabulary.EventCondition.Way;
import eightfold.rules.vocabulary.Letters;
import eightfold.testkit.oracle.Happening.Came;
import eightfold.testkit.oracle.Happening.HandBecame;
import eightfold.testkit.oracle.Happening.Laid;
import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** What has to hold besides for a line to work (semantics 30.42). */
final class Conditional {
  private Conditional() {}

  /** Whether all conditions hold for the card laid, or for one of two laid as one. */
  static boolean hold(Rules rules, List<EventCondition> conditions, Laid laid) {
    return IntStream.range(0, laid.copies())
        .anyMatch(
            copy -> {
              List<Integer> cards = last(laid, copy);
              int number = laid.then().turn().laid().size() + copy + 1;
              return conditions.stream().allMatch(one -> holds(rules, one, laid, number, cards));
            });
  }

  /** Whether all conditions hold for what has no cards of its own. */
  static boolean hold(Rules rules, List<EventCondition> conditions, Happening happening) {
    int number = happening.then().turn().laid().size();
    return conditions.stream().allMatch(one -> holds(rules, one, happening, number, List.of()));
  }

  /** The last cards as they lie then, the newest first. */
  private static List<Integer> last(Laid laid, int below) {
    List<Integer> cards = new ArrayList<>();
    for (int copy = 0; copy <= below; copy++) {
      cards.add(laid.kind());
    }
    cards.addAll(laid.under().reversed());
    return cards;
  }

  private static boolean holds(
      Rules rules, EventCondition condition, Happening happening, int number, List<Integer> cards) {
    return switch (condition) {
      case EventCondition.Card(CardSet named, boolean not) ->
          rules.names(named, cards.getFirst()) != not;
      case EventCondition.Alike(Aspect in, boolean other, boolean starter) ->
          cards.size() > 1
              && compare(rules, in, cards.getFirst(), starter ? cards.getLast() : cards.get(1))
                  .filter(same -> same != other)
                  .isPresent();
      case EventCondition.Steps(List<Step> steps) -> steps(rules.kinds(), steps, cards);
      case EventCondition.Pattern(Aspect of, Letters letters) ->
          pattern(rules, of, letters.letters(), cards);
      case EventCondition.Row row -> row(rules, row, cards);
      case EventCondition.Values values -> values(rules.kinds(), values, cards);
      case EventCondition.Counted counted ->
          switch (counted.what()) {
            case LAID -> enough(counted, number);
            case IN_HAND -> enough(counted, held(happening));
            // asked when the line comes to work
            case HELD -> true;
          };
      case EventCondition.ByChance _ -> true;
      case EventCondition.Circumstance(EventCondition.What what, boolean not) ->
          is(rules, what, happening) != not;
    };
  }

  /** Whether there are as many as a condition asks for. */
  static boolean enough(EventCondition.Counted asked, long number) {
    return number == asked.number() || asked.more() && number > asked.number();
  }

  private static int held(Happening happening) {
    return switch (happening) {
      case Laid laid -> laid.left();
      case HandBecame hand -> hand.cards();
      case Came came -> came.then().hand(came.seat()).size();
    };
  }

  private static boolean is(Rules rules, EventCondition.What what, Happening happening) {
    State then = happening.then();
    return switch (what) {
      case CLOCKWISE -> then.deal().clockwise();
      case COUNTERCLOCKWISE -> !then.deal().clockwise();
      case AFTER_A_DRAW -> then.the(TurnsHad.class).drew();
      case IN_THE_FIRST_TURN ->
          happening.seat() == then.turnOf()
              && !then.the(TurnsHad.class).seats().contains(happening.seat());
      case JUST_DRAWN ->
          happening instanceof Laid laid
              && rules.boundToDrawn(then.turn())
              && then.turn().drawn().last() == laid.kind();
    };
  }

  /** Whether two cards are the same in something; empty where one of them lacks it. */
  private static Optional<Boolean> compare(Rules rules, Aspect in, int one, int other) {
    Pack pack = rules.kinds();
    if (in == Aspect.COLOUR) {
      return Optional.of(pack.colour(one) == pack.colour(other));
    }
    IntUnaryOperator of = in == Aspect.RANK ? pack::rank : pack::suit;
    int mine = pack.joker(one) ? Pack.NONE : of.applyAsInt(one);
    int theirs = pack.joker(other) ? Pack.NONE : of.applyAsInt(other);
    return mine == Pack.NONE || theirs == Pack.NONE
        ? Optional.empty()
        : Optional.of(mine == theirs);
  }

  private static boolean steps(Pack pack, List<Step> steps, List<Integer> cards) {
    if (cards.size() <= steps.size()) {
      return false;
    }
    List<Integer> oldestFirst = cards.subList(0, steps.size() + 1).reversed();
    for (int i = 0; i < steps.size(); i++) {
      if (!step(pack, steps.get(i), oldestFirst.get(i), oldestFirst.get(i + 1))) {
        return false;
      }
    }
    return true;
  }

  private static boolean step(Pack pack, Step step, int from, int to) {
    if (pack.joker(from) || pack.joker(to)) {
      return false;
    }
    int up = pack.rank(to) - pack.rank(from);
    int further = step.way() == Way.HIGHER ? up : -up;
    if (step.by() == 0) {
      return further > 0;
    }
    return further == step.by() || step.round() && (step.by() - further) % pack.ranks().size() == 0;
  }

  private static boolean pattern(Rules rules, Aspect of, String letters, List<Integer> cards) {
    if (cards.size() < letters.length()) {
      return false;
    }
    List<Integer> oldestFirst = cards.subList(0, letters.length()).reversed();
    for (int one = 0; one < letters.length(); one++) {
      for (int other = 0; other < one; other++) {
        boolean same = letters.charAt(one) == letters.charAt(other);
        if (!compare(rules, of, oldestFirst.get(one), oldestFirst.get(other))
            .equals(Optional.of(same))) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean row(Rules rules, EventCondition.Row row, List<Integer> cards) {
    int card = cards.getFirst();
    if (!row.breaks()) {
      return series(rules, row, cards) == row.number();
    }
    List<Integer> before = cards.subList(1, cards.size());
    return !before.isEmpty()
        && !goesOn(rules, row, before.getFirst(), card)
        && series(rules, row, before) >= row.number();
  }

  /** How long the series is to which the first of these cards belongs. */
  private static int series(Rules rules, EventCondition.Row row, List<Integer> cards) {
    return (int)
        cards.stream().takeWhile(card -> goesOn(rules, row, cards.getFirst(), card)).count();
  }

  private static boolean goesOn(Rules rules, EventCondition.Row row, int one, int other) {
    return row.cards().isEmpty()
        ? compare(rules, row.of(), one, other).orElse(false)
        : rules.names(row.cards(), one) && rules.names(row.cards(), other);
  }

  private static boolean values(Pack pack, EventCondition.Values values, List<Integer> cards) {
    if (cards.size() < values.cards()) {
      return false;
    }
    List<Integer> last = cards.subList(0, values.cards());
    if (last.stream().anyMatch(pack::joker)) {
      return false;
    }
    IntSummaryStatistics all =
        last.stream().mapToInt(kind -> Amounts.value(pack, kind)).summaryStatistics();
    int result =
        switch (values.reckoning()) {
          case SUM -> (int) all.getSum();
          case DIFFERENCE -> all.getMax() - all.getMin();
        };
    return switch (values.result()) {
      case NUMBER -> result == values.number();
      case PRIME ->
          IntStream.range(2, result).allMatch(divisor -> result % divisor != 0) && result > 1;
      case ODD -> result % 2 != 0;
      case EVEN -> result % 2 == 0;
    };
  }
}
