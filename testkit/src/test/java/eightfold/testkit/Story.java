package eightfold.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Position;
import eightfold.game.View;
import eightfold.rules.RuleBooks;
import eightfold.shedding.Shedding;
import eightfold.testkit.Trial.Deed;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A small story at a table that kernel and oracle play side by side: every act is done on both, and
 * they must agree on everything before anything else is expected of them.
 */
final class Story {
  private static final String HEAD =
      """
      game Made Up
      id made-up
      summary "Made up for a story."
      source "A test."

      players 2..6
      deck french
      """;

  private final Duel duel;

  private Story(Duel duel) {
    this.duel = duel;
    assertThat(duel.atTheBeginning()).as("what the two say differently at the beginning").isEmpty();
  }

  /** Where a story begins. */
  static final class Scenery {
    private final String rules;
    private final List<List<String>> hands;
    private List<String> pile = List.of("5H");
    private List<String> stock = List.of();
    private int turn;
    private int draw;
    private int skip;

    private Scenery(String rules, List<List<String>> hands) {
      this.rules = rules;
      this.hands = hands;
    }

    Scenery pile(String cards) {
      pile = cards(cards);
      return this;
    }

    Scenery stock(String cards) {
      stock = cards(cards);
      return this;
    }

    Scenery turn(int seat) {
      turn = seat;
      return this;
    }

    Scenery pending(int cards, int seats) {
      draw = cards;
      skip = seats;
      return this;
    }

    Story begins() {
      Position position =
          new Position(
              hands, pile, stock, false, OptionalInt.of(hands.size() - 1), OptionalInt.of(turn),
              Optional.empty(), Optional.empty(), Optional.empty(), draw, skip, List.of(), 1,
              Map.of());
      return begin(rules, hands.size(), new Trial.Start.Arranged(position, 1));
    }
  }

  /** A table with these rules and hands, seat 0 first. */
  static Scenery table(String rules, String... hands) {
    return new Scenery(rules, Arrays.stream(hands).map(Story::cards).toList());
  }

  /** A shuffled first deal. */
  static Story dealt(String rules, int seats, long seed) {
    return begin(rules, seats, new Trial.Start.Shuffled(seed));
  }

  private static Story begin(String rules, int seats, Trial.Start start) {
    String deal = rules.startsWith("deal ") ? "" : "deal 5\n";
    Trial trial =
        new Trial(RuleBooks.single(HEAD + deal + rules, Map.of()), seats, start, List.of());
    return switch (Duel.begin(Shedding.standard(), trial)) {
      case Duel.Beginning.Begun(Duel duel) -> new Story(duel);
      case Duel.Beginning.Refused(String why) -> throw new AssertionError(why);
      case Duel.Beginning.Different(String what) -> throw new AssertionError(what);
    };
  }

  private static List<String> cards(String text) {
    return text.isBlank() ? List.of() : List.of(text.strip().split("\\s+"));
  }

  /** Does it, and expects these events, private cards left out. */
  Story does(int seat, String act, String... events) {
    assertThat(duel.act(new Deed(seat, act))).as(act + ": what the two say differently").isEmpty();
    List<String> told =
        duel.told().stream().map(event -> event.replaceAll(" \\[.*]", "")).toList();
    assertThat(told).as(act).containsExactly(events);
    return this;
  }

  /** Tries it, and expects a refusal. */
  Story refuses(int seat, String act, int code) {
    assertThat(duel.act(new Deed(seat, act))).as(act + ": what the two say differently").isEmpty();
    assertThat(duel.told()).as(act).containsExactly("refused " + code);
    return this;
  }

  /** Expects exactly these legal acts of the seat, in any order. */
  Story allows(int seat, String... acts) {
    assertThat(view(seat).legal()).as("legal for seat " + seat).containsExactlyInAnyOrder(acts);
    return this;
  }

  /** Expects that it is the seat's turn, and what it owes. */
  Story turn(int seat, String awaits) {
    assertThat(view(0).turn() + " " + view(0).awaits()).isEqualTo(seat + " " + awaits);
    return this;
  }

  View view(int seat) {
    return duel.oracle().view(seat);
  }

  /** What was told when the table was set up. */
  List<String> opening() {
    return Canon.events(duel.oracle().openingEvents(), Trial.names(duel.oracle().seats()));
  }
}
