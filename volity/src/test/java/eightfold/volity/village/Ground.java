package eightfold.volity.village;

import eightfold.game.Catalogue;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.protocol.GameCard;
import eightfold.server.lobby.NameFilter;
import eightfold.server.room.Fact;
import eightfold.server.room.GameSource;
import eightfold.server.room.RoomTable;
import eightfold.volity.Jid;
import eightfold.volity.parlor.Rulesets;
import eightfold.volity.table.Oversight;
import eightfold.volity.table.Site;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * What a table of a {@link Village} stands on. The account root@home.test is an administrator's.
 *
 * @param game the table's, as the catalogue lists it
 * @param games where the table has its game from
 * @param seats how many places it has
 * @param bookkeeper who keeps its games
 */
record Ground(GameCard game, GameSource games, int seats, long seed, Optional<Jid> bookkeeper) {
  private static final Catalogue CATALOGUE = Village.CATALOGUE;
  private static final NameFilter REFUSED = NameFilter.of(List.of("wurst"));

  /** With all seats that a game has, and without a bookkeeper. */
  static Ground of(String game, long seed) {
    GameCard card = CATALOGUE.entry(game).map(GameCard::of).orElseThrow();
    return new Ground(card, ofCatalogue(), card.players().max(), seed, Optional.empty());
  }

  /** Where the match stands like this one when it begins. */
  Ground beginningAs(Match match) {
    Game begun =
        (Game)
            Proxy.newProxyInstance(
                Game.class.getClassLoader(),
                new Class<?>[] {Game.class},
                (_, method, arguments) -> {
                  if (method.getName().equals("begin")) {
                    return match.copy();
                  }
                  try {
                    return method.invoke(match.game(), arguments);
                  } catch (InvocationTargetException e) {
                    throw e.getCause();
                  }
                });
    GameSource alone =
        new GameSource() {
          @Override
          public Game kept(Kept rules) {
            return begun;
          }

          @Override
          public Game chosen(String id, Map<String, String> options, int players) {
            return begun;
          }
        };
    return new Ground(game, alone, seats, seed, bookkeeper);
  }

  Ground withSeats(int number) {
    return new Ground(game, games, number, seed, bookkeeper);
  }

  Ground keptBy(Jid keeper) {
    return new Ground(game, games, seats, seed, Optional.of(keeper));
  }

  Site site() {
    Rulesets rulesets = new Rulesets("http://cards.test/rulesets");
    return new Site(
        new Jid(game.id(), Village.DOMAIN, "volity"),
        Village.ROOMS,
        game,
        seats,
        rulesets.of(game.id()),
        List.of("greedy", "random"),
        rulesets.bots(),
        "http://cards.test/#/t/x",
        REFUSED::refuses,
        new Oversight(Set.of(Jid.of("root@home.test")), bookkeeper),
        "salt" + seed);
  }

  RoomTable table(Map<String, String> options) {
    Game chosen = CATALOGUE.game(game.id(), options);
    List<String> free = Collections.nCopies(seats, "");
    Fact.Opened opened =
        new Fact.Opened(
            game.id(),
            chosen.options(),
            chosen.ruleBook(),
            free,
            free,
            OptionalInt.empty(),
            String.format("%064x", seed));
    return RoomTable.opened("x", games, opened, 1_000_000);
  }

  private static GameSource ofCatalogue() {
    return new GameSource() {
      @Override
      public Game kept(Kept rules) {
        return CATALOGUE.game(rules.game(), rules.options());
      }

      @Override
      public Game chosen(String game, Map<String, String> options, int seats) {
        Game chosen = CATALOGUE.game(game, options);
        chosen.begin(Opening.of(seats), new FastChance(0));
        return chosen;
      }
    };
  }
}
