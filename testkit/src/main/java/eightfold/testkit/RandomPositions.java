package eightfold.testkit;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.cards.Suit;
import eightfold.game.FastChance;
import eightfold.game.Position;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.testkit.oracle.Rules;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** Arranges tables in the middle of a deal: small hands, short stocks, penalties that wait. */
final class RandomPositions {
  private final FastChance chance;
  private final Rules rules;
  private final List<Integer> rest;

  private RandomPositions(RuleBook book, int seats, long seed) {
    this.chance = new FastChance(seed);
    this.rules = new Rules(book, seats);
    this.rest = new ArrayList<>(rules.pack());
    for (int i = rest.size() - 1; i > 0; i--) {
      Collections.swap(rest, i, chance.below(i + 1));
    }
  }

  /** A position of a book; the same for the same seed. */
  static Position position(RuleBook book, int seats, long seed) {
    return new RandomPositions(book, seats, seed).any();
  }

  private Position any() {
    List<Integer> scores = scores();
    Set<Integer> left = left(scores);
    List<List<String>> hands = new ArrayList<>();
    int most = 1 + chance.below(6);
    for (int seat = 0; seat < rules.seats(); seat++) {
      boolean plays = left.contains(seat) && !isOut(seat);
      // many seats may hold a small pack, but for the upcard
      hands.add(plays ? names(Math.min(1 + chance.below(most), rest.size() - 1)) : List.of());
    }
    for (int seat = 0; seat < rules.seats(); seat++) {
      if (hands.get(seat).isEmpty()) {
        left.remove(seat);
      }
    }
    List<String> pile = names(1 + chance.below(4));
    List<String> stock = names(chance.below(3) == 0 ? chance.below(3) : chance.below(20));
    int upcard = rules.kinds().parse(pile.getLast());
    boolean causes = rules.does(upcard, Effect.Penalty.class);
    boolean debt = causes && chance.below(2) == 0;
    boolean skip = rules.cards().parriable(upcard) && chance.below(2) == 0;
    Optional<String> regime = regime();
    // of two rule sets only that of the eights declares suits, and only on what brings it
    boolean declares =
        !rules.kinds().suits().isEmpty()
            && regime
                .map(word -> word.equals("eights") && flips(Element.Factor::back, upcard))
                .orElse(true)
            && chance.below(5) == 0;
    // a called rank: on a card that calls one, or on one that has set Factor rules
    boolean ranks =
        regime
            .map(word -> word.equals("factor") && flips(Element.Factor::by, upcard))
            .orElse(rules.cards().callsRank(upcard));
    boolean beside = rules.cards().namesRank(upcard) && chance.below(3) == 0;
    return new Position(
        hands,
        pile,
        stock,
        chance.below(4) == 0,
        OptionalInt.of(any(left)),
        OptionalInt.of(any(left)),
        declares ? Optional.of(suit(upcard)) : Optional.empty(),
        beside || ranks && !declares && chance.below(3) == 0
            ? Optional.of(rank(upcard))
            : Optional.empty(),
        Optional.of(chance.below(2) == 0 ? "clockwise" : "counterclockwise"),
        debt ? 1 + chance.below(6) : 0,
        skip ? 1 + chance.below(left.size() - 1) : 0,
        scores,
        1 + chance.below(3),
        regime.<Map<String, Object>>map(word -> Map.of("rules", word)).orElseGet(this::more));
  }

  /** A suit, free where the upcard may free it. */
  private String suit(int upcard) {
    boolean free =
        rules.cards().declares(upcard, Effect.Declares.Choice.OTHER_SUIT_HELD)
            && chance.below(3) == 0;
    List<Suit> suits = rules.kinds().suits();
    return free ? "free" : suits.get(chance.below(suits.size())).letter();
  }

  private String rank(int upcard) {
    boolean free =
        rules.cards().declares(upcard, Effect.Declares.Choice.HELD_RANK) && chance.below(3) == 0;
    return free ? "free" : rules.kinds().rankName(chance.below(rules.kinds().ranks().size() - 1));
  }

  private int any(Set<Integer> seats) {
    return List.copyOf(new TreeSet<>(seats)).get(chance.below(seats.size()));
  }

  /** Where a game has two rule sets, one of them, or neither yet. */
  private boolean flips(Function<Element.Factor, CardSet> cards, int kind) {
    return rules.book().find(Element.Factor.class).map(cards).stream()
        .anyMatch(set -> Kinds.has(set.mask(Kinds.NONE), kind));
  }

  private Optional<String> regime() {
    return rules.book().has(Element.Factor.class)
        ? Optional.of(List.of("undecided", "eights", "factor").get(chance.below(3)))
        : Optional.empty();
  }

  /** In teams some seats are out, at most one of two partners. */
  private boolean isOut(int seat) {
    boolean teams = rules.players().teams();
    return teams && seat < rules.seats() / 2 && chance.below(5) == 0;
  }

  /** A score sheet where the match is played on one; how often the stock was run dry. */
  private Map<String, Object> more() {
    if (rules.book().the(Element.Stock.class).pressure() > 0 && chance.below(2) == 0) {
      return Map.of("shufflePressure", bySeat(3));
    }
    if (match() != Element.Match.Format.COLUMNS || chance.below(3) == 0) {
      return Map.of();
    }
    Map<String, Object> sheet = new LinkedHashMap<>();
    sheet.put("won", bySeat(5));
    for (int column = 1; column <= 3; column++) {
      sheet.put(String.valueOf(column), bySeat(goal()));
    }
    return Map.of("sheet", sheet);
  }

  private Map<String, Object> bySeat(int below) {
    Map<String, Object> numbers = new LinkedHashMap<>();
    for (int seat = 0; seat < rules.seats(); seat++) {
      numbers.put(String.valueOf(seat), String.valueOf(chance.below(below)));
    }
    return numbers;
  }

  private Element.Match.Format match() {
    return rules
        .book()
        .find(Element.Match.class)
        .map(Element.Match::format)
        .orElse(Element.Match.Format.SINGLE);
  }

  private int goal() {
    return rules.book().find(Element.Match.class).orElseThrow().at().at(rules.seats());
  }

  /** Small scores; nothing where a sheet has them; near the end where seats drop out, or beyond. */
  private List<Integer> scores() {
    boolean drop = match() == Element.Match.Format.ELIMINATION;
    boolean sheet = match() == Element.Match.Format.COLUMNS;
    List<Integer> scores = new ArrayList<>();
    for (int seat = 0; seat < rules.seats(); seat++) {
      if (match() == Element.Match.Format.COUNTDOWN && chance.below(4) > 0) {
        scores.add(chance.below(4));
        continue;
      }
      int below = drop ? goal() + (seat < 2 ? 0 : 1 + goal() / 3) : 40;
      int half = rules.seats() / 2;
      boolean partner = rules.players().teams() && seat >= half;
      scores.add(sheet ? 0 : partner ? scores.get(seat - half) : chance.below(below));
    }
    return scores;
  }

  private Set<Integer> left(List<Integer> scores) {
    return new TreeSet<>(rules.left(scores));
  }

  /** So many of the cards that are left, as far as there are some. */
  private List<String> names(int number) {
    List<String> names = new ArrayList<>();
    boolean alike =
        rules.book().the(Element.Turns.class).pairs()
            || rules.book().the(Element.Turns.class).onItsLike();
    int last = Kind.NONE;
    while (names.size() < number && !rest.isEmpty()) {
      boolean twin = alike && rest.contains(last) && chance.below(2) == 0;
      int kind = twin ? last : rest.getLast();
      int place = rest.lastIndexOf(kind);
      rest.subList(place, place + 1).clear();
      last = kind;
      names.add(rules.kinds().name(kind));
    }
    return names;
  }
}
