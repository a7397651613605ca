package eightfold.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What the words of a rule sheet need to know of an element beside its components: what it comes to
 * in the whole book. Templates ask for it by name, as for a component.
 */
final class SheetFacts {
  /** What templates ask: whether a seat that could play may pass when nothing can be drawn. */
  static final String FREE_TO_PASS = "free to pass";

  private static final int COLUMNS = 3;

  private SheetFacts() {}

  /** The facts about one element of a book; none about most. */
  static Map<String, Object> of(RuleBook book, SheetWords words, Record element) {
    return switch (element) {
      case Element.Players players -> players(book, words, players);
      case Element.FaceUp faceUp -> Map.of("all", faceUp.first() >= mostDealt(book));
      case Element.Columns columns -> Map.of("grows", columns.most() > COLUMNS);
      default -> Map.of();
    };
  }

  /** Whether a seat that could play may pass when nothing is left to draw (C8.2). */
  static boolean freeToPass(RuleBook book) {
    boolean policy =
        book.find(Element.Draw.class)
            .map(Element.Draw::policy)
            .filter(
                draw ->
                    draw == Element.Draw.Policy.UP_TO || draw == Element.Draw.Policy.ONE_MAY_PLAY)
            .isPresent();
    return (policy || book.has(Element.DryPass.class)) && !book.has(Element.ForcedPlay.class);
  }

  /** The numbers of players that can sit down, and whether there are several. */
  private static Map<String, Object> players(
      RuleBook book, SheetWords words, Element.Players players) {
    List<Integer> sizes =
        IntStream.rangeClosed(players.least(), players.most())
            .filter(seats -> RuleBookCheck.check(book, seats).isEmpty())
            .boxed()
            .toList();
    List<Integer> all =
        sizes.isEmpty() ? List.of(players.least(), players.most()) : sizes; // of a faulty book
    return Map.of(
        "several",
        all.getFirst() < all.getLast(),
        "sizes",
        all.size() == 1 ? words.number(all.getFirst()) : words.list(ranges(all, words), "or"));
  }

  /** Three numbers or more in sequence as "2 to 7". */
  private static List<String> ranges(List<Integer> sizes, SheetWords words) {
    List<String> ranges = new ArrayList<>();
    for (int from = 0; from < sizes.size(); ) {
      int to = from;
      while (to + 1 < sizes.size() && sizes.get(to + 1) == sizes.get(to) + 1) {
        to++;
      }
      if (to - from >= 2 || to > from && sizes.size() == 2) {
        ranges.add(
            words
                .word("number.range")
                .replace("{from}", String.valueOf(sizes.get(from)))
                .replace("{to}", String.valueOf(sizes.get(to))));
      } else {
        sizes.subList(from, to + 1).forEach(size -> ranges.add(String.valueOf(size)));
      }
      from = to + 1;
    }
    return ranges;
  }

  private static int mostDealt(RuleBook book) {
    Optional<SeatTable> cards = book.find(Element.Deal.class).map(Element.Deal::cards);
    return cards.stream()
        .flatMap(table -> table.bySeats().values().stream())
        .max(Integer::compare)
        .orElse(Integer.MAX_VALUE);
  }
}
