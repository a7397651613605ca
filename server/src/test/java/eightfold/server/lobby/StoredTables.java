package eightfold.server.lobby;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import eightfold.games.Games;
import eightfold.protocol.Newcomer;
import eightfold.protocol.Page;
import eightfold.protocol.TableWish;
import eightfold.server.ServerFixture;
import eightfold.server.adapter.SqliteStore;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.stream.StreamSupport;

/** Tables of real games in a store on disk, and a player, Ann, who sits at each of them. */
final class StoredTables implements AutoCloseable {
  static final JsonMapper JSON = new JsonMapper();

  /** What Ann sees at the tables of a store, beside it. */
  static final String SEEN = "tables.json";

  private static final long YEARS = 100L * 365 * 24 * 3_600_000;

  private final SqliteStore store;
  private final Lobby lobby;

  StoredTables(Path folder, LongSupplier clock) {
    Limits wide = ServerFixture.WIDE;
    store = SqliteStore.in(folder);
    lobby =
        Lobby.restored(
            new LobbyParts(
                Games.standard(),
                new HouseBots(),
                store,
                clock::getAsLong,
                ServerFixture.entropy(20),
                new LobbySettings(
                    ServerFixture.QUICK,
                    wide.with(wide.times().hello(YEARS).unbegun(YEARS).idle(YEARS)))));
  }

  /** Ann sits at a new table with bots, or with one free seat. */
  Page.SeatKey opened(String game, int seats) {
    return opened(LobbyTable.wish(game, seats));
  }

  /** The same, where a book of Ann's own is played. */
  Page.SeatKey openedWithOwnBook(int seats) {
    TableWish like = LobbyTable.wish("eights", seats);
    return opened(
        new TableWish(
            new TableWish.Played.OwnBook(OwnBooksTest.KITCHEN),
            Map.of(),
            like.seats(),
            like.name(),
            OptionalInt.empty(),
            false,
            false));
  }

  private Page.SeatKey opened(TableWish wish) {
    if (lobby.open(wish, "here") instanceof Page.SeatKey key) {
      return key;
    }
    throw new AssertionError("not opened: " + wish);
  }

  /** A table for Ann and a friend who has come already. */
  Page.SeatKey openedForTwo(String game) {
    List<TableWish.SeatWish> persons = new ArrayList<>();
    persons.add(new TableWish.SeatWish(Optional.empty()));
    persons.add(new TableWish.SeatWish(Optional.empty()));
    Page.SeatKey key = opened(new TableWish(game, Map.of(), persons, "Ann", OptionalInt.empty()));
    lobby.join(key.table(), new Newcomer("Zoë"));
    return key;
  }

  /** A friend comes late, and waits for a bot's seat. */
  void comesLate(Page.SeatKey key, int seat) {
    lobby.join(key.table(), new Newcomer("Mia", OptionalInt.of(seat)));
  }

  String record(String table) {
    return record(table, OptionalInt.empty());
  }

  /** The record of a match of the table, of the last one if it is not said which. */
  String record(String table, OptionalInt number) {
    return switch (lobby.played().record(table, number, match -> true)) {
      case Page.Document(String yaml) -> yaml;
      case Page other -> other.toString();
    };
  }

  /** Ann comes to her table, or back to it. */
  Ann ann(Page.SeatKey key) throws InterruptedException {
    return new Ann(lobby, key);
  }

  /**
   * What a table's facts determine of a snapshot: without who is there just now, and what follows
   * from that.
   */
  static JsonNode lasting(JsonNode snapshot) {
    ObjectNode lasting = snapshot.deepCopy();
    lasting.remove(List.of("deadline", "canStart", "mayStart"));
    for (JsonNode seat : lasting.path("seats")) {
      ((ObjectNode) seat)
          .remove(List.of("present", "standIn", "countdown", "again", "host", "may"));
    }
    return lasting;
  }

  static boolean isAnns(JsonNode snapshot) {
    JsonNode view = snapshot.path("view");
    return view.path("turn").asInt() == snapshot.path("you").asInt()
        && !view.path("legal").isEmpty()
        && !view.path("standings").path("dealOver").asBoolean();
  }

  @Override
  public void close() {
    lobby.close();
    store.close();
  }

  /** Ann at her seat. */
  static final class Ann {
    private final Ear ear = new Ear();
    private final Conversation talk;
    private int requests = 1;
    private JsonNode snapshot;

    private Ann(Lobby lobby, Page.SeatKey key) throws InterruptedException {
      talk = lobby.connect(ear, "here").orElseThrow();
      talk.hear(LobbyTable.hello(key.table(), key.token()));
      JsonNode welcome = next(message -> message.has("result")).path("result");
      snapshot = welcome.path("snapshot");
      ((ObjectNode) snapshot).set("chat", welcome.path("chat"));
    }

    private JsonNode next(Predicate<JsonNode> wanted) throws InterruptedException {
      while (true) {
        JsonNode message = read(ear.next());
        JsonNode params = message.path("params");
        if (params.has("snapshot")) {
          snapshot = params.path("snapshot");
        }
        if (wanted.test(message)) {
          return message;
        }
      }
    }

    JsonNode snapshot() {
      return snapshot;
    }

    /** Asks, and hears the answer. */
    JsonNode ask(String method, Map<String, ?> params) throws InterruptedException {
      int id = ++requests;
      talk.hear(
          JSON.valueToTree(Map.of("jsonrpc", "2.0", "id", id, "method", method, "params", params))
              .toString());
      return next(message -> message.path("id").asInt() == id);
    }

    /** Waits until the table is told to be so. */
    void sees(Predicate<JsonNode> there) throws InterruptedException {
      while (!there.test(snapshot)) {
        next(message -> message.path("params").has("snapshot"));
      }
    }

    /** Plays a card whenever it is her turn and she can, else what comes first, and deals on. */
    void playsUntil(Predicate<JsonNode> there) throws InterruptedException {
      while (!there.test(snapshot)) {
        JsonNode view = snapshot.path("view");
        JsonNode standings = view.path("standings");
        if (standings.path("dealOver").asBoolean()) {
          ask(standings.path("over").asBoolean() ? "rematch" : "next", Map.of());
        } else if (isAnns(snapshot)) {
          String line = wanted(view.path("legal"));
          ask("act", Map.of("ply", view.path("ply").asInt(), "line", line, "meant", true));
        } else {
          next(message -> message.path("params").has("snapshot"));
        }
      }
    }

    private static String wanted(JsonNode legal) {
      List<String> acts =
          StreamSupport.stream(legal.spliterator(), false).map(JsonNode::asText).toList();
      return acts.stream()
          .filter(act -> act.startsWith("play "))
          .findFirst()
          .or(() -> acts.stream().filter(act -> !act.startsWith("ca")).findFirst())
          .orElseThrow();
    }

    private JsonNode read(String text) {
      try {
        return JSON.readTree(text);
      } catch (JsonProcessingException e) {
        throw new AssertionError(text + " after " + snapshot, e);
      }
    }
  }
}
