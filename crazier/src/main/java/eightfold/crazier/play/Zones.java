package eightfold.crazier.play;

import eightfold.crazier.cards.AbilityOccasion;
import eightfold.crazier.cards.Card;
import eightfold.crazier.cards.Side;
import java.util.Collections;
import java.util.List;

/** Where the cards of a game lie, and how they go from one place to another (GEN-3). */
public final class Zones {
  private static final int ZONE = Column.ZONE;
  private static final int OWNER = Column.OWNER;
  private static final int SIDE = Column.SIDE;
  private static final int MOVES = Column.MOVES;
  private static final int SEEN = Column.SEEN;

  private static final Zone[] ZONES = Zone.values();

  /** The cards; in trials some of them may be unknown. */
  CrazierPack pack;

  /** Piles have their top first. */
  final IntList stock;

  final IntList pile;
  final IntList limbo;

  /** Of all seats, the oldest first (CTRL-6). */
  final IntList assets;

  private final CrazierState state;
  private final ByOccasion byOccasion;
  private final Knowledge knowledge;
  private final CrazierTeams teams;

  Zones(CrazierPack pack, CrazierState state, Knowledge knowledge, CrazierTeams teams) {
    this.pack = pack;
    this.state = state;
    byOccasion = new ByOccasion(state);
    this.knowledge = knowledge;
    this.teams = teams;
    stock = state.rows[Row.STOCK];
    pile = state.rows[Row.PILE];
    limbo = state.rows[Row.LIMBO];
    assets = state.rows[Row.ASSETS];
  }

  /** All cards of the game, by their numbers. */
  public CrazierPack pack() {
    return pack;
  }

  /** The name of a card in the notation. */
  public String id(int card) {
    return pack.id(card);
  }

  public List<Integer> held(int seat) {
    return Collections.unmodifiableList(hand(seat));
  }

  /** How many cards a seat holds. */
  public int count(int seat) {
    return hand(seat).size();
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

  /** What the seat controls, the oldest first, in the notation, sides of split cards named. */
  public List<String> controlled(int seat) {
    return assets.stream()
        .filter(asset -> owner(asset) == seat)
        .map(asset -> pack.withSide(asset, sideNumber(asset)))
        .toList();
  }

  List<String> named(List<Integer> numbers) {
    return numbers.stream().map(pack::id).toList();
  }

  /** The card whose ability is used, by its name; of a split one that has been played, its side. */
  String asUsed(int card) {
    boolean sided = inPlay(card) || isIn(card, Zone.LIMBO);
    return sided ? pack.withSide(card, sideNumber(card)) : pack.id(card);
  }

  IntList hand(int seat) {
    return state.hand(seat);
  }

  Zone zone(int card) {
    return ZONES[state.cell(card, ZONE)];
  }

  boolean isIn(int card, Zone zone) {
    return state.isIn(card, zone);
  }

  /** Whose hand a card is in, or who controls it in play. */
  int owner(int card) {
    return state.cell(card, OWNER);
  }

  /** Whether a card has not changed its zone since it had moved so often. */
  boolean isThere(int card, int moves) {
    return card != Numbering.NONE && moves(card) == moves;
  }

  /** How often it has changed its zone. */
  int moves(int card) {
    return state.cell(card, MOVES);
  }

  Card card(int card) {
    return pack.card(card);
  }

  /** The side that counts in play or while it is used (SPL-2). */
  Side side(int card) {
    return pack.side(card, state.cell(card, SIDE));
  }

  /** The assets that do something then, the oldest first; it must not be changed. */
  IntList mattering(AbilityOccasion when) {
    return byOccasion.at(when, pack);
  }

  /** The cards lie otherwise, as on another table. */
  void lieOtherwise() {
    byOccasion.forget();
  }

  int sideNumber(int card) {
    return state.cell(card, SIDE);
  }

  boolean inPlay(int card) {
    return isIn(card, Zone.PLAY);
  }

  boolean sees(int seat, int card) {
    return (state.cell(card, SEEN) >> seat & 1) != 0;
  }

  /** Whether every seat sees a card in limbo. */
  boolean allSee(int card) {
    int everybody = teams.everybody();
    return (state.cell(card, SEEN) & everybody) == everybody;
  }

  private void leave(int card) {
    IntList from =
        switch (zone(card)) {
          case STOCK -> stock;
          case PILE -> pile;
          case HAND -> hand(owner(card));
          case PLAY -> assets;
          case LIMBO -> limbo;
        };
    if (inPlay(card)) {
      byOccasion.leaves(card, pack);
    }
    boolean upcard = isIn(card, Zone.PILE) && pile.at(0) == card;
    boolean there = from.drop(card);
    assert there : id(card) + " is not where it is";
    state.slots[CrazierSlot.NAMED] = upcard ? Numbering.NONE : state.slots[CrazierSlot.NAMED];
  }

  void arrive(int card, Zone where, int whose) {
    if (where != Zone.LIMBO) {
      state.put(card, SEEN, 0);
    }
    state.put(card, ZONE, where.ordinal());
    state.put(card, OWNER, whose);
    state.put(card, MOVES, moves(card) + 1);
  }

  /** The pile without its upcard becomes the stock, in its order. */
  void turnPile() {
    stock.appendFrom(pile, 1);
    pile.truncate(1);
    for (int i = 0; i < stock.size(); i++) {
      arrive(stock.at(i), Zone.STOCK, Numbering.NONE);
    }
  }

  void toHand(int card, int seat) {
    knowledge.learn(teams.mates(seat), card);
    knowledge.countAdded(card, seat);
    leave(card);
    hand(seat).append(card);
    arrive(card, Zone.HAND, seat);
    state.put(card, SIDE, 0);
  }

  /** To the stock at a place counted from its top. */
  void toStock(int card, boolean top) {
    leave(card);
    stock.insert(top ? 0 : stock.size(), card);
    arrive(card, Zone.STOCK, Numbering.NONE);
    state.put(card, SIDE, 0);
  }

  void toPileBottom(int card) {
    knowledge.learn(knowledge.observers, card);
    leave(card);
    pile.append(card);
    arrive(card, Zone.PILE, Numbering.NONE);
    state.put(card, SIDE, 0);
  }

  /** The card becomes the upcard; a colour that was named is forgotten (DIS-5). */
  void toPileTop(int card, int colour) {
    knowledge.learn(knowledge.observers, card);
    leave(card);
    pile.insert(0, card);
    arrive(card, Zone.PILE, Numbering.NONE);
    state.slots[CrazierSlot.NAMED] = colour;
  }

  void toLimbo(int card, int sideOfIt, int seenBy) {
    int seen = seenBy == teams.everybody() ? knowledge.observers : seenBy;
    knowledge.learn(seen, card);
    leave(card);
    limbo.append(card);
    arrive(card, Zone.LIMBO, Numbering.NONE);
    state.put(card, SIDE, sideOfIt);
    state.put(card, SEEN, seen);
  }

  void toPlay(int card, int sideOfIt, int controller) {
    knowledge.learn(knowledge.observers, card);
    leave(card);
    assets.append(card);
    arrive(card, Zone.PLAY, controller);
    state.put(card, SIDE, sideOfIt);
    byOccasion.enters(card, pack);
  }

  /** Changes control; it is not another zone (CTRL-2), but the asset is young again (CTRL-6). */
  void control(int card, int controller) {
    byOccasion.leaves(card, pack);
    assets.drop(card);
    assets.append(card);
    byOccasion.enters(card, pack);
    state.put(card, OWNER, controller);
  }

  /** Counts moves from now on. */
  void clearMoves() {
    for (int card = 0; card < state.cards(); card++) {
      state.put(card, MOVES, 0);
    }
  }

  /** Lays a card while a table is set up. */
  void lay(int card, Zone where, int whose, int sideOfIt) {
    lieOtherwise();
    switch (where) {
      case STOCK -> stock.append(card);
      case PILE -> pile.append(card);
      case HAND -> hand(whose).append(card);
      case PLAY -> assets.append(card);
      case LIMBO -> limbo.append(card);
    }
    state.put(card, ZONE, where.ordinal());
    state.put(card, OWNER, whose);
    state.put(card, SIDE, sideOfIt);
    state.put(
        card,
        Column.KNOWN,
        switch (where) {
          case PILE, PLAY -> knowledge.observers;
          case HAND -> teams.mates(whose);
          case STOCK, LIMBO -> 0;
        });
  }
}
