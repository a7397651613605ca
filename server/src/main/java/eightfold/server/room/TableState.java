package eightfold.server.room;

import eightfold.protocol.BotSpeed;
import eightfold.protocol.Snapshot;
import eightfold.record.Nonces;
import java.util.List;
import java.util.Optional;

/**
 * All of a table that its facts change.
 *
 * @param rules what is played, or will be next
 * @param seating who sits where
 * @param players who played the deal that runs, or the last one, by seat
 * @param facts how many facts made it
 * @param lastAt when the last of them was accepted, in milliseconds of the epoch
 * @param progress how its matches have gone
 * @param nonces what the seats have added to the coming deal
 * @param lastSecret the secret of the last deal that ended
 * @param events what has happened
 * @param talk what was said
 * @param commands the commands that were done
 * @param doors what other doors have to do with it
 * @param firstDeal the first deal of the match that began last
 * @param botSpeed how fast its bots are
 */
record TableState(
    ChosenRules rules,
    Seating seating,
    List<String> players,
    int facts,
    long lastAt,
    MatchProgress progress,
    Nonces nonces,
    Optional<Snapshot.Secret> lastSecret,
    EventHistory events,
    Talk talk,
    Commands commands,
    Doors doors,
    FirstDeal firstDeal,
    BotSpeed botSpeed) {
  TableState {
    players = List.copyOf(players);
  }

  /** That of a table which has just been opened. */
  static TableState opened(Fact.Opened opened, GameSource games, long at) {
    Seating seating = Seating.opened(opened);
    return new TableState(
        ChosenRules.opened(opened, games),
        seating,
        List.of(),
        1,
        at,
        MatchProgress.NONE,
        Nonces.none(seating.size()),
        Optional.empty(),
        EventHistory.EMPTY,
        Talk.NONE,
        Commands.NONE,
        Doors.NONE,
        FirstDeal.none(seating.size()),
        BotSpeed.USUAL);
  }
}
