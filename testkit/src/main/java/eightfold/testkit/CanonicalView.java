package eightfold.testkit;

import eightfold.game.Event;
import eightfold.game.Match;
import eightfold.game.Refusal;
import eightfold.game.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * What two programs say of one table, brought to one form, line by line: their order of cards in a
 * hand and of legal acts, and the words of their refusals, are their own.
 */
final class CanonicalView {
  /** Public facts that only some games have. */
  private static final List<String> FACTS =
      List.of(
          "out",
          "rules",
          "missed",
          "waits",
          "ruling",
          "column.1",
          "column.2",
          "column.3",
          "column.4",
          "column.9",
          "columnWinner.1",
          "columnWinner.2",
          "columnWinner.3",
          "columnWinner.4");

  private CanonicalView() {}

  /** A view. */
  static List<String> lines(View view) {
    List<String> lines = new ArrayList<>();
    lines.add("ply " + view.ply());
    lines.add("deal " + view.deal() + " by " + view.dealer());
    lines.add("turn " + view.turn() + " awaits " + view.awaits() + " of " + view.actors());
    lines.add(view.inForce().clockwise() ? "clockwise" : "counterclockwise");
    lines.add("pile " + view.pile());
    lines.add("stock " + view.stock());
    lines.add("suit " + view.inForce().suit() + " rank " + view.inForce().rank());
    lines.add(
        "pending draw " + view.inForce().pendingDraw() + " skip " + view.inForce().pendingSkip());
    for (int seat = 0; seat < view.hands().size(); seat++) {
      View.Hand hand = view.hands().get(seat);
      lines.add(
          "hand "
              + seat
              + ": "
              + hand.count()
              + " "
              + counted(hand)
              + (hand.called() ? " called" : "")
              + (hand.owesCall() ? " owes" : ""));
    }
    lines.add("legal " + view.legal().stream().sorted().toList());
    Map<String, Integer> refusals = new TreeMap<>();
    view.refusals().forEach((card, refusal) -> refusals.put(card, refusal.code()));
    lines.add("refusals " + refusals);
    lines.add(view.standings().toString());
    return lines;
  }

  /** The cards of a hand, each with what it counts. */
  private static List<String> counted(View.Hand hand) {
    return IntStream.range(0, hand.cards().size())
        .mapToObj(
            i -> hand.cards().get(i) + (hand.points().isEmpty() ? "" : "=" + hand.points().get(i)))
        .sorted()
        .toList();
  }

  /** All views of a match, the spectator's first, and who may act. */
  static List<String> lines(Match match) {
    List<String> lines = new ArrayList<>();
    for (int seat = Match.NOBODY; seat < match.seats(); seat++) {
      String of = seat == Match.NOBODY ? "spectator: " : "seat " + seat + ": ";
      lines(match.view(seat)).forEach(line -> lines.add(of + line));
      if (seat != Match.NOBODY) {
        lines.add(of + (match.mayAct(seat) ? "may act" : "may not act"));
      }
    }
    List<String> names = Trial.names(match.seats());
    for (String key : FACTS) {
      match.fact(key, names).ifPresent(fact -> lines.add(key + ": " + fact));
    }
    lines.add("to act: " + match.turn() + " " + match.awaits() + ", ply " + match.ply());
    return lines;
  }

  /** Events with what is told privately. */
  static List<String> events(List<Event> events, List<String> names) {
    return events.stream()
        .map(
            event ->
                event.text(names)
                    + (event.privately().isEmpty()
                        ? ""
                        : " " + event.privately().stream().sorted().toList())
                    + (event.offence().isEmpty() ? "" : " [" + event.offence() + "]"))
        .toList();
  }

  /** The code of a refusal. */
  static String code(Refusal refusal) {
    return "refused " + refusal.code();
  }

  /** Where what kernel and oracle say first differs, in words; empty if it does not. */
  static Optional<String> difference(List<String> kernel, List<String> oracle) {
    return difference("kernel", kernel, "oracle", oracle);
  }

  /** Where two lists first differ, in words, each by its name; empty if they do not. */
  static Optional<String> difference(
      String one, List<String> lines, String other, List<String> others) {
    for (int i = 0; i < Math.max(lines.size(), others.size()); i++) {
      String here = i < lines.size() ? lines.get(i) : "nothing";
      String there = i < others.size() ? others.get(i) : "nothing";
      if (!here.equals(there)) {
        return Optional.of(one + ": " + here + "\n" + other + ": " + there);
      }
    }
    return Optional.empty();
  }
}
