package eightfold.testkit.oracle;

import eightfold.cards.Kinds;
import eightfold.cards.Pack;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Consequence;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Element.On;
import eightfold.rules.vocabulary.RuleBook;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * The lines of a rule book by what they speak of, read once, as they are asked for all the time.
 */
final class Lines {
  private final Map<Class<?>, List<Element>> elements = new HashMap<>();

  /** Every effect that some line has, also where another line speaks for its cards. */
  private final Set<Effect> someEffects = new HashSet<>();

  private final Pack kinds;
  private final long wild;

  /** What may lie on what, in the order of the book. */
  private final List<Element.Pairing> pairings;

  /** Every consequence that some line has. */
  private final Set<Class<?>> someConsequences = new HashSet<>();

  /** By the list itself, as it stands in the book: it is asked for with every card. */
  private final IdentityHashMap<List<CardSet.Part>, Long> masks = new IdentityHashMap<>();

  /** By kind, what it does. */
  private final List<Map<Object, Effect>> effects;

  Lines(RuleBook book) {
    kinds = book.pack();
    for (Element element : book.core()) {
      elements.computeIfAbsent(element.getClass(), _ -> new ArrayList<>()).add(element);
    }
    this.pairings =
        book.elements().stream()
            .filter(Element.Pairing.class::isInstance)
            .map(Element.Pairing.class::cast)
            .toList();
    all(Element.When.class)
        .forEach(when -> when.then().forEach(one -> someConsequences.add(one.getClass())));
    all(On.class).forEach(on -> someEffects.addAll(on.core()));
    long wildKinds = Kinds.NONE;
    for (int kind : Kinds.list(kinds.all())) {
      if (effectsOf(kind, Kinds.NONE).get(Effect.Playable.class) instanceof Effect.Playable playable
          && playable.wild()) {
        wildKinds |= Kinds.of(kind);
      }
    }
    this.wild = wildKinds;
    this.effects =
        IntStream.range(0, kinds.kinds().size())
            .mapToObj(kind -> effectsOf(kind, this.wild))
            .toList();
  }

  /** What the kinds of its cards are. */
  Pack kinds() {
    return kinds;
  }

  /** The kinds that a set of the book names. */
  long mask(CardSet set) {
    return mask(set.parts());
  }

  /** The kinds that a list of cards of the book names; an empty one names none. */
  long mask(List<CardSet.Part> cards) {
    return masks.computeIfAbsent(cards, of -> new CardSet(of).mask(wild));
  }

  /** The kinds that are wild. */
  long wild() {
    return wild;
  }

  <E extends Element> Optional<E> the(Class<E> sort) {
    List<Element> lines = elements.get(sort);
    return lines == null ? Optional.empty() : Optional.of(sort.cast(lines.getFirst()));
  }

  boolean has(Class<? extends Element> sort) {
    return elements.containsKey(sort);
  }

  // all elements of a list are of the class that it stands under
  @SuppressWarnings("unchecked")
  <E extends Element> List<E> all(Class<E> sort) {
    return (List<E>) elements.getOrDefault(sort, List.of());
  }

  /** What this kind does, of that sort, if it does. */
  <E extends Effect> Optional<E> effect(int kind, Class<E> sort) {
    return Optional.ofNullable(effects.get(kind).get(sort)).map(sort::cast);
  }

  /** All that this kind does. */
  Collection<Effect> effects(int kind) {
    return effects.get(kind).values();
  }

  /** The same of one of several things that are said by one record. */
  Optional<Effect> effect(int kind, Enum<?> what) {
    return Optional.ofNullable(effects.get(kind).get(what));
  }

  boolean does(int kind, Class<? extends Effect> sort) {
    return effects.get(kind).containsKey(sort);
  }

  boolean does(int kind, Enum<?> what) {
    return effects.get(kind).containsKey(what);
  }

  /** Whether some card does this: of a line for whose cards another one speaks none does. */
  boolean someCardDoes(Enum<?> what) {
    return Kinds.list(kinds.all()).stream().anyMatch(kind -> does(kind, what));
  }

  /** Whether some line says this of cards. */
  <E extends Effect> boolean someDo(Class<E> sort, Predicate<E> so) {
    for (Effect effect : someEffects) {
      if (sort.isInstance(effect) && so.test(sort.cast(effect))) {
        return true;
      }
    }
    return false;
  }

  /** The lines about which cards may lie on which. */
  List<Element.Pairing> pairings() {
    return pairings;
  }

  /** Whether some line has such a consequence. */
  boolean someBring(Class<? extends Consequence> sort) {
    return someConsequences.contains(sort);
  }

  /** What the line about this kind says; one that names it singly goes before one by rank. */
  private Map<Object, Effect> effectsOf(int kind, long wildKinds) {
    List<On> lines = all(On.class);
    List<Effect> said =
        last(lines.stream().filter(on -> Kinds.has(on.cards().singles(), kind)).toList())
            .or(
                () ->
                    last(
                        lines.stream()
                            .filter(on -> Kinds.has(on.cards().mask(wildKinds), kind))
                            .toList()))
            .map(On::core)
            .orElse(List.of());
    Map<Object, Effect> does = new HashMap<>();
    said.forEach(effect -> does.putIfAbsent(what(effect), effect));
    return does;
  }

  /** What an effect does: its record, or which of several things that say the same record. */
  private static Object what(Effect effect) {
    if (effect instanceof Effect.AtOnce once) {
      return once.what();
    } else if (effect instanceof Effect.Contest contest) {
      return contest.what();
    }
    return effect instanceof Effect.Decides decides ? decides.what() : effect.getClass();
  }

  static <T> Optional<T> last(List<T> list) {
    return list.isEmpty() ? Optional.empty() : Optional.of(list.getLast());
  }
}
