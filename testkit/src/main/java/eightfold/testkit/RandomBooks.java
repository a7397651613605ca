package eightfold.testkit;

import eightfold.cards.LibraryPack;
import eightfold.cards.Pack;
import eightfold.game.FastChance;
import eightfold.rules.book.RuleBooks;
import eightfold.rules.check.Objection;
import eightfold.rules.check.RuleBookCheck;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.CardSet.Part;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Makes up rule books: each element in or out, with a weight that is itself drawn for each book, so
 * that some are crowded and some nearly bare (swarm testing). Packs are small and hands large often
 * enough for stocks to run out. It is made freely, without a thought for what goes with what; that
 * is for the check to say: of what it refuses one effect or line after the other is left out.
 */
public final class RandomBooks {
  /** Whose cards made-up books are about; another pack of their own comes later. */
  static final Pack PACK = LibraryPack.french();

  /** The policies that go with draws from hands. */
  private static final Set<Element.Draw.Policy> FROM_HANDS =
      EnumSet.of(
          Element.Draw.Policy.ONE_THEN_PASS,
          Element.Draw.Policy.ONE_THEN_PLAY,
          Element.Draw.Policy.UP_TO,
          Element.Draw.Policy.UNTIL_PLAYED);

  private static final int RANKS = PACK.ranks().size();

  /** The elements that no book can do without stand first. */
  private static final int NECESSARY = 2;

  /** With fewer lines another book is drawn. */
  private static final int BARE = 6;

  private final FastChance chance;

  /** Whether the book has rules of {@link RandomFamily}: one of three is crowded enough. */
  private boolean family;

  private final List<Element> elements = new ArrayList<>();

  /** Of ten optional elements, so many are in. */
  private final int weight;

  private RandomBooks(FastChance chance) {
    this.chance = chance;
    this.weight = 1 + chance.below(6);
  }

  /** A book that can be played; the same for the same seed. */
  public static RuleBook book(long seed) {
    FastChance chance = new FastChance(seed);
    while (true) {
      Optional<RuleBook> book = left(new RandomBooks(chance).any(seed), chance);
      if (book.isPresent()) {
        return book.get();
      }
    }
  }

  /** The same book with up to six lines with conditions besides. */
  public static RuleBook withConditions(long seed) {
    return new RandomConditions(~seed).addedTo(book(seed));
  }

  /** What is left of a book when all is out that the check refuses; nothing if it lacks a rule. */
  static Optional<RuleBook> left(RuleBook drawn, FastChance chance) {
    RuleBook book = drawn;
    List<Objection> objections = RuleBookCheck.check(book);
    while (!objections.isEmpty()) {
      List<Integer> spare = spare(book.elements());
      if (book.elements().size() < BARE || spare.isEmpty()) {
        return Optional.empty();
      }
      Optional<Element> wrong = objections.get(chance.below(objections.size())).element();
      // where the check names no line, or one that must stay, any other goes
      int named = wrong.map(book.elements()::indexOf).orElse(-1);
      int at = spare.contains(named) ? named : spare.get(chance.below(spare.size()));
      book = book.with(without(book.elements(), at, chance));
      objections = RuleBookCheck.check(book);
    }
    return Optional.of(book);
  }

  /** The places of the lines without which it may still be a book: not those of its pack. */
  private static List<Integer> spare(List<Element> elements) {
    return IntStream.range(NECESSARY, elements.size())
        .filter(at -> !(elements.get(at) instanceof Element.PackRule))
        .boxed()
        .toList();
  }

  /** The lines without one of them; of a card that does much, without one thing that it does. */
  private static List<Element> without(List<Element> elements, int at, FastChance chance) {
    List<Element> fewer = new ArrayList<>(elements);
    if (elements.get(at) instanceof Element.On on && on.effects().size() > 1) {
      List<Effect> effects = new ArrayList<>(on.effects());
      effects.remove(chance.below(effects.size()));
      fewer.set(at, new Element.On(on.cards(), effects));
    } else {
      fewer.remove(at);
    }
    return fewer;
  }

  private RuleBook any(long seed) {
    family = chance.below(3) == 0;
    boolean factor = chance.below(8) == 0;
    boolean jokers = in();
    table(jokers);
    turns();
    elements.addAll(new RandomEffects(chance, jokers, family).lines());
    if (factor) {
      elements.add(factor());
    }
    rows(new RandomEffects(chance, jokers, family));
    elements.addAll(new RandomRuns(chance).elements(new RandomEffects(chance, jokers, family)));
    calls(new RandomEffects(chance, jokers, family));
    last(new RandomEffects(chance, jokers, family));
    scores(new RandomEffects(chance, jokers, family));
    new RandomDecisions(chance).addTo(elements);
    limits();
    elements.addAll(
        new RandomFamily(chance, family).elements(new RandomEffects(chance, jokers, family)));
    String id = "random-" + Long.toUnsignedString(seed);
    return new RuleBook(
        id,
        "Random " + Long.toUnsignedString(seed),
        "Made up.",
        "A generator.",
        List.of(),
        false,
        elements,
        List.of());
  }

  private boolean in() {
    return chance.below(10) < weight;
  }

  private void says(String line) {
    elements.add(RuleBooks.line(line));
  }

  /** A clause, once in so many times. */
  private String now(int times, String clause) {
    return chance.below(times) == 0 ? clause : "";
  }

  private String one(String... of) {
    return of[chance.below(of.length)];
  }

  private <E extends Enum<E>> E any(Class<E> of) {
    E[] all = of.getEnumConstants();
    return all[chance.below(all.length)];
  }

  private void table(boolean jokers) {
    says("players 2..6");
    says("deck " + one("french", "piquet", "swiss", "spanish"));
    if (in()) {
      says("packs " + (1 + chance.below(2)));
    }
    if (jokers) {
      says("jokers " + (2 + 2 * chance.below(2)) + now(2, ", each pack"));
    }
    int most = chance.below(4) == 0 ? 14 : 6;
    says(
        "deal "
            + hands(most)
            + now(5, ", one less each deal")
            + now(8, ", down and up")
            + now(6, ", one more to eldest"));
    if (in()) {
      says("direction " + one("clockwise", "counterclockwise"));
    }
    begins(new RandomEffects(chance, jokers, family));
    if (in()) {
      says("goodies");
    }
  }

  /** So many cards each, or fewer where two play. */
  private String hands(int most) {
    int each = 1 + chance.below(most);
    return chance.below(6) == 0
        ? "2:" + (1 + chance.below(6)) + " " + (3 + chance.below(2)) + ":" + each
        : String.valueOf(each);
  }

  /** A starter and what it does, or how the pile is begun without one. */
  private void begins(RandomEffects effects) {
    CardSet bury = effects.set();
    String act = one("plain", "dealer-plays", "dealer-declares", "none", "eldest-bears");
    if (chance.below(4) == 0) {
      CardSet openers =
          chance.below(3) == 0 ? new CardSet(List.of(new Part.Any(PACK))) : effects.set();
      elements.add(
          new Element.Opening(
              openers, chance.below(2) == 0, chance.below(3) == 0, chance.below(3) == 0));
    }
    if (in()) {
      says("starter " + act + now(3, ", bury " + bury.text()));
    }
    if (in() && chance.below(2) == 0) {
      says("starter-draw " + effects.set().text() + ", each draws " + (1 + chance.below(3)));
    }
  }

  private void turns() {
    Element.Draw.Policy policy = any(Element.Draw.Policy.class);
    boolean several = policy == Element.Draw.Policy.UP_TO;
    elements.add(Element.Draw.of(policy, several ? 1 + chance.below(4) : 1));
    if (in()) {
      says("forced-play " + one("always", "except-wild", "except-jokers"));
    }
    if (in()) {
      says("auto-draw");
    } else if (FROM_HANDS.contains(policy) && in()) {
      says("draw-from " + one("next", "previous", "left", "right", "anybody"));
    }
    if (in()) {
      says("free-pass" + one("", ", blocked after seats and 1", ", blocked after seats and 2"));
    }
    if (!in()) {
      says("stock " + one("reshuffle", "pass", "end", "ends-at-last"));
    }
    if (in() && chance.below(2) == 0) {
      says("dry-pass");
    }
    if (chance.below(8) == 0) {
      says("blocked-after " + (1 + chance.below(3)));
    }
    if (in()) {
      elements.add(RuleBooks.line("wilds-follow"));
    }
    for (Element.Several.Chain chain : Element.Several.Chain.values()) {
      if (chance.below(6) == 0) {
        boolean three = chain == Element.Several.Chain.RUN && chance.below(2) == 0;
        boolean other = chain == Element.Several.Chain.MARRIAGE && chance.below(2) == 0;
        int low = chance.below(RANKS - 1);
        CardSet couple = CardSet.ofRanks(PACK, low, low + 1 + chance.below((RANKS - 1) - low));
        elements.add(
            new Element.Several(
                chain, three ? 3 : 2, other ? couple : Element.Several.KING_AND_QUEEN));
      }
    }
  }

  /** Two rule sets; in half of the books other cards than eights and kings bring and end them. */
  private Element.Factor factor() {
    int by = chance.below(RANKS);
    int back = chance.below(RANKS);
    return chance.below(2) == 0 || by == back
        ? Element.Factor.EIGHTS_AND_KINGS
        : new Element.Factor(CardSet.ofRanks(PACK, by), CardSet.ofRanks(PACK, back));
  }

  /** What bounds turns of several cards. */
  private void rows(RandomEffects effects) {
    if (in() && chance.below(3) == 0) {
      elements.add(RuleBooks.line("last-effect-only"));
    }
    if (in() && chance.below(2) == 0) {
      says("alone " + effects.set().text());
    }
    if (in() && chance.below(2) == 0) {
      elements.add(RuleBooks.line("answers-alone"));
    }
    if (chance.below(6) == 0) {
      says("silence-costs " + (1 + chance.below(3)));
    }
  }

  private void calls(RandomEffects effects) {
    if (chance.below(10) < 3) {
      return;
    }
    String found = one("caught", "automatic", "next-turn");
    says(
        "call \"Last\" "
            + found
            + now(3, ", at " + (2 + chance.below(4)))
            + now(4, ", each turn")
            + now(4, ", before with up to " + (1 + chance.below(8)))
            + now(4, ", or of one rank")
            + now(4, ", save " + effects.set().text())
            + now(3, ", until played")
            + now(3, ", for turns of " + (1 + chance.below(3)))
            + now(3, ", not in deals of one card"));
    says("call-penalty " + chance.below(4));
    if (in()) {
      says("false-call " + (1 + chance.below(3)));
    }
    if (in()) {
      says("call-blocks");
    }
  }

  private void last(RandomEffects effects) {
    if (in()) {
      elements.add(RuleBooks.line("reveal-last-wild"));
    }
    if (in()) {
      says("face-up " + (1 + chance.below(4)));
    }
    if (chance.below(8) == 0) {
      says("last-only " + effects.set().text());
    }
    if (chance.below(8) == 0) {
      says("last-never " + effects.set().text());
    }
    if (chance.below(6) == 0) {
      says("last-matching " + effects.set().text());
    }
    if (chance.below(4) == 0) {
      says(
          "last-costs "
              + effects.set().text()
              + ", draws "
              + (1 + chance.below(3))
              + now(2, ", ends turn"));
    }
    if (in()) {
      says("last-says \"sepp\"");
    }
  }

  private void scores(RandomEffects effects) {
    List<Element> countdown = new RandomRuns(chance).countdown();
    elements.addAll(countdown);
    if (in()) {
      elements.add(
          new Element.Points(
              List.of(
                  new Element.Points.Value(effects.set(), chance.below(60)),
                  new Element.Points.Value(effects.set(), chance.below(60)))));
    }
    elements.add(Element.Scoring.by(any(Element.Scoring.Mode.class)));
    if (in()) {
      says("doubled-by " + effects.set().text());
    }
    if (in() && chance.below(2) == 0) {
      says("winner-scores " + (chance.below(21) - 10));
    }
    if (in() && chance.below(2) == 0) {
      says("late-draw " + effects.set().text() + ", draws " + (1 + chance.below(3)));
    }
    if (countdown.isEmpty()) {
      says("match " + match());
    }
    if (chance.below(2) == 0) {
      says("columns " + (3 + chance.below(4)));
    }
  }

  private String match() {
    return switch (chance.below(6)) {
      case 0 -> "target, at " + chance.below(3) * 30;
      case 1 -> "deals, at " + (1 + chance.below(3)) + now(2, ", play-off");
      case 2 -> "elimination, at " + (20 + chance.below(60));
      case 3 -> "columns, at " + (20 + chance.below(60));
      default -> "single";
    };
  }

  private void limits() {
    if (chance.below(5) == 0) {
      elements.add(new Element.Limit(Element.Limit.Of.CARDS, 5 + chance.below(30)));
    }
    if (chance.below(5) == 0) {
      elements.add(new Element.Limit(Element.Limit.Of.ACTS, 10 + chance.below(60)));
    }
  }
}
