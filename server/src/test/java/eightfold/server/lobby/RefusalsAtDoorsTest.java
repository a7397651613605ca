package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import eightfold.game.Game;
import eightfold.games.Games;
import eightfold.protocol.Malformed;
import eightfold.server.GatedStore;
import eightfold.server.PseudoTexts;
import eightfold.server.ServerFixture;
import eightfold.server.port.StoreException;
import eightfold.server.room.PlayedTable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/**
 * What a connection is refused before a room hears of it is said in the language that its hello
 * names. Source: issue 44, point 5 (every refusal and error).
 */
class RefusalsAtDoorsTest {
  private static final String LANGUAGE = PseudoTexts.made().language();
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final String LONG = "longEvening-0123456789";
  private static final String DAMAGED = "damagedTable-012345678";

  /** Names of methods, and words of the protocol. */
  private static final List<String> NAMES = List.of("jump", "jsonrpc", "number", "text", "method");

  /** More letters than a room keeps while it writes. */
  private static final int MANY = 2_000;

  private final GatedStore store = new GatedStore();
  private final AtomicLong now = new AtomicLong(1_000_000);
  private final Set<String> refused = new TreeSet<>();

  private Lobby lobby(Limits limits) {
    return Lobby.restored(
        new LobbyParts(
            Games.standard(),
            new HouseBots(),
            store,
            now::get,
            ServerFixture.entropy(1),
            new LobbySettings(ServerFixture.QUICK, limits)));
  }

  /** Somebody at a connection. */
  private final class Visitor {
    private final Ear ear = new Ear();
    private final Conversation talk;
    private final Map<Integer, JsonNode> came = new HashMap<>();
    private int asked;

    Visitor(Lobby lobby, String address) {
      talk = lobby.connect(ear, address).orElseThrow();
    }

    int says(String method, String params) {
      asked++;
      talk.hear(
          "{\"jsonrpc\":\"2.0\",\"id\":%d,\"method\":\"%s\",\"params\":{%s}}"
              .formatted(asked, method, params));
      return asked;
    }

    /** The answer to a request, past what comes besides; what refuses it is looked at. */
    JsonNode answer(int id) throws Exception {
      while (!came.containsKey(id)) {
        JsonNode answer = MAPPER.readTree(ear.next());
        look(answer);
        came.put(answer.path("id").asInt(), answer);
      }
      return Objects.requireNonNull(came.get(id));
    }

    void asks(String method, String params) throws Exception {
      var _ = answer(says(method, params));
    }

    void hello(String table, String more) throws Exception {
      asks("hello", "\"table\":\"" + table + "\",\"language\":\"" + LANGUAGE + "\"" + more);
    }
  }

  private void look(JsonNode answer) {
    JsonNode error = answer.path("error");
    if (error.has("key")) {
      refused.add(error.path("key").asText());
      String said = error.path("message").asText();
      assertThat(PseudoTexts.bare(said, NAMES)).as(said).isEmpty();
    }
  }

  private static Runnable fails(RuntimeException fault) {
    return () -> {
      throw fault;
    };
  }

  @Test
  void what_never_reaches_a_room() throws Exception {
    Game eights = Games.standard().game("eights", Map.of());
    for (String table : List.of(LONG, DAMAGED)) {
      var facts = PlayedTable.facts(table, eights, 4, PastEvents.FACTS_OF_A_PAGE + 100);
      store.append(table, 0, facts.stream().map(FactFormat::written).toList());
    }
    try (Lobby lobby = lobby(ServerFixture.WIDE)) {
      LobbyTable table = LobbyTable.open(lobby, "eights", 2);
      tables(lobby);
      words(lobby, table);
      pages(lobby);
      writing(lobby, table);
    }
    try (Lobby lobby = lobby(Limits.standard())) {
      quick(lobby);
    }
    assertThat(refused)
        .containsAll(
            Set.of(
                "faults.busy",
                "faults.events-not-now",
                "faults.events-too-fast",
                "faults.hello-first",
                "faults.no-table",
                "faults.not-done",
                "faults.one-table",
                "faults.other-door",
                "faults.others-read",
                "faults.page-coming",
                "faults.slow-down",
                "faults.store-away",
                "faults.unreadable",
                "requests.client-too-new",
                "requests.client-too-old",
                "requests.not-a-request",
                "requests.unknown-method"));
  }

  private void words(Lobby lobby, LobbyTable table) throws Exception {
    Visitor ann = new Visitor(lobby, "here");
    ann.hello("none", "");
    ann.asks("start", "");
    ann.hello("none", ",\"version\":0");
    ann.hello("none", ",\"version\":99");
    ann.asks("jump", "");
    ann.talk.hear("{\"id\":7}");
    look(MAPPER.readTree(ann.ear.next()));
    ann.hello(table.key().table(), ",\"token\":\"" + table.key().token() + "\"");
    ann.asks("referee", "");
    ann.hello(LONG, "");
  }

  private void tables(Lobby lobby) throws Exception {
    store.beforeReading = fails(new StoreException("no", new IOException("away")));
    new Visitor(lobby, "here").hello(LONG, "");
    store.beforeReading = fails(new StoreException("no", new Malformed("nonsense")));
    new Visitor(lobby, "here").hello(DAMAGED, "");
    store.beforeReading = () -> {};
    // a table that could not be read is looked for again after a while
    now.addAndGet(60_000);
  }

  private Visitor reader(Lobby lobby, String address) throws Exception {
    Visitor reader = new Visitor(lobby, address);
    reader.hello(LONG, ",\"since\":0");
    return reader;
  }

  private void pages(Lobby lobby) throws Exception {
    Visitor first = reader(lobby, "elsewhere");
    CountDownLatch open = new CountDownLatch(1);
    store.beforeReading = () -> await(open);
    int page = first.says("events", "\"since\":0");
    first.asks("events", "\"since\":0");
    open.countDown();
    var _ = first.answer(page);
    store.beforeReading = fails(new IllegalStateException("it cannot be read"));
    first.asks("events", "\"since\":0");
    store.beforeReading = () -> {};
    List<Visitor> readers = new ArrayList<>();
    for (int i = 0; i <= PastEvents.MOST_OF_ONE; i++) {
      readers.add(reader(lobby, "one"));
      readers.getLast().asks("events", "\"since\":0");
    }
  }

  private void writing(Lobby lobby, LobbyTable table) throws Exception {
    Visitor ann = new Visitor(lobby, "here");
    ann.hello(table.key().table(), ",\"token\":\"" + table.key().token() + "\"");
    store.beforeWriting =
        () -> {
          throw new OutOfMemoryError("none left");
        };
    ann.asks("start", "");
    CountDownLatch open = new CountDownLatch(1);
    store.beforeWriting = () -> await(open);
    try {
      // the room writes the first, and the others wait, until they are too many
      for (int letter = 0; letter < MANY && ann.ear.hasHeardNothing(); letter++) {
        var _ = ann.says("chat", "\"text\":\"so\"");
        Thread.sleep(0, 200_000);
      }
      look(MAPPER.readTree(ann.ear.next()));
    } finally {
      open.countDown();
    }
  }

  private static void await(CountDownLatch open) {
    try {
      open.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void quick(Lobby lobby) throws Exception {
    // the pages count for the address, and the messages for each connection
    for (Visitor reader : List.of(reader(lobby, "quick"), reader(lobby, "quick"))) {
      for (int page = 0; page < 25; page++) {
        reader.asks("events", "\"since\":0");
      }
    }
    Visitor fast = new Visitor(lobby, "there");
    fast.hello(LONG, "");
    for (int ping = 0; ping < 60; ping++) {
      fast.says("pong", "");
    }
    while (!refused.contains("faults.slow-down")) {
      look(MAPPER.readTree(fast.ear.next()));
    }
  }
}
