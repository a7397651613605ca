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

  private final Transition transition;

  OptionsHandler(Transition transition) {
    this.transition = transition;
  }

  /** The host wants these options, the others standard. */
  Optional<Fault> options(int by, Request.Options wish, Input.Asked asked) {
    Optional<Fault> fault = rights().options(by);
    return fault.isPresent() ? fault : choose(wish.options()).or(() -> transition.done(asked));
  }

  private HostRights rights() {
    return new HostRights(transition.table(), transition.broadcast().host());
  }

  /** These options are chosen, the others standard, by whoever may; or says why not. */
  Optional<Fault> choose(Map<String, String> options) {
    Table table = transition.table();
    Optional<Fault> fault = rights().openOptions().or(transition::grown);
    if (fault.isPresent()) {
      return fault;
    }
    Game game;
    try {
      game = table.games().chosen(table.gameId(), options, seats(table));
    } catch (SetupException e) {
      return Optional.of(Fault.of(e.reason()));
    }
    if (!game.options().equals(table.game().options())) {
      if (table.rules().chosen() >= MOST_CHOICES) {
        return Optional.of(Fault.notNow(Message.of("faults.options-changed-often")));
      }
      // who has agreed to another match has agreed to other rules
      transition.presence(transition.presence().with(Wishes.NONE));
      transition.accept(Fact.Chosen.of(game));
    }
    return Optional.empty();
  }

  /** How many play; with a referee whoever sits there then, and it is asked when they are ready. */
  private static int seats(Table table) {
    return table.doors().refereed()
        ? Math.max(table.game().leastSeats(), table.seating().taken().size())
        : table.chairs().size();
  }
}
