package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Trigger;
import eightfold.testkit.oracle.Happening.Came;
import eightfold.testkit.oracle.Happening.HandBecame;
import eightfold.testkit.oracle.Happening.Laid;
import eightfold.testkit.oracle.Round.Task;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Which lines something sets off (RULE-LANGUAGE, Conditions 1, 2 and 7). */
final class Triggers {
  private static final Trigger TURNED = new Trigger.Happens(Trigger.Moment.DIRECTION_TURNS);

  /** So many turns of the direction a line hears of in one round. */
  private static final int MOST_TURNS = 64;

  private Triggers() {}

  /**
   * What is to be done, in the order of the book; a line that several seats set off works for one
   * after the other in the direction of play, beginning with the seat whose turn it is, and for
   * each of them once, but about turns of the direction as often as it has turned.
   */
  static List<Task> tasks(Rules rules, State state, List<Happening> all) {
    List<Element.When> lines = rules.all(Element.When.class);
    List<Integer> order = seats(state);
    List<Task> tasks = new ArrayList<>();
    for (int line = 0; line < lines.size(); line++) {
      Element.When rule = lines.get(line);
      for (int seat : order) {
        int place = line;
        all.stream()
            .filter(happening -> happening.seat() == seat)
            .filter(happening -> setsOff(rules, rule, happening))
            .limit(rule.event().equals(TURNED) ? MOST_TURNS : 1)
            .forEach(it -> tasks.add(Task.of(place, rule, seat, kind(it))));
      }
    }
    return tasks;
  }

  /** All seats of the table, from the one whose turn it is on. */
  private static List<Integer> seats(State state) {
    int turnOf = state.turnOf();
    int step = state.deal().clockwise() ? 1 : -1;
    return IntStream.range(0, state.seats())
        .mapToObj(place -> Math.floorMod(turnOf + step * place, state.seats()))
        .toList();
  }

  private static int kind(Happening happening) {
    return happening instanceof Laid laid ? laid.kind() : Kind.NONE;
  }

  private static boolean setsOff(Rules rules, Element.When line, Happening happening) {
    Trigger trigger = line.event();
    return switch (happening) {
      case Laid laid ->
          trigger instanceof Trigger.Played played
              && isAbout(rules, played, laid)
              && Conditional.hold(rules, line.and(), laid);
      case HandBecame hand ->
          trigger instanceof Trigger.HandBecomes becomes
              && becomes.cards() == hand.cards()
              && Conditional.hold(rules, line.and(), hand);
      case Came came ->
          trigger instanceof Trigger.Happens happens
              && happens.moment() == came.moment()
              && Conditional.hold(rules, line.and(), came);
    };
  }

  private static boolean isAbout(Rules rules, Trigger.Played played, Laid laid) {
    boolean on = played.on().isEmpty() || liesOn(rules, played.on(), laid);
    boolean left = played.left().isEmpty() || played.left().getAsInt() == laid.left();
    return rules.names(played.cards(), laid.kind()) && on && left && inRow(rules, played, laid);
  }

  /** Whether the card lies on one of those, or the second of two alike on the first. */
  private static boolean liesOn(Rules rules, List<CardSet.Part> cards, Laid laid) {
    boolean first = !laid.under().isEmpty() && rules.names(cards, laid.under().getLast());
    return first || laid.copies() > 1 && rules.names(cards, laid.kind());
  }

  /** Whether the number in the row is that of the card laid, or of one of two laid as one. */
  private static boolean inRow(Rules rules, Trigger.Played played, Laid laid) {
    int before = 0;
    for (int kind : laid.under().reversed()) {
      if (!rules.names(played.cards(), kind)) {
        break;
      }
      before++;
    }
    return played.row() == 0 || played.row() > before && played.row() <= before + laid.copies();
  }
}
