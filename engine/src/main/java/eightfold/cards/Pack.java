package eightfold.cards;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The kinds of cards that a game is played with: copies of a card are alike, and what a kind is,
 * its suit, rank, colour and letters, its pack alone knows. Kinds are numbered from 0 without a gap
 * in the pack's own order, and so are suits, ranks and colours. A set of kinds is a {@code long}
 * ({@link Kinds}). Never changed.
 */
public final class Pack implements Named {
  /** The largest number of suits. */
  public static final int MOST_SUITS = 8;

  /** The largest number of ranks. */
  public static final int MOST_RANKS = 30;

  /** Stands for "no suit", "no rank", "no colour". */
  public static final int NONE = -1;

  private final String name;
  private final Map<String, String> names;
  private final FaceEmblem back;
  private final boolean own;
  private final List<Suit> suits;
  private final List<Rank> ranks;
  private final List<CardKind> kinds;
  private final List<String> colours;
  private final Map<String, Integer> kindsByWord = new HashMap<>();
  private final Map<String, Integer> suitsByWord = new HashMap<>();
  private final Map<String, Integer> ranksByWord = new HashMap<>();

  private final byte[] suitOf;
  private final byte[] rankOf;
  private final byte[] colourOf;
  private final long[] ofSuit;
  private final long[] ofRank;
  private final long[] ofColour;
  private final long[] sameSuit;
  private final long[] sameRank;
  private final long all;
  private final long jokers;

  /** A pack of the library. */
  public Pack(String name, List<Suit> suits, List<Rank> ranks, List<CardKind> kinds) {
    this(name, Map.of(), FaceEmblem.NONE, suits, ranks, kinds, false);
  }

  /** The pack of a book's own. */
  public Pack(
      String name,
      Map<String, String> names,
      FaceEmblem back,
      List<Suit> suits,
      List<Rank> ranks,
      List<CardKind> kinds) {
    this(name, names, back, suits, ranks, kinds, true);
  }

  /** The pack of these kinds, numbered as they stand here. */
  private Pack(
      String name,
      Map<String, String> names,
      FaceEmblem back,
      List<Suit> suits,
      List<Rank> ranks,
      List<CardKind> kinds,
      boolean own) {
    this.name = name;
    this.own = own;
    this.names = Map.copyOf(names);
    this.back = back;
    this.suits = List.copyOf(suits);
    this.ranks = List.copyOf(ranks);
    this.kinds = List.copyOf(kinds);
    colours =
        Stream.concat(suits.stream().map(Suit::colour), kinds.stream().map(CardKind::colour))
            .distinct()
            .toList();
    all = kinds.size() == Kind.COUNT ? -1 : (1L << kinds.size()) - 1;
    suitOf = new byte[kinds.size()];
    rankOf = new byte[kinds.size()];
    colourOf = new byte[kinds.size()];
    ofSuit = new long[suits.size()];
    ofRank = new long[ranks.size() + 1];
    ofColour = new long[colours.size()];
    for (int kind = 0; kind < kinds.size(); kind++) {
      number(kind, kinds.get(kind));
    }
    jokers = ofRank[ranks.size()];
    sameSuit = new long[kinds.size()];
    sameRank = new long[kinds.size()];
    for (int kind = 0; kind < kinds.size(); kind++) {
      for (int suit : kinds.get(kind).suits()) {
        sameSuit[kind] |= ofSuit[suit];
      }
      sameRank[kind] = ofRank[rankOf[kind]];
    }
    readWords();
  }

  private void number(int kind, CardKind card) {
    boolean joker = card.rank() == NONE;
    suitOf[kind] = (byte) card.suit();
    rankOf[kind] = (byte) (joker ? ranks.size() : card.rank());
    colourOf[kind] = (byte) colours.indexOf(card.colour());
    for (int suit : card.suits()) {
      ofSuit[suit] |= Kinds.of(kind);
    }
    ofRank[rankOf[kind]] |= Kinds.of(kind);
    ofColour[colourOf[kind]] |= Kinds.of(kind);
  }

  private void readWords() {
    for (int suit = 0; suit < suits.size(); suit++) {
      Suit said = suits.get(suit);
      suitsByWord.put(said.letter(), suit);
      suitsByWord.put(said.sign(), suit);
      suitsByWord.put(said.name().toUpperCase(Locale.ROOT), suit);
    }
    for (int rank = 0; rank < ranks.size(); rank++) {
      for (String letters : spellings(ranks.get(rank))) {
        ranksByWord.put(letters, rank);
      }
    }
    for (int kind = 0; kind < kinds.size(); kind++) {
      CardKind card = kinds.get(kind);
      kindsByWord.put(card.letters(), kind);
      if (card.name().isEmpty() && card.suit() != NONE) {
        Suit suit = suits.get(card.suit());
        for (String letters : spellings(ranks.get(card.rank()))) {
          kindsByWord.put(letters + suit.letter(), kind);
          kindsByWord.put(letters + suit.sign(), kind);
        }
      }
    }
  }

  private static List<String> spellings(Rank rank) {
    return Stream.concat(Stream.of(rank.letters()), rank.also().stream()).toList();
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Map<String, String> names() {
    return names;
  }

  /** Whether its author names its cards; those of the library each language names by itself. */
  public boolean own() {
    return own;
  }

  /** The picture on the back of its cards. */
  public FaceEmblem back() {
    return back;
  }

  /** Its suits, in their order. */
  public List<Suit> suits() {
    return suits;
  }

  /** Its ranks, in the order of a run. */
  public List<Rank> ranks() {
    return ranks;
  }

  /** Its kinds, in the order in which the pack lists them. */
  public List<CardKind> kinds() {
    return kinds;
  }

  /** The colours of its suits and jokers, in the order in which they are named. */
  public List<String> colours() {
    return colours;
  }

  /** All its kinds. */
  public long all() {
    return all;
  }

  /** The kinds without suit and rank. */
  public long jokers() {
    return jokers;
  }

  /** Whether the kind has neither suit nor rank. */
  public boolean joker(int kind) {
    return (jokers >>> kind & 1) != 0;
  }

  /** The suit of a kind, the first of two, {@link #NONE} for a kind without one. */
  public int suit(int kind) {
    return suitOf[kind];
  }

  /** The rank of a kind; all jokers are of one rank, which comes after those that are named. */
  public int rank(int kind) {
    return rankOf[kind];
  }

  /** Whether the kind has a rank and is of one suit alone, by which its card is written. */
  public boolean hasSuitAndRank(int kind) {
    boolean ranked = rankOf[kind] >= 0 && rankOf[kind] < ranks.size();
    return ranked && suitOf[kind] != NONE && kinds.get(kind).suits().size() == 1;
  }

  /** The colour of a kind. */
  public int colour(int kind) {
    return colourOf[kind];
  }

  /** The colour of a suit. */
  public int colourOfSuit(int suit) {
    return colours.indexOf(suits.get(suit).colour());
  }

  /** The one other suit of the colour of a suit, {@link #NONE} where there is none or several. */
  public int sister(int suit) {
    int found = NONE;
    for (int other = 0; other < suits.size(); other++) {
      if (other != suit && suits.get(other).colour().equals(suits.get(suit).colour())) {
        if (found != NONE) {
          return NONE;
        }
        found = other;
      }
    }
    return found;
  }

  /** The kinds of a suit. */
  public long ofSuit(int suit) {
    return ofSuit[suit];
  }

  /** The kinds of a rank; of the one after those that are named, the jokers. */
  public long ofRank(int rank) {
    return ofRank[rank];
  }

  /** The kinds of a colour, its jokers among them. */
  public long ofColour(int colour) {
    return ofColour[colour];
  }

  /** The kinds of this kind's suit or suits, itself among them; none for one without a suit. */
  public long sameSuit(int kind) {
    return sameSuit[kind];
  }

  /** The kinds of this kind's rank, itself among them; for a joker all jokers. */
  public long sameRank(int kind) {
    return sameRank[kind];
  }

  /** The kind of that suit and rank, {@link Kind#NONE} where the pack has none. */
  public int kind(int suit, int rank) {
    long kinds = ofSuit[suit] & ofRank[rank];
    return kinds == Kinds.NONE ? Kind.NONE : Long.numberOfTrailingZeros(kinds);
  }

  /** Whether two kinds have a suit in common; two without a suit have none. */
  public boolean shareSuit(int kind, int other) {
    return Kinds.has(sameSuit[kind], other);
  }

  /** The kinds whose ranks are such. */
  public long ofRanks(Predicate<Rank> such) {
    long found = Kinds.NONE;
    for (int rank = 0; rank < ranks.size(); rank++) {
      found |= such.test(ranks.get(rank)) ? ofRank[rank] : Kinds.NONE;
    }
    return found;
  }

  /** The ranks, as bits, of which the set holds every kind. */
  public int wholeRanks(long set) {
    int whole = 0;
    for (int rank = 0; rank < ranks.size(); rank++) {
      whole |= (ofRank[rank] & ~set) == Kinds.NONE ? 1 << rank : 0;
    }
    return whole;
  }

  /** How the notation writes a kind: {@code 10H}, {@code RJ}. */
  public String name(int kind) {
    return kinds.get(kind).letters();
  }

  /** How the notation writes a rank. */
  public String rankName(int rank) {
    return ranks.get(rank).letters();
  }

  /** How the notation writes a suit. */
  public String suitName(int suit) {
    return suits.get(suit).letter();
  }

  /** The word by which rules call the cards of a suit: its name, its letter if that is no word. */
  public String suitWord(int suit) {
    String said = suits.get(suit).name();
    return said.matches("[A-Za-z]+") ? said : suitName(suit);
  }

  /** A kind in English words: {@code seven of spades}, {@code red joker}. */
  public String longName(int kind) {
    CardKind card = kinds.get(kind);
    if (own && card.name().isEmpty()) {
      return suits.get(card.suit()).name() + " " + ranks.get(card.rank()).name();
    }
    return card.name().isEmpty()
        ? ranks.get(card.rank()).name() + " of " + suits.get(card.suit()).name()
        : card.name();
  }

  /** The set as people write it, cards separated by blanks, in rising order. */
  public String text(long set) {
    return Kinds.list(set).stream().map(this::name).collect(Collectors.joining(" "));
  }

  /** Names of kinds, in their order. */
  public List<String> names(List<Integer> kinds) {
    return kinds.stream().map(this::name).toList();
  }

  /** Reads a card, also with the sign of its suit, in any case; {@link Kind#NONE} if it is none. */
  public int parse(String text) {
    return kindsByWord.getOrDefault(upper(text), Kind.NONE);
  }

  /** Reads a rank in any case; {@link #NONE} if it is none. */
  public int parseRank(String text) {
    return ranksByWord.getOrDefault(upper(text), NONE);
  }

  /** Reads a suit by its letter, sign or English name, in any case; {@link #NONE} if it is none. */
  public int parseSuit(String text) {
    return suitsByWord.getOrDefault(upper(text), NONE);
  }

  private static String upper(String text) {
    return text.strip().toUpperCase(Locale.ROOT);
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof Pack pack
            && name.equals(pack.name)
            && names.equals(pack.names)
            && back == pack.back
            && suits.equals(pack.suits)
            && ranks.equals(pack.ranks)
            && kinds.equals(pack.kinds);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }

  @Override
  public String toString() {
    return name();
  }
}
