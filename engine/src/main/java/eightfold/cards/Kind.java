package eightfold.cards;

import java.util.Locale;

/**
 * A kind of card is a suit and a rank as one number, {@code suit << 4 | rank} in 0..63: copies of a
 * card in a game with several packs are alike. Ranks run from 0 (ace) to 12 (king); 13 is the
 * joker, whose suit tells its colour: {@link #RED_JOKER} is a heart, {@link #BLACK_JOKER} a spade.
 */
public final class Kind {
  /** How many numbers a kind may have; not all of them are cards. */
  public static final int COUNT = 64;

  public static final int ACE = 0;
  public static final int EIGHT = 7;
  public static final int JACK = 10;
  public static final int QUEEN = 11;
  public static final int KING = 12;
  public static final int JOKER = 13;

  /** How many ranks there are without the joker. */
  public static final int RANKS = 13;

  public static final int RED_JOKER = 2 << 4 | JOKER;
  public static final int BLACK_JOKER = 3 << 4 | JOKER;

  /** What stands for "no kind". */
  public static final int NONE = -1;

  private static final String[] RANK_NAMES = {
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"
  };

  /** Made once, as views and events are full of them; empty where a number is no card. */
  private static final String[] NAMES = names();

  private Kind() {}

  /** The kind of that suit (0..3) and rank (0..12). */
  public static int of(int suit, int rank) {
    return suit << 4 | rank;
  }

  /** The suit of a kind, 0 (clubs) to 3 (spades); for a joker that of its colour. */
  public static int suit(int kind) {
    return kind >> 4;
  }

  /** The rank of a kind, 0 (ace) to 12 (king), 13 for a joker. */
  public static int rank(int kind) {
    return kind & 15;
  }

  /** Whether the kind is a joker. */
  public static boolean joker(int kind) {
    return (kind & 15) == JOKER;
  }

  /** Whether the kind is printed in red. */
  public static boolean red(int kind) {
    int suit = kind >> 4;
    return suit == 1 || suit == 2;
  }

  /** How the notation writes a rank, {@code A 2 … 10 J Q K}. */
  public static String rankName(int rank) {
    return RANK_NAMES[rank];
  }

  /** How the notation writes a kind: {@code 10H}, {@code KS}, {@code RJ}. */
  public static String name(int kind) {
    String name = NAMES[kind];
    if (name.isEmpty()) {
      throw new IllegalArgumentException(kind + " is no card");
    }
    return name;
  }

  private static String[] names() {
    String[] names = new String[COUNT];
    for (int kind = 0; kind < COUNT; kind++) {
      names[kind] = Kinds.has(Kinds.ALL, kind) ? nameOf(kind) : "";
    }
    return names;
  }

  private static String nameOf(int kind) {
    if (kind == RED_JOKER) {
      return "RJ";
    }
    if (kind == BLACK_JOKER) {
      return "BJ";
    }
    return RANK_NAMES[kind & 15] + Suit.of(kind >> 4).letter();
  }

  /** Reads a rank, {@code T} as ten, in any case; {@link #NONE} if it is none. */
  public static int parseRank(String text) {
    String word = text.strip().toUpperCase(Locale.ROOT);
    if (word.equals("T")) {
      return 9;
    }
    for (int rank = 0; rank < RANKS; rank++) {
      if (RANK_NAMES[rank].equals(word)) {
        return rank;
      }
    }
    return NONE;
  }

  /**
   * Reads a card as the notation writes it (page 1), also with suit symbols; NONE if it is none.
   */
  public static int parse(String text) {
    String word = text.strip().toUpperCase(Locale.ROOT);
    if (word.equals("RJ")) {
      return RED_JOKER;
    }
    if (word.equals("BJ")) {
      return BLACK_JOKER;
    }
    if (word.length() < 2) {
      return NONE;
    }
    int rank = parseRank(word.substring(0, word.length() - 1));
    var suit =
        word.length() > 3 ? null : Suit.parse(word.substring(word.length() - 1)).orElse(null);
    return rank == NONE || suit == null ? NONE : of(suit.ordinal(), rank);
  }
}
