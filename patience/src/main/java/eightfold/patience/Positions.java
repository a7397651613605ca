package eightfold.patience;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.game.Position;
import eightfold.game.SetupException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Reads packs and positions written in the notation (page 4), checking every card. */
final class Positions {
  private long left;

  private Positions() {
    for (byte kind : Table.pack()) {
      left |= Kinds.of(kind);
    }
  }

  /** A whole pack, top first: the cards named, then those named nowhere in the standard order. */
  static byte[] pack(List<String> named) {
    Positions reader = new Positions();
    return joined(reader.take(named, "the deck"), reader.rest());
  }

  /** Lays a position out on a table. */
  static void lay(Position position, Table table) {
    known(position.more());
    only(position.dealer().orElse(0) == 0 && position.turn().orElse(0) == 0, "another seat");
    only(position.suit().isEmpty() && position.rank().isEmpty(), "a declared suit or rank");
    only(position.pendingDraw() == 0 && position.pendingSkip() == 0, "a pending penalty");
    only(position.direction().orElse("clockwise").equals("clockwise"), "a direction");
    if (position.discard().isEmpty()) {
      throw new SetupException("a position needs an upcard");
    }
    Positions reader = new Positions();
    byte[] hand = reader.take(position.hands().getFirst(), "the hand of seat 0");
    byte[] pile = reader.take(position.discard(), "the discard pile");
    byte[] stock = reader.take(position.stock(), "the stock");
    long held = Kinds.NONE;
    for (byte kind : hand) {
      held |= Kinds.of(kind);
    }
    table.lay(held, pile, position.restUnder() ? joined(stock, reader.rest()) : stock);
  }

  /** No page adds keys for these games. */
  static void known(Map<String, Object> more) {
    if (!more.isEmpty()) {
      throw new SetupException(
          "\"" + String.join(", ", more.keySet()) + "\" means nothing in this game; leave it out");
    }
  }

  private static void only(boolean holds, String what) {
    if (!holds) {
      throw new SetupException("a game for one player knows no such thing as " + what);
    }
  }

  private static byte[] joined(byte[] front, byte[] back) {
    byte[] all = Arrays.copyOf(front, front.length + back.length);
    System.arraycopy(back, 0, all, front.length, back.length);
    return all;
  }

  private byte[] take(List<String> named, String where) {
    byte[] kinds = new byte[named.size()];
    for (int i = 0; i < kinds.length; i++) {
      int kind = Kind.parse(named.get(i));
      if (kind == Kind.NONE) {
        throw new SetupException(
            "\"" + named.get(i) + "\" in " + where + " is no card; cards are such as 9H, 10S");
      }
      if (!Kinds.has(left, kind)) {
        throw new SetupException(
            Kind.name(kind) + " in " + where + " is a card too many: the pack has no further one");
      }
      left &= ~Kinds.of(kind);
      kinds[i] = (byte) kind;
    }
    return kinds;
  }

  private byte[] rest() {
    List<Integer> rest = Kinds.list(left);
    byte[] kinds = new byte[rest.size()];
    for (int i = 0; i < kinds.length; i++) {
      kinds[i] = (byte) (int) rest.get(i);
    }
    return kinds;
  }
}
