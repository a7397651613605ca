package eightfold.testkit;

import eightfold.cards.Kind;
import eightfold.game.FastChance;
import eightfold.game.Position;
import eightfold.rules.Effect;
import eightfold.rules.RuleBook;
import eightfold.testkit.oracle.Rules;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Arranges tables in the middle of a deal: small hands, short stocks, penalties that wait. */
final class RandomPositions {
  private final FastChance chance;
  private final Rules rules;
  private final List<Integer> rest;

  private RandomPositions(RuleBook book, int seats, long seed) {
    this.chance = new FastChance(seed);
    this.rules = new Rules(book, seats);
    this.rest = new ArrayList<>(rules.pack());
    for (int i = rest.size() - 1; i > 0; i--) {
      Collections.swap(rest, i, chance.below(i + 1));
    }
  }

  /** A position of a book; the same for the same seed. */
  static Position position(RuleBook book, int seats, long seed) {
    return new RandomPositions(book, seats, seed).any();
  }

  private Position any() {
    List<List<String>> hands = new ArrayList<>();
    int most = 1 + chance.below(6);
    for (int seat = 0; seat < rules.seats(); seat++) {
      hands.add(names(1 + chance.below(most)));
    }
    List<String> pile = names(1 + chance.below(4));
    List<String> stock = names(chance.below(3) == 0 ? chance.below(3) : chance.below(20));
    int upcard = Kind.parse(pile.getLast());
    boolean debt = rules.does(upcard, Effect.NextDraws.class) && chance.below(2) == 0;
    boolean skip = rules.parriable(upcard) && chance.below(2) == 0;
    return new Position(
        hands,
        pile,
        stock,
        chance.below(4) == 0,
        OptionalInt.of(chance.below(rules.seats())),
        OptionalInt.of(chance.below(rules.seats())),
        chance.below(5) == 0
            ? Optional.of(List.of("C", "D", "H", "S").get(chance.below(4)))
            : Optional.empty(),
        Optional.empty(),
        Optional.of(chance.below(2) == 0 ? "clockwise" : "counterclockwise"),
        debt ? 1 + chance.below(6) : 0,
        skip ? 1 + chance.below(rules.seats() - 1) : 0,
        scores(),
        1 + chance.below(3),
        Map.of());
  }

  private List<Integer> scores() {
    List<Integer> scores = new ArrayList<>();
    for (int seat = 0; seat < rules.seats(); seat++) {
      scores.add(chance.below(40));
    }
    return scores;
  }

  /** So many of the cards that are left, as far as there are some. */
  private List<String> names(int number) {
    List<String> names = new ArrayList<>();
    while (names.size() < number && !rest.isEmpty()) {
      names.add(Kind.name(rest.removeLast()));
    }
    return names;
  }
}
