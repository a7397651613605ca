package eightfold.program;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.message.Argument;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Consequence;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.rules.vocabulary.SeatSelector;
import eightfold.rules.vocabulary.Trigger;
import eightfold.spelling.SpokenText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * The lines with conditions of a book, compiled: which {@code when} lines an event sets off, as
 * bits in the order of the book, what they bring about, and which pairs of cards {@code never} and
 * {@code also} speak of.
 */
public final class Conditions {
  /** The largest number of {@code when} lines. */
  public static final int MOST_LINES = 100;

  /** How many longs hold a bit for each line. */
  public static final int WORDS = 2;

  private static final int MOST_HAND = 50;

  /** What happens without cards of its own: a seat draws, takes a penalty, a turn begins, ends. */
  public static final int DRAWS = Trigger.Moment.DRAWS.ordinal();

  public static final int DRAWS_PENALTY = Trigger.Moment.DRAWS_PENALTY.ordinal();
  public static final int TURN_BEGINS = Trigger.Moment.TURN_BEGINS.ordinal();
  public static final int TURN_ENDS = Trigger.Moment.TURN_ENDS.ordinal();

  /** The direction turns. */
  public static final int DIRECTION_TURNS = Trigger.Moment.DIRECTION_TURNS.ordinal();

  /** Made when the first book is read that lets names be said. */
  private static final class Names {
    static final String[] OF_KINDS = new String[Kind.COUNT];

    static {
      for (int kind : Kinds.list(Kinds.ALL)) {
        OF_KINDS[kind] = new Argument.Card(kind).word().text().replaceFirst("^the ", "");
      }
    }
  }

  /** One thing that a line brings about; which of the fields count goes by the code. */
  public static final class Step {
    public static final int DRAW = 0;
    public static final int MISS = 1;
    public static final int MUST_PLAY = 2;
    public static final int SAY = 3;
    public static final int SAY_NAME = 4;
    public static final int SWAP = 5;
    public static final int REVERSE = 6;
    public static final int AGAIN = 7;
    public static final int DECLARE = 8;

    public final int code;

    /** The seats that it is about, as a word for seats; of {@link #REVERSE} the player. */
    public final int who;

    /** How many seats on, where they are counted. */
    public final int steps;

    /** Cards, turns. */
    public final int number;

    /** The kinds that may be played. */
    public final long kinds;

    /** What is to be said. */
    public final String words;

    Step(int code, SeatSelector who, int number, long kinds, String words) {
      this.code = code;
      this.who = Selected.of(who);
      this.steps = who.steps();
      this.number = number;
      this.kinds = kinds;
      this.words = words;
    }

    /** Its place among all that may have to be said ({@link Conditions#sayings}). */
    int saying;

    /** What tells its words from others. */
    int voice;

    /** The same, for who owes it. */
    public int saying() {
      return saying;
    }

    /**
     * Whether the other one, of the same line, makes its player owe the same words at the same
     * cost.
     */
    boolean isLike(Step other) {
      return code == other.code && number == other.number && words.equals(other.words);
    }

    /** Whether words are owed by it. */
    public boolean says() {
      return code == SAY || code == SAY_NAME;
    }

    /** Whether the player has to name the seat. */
    public boolean chooses() {
      return who == Selected.CHOSEN;
    }
  }

  /** How many {@code when} lines there are. */
  public final int lines;

  /** What each line brings about, in its order. */
  public final Step[][] steps;

  /** All that may have to be said, in the order of the book. */
  public final Step[] sayings;

  /** The kinds on which the card of a line has to come, or {@link #WHATEVER} lies there. */
  public final long[] on;

  public static final long WHATEVER = -1;

  public static final byte HOWEVER_MANY = -1;

  /** The kinds of which an unbroken series counts, where {@link #row} is not 0. */
  public final long[] cards;

  public final byte[] row;

  /** How many cards its player holds then, or {@link #HOWEVER_MANY}. */
  public final byte[] left;

  /** Whether any line makes seats miss turns, swap hands, choose a seat. */
  public final boolean misses;

  public final boolean swaps;

  public final boolean chooses;

  /** Whether any line keeps kinds out of a turn. */
  public final boolean bars;

  /** By upcard: the kinds that {@code never} keeps off it, and those that {@code also} lets on. */
  public final long[] never = new long[Kind.COUNT];

  public final long[] also = new long[Kind.COUNT];
  public final boolean nevers;

  /** The kinds that must not lie on another card of their own. */
  public final long neverOnItself;

  public final boolean alsos;

  /** The lines that a laid kind may set off; by kind, {@link #WORDS} longs each. */
  private final long[] played = new long[Kind.COUNT * WORDS];

  /** What tells the names of kinds from other words. */
  private final int[] nameVoices = new int[Kind.COUNT];

  private final long[] hand = new long[(MOST_HAND + 1) * WORDS];
  private final long[] moments = new long[Trigger.Moment.values().length * WORDS];

  /** Those of a book without such lines. */
  static final Conditions NONE = new Conditions(List.of(), Kinds.NONE);

  private Conditions(List<Element> elements, long wild) {
    List<Element.When> all =
        elements.stream()
            .filter(Element.When.class::isInstance)
            .map(Element.When.class::cast)
            .limit(MOST_LINES)
            .toList();
    lines = all.size();
    steps = new Step[lines][];
    on = new long[lines];
    cards = new long[lines];
    row = new byte[lines];
    left = new byte[lines];
    for (int line = 0; line < lines; line++) {
      event(line, all.get(line).event(), wild);
      steps[line] = all.get(line).then().stream().map(one -> step(one, wild)).toArray(Step[]::new);
    }
    misses = any(Step.MISS);
    sayings = all().filter(Step::says).toArray(Step[]::new);
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < sayings.length; i++) {
      sayings[i].saying = i;
      String text = SpokenText.plain(sayings[i].words);
      if (!texts.contains(text)) {
        texts.add(text);
      }
      sayings[i].voice = texts.indexOf(text);
    }
    for (Step[] line : steps) {
      for (Step step : line) {
        step.saying = Arrays.stream(line).filter(step::isLike).findFirst().orElse(step).saying;
      }
    }
    for (int kind : Kinds.list(Kinds.ALL)) {
      int own = texts.indexOf(SpokenText.plain(name(kind)));
      nameVoices[kind] = own < 0 ? texts.size() + kind : own;
    }
    swaps = any(Step.SWAP);
    chooses = all().anyMatch(Step::chooses);
    pairings(elements, wild);
    nevers = Arrays.stream(never).anyMatch(kinds -> kinds != Kinds.NONE);
    bars = nevers || any(Step.MUST_PLAY);
    neverOnItself =
        Kinds.list(Kinds.ALL).stream()
            .filter(kind -> Kinds.has(never[kind], kind))
            .mapToLong(Kinds::of)
            .sum();
    alsos = Arrays.stream(also).anyMatch(kinds -> kinds != Kinds.NONE);
  }

  /** The line that makes its player owe these words. */
  public int lineOf(Step saying) {
    int line = 0;
    while (!Arrays.asList(steps[line]).contains(saying)) {
      line++;
    }
    return line;
  }

  static Conditions of(RuleBook book, long wild) {
    return new Conditions(book.elements(), wild);
  }

  /** The name of a card in words: {@code seven of spades}. */
  public static String name(int kind) {
    return Names.OF_KINDS[kind];
  }

  private Stream<Step> all() {
    return Arrays.stream(steps).flatMap(Arrays::stream);
  }

  private boolean any(int code) {
    return all().anyMatch(step -> step.code == code);
  }

  private void event(int line, Trigger event, long wild) {
    switch (event) {
      case Trigger.HandBecomes(int size) -> set(hand, size, line);
      case Trigger.Happens(Trigger.Moment moment) -> set(moments, moment.ordinal(), line);
      case Trigger.Played(CardSet kinds, List<CardSet.Part> below, int nth, OptionalInt holds) -> {
        cards[line] = kinds.mask(wild);
        on[line] = below.isEmpty() ? WHATEVER : new CardSet(below).mask(wild);
        row[line] = (byte) nth;
        left[line] = (byte) holds.orElse(HOWEVER_MANY);
        Kinds.list(cards[line]).forEach(kind -> set(played, kind, line));
      }
    }
  }

  private static void set(long[] table, int at, int line) {
    table[at * WORDS + (line >> 6)] |= 1L << line;
  }

  private static Step step(Consequence one, long wild) {
    SeatSelector player = SeatSelector.of(SeatSelector.Which.PLAYER);
    return switch (one) {
      case Consequence.Draws(SeatSelector who, int number) ->
          new Step(Step.DRAW, who, number, Kinds.NONE, "");
      case Consequence.Misses(SeatSelector who, int turns) ->
          new Step(Step.MISS, who, turns, Kinds.NONE, "");
      case Consequence.MustPlay(SeatSelector who, CardSet set) ->
          new Step(Step.MUST_PLAY, who, 0, set.mask(wild), "");
      case Consequence.Says(String words, int number) ->
          new Step(words.isEmpty() ? Step.SAY_NAME : Step.SAY, player, number, Kinds.NONE, words);
      case Consequence.SwapsHands(SeatSelector who) -> new Step(Step.SWAP, who, 0, Kinds.NONE, "");
      case Effect.Reverse() -> new Step(Step.REVERSE, player, 0, Kinds.NONE, "");
      case Effect.Again() -> new Step(Step.AGAIN, player, 0, Kinds.NONE, "");
      case Consequence.DeclaresSuit() -> new Step(Step.DECLARE, player, 0, Kinds.NONE, "");
    };
  }

  /** Of two lines about the same pair the later one holds (RULE-LANGUAGE, Conditions 9). */
  private void pairings(List<Element> elements, long wild) {
    for (Element element : elements) {
      if (element instanceof Element.Never(CardSet kinds, CardSet below)) {
        move(kinds.mask(wild), below.mask(wild), also, never);
      } else if (element instanceof Element.Also(CardSet kinds, CardSet below)) {
        move(kinds.mask(wild), below.mask(wild), never, also);
      }
    }
  }

  private static void move(long kinds, long upcards, long[] from, long[] to) {
    for (int upcard : Kinds.list(upcards)) {
      from[upcard] &= ~kinds;
      to[upcard] |= kinds;
    }
  }

  /** A number for what is to be said: the same for the same words. */
  public int voice(int saying, int kind) {
    return sayings[saying].code == Step.SAY ? sayings[saying].voice : nameVoices[kind];
  }

  /** The lines that a laid kind may set off, by its own conditions aside; one long of the bits. */
  public long played(int kind, int word) {
    return played[kind * WORDS + word];
  }

  /** The lines that a hand of that size sets off. */
  public long hand(int size, int word) {
    return size > MOST_HAND ? 0 : hand[size * WORDS + word];
  }

  /** The lines that such a moment sets off: {@link #DRAWS} and the others. */
  public long at(int moment, int word) {
    return moments[moment * WORDS + word];
  }
}
