package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.game.Catalogue;
import eightfold.game.Game;
import eightfold.games.Games;
import eightfold.games.JoinedCatalogue;
import eightfold.message.Texts;
import eightfold.protocol.Malformed;
import eightfold.server.little.LittleCatalogue;
import eightfold.server.lobby.Insight;
import eightfold.server.lobby.Limits;
import eightfold.server.lobby.LobbySettings;
import eightfold.server.lobby.NameFilter;
import eightfold.server.lobby.PeopleSettings;
import eightfold.server.port.StoreException;
import eightfold.server.room.Allowance;
import eightfold.server.room.PlayedTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Whatever plain HTTP refuses is said in the language of whoever asks, and nothing of it in
 * English: each problem is brought about at a server's own routes. Source: issue 44, point 5.
 */
class ProblemsInLanguagesTest {
  /** What no request to one server brings about, and where it is. */
  private static final Map<String, String> ELSEWHERE =
      Map.of("problems.moving", "needs several servers: see LeftNodeTest");

  private static final Allowance.Limit PLENTY = new Allowance.Limit(100_000, 10_000);
  private static final Allowance.Limit ONCE = new Allowance.Limit(1, 0.000_1);
  private static final Limits WIDE = ServerFixture.WIDE.with(Limits.Speeds.all(PLENTY));

  private static final String AWAY = "awayFromHere-012345678";
  private static final String DAMAGED = "damagedTable-012345678";
  private static final String LONG = "longEvening-0123456789";
  private static final String NOWHERE = "AAAAAAAAAAAAAAAAAAAAAA";
  static final String BOOK = "game Kitchen\nplayers 2..4\ndeck french\ndeal 5\ndraw one-may-play\n";

  private static final Map<String, ?> SLOW = Map.of("game", SlowGames.ID, "players", 2, "deals", 1);

  private static final Executor AT_ONCE = task -> Thread.ofVirtual().start(task);

  private final Set<String> said = new ConcurrentSkipListSet<>();

  /** Not long after the tables were played: those that nobody has used for an hour are cleared. */
  private final AtomicLong now = new AtomicLong(2_000_000);

  private Server server(Catalogue games, GatedStore store, Limits limits) throws StartException {
    PeopleSettings people = new PeopleSettings(NameFilter.of(List.of("rascal")));
    return Server.start(
        ServerSettings.at("127.0.0.1", 0, Path.of("unused"))
            .with(new LobbySettings(ServerFixture.QUICK, limits, people)),
        games,
        new Server.Ports(store, now::get, ServerFixture.entropy(1)));
  }

  private Server server(Limits limits) throws StartException {
    return server(Games.standard(), new GatedStore(), limits);
  }

  private PseudoVisitor visitor(Server server) {
    return new PseudoVisitor(server.port(), said);
  }

  private static Runnable fails(RuntimeException fault) {
    return () -> {
      throw fault;
    };
  }

  private static void await(CountDownLatch open) {
    try {
      open.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("nobody waits for it", e);
    }
  }

  @Test
  void whatever_plain_http_refuses() throws Exception {
    wide();
    narrow();
    slow();
    costs();
    closing();
    Set<String> never = new TreeSet<>();
    Texts.ENGLISH.names("problems").forEach(name -> never.add("problems." + name));
    never.removeAll(said);
    assertThat(never).as("what no request is answered").isEqualTo(ELSEWHERE.keySet());
  }

  private void wide() throws Exception {
    GatedStore store = new GatedStore();
    Game eights = Games.standard().game("eights", Map.of());
    Insight.keep(store, AWAY, PlayedTable.facts(AWAY, eights, 4, 5));
    Insight.keep(store, DAMAGED, PlayedTable.facts(DAMAGED, eights, 4, 5));
    // the table that was used last is read as the server starts
    Insight.keep(store, LONG, PlayedTable.facts(LONG, eights, 4, 50));
    Server server = server(Games.standard(), store, WIDE);
    PseudoVisitor visitor = visitor(server);
    tables(visitor);
    new PasskeyProblems(visitor, server.port()).tell(() -> now.addAndGet(1_000));
    new RecordProblems(visitor).tell();
    faults(visitor, store);
    server.close();
    try (Server little = server(new LittleCatalogue(), new GatedStore(), WIDE)) {
      visitor(little).get("rules/examples");
    }
  }

  private void tables(PseudoVisitor visitor) {
    visitor.get("tables/" + NOWHERE);
    visitor.get("nowhere");
    visitor.put("tables");
    visitor.opens("none");
    visitor.opens(Map.of("game", "eights"), "Ann", "bot");
    visitor.opens(Map.of("game", "eights"), "!?", "person", "bot");
    visitor.opens(Map.of("game", "eights"), "Rascal", "person", "bot");
    visitor.opens(Map.of("rules", BOOK.replace("may-play", "may-pay")), "Ann", "person", "bot");
    JsonNode ann = visitor.opens("eights");
    String table = "tables/" + ann.path("table").asText() + "/";
    String token = ann.path("token").asText();
    visitor.get(table + "record");
    visitor.get(table + "replay?deal=9");
    visitor.post(table + "erasure", Map.of("token", "nobody"));
    visitor.post(table + "reports", Map.of("token", token, "line", 99));
    visitor.post(table + "reports", Map.of("token", token, "seat", 0, "name", "Zed"));
    for (int often = 0; often < 4; often++) {
      visitor.post(table + "reports", Map.of("token", token, "seat", 0, "name", "Ann"));
    }
    visitor.post(
        "simulations",
        Map.of("game", "eights", "players", 2, "deals", 1, "bots", List.of("a", "b", "c")));
    for (int often = 0; often <= 40; often++) {
      visitor.post("rules", Map.of("rules", BOOK));
    }
  }

  private static void faults(PseudoVisitor visitor, GatedStore store) {
    store.beforeReading = fails(new StoreException("no", new IOException("away")));
    visitor.get("tables/" + AWAY);
    store.beforeReading = fails(new StoreException("no", new Malformed("nonsense")));
    visitor.get("tables/" + DAMAGED);
    store.beforeReading = () -> {};
    store.beforeWriting = fails(StoreException.undecided("no", new IOException("away")));
    visitor.opens("eights");
    store.beforeWriting = () -> {};
    String ann = visitor.guest("Ann");
    store.beforeNotes = fails(new IllegalStateException("nobody foresaw it"));
    visitor.post("me", Map.of("guest", ann));
    store.beforeNotes = () -> {};
  }

  /**
   * A room that writes still keeps a server from closing its doors; a simulation that has begun,
   * one that waits for it, and one that comes now are given up, and so are books and records.
   */
  private void closing() throws Exception {
    SlowGames games = new SlowGames();
    GatedStore store = new GatedStore();
    Server server = server(new JoinedCatalogue(List.of(games, Games.standard())), store, WIDE);
    PseudoVisitor visitor = visitor(server);
    List<CompletableFuture<JsonNode>> given = new ArrayList<>();
    JsonNode ann = visitor.opens(Map.of("game", "eights"), "Ann", "person", "person");
    String table = "tables/" + ann.path("table").asText();
    CountDownLatch open = new CountDownLatch(1);
    CountDownLatch writes = new CountDownLatch(1);
    store.beforeWriting =
        () -> {
          writes.countDown();
          await(open);
        };
    CompletableFuture<Void> ends;
    games.hold();
    try {
      for (int waiting = 0; waiting < 2; waiting++) {
        given.add(CompletableFuture.supplyAsync(() -> visitor.post("simulations", SLOW), AT_ONCE));
        given.add(CompletableFuture.supplyAsync(() -> opensByBook(visitor), AT_ONCE));
        given.add(CompletableFuture.supplyAsync(() -> replays(visitor), AT_ONCE));
      }
      games.awaitSomebody();
      var _ =
          CompletableFuture.runAsync(
              () -> visitor.post(table + "/seats", Map.of("name", "Bob")), AT_ONCE);
      await(writes);
      ends = CompletableFuture.runAsync(server::close, AT_ONCE);
      while (!said.contains("problems.closing")) {
        assertThat(ends).isNotDone();
        visitor.get(table);
      }
      given.add(CompletableFuture.completedFuture(visitor.post("simulations", SLOW)));
      given.add(CompletableFuture.completedFuture(opensByBook(visitor)));
      given.add(CompletableFuture.completedFuture(replays(visitor)));
      for (CompletableFuture<JsonNode> one : given) {
        assertThat(one.get(5, TimeUnit.SECONDS).path("key").asText())
            .isIn("problems.going-down", "problems.closing");
      }
    } finally {
      open.countDown();
      games.letGo();
    }
    ends.join();
  }

  private static JsonNode opensByBook(PseudoVisitor visitor) {
    return visitor.opens(Map.of("rules", BOOK), "Ann", "person", "bot");
  }

  private static JsonNode replays(PseudoVisitor visitor) {
    return visitor.post("replay", Map.of("record", RecordProblems.RECORD));
  }

  private void narrow() throws StartException {
    try (Server none = server(WIDE.with(new Limits.Totals(0, 5_000)))) {
      visitor(none).opens("eights");
    }
    try (Server one = server(WIDE.with(new Limits.Shares(1, 5_000, 10_000)))) {
      visitor(one).opens("eights");
      visitor(one).opens("eights");
    }
    Limits.Speeds once = Limits.Speeds.all(PLENTY).opening(ONCE).books(ONCE);
    try (Server slow = server(WIDE.with(once))) {
      PseudoVisitor visitor = visitor(slow);
      visitor.opens("eights");
      visitor.opens("eights");
      visitor.opens(Map.of("rules", BOOK), "Ann", "person", "bot");
      visitor.opens(Map.of("rules", BOOK), "Ann", "person", "bot");
      String ann = visitor.guest("Ann");
      for (int passkey = 1; passkey <= 2; passkey++) {
        visitor.keeps(ann, new Authenticator("http://localhost:" + slow.port(), passkey));
      }
    }
  }

  /** Games that are not ready as long as the gate is closed, and books that are not read. */
  private void slow() throws StartException {
    SlowGames games = new SlowGames();
    Catalogue all = new JoinedCatalogue(List.of(games, Games.standard()));
    try (Server server = server(all, new GatedStore(), WIDE)) {
      PseudoVisitor visitor = visitor(server);
      games.held(() -> atOnce(18, () -> opensByBook(visitor)));
      games.held(() -> atOnce(18, () -> replays(visitor)));
      games.held(() -> atOnce(6, () -> visitor.post("simulations", SLOW)));
      visitor.post("simulations", SLOW);
    }
  }

  /** Asked by so many at the same time; whoever waits too long is answered, too. */
  private static void atOnce(int many, Supplier<JsonNode> asking) {
    List<CompletableFuture<JsonNode>> all = new ArrayList<>();
    IntStream.range(0, many).forEach(_ -> all.add(CompletableFuture.supplyAsync(asking, AT_ONCE)));
    all.forEach(one -> one.orTimeout(30, TimeUnit.SECONDS).join());
  }

  /** Whoever may ask once a second has nothing left for what costs more. */
  private void costs() throws StartException {
    GatedStore store = new GatedStore();
    Game eights = Games.standard().game("eights", Map.of());
    Insight.keep(store, LONG, PlayedTable.facts(LONG, eights, 4, 400));
    Limits.Speeds second = Limits.Speeds.all(PLENTY).calls(new Allowance.Limit(30, 1));
    try (Server server = server(Games.standard(), store, WIDE.with(second))) {
      PseudoVisitor visitor = visitor(server);
      String ann = visitor.guest("Ann");
      visitor.opens(Map.of("game", "eights", "guest", ann), "Ann", "person", "bot");
      while (!said.contains("problems.many-requests")) {
        visitor.get("tables");
      }
      List<Runnable> dear =
          List.of(
              () -> visitor.post("tables/" + LONG + "/erasure", Map.of("token", "nobody")),
              () -> visitor.get("tables/" + LONG + "/record"),
              () -> visitor.get("tables/" + LONG + "/statistics"),
              () -> visitor.post("me", Map.of("guest", ann)),
              () -> visitor.post("me/books", Map.of("guest", ann)),
              () -> visitor.post("passkeys", proof()));
      for (Runnable asking : dear) {
        now.addAndGet(1_000);
        asking.run();
      }
    }
  }

  private static Map<String, ?> proof() {
    return Map.of(
        "id", "AAAA",
        "userHandle", NOWHERE,
        "clientDataJSON", "e30",
        "authenticatorData", "AAAA",
        "signature", "AAAA");
  }
}
