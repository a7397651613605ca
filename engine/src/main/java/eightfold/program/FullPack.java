package eightfold.program;

import eightfold.cards.Kind;
import eightfold.rules.vocabulary.RuleBook;
import java.util.List;

/** Every card of all packs, in the standard order of the notation. Never changed. */
public final class FullPack {
  private final byte[] cards;
  private final int mostCopies;

  FullPack(RuleBook book, int seats) {
    List<Integer> all = Compiler.pack(book, seats);
    cards = new byte[all.size()];
    int[] copies = new int[Kind.COUNT];
    int most = 1;
    for (int i = 0; i < cards.length; i++) {
      int kind = all.get(i);
      cards[i] = (byte) kind;
      copies[kind]++;
      most = Math.max(most, copies[kind]);
    }
    mostCopies = most;
  }

  /** How many cards there are. */
  public int size() {
    return cards.length;
  }

  /** The kind of the card at that place, from 0. */
  public int kind(int place) {
    return cards[place];
  }

  /** The largest number of copies of one kind. */
  public int mostCopies() {
    return mostCopies;
  }

  /** How many copies of a kind there are. */
  public int copies(int kind) {
    int copies = 0;
    for (byte card : cards) {
      copies += card == kind ? 1 : 0;
    }
    return copies;
  }

  /** Writes the kinds to the beginning of an array. */
  public void copyTo(byte[] to) {
    System.arraycopy(cards, 0, to, 0, cards.length);
  }
}
