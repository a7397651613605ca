package eightfold.shedding;

import eightfold.game.Match;
import eightfold.game.Position;
import eightfold.game.View;
import eightfold.play.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** A moment of a match in the words by which {@link Arranger} lays one out. */
final class PresentPosition {
  private final SheddingMatch match;
  private final Table table;

  private PresentPosition(SheddingMatch match) {
    this.match = match;
    this.table = match.table();
  }

  /** Empty where nobody is to act, or no card lies on the pile. */
  static Optional<Position> of(SheddingMatch match) {
    Table table = match.table();
    return table.turn() == Match.NOBODY || table.pileCount() == 0
        ? Optional.empty()
        : Optional.of(new PresentPosition(match).position());
  }

  private Position position() {
    View seen = match.view(Match.NOBODY);
    List<List<String>> hands = new ArrayList<>();
    for (int seat = 0; seat < match.seats(); seat++) {
      hands.add(match.view(seat).hands().get(seat).cards());
    }
    List<String> stock = new ArrayList<>();
    for (int place = 0; place < table.stockCount(); place++) {
      stock.add(table.program().pack().name(table.stockCard(place)));
    }
    return new Position(
        hands,
        seen.pile(),
        stock,
        false,
        OptionalInt.of(seen.dealer()),
        OptionalInt.of(seen.turn()),
        seen.inForce().suit(),
        seen.inForce().rank(),
        Optional.of(seen.inForce().clockwise() ? "clockwise" : "counterclockwise"),
        seen.inForce().pendingDraw(),
        seen.inForce().pendingSkip(),
        seen.standings().score(),
        seen.deal(),
        more(seen));
  }

  private Map<String, Object> more(View seen) {
    Map<String, Object> more = new LinkedHashMap<>();
    if (table.program().deal().faceUp() > 0) {
      Map<String, String> open = new LinkedHashMap<>();
      for (int seat = 0; seat < match.seats(); seat++) {
        open.put(Integer.toString(seat), String.join(" ", seen.hands().get(seat).cards()));
      }
      more.put("faceUp", open);
    }
    if (table.program().factor().any()) {
      match.fact("rules", List.of()).ifPresent(rules -> more.put("rules", rules));
    }
    return more;
  }
}
