package eightfold.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.cards.LibraryPack;
import eightfold.plain.PlainGames;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Scenarios played on the plain game: what passes, what fails and how that is said. */
class ScenarioRunnerTest {
  /** Ann holds 9H 5C, Bob 9C KD; 5H lies there; 3C and 4C are to be drawn. */
  private static final String HEAD =
      """
      name: a story
      game: plain
      players: [Ann, Bob]
      hands: {Ann: "9H 5C", Bob: "9C KD"}
      upcard: 5H
      stock: "3C 4C"
      rest: out
      """;

  private static String run(String text) {
    return new ScenarioRunner(new PlainGames()).runAll(read("a.yaml", text)).getFirst().text();
  }

  private static String after(String then) {
    return run(HEAD + "steps:\n  - Ann: play 9H\n    then: {" + then + "}\n");
  }

  @Test
  void everything_holds() {
    assertThat(
            run(
                HEAD
                    + """
                    scores: {Ann: 1}
                    steps:
                      - Ann: play 9H
                        then: {turn: Bob, top: 9H, count.Ann: 1, hand.Ann: 5C, stock: 2, discard: 2}
                      - Bob: play KD
                        error: 907
                      - Bob: [play 9c]
                        then: {event: played Bob 9C, legal: "play 5C; draw", dealOver: false}
                      - Ann: play 5C
                        then: {dealOver: true, gameOver: true, winner: Ann, gameWinner: 0, score.Ann: 2}
                    """))
        .isEqualTo("PASS a story");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "turn: Ann | turn Ann, was Bob",
        "top: 5H | top 5H, was 9H",
        "suit: H | suit H, was none",
        "rank: J | rank J, was none",
        "pending: {draw: 2} | pending draw 2, was none",
        "awaits: suit | awaits suit, was play",
        "direction: counterclockwise | direction counterclockwise, was clockwise",
        "hand.Ann: 5C 9H | hand.Ann 5C 9H, was 5C",
        "count.Bob: 3 | count.Bob 3, was 2",
        "stock: 3 | stock 3, was 2",
        "discard: 1 | discard 1, was 2",
        "allows: 'draw; play KD' "
            + "| allows draw; play KD, was play KD: 907 that card doesn't follow",
        "allows.Ann: draw | allows.Ann draw, was draw: 901 it is not your turn",
        "forbids: 'play KD; draw' | forbids play KD; draw, was draw allowed",
        "legal: draw | legal draw, was draw; play 9C",
        "legal: 'draw; play 9C; play KD' | legal draw; play 9C; play KD, was draw; play 9C",
        "legal.Ann: draw | legal.Ann draw, was nothing",
        "score.Ann: 1 | score.Ann 1, was 0",
        "scored.Bob: 1 | scored.Bob 1, was 0",
        "dealOver: true | dealOver true, was false",
        "gameOver: true | gameOver true, was false",
        "winner: Ann | winner Ann, was none",
        "gameWinner: 'Ann' | gameWinner Ann, was none",
        "out: [Bob] | out Bob, was none",
        "event: drew Ann 1 | event drew Ann 1, was played Ann 9H",
        "sees.Ann: 9C | sees.Ann 9C, was no 9C to be seen",
        "hides.Bob: 'KC 9H' | hides.Bob KC 9H, was 9H to be seen",
        "rules: eights | rules eights, was plain",
      })
  void an_expectation_that_does_not_hold_is_named_with_what_was(String then, String words) {
    assertThat(after(then)).isEqualTo("FAIL a story: step 1: expected " + words);
  }

  /** Source: a trial, in which each of these passed. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "forbids: 'play 8D, draw' | no card \"8D,\"; cards are written 10H, KS, AD, RJ; "
            + "a semicolon parts one act from the next",
        "forbids: 'plya 8D' | no verb \"plya\": did you mean \"play\"?",
        "forbids.Ann: 'draw; play 8X' | no card \"8X\"; cards are written 10H, KS, AD, RJ",
        "forbids: 'catch Zed; suit X' | no seat \"Zed\": possible: Ann, Bob",
        "forbids: suit X | no suit \"X\": C, D, H, S",
        "forbids: rank 1 | no rank \"1\": A, 2, 3, 4, 5, 6, 7, 8, 9, 10, J, Q, K",
        "forbids: 'play 8D =X' | \"X\" is neither suit nor rank, nor a card",
        "forbids: play | it needs a card",
        "forbids: pass 2 | nothing goes with it",
        "forbids: draw 2 | no seat \"2\": possible: Ann, Bob",
        "forbids: give 8D | it needs a card and a seat",
        "forbids: give 8D Zed | no seat \"Zed\": possible: Ann, Bob",
        "allows: play 8X | no card \"8X\"; cards are written 10H, KS, AD, RJ",
        "legal: 'draw; play 9C; catch Zed' | no seat \"Zed\": possible: Ann, Bob",
      })
  void an_act_with_a_typing_error_is_an_error_of_the_file(String then, String words) {
    assertThat(after(then)).startsWith("ERROR a.yaml:10: \"").endsWith("\" is no act: " + words);
  }

  /** Nobody legally can, so that the step would always pass. */
  @Test
  void what_all_do_must_be_an_act() {
    assertThat(run(HEAD + "steps:\n  - all: clal\n"))
        .isEqualTo("ERROR a.yaml:9: \"clal\" is no act: no verb \"clal\": did you mean \"call\"?");
  }

  @ParameterizedTest
  @CsvSource({
    "play KD =7",
    "play kd KD =h",
    "lay 9C",
    "end",
    "SUIT h",
    "suit free",
    "rank T",
    "give 9C ann",
    "exchange KD",
    "target 0",
    "catch Ann",
    "say no more",
    "grab",
    "challenge",
    "take"
  })
  void an_act_that_this_game_does_not_know_is_forbidden_all_the_same(String act) {
    assertThat(after("forbids: " + act)).isEqualTo("PASS a story");
  }

  @ParameterizedTest
  @CsvSource({
    "turn: Bob",
    "top: 9h",
    "suit: none",
    "rank: none",
    "pending: none",
    "awaits: play",
    "direction: clockwise",
    "hand.Ann: 5C",
    "count.Bob: 2",
    "stock: 2",
    "discard: 2",
    "'allows: \"draw; play 9C\"'",
    "forbids.Ann: draw",
    "'legal: \"PLAY 9c;  draw; call\"'",
    "legal.Ann: ''",
    "score.Ann: 0",
    "dealOver: false",
    "winner: none",
    "gameWinner: none",
    "out: []",
    "event: played 0 9H",
    "'sees.Ann: \"5C 9H 5H\"'",
    "hides.Ann: 9C KD",
    "rules: plain"
  })
  void an_expectation_that_holds(String then) {
    assertThat(after(then)).isEqualTo("PASS a story");
  }

  @Test
  void events_stand_in_order_and_others_may_stand_between() {
    String steps =
        "steps:\n  - Ann: draw\n  - Bob: draw\n  - Ann: play 9H\n    then: {event: \"%s\"}\n";
    String several =
        HEAD.replace("rest: out", "rest: under")
            + "steps:\n  - all: draw\n    then: {event: \"%s\"}\n";

    assertThat(run(HEAD + steps.formatted("played Ann 9H"))).isEqualTo("PASS a story");
    assertThat(run(several.formatted("drew Ann 1; drew Bob 1"))).isEqualTo("PASS a story");
    assertThat(run(several.formatted("drew Bob 1; drew Ann 1")))
        .isEqualTo(
            "FAIL a story: step 1: expected event drew Bob 1; drew Ann 1,"
                + " was drew Ann 1; drew Bob 1");
  }

  @Test
  void what_was_drawn_is_no_public_event() {
    assertThat(run(HEAD + "steps:\n  - Ann: draw\n    then: {event: drew Ann 1 3C}\n"))
        .isEqualTo("FAIL a story: step 1: expected event drew Ann 1 3C, was drew Ann 1");
  }

  @Test
  void an_act_that_is_refused_fails_its_step() {
    assertThat(run(HEAD + "steps:\n  - Ann: play 9H\n  - Bob: play KD\n"))
        .isEqualTo("FAIL a story: step 2: expected play KD, was 907 that card doesn't follow");
  }

  @Test
  void a_refusal_that_does_not_come_or_has_another_code_fails_its_step() {
    assertThat(run(HEAD + "steps:\n  - Ann: play 9H\n    error: 907\n"))
        .isEqualTo("FAIL a story: step 1: expected error 907, was play 9H taken");
    assertThat(run(HEAD + "steps:\n  - Ann: play KS\n    error: 907\n"))
        .isEqualTo("FAIL a story: step 1: expected error 907, was 902 you don't have that card");
  }

  @Test
  void a_refusal_that_changes_something_fails_its_step() {
    String shaky = HEAD + "options: {fault: shaky}\nsteps:\n  - Ann: play KS\n    error: 902\n";

    assertThat(run(shaky))
        .isEqualTo(
            "FAIL a story: step 1: expected no change after error 902, was ply 1 instead of 0");
  }

  @Test
  void a_game_that_falls_over_fails_the_scenario_and_the_others_still_run() {
    String falls = HEAD + "options: {fault: falls}\nsteps:\n  - Ann: draw\n";
    List<ScenarioOutcome> outcomes =
        new ScenarioRunner(new PlainGames())
            .runAll(read("a.yaml", falls + "---\n" + HEAD + "steps:\n  - Ann: draw\n"));

    assertThat(outcomes.get(0).text())
        .startsWith("FAIL a story: step 1: ")
        .contains("the plain game fell over");
    assertThat(outcomes.get(1)).isInstanceOf(ScenarioOutcome.Passed.class);
  }

  @Test
  void a_game_that_falls_over_before_the_first_step_fails_the_scenario_too() {
    assertThat(run(HEAD + "options: {fault: tableless}\nsteps:\n  - Ann: draw\n"))
        .startsWith("FAIL a story: step 0: expected a table, was an error of the program, ")
        .endsWith("the plain game has lost its table");
  }

  @Test
  void a_deck_is_dealt_from_the_top_and_seat_0_begins() {
    assertThat(
            run(
                """
                name: dealt
                game: plain
                players: [Ann, Bob]
                deck: "AC AD 2C 2D 3C 3D 4C"
                steps:
                  - Ann: play 3C
                    then: {hand.Ann: AC 2C, hand.Bob: AD 2D 3D, stock: 45}
                """))
        .isEqualTo("PASS dealt");
  }

  @Test
  void the_same_seed_deals_the_same_cards_and_another_one_others() {
    String story =
        """
        name: shuffled
        game: plain
        players: [Ann, Bob]
        seed: %d
        steps:
          - Ann: draw
            then: {sees.Ann: %s}
        """;
    String drawn = run(story.formatted(7, "AC AD AH AS 2C 2D 2H 2S"));

    assertThat(run(story.formatted(7, "AC AD AH AS 2C 2D 2H 2S"))).isEqualTo(drawn);
    assertThat(run(story.formatted(8, "AC AD AH AS 2C 2D 2H 2S"))).isNotEqualTo(drawn);
  }

  @Test
  void the_next_deal_of_the_match() {
    String over = HEAD + "steps:\n  - Ann: play 9H\n  - Bob: draw\n  - Ann: draw\n";
    String won =
        HEAD.replace("9H 5C", "9H")
            + """
            dealer: Bob
            steps:
              - Ann: play 9H
                then: {dealOver: true, gameOver: false, winner: Ann, score.Ann: 1}
              - {next deal: , deck: "AC AD 2C 2D 3C 3D 4C", then: {turn: Bob, hand.Bob: AC 2C 3C}}
              - Bob: play 3C
            """;

    assertThat(run(won)).isEqualTo("PASS a story");
    assertThat(run(over + "  - next deal\n"))
        .isEqualTo("FAIL a story: step 4: expected next deal, was a deal is running");
    assertThat(run(won.replace("2C 2D 3C", "2C 2C 3C")))
        .startsWith("ERROR a.yaml:12: 2C is one card too many");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "game: plain | game: plane | 2: no game \"plane\"; there is plain",
        "rest: out | 'options: {fualt: none}' | 7: no option \"fualt\"; there is fault",
        "9C KD | 9C 9H " + "| 4: 9H is one card too many: the pack has it once or not at all",
        "3C 4C | 3C KD " + "| 6: KD is one card too many: the pack has it once or not at all",
        "'[Ann, Bob]' | [Ann] | 4: no seat \"Bob\": possible: Ann",
        "rest: out | 'faceUp: {Ann: 9H}' | 4: a plain game knows no [faceUp]",
      })
  void a_table_that_cannot_be_is_an_error_of_the_file(String right, String wrong, String words) {
    assertThat(run(HEAD.replace(right, wrong) + "steps:\n  - Ann: draw\n"))
        .isEqualTo("ERROR a.yaml:" + words);
  }

  @Test
  void too_many_players_are_an_error_where_they_are_named() {
    String five = "name: n\ngame: plain\nplayers: [A, B, C, D, E]\nseed: 1\nsteps: []\n";

    assertThat(run(five)).isEqualTo("ERROR a.yaml:3: a plain game has 2 to 4 players, not 5");
  }

  @Test
  void a_refusal_to_set_up_names_seats_as_the_file_does() {
    assertThat(run(HEAD.replace("9C KD", "") + "steps:\n  - Ann: draw\n"))
        .isEqualTo("ERROR a.yaml:4: Bob holds no card");
  }

  @Test
  void a_page_key_that_the_game_does_not_have_is_an_error_with_its_line() {
    assertThat(
            run(
                HEAD
                    + "steps:\n"
                    + "  - Ann: draw\n"
                    + "    then:\n"
                    + "      turn: Bob\n"
                    + "      column.1: {Ann: 3}\n"))
        .isEqualTo("ERROR a.yaml:12: \"column.1 Ann 3\": this game has no column.1");
  }

  @Test
  void the_report_counts_and_tells_the_exit_code() {
    ScenarioOutcome passed = new ScenarioOutcome.Passed("one");
    ScenarioOutcome failed = new ScenarioOutcome.Failed("two", 3, "turn Bob", "Cy");
    ScenarioOutcome broken = new ScenarioOutcome.Broken("a.yaml", 12, "unknown key \"hnads\"");

    assertThat(new ScenarioReport(List.of(passed, passed)).exitCode()).isZero();
    assertThat(new ScenarioReport(List.of(passed, failed)).exitCode()).isEqualTo(1);
    assertThat(new ScenarioReport(List.of(passed, failed, broken)).exitCode()).isEqualTo(2);
    assertThat(new ScenarioReport(List.of(passed, broken)).exitCode()).isEqualTo(2);
    assertThat(List.of(passed, failed, broken))
        .extracting(ScenarioOutcome::text)
        .containsExactly(
            "PASS one",
            "FAIL two: step 3: expected turn Bob, was Cy",
            "ERROR a.yaml:12: unknown key \"hnads\"");
    assertThat(new ScenarioReport(List.of(passed, failed, broken)).closing())
        .isEqualTo("1 passed, 1 failed");
    assertThat(ScenarioOutcome.Broken.unreadable("b.yaml", "no such file").text())
        .isEqualTo("ERROR b.yaml:1: can't be read: no such file");
  }

  private static List<ScenarioReader.Reading> read(String file, String text) {
    return ScenarioReader.read(file, text, _ -> LibraryPack.french());
  }
}
