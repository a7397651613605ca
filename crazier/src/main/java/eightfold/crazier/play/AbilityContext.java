package eightfold.crazier.play;

import eightfold.crazier.cards.Ability;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * An ability while it is being used: who "you" are, what "this" is, what its variables hold. None
 * of it is changed: what an ability does makes another one.
 *
 * @param you who uses it
 * @param self its card
 * @param excluded substitutions of whose doing this is a part; they don't change it once more
 *     (SUB-8)
 * @param stopped whether nothing more is done of it
 * @param turned cards that it turned up, in order (LIM-3)
 * @param variables in the order of their names; no ability has more than a few
 */
public record AbilityContext(
    int you,
    int self,
    List<Source> excluded,
    boolean stopped,
    IntList turned,
    List<Variable> variables) {
  /**
   * What a variable holds.
   *
   * @param items cards, seats, a colour or a side by their numbers
   * @param moves for cards: how often each had moved when it was chosen, so that those that have
   *     left their zone since can be left out (B.6.2); empty where that does not matter
   */
  record Held(IntList items, IntList moves) {
    static final Held NOTHING = new Held(IntList.NONE, IntList.NONE);

    private static final List<Held> SINGLE =
        IntStream.range(0, Numbering.MOST_CARDS)
            .mapToObj(item -> new Held(IntList.only(item), IntList.NONE))
            .toList();

    /** One card, seat or the like. */
    static Held of(int item) {
      return SINGLE.get(item);
    }
  }

  /** A variable and what it holds. */
  record Variable(String name, Held held) {
    /** The same, where its cards have not moved as yet, or have moved already. */
    Variable settled(Zones zones) {
      if (held.moves().isEmpty()) {
        return this;
      }
      IntList moves = new IntList(held.moves().size());
      for (int i = 0; i < held.items().size(); i++) {
        boolean there = zones.isThere(held.items().at(i), held.moves().at(i));
        moves.append(there ? 0 : Numbering.NONE);
      }
      return new Variable(name, new Held(held.items(), moves));
    }
  }

  /** A substitution ability of an asset in play. */
  public record Source(int card, Ability.Substitution ability) {}

  AbilityContext(int you, int self, List<Source> excluded) {
    this(you, self, excluded, false, IntList.NONE, List.of());
  }

  /** That of an ability that something has triggered. */
  static AbilityContext of(Triggered triggered) {
    return new AbilityContext(
        triggered.you(), triggered.card(), List.of(), false, IntList.NONE, triggered.held());
  }

  /** What a variable holds. */
  Held held(String variable) {
    for (int i = 0; i < variables.size(); i++) {
      if (variables.get(i).name().equals(variable)) {
        return variables.get(i).held();
      }
    }
    return Held.NOTHING;
  }

  /** The same, where a variable holds this from now on. */
  AbilityContext with(String variable, Held value) {
    return with(new Variable(variable, value));
  }

  AbilityContext with(Variable variable) {
    if (variables.isEmpty()) {
      return withAll(List.of(variable));
    }
    List<Variable> more = new ArrayList<>(variables.size() + 1);
    int at = 0;
    while (at < variables.size() && variables.get(at).name().compareTo(variable.name()) < 0) {
      more.add(variables.get(at));
      at++;
    }
    more.add(variable);
    boolean replaced = at < variables.size() && variables.get(at).name().equals(variable.name());
    for (at += replaced ? 1 : 0; at < variables.size(); at++) {
      more.add(variables.get(at));
    }
    return withAll(more);
  }

  /** The same with other variables. */
  AbilityContext withAll(List<Variable> others) {
    return new AbilityContext(you, self, excluded, stopped, turned, others);
  }

  /** The same, where its cards have not moved as yet, or have moved already. */
  AbilityContext settled(Zones zones) {
    return variables.isEmpty()
        ? this
        : withAll(variables.stream().map(each -> each.settled(zones)).toList());
  }

  /** The same, which has turned up these cards, too. */
  AbilityContext turning(IntList cards) {
    IntList all = IntList.copyOf(turned);
    all.appendFrom(cards, 0);
    return turned(all);
  }

  /** The same, which has turned up these cards. */
  AbilityContext turned(IntList cards) {
    return new AbilityContext(you, self, excluded, stopped, cards, variables);
  }

  /** The same, of which nothing more is done. */
  AbilityContext stop() {
    return new AbilityContext(you, self, excluded, true, turned, variables);
  }
}
