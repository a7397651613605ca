package eightfold.crazier.play;

import eightfold.crazier.cards.Colour;
import eightfold.game.Chance;
import java.util.List;

/** Sets up tables (A.2). */
public final class Setup {
  /** The word under which a position names the assets in front of each seat. */
  public static final String ASSETS = "assets";

  private static final int HAND = 7;

  private Setup() {}

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
  public static CrazierTable empty(
      CrazierSettings settings, CrazierPack pack, int[] team, Chance chance) {
    return new CrazierTable(settings, pack, new CrazierTeams(team), chance);
  }

  /**
   * Deals; the first turn waits to be begun.
   *
   * @param order the whole pack, top first
   * @param first who takes the first turn
   */
  public static void deal(CrazierTable table, IntList order, int first) {
    for (int i = 0; i < order.size(); i++) {
      table.zones.lay(order.at(i), Zone.STOCK, Numbering.NONE, 0);
    }
    table.slots[CrazierSlot.FIRST] = first;
    for (int round = 0; round < HAND; round++) {
      for (int i = 0; i < table.seats; i++) {
        table.zones.toHand(table.zones.stock.at(0), (first + i) % table.seats);
      }
    }
    for (int seat = 0; seat < table.seats; seat++) {
      table.report.whisper("dealt", seat, Numbering.NONE, table.zones.hand(seat));
    }
    int starter = table.zones.stock.at(0);
    table.zones.toPileTop(starter, Numbering.NONE);
    table.report.tell("turned", Numbering.NONE, table.zones.id(starter));
    table.slots[CrazierSlot.LAST_TEAM] = table.teams.of(first);
    IntList members = new IntList();
    for (int seat = 0; seat < table.seats; seat++) {
      if (table.teams.of(seat) == table.slots[CrazierSlot.LAST_TEAM]) {
        members.append(seat);
      }
    }
    CrazierTurns.begin(table, members);
  }

  /** Draws who takes the first turn (SET-1). */
  public static int drawn(Chance chance, int seats) {
    return chance.below(seats);
  }

  /** The numbers of all cards in an order that was asked for. */
  public static IntList order(List<Integer> cards) {
    return IntList.copyOf(cards);
  }

  /** The numbers of all cards, shuffled. */
  public static IntList shuffled(CrazierTable table) {
    IntList order = new IntList(table.zones.pack().size());
    for (int card = 0; card < table.zones.pack().size(); card++) {
      order.append(card);
    }
    table.shuffle(order);
    return order;
  }

  /** Goes on to what the first player must do. */
  public static void start(CrazierTable table) {
    AgendaRunner.on(table);
    Obligations.note(table);
  }

  /**
   * Where a card lies in a position.
   *
   * @param owner whose hand it is in, or who controls it
   * @param side which side counts in play
   */
  public record Place(int card, Zone zone, int owner, int side) {}

  /**
   * A card as a position names it, a split one in play with the side that counts.
   *
   * @param side from 0; 0 where none is named
   */
  public record Named(String id, int side) {
    /** Reads {@code camel}, {@code third_eye_sanctuary/b}. */
    public static Named of(String word) {
      int slash = word.indexOf('/');
      return new Named(slash < 0 ? word : word.substring(0, slash), word.endsWith("/b") ? 1 : 0);
    }
  }

  /**
   * Lays a position: the beginning of a phase of somebody's turn, nothing done in it yet.
   *
   * @param places of all cards; piles top first, assets the oldest first
   * @param turn whose turn it is, and that seat's team's
   * @param number of the turn in the game, from 1
   */
  public static void arrange(
      CrazierTable table, List<Place> places, int turn, Phase phase, int number) {
    places.forEach(
        place -> table.zones.lay(place.card(), place.zone(), place.owner(), place.side()));
    table.slots[CrazierSlot.LAST_TEAM] = table.teams.of(turn);
    table.slots[CrazierSlot.FIRST] = Math.floorMod(turn - (number - 1), table.seats);
    IntList members = new IntList();
    for (int seat = 0; seat < table.seats; seat++) {
      if (table.teams.of(seat) == table.slots[CrazierSlot.LAST_TEAM]) {
        members.append(seat);
      }
      // how many turns a seat has had by now, if nobody was passed over
      int order = Math.floorMod(seat - table.slots[CrazierSlot.FIRST], table.seats);
      table.slots[CrazierSlot.TURNS_TAKEN + seat] =
          Math.max(0, Math.ceilDiv(number - order, table.seats));
    }
    table.beginTurn(members);
    table.slots[CrazierSlot.TURN] = number;
    table.phase(phase);
    CrazierTurns.later(table, phase);
  }

  /** A colour is named for the upcard. */
  public static void name(CrazierTable table, Colour colour) {
    table.slots[CrazierSlot.NAMED] = colour.ordinal();
  }

  /** So much has been done in the turn already. */
  public static void counted(CrazierTable table, int seat, int plays, int discards, int events) {
    table.slots[CrazierSlot.PLAYS + seat] = plays;
    table.slots[CrazierSlot.DISCARDS + seat] = discards;
    table.slots[CrazierSlot.EVENTS + seat] = events;
  }

  /** A seat must play or discard a card in its next turn, which may be the running one. */
  public static void oblige(CrazierTable table, int seat, int card) {
    int chooser = table.fromCurrent().stream().filter(s -> s != seat).findFirst().orElse(seat);
    boolean active = table.players.contains(seat);
    table.work.obligations.push(new Obligation(seat, card, chooser, active, false, false));
    table.beginsAgainHere(true);
  }
}
