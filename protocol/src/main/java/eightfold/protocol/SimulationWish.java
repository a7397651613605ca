package eightfold.protocol;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * What somebody wants to be played by bots, many times, to see what a game is like.
 *
 * @param played by which rules
 * @param options option values other than the standard ones
 * @param players how many
 * @param bots one for all players, or one for each; none: the standard one for all
 * @param deals how many first deals
 * @param seed from which everything follows; absent: 1
 */
public record SimulationWish(
    TableWish.Played played,
    Map<String, String> options,
    int players,
    List<String> bots,
    int deals,
    OptionalInt seed) {
  /** So many deals take a second or so. */
  public static final int MOST_DEALS = 500;

  public SimulationWish {
    options = Map.copyOf(options);
    bots = List.copyOf(bots);
  }

  /** Reads a wish; whether game, options and bots exist is for others to say. */
  public static SimulationWish read(String json) throws Malformed {
    return read(Json.objectWithBook(json));
  }

  static SimulationWish read(Fields all) throws Malformed {
    Fields fields = all.only("game", "rules", "options", "players", "bots", "deals", "seed");
    return new SimulationWish(
        TableWish.played(fields),
        fields.fields("options").words(TableWish.MOST_OPTIONS, TableWish.LONGEST_VALUE),
        fields.number("players", 1, TableWish.MOST_SEATS),
        fields.texts("bots", TableWish.MOST_SEATS),
        fields.number("deals", 1, MOST_DEALS),
        fields.optionalNumber("seed", 0, Integer.MAX_VALUE));
  }

  /** Whether it brings a rule book of its own, for which it may be longer than other messages. */
  public boolean bringsBook() {
    return played instanceof TableWish.Played.OwnBook;
  }
}
