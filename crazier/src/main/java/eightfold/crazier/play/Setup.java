package eightfold.crazier.play;

import eightfold.crazier.cards.Card;
import eightfold.crazier.cards.CardSet;
import eightfold.game.Chance;
import java.util.ArrayList;
import java.util.List;

/** Sets up tables (A.2). */
public final class Setup {
  private static final int HAND = 7;

  /** So many seats still share one deck (GEN-1). */
  private static final int ONE_DECK = 4;

  private Setup() {}

  /** What the cards of a game are, one deck or two, and their names. */
  public record Pack(List<Card> cards, List<String> ids) {
    public Pack {
      cards = List.copyOf(cards);
      ids = List.copyOf(ids);
    }

    /** The pack for so many seats. */
    public static Pack of(CardSet set, int seats) {
      List<Card> cards = new ArrayList<>(set.cards());
      List<String> ids = new ArrayList<>(set.cards().stream().map(Card::id).toList());
      if (seats > ONE_DECK) {
        cards.addAll(set.cards());
        set.cards().forEach(card -> ids.add(card.id() + "#2"));
      }
      return new Pack(cards, ids);
    }
  }

  /** The team of each seat where teams have so many members: they sit alternately. */
  public static int[] teams(int seats, int size) {
    int count = seats / size;
    int[] team = new int[seats];
    for (int seat = 0; seat < seats; seat++) {
      team[seat] = seat % count;
    }
    return team;
  }

  /** A table with all cards in the stock, in their order. */
  public static Table empty(Settings settings, Pack pack, int[] team, Chance chance) {
    return new Table(settings, pack.cards(), pack.ids(), team, chance);
  }

  /**
   * Deals; the first turn waits to be begun.
   *
   * @param order the whole pack, top first
   * @param first who takes the first turn
   */
  public static void deal(Table table, List<Integer> order, int first) {
    order.forEach(card -> table.lay(card, Table.Zone.STOCK, Table.NONE, 0));
    table.first = first;
    for (int round = 0; round < HAND; round++) {
      for (int i = 0; i < table.seats; i++) {
        table.toHand(table.stock.getFirst(), (first + i) % table.seats);
      }
    }
    for (int seat = 0; seat < table.seats; seat++) {
      table.whisper("dealt", seat, Table.NONE, table.hand(seat));
    }
    int starter = table.stock.getFirst();
    table.toPileTop(starter, Table.NONE);
    table.tell("turned", Table.NONE, table.ids[starter]);
    table.lastTeam = table.team[first];
    List<Integer> members = new ArrayList<>();
    for (int seat = 0; seat < table.seats; seat++) {
      if (table.team[seat] == table.lastTeam) {
        members.add(seat);
      }
    }
    Turns.begin(table, members);
  }

  /** The numbers of all cards, shuffled. */
  public static List<Integer> shuffled(Table table) {
    List<Integer> order = new ArrayList<>();
    for (int card = 0; card < table.ids.length; card++) {
      order.add(card);
    }
    table.shuffle(order);
    return order;
  }

  /** Goes on to what the first player must do. */
  public static void start(Table table) {
    Run.on(table);
    Destiny.note(table);
  }
}
