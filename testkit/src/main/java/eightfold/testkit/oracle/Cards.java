package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.cards.Pack;
import eightfold.game.SetupException;
import java.util.ArrayList;
import java.util.List;

/**
 * Where the cards are.
 *
 * @param pack what they are
 * @param hands by seat
 * @param stock top first
 * @param pile the discard pile, top last
 * @param away out of play
 * @param demand what is asked for besides what the upcard says
 */
public record Cards(
    Pack pack,
    List<Hand> hands,
    List<Integer> stock,
    List<Integer> pile,
    List<Integer> away,
    Demand demand)
    implements Part {
  public Cards {
    hands = List.copyOf(hands);
    stock = List.copyOf(stock);
    pile = List.copyOf(pile);
    away = List.copyOf(away);
  }

  /** Takes one card of that kind out of others; a card too many is refused. */
  static void takeOut(Pack pack, List<Integer> cards, int kind) {
    if (!cards.remove((Object) kind)) {
      throw SetupException.literal(
          pack.name(kind) + " is named more often than the pack of this table holds it");
    }
  }

  /** The kinds that a list of cards names. */
  static List<Integer> kinds(Pack pack, List<String> names) {
    List<Integer> kinds = new ArrayList<>();
    for (String name : names) {
      int kind = pack.parse(name);
      if (kind == Kind.NONE) {
        throw SetupException.literal("unknown card " + name);
      }
      kinds.add(kind);
    }
    return kinds;
  }

  public int upcard() {
    return pile.getLast();
  }

  Hand hand(int seat) {
    return hands.get(seat);
  }

  Cards hands(List<Hand> to) {
    return new Cards(pack, to, stock, pile, away, demand);
  }

  Cards hand(int seat, Hand to) {
    return hands(Copies.replaced(hands, seat, to));
  }

  Cards stock(List<Integer> to) {
    return new Cards(pack, hands, to, pile, away, demand);
  }

  Cards pile(List<Integer> to) {
    return new Cards(pack, hands, stock, to, away, demand);
  }

  Cards withoutUpcard() {
    return pile(pile.subList(0, pile.size() - 1));
  }

  Cards demand(Demand to) {
    return new Cards(pack, hands, stock, pile, away, to);
  }
}
