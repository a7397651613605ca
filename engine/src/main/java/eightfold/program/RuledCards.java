package eightfold.program;

import eightfold.cards.Kinds;
import eightfold.cards.Pack;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.rules.vocabulary.Ruled;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/**
 * What the {@code on} lines of a book come to.
 *
 * @param lines which kinds do what
 * @param wild the kinds that {@code wild} stands for
 * @param pack what kinds are
 */
record RuledCards(List<Line> lines, long wild, Pack pack) {
  /** What these kinds do. */
  record Line(long kinds, List<Effect> effects) {
    Line {
      effects = List.copyOf(effects);
    }
  }

  RuledCards {
    lines = List.copyOf(lines);
  }

  static RuledCards of(RuleBook book, long wild) {
    return new RuledCards(
        Ruled.of(book, wild).stream()
            .map(rule -> new Line(rule.kinds(), rule.on().core()))
            .toList(),
        wild,
        book.pack());
  }

  /** Each effect of that kind with the kinds that have it. */
  <E extends Effect> void forEach(Class<E> type, BiConsumer<E, Long> each) {
    for (Line line : lines) {
      for (Effect effect : line.effects()) {
        if (type.isInstance(effect)) {
          each.accept(type.cast(effect), line.kinds());
        }
      }
    }
  }

  /** The kinds with an effect of which this holds. */
  <E extends Effect> long kinds(Class<E> type, Predicate<E> which) {
    long kinds = Kinds.NONE;
    for (Line line : lines) {
      for (Effect effect : line.effects()) {
        boolean holds = type.isInstance(effect) && which.test(type.cast(effect));
        kinds |= holds ? line.kinds() : Kinds.NONE;
      }
    }
    return kinds;
  }

  /** What an effect says, in numbers by kind. */
  <E extends Effect> KindNumbers numbers(Class<E> type, ToIntFunction<E> number) {
    KindNumbers numbers = KindNumbers.NONE;
    for (Line line : lines) {
      for (Effect effect : line.effects()) {
        if (type.isInstance(effect)) {
          numbers = numbers.with(line.kinds(), number.applyAsInt(type.cast(effect)));
        }
      }
    }
    return numbers;
  }

  /** What an effect says, in sets by kind. */
  <E extends Effect> KindSets sets(Class<E> type, ToLongFunction<E> set) {
    KindSets sets = KindSets.NONE;
    for (Line line : lines) {
      for (Effect effect : line.effects()) {
        if (type.isInstance(effect)) {
          sets = sets.with(line.kinds(), set.applyAsLong(type.cast(effect)));
        }
      }
    }
    return sets;
  }

  /** The kinds that a list of cards names; none where it is empty. */
  long mask(List<CardSet.Part> cards) {
    return cards.isEmpty() ? Kinds.NONE : new CardSet(cards).mask(wild);
  }
}
