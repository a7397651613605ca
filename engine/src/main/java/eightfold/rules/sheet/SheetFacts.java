package eightfold.rules.sheet;

import eightfold.cards.Kinds;
import eightfold.message.Argument;
import eightfold.message.Message;
import eightfold.rules.check.RuleBookCheck;
import eightfold.rules.text.ElementText;
import eightfold.rules.vocabulary.BookPack;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.LineMeaning;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.rules.vocabulary.SeatTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * What the words of a rule sheet need to know of an element beside its components: what it comes to
 * in the whole book. Patterns ask for it by name, as for a component.
 */
final class SheetFacts {
  /** Whether a seat that could play may pass when nothing can be drawn. */
  static final String FREE_TO_PASS = "free to pass";

  private static final int COLUMNS = 3;

  private SheetFacts() {}

  /**
   * What a book has, each thing {@code yes}: {@code has_forced_play} where there is an element or
   * an effect {@code forced-play}, {@code has_draw_none} where a line begins so.
   */
  static Map<String, Argument> of(RuleBook book) {
    Set<String> has = new TreeSet<>();
    for (Element element :
        book.elements().stream().flatMap(line -> LineMeaning.lines(line).stream()).toList()) {
      has.add(Forms.of(element).words());
      if (element instanceof Element.On on) {
        on.each().forEach(effect -> has.add(Forms.of(effect).words()));
      } else {
        has.add(ElementText.write(element).split(",", 2)[0]);
      }
    }
    if (freeToPass(book)) {
      has.add(FREE_TO_PASS);
    }
    Map<String, Argument> facts = new LinkedHashMap<>();
    has.stream()
        .filter(words -> words.matches("[a-z]+([ -][a-z]+)*"))
        .forEach(words -> facts.put(fact(words), Argument.flag(true)));
    return facts;
  }

  /** By which name patterns ask whether a book has that. */
  static String fact(String words) {
    return "has_" + words.replaceAll("[ -]", "_");
  }

  /** The facts about one element of a book; none about most. */
  static Map<String, Argument> of(RuleBook book, Record element) {
    return switch (element) {
      case Element.Players players -> players(book, players);
      case Element.Deck deck when deck.cards() == Element.Deck.Cards.OWN ->
          SheetPack.of(book, RuleBookCheck.leastSeats(book));
      case Element.Points points ->
          Map.of(
              "whole", Argument.flag(whole(book, points)),
              "own", Argument.flag(book.pack().own()));
      case Element.Use use -> of(book, use);
      default -> Map.of();
    };
  }

  private static Map<String, Argument> of(RuleBook book, Element.Use use) {
    return switch (Forms.of(use).words()) {
      case "face-up" ->
          Map.of("all", Argument.flag((int) use.values().getFirst() >= mostDealt(book)));
      case "columns" -> Map.of("grows", Argument.flag((int) use.values().getFirst() > COLUMNS));
      default -> Map.of();
    };
  }

  /** Whether a seat that could play may pass when nothing is left to draw (C8.2). */
  static boolean freeToPass(RuleBook book) {
    return book.find(Element.Draw.class)
        .filter(draw -> draw.forced() == Element.Draw.Forced.NEVER)
        .filter(
            draw ->
                draw.dryPass()
                    || draw.policy() == Element.Draw.Policy.UP_TO
                    || draw.policy() == Element.Draw.Policy.ONE_MAY_PLAY)
        .isPresent();
  }

  /** Whether no card of the pack is left to count as usual. */
  private static boolean whole(RuleBook book, Element.Points points) {
    long named = Kinds.NONE;
    for (Element.Points.Value value : points.values()) {
      named |= value.cards().mask(BookPack.wild(book));
    }
    return (BookPack.kinds(book) & ~named) == Kinds.NONE;
  }

  /** The numbers of players, of some in sequence, with which a book can be played. */
  static List<Integer> sizes(RuleBook book, int least, int most) {
    return IntStream.rangeClosed(least, most)
        .filter(seats -> RuleBookCheck.check(book, seats).isEmpty())
        .boxed()
        .toList();
  }

  /** Whether two players can play a deal: by themselves, or as the last left of a match. */
  static boolean twoCanPlay(RuleBook book) {
    boolean dropOut = book.the(Element.Match.class).format() == Element.Match.Format.ELIMINATION;
    return dropOut
        || book.find(Element.Players.class)
            .filter(players -> !sizes(book, 2, 2).isEmpty() || players.least() == 2)
            .isPresent();
  }

  /** The numbers of players that can sit down, and whether there are several. */
  private static Map<String, Argument> players(RuleBook book, Element.Players players) {
    List<Integer> sizes = sizes(book, players.least(), players.most());
    List<Integer> all =
        sizes.isEmpty() ? List.of(players.least(), players.most()) : sizes; // of a faulty book
    return Map.of(
        "several",
        Argument.flag(all.getFirst() < all.getLast()),
        "sizes",
        all.size() == 1 ? new Argument.Count(all.getFirst()) : ranges(all));
  }

  /** Three numbers or more in sequence as "2 to 7". */
  private static Argument ranges(List<Integer> sizes) {
    List<Argument> ranges = new ArrayList<>();
    for (int from = 0; from < sizes.size(); ) {
      int to = from;
      while (to + 1 < sizes.size() && sizes.get(to + 1) == sizes.get(to) + 1) {
        to++;
      }
      if (to - from >= 2 || to > from && sizes.size() == 2) {
        ranges.add(
            Message.of("sheet.number-range")
                .with("from", sizes.get(from))
                .with("to", sizes.get(to)));
      } else {
        sizes.subList(from, to + 1).forEach(size -> ranges.add(new Argument.Count(size)));
      }
      from = to + 1;
    }
    return new Argument.Items(ranges);
  }

  private static int mostDealt(RuleBook book) {
    Optional<SeatTable> cards = book.find(Element.Deal.class).map(Element.Deal::cards);
    return cards.stream()
        .flatMap(table -> table.bySeats().values().stream())
        .max(Integer::compare)
        .orElse(Integer.MAX_VALUE);
  }
}
