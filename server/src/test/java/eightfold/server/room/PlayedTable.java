package eightfold.server.room;

import eightfold.cards.LibraryPack;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.protocol.Request;
import eightfold.server.lobby.HouseBots;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** The facts of a long evening: one person and a bot at each other seat, match after match. */
public final class PlayedTable {
  private final List<Fact.Dated> facts = new ArrayList<>();
  private Room room;
  private long now = 1_000_000;

  private PlayedTable(String id, Game game, int seats) {
    List<String> bots = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      bots.add(seat == 0 ? "" : "eager");
      names.add(seat == 0 ? "" : GuestNames.ofBot(seat));
    }
    Fact.Opened opened =
        new Fact.Opened(
            game.id(),
            game.options(),
            game.ruleBook(),
            bots,
            names,
            OptionalInt.empty(),
            RoomDriver.SEED);
    facts.add(new Fact.Dated(now, opened));
    RoomTable table = RoomTable.opened(id, StagedGames.of(game), opened, now);
    room = Room.of(table, Pace.standard(), new HouseBots(), now);
  }

  /** So many facts of a table at least, all of which its rooms have accepted. */
  public static List<Fact.Dated> facts(String id, Game game, int seats, int atLeast) {
    PlayedTable played = new PlayedTable(id, game, seats);
    played.give(new Input.Sit("Ann", "token"));
    played.give(new Input.Connected(1, "1", Optional.of("token"), OptionalLong.empty()));
    played.ask(new Request.Start(false));
    while (played.facts.size() < atLeast) {
      played.goesOn();
    }
    return List.copyOf(played.facts);
  }

  private void goesOn() {
    RoomTable table = room.table();
    if (table.isOver()) {
      ask(new Request.Rematch());
    } else if (!table.isRunning()) {
      ask(new Request.Next());
    } else {
      Match match = table.running();
      if (match.turn() == 0) {
        new HouseBots()
            .player("eager", LibraryPack.french())
            .act(match.view(0), List.of(), new FastChance(facts.size()))
            .ifPresent(line -> ask(new Request.Act(match.ply(), line)));
      }
      now = Math.max(now, room.wakeAt().orElse(now));
      give(new Input.TimePassed());
    }
  }

  private void ask(Request request) {
    give(new Input.Asked(1, "2", request));
  }

  private void give(Input input) {
    Outcome outcome = room.after(input, now);
    facts.addAll(outcome.facts());
    room = outcome.room();
  }
}
