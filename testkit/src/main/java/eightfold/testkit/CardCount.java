package eightfold.testkit;

import eightfold.game.Match;
import eightfold.game.View;
import eightfold.play.Table;
import eightfold.shedding.SheddingMatch;
import java.util.Map;
import java.util.TreeMap;

/**
 * All cards of a table counted, wherever they are: what no act may change. Where only a match's
 * face is to be seen, the names of the stock's cards are not, and all count without theirs.
 *
 * @param byName how many there are of each card
 * @param hidden how many there are, where not all names can be seen
 */
record CardCount(Map<String, Integer> byName, int hidden) {
  CardCount {
    byName = new TreeMap<>(byName);
  }

  static CardCount of(Match match) {
    Map<String, Integer> cards = new TreeMap<>();
    View open = match.view(Match.NOBODY);
    open.pile().forEach(card -> cards.merge(card, 1, Integer::sum));
    for (int seat = 0; seat < match.seats(); seat++) {
      match
          .view(seat)
          .hands()
          .get(seat)
          .cards()
          .forEach(card -> cards.merge(card, 1, Integer::sum));
    }
    if (!(match instanceof SheddingMatch shedding)) {
      int seen = cards.values().stream().mapToInt(Integer::intValue).sum();
      return new CardCount(Map.of(), seen + open.stock());
    }
    Table table = shedding.table();
    for (int place = 0; place < table.stockCount(); place++) {
      cards.merge(table.program().pack().name(table.stockCard(place)), 1, Integer::sum);
    }
    return new CardCount(cards, 0);
  }
}
