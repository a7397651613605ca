package eightfold.volity;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.protocol.Notice;
import eightfold.protocol.Request;
import eightfold.protocol.SeatView;
import eightfold.protocol.Snapshot;
import eightfold.volity.client.EightsPicture;
import eightfold.volity.village.Client;
import eightfold.volity.village.Village;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/**
 * A table that was opened on the page gets a referee when its host wishes, before a match or while
 * one runs. Source: issue 14, point 11.
 */
class InvitedRefereeTest {
  private static final List<String> OK = List.of("volity.ok");
  private static final Request READY = new Request.Ready(false);
  private static final long TICK = 1_000;

  /** Pia has opened a table of three on the page, and Quinn has come by her link. */
  private record Page(Village village, long pia, long quinn) {
    static Page of(String game) {
      Village village = Village.ofPage(game, Map.of(), 3, 11);
      long pia = village.comesByPage("Pia", "token-p", OptionalInt.empty());
      long quinn = village.comesByPage("Quinn", "token-q", OptionalInt.empty());
      return new Page(village, pia, quinn);
    }

    Page refereed() {
      village.asksByPage(pia, new Request.Referee());
      village.pass(TICK);
      return this;
    }

    /** Pia starts as on any table of the page: a bot takes the free seat. */
    Page playing() {
      village.asksByPage(pia, new Request.Start(true));
      assertThat(table().started()).isTrue();
      return this;
    }

    Snapshot table() {
      return village.snapshot(0);
    }

    String address() {
      return table().referee().flatMap(Snapshot.Referee::address).orElse("");
    }

    Client comes(String name) {
      Client client = village.client(name.toLowerCase(java.util.Locale.ROOT) + "@home.test/desk");
      client.enter(name);
      assertThat(client.call("volity.send_state")).isEqualTo(OK);
      return client;
    }
  }

  @Test
  void a_table_of_the_page_has_none_until_its_host_wishes() {
    Page page = Page.of("volity-eights");
    page.village().pass(TICK);
    assertThat(page.table().referee()).isEmpty();
    page.village().asksByPage(page.quinn(), new Request.Referee());
    page.village().pass(TICK);
    assertThat(page.table().referee()).as("Quinn is no host").isEmpty();
    page.refereed();
    assertThat(page.address()).isEqualTo(page.village().room().toString());
    assertThat(page.village().rooms().nicks(page.village().room()))
        .containsExactlyInAnyOrder("referee", "Pia", "Quinn");
    assertThat(page.village().told(page.quinn()))
        .as("all at the table are told where it is")
        .last()
        .isInstanceOfSatisfying(
            Notice.Table.class,
            notice ->
                assertThat(notice.snapshot().referee().orElseThrow().address())
                    .contains(page.address()));
  }

  @Test
  void whoever_comes_is_told_who_sits_there_and_plays_with_them() {
    Page page = Page.of("volity-eights").refereed();
    Client ann = page.comes("Ann");
    List<String> state = ann.called();
    assertThat(state)
        .startsWith("receive_state[{state=setup}]")
        .contains("seat_list[[player_1, player_2, player_3]]")
        .contains("required_seat_list[[player_1, player_2]]")
        .endsWith("state_sent[]");
    assertThat(state.stream().filter(call -> call.startsWith("player_sat")).toList())
        .satisfiesExactly(
            pia -> assertThat(pia).endsWith(", player_1]"),
            quinn -> assertThat(quinn).endsWith(", player_2]"));
    assertThat(ann.call("volity.sit", "ann@home.test/desk", "player_4"))
        .as("there are three seats here")
        .isEqualTo("fault 606");
    assertThat(ann.call("volity.sit", "ann@home.test/desk"))
        .isEqualTo(List.of("volity.ok", "player_3"));
    assertThat(page.table().seats().get(2).name()).contains("Ann");
    page.village().asksByPage(page.pia(), READY);
    page.village().asksByPage(page.quinn(), READY);
    assertThat(page.table().started()).as("Ann is not ready").isFalse();
    assertThat(ann.call("volity.ready")).isEqualTo(OK);
    assertThat(page.table().started()).isTrue();
    assertThat(ann.called()).contains("start_game[]");
  }

  @Test
  void in_the_middle_of_a_deal_whoever_joins_is_told_the_game_and_plays_the_next() {
    Page page = Page.of("volity-eights").playing();
    page.village().pass(5 * TICK);
    act(page);
    page.refereed();
    assertThat(page.address()).isNotEmpty();
    Client ann = page.comes("Ann");
    List<String> names =
        page.table().seats().stream().map(seat -> seat.name().orElseThrow()).toList();
    EightsPicture seen = new EightsPicture("Ann");
    List<String> state = ann.called();
    assertThat(state)
        .startsWith("receive_state[{state=active}]")
        .contains("game_has_started[]")
        .endsWith("state_sent[]")
        .noneMatch(call -> call.startsWith("receive_hand"));
    assertThat(state.stream().filter(call -> call.startsWith("player_sat"))).hasSize(3);
    SeatView view = page.table().view().orElseThrow();
    for (int seat = 0; seat < 3; seat++) {
      assertThat(state)
          .contains(
              "set_player_hand_size["
                  + names.get(seat)
                  + ", "
                  + view.hands().get(seat).count()
                  + "]");
    }
    assertThat(ann.call("game.draw_card")).isEqualTo(List.of("volity.not_seated"));
    while (!page.table().view().orElseThrow().standings().over()) {
      act(page);
      page.village().pass(2 * TICK);
      ann.calls().forEach(seen::take);
      ann.calls().clear();
    }
    assertThat(seen.games()).isEqualTo(1);
    assertThat(seen.scores().keySet()).hasSize(3);
    page.village().asksByPage(page.quinn(), new Request.Leave());
    assertThat(ann.call("volity.sit", "ann@home.test/desk"))
        .isEqualTo(List.of("volity.ok", "player_2"));
    page.village().asksByPage(page.pia(), READY);
    assertThat(ann.call("volity.ready")).isEqualTo(OK);
    assertThat(page.table().matches()).isEqualTo(2);
  }

  /** Whoever of the page is on turn does the first thing that they may. */
  private static void act(Page page) {
    SeatView view = page.table().view().orElseThrow();
    if (view.turn() == 0 || view.turn() == 1) {
      long connection = view.turn() == 0 ? page.pia() : page.quinn();
      String line =
          page.village().snapshot(view.turn()).view().orElseThrow().legal().stream()
              .filter(legal -> !legal.startsWith("call"))
              .findFirst()
              .orElseThrow();
      page.village().asksByPage(connection, new Request.Act(view.ply(), line));
    }
  }

  @Test
  void it_is_there_again_after_a_restart_with_the_same_room() {
    Page page = Page.of("volity-eights").playing().refereed();
    String address = page.address();
    page.village().restart();
    page.village().connectsByPage("token-p");
    page.village().pass(TICK);
    assertThat(page.address()).isEqualTo(address);
    Client ann = page.comes("Ann");
    assertThat(ann.called()).contains("game_has_started[]", "state_sent[]");
  }

  @Test
  void when_all_are_gone_the_room_goes_and_whoever_comes_back_to_the_page_has_another() {
    Page page = Page.of("pesten").refereed();
    String before = page.address();
    page.village().leavesPage(page.pia());
    page.village().leavesPage(page.quinn());
    page.village().pass(100 * TICK);
    assertThat(page.address()).as("nobody is there").isEmpty();
    page.village().connectsByPage("token-q");
    page.village().pass(2 * TICK);
    assertThat(page.address()).isNotEmpty().isNotEqualTo(before);
    assertThat(page.village().rooms().nicks(page.village().room())).contains("referee", "Quinn");
  }
}
