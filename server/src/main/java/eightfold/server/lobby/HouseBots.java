package eightfold.server.lobby;

import eightfold.bots.Bot;
import eightfold.bots.Bots;
import eightfold.cards.Pack;
import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.View;
import eightfold.server.room.BotPlayer;
import java.util.List;
import java.util.Optional;

/** The house's bots at tables: each act is that of a new bot that has heard the match so far. */
public final class HouseBots implements BotPlayer.Bots {
  private static final String STAND_IN = "greedy";

  @Override
  public List<String> names() {
    return Bots.names();
  }

  @Override
  public String standIn() {
    return STAND_IN;
  }

  @Override
  public BotPlayer player(String name, Pack pack) {
    return (view, heard, chance) -> act(name, pack, view, heard, chance);
  }

  private static Optional<String> act(
      String name, Pack pack, View view, List<Event> heard, FastChance chance) {
    Bot bot =
        Bots.named(name)
            .orElseThrow(() -> new IllegalArgumentException("no bot is called " + name));
    bot.learns(pack);
    heard.forEach(bot::hear);
    return bot.answer(view, chance);
  }
}
