package eightfold.testkit.oracle;

import eightfold.cards.Kinds;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Public facts that a game's page names by a key of its own. */
final class Facts {
  private static final String COLUMN = "column.";
  private static final String COLUMN_WINNER = "columnWinner.";

  private Facts() {}

  static Optional<String> of(Rules rules, State state, String key, List<String> names) {
    if (key.equals("out")) {
      return Optional.of(droppedOut(rules, state, names));
    }
    if (key.equals("missed") && LosingTurns.misses(rules)) {
      return Optional.of(missed(state, names));
    }
    if (key.equals("waits") && LosingTurns.misses(rules)) {
      return Optional.of(
          !state.debt().owed() || state.debt().lies()
              ? "none"
              : names.get(state.debt().waitsOn()) + " " + state.debt().cards());
    }
    if (key.equals("ruling") && someLeave(rules)) {
      return Optional.of(
          state.cards().pile().isEmpty()
              ? "none"
              : rules.kinds().name(InForce.ruling(state.cards())));
    }
    if (key.equals("rules")) {
      return rules.has(Element.Factor.class)
          ? Optional.of(state.cards().demand().regime().word())
          : Optional.empty();
    }
    if (key.startsWith(COLUMN_WINNER)) {
      return column(state, key.substring(COLUMN_WINNER.length()))
          .map(column -> column.open() ? "none" : names.get(column.winner()));
    }
    return key.startsWith(COLUMN)
        ? column(state, key.substring(COLUMN.length())).map(column -> points(column, names))
        : Optional.empty();
  }

  private static String missed(State state, List<String> names) {
    List<Integer> missed = state.lost().missed();
    List<String> those =
        IntStream.range(0, state.seats())
            .filter(seat -> missed.get(seat) > 0)
            .mapToObj(seat -> names.get(seat) + " " + missed.get(seat))
            .toList();
    return those.isEmpty() ? "none" : String.join(", ", those);
  }

  private static String droppedOut(Rules rules, State state, List<String> names) {
    List<Integer> left =
        state.over()
            ? state.deal().inMatch().stream()
                .filter(rules.left(state.tally().score())::contains)
                .toList()
            : state.deal().inMatch();
    List<String> gone =
        IntStream.range(0, state.seats())
            .filter(seat -> !left.contains(seat))
            .mapToObj(names::get)
            .toList();
    return gone.isEmpty() ? "none" : String.join(", ", gone);
  }

  private static Optional<Sheet.Column> column(State state, String number) {
    List<Sheet.Column> columns = state.tally().sheet().columns();
    return IntStream.rangeClosed(1, columns.size())
        .filter(place -> String.valueOf(place).equals(number))
        .mapToObj(place -> columns.get(place - 1))
        .findFirst();
  }

  private static String points(Sheet.Column column, List<String> names) {
    List<String> points = new ArrayList<>();
    for (int seat = 0; seat < column.points().size(); seat++) {
      points.add(names.get(seat) + " " + column.points().get(seat));
    }
    return String.join(", ", points);
  }

  /** Whether a card leaves in force what lay there: a line about it may give way to another one. */
  private static boolean someLeave(Rules rules) {
    return Kinds.list(rules.kinds().all()).stream()
        .anyMatch(kind -> rules.cards().asks(kind, Effect.What.LEAVES_IN_FORCE));
  }
}
