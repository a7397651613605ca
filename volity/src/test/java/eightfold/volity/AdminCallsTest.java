package eightfold.volity;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.protocol.Request;
import eightfold.volity.village.Client;
import eightfold.volity.village.Village;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * What an administrator sees of a table and does with it, and nobody else. Sources: volity-api.md,
 * section 4; the platform's handbook, admin_rpc_requests.html, and where that is silent its Python
 * server, referee.py.
 */
class AdminCallsTest {
  private static final List<String> OK = List.of("volity.ok");
  private static final String ANN = "ann@home.test/desk";
  private static final String BOB = "bob@home.test/sofa";
  private static final List<String> CALLS =
      List.of("status", "players", "bots", "seats", "seat", "announce", "shutdown", "dance");

  private final Village village = Village.of("volity-eights", Map.of(), 5);
  private final Client root = village.client("root@home.test/office");
  private Client ann = village.client(ANN);
  private Client bob = village.client(BOB);

  @BeforeEach
  void ann_and_bob_sit() {
    village.open();
    ann = village.client(ANN).enter("Ann");
    bob = village.client(BOB).enter("Bob");
    for (Client client : List.of(ann, bob)) {
      assertThat(client.call("volity.send_state")).isEqualTo(OK);
      client.call("volity.sit", client.jid().toString());
    }
  }

  private void begin() {
    ann.call("volity.ready");
    assertThat(bob.call("volity.ready")).isEqualTo(OK);
  }

  private Object told(String call, Object... arguments) {
    List<?> answer = (List<?>) root.call(call, arguments);
    assertThat(answer).as(call).hasSize(2).first().isEqualTo("volity.ok");
    return answer.get(1);
  }

  private Map<Object, Object> struct(String call, Object... arguments) {
    return new java.util.HashMap<>((Map<?, ?>) told(call, arguments));
  }

  @Test
  void nobody_else_may_make_any_of_these_calls_also_under_an_administrator_s_name() {
    Client dee = village.client("dee@home.test/far");
    // a nickname, a room of that name and an account elsewhere prove nothing
    Client fake = village.client("root@evil.test/office").enter("root");
    for (String call : CALLS) {
      for (Client client : List.of(ann, dee, fake)) {
        assertThat(client.call("admin." + call)).as(call).isEqualTo("fault 607");
        assertThat(client.call("admin." + call, "player_1")).as(call).isEqualTo("fault 607");
      }
    }
    village.pass(2_000);
    assertThat(village.hasEnded()).isFalse();
  }

  @Test
  void an_administrator_need_not_be_in_the_room_and_calls_from_any_resource() {
    assertThat(root.call("volity.send_state")).as("no player for that").isEqualTo("fault 607");
    assertThat(struct("admin.status")).containsEntry("state", "setup");
    Client phone = village.client("root@home.test/phone").enter("Root");
    assertThat((List<?>) phone.call("admin.status")).first().isEqualTo("volity.ok");
  }

  @Test
  void calls_with_other_arguments_or_of_another_name() {
    assertThat(root.call("admin.dance")).isEqualTo("fault 603");
    assertThat(root.call("admin.list_tables")).as("the parlor's").isEqualTo("fault 603");
    assertThat(root.call("admin.status", 1)).isEqualTo("fault 604");
    assertThat(root.call("admin.seat")).isEqualTo("fault 604");
    assertThat(root.call("admin.seat", 1)).isEqualTo("fault 605");
    assertThat(root.call("admin.seat", "player_8")).isEqualTo("fault 606");
    assertThat(root.call("admin.announce", " ")).isEqualTo("fault 606");
    assertThat(root.call("admin.announce", "x".repeat(1_001))).isEqualTo("fault 606");
    assertThat(root.call("admin.shutdown", true)).isEqualTo("fault 604");
  }

  @Test
  void how_a_table_stands() {
    village.pass(3_725_000);
    ann.call("volity.unready");
    village.pass(90_000);
    assertThat(struct("admin.status"))
        .containsEntry("agentstate", "running")
        .containsEntry("state", "setup")
        .containsEntry("players", 2)
        .containsEntry("bots", 0)
        .containsEntry("startup_time", "1970-01-01T00:16:40Z")
        .containsEntry("startup_at", "1 hour 3 minutes ago")
        .containsEntry("last_activity_at", "1 minute 30 seconds ago")
        .containsEntry("games_completed", 0);
    begin();
    ann.call("volity.suspend_game");
    assertThat(struct("admin.status"))
        .containsEntry("state", "suspended")
        .containsEntry("games_completed", 0);
    ann.call("volity.kill_game", true);
    begin();
    assertThat(struct("admin.status"))
        .containsEntry("state", "setup")
        .containsEntry("games_completed", 1);
  }

  @Test
  void who_is_there_and_which_of_them_are_bots() {
    Object bot = ((List<?>) ann.call("volity.add_bot")).get(1);
    village.comesByPage("Eve", "eve", OptionalInt.empty());
    assertThat((List<?>) told("admin.players"))
        .hasSize(4)
        .map(Object::toString)
        .contains(ANN, BOB, bot.toString());
    assertThat((List<?>) told("admin.bots")).isEqualTo(List.of(bot));
  }

  @Test
  void the_seats_and_who_has_sat_there_in_the_game() {
    assertThat(struct("admin.seats"))
        .containsEntry("reqseats", List.of("player_1", "player_2"))
        .containsEntry("occupiedseats", List.of("player_1", "player_2"))
        .doesNotContainKey("gameseats");
    assertThat((List<?>) struct("admin.seats").get("allseats")).hasSize(7);
    assertThat(struct("admin.seat", "player_7"))
        .isEqualTo(
            Map.of(
                "id",
                "player_7",
                "required",
                false,
                "ingame",
                false,
                "players",
                List.of(),
                "history",
                List.of()));
    begin();
    assertThat(struct("admin.seats")).containsEntry("gameseats", List.of("player_1", "player_2"));
    bob.leave("Bob");
    village.pass(31_000);
    Map<Object, Object> seat = struct("admin.seat", "player_2");
    String standIn =
        struct("admin.seat", "player_2").get("players") instanceof List<?> sit
            ? sit.getFirst().toString()
            : "";
    assertThat(seat)
        .containsEntry("required", true)
        .containsEntry("ingame", true)
        .containsEntry("history", List.of("bob@home.test", Jid.of(standIn).bare().toString()));
  }

  @Test
  void an_announcement_is_heard_in_the_room_as_the_referee_s() {
    assertThat(root.call("admin.announce", "We <close> at ten & go home."))
        .isEqualTo(List.of("volity.ok", "sent"));
    String heard = "referee: administrator announcement: We <close> at ten & go home.";
    assertThat(ann.heard()).last().isEqualTo(heard);
    assertThat(bob.heard()).last().isEqualTo(heard);
    assertThat(root.callAt(village.site().parlor(), "admin.announce", "Soon."))
        .isEqualTo(List.of("volity.ok", "sent to 1 tables"));
    assertThat(bob.heard()).last().isEqualTo("referee: administrator announcement: Soon.");
  }

  @Test
  void shutting_a_table_down_destroys_its_room_and_loses_nothing_of_the_match() {
    long eve = village.comesByPage("Eve", "eve", OptionalInt.empty());
    begin();
    village.asksByPage(eve, new Request.Ready(false));
    List<String> hand = village.snapshot(0).view().orElseThrow().hands().getFirst().cards();
    assertThat(root.call("admin.shutdown")).isEqualTo(List.of("volity.ok", "stopping referee"));
    assertThat(ann.heard())
        .last()
        .isEqualTo(
            "referee: This room closes. The table stays, with all that was played, at "
                + village.site().link());
    assertThat(village.rooms().count()).isZero();
    village.pass(2_000);
    assertThat(village.hasEnded()).isTrue();
    assertThat(village.snapshot(-1).referee().orElseThrow().address()).isEmpty();
    assertThat(village.snapshot(0).view().orElseThrow().hands().getFirst().cards()).isEqualTo(hand);
    // the page goes on, and a referee that comes again knows Ann's seat
    village.asksByPage(eve, new Request.Chat("still here"));
    assertThat(village.told(eve).toString()).contains("still here");
    village.restart();
    village.connectsByPage("eve");
    village.pass(2_000);
    ann.enter("Ann");
    assertThat(ann.call("volity.send_state")).isEqualTo(OK);
    assertThat(ann.called()).contains("receive_hand[" + hand + "]");
  }

  @Test
  void the_parlor_can_shut_all_its_tables_down() {
    assertThat(root.callAt(village.site().parlor(), "admin.shutdown"))
        .isEqualTo(List.of("volity.ok", "stopping parlor immediately"));
    assertThat(village.rooms().count()).isZero();
    assertThat(ann.call("volity.send_state")).as("the room is gone").isEqualTo("fault 607");
    village.pass(1_000);
    assertThat(village.hasEnded()).isTrue();
  }

  @Test
  void what_was_asked_for_before_is_still_answered() {
    String id = ann.send("volity.ready");
    root.send("admin.shutdown");
    village.settle();
    assertThat(ann.answer(id)).isEqualTo(OK);
    village.pass(1_000);
    assertThat(village.hasEnded()).isTrue();
  }
}
