package eightfold.patience;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.game.Refusal;
import eightfold.game.View;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** What a seat or a spectator may know of a patience, put together from what it may see. */
final class PatienceViewBuilder {
  private PatienceViewBuilder() {}

  static View of(PatienceMatch match, PatienceTable table, int seat, int deal) {
    boolean player = seat == 0;
    List<Integer> held = Kinds.list(table.hand());
    int[] acts = new int[Kind.COUNT];
    int legal = match.legal(seat, acts);
    return new View(
        seat,
        match.ply(),
        deal,
        match.dealer(),
        match.turn(),
        match.actors(),
        match.awaits(),
        IntStream.range(0, table.pileCount())
            .map(table::pileCard)
            .mapToObj(PatienceRules.PACK::name)
            .toList(),
        table.stockCount(),
        List.of(
            new View.Hand(
                held.size(),
                player ? held.stream().map(PatienceRules.PACK::name).toList() : List.of(),
                false,
                false)),
        IntStream.range(0, legal).mapToObj(i -> match.text(acts[i])).toList(),
        PatienceActLine.VERBS,
        Map.of(),
        match.mayAct(seat) ? refusals(match, held) : Map.of(),
        match.standings(),
        new View.Bare());
  }

  private static Map<String, Refusal> refusals(PatienceMatch match, List<Integer> held) {
    Map<String, Refusal> refusals = new LinkedHashMap<>();
    for (int kind : held) {
      match
          .refusal(0, PatienceActLine.act(kind))
          .ifPresent(refusal -> refusals.put(PatienceRules.PACK.name(kind), refusal));
    }
    return refusals;
  }
}
