package eightfold.server.room;

import eightfold.cards.Pack;
import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.View;
import java.util.List;
import java.util.Optional;

/**
 * A player that is a program. It is told what a person in its seat would be told, and nothing else.
 * It has no memory of its own: whatever it wants to remember it finds in what it heard, so that a
 * room with bots goes on after a restart as if nothing had been.
 */
@FunctionalInterface
public interface BotPlayer {
  /**
   * What it does now, as a line of the notation; empty where it does nothing out of turn.
   *
   * @param view its seat's view
   * @param heard the events of the match as its seat was told them, as far back as the room keeps
   *     them
   * @param chance where its own choices come from
   */
  Optional<String> act(View view, List<Event> heard, FastChance chance);

  /** The bots that there are. */
  interface Bots {
    /** Their names, as a table wish may name them. */
    List<String> names();

    /** The bot of that name, which is one of {@link #names}, at a table with that pack. */
    BotPlayer player(String name, Pack pack);

    /** The bot that fills free seats and stands in for persons. */
    String standIn();
  }
}
