package eightfold.volity;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.protocol.SeatView;
import eightfold.volity.village.Client;
import eightfold.volity.village.Village;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * In the platform's own Crazy Eights the referee says in the room why somebody draws or misses a
 * turn: its calls have no place for it. Source: issue 44, point 4 (Volity says the cause, in eight
 * languages).
 */
class SpokenCausesTest {
  private static final int SEED = 11;
  private static final int MOST_ACTS = 400;
  private static final int ACT_MILLIS = 500;

  private final Village village = Village.of("volity-eights", Map.of("action", "on"), SEED).open();
  private final Client ann = village.client("ann@home.test/desk").enter("Ann");
  private final Client bob = village.client("bob@home.test/sofa").enter("Bob");
  private final List<Client> players = List.of(ann, bob);

  /** They play twos and jacks as soon as they may, until the deal is over. */
  private void play() {
    for (int act = 0; act < MOST_ACTS; act++) {
      SeatView view = village.snapshot(-1).view().orElseThrow();
      if (view.standings().dealOver()) {
        return;
      }
      List<String> legal = village.snapshot(view.turn()).view().orElseThrow().legal();
      String line =
          legal.stream()
              .filter(one -> one.startsWith("play 2") || one.startsWith("play J"))
              .findFirst()
              .orElse(legal.getFirst());
      String[] words = line.split(" ");
      Client client = players.get(view.turn());
      assertThat(
              switch (words[0]) {
                case "play" -> client.call("game.play_card", words[1]);
                case "suit" -> client.call("game.choose_suit", words[1]);
                default -> client.call("game.draw_card");
              })
          .as(line)
          .isEqualTo(List.of("volity.ok"));
      village.pass(ACT_MILLIS);
    }
  }

  private void begin(String language) {
    for (Client client : players) {
      client.call("volity.send_state");
      client.call("volity.sit", client.jid().toString());
    }
    ann.call("volity.set_language", language);
    players.forEach(client -> client.call("volity.ready"));
  }

  @Test
  void who_draws_or_is_skipped_hears_by_whose_card() {
    begin("en");
    play();
    assertThat(ann.heard())
        .anySatisfy(
            line ->
                assertThat(line)
                    .matches("referee: (Ann|Bob) draws [24] cards \\((Ann|Bob)'s 2[CDHS].*\\)\\."))
        .anySatisfy(
            line ->
                assertThat(line)
                    .matches("referee: (Ann|Bob) is skipped \\((Ann|Bob)'s J[CDHS]\\)\\."));
    assertThat(bob.heard())
        .containsAll(ann.heard().stream().filter(SpokenCausesTest::why).toList());
    assertThat(ann.heard().stream().filter(SpokenCausesTest::why))
        .as("what comes of nothing is not said")
        .allMatch(line -> line.contains("("));
  }

  private static boolean why(String line) {
    return line.startsWith("referee: ") && (line.contains("draws") || line.contains("skipped"));
  }

  @Test
  void in_the_language_of_the_table() {
    begin("de");
    play();
    assertThat(ann.heard())
        .anySatisfy(line -> assertThat(line).matches("referee: (Ann|Bob) zieht .* \\(.*2[CDHS].*"));
  }
}
