package eightfold.play;

import eightfold.cards.Kind;
import eightfold.game.FastChance;
import eightfold.state.Places;

/**
 * A number for all that a seat sees of a table and knows of hidden cards: the same for tables that
 * it cannot tell from each other, almost surely another one for others. What it sees stands at each
 * slot, mask and area of cards ({@link Visibility}).
 */
public final class InformationKey {
  private final Table t;
  private final int seat;
  private long key;

  private InformationKey(Table t, int seat) {
    this.t = t;
    this.seat = seat;
    key = seat;
  }

  /** The key of a seat, or of who only looks on ({@link Table#NOBODY}). */
  public static long of(Table t, int seat) {
    InformationKey information = new InformationKey(t, seat);
    information.slots();
    information.masks();
    for (CardArea area : CardArea.values()) {
      information.area(area);
    }
    return information.key;
  }

  private void add(long number) {
    key = FastChance.mix(key + number);
  }

  private void slots() {
    for (Places.Place<Visibility> place : Slot.places().places()) {
      int end = Math.min(place.at() + place.width(), t.extent.slots());
      if (place.at() == Slot.AGENDA) {
        end = Slot.AGENDA + t.slots[Slot.AGENDA_SIZE];
      }
      for (int at = place.at(); at < end; at++) {
        slot(place, at);
      }
    }
  }

  private void slot(Places.Place<Visibility> place, int at) {
    switch (place.seen()) {
      case PUBLIC -> add(t.slots[at]);
      case PLAYER, DOUBTED -> {
        int stands = at == Slot.MUST_PLAY ? TableIdentity.mustPlay(t) : t.slots[at];
        add(sees(place.seen()) ? stands : 0);
      }
      case EACH_ITS_OWN -> add(t.slots[at] & (~OwedCalls.hidden(t) | own()));
      case TRADERS ->
          add(sees(Visibility.TRADERS) ? t.slots[at] : t.slots[at] == Kind.NONE ? 1 : 0);
      case CHEATER -> cheater(place, at);
      case SECRET, EACH_SEAT -> add(at == Slot.PASSES ? Passes.seen(t, at) : 0);
    }
  }

  /** How things stood before a card that did not follow; what its player alone saw then, not. */
  private void cheater(Places.Place<Visibility> place, int at) {
    if (t.slots[Slot.CHEAT_SEAT] == Table.NOBODY) {
      return;
    }
    boolean all =
        place.at() == Slot.CHEAT_BEFORE
            && Slot.places().place(at - Slot.CHEAT_BEFORE).seen() == Visibility.PUBLIC
            && at - Slot.CHEAT_BEFORE < Slot.AGENDA;
    add(all || sees(Visibility.CHEATER) ? t.slots[at] : 0);
  }

  private int own() {
    return seat == Table.NOBODY ? 0 : 1 << seat;
  }

  private boolean sees(Visibility what) {
    return sees(t, seat, what);
  }

  /** Whether the seat sees what stands in such slots now. */
  static boolean sees(Table t, int seat, Visibility what) {
    return switch (what) {
      case PUBLIC -> true;
      case PLAYER -> is(t, Slot.TURN_SEAT, seat);
      case DOUBTED -> is(t, Slot.DOUBT_SEAT, seat);
      case CHEATER -> is(t, Slot.CHEAT_SEAT, seat);
      case TRADERS ->
          t.players.tradesFaceUp()
              || is(t, Slot.TRADE_GIVER, seat)
              || is(t, Slot.TRADE_PARTNER, seat);
      case EACH_ITS_OWN, EACH_SEAT, SECRET -> false;
    };
  }

  private static boolean is(Table t, int slot, int seat) {
    return seat != Table.NOBODY && t.slots[slot] == seat;
  }

  private void masks() {
    for (Places.Place<Visibility> place : Mask.places().places()) {
      boolean ready = place.at() != Mask.READY || Situation.isTurn(t);
      boolean counts = ready && (place.at() != Mask.PASSERS || PassingSeats.seats(t) != 0);
      for (int i = 0; i < place.width() && counts; i++) {
        boolean used = place.at() + i < t.extent.masks();
        add(used && sees(place.seen()) ? t.masks[place.at() + i] : 0);
      }
    }
  }

  private void area(CardArea area) {
    Known known = t.hands.known;
    int planes = t.program.cards().mostCopies();
    switch (area) {
      case HANDS -> {
        if (seat != Table.NOBODY) {
          planes(t.hands.held(seat), planes);
        }
      }
      case KNOWN_STOCK, ADDED -> {
        int from = area == CardArea.ADDED ? known.end(CardArea.KNOWN_STOCK) : known.stock;
        planes(from, known.end(area) - from);
      }
      case KNOWN_HANDS -> {
        for (int holder = 0; holder < t.seats && t.is(Slot.KNOWN); holder++) {
          if (holder != seat) {
            planes(known.hand(seat, holder), planes);
          }
        }
      }
      case OPEN -> planes(known.end, t.hands.openEnd() - known.end);
      case STOCK -> add(new HiddenCards(t, seat).key());
      case PILE -> {
        for (int i = 0; i < t.slots[Slot.PILE_SIZE]; i++) {
          add(t.cards[t.pile + i]);
        }
      }
    }
  }

  private void planes(int from, int count) {
    for (int i = from; i < from + count; i++) {
      add(t.masks[i]);
    }
  }
}
