package eightfold.program;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.cards.Pack;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Consequence;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.EventCondition;
import eightfold.rules.vocabulary.RuleBook;
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

  /** Stands for whatever lies there. */
  public static final long WHATEVER = -1;

  /** Stands for any number of cards left. */
  public static final int HOWEVER_MANY = -1;

  private final List<List<LineStep>> steps;
  private final List<LineStep.Say> sayings;

  /** What tells the words of each of the sayings from others. */
  private final int[][] voices;

  /** Of each of the sayings its words: one text, or one for each kind. */
  private final String[][] words;

  /** As which kinds the notation writes them. */
  private final int[][] cardWords;

  private final long[] on;
  private final long[] cards;
  private final byte[] row;
  private final byte[] left;

  /** What else has to hold, by line. */
  private final List<List<LineCondition>> conditions;

  /** What its player has to hold for a line to work, by line. */
  private final List<List<Holding>> holdings;

  /** What is thrown before a line works, by line. */
  private final List<List<EventCondition.ByChance>> odds;

  private final boolean misses;
  private final boolean swaps;
  private final boolean shows;
  private final boolean showsApart;
  private final boolean steals;
  private final boolean redeals;
  private final boolean chooses;
  private final boolean bars;
  private final long[] never = new long[Kind.COUNT];
  private final long[] also = new long[Kind.COUNT];
  private final boolean nevers;
  private final long neverOnItself;
  private final boolean alsos;

  /** The lines that a laid kind may set off; by kind, {@link #WORDS} longs each. */
  private final long[] played = new long[Kind.COUNT * WORDS];

  private final long[] hand = new long[(MOST_HAND + 1) * WORDS];
  private final long[] moments = new long[Trigger.Moment.values().length * WORDS];

  private Conditions(Pack pack, List<Element> elements, long wild, int seats) {
    List<Element.When> all =
        elements.stream()
            .filter(Element.When.class::isInstance)
            .map(Element.When.class::cast)
            .limit(MOST_LINES)
            .toList();
    LineSteps compiled = new LineSteps(pack, all, wild, seats);
    steps = compiled.lines();
    sayings = compiled.sayings();
    on = new long[all.size()];
    cards = new long[all.size()];
    row = new byte[all.size()];
    left = new byte[all.size()];
    conditions = new ArrayList<>();
    holdings = new ArrayList<>();
    odds = new ArrayList<>();
    for (int line = 0; line < all.size(); line++) {
      CompiledConditions besides = new CompiledConditions(pack, all.get(line).and(), wild);
      conditions.add(besides.all());
      holdings.add(besides.holdings());
      odds.add(besides.odds());
      event(line, all.get(line).event(), wild, besides.kinds());
    }
    misses = any(LineStep.Miss.class);
    List<String> texts = new ArrayList<>();
    voices = new int[sayings.size()][];
    words = new String[sayings.size()][];
    cardWords = new int[sayings.size()][];
    for (int i = 0; i < voices.length; i++) {
      words[i] = new CardNaming(pack).words(sayings.get(i));
      cardWords[i] = Arrays.stream(words[i]).mapToInt(said -> written(pack, said)).toArray();
      voices[i] = Arrays.stream(words[i]).mapToInt(said -> voice(texts, said)).toArray();
    }
    swaps = any(LineStep.SwapHands.class) || any(LineStep.PassHands.class);
    boolean showsToAll =
        all().anyMatch(step -> step instanceof LineStep.ShowHand hand && hand.toAll());
    shows = showsToAll || all(LineStep.Move.class).anyMatch(move -> move.route().ofPile());
    showsApart = all().anyMatch(step -> step instanceof LineStep.ShowHand hand && !hand.toAll());
    steals = all(LineStep.Move.class).anyMatch(move -> move.route() == Consequence.Route.STEALS);
    redeals = any(LineStep.Redeal.class);
    chooses = all().anyMatch(LineStep::chooses);
    pairings(elements, wild);
    nevers = Arrays.stream(never).anyMatch(kinds -> kinds != Kinds.NONE);
    bars = nevers || any(LineStep.MustPlay.class);
    neverOnItself =
        Kinds.list(pack.all()).stream()
            .filter(kind -> Kinds.has(never[kind], kind))
            .mapToLong(Kinds::of)
            .sum();
    alsos = Arrays.stream(also).anyMatch(kinds -> kinds != Kinds.NONE);
  }

  /** How many {@code when} lines there are. */
  public int lines() {
    return steps.size();
  }

  /** What a line brings about, in its order. */
  public List<LineStep> steps(int line) {
    return steps.get(line);
  }

  /** All that may have to be said, in the order of the book. */
  public List<LineStep.Say> sayings() {
    return sayings;
  }

  /** The line that makes its player owe these words. */
  public int lineOf(LineStep.Say saying) {
    int line = 0;
    while (!steps.get(line).contains(saying)) {
      line++;
    }
    return line;
  }

  /** The kinds on which the card of a line has to come, or {@link #WHATEVER} lies there. */
  public long on(int line) {
    return on[line];
  }

  /** The kinds of which an unbroken series counts, where {@link #row} is not 0. */
  public long cards(int line) {
    return cards[line];
  }

  /** Which of an unbroken series sets the line off; 0: any card. */
  public int row(int line) {
    return row[line];
  }

  /** What else has to hold. */
  public List<LineCondition> conditions(int line) {
    return conditions.get(line);
  }

  /** What the player has to hold when the line comes to work. */
  public List<Holding> holdings(int line) {
    return holdings.get(line);
  }

  /** What is thrown before the line works, one after another; it works where all favour it. */
  public List<EventCondition.ByChance> odds(int line) {
    return odds.get(line);
  }

  /** How many cards its player holds then, or {@link #HOWEVER_MANY}. */
  public int left(int line) {
    return left[line];
  }

  /** Whether any line makes seats miss turns. */
  public boolean misses() {
    return misses;
  }

  /** Whether any line brings hands to other seats. */
  public boolean swaps() {
    return swaps;
  }

  /** Whether any line takes cards from hand to hand, out of most seats' sight. */
  public boolean steals() {
    return steals;
  }

  /** Whether any line deals hands anew. */
  public boolean redeals() {
    return redeals;
  }

  /** Whether any line has cards come to hands, or hands shown, in sight of all. */
  public boolean shows() {
    return shows;
  }

  /** Whether any line has hands shown to some seats alone. */
  public boolean showsApart() {
    return showsApart;
  }

  /** Whether any line has its player name a seat. */
  public boolean chooses() {
    return chooses;
  }

  /** Whether any line keeps kinds out of a turn. */
  public boolean bars() {
    return bars;
  }

  /** The kinds that {@code never} keeps off an upcard. */
  public long never(int upcard) {
    return never[upcard];
  }

  /** The kinds that {@code also} lets on an upcard. */
  public long also(int upcard) {
    return also[upcard];
  }

  /** Whether {@code never} keeps anything off. */
  public boolean nevers() {
    return nevers;
  }

  /** The kinds that must not lie on another card of their own. */
  public long neverOnItself() {
    return neverOnItself;
  }

  /** Whether {@code also} lets anything on. */
  public boolean alsos() {
    return alsos;
  }

  static Conditions of(RuleBook book, long wild, int seats) {
    return new Conditions(book.pack(), book.elements(), wild, seats);
  }

  /** The number of some words: the same for words that sound the same. */
  private static int voice(List<String> texts, String words) {
    String text = SpokenText.plain(words);
    if (!texts.contains(text)) {
      texts.add(text);
    }
    return texts.indexOf(text);
  }

  /** The kind whose letters sound as these words do, or {@link Kind#NONE}. */
  private static int written(Pack pack, String words) {
    int kind = pack.parse(words);
    boolean same =
        kind != Kind.NONE && SpokenText.plain(words).equals(SpokenText.plain(pack.name(kind)));
    return same ? kind : Kind.NONE;
  }

  /** The kind as which the notation writes what is to be said, or {@link Kind#NONE}. */
  public int card(int saying, int kind) {
    int[] own = cardWords[saying];
    return own[own.length == 1 ? 0 : kind];
  }

  /** What is to be said, of that card. */
  public String words(int saying, int kind) {
    String[] own = words[saying];
    return own[own.length == 1 ? 0 : kind];
  }

  private Stream<LineStep> all() {
    return steps.stream().flatMap(List::stream);
  }

  /** All of that kind that any line brings about. */
  <S extends LineStep> Stream<S> all(Class<S> kind) {
    return all().filter(kind::isInstance).map(kind::cast);
  }

  private boolean any(Class<? extends LineStep> kind) {
    return all().anyMatch(kind::isInstance);
  }

  private void event(int line, Trigger event, long wild, long besides) {
    switch (event) {
      case Trigger.HandBecomes(int size) -> set(hand, size, line);
      case Trigger.Happens(Trigger.Moment moment) -> set(moments, moment.ordinal(), line);
      case Trigger.Played(CardSet kinds, List<CardSet.Part> below, int nth, OptionalInt holds) -> {
        cards[line] = kinds.mask(wild);
        on[line] = below.isEmpty() ? WHATEVER : new CardSet(below).mask(wild);
        row[line] = (byte) nth;
        left[line] = (byte) holds.orElse(HOWEVER_MANY);
        Kinds.list(cards[line] & besides).forEach(kind -> set(played, kind, line));
      }
    }
  }

  private static void set(long[] table, int at, int line) {
    table[at * WORDS + (line >> 6)] |= 1L << line;
  }

  /** Of two lines about the same pair the later one holds (RULE-LANGUAGE, Conditions 9). */
  private void pairings(List<Element> elements, long wild) {
    for (Element element : elements) {
      if (element instanceof Element.Pairing(var what, CardSet kinds, CardSet below)) {
        boolean not = what == Element.Laying.NEVER;
        move(kinds.mask(wild), below.mask(wild), not ? also : never, not ? never : also);
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
    int[] own = voices[saying];
    return own[own.length == 1 ? 0 : kind];
  }

  /** The lines that a laid kind may set off, by its own conditions aside; one long of the bits. */
  public long played(int kind, int word) {
    return played[kind * WORDS + word];
  }

  /** The lines that a hand of that size sets off. */
  public long hand(int size, int word) {
    return size > MOST_HAND ? 0 : hand[size * WORDS + word];
  }

  /** The lines that such a moment sets off. */
  public long at(Trigger.Moment moment, int word) {
    return moments[moment.ordinal() * WORDS + word];
  }
}
