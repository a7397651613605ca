package eightfold.volity;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.protocol.Request;
import eightfold.volity.client.EightsPicture;
import eightfold.volity.village.Client;
import eightfold.volity.village.Village;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * How a game is disrupted, abandoned, suspended, goes on and ends, and people from a browser at the
 * same table. Source: volity-api.md, section 6 and 7; issue 14, points 10, 11 and 12.
 */
class GameStatesTest {
  private static final List<String> OK = List.of("volity.ok");
  private static final String ANN = "ann@home.test/desk";
  private static final String BOB = "bob@home.test/sofa";
  private static final long MINUTE = 60_000;

  private final Village village = Village.of("volity-eights", Map.of(), 5);
  private Client ann = village.client(ANN);
  private Client bob = village.client(BOB);

  @BeforeEach
  void ann_and_bob_play() {
    village.open();
    ann = comes(ANN, "Ann");
    bob = comes(BOB, "Bob");
    ann.call("volity.sit", ANN);
    bob.call("volity.sit", BOB);
    ann.call("volity.ready");
    bob.call("volity.ready");
    ann.called();
    bob.called();
  }

  private Client comes(String jid, String nick) {
    Client client = village.client(jid).enter(nick);
    assertThat(client.call("volity.send_state")).isEqualTo(OK);
    return client;
  }

  private static List<String> without(List<String> calls, String prefix) {
    return calls.stream().filter(call -> !call.startsWith(prefix)).toList();
  }

  @Test
  void who_leaves_is_told_as_standing_a_bot_stands_in_and_goes_when_they_are_back() {
    bob.leave("Bob");
    assertThat(ann.called())
        .containsExactly("player_stood[" + BOB + "]", "game_activity[disrupted]");
    village.pass(31_000);
    List<String> standIn =
        ann.called().stream().filter(call -> call.matches("(player_s|game_a).*")).toList();
    assertThat(standIn).hasSize(2);
    assertThat(standIn.getFirst()).matches("player_sat\\[p.*, player_2]");
    assertThat(standIn.getLast()).isEqualTo("game_activity[active]");
    Client phone = comes("bob@home.test/phone", "Bob");
    List<String> back =
        ann.called().stream().filter(call -> call.matches("(player_s|game_a).*")).toList();
    assertThat(back.getFirst()).startsWith("player_stood[p");
    assertThat(back.getLast()).isEqualTo("player_sat[bob@home.test/phone, player_2]");
    List<String> state = phone.called();
    assertThat(state)
        .contains("receive_state[{state=active}]", "game_has_started[]")
        .endsWith("state_sent[]");
    EightsPicture picture = new EightsPicture("Bob");
    assertThat(state.stream().filter(call -> call.startsWith("receive_hand"))).hasSize(1);
    assertThat(picture.hand()).isEmpty();
  }

  @Test
  void nobody_left_is_abandoned_and_after_three_minutes_suspended() {
    Client cy = comes("cy@home.test/x", "Cy");
    cy.called();
    ann.leave("Ann");
    bob.leave("Bob");
    assertThat(cy.called())
        .containsExactly(
            "player_stood[" + ANN + "]",
            "game_activity[disrupted]",
            "player_stood[" + BOB + "]",
            "game_activity[abandoned]");
    village.pass(3 * MINUTE);
    assertThat(cy.called()).containsExactly("suspend_game[]");
    ann = comes(ANN, "Ann");
    assertThat(ann.called()).contains("receive_state[{state=suspended}]");
    village.pass(31_000);
    assertThat(ann.call("volity.ready")).isEqualTo(OK);
    assertThat(ann.called()).contains("resume_game[]");
  }

  @Test
  void one_suspends_twice_and_all_go_on_when_they_are_ready() {
    for (int i = 0; i < 2; i++) {
      assertThat(ann.call("volity.suspend_game")).isEqualTo(OK);
      assertThat(bob.called()).containsExactly("suspend_game[" + ANN + "]");
      assertThat(ann.call("game.draw_card")).isEqualTo(List.of("volity.game_not_in_progress"));
      assertThat(ann.call("volity.suspend_game")).isEqualTo(List.of("volity.game_not_in_progress"));
      assertThat(ann.call("volity.ready")).isEqualTo(OK);
      assertThat(ann.call("volity.unready")).isEqualTo(OK);
      assertThat(ann.call("volity.ready")).isEqualTo(OK);
      assertThat(bob.call("volity.ready")).isEqualTo(OK);
      assertThat(bob.called())
          .containsExactly(
              "player_ready[" + ANN + "]",
              "player_unready[" + ANN + "]",
              "player_ready[" + ANN + "]",
              "player_ready[" + BOB + "]",
              "resume_game[]");
    }
    assertThat(ann.call("volity.suspend_game")).isEqualTo("fault 609");
    assertThat(bob.call("volity.suspend_game")).isEqualTo(OK);
  }

  @Test
  void a_suspended_game_is_killed_and_the_same_table_plays_another() {
    assertThat(ann.call("volity.kill_game", true)).isEqualTo(List.of("volity.game_in_progress"));
    ann.call("volity.suspend_game");
    bob.called();
    assertThat(ann.call("volity.kill_game", true)).isEqualTo(OK);
    assertThat(ann.call("volity.kill_game", true)).isEqualTo(OK);
    assertThat(bob.called()).containsExactly("kill_game[" + ANN + ", true]");
    ann.call("volity.ready");
    bob.call("volity.ready");
    assertThat(bob.called())
        .containsExactly("player_ready[" + ANN + "]", "player_ready[" + BOB + "]", "end_game[]");
    Object bot = ((List<?>) bob.call("volity.add_bot")).get(1);
    assertThat(bob.call("volity.sit", bot, "player_7")).isEqualTo(List.of("volity.ok", "player_7"));
    ann.call("volity.ready");
    assertThat(bob.call("volity.ready")).isEqualTo(OK);
    List<String> start = ann.called();
    assertThat(start).contains("start_game[]");
    assertThat(start.stream().filter(call -> call.startsWith("set_player_hand_size"))).hasSize(3);
    assertThat(village.table().table().matches()).isEqualTo(2);
  }

  @Test
  void somebody_in_a_browser_sits_at_the_same_table() {
    ann.call("volity.suspend_game");
    ann.call("volity.kill_game", true);
    ann.call("volity.ready");
    bob.call("volity.ready");
    ann.called();
    long eve = village.comesByPage("Eve", "eve", OptionalInt.empty());
    List<String> comes = ann.called();
    assertThat(comes).hasSize(1);
    assertThat(comes.getFirst()).matches("player_sat\\[p.*, player_3]");
    assertThat(village.rooms().nicks(village.room())).contains("Eve");
    village.asksByPage(eve, new Request.Chat("hello all"));
    assertThat(ann.heard()).contains("Eve: hello all");
    ann.say("hello Eve");
    assertThat(village.told(eve).toString()).contains("hello Eve");
    ann.call("volity.ready");
    bob.call("volity.ready");
    assertThat(village.snapshot(0).view().orElseThrow().standings().over()).isTrue();
    village.asksByPage(eve, new Request.Ready(false));
    assertThat(ann.called())
        .contains("start_game[]", "set_player_hand_size[Eve, 5]")
        .anyMatch(call -> call.matches("player_ready\\[p.*]"));
    village.asksByPage(eve, new Request.Suspend(false));
    assertThat(ann.called().getLast()).matches("suspend_game\\[p.*]");
    village.leavesPage(eve);
    assertThat(ann.called().getFirst()).startsWith("player_stood[p");
  }

  @Test
  void a_name_that_is_taken_in_the_room_gets_a_number() {
    ann.call("volity.suspend_game");
    ann.call("volity.kill_game", true);
    ann.call("volity.ready");
    bob.call("volity.ready");
    comes("eve@home.test/x", "Eve");
    village.comesByPage("Eve", "eve", OptionalInt.empty());
    assertThat(village.rooms().nicks(village.room())).contains("Eve", "Eve 2");
  }

  @Test
  void after_a_crash_all_have_their_seats_and_are_told_so_without_asking() {
    List<String> hand = village.snapshot(0).view().orElseThrow().hands().getFirst().cards();
    village.restart();
    List<String> state = ann.called();
    assertThat(state)
        .startsWith("receive_state[{state=disrupted}]")
        .contains("game_has_started[]", "receive_hand[" + hand + "]", "state_sent[]")
        .endsWith("player_sat[" + BOB + ", player_2]", "game_activity[active]");
    assertThat(bob.called()).contains("state_sent[]");
    int turn = village.snapshot(0).view().orElseThrow().turn();
    assertThat((turn == 0 ? ann : bob).call("game.draw_card")).isEqualTo(OK);
    assertThat(village.rooms().nicks(village.room()))
        .containsExactlyInAnyOrder("referee", "Ann", "Bob");
  }

  @Test
  void a_room_without_people_is_destroyed_and_made_anew_when_somebody_is_on_the_page() {
    Jid before = village.room();
    ann.call("volity.suspend_game");
    ann.leave("Ann");
    bob.leave("Bob");
    village.pass(100_000);
    assertThat(village.rooms().count()).isZero();
    village.comesByPage("Eve", "eve", OptionalInt.empty());
    village.connectsByPage(village.site().account(Jid.of(ANN)));
    village.pass(2_000);
    assertThat(village.rooms().count()).isEqualTo(1);
    assertThat(village.room()).isNotEqualTo(before);
  }

  @Test
  void somebody_else_was_first_in_a_room_of_that_name() {
    Village other = Village.of("volity-eights", Map.of(), 9);
    Jid first = other.room();
    other.rooms().squat(first, "mallory@evil.test/x");
    other.open();
    assertThat(other.room()).isNotEqualTo(first);
    assertThat(other.client(ANN).answer("new"))
        .isEqualTo(List.of("volity.ok", other.room().toString()));
  }

  @Test
  void settings_are_told_and_make_all_unready() {
    ann.call("volity.suspend_game");
    ann.call("volity.kill_game", true);
    ann.call("volity.ready");
    bob.call("volity.ready");
    bob.call("volity.ready");
    ann.called();
    assertThat(ann.call("volity.show_table", 1)).isEqualTo("fault 605");
    assertThat(ann.call("volity.show_table", false)).isEqualTo(OK);
    assertThat(ann.call("volity.show_table", false)).isEqualTo(OK);
    assertThat(ann.call("volity.set_language", "xx")).isEqualTo("fault 606");
    assertThat(ann.call("volity.set_language", "nl")).isEqualTo(OK);
    assertThat(without(ann.called(), "player_"))
        .containsExactly("show_table[" + ANN + ", false]", "language[" + ANN + ", nl]");
    assertThat(village.snapshot(1).seats().get(1).ready()).as("Bob was ready").isFalse();
  }
}
