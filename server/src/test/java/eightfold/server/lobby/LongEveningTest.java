package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import eightfold.games.Games;
import eightfold.server.MemoryStore;
import eightfold.server.ServerFixture;
import eightfold.server.port.Store;
import eightfold.server.room.PlayedTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * The events of a long evening are read from its facts, in pages, by few at a time. Source: issue
 * 13, point 4, and docs/operators.md, Limits.
 */
class LongEveningTest {
  private static final int FACTS = 1_600;
  private static final String TABLE = "longEvening-0123456789";
  private static final JsonMapper MAPPER = new JsonMapper();

  private final MemoryStore store = stored();
  private final AtomicLong now = new AtomicLong(System.currentTimeMillis());
  private final Lobby lobby =
      Lobby.restored(
          new LobbyParts(
              Games.standard(),
              new HouseBots(),
              store,
              now::get,
              ServerFixture.entropy(1),
              new LobbySettings(ServerFixture.QUICK, ServerFixture.WIDE)));

  /** Somebody who watches and reads. */
  private final class Reader {
    private final Ear ear = new Ear();
    private final Conversation talk;
    private final int last;
    private int asked = 1;

    Reader(String address) throws Exception {
      talk = lobby.connect(ear, address).orElseThrow();
      talk.hear(
          "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"hello\",\"params\":{\"table\":\""
              + TABLE
              + "\",\"since\":0}}");
      JsonNode welcome = MAPPER.readTree(ear.next()).path("result");
      assertThat(welcome.path("resumed").asBoolean()).as("0 is too long ago").isFalse();
      last = welcome.path("snapshot").path("number").asInt();
    }

    /** The answer to the request for events, past what comes besides. */
    JsonNode events(int since) throws Exception {
      asked++;
      talk.hear(
          "{\"jsonrpc\":\"2.0\",\"id\":"
              + asked
              + ",\"method\":\"events\",\"params\":{\"since\":"
              + since
              + "}}");
      JsonNode answer = MAPPER.readTree(ear.next());
      while (answer.path("id").asInt() != asked) {
        answer = MAPPER.readTree(ear.next());
      }
      return answer;
    }
  }

  private static MemoryStore stored() {
    MemoryStore store = new MemoryStore();
    List<Store.Kept> facts =
        PlayedTable.facts(TABLE, Games.standard().game("eights", Map.of()), 4, FACTS).stream()
            .map(FactFormat::written)
            .toList();
    store.append(TABLE, 0, facts);
    return store;
  }

  @AfterEach
  void close() {
    lobby.close();
  }

  @Test
  void all_of_it_comes_once_in_order_and_in_pages() throws Exception {
    Reader ann = new Reader("here");
    List<Integer> numbers = new ArrayList<>();
    int pages = 0;
    for (boolean more = true; more; pages++) {
      JsonNode page = ann.events(numbers.size()).path("result");
      page.path("events").forEach(event -> numbers.add(event.path("number").asInt()));
      more = page.path("more").asBoolean();
    }
    assertThat(numbers).isEqualTo(IntStream.rangeClosed(1, ann.last).boxed().toList());
    assertThat(ann.last).isGreaterThan(FACTS);
    assertThat(pages).isGreaterThan(FACTS / PastEvents.FACTS_OF_A_PAGE);
    JsonNode near = ann.events(ann.last - 3);
    while (near.path("result").path("more").asBoolean()) {
      assertThat(near.path("result").path("events")).as("on the way there").isEmpty();
      near = ann.events(ann.last - 3);
    }
    assertThat(near.path("result").path("events")).hasSize(3);
  }

  @Test
  void few_read_at_once_from_one_address_and_who_has_gone_makes_room() throws Exception {
    List<Reader> ours = new ArrayList<>();
    for (int i = 0; i < PastEvents.MOST_OF_ONE; i++) {
      ours.add(new Reader("here"));
      assertThat(ours.getLast().events(0).path("result").path("more").asBoolean()).isTrue();
    }
    Reader next = new Reader("here");
    assertThat(code(next.events(0))).isEqualTo(-32004);
    assertThat(code(new Reader("elsewhere").events(0))).isZero();
    assertThat(code(ours.getFirst().events(0))).as("who reads goes on").isZero();
    ours.getFirst().talk.end();
    assertThat(code(eventually(next))).isZero();
  }

  @Test
  void few_read_at_once_in_all_and_who_does_not_go_on_loses_the_place() throws Exception {
    for (int i = 0; i < PastEvents.MOST_READERS; i++) {
      assertThat(code(new Reader("address" + i).events(0))).isZero();
    }
    Reader next = new Reader("here");
    assertThat(code(next.events(0))).isEqualTo(-32004);
    now.addAndGet(PastEvents.KEPT_MILLIS + 1);
    assertThat(code(next.events(0))).isZero();
  }

  /** The end of a connection is seen a moment later. */
  private static JsonNode eventually(Reader reader) throws Exception {
    JsonNode answer = reader.events(0);
    for (int i = 0; i < 100 && code(answer) == -32004; i++) {
      Thread.sleep(20);
      answer = reader.events(0);
    }
    return answer;
  }

  private static int code(JsonNode answer) {
    return answer.path("error").path("code").asInt();
  }
}
