package eightfold.server.lobby;

import eightfold.protocol.Json;
import eightfold.protocol.Page;
import eightfold.protocol.TableWish;
import eightfold.server.ServerFixture;
import eightfold.server.lobby.PlayedMatches.ReplayWish;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/**
 * Measures what one event costs the server by how many hear of it, for the table in
 * docs/operators.md, which has the command; by hand.
 */
class EventCosts {
  private static final int TIMES = 40;
  private static final int WARM = 200;

  @Test
  void by_hearers() throws Exception {
    try (Hearers warm = new Hearers(10)) {
      for (Hearers.Event event : List.of(warm.talk(), warm.presence(), warm.name())) {
        Hearers.Cost _ = warm.cost(WARM, event);
      }
    }
    System.out.println("| event | hear it | messages | texts made | bytes made | sent | µs |");
    for (int hearing : new int[] {1, 10, 100, 1_000}) {
      try (Hearers hearers = new Hearers(hearing)) {
        Map<String, Hearers.Event> events = new LinkedHashMap<>();
        events.put("a line of talk", hearers.talk());
        events.put("a player loses the line or is back", hearers.presence());
        events.put("a name comes or goes", hearers.name());
        for (Map.Entry<String, Hearers.Event> event : events.entrySet()) {
          Hearers.Cost cost = hearers.cost(TIMES, event.getValue());
          System.out.printf(
              "| %s | %d | %.1f | %.1f | %.0f | %.0f | %.0f |%n",
              event.getKey(),
              hearing,
              cost.messages(),
              cost.made(),
              cost.bytesMade(),
              cost.bytesSent(),
              cost.micros());
        }
      }
    }
  }

  /** What each who asks costs by himself: the first, and all others. */
  @Test
  void by_those_who_ask() throws Exception {
    try (Hearers hearers = new Hearers(1)) {
      Lobby lobby = hearers.lobby();
      for (int i = 0; i < 50; i++) {
        TableWish wish = LobbyTable.wish("eights", 2);
        Page.SeatKey key =
            (Page.SeatKey)
                lobby.open(
                    new TableWish(
                        wish.played(),
                        Map.of(),
                        wish.seats(),
                        "Ann",
                        OptionalInt.empty(),
                        false,
                        true,
                        0,
                        Optional.empty()),
                    "here");
        hearers.comes(key);
      }
      asked("the list of open tables", lobby::openTables);
    }
    try (Lobby lobby = Hearers.lobby(ServerFixture.QUICK, System::currentTimeMillis)) {
      String table = Hearers.playedOut(lobby);
      for (int i = 0; i < 2; i++) {
        ReplayWish wish = new ReplayWish(OptionalInt.of(1), 1, -1, i == 1);
        asked(
            "a replay, hands " + (wish.open() ? "open" : "closed"),
            () -> lobby.played().replay(table, wish, _ -> true));
      }
    }
  }

  private static void asked(String what, Supplier<Page> page) {
    long before = Hearers.processorTime();
    int bytes = Json.write(page.get()).length();
    long first = Hearers.processorTime();
    for (int i = 0; i < TIMES; i++) {
      bytes = Json.write(page.get()).length();
    }
    long rest = Hearers.processorTime();
    System.out.printf(
        "| %s | %d bytes | first: %d µs | each other: %d µs |%n",
        what, bytes, (first - before) / 1_000, (rest - first) / 1_000 / TIMES);
  }
}
