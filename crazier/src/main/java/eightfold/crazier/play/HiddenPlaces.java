package eightfold.crazier.play;

import eightfold.game.Chance;
import eightfold.state.UnseenCards;
import java.util.Arrays;

/**
 * The places of a table whose cards an observer does not know, and the cards that lie there, lowest
 * first: of tables that differ only in these nothing else can be seen. They are taken off the table
 * and dealt again. Cards that the stock is known to have held come first, to places where they may
 * be: in the stock, set aside, and for each hand as many as have come into it since.
 */
final class HiddenPlaces {
  private static final int BYTE = 0xFF;

  private final CrazierTable table;
  private final int row;
  private final int bit;

  // by place: its row and where in it, and who is shown it in limbo
  private final IntList rows;
  private final IntList indexes;
  private final IntList seen;

  /** The places where cards may be that the stock held, and the others. */
  private final IntList fromStock;

  private final IntList before;

  /** Which cards lie there: of those that the stock held, and the others. */
  private final IntList bound;

  private final IntList free;

  /** For each card that was hidden, its place. */
  private final IntList places;

  /** For each card, who knows that the stock held it. */
  private final IntList inStock;

  /** For each place, the card that was dealt to it. */
  private final int[] dealt;

  /**
   * Takes the hidden cards off a table.
   *
   * @param table whose places of hidden cards have {@link Numbering#NONE} from then on
   */
  HiddenPlaces(CrazierTable table, int seat) {
    this.table = table;
    bit = table.knowledge.observer(seat);
    row = Integer.numberOfTrailingZeros(bit);
    int cards = table.zones.pack().size();
    rows = new IntList(cards);
    indexes = new IntList(cards);
    seen = new IntList(cards);
    fromStock = new IntList(cards);
    before = new IntList(cards);
    bound = new IntList(cards);
    free = new IntList(cards);
    places = new IntList(cards);
    inStock = new IntList(cards);
    for (int card = 0; card < cards; card++) {
      places.append(Numbering.NONE);
      inStock.append(table.knowledge.inStock(card));
      if (isHidden(card)) {
        ((table.knowledge.inStock(card) & bit) != 0 ? bound : free).append(card);
      }
    }
    take(Row.STOCK);
    sort(table.zones.limbo, /* byCard */ false);
    take(Row.LIMBO);
    for (int owner = 0; owner < table.seats; owner++) {
      if ((table.teams.mates(owner) & bit) == 0) {
        sort(table.zones.hand(owner), /* byCard */ true);
        take(Row.HANDS + owner);
      }
    }
    for (IntList some : new IntList[] {bound, free}) {
      for (int i = 0; i < some.size(); i++) {
        clear(some.at(i));
      }
    }
    dealt = new int[rows.size()];
    Arrays.fill(dealt, Numbering.NONE);
    assert bound.size() <= fromStock.size() : bound.size() + " in " + fromStock.size();
  }

  private boolean isHidden(int card) {
    return (table.knowledge.known(card) & bit) == 0;
  }

  /** Known cards come first, in their order or the lowest first: more is not seen of a hand. */
  private void sort(IntList cards, boolean byCard) {
    IntList known = new IntList(cards.size());
    IntList hidden = new IntList(cards.size());
    for (int i = 0; i < cards.size(); i++) {
      (isHidden(cards.at(i)) ? hidden : known).append(cards.at(i));
    }
    if (byCard) {
      known.sort();
    }
    cards.become(known);
    cards.appendFrom(hidden, 0);
  }

  private void take(int from) {
    IntList cards = table.state.rows[from];
    int hidden = 0;
    for (int i = 0; i < cards.size(); i++) {
      hidden += isHidden(cards.at(i)) ? 1 : 0;
    }
    int old = from < Row.HANDS ? 0 : hidden - table.slots[Knowledge.added(row, from - Row.HANDS)];
    for (int i = 0; i < cards.size(); i++) {
      int card = cards.at(i);
      if (isHidden(card)) {
        places.put(card, rows.size());
        (old-- > 0 ? before : fromStock).append(rows.size());
        rows.append(from);
        indexes.append(i);
        seen.append(from == Row.LIMBO ? table.state.cell(card, Column.SEEN) : 0);
      }
    }
  }

  private void clear(int card) {
    IntList cards = table.state.rows[rows.at(places.at(card))];
    cards.put(indexes.at(places.at(card)), Numbering.NONE);
    for (int column = 0; column < Column.HELD; column++) {
      table.state.put(card, column, 0);
    }
    table.state.put(card, Column.OWNER, Numbering.NONE);
  }

  boolean wasHidden(int card) {
    return card != Numbering.NONE && places.at(card) != Numbering.NONE;
  }

  /** Whether it was hidden in limbo. */
  boolean wasInLimbo(int card) {
    return wasHidden(card) && rows.at(places.at(card)) == Row.LIMBO;
  }

  /** The card that lies now where this one lay; none while they are off the table. */
  int now(int card) {
    return wasHidden(card) ? dealt[places.at(card)] : card;
  }

  /** Who is shown the hidden cards in limbo, as a number. */
  long shown() {
    long shown = 0;
    for (int i = 0; i < seen.size(); i++) {
      shown = 31 * shown + seen.at(i);
    }
    return shown;
  }

  /** Deals them again, each arrangement as likely as any other. */
  void deal(Chance chance) {
    // where more of them are left than may lie there, they lie anywhere
    int spare = Math.min(bound.size(), fromStock.size());
    IntList others = IntList.copyOf(free);
    others.appendFrom(bound, spare);
    IntList held = IntList.copyOf(bound);
    held.truncate(spare);
    UnseenCards cards =
        new UnseenCards(
            bytes(held), new byte[0], bytes(others), fromStock.size(), before.size(), chance);
    for (int i = 0; i < fromStock.size(); i++) {
      lay(cards.stock()[i] & BYTE, fromStock.at(i));
    }
    for (int i = 0; i < before.size(); i++) {
      lay(cards.older() & BYTE, before.at(i));
    }
  }

  private static byte[] bytes(IntList numbers) {
    byte[] bytes = new byte[numbers.size()];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) numbers.at(i);
    }
    return bytes;
  }

  private void lay(int card, int place) {
    int to = rows.at(place);
    table.state.rows[to].put(indexes.at(place), card);
    dealt[place] = card;
    boolean hand = to >= Row.HANDS;
    Zone zone = hand ? Zone.HAND : to == Row.STOCK ? Zone.STOCK : Zone.LIMBO;
    int owner = hand ? to - Row.HANDS : Numbering.NONE;
    table.state.put(card, Column.ZONE, zone.ordinal());
    table.state.put(card, Column.OWNER, owner);
    table.state.put(card, Column.SEEN, seen.at(place));
    int known = hand ? table.teams.mates(owner) : seen.at(place);
    table.state.put(card, Column.KNOWN, known);
    table.state.put(card, Column.HELD, inStock.at(card) & ~known);
  }
}
