package eightfold.crazier.play;

import eightfold.crazier.cards.Card;
import eightfold.crazier.cards.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Where the cards of a game lie, and how they go from one place to another (GEN-3). */
public sealed class Zones permits Table {
  /** No card, no seat, no colour. */
  public static final int NONE = -1;

  /** Where a card is. */
  public enum Zone {
    STOCK,
    PILE,
    HAND,
    PLAY,
    LIMBO
  }

  final String[] ids;
  Card[] cards;

  private final Zone[] zone;
  private final int[] owner;
  private final int[] side;
  private final int[] moves;

  /** Who sees a card in limbo: a bit for each seat. */
  private final int[] seen;

  /** Piles have their top first. */
  final List<Integer> stock = new ArrayList<>();

  final List<Integer> pile = new ArrayList<>();
  final List<Integer> limbo = new ArrayList<>();

  /** Of all seats, the oldest first (CTRL-6). */
  final List<Integer> assets = new ArrayList<>();

  private final List<List<Integer>> hands = new ArrayList<>();

  /** The colour named for the eight on top of the pile. */
  int named = NONE;

  Zones(Card[] cards, String[] ids, int seats) {
    this.cards = cards;
    this.ids = ids;
    zone = new Zone[ids.length];
    Arrays.fill(zone, Zone.STOCK);
    owner = new int[ids.length];
    Arrays.fill(owner, NONE);
    side = new int[ids.length];
    moves = new int[ids.length];
    seen = new int[ids.length];
    for (int seat = 0; seat < seats; seat++) {
      hands.add(new ArrayList<>());
    }
  }

  /** All cards lie as they do there. */
  final void layFrom(Zones other) {
    cards = other.cards;
    System.arraycopy(other.zone, 0, zone, 0, zone.length);
    System.arraycopy(other.owner, 0, owner, 0, owner.length);
    System.arraycopy(other.side, 0, side, 0, side.length);
    System.arraycopy(other.moves, 0, moves, 0, moves.length);
    System.arraycopy(other.seen, 0, seen, 0, seen.length);
    replace(stock, other.stock);
    replace(pile, other.pile);
    replace(limbo, other.limbo);
    replace(assets, other.assets);
    for (int seat = 0; seat < hands.size(); seat++) {
      replace(hands.get(seat), other.hands.get(seat));
    }
    named = other.named;
  }

  static <T> void replace(List<T> mine, List<T> theirs) {
    mine.clear();
    mine.addAll(theirs);
  }

  /** The name of a card in the notation. */
  public String id(int card) {
    return ids[card];
  }

  /** What is printed on a card. */
  public Card printed(int card) {
    return cards[card];
  }

  public List<Integer> held(int seat) {
    return Collections.unmodifiableList(hands.get(seat));
  }

  /** The discard pile, its top first. */
  public List<Integer> pile() {
    return Collections.unmodifiableList(pile);
  }

  /** The draw pile, its top first. */
  public List<Integer> stock() {
    return Collections.unmodifiableList(stock);
  }

  public List<Integer> limbo() {
    return Collections.unmodifiableList(limbo);
  }

  List<Integer> hand(int seat) {
    return hands.get(seat);
  }

  Zone zone(int card) {
    return zone[card];
  }

  /** Whose hand a card is in, or who controls it in play. */
  int owner(int card) {
    return owner[card];
  }

  /** How often it has changed its zone. */
  int moves(int card) {
    return moves[card];
  }

  Card card(int card) {
    return cards[card];
  }

  /** The side that counts in play or while it is used (SPL-2). */
  Side side(int card) {
    return cards[card].sides().get(side[card]);
  }

  int sideNumber(int card) {
    return side[card];
  }

  boolean inPlay(int card) {
    return zone[card] == Zone.PLAY;
  }

  boolean sees(int seat, int card) {
    return (seen[card] >> seat & 1) != 0;
  }

  private void leave(int card) {
    List<Integer> from =
        switch (zone[card]) {
          case STOCK -> stock;
          case PILE -> pile;
          case HAND -> hands.get(owner[card]);
          case PLAY -> assets;
          case LIMBO -> limbo;
        };
    boolean upcard = zone[card] == Zone.PILE && pile.getFirst() == card;
    boolean there = from.remove(Integer.valueOf(card));
    assert there : ids[card] + " is not where it is";
    named = upcard ? NONE : named;
  }

  final void arrive(int card, Zone where, int whose) {
    zone[card] = where;
    owner[card] = whose;
    moves[card]++;
  }

  void toHand(int card, int seat) {
    leave(card);
    hands.get(seat).add(card);
    arrive(card, Zone.HAND, seat);
    side[card] = 0;
  }

  /** To the stock at a place counted from its top. */
  void toStock(int card, boolean top) {
    leave(card);
    stock.add(top ? 0 : stock.size(), card);
    arrive(card, Zone.STOCK, NONE);
    side[card] = 0;
  }

  void toPileBottom(int card) {
    leave(card);
    pile.add(card);
    arrive(card, Zone.PILE, NONE);
    side[card] = 0;
  }

  /** The card becomes the upcard; a colour that was named is forgotten (DIS-5). */
  void toPileTop(int card, int colour) {
    leave(card);
    pile.addFirst(card);
    arrive(card, Zone.PILE, NONE);
    named = colour;
  }

  void toLimbo(int card, int sideOfIt, int seenBy) {
    leave(card);
    limbo.add(card);
    arrive(card, Zone.LIMBO, NONE);
    side[card] = sideOfIt;
    seen[card] = seenBy;
  }

  void toPlay(int card, int sideOfIt, int controller) {
    leave(card);
    assets.add(card);
    arrive(card, Zone.PLAY, controller);
    side[card] = sideOfIt;
  }

  /** Changes control; it is not another zone (CTRL-2), but the asset is young again (CTRL-6). */
  void control(int card, int controller) {
    assets.remove(Integer.valueOf(card));
    assets.add(card);
    owner[card] = controller;
  }

  /** Lays a card while a table is set up. */
  void lay(int card, Zone where, int whose, int sideOfIt) {
    switch (where) {
      case STOCK -> stock.add(card);
      case PILE -> pile.add(card);
      case HAND -> hands.get(whose).add(card);
      case PLAY -> assets.add(card);
      case LIMBO -> limbo.add(card);
    }
    zone[card] = where;
    owner[card] = whose;
    side[card] = sideOfIt;
  }
}
