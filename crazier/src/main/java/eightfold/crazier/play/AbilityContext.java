package eightfold.crazier.play;

import eightfold.crazier.cards.Ability;
import java.util.Arrays;
import java.util.List;

/** An ability while it is being used: who "you" are, what "this" is, what its variables hold. */
public final class AbilityContext {
  /**
   * What a variable holds. Neither list is changed any more.
   *
   * @param items cards, seats, a colour or a side by their numbers
   * @param moves for cards: how often each had moved when it was chosen, so that those that have
   *     left their zone since can be left out (B.6.2); empty where that does not matter
   */
  record Held(IntList items, IntList moves) {
    static final Held NOTHING = new Held(IntList.NONE, IntList.NONE);

    static Held of(int item) {
      return new Held(IntList.of(item), IntList.NONE);
    }
  }

  /** A substitution ability of an asset in play. */
  public record Source(int card, Ability.Substitution ability) {}

  private static final int FEW = 4;
  private static final String[] NO_NAMES = {};
  private static final Held[] NO_VALUES = {};

  final int you;
  final int self;

  /** Substitutions of whose doing this is a part; they don't change it once more (SUB-8). */
  final List<Source> excluded;

  /** Cards that it turned up, in order (LIM-3). */
  final IntList turned;

  boolean stopped;

  // its variables, in no order; no ability has more than a few
  private String[] names;
  private Held[] values;
  private int variables;

  AbilityContext(int you, int self, List<Source> excluded) {
    this(you, self, excluded, new IntList(0), NO_NAMES, NO_VALUES);
  }

  private AbilityContext(
      int you, int self, List<Source> excluded, IntList turned, String[] names, Held[] values) {
    this.you = you;
    this.self = self;
    this.excluded = excluded;
    this.turned = turned;
    this.names = names;
    this.values = values;
  }

  AbilityContext copy() {
    AbilityContext copy =
        new AbilityContext(
            you,
            self,
            excluded,
            IntList.copyOf(turned),
            variables == 0 ? NO_NAMES : names.clone(),
            variables == 0 ? NO_VALUES : values.clone());
    copy.variables = variables;
    copy.stopped = stopped;
    return copy;
  }

  /** What a variable holds. */
  Held held(String variable) {
    for (int i = 0; i < variables; i++) {
      if (names[i].equals(variable)) {
        return values[i];
      }
    }
    return Held.NOTHING;
  }

  /** A variable holds this from now on. */
  void hold(String variable, Held value) {
    int at = 0;
    while (at < variables && !names[at].equals(variable)) {
      at++;
    }
    if (at == names.length) {
      names = Arrays.copyOf(names, at + FEW);
      values = Arrays.copyOf(values, at + FEW);
    }
    names[at] = variable;
    values[at] = value;
    variables = Math.max(variables, at + 1);
  }
}
