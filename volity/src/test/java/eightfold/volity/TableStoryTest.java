package eightfold.volity;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.volity.village.Client;
import eightfold.volity.village.Village;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A table from its opening to the end of a game. Source: volity-api.md, sections 1, 3, 4 and 6. */
class TableStoryTest {
  private static final List<String> OK = List.of("volity.ok");

  private static Village open(Map<String, String> options) {
    return Village.of("volity-eights", options, 7).open();
  }

  private static Client comes(Village village, String name) {
    Client client = village.client(name.toLowerCase(java.util.Locale.ROOT) + "@home.test/desk");
    client.enter(name);
    assertThat(client.call("volity.send_state")).isEqualTo(OK);
    client.called();
    return client;
  }

  @Test
  void a_table_is_opened_and_its_room_named() {
    Village village = open(Map.of());
    assertThat(village.client("ann@home.test/desk").answer("new"))
        .isEqualTo(List.of("volity.ok", village.room().toString()));
    assertThat(village.rooms().nicks(village.room())).containsExactly("referee");
  }

  @Test
  void a_second_that_ends_while_a_table_is_being_opened_does_not_end_the_table() {
    Village village = Village.of("volity-eights", Map.of(), 7).strike().open();
    assertThat(village.client("ann@home.test/desk").answer("new"))
        .isEqualTo(List.of("volity.ok", village.room().toString()));
    assertThat(village.rooms().nicks(village.room())).containsExactly("referee");
  }

  @Test
  void whoever_comes_asks_for_the_state_and_is_told_it() {
    Village village = open(Map.of());
    Client ann = village.client("ann@home.test/desk").enter("Ann");
    assertThat(ann.called()).isEmpty();
    assertThat(ann.heard()).contains("referee: This table is also at http://cards.test/#/t/x");
    assertThat(ann.call("volity.sit", "ann@home.test/desk"))
        .isEqualTo(List.of("volity.jid_not_ready", "ann@home.test/desk"));
    assertThat(ann.call("volity.send_state")).isEqualTo(OK);
    assertThat(ann.called())
        .startsWith(
            "receive_state[{state=setup}]",
            "seat_list[[player_1, player_2, player_3, player_4, player_5, player_6, player_7]]",
            "required_seat_list[[player_1, player_2]]")
        .contains("option[referee, match, single]")
        .endsWith("state_sent[]");
  }

  @Test
  void a_player_seats_a_bot_and_plays_a_game_with_it() {
    Village village = open(Map.of());
    Client ann = comes(village, "Ann");
    assertThat(ann.call("volity.sit", "ann@home.test/desk"))
        .isEqualTo(List.of("volity.ok", "player_1"));
    assertThat(ann.called()).containsExactly("player_sat[ann@home.test/desk, player_1]");
    assertThat(ann.call("volity.ready")).isEqualTo(List.of("volity.empty_seats"));
    Object bot = ((List<?>) ann.call("volity.add_bot")).get(1);
    assertThat(ann.call("volity.sit", bot)).isEqualTo(List.of("volity.ok", "player_2"));
    assertThat(ann.called())
        .containsExactly("player_sat[" + bot + ", player_2]", "player_ready[" + bot + "]");
    assertThat(ann.call("volity.ready")).isEqualTo(OK);
    List<String> start = ann.called();
    assertThat(start.get(0)).isEqualTo("player_ready[ann@home.test/desk]");
    assertThat(start.get(1)).isEqualTo("start_game[]");
    assertThat(start.stream().map(call -> call.replaceFirst("\\[.*", "")).toList())
        .containsExactly(
            "player_ready",
            "start_game",
            "receive_hand",
            "set_player_hand_size",
            "set_player_hand_size",
            "starter_card",
            "start_turn");
  }
}
