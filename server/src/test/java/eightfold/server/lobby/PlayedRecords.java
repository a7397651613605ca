package eightfold.server.lobby;

import eightfold.cards.LibraryPack;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.record.GameRecord;
import eightfold.record.RecordWriter;
import eightfold.record.SeededMatch;
import eightfold.server.room.BotPlayer;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;

/** Records of matches that bots have played from a seed, as the terminal writes them. */
public final class PlayedRecords {
  private static final BotPlayer PLAYER = new HouseBots().player("eager", LibraryPack.french());
  private static final int MOST_ACTS = 20_000;

  private PlayedRecords() {}

  /** Of a match of so many deals, or fewer where it is over before. */
  public static String of(Game game, int deals, long seed) {
    int seats = Math.clamp(3, game.leastSeats(), game.mostSeats());
    List<GameRecord.Player> players =
        Stream.of("Ann", "Bob", "Cy", "Dora")
            .limit(seats)
            .map(name -> new GameRecord.Player(name, name.equals("Ann") ? "person" : "greedy"))
            .toList();
    return of(game, players, deals, seed);
  }

  static String of(Game game, List<GameRecord.Player> players, int deals, long seed) {
    SeededMatch table = SeededMatch.begin(game, players, LocalDate.of(2026, 11, 20), seed);
    FastChance chance = new FastChance(seed);
    for (int act = 0; act < MOST_ACTS && !table.match().standings().over(); act++) {
      if (!table.match().standings().dealOver()) {
        play(table, chance);
      } else if (table.match().standings().deal() == deals) {
        break;
      } else {
        table.nextDeal();
      }
    }
    return RecordWriter.text(table.record());
  }

  private static void play(SeededMatch table, FastChance chance) {
    Match match = table.match();
    for (int seat = 0; seat < match.seats(); seat++) {
      if (match.mayAct(seat)) {
        var line = PLAYER.act(match.view(seat), List.of(), chance);
        if (line.isPresent()) {
          var _ = table.submit(seat, line.get());
          return;
        }
      }
    }
    throw new IllegalStateException("nobody acts");
  }
}
