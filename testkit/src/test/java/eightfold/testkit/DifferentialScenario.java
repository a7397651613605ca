package eightfold.testkit;

import static eightfold.testkit.LaidTables.cards;
import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Position;
import eightfold.game.View;
import eightfold.rules.book.RuleBooks;
import eightfold.shedding.Shedding;
import eightfold.testkit.Trial.Step;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.api.InstanceOfAssertFactories;

/**
 * A small story at a table that kernel and oracle play side by side: every act is done on both, and
 * they must agree on everything before anything else is expected of them.
 */
final class DifferentialScenario {
  private final DifferentialMatch both;

  private DifferentialScenario(DifferentialMatch both) {
    this.both = both;
    assertThat(both.atTheBeginning()).as("what the two say differently at the beginning").isEmpty();
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
    private Optional<String> suit = Optional.empty();
    private List<Integer> scores;

    private Scenery(String rules, List<List<String>> hands) {
      this.rules = rules;
      this.hands = hands;
      this.scores = Collections.nCopies(hands.size(), 0);
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

    /** A suit that has been declared and is in force. */
    Scenery suit(String letter) {
      suit = Optional.of(letter);
      return this;
    }

    /** The running scores, seat 0 first. */
    Scenery scores(Integer... bySeat) {
      scores = List.of(bySeat);
      return this;
    }

    DifferentialScenario begins() {
      Position.Builder position =
          Position.lying(hands, pile, stock)
              .dealer(hands.size() - 1)
              .turn(turn)
              .pending(draw, skip)
              .scores(scores);
      suit.ifPresent(position::suit);
      return begin(rules, hands.size(), new Trial.Start.Arranged(position.build(), 1));
    }
  }

  /** A table with these rules and hands, seat 0 first. */
  static Scenery table(String rules, String... hands) {
    return new Scenery(rules, Arrays.stream(hands).map(LaidTables::cards).toList());
  }

  /** A shuffled first deal. */
  static DifferentialScenario dealt(String rules, int seats, long seed) {
    return begin(rules, seats, new Trial.Start.Shuffled(seed));
  }

  private static DifferentialScenario begin(String rules, int seats, Trial.Start start) {
    String deal = rules.startsWith("deal ") ? "" : "deal 5\n";
    Trial trial =
        new Trial(
            RuleBooks.single(LaidTables.book(deal + rules), Map.of()), seats, start, List.of());
    return switch (DifferentialMatch.begin(Shedding.standard(), trial)) {
      case DifferentialMatch.Beginning.Begun(DifferentialMatch both) ->
          new DifferentialScenario(both);
      case DifferentialMatch.Beginning.Refused(String why) -> throw new AssertionError(why);
      case DifferentialMatch.Beginning.Different(String what) -> throw new AssertionError(what);
    };
  }

  /** Does it, and expects these events, private cards left out. */
  DifferentialScenario does(int seat, String act, String... events) {
    assertThat(both.act(new Step(seat, act))).as(act + ": what the two say differently").isEmpty();
    List<String> told = both.told().stream().map(event -> event.replaceAll(" \\[.*]", "")).toList();
    assertThat(told).as(act).containsExactly(events);
    return this;
  }

  /** Expects that the last act has had somebody penalised for this alone. */
  DifferentialScenario penalisedFor(String offence) {
    assertThat(both.told().stream().filter(event -> event.startsWith("penalised")))
        .singleElement(InstanceOfAssertFactories.STRING)
        .endsWith(" [" + offence + "]");
    return this;
  }

  /** Does it; what comes of it is the shuffle's matter. */
  DifferentialScenario doesSomehow(int seat, String act) {
    assertThat(both.act(new Step(seat, act))).as(act + ": what the two say differently").isEmpty();
    assertThat(both.told()).as(act).noneMatch(event -> event.startsWith("refused"));
    return this;
  }

  /** Deals again; what is dealt is the shuffle's matter. */
  DifferentialScenario dealsAgain() {
    assertThat(both.act(Step.nextDeal())).as("what the two say differently").isEmpty();
    return this;
  }

  /** Tries it, and expects a refusal. */
  DifferentialScenario refuses(int seat, String act, int code) {
    assertThat(both.act(new Step(seat, act))).as(act + ": what the two say differently").isEmpty();
    assertThat(both.told()).as(act).containsExactly("refused " + code);
    return this;
  }

  /** Expects exactly these legal acts of the seat, in any order. */
  DifferentialScenario allows(int seat, String... acts) {
    assertThat(view(seat).legal()).as("legal for seat " + seat).containsExactlyInAnyOrder(acts);
    return this;
  }

  /** Expects that it is the seat's turn, and what it owes. */
  DifferentialScenario turn(int seat, String awaits) {
    assertThat(view(0).turn() + " " + view(0).awaits()).isEqualTo(seat + " " + awaits);
    return this;
  }

  /** Expects this value of a public fact. */
  DifferentialScenario says(String fact, String value) {
    assertThat(both.oracle().fact(fact, Trial.names(both.oracle().seats())))
        .as(fact)
        .contains(value);
    return this;
  }

  View view(int seat) {
    return both.oracle().view(seat);
  }

  /** What was told when the table was set up. */
  List<String> opening() {
    return CanonicalView.events(both.oracle().openingEvents(), Trial.names(both.oracle().seats()));
  }
}
