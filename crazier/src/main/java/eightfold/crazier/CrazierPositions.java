package eightfold.crazier;

import eightfold.crazier.cards.Card;
import eightfold.crazier.cards.Colour;
import eightfold.crazier.play.CrazierPack;
import eightfold.crazier.play.CrazierTable;
import eightfold.crazier.play.Numbering;
import eightfold.crazier.play.Phase;
import eightfold.crazier.play.Setup;
import eightfold.crazier.play.Zone;
import eightfold.game.Chance;
import eightfold.game.Position;
import eightfold.game.SetupException;
import eightfold.message.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Lays positions that the notation of all games describes: hands, piles, whose turn it is; and, as
 * {@code assets}, what lies in front of the seats, by their numbers.
 */
final class CrazierPositions {
  /** A position stands in the middle of the game: its turn is nobody's first. */
  private static final int LATE = 99;

  private CrazierPositions() {}

  /** The numbers of the whole pack in this order, those named nowhere after it. */
  static List<Integer> order(CrazierPack pack, List<String> named) {
    List<Integer> order = new ArrayList<>();
    for (String id : named) {
      order.add(number(pack, id, order));
    }
    for (int card = 0; card < pack.ids().size(); card++) {
      if (!order.contains(card)) {
        order.add(card);
      }
    }
    return order;
  }

  /** The number of a card that was not named before; of a card in two copies the next one. */
  private static int number(CrazierPack pack, String id, List<Integer> taken) {
    String wanted = id.toLowerCase(Locale.ROOT);
    int card = pack.ids().indexOf(wanted);
    if (card < 0) {
      throw new SetupException(Message.of("crazier.refusal.no-card").with("word", id));
    }
    int second = pack.ids().indexOf(wanted + "#2");
    int free = taken.contains(card) ? second : card;
    if (free < 0 || taken.contains(free)) {
      throw new SetupException(Message.of("crazier.card-too-often").with("card", id));
    }
    return free;
  }

  static CrazierTable lay(CrazierGame game, Position position, Chance chance) {
    boolean foreign =
        position.rank().isPresent()
            || position.pendingDraw() > 0
            || position.pendingSkip() > 0
            || !known(position);
    if (foreign) {
      throw new SetupException(Message.of("crazier.no-such-position"));
    }
    int seats = position.hands().size();
    CrazierPack all = CrazierPack.of(game.set(), seats);
    List<Integer> taken = new ArrayList<>();
    List<Setup.Place> places = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      place(all, position.hands().get(seat), Zone.HAND, seat, taken, places);
    }
    for (int seat = 0; seat < seats; seat++) {
      place(all, assets(position, seat), Zone.PLAY, seat, taken, places);
    }
    place(all, position.discard().reversed(), Zone.PILE, Numbering.NONE, taken, places);
    place(all, position.stock(), Zone.STOCK, Numbering.NONE, taken, places);
    for (int card = 0; card < all.ids().size() && position.restUnder(); card++) {
      if (!taken.contains(card)) {
        taken.add(card);
        places.add(new Setup.Place(card, Zone.STOCK, Numbering.NONE, 0));
      }
    }
    return arranged(game, position, chance, all, taken, places);
  }

  /** Whether nothing is added but assets, as lists of cards by the numbers of seats. */
  private static boolean known(Position position) {
    List<String> seats =
        IntStream.range(0, position.hands().size()).mapToObj(String::valueOf).toList();
    return Set.of(Setup.ASSETS).containsAll(position.more().keySet())
        && position.more().values().stream()
            .allMatch(
                said ->
                    said instanceof Map<?, ?> told
                        && seats.containsAll(told.keySet())
                        && told.values().stream().allMatch(List.class::isInstance));
  }

  /** What is said to lie in front of a seat, the oldest first. */
  private static List<String> assets(Position position, int seat) {
    return position.more().get(Setup.ASSETS) instanceof Map<?, ?> told
            && told.get(String.valueOf(seat)) instanceof List<?> cards
        ? cards.stream().map(String::valueOf).toList()
        : List.of();
  }

  /** Cards that are out of the game are no part of its pack. */
  private static CrazierTable arranged(
      CrazierGame game,
      Position position,
      Chance chance,
      CrazierPack all,
      List<Integer> taken,
      List<Setup.Place> places) {
    List<Card> cards = taken.stream().map(card -> all.card(card)).toList();
    List<String> ids = taken.stream().map(card -> all.id(card)).toList();
    int seats = position.hands().size();
    CrazierTable table =
        Setup.empty(
            game.chosen().settings(),
            new CrazierPack(cards, ids),
            Setup.teams(seats, game.chosen().teamSize()),
            chance);
    List<Setup.Place> numbered =
        places.stream()
            .map(
                place ->
                    new Setup.Place(
                        taken.indexOf(place.card()), place.zone(), place.owner(), place.side()))
            .toList();
    Setup.arrange(table, numbered, position.turn().orElse(0), Phase.MAIN, LATE);
    position.suit().ifPresent(word -> Setup.name(table, colour(word)));
    return table;
  }

  private static Colour colour(String word) {
    return Map.of("r", Colour.RED, "b", Colour.BLUE, "g", Colour.GREEN, "p", Colour.PURPLE)
        .entrySet()
        .stream()
        .filter(entry -> word.equalsIgnoreCase(entry.getKey()))
        .map(Map.Entry::getValue)
        .findFirst()
        .or(() -> Colour.parse(word))
        .orElseThrow(() -> new SetupException(Message.of("crazier.no-color").with("word", word)));
  }

  private static void place(
      CrazierPack pack,
      List<String> named,
      Zone zone,
      int owner,
      List<Integer> taken,
      List<Setup.Place> places) {
    for (String word : named) {
      Setup.Named said = Setup.Named.of(word.toLowerCase(Locale.ROOT));
      int card = number(pack, said.id(), taken);
      taken.add(card);
      places.add(new Setup.Place(card, zone, owner, said.side()));
    }
  }
}
