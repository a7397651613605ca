package eightfold.server.room;

import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.SearchableMatch;
import eightfold.record.DealKey;
import eightfold.record.DealSecret;
import eightfold.record.Nonces;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.Optional;

/**
 * A game whose deals come from a seed, whatever chance its table gives it: as the golden corpus was
 * dealt.
 */
public final class SeededGames implements GameSource {
  private final Game game;

  private SeededGames(Game game) {
    this.game = game;
  }

  /** A source of this game alone, its deals those of a seed. */
  public static GameSource of(Game game, long seed) {
    Game seeded =
        (Game)
            Proxy.newProxyInstance(
                Game.class.getClassLoader(),
                new Class<?>[] {Game.class},
                (_, method, arguments) ->
                    method.getName().equals("begin")
                        ? seeded(
                            (SearchableMatch)
                                game.begin(
                                    (Opening) arguments[0],
                                    DealKey.chance(
                                        DealSecret.ofSeed(seed, 1),
                                        Nonces.none(((Opening) arguments[0]).seats()),
                                        1)),
                            seed)
                        : on(game, method, arguments));
    return new SeededGames(seeded);
  }

  private static Match seeded(SearchableMatch match, long seed) {
    return (Match)
        Proxy.newProxyInstance(
            Match.class.getClassLoader(),
            new Class<?>[] {SearchableMatch.class},
            (_, method, arguments) ->
                switch (method.getName()) {
                  case "copy" -> seeded(match.copy(), seed);
                  case "nextDeal" -> {
                    int deal = match.standings().deal() + 1;
                    yield match.nextDeal(
                        Optional.empty(),
                        DealKey.chance(
                            DealSecret.ofSeed(seed, deal), Nonces.none(match.seats()), deal));
                  }
                  default -> on(match, method, arguments);
                });
  }

  private static Object on(Object target, Method method, Object[] arguments) throws Throwable {
    try {
      return method.invoke(target, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  @Override
  public Game kept(Kept rules) {
    return game;
  }

  @Override
  public Game chosen(String id, Map<String, String> options, int seats) {
    throw new AssertionError("nobody chooses options at this table");
  }
}
