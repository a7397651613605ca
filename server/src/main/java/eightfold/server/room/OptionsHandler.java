package eightfold.server.room;

import eightfold.game.Game;
import eightfold.game.SetupException;
import eightfold.message.Message;
import eightfold.protocol.Fault;
import eightfold.protocol.Request;
import java.util.Map;
import java.util.Optional;

/** How the host chooses the options of the match to come. */
final class OptionsHandler {
  /** Each choice is kept with its rule book: whoever plays with the form fills no disk. */
  private static final int MOST_CHOICES = 200;

  private final StepContext here;

  OptionsHandler(StepContext here) {
    this.here = here;
  }

  /** The host wants these options, the others standard. */
  Step options(int by, Request.Options wish) {
    Optional<Fault> fault = here.rights().options(by);
    return fault.isPresent() ? Step.refused(fault.get()) : choose(wish.options());
  }

  /** These options are chosen, the others standard, by whoever may; or says why not. */
  Step choose(Map<String, String> options) {
    RoomTable table = here.table();
    Optional<Fault> fault = here.rights().openOptions().or(here::grown);
    if (fault.isPresent()) {
      return Step.refused(fault.get());
    }
    Game game;
    try {
      game = table.games().chosen(table.gameId(), options, seats(table));
    } catch (SetupException e) {
      return Step.refused(Fault.of(e.reason()));
    }
    if (!game.options().equals(table.game().options())) {
      if (table.rules().chosen() >= MOST_CHOICES) {
        return Step.refused(Fault.notNow(Message.of("faults.options-changed-often")));
      }
      // who has agreed to another match has agreed to other rules
      return Step.NONE.presence(there -> there.with(Wishes.NONE)).accept(Fact.Chosen.of(game));
    }
    return Step.NONE;
  }

  /** How many play; with a referee whoever sits there then, and it is asked when they are ready. */
  private static int seats(RoomTable table) {
    return table.doors().refereed()
        ? Math.max(table.game().leastSeats(), table.seating().taken().size())
        : table.chairs().size();
  }
}
