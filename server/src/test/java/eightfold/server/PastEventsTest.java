package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.games.Games;
import eightfold.server.lobby.Limits;
import eightfold.server.room.Allowance;
import eightfold.server.room.Pace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Whoever was away for long goes on from the event they know, however long ago that was: what the
 * table does not keep is read from the journal. Source: issue 13, point 4 ("resumable from any
 * event number by reading the journal"); docs/protocol.md, Coming back.
 */
class PastEventsTest {
  private static final Pace FAST = new Pace(2_000, 50, 50, 0, 1);

  private static final int MANY = 150;

  /** All events that a client has been told as they happened. */
  private static List<JsonNode> toldLive(TestClient client) {
    List<JsonNode> events = new ArrayList<>();
    for (JsonNode message : client.received()) {
      message.path("params").path("events").forEach(events::add);
    }
    return events;
  }

  /** All events after a number until the hello, read page by page. */
  private static List<JsonNode> read(TestClient client, long since) {
    List<JsonNode> events = new ArrayList<>();
    long known = since;
    for (int page = 0; page < 1_000; page++) {
      JsonNode answer = client.ask("events", Map.of("since", known));
      assertThat(answer.has("result")).as("%s", answer).isTrue();
      answer.path("result").path("events").forEach(events::add);
      if (!answer.path("result").path("more").asBoolean()) {
        return events;
      }
      known = events.isEmpty() ? since : events.getLast().path("number").asLong();
    }
    throw new AssertionError("there is no end");
  }

  private static JsonNode hello(TestClient client, String table, String token, boolean changes) {
    Map<String, Object> params = new HashMap<>(Map.of("table", table, "since", 3));
    if (!token.isEmpty()) {
      params.put("token", token);
    }
    if (changes) {
      params.put("form", "changes");
    }
    return client.ask("hello", params).path("result");
  }

  private static void playUntil(TableOfFour four, int number) {
    four.start();
    while (four.players.getFirst().snapshot().path("number").asInt() < number) {
      if (!four.playOn()) {
        four.nextDeal();
      }
    }
  }

  @Test
  void who_was_away_for_long_reads_all_that_happened_from_the_journal_after_a_restart_too()
      throws Exception {
    try (ServerFixture server = ServerFixture.with(Games.standard(), FAST, ServerFixture.WIDE);
        TableOfFour four = TableOfFour.open(server, "eights", "{}");
        TestClient watcher = TestClient.at(server, four.table, Optional.empty())) {
      playUntil(four, MANY);
      List<JsonNode> toAnn = toldLive(four.players.getFirst());
      List<JsonNode> toCy = toldLive(four.players.getLast());
      List<JsonNode> toAll = toldLive(watcher);
      assertThat(numbers(toAnn)).isEqualTo(IntStream.rangeClosed(1, toAnn.size()).boxed().toList());
      for (boolean restarted : List.of(false, true)) {
        if (restarted) {
          server.restart();
        }
        assertToldAgain(server, four.table, four.tokens.get(0), restarted, toAnn);
        assertToldAgain(server, four.table, four.tokens.get(1), !restarted, toCy);
        assertToldAgain(server, four.table, "", restarted, toAll);
      }
    }
  }

  /** To each the same again, their own cards and nobody else's. */
  private static void assertToldAgain(
      ServerFixture server, String table, String token, boolean changes, List<JsonNode> told) {
    try (TestClient back = TestClient.connected(server)) {
      JsonNode welcome = hello(back, table, token, changes);
      List<JsonNode> again = read(back, 3);
      int last = welcome.path("snapshot").path("number").asInt();
      assertThat(last).isGreaterThanOrEqualTo(MANY);
      assertThat(numbers(again)).isEqualTo(IntStream.rangeClosed(4, last).boxed().toList());
      int known = Math.min(told.size(), last);
      assertThat(again.subList(0, known - 3)).isEqualTo(told.subList(3, known));
      assertThat(read(back, last - 2)).isEqualTo(again.subList(again.size() - 2, again.size()));
      assertThat(read(back, last + 7)).isEmpty();
    }
  }

  @Test
  void the_table_plays_on_meanwhile_and_nothing_is_missing_between_the_pages_and_what_comes()
      throws Exception {
    try (ServerFixture server = ServerFixture.with(Games.standard(), FAST, ServerFixture.WIDE);
        TableOfFour four = TableOfFour.open(server, "eights", "{}")) {
      playUntil(four, MANY);
      try (TestClient watcher = TestClient.connected(server)) {
        JsonNode welcome = hello(watcher, four.table, "", false);
        int last = welcome.path("snapshot").path("number").asInt();
        List<JsonNode> all = new ArrayList<>();
        while (all.size() < last) {
          boolean _ = four.playOn() || played(four);
          JsonNode page = watcher.ask("events", Map.of("since", all.size())).path("result");
          page.path("events").forEach(all::add);
        }
        boolean _ = four.playOn();
        watcher.awaitTable(snapshot -> snapshot.path("number").asInt() > last);
        all.addAll(toldLive(watcher));
        assertThat(numbers(all)).isEqualTo(IntStream.rangeClosed(1, all.size()).boxed().toList());
        assertThat(all).hasSizeGreaterThan(last);
      }
    }
  }

  private static boolean played(TableOfFour four) {
    four.nextDeal();
    return four.playOn();
  }

  @Test
  void it_takes_a_hello_a_page_at_a_time_and_no_more_than_an_address_may_read() throws Exception {
    Limits limits =
        ServerFixture.WIDE.with(ServerFixture.WIDE.speeds().calls(new Allowance.Limit(12, 0.001)));
    try (ServerFixture server = ServerFixture.with(Games.standard(), FAST, limits);
        TableOfFour four = TableOfFour.open(server, "eights", "{}");
        TestClient hasty = TestClient.connected(server)) {
      four.start();
      for (int i = 0; i < 20 && four.playOn(); i++) {
        // one act of a person after the other
      }
      assertThat(code(hasty.ask("events", Map.of("since", 0)))).isEqualTo(-32002);
      JsonNode welcome = hello(hasty, four.table, "", false);
      int last = welcome.path("snapshot").path("number").asInt();
      assertThat(read(hasty, 0)).hasSize(last);
      assertThat(read(hasty, 0)).hasSize(last);
      JsonNode third = hasty.ask("events", Map.of("since", 0));
      assertThat(code(third)).as("%s", third).isEqualTo(-32004);
      assertThat(code(hasty.ask("events", Map.of()))).isEqualTo(-32602);
      boolean playsOn = four.playOn();
      assertThat(playsOn).isTrue();
    }
  }

  private static int code(JsonNode answer) {
    return answer.path("error").path("code").asInt();
  }

  private static List<Integer> numbers(List<JsonNode> events) {
    return events.stream().map(event -> event.path("number").asInt()).toList();
  }
}
