package eightfold.testkit;

import eightfold.game.FastChance;
import eightfold.rules.CardSet;
import eightfold.rules.CardSet.Part;
import eightfold.rules.Element;
import eightfold.rules.RuleBook;
import eightfold.rules.RuleBookCheck;
import eightfold.rules.SeatTable;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes up rule books: each element in or out, with a weight that is itself drawn for each book, so
 * that some are crowded and some nearly bare (swarm testing). Packs are small and hands large often
 * enough for stocks to run out.
 */
final class RandomBooks {
  private final FastChance chance;

  /** Whether the book may have rules of {@link RandomFamily}. */
  private boolean family;

  private final List<Element> elements = new ArrayList<>();

  /** Of ten optional elements, so many are in. */
  private final int weight;

  private RandomBooks(FastChance chance) {
    this.chance = chance;
    this.weight = 1 + chance.below(6);
  }

  /** A book that can be played; the same for the same seed. */
  static RuleBook book(long seed) {
    FastChance chance = new FastChance(seed);
    while (true) {
      RuleBook book = new RandomBooks(chance).any(seed);
      if (RuleBookCheck.check(book).isEmpty()) {
        return book;
      }
    }
  }

  /** Whether a book comes from here. */
  static boolean madeUp(RuleBook book) {
    return book.id().startsWith("random-");
  }

  private RuleBook any(long seed) {
    family = chance.below(3) == 0;
    // most of them are refused, as few effects go with two rule sets
    boolean factor = chance.below(4) == 0;
    boolean jokers = in() && !factor;
    table(jokers);
    turns();
    elements.addAll(new RandomEffects(chance, jokers, family).lines());
    if (factor) {
      elements.add(new Element.Factor());
    }
    rows(new RandomEffects(chance, jokers, family));
    elements.addAll(new RandomRuns(chance).elements(new RandomEffects(chance, jokers, family)));
    calls(new RandomEffects(chance, jokers, family));
    last(new RandomEffects(chance, jokers, family));
    scores(new RandomEffects(chance, jokers, family));
    new RandomDecisions(chance).addTo(elements);
    limits();
    elements.addAll(
        new RandomFamily(chance, family)
            .elements(new RandomEffects(chance, jokers, family), elements));
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

  private <E extends Enum<E>> E any(Class<E> of) {
    E[] all = of.getEnumConstants();
    return all[chance.below(all.length)];
  }

  private void table(boolean jokers) {
    elements.add(new Element.Players(2, 6));
    elements.add(new Element.Deck(any(Element.Deck.Cards.class)));
    if (in()) {
      elements.add(new Element.Packs(SeatTable.always(1 + chance.below(2))));
    }
    if (jokers) {
      elements.add(new Element.Jokers(2 + 2 * chance.below(2), chance.below(2) == 0));
    }
    int most = chance.below(4) == 0 ? 14 : 6;
    elements.add(
        new Element.Deal(
            SeatTable.always(1 + chance.below(most)),
            chance.below(5) == 0,
            chance.below(8) == 0,
            chance.below(6) == 0));
    if (in()) {
      elements.add(new Element.Direction(any(Element.Direction.Way.class)));
    }
    begins(new RandomEffects(chance, jokers, family));
    if (in()) {
      elements.add(new Element.Goodies());
    }
  }

  /** A starter and what it does, or how the pile is begun without one. */
  private void begins(RandomEffects effects) {
    CardSet bury = effects.set();
    boolean opened = chance.below(5) == 0;
    Element.Starter.Act act = any(Element.Starter.Act.class);
    if (opened || act == Element.Starter.Act.NONE) {
      boolean eachSeat = chance.below(2) == 0;
      CardSet openers = chance.below(3) == 0 ? new CardSet(List.of(new Part.Any())) : effects.set();
      elements.add(
          new Element.Opening(openers, eachSeat, chance.below(3) == 0, chance.below(3) == 0));
      Element.Starter.Act begun = eachSeat ? act : Element.Starter.Act.NONE;
      elements.add(new Element.Starter(begun, List.of()));
    } else if (in()) {
      elements.add(new Element.Starter(act, chance.below(3) == 0 ? bury.parts() : List.of()));
    }
    if (in() && chance.below(2) == 0) {
      elements.add(new Element.StarterDraw(effects.set(), 1 + chance.below(3)));
    }
  }

  private void turns() {
    Element.Draw.Policy policy = any(Element.Draw.Policy.class);
    boolean several = policy == Element.Draw.Policy.UP_TO;
    elements.add(new Element.Draw(policy, several ? 1 + chance.below(4) : 1));
    if (in()) {
      elements.add(new Element.ForcedPlay(any(Element.ForcedPlay.Scope.class)));
    }
    if (in()) {
      elements.add(new Element.AutoDraw());
    }
    if (in()) {
      elements.add(new Element.FreePass(chance.below(3)));
    }
    if (!in()) {
      elements.add(new Element.Stock(any(Element.Stock.Out.class)));
    }
    if (in() && chance.below(2) == 0) {
      elements.add(new Element.DryPass());
    }
    if (in()) {
      elements.add(new Element.WildsFollow());
    }
    for (Element.Several.Chain chain : Element.Several.Chain.values()) {
      if (chance.below(6) == 0) {
        boolean three = chain == Element.Several.Chain.RUN && chance.below(2) == 0;
        elements.add(new Element.Several(chain, three ? 3 : 2));
      }
    }
  }

  /** What bounds turns of several cards. */
  private void rows(RandomEffects effects) {
    if (in() && chance.below(3) == 0) {
      elements.add(new Element.LastEffectOnly());
    }
    if (in() && chance.below(2) == 0) {
      elements.add(new Element.Alone(effects.set()));
    }
    if (in() && chance.below(2) == 0) {
      elements.add(new Element.AnswersAlone());
    }
    if (chance.below(6) == 0) {
      elements.add(new Element.SilenceCosts(1 + chance.below(3)));
    }
  }

  private void calls(RandomEffects effects) {
    if (chance.below(10) < 3) {
      return;
    }
    Element.Call.Found found =
        family
            ? any(Element.Call.Found.class)
            : chance.below(2) == 0 ? Element.Call.Found.CAUGHT : Element.Call.Found.AUTOMATIC;
    boolean caught = found == Element.Call.Found.CAUGHT;
    elements.add(
        new Element.Call(
            "Last",
            found,
            chance.below(3) == 0 ? 1 + chance.below(4) : 1,
            chance.below(4) == 0,
            chance.below(4) == 0 ? 1 + chance.below(8) : 0,
            chance.below(4) == 0,
            chance.below(4) == 0 ? effects.set().parts() : List.of(),
            chance.below(3) == 0,
            caught && chance.below(3) == 0 ? 1 + chance.below(3) : 0,
            chance.below(3) == 0));
    elements.add(new Element.CallPenalty(chance.below(4)));
    if (in()) {
      elements.add(new Element.FalseCall(1 + chance.below(3)));
    }
    if (in()) {
      elements.add(new Element.CallBlocks());
    }
  }

  private void last(RandomEffects effects) {
    if (in()) {
      elements.add(new Element.RevealLastWild());
    }
    if (in()) {
      elements.add(new Element.FaceUp(1 + chance.below(4)));
    }
    if (chance.below(8) == 0) {
      elements.add(new Element.LastOnly(effects.set()));
    }
    if (chance.below(8) == 0) {
      elements.add(new Element.LastNever(effects.set()));
    }
    if (chance.below(4) == 0) {
      elements.add(new Element.LastCosts(effects.set(), 1 + chance.below(3), chance.below(2) == 0));
    }
    if (in()) {
      elements.add(new Element.LastSays("sepp"));
    }
  }

  private void scores(RandomEffects effects) {
    List<Element> countdown = new RandomRuns(chance).countdown();
    if (!countdown.isEmpty()) {
      elements.addAll(countdown);
      return;
    }
    if (in()) {
      elements.add(
          new Element.Points(
              List.of(
                  new Element.Points.Value(effects.set(), chance.below(60)),
                  new Element.Points.Value(effects.set(), chance.below(60)))));
    }
    elements.add(new Element.Scoring(any(Element.Scoring.Mode.class)));
    if (in()) {
      elements.add(new Element.DoubledBy(effects.set()));
    }
    if (in() && chance.below(2) == 0) {
      elements.add(new Element.WinnerScores(chance.below(21) - 10));
    }
    if (in() && chance.below(2) == 0) {
      elements.add(new Element.LateDraw(effects.set(), 1 + chance.below(3)));
    }
    elements.add(match());
    if (chance.below(2) == 0) {
      elements.add(new Element.Columns(3 + chance.below(4)));
    }
  }

  private Element.Match match() {
    return switch (chance.below(6)) {
      case 0 ->
          new Element.Match(
              Element.Match.Format.TARGET, SeatTable.always(chance.below(3) * 30), false);
      case 1 ->
          new Element.Match(
              Element.Match.Format.DEALS,
              SeatTable.always(1 + chance.below(3)),
              chance.below(2) == 0);
      case 2 ->
          new Element.Match(
              Element.Match.Format.ELIMINATION, SeatTable.always(20 + chance.below(60)), false);
      case 3 ->
          new Element.Match(
              Element.Match.Format.COLUMNS, SeatTable.always(20 + chance.below(60)), false);
      default -> new Element.Match(Element.Match.Format.SINGLE, SeatTable.always(0), false);
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
