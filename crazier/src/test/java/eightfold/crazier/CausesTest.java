package eightfold.crazier;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.Position;
import eightfold.game.Reply;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * What happens is told with the card whose ability brought it about. Source: issue 4, point 4 ("log
 * that explains what caused what").
 */
class CausesTest {
  private static final List<String> NAMES = List.of("Ann", "Bob");

  private final Match match =
      InvariantsTest.game(Map.of())
          .arrange(
              Position.lying(
                      List.of(
                          List.of("mount_olympus", "stargazer", "camelot"),
                          List.of("shadow_pact", "holy_charge_pathfinder", "camel", "oasis")),
                      List.of("stream_of_life"),
                      List.of("death", "wild_harvest", "zeus", "hecate", "destiny", "archmage"))
                  .turn(0)
                  .build(),
              new FastChance(1));

  private List<Event> does(int seat, String line) {
    Reply reply = match.submit(seat, line, NAMES);
    assertThat(reply).as(line).isInstanceOf(Reply.Taken.class);
    return ((Reply.Taken) reply).events();
  }

  private static List<String> told(List<Event> events) {
    return events.stream()
        .map(event -> event.because() + " > " + event.text(NAMES))
        .filter(line -> !line.contains("chose"))
        .toList();
  }

  @Test
  void what_players_and_phases_do_has_no_card_for_a_cause() {
    assertThat(told(does(0, "play mount_olympus"))).containsExactly(" > played Ann mount_olympus");
    assertThat(told(does(0, "end"))).containsExactly(" > done Ann", " > turn Bob", " > drew Bob 1");
  }

  @Test
  void what_an_ability_does_comes_of_its_card_also_where_another_card_changes_it() {
    does(0, "play mount_olympus");
    does(0, "end");
    assertThat(told(does(1, "play shadow_pact")))
        .containsExactly(
            " > played Bob shadow_pact",
            "shadow_pact > draws-fewer Ann 2",
            "shadow_pact > drew Ann 1",
            "shadow_pact > drew Bob 1");
  }

  @Test
  void of_a_split_card_the_side_that_was_played_is_the_cause() {
    does(0, "play stargazer");
    does(0, "end");
    assertThat(told(does(1, "play holy_charge_pathfinder/a")))
        .containsExactly(
            " > played Bob holy_charge_pathfinder/a",
            "holy_charge_pathfinder/a > destroyed Ann stargazer");
  }

  @Test
  void whoever_may_not_see_drawn_cards_is_told_their_cause_all_the_same() {
    does(0, "play mount_olympus");
    does(0, "end");
    Event drew =
        does(1, "play shadow_pact").stream()
            .filter(event -> event.verb().equals("drew") && event.seat() == 0)
            .findFirst()
            .orElseThrow();
    assertThat(drew.toldTo(1).privately()).isEmpty();
    assertThat(drew.toldTo(1).because()).isEqualTo("shadow_pact");
    assertThat(drew.toldTo(0).privately()).hasSize(1);
  }
}
