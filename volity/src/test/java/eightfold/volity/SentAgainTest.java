package eightfold.volity;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.protocol.SeatView;
import eightfold.volity.rpc.Call;
import eightfold.volity.village.Client;
import eightfold.volity.village.Village;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * A call that is sent again by the same address and id is done once and answered again, also when
 * the server was killed in between. Source: issue 14, points 2 and 12.
 */
class SentAgainTest {
  private static final List<String> OK = List.of("volity.ok");
  private static final Call DRAW = Call.of("game.draw_card");

  private Village village = Village.of("volity-eights", Map.of(), 5);
  private Client ann = village.client("ann@home.test/desk");
  private Client bob = village.client("bob@home.test/sofa");

  @BeforeEach
  void ann_and_bob_play() {
    village.open();
    for (Client client : List.of(ann, bob)) {
      client.enter(client == ann ? "Ann" : "Bob");
      assertThat(client.call("volity.send_state")).isEqualTo(OK);
      client.call("volity.sit", client.jid().toString());
    }
    ann.call("volity.ready");
    bob.call("volity.ready");
  }

  private SeatView view() {
    return village.snapshot(-1).view().orElseThrow();
  }

  private Client onTurn() {
    return view().turn() == 0 ? ann : bob;
  }

  private int cards(Client client) {
    return view().hands().get(client == ann ? 0 : 1).count();
  }

  private Object sends(Client client, String id, Call call) {
    client.send(id, village.referee(), call);
    village.settle();
    return client.answer(id);
  }

  @Test
  void a_draw_that_was_done_and_comes_again_after_a_crash_draws_no_second_card() {
    Client drawer = onTurn();
    int before = cards(drawer);
    assertThat(sends(drawer, "d1", DRAW)).isEqualTo(OK);
    village.restart();
    drawer.forget("d1");
    assertThat(sends(drawer, "d1", DRAW)).isEqualTo(OK);
    assertThat(cards(drawer)).isEqualTo(before + 1);
    assertThat(onTurn()).as("who has drawn may draw on").isSameAs(drawer);
    assertThat(sends(drawer, "d2", DRAW)).isEqualTo(OK);
    assertThat(cards(drawer)).as("by another id it is another draw").isEqualTo(before + 2);
  }

  /** It comes while the referee is still on its way into its room. */
  @Test
  void it_waits_until_it_is_known_who_calls() {
    Client drawer = onTurn();
    int before = cards(drawer);
    assertThat(sends(drawer, "d1", DRAW)).isEqualTo(OK);
    drawer.forget("d1");
    village.restartWith(() -> drawer.send("d1", village.referee(), DRAW));
    assertThat(drawer.answer("d1")).isEqualTo(OK);
    assertThat(cards(drawer)).isEqualTo(before + 1);
  }

  @Test
  void so_it_is_when_the_game_does_not_go_on_any_more() {
    Client drawer = onTurn();
    assertThat(sends(drawer, "d1", DRAW)).isEqualTo(OK);
    assertThat(ann.call("volity.suspend_game")).isEqualTo(OK);
    village.restart();
    drawer.forget("d1");
    assertThat(sends(drawer, "d1", DRAW)).isEqualTo(OK);
    assertThat(sends(drawer, "d2", DRAW))
        .as("what is new is refused")
        .isEqualTo(List.of("volity.game_not_in_progress"));
  }
}
