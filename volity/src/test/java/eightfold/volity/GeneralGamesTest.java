package eightfold.volity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.MAP;

import eightfold.protocol.Snapshot;
import eightfold.testkit.Sample;
import eightfold.volity.rpc.Call;
import eightfold.volity.village.Client;
import eightfold.volity.village.Made;
import eightfold.volity.village.Village;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Games of any rules by the general calls, none of them with code of its own. Source: issue 14,
 * point 9.
 */
class GeneralGamesTest {
  private static final List<String> OK = List.of("volity.ok");

  private static Map<?, ?> lastTable(Client client) {
    List<Call> calls = client.calls();
    for (int i = calls.size() - 1; i >= 0; i--) {
      if (calls.get(i).method().equals("game.table")) {
        return (Map<?, ?>) calls.get(i).arguments().getFirst();
      }
    }
    throw new AssertionError("no table was told");
  }

  private static void plays(String game, long seed) {
    Village village = Village.of(game, Map.of(), seed).open();
    Client ann = village.client("ann@home.test/desk").enter("Ann");
    ann.call("volity.send_state");
    ann.call("volity.sit", "ann@home.test/desk");
    int least = village.site().game().players().min();
    for (int i = 1; i < least; i++) {
      ann.call("volity.sit", ((List<?>) ann.call("volity.add_bot")).get(1));
    }
    assertThat(ann.call("volity.ready")).isEqualTo(OK);
    Random chance = new Random(seed);
    int acts = 0;
    for (int i = 0; i < 400 && acts < 25; i++) {
      Snapshot own = village.snapshot(0);
      boolean over = own.view().orElseThrow().standings().dealOver();
      List<String> legal = over ? List.of() : own.view().orElseThrow().legal();
      Map<?, ?> table = lastTable(ann);
      assertThat(table.get("number")).isEqualTo((int) own.number());
      assertThat(table.get("view")).asInstanceOf(MAP).containsEntry("legal", legal);
      ann.calls().subList(0, ann.calls().size() - 1).clear();
      if (over) {
        return;
      }
      if (legal.isEmpty() || own.view().orElseThrow().turn() != 0) {
        village.pass(400);
      } else {
        Object answer = ann.call("game.act", legal.get(chance.nextInt(legal.size())));
        // an act may wait for a call that somebody owes, and is answered then
        assertThat(answer).isIn(OK, "fault 609", "nothing");
        village.pass(1_000);
        acts++;
      }
    }
    assertThat(acts).isPositive();
  }

  @Test
  @Tag("sampled")
  void every_game_for_two_or_more_is_played_by_the_same_calls() {
    List<String> games =
        Village.CATALOGUE.entries().stream()
            .filter(entry -> entry.listed() && entry.mostSeats() >= 2)
            .map(entry -> entry.id())
            .filter(game -> !game.equals("volity-eights"))
            .toList();
    assertThat(games).hasSizeGreaterThan(25).contains("crazier-eights", "pesten");
    int seed = 1;
    for (String game : Sample.some(games.stream()).toList()) {
      try {
        plays(game, seed++);
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError(game + ": " + e.getMessage(), e);
      }
    }
  }

  /** Source: issue 44, point 2. */
  @Test
  void what_all_who_watch_are_told_is_made_once() {
    for (String game : List.of("volity-eights", "pesten")) {
      int ofFew = RoomCosts.acts(game, 2).contents();
      Made ofMany = RoomCosts.acts(game, 30);
      // the events of a table without a referee's clock may be told in one call more or less
      assertThat(ofMany.contents()).as(game).isLessThan(ofFew + 10);
      assertThat(ofMany.stanzas()).as(game).isGreaterThan(30 * 20);
    }
  }

  @Test
  void wrong_lines_and_late_acts_are_refused() {
    Village village = Village.of("pesten", Map.of(), 3).open();
    Client ann = village.client("ann@home.test/desk").enter("Ann");
    ann.call("volity.send_state");
    ann.call("volity.sit", "ann@home.test/desk");
    ann.call("volity.sit", ((List<?>) ann.call("volity.add_bot")).get(1));
    assertThat(ann.call("game.act", "draw")).isEqualTo(List.of("volity.game_not_in_progress"));
    ann.call("volity.ready");
    assertThat(ann.call("game.act", "")).isEqualTo("fault 606");
    assertThat(ann.call("game.act", "dance")).isEqualTo("fault 915");
    assertThat(ann.call("game.act", "draw", "now")).isEqualTo("fault 605");
    assertThat(ann.call("game.act", "draw", 999)).as("of a ply to come").isEqualTo("fault 609");
    assertThat(ann.call("game.act", "call")).as("it would cost cards").isEqualTo("fault 609");
    assertThat(ann.call("game.legal"))
        .asInstanceOf(org.assertj.core.api.InstanceOfAssertFactories.LIST)
        .first()
        .isEqualTo("volity.ok");
    assertThat(ann.call("game.play_card", "KH")).as("of the other API").isEqualTo("fault 603");
    assertThat(ann.call("game.nonce", "zz")).isEqualTo("fault 606");
  }
}
