package eightfold.shedding;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.cards.Pack;
import eightfold.game.Position;
import eightfold.game.SetupException;
import eightfold.message.Message;
import eightfold.play.ArrangedPosition;
import eightfold.play.Table;
import eightfold.program.Operation;
import eightfold.program.Program;
import eightfold.rules.vocabulary.Element;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads packs and positions written in the notation (page 4) into kinds, checking every card. */
final class Arranger {
  private final Program program;
  private final int[] left = new int[Kind.COUNT];

  private Arranger(Program program) {
    this.program = program;
    for (int kind = 0; kind < Kind.COUNT; kind++) {
      left[kind] = program.cards().copies(kind);
    }
  }

  /** A whole pack, top first: the cards named, then those named nowhere in the standard order. */
  static byte[] pack(Program program, List<String> named) {
    Arranger arranger = new Arranger(program);
    List<Integer> order = new ArrayList<>(arranger.take(named, Message.of("setup.place.deck")));
    order.addAll(arranger.rest());
    byte[] pack = new byte[order.size()];
    for (int i = 0; i < pack.length; i++) {
      pack[i] = (byte) (int) order.get(i);
    }
    return pack;
  }

  /** A position as the kernel lays it out. */
  static ArrangedPosition layout(SheddingGame game, Program program, Position position) {
    return new Arranger(program).read(game, position);
  }

  /** Keys of a game's page that this program has no use for are refused. */
  static void known(Program program, Map<String, Object> more) {
    for (String key : more.keySet()) {
      boolean used =
          switch (key) {
            case "faceUp" -> program.deal().faceUp() > 0;
            case "shufflePressure" -> program.stock().pressure() > 0;
            case "rules" -> program.factor().any();
            case "sheet" -> program.match().format() == Element.Match.Format.COLUMNS;
            default -> false;
          };
      if (!used) {
        throw new SetupException(Message.of("setup.means-nothing").with("word", key));
      }
    }
  }

  private ArrangedPosition read(SheddingGame game, Position position) {
    known(program, position.more());
    List<List<Integer>> hands = new ArrayList<>();
    for (int seat = 0; seat < position.hands().size(); seat++) {
      hands.add(
          take(position.hands().get(seat), Message.of("setup.place.hand").with("seat", seat)));
    }
    if (position.discard().isEmpty()) {
      throw new SetupException(Message.of("setup.needs-upcard"));
    }
    List<Integer> pile = take(position.discard(), Message.of("setup.place.discard"));
    List<Integer> stock = new ArrayList<>(take(position.stock(), Message.of("setup.place.stock")));
    if (position.restUnder()) {
      stock.addAll(rest());
    }
    int dealer = position.dealer().orElse(game.dealerBefore(0, program.seats()));
    boolean clockwise =
        position.direction().map(way -> way.equals("clockwise")).orElse(program.clockwise());
    pending(position, pile.getLast());
    return new ArrangedPosition(
        hands,
        open(position, hands),
        pile,
        stock,
        dealer,
        position.turn().orElse(Table.NOBODY),
        position.suit().map(this::suit).orElse(Table.NOBODY),
        position.rank().map(this::rank).orElse(Kind.NONE),
        clockwise != program.clockwise(),
        position.pendingDraw(),
        position.pendingSkip(),
        position.scores(),
        position.deal(),
        String.valueOf(position.more().getOrDefault("rules", "")),
        pressed(position),
        sheet(position));
  }

  private void pending(Position position, int upcard) {
    boolean draws =
        program.penalties().answering().of(upcard) != 0
            || program.operations().does(upcard, Operation.Action.NEXT_DRAWS)
            || program.operations().does(upcard, Operation.Action.NEXT_DRAWS_WHILE_STOCK_LASTS)
            || program.penalties().onAnswer().of(upcard) != 0
            // also where no card that counts answers it (answered by)
            || program.penalties().counts().of(upcard) > 0;
    if (position.pendingDraw() > 0 && !draws) {
      throw new SetupException(
          Message.of("setup.no-draw-pending").withCard("card", program.pack(), upcard));
    }
    if (position.pendingSkip() > 0 && program.skips().parries().of(upcard) == 0) {
      throw new SetupException(
          Message.of("setup.no-skip-pending").withCard("card", program.pack(), upcard));
    }
  }

  private int rank(String text) {
    if ((program.declaring().rank() | program.declaring().besideSuit()) == Kinds.NONE
        && !program.factor().any()) {
      throw new SetupException(Message.of("setup.no-rank-called"));
    }
    if (text.equalsIgnoreCase("free") && program.declaring().heldRank() != Kinds.NONE) {
      return Table.FREE_RANK;
    }
    int rank = program.pack().parseRank(text);
    if (rank == Kind.NONE) {
      throw new SetupException(ActLine.noRank(program.pack(), text));
    }
    return rank;
  }

  private int suit(String text) {
    if (text.equalsIgnoreCase("free") && program.declaring().heldSuit() != Kinds.NONE) {
      return Table.FREE_SUIT;
    }
    int suit = program.pack().parseSuit(text);
    if (suit == Pack.NONE) {
      throw new SetupException(ActLine.noSuit(program.pack(), text));
    }
    return suit;
  }

  /** The first cards named of each hand lie face up, as many as the book turns; or as told. */
  private List<List<Integer>> open(Position position, List<List<Integer>> hands) {
    List<List<Integer>> open = new ArrayList<>();
    for (int seat = 0; seat < hands.size(); seat++) {
      List<Integer> hand = hands.get(seat);
      if (position.more().get("faceUp") instanceof Map<?, ?> told) {
        open.add(told(told, seat, hand));
      } else {
        open.add(hand.subList(0, Math.min(program.deal().faceUp(), hand.size())));
      }
    }
    return open;
  }

  private List<Integer> told(Map<?, ?> told, int seat, List<Integer> hand) {
    List<Integer> open = new ArrayList<>();
    Object named = told.get(seat) == null ? told.get(String.valueOf(seat)) : told.get(seat);
    List<Integer> left = new ArrayList<>(hand);
    for (String word : String.valueOf(named == null ? "" : named).strip().split("\\s+")) {
      if (word.isEmpty()) {
        continue;
      }
      int kind = program.pack().parse(word);
      if (!left.remove((Object) kind)) {
        throw new SetupException(
            Message.of("setup.face-up-lacks").with("word", word).with("seat", seat));
      }
      open.add(kind);
    }
    return open;
  }

  /** How often each seat has been under pressure. */
  private static List<Integer> pressed(Position position) {
    if (!(position.more().get("shufflePressure") instanceof Map<?, ?> told)) {
      return List.of();
    }
    List<Integer> pressed = new ArrayList<>();
    for (int seat = 0; seat < position.hands().size(); seat++) {
      Object times = told.get(seat) == null ? told.get(String.valueOf(seat)) : told.get(seat);
      pressed.add(times == null ? 0 : Integer.parseInt(String.valueOf(times)));
    }
    return pressed;
  }

  /** A sheet of columns: deals won, and the totals of columns by number. */
  private static List<Integer> sheet(Position position) {
    List<Integer> sheet = new ArrayList<>();
    if (position.more().get("sheet") instanceof Map<?, ?> columns) {
      columns.forEach(
          (column, totals) -> {
            int number = column.equals("won") ? -1 : Integer.parseInt(String.valueOf(column)) - 1;
            if (totals instanceof Map<?, ?> bySeat) {
              bySeat.forEach(
                  (seat, total) -> {
                    sheet.add(number);
                    sheet.add(Integer.parseInt(String.valueOf(seat)));
                    sheet.add(Integer.parseInt(String.valueOf(total)));
                  });
            }
          });
    }
    return sheet;
  }

  private List<Integer> take(List<String> named, Message place) {
    List<Integer> kinds = new ArrayList<>();
    for (String name : named) {
      int kind = program.pack().parse(name);
      if (kind == Kind.NONE) {
        throw new SetupException(
            Message.of("setup.no-card").with("word", name).with("place", place));
      }
      if (left[kind] == 0) {
        throw new SetupException(
            Message.of("setup.card-too-many")
                .withCard("card", program.pack(), kind)
                .with("place", place));
      }
      left[kind]--;
      kinds.add(kind);
    }
    return kinds;
  }

  /** The cards named nowhere, in the standard order of the pack. */
  private List<Integer> rest() {
    List<Integer> rest = new ArrayList<>();
    int[] skipped = new int[Kind.COUNT];
    for (int place = 0; place < program.cards().size(); place++) {
      int kind = program.cards().kind(place);
      if (skipped[kind] < program.cards().copies(kind) - left[kind]) {
        skipped[kind]++;
      } else {
        rest.add(kind);
      }
    }
    return rest;
  }
}
