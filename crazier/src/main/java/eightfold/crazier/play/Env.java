package eightfold.crazier.play;

import eightfold.crazier.cards.Ability;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** An ability while it is being used: who "you" are, what "this" is, what its variables hold. */
public final class Env {
  /**
   * What a variable holds.
   *
   * @param items cards, seats, a colour or a side by their numbers
   * @param moves for cards: how often each had moved when it was chosen, so that those that have
   *     left their zone since can be left out (B.6.2); empty where that does not matter
   */
  public record Held(List<Integer> items, List<Integer> moves) {
    static final Held NOTHING = new Held(List.of(), List.of());

    static Held of(int item) {
      return new Held(List.of(item), List.of());
    }
  }

  /** A substitution ability of an asset in play. */
  public record Source(int card, Ability.Substitution ability) {}

  final int you;
  final int self;

  /** Substitutions of whose doing this is a part; they don't change it once more (SUB-8). */
  final List<Source> excluded;

  final Map<String, Held> held = new HashMap<>();

  /** Cards that it turned up, in order (LIM-3). */
  final List<Integer> turned = new ArrayList<>();

  boolean stopped;

  Env(int you, int self, List<Source> excluded) {
    this.you = you;
    this.self = self;
    this.excluded = excluded;
  }

  Env copy() {
    Env copy = new Env(you, self, excluded);
    copy.held.putAll(held);
    copy.turned.addAll(turned);
    copy.stopped = stopped;
    return copy;
  }
}
