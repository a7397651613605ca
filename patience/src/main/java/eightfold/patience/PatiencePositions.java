package eightfold.patience;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.game.Position;
import eightfold.game.SetupException;
import eightfold.message.Message;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Reads packs and positions written in the notation (page 4), checking every card. */
final class PatiencePositions {
  private long left;

  private PatiencePositions() {
    for (byte kind : PatienceTable.pack()) {
      left |= Kinds.of(kind);
    }
  }

  /** A whole pack, top first: the cards named, then those named nowhere in the standard order. */
  static byte[] pack(List<String> named) {
    PatiencePositions reader = new PatiencePositions();
    return joined(reader.take(named, Message.of("setup.place.deck")), reader.rest());
  }

  /** Lays a position out on a table. */
  static void lay(Position position, PatienceTable table) {
    known(position.more());
    only(
        position.dealer().orElse(0) == 0 && position.turn().orElse(0) == 0,
        Message.of("patience.no-such.seat"));
    only(
        position.suit().isEmpty() && position.rank().isEmpty(),
        Message.of("patience.no-such.declared"));
    only(
        position.pendingDraw() == 0 && position.pendingSkip() == 0,
        Message.of("patience.no-such.pending"));
    only(
        position.direction().orElse("clockwise").equals("clockwise"),
        Message.of("patience.no-such.direction"));
    if (position.discard().isEmpty()) {
      throw new SetupException(Message.of("setup.needs-upcard"));
    }
    PatiencePositions reader = new PatiencePositions();
    byte[] hand =
        reader.take(position.hands().getFirst(), Message.of("setup.place.hand").with("seat", 0));
    byte[] pile = reader.take(position.discard(), Message.of("setup.place.discard"));
    byte[] stock = reader.take(position.stock(), Message.of("setup.place.stock"));
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
          Message.of("setup.means-nothing").with("word", String.join(", ", more.keySet())));
    }
  }

  private static void only(boolean holds, Message what) {
    if (!holds) {
      throw new SetupException(Message.of("patience.knows-no-such").with("what", what));
    }
  }

  private static byte[] joined(byte[] front, byte[] back) {
    byte[] all = Arrays.copyOf(front, front.length + back.length);
    System.arraycopy(back, 0, all, front.length, back.length);
    return all;
  }

  private byte[] take(List<String> named, Message place) {
    byte[] kinds = new byte[named.size()];
    for (int i = 0; i < kinds.length; i++) {
      int kind = PatienceRules.PACK.parse(named.get(i));
      if (kind == Kind.NONE) {
        throw new SetupException(
            Message.of("setup.no-card").with("word", named.get(i)).with("place", place));
      }
      if (!Kinds.has(left, kind)) {
        throw new SetupException(
            Message.of("setup.card-too-many")
                .withCard("card", PatienceRules.PACK, kind)
                .with("place", place));
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
