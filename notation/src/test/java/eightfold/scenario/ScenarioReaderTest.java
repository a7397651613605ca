package eightfold.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.cards.LibraryPack;
import eightfold.game.Position;
import eightfold.plain.PlainGames;
import eightfold.scenario.Expectation.Claim;
import eightfold.scenario.ScenarioReader.Reading;
import eightfold.scenario.ScenarioStep.Outlook;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What scenario files may say (the notation, page 4), and what is said against all else. */
class ScenarioReaderTest {
  /** The notation's own example, with every key of a position. */
  private static final String EXAMPLE =
      """
      name: a two is answered with a two
      game: plain
      options: {match: points, cards: 7, quick: yes}
      players: [Ann, Bob, Cy]
      dealer: Cy
      hands: {Ann: "2H 9C KD", Bob: "2S 4d", Cy: "7♥ TC"}
      discard: "3H 5H"
      suit: H
      stock: "3C 4C"
      rest: out
      turn: 1
      direction: counterclockwise
      pending: {draw: 4}
      scores: {Ann: 12, Cy: -3}
      deal: 3
      faceUp: {Bob: "4D"}
      steps:
        - Bob: play 2S
          then: {turn: Cy, pending: {skip: 1}, hand.Bob: "4D"}
        - Cy: play 7H
          error: 917
        - 0: [lay 9C, end]
        - all: call
        - next deal
        - next deal:
          deck: "AC 2D"
          then: {top: 2D}
        - {next deal: , deck: "AC"}
      """;

  private static Scenario read(String text) {
    List<Reading> readings = read("a.yaml", text);
    assertThat(readings).hasSize(1);
    return switch (readings.getFirst()) {
      case Reading.Sound(Scenario scenario) -> scenario;
      case Reading.Unsound(ScenarioOutcome.Broken broken) ->
          throw new AssertionError(broken.text());
      case Reading.Foreign foreign -> throw new AssertionError(foreign.name());
    };
  }

  private static String broken(String text) {
    return switch (read("a.yaml", text).getFirst()) {
      case Reading.Sound(Scenario scenario) -> "read: " + scenario.name();
      case Reading.Unsound(ScenarioOutcome.Broken broken) -> broken.text();
      case Reading.Foreign foreign -> "foreign: " + foreign.name();
    };
  }

  private static List<Expectation> then(String expectations) {
    Scenario scenario = read(EXAMPLE + "  - Ann: draw\n    then: " + expectations + "\n");
    Outlook outlook = scenario.steps().getLast().outlook();
    return outlook instanceof Outlook.Taken(List<Expectation> then) ? then : List.of();
  }

  @Test
  void a_position_with_all_its_keys() {
    Scenario scenario = read(EXAMPLE);

    assertThat(scenario.name()).isEqualTo("a two is answered with a two");
    assertThat(scenario.players()).containsExactly("Ann", "Bob", "Cy");
    assertThat(scenario.options())
        .containsEntry("match", "points")
        .containsEntry("cards", "7")
        .containsEntry("quick", "yes");
    Position position = ((Scenario.Start.Arranged) scenario.start()).position();
    assertThat(position.hands())
        .containsExactly(List.of("2H", "9C", "KD"), List.of("2S", "4D"), List.of("7H", "10C"));
    assertThat(position.discard()).containsExactly("3H", "5H");
    assertThat(position.stock()).containsExactly("3C", "4C");
    assertThat(position.restUnder()).isFalse();
    assertThat(position.dealer()).isEqualTo(OptionalInt.of(2));
    assertThat(position.turn()).isEqualTo(OptionalInt.of(1));
    assertThat(position.suit()).contains("H");
    assertThat(position.rank()).isEmpty();
    assertThat(position.direction()).contains("counterclockwise");
    assertThat(position.pendingDraw()).isEqualTo(4);
    assertThat(position.pendingSkip()).isZero();
    assertThat(position.scores()).containsExactly(12, 0, -3);
    assertThat(position.deal()).isEqualTo(3);
    assertThat(position.more()).containsOnlyKeys("faceUp");
    assertThat(position.more().get("faceUp")).hasToString("{1=4D}");
  }

  @Test
  void the_standard_values_of_a_position() {
    Scenario scenario =
        read("name: n\ngame: g\nplayers: [Ann]\nhands: {Ann: \"\"}\nupcard: 5H\nsteps: []\n");

    Position position = ((Scenario.Start.Arranged) scenario.start()).position();
    assertThat(position.hands()).containsExactly(List.of());
    assertThat(position.discard()).containsExactly("5H");
    assertThat(position.stock()).isEmpty();
    assertThat(position.restUnder()).isTrue();
    assertThat(position.dealer()).isEmpty();
    assertThat(position.turn()).isEmpty();
    assertThat(position.deal()).isEqualTo(1);
    assertThat(position.scores()).containsExactly(0);
  }

  @Test
  void steps_of_every_kind() {
    List<ScenarioStep> steps = read(EXAMPLE).steps();

    assertThat(steps.get(0))
        .isInstanceOfSatisfying(
            ScenarioStep.Acts.class,
            step -> {
              assertThat(step.seat()).isEqualTo(1);
              assertThat(step.acts()).containsExactly("play 2S");
              assertThat(step.line()).isEqualTo(18);
            });
    assertThat(steps.get(1).outlook()).isEqualTo(new Outlook.Refused(917));
    assertThat(steps.get(2))
        .isInstanceOfSatisfying(
            ScenarioStep.Acts.class,
            step -> assertThat(step.acts()).containsExactly("lay 9C", "end"));
    assertThat(steps.get(3)).isInstanceOf(ScenarioStep.ByAll.class);
    assertThat(steps.get(4))
        .isInstanceOfSatisfying(
            ScenarioStep.NextDeal.class, step -> assertThat(step.deck()).isEmpty());
    assertThat(steps.get(5))
        .isInstanceOfSatisfying(
            ScenarioStep.NextDeal.class,
            step -> assertThat(step.deck()).contains(List.of("AC", "2D")));
    assertThat(steps.get(6))
        .isInstanceOfSatisfying(
            ScenarioStep.NextDeal.class, step -> assertThat(step.deck()).contains(List.of("AC")));
  }

  @Test
  void a_deck_or_a_seed_instead_of_hands() {
    String head = "name: n\ngame: g\nplayers: [Ann, Bob]\nsteps: []\n";

    assertThat(read(head + "deck: \"AC 2D\"\ndealer: Bob\ndeal: 7\nscores: {Bob: 4}\n").start())
        .isEqualTo(
            new Scenario.Start.Dealt(
                Optional.of(List.of("AC", "2D")),
                OptionalLong.empty(),
                OptionalInt.of(1),
                7,
                List.of(0, 4),
                java.util.Map.of()));
    assertThat(((Scenario.Start.Dealt) read(head + "seed: -42\n").start()).seed()).hasValue(-42);
  }

  @Test
  void every_key_of_then() {
    List<Expectation> then =
        then(
            "{turn: Bob, top: TH, suit: none, rank: J, pending: none, awaits: answer,"
                + " direction: clockwise, hand.Ann: \"2h 3C\", count.1: 4, stock: 5, discard: 6,"
                + " allows: draw; play 2S, forbids.Bob: \"pass\", legal: \"\", score.Ann: -7,"
                + " scored.Bob: 8, dealOver: true, gameOver: false, winner: none,"
                + " gameWinner: [Cy, Ann], out: [Bob], event: \"drew Bob 2; skipped Cy\","
                + " sees.Ann: 4D, hides.Cy: \"KD\", rules: eights, column.1: {Ann: 65, Bob: 20}}");

    assertThat(then)
        .extracting(Expectation::claim)
        .containsExactly(
            new Claim.Turn(1),
            new Claim.Upcard("10H"),
            new Claim.DeclaredSuit(Optional.empty()),
            new Claim.DeclaredRank(Optional.of("J")),
            new Claim.Pending(0, 0),
            new Claim.Awaits("answer"),
            new Claim.Direction(true),
            new Claim.Hand(0, List.of("2H", "3C")),
            new Claim.Count(1, 4),
            new Claim.Stock(5),
            new Claim.Pile(6),
            new Claim.Allows(OptionalInt.empty(), List.of("draw", "play 2S")),
            new Claim.Forbids(OptionalInt.of(1), List.of("pass")),
            new Claim.Legal(OptionalInt.empty(), List.of()),
            new Claim.Score(0, -7),
            new Claim.Scored(1, 8),
            new Claim.DealOver(true),
            new Claim.MatchOver(false),
            new Claim.DealWinners(List.of()),
            new Claim.MatchWinners(List.of(0, 2)),
            new Claim.Out(List.of(1)),
            new Claim.Events(List.of("drew Bob 2", "skipped Cy")),
            new Claim.Sees(0, List.of("4D")),
            new Claim.Hides(2, List.of("KD")),
            new Claim.Fact("rules", "eights"),
            new Claim.Fact("column.1", "Ann 65, Bob 20"));
    assertThat(then)
        .extracting(Expectation::said)
        .contains("turn Bob", "pending none", "hand.Ann 2h 3C", "column.1 Ann 65, Bob 20");
  }

  @Test
  void a_mistyped_key_is_an_error_with_its_line_and_what_was_meant() {
    assertThat(broken(EXAMPLE.replace("dealer:", "deeler:")))
        .isEqualTo("ERROR a.yaml:5: unknown key \"deeler\": did you mean \"dealer\"?");
    assertThat(broken(EXAMPLE.replace("{turn: Cy, pending", "{turn: Cy, pendnig")))
        .isEqualTo("ERROR a.yaml:19: unknown key \"pendnig\": did you mean \"pending\"?");
    assertThat(broken(EXAMPLE.replace("error: 917", "eror: 917")))
        .isEqualTo("ERROR a.yaml:21: unknown key \"eror\": did you mean \"error\"?");
    assertThat(broken(EXAMPLE.replace("hand.Bob", "hnad.Bob")))
        .isEqualTo("ERROR a.yaml:19: unknown key \"hnad.Bob\": did you mean \"hand\"?");
    assertThat(broken(EXAMPLE.replace("{draw: 4}", "{drew: 4}")))
        .isEqualTo("ERROR a.yaml:13: unknown key \"drew\": did you mean \"draw\"?");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[Ann, Bob, Cy] | [Ann, Bob, Cy, Dan] | 6: hands leaves out Dan; a hand without cards is"
            + " \"\"",
        "7♥ TC | 7♥ 1C | 6: unknown card \"1C\" in hands: cards are written 10H, KS, AD, RJ",
        "turn: 1 | turn: 3 | 11: no seat \"3\": possible: Ann, Bob, Cy",
        "turn: 1 | turn: Bop | 11: no seat \"Bop\": did you mean \"Bob\"?",
        "[Ann, Bob, Cy] | [Ann, Bob, Ann] | 4: two players are named Ann",
        "[Ann, Bob, Cy] | [Ann, Bob, all] | 4: \"all\" has a meaning of its own, no player",
        "[Ann, Bob, Cy] | [Ann, Bob, 2] | 4: a player's name is one word, not \"2\"",
        "[Ann, Bob, Cy] | Ann | 4: players must be a list such as [a, b], not \"Ann\"",
        "rest: out | rest: gone | 10: rest must be under or out, not \"gone\"",
        "suit: H | suit: X | 8: suit must be C, D, H or S, not \"X\"",
        "deal: 3 | deal: 0 | 15: deals are counted from 1",
        "deal: 3 | deal: third | 15: deal must be a whole number, not \"third\"",
        "{draw: 4} | {draw: 0} | 13: draw must be 1 or more",
        "{draw: 4} | 4 | 13: pending must be {draw: N}, {skip: N} or none, not \"4\"",
        "discard: \"3H 5H\" | upcard: 3H 5H | 7: upcard must be one card, not 2",
        "stock: \"3C 4C\" | deck: \"3C\" "
            + "| 9: a scenario begins with hands, with deck or with seed, not with hands and deck",
        "dealer: Cy | seed: 4.5 "
            + "| 5: a scenario begins with hands, with deck or with seed, not with hands and seed",
        "error: 917 | error: 17 | 21: error must be a code from 901 to 921",
        "Cy: play 7H | Cyril: play 7H "
            + "| 20: unknown key \"Cyril\": possible:"
            + " Ann, Bob, Cy, all, next deal, then, error, deck",
        "'0: [lay 9C, end]' | '0: []' | 22: a step needs an act",
        "'0: [lay 9C, end]' | '{0: draw, Bob: draw}' "
            + "| 22: a step has one of Ann, Bob, Cy, all, next deal",
        "'0: [lay 9C, end]' | draw | 22: a step is \"SEAT: act\" or \"next deal\", not \"draw\"",
        "'all: call' | '{all: call, error: 911}' "
            + "| 23: error goes with one act of one seat; put it into a step of its own",
        "'all: call' | '{Ann: call, deck: AC}' | 23: deck goes with next deal",
        "'all: call' | '{Ann: [draw, draw], error: 909}' "
            + "| 23: error goes with one act of one seat; put it into a step of its own",
        "'all: call' | '{Ann: call, error: 911, then: {turn: Bob}}' "
            + "| 23: a step has error or then, not both: a refusal changes nothing",
        "turn: Cy, | 'hand: 2C,' | 19: hand needs a seat: hand.Ann",
        "turn: Cy, | 'allows: \"\",' | 19: allows expects nothing",
        "turn: Cy, | 'dealOver: yes,' | 19: dealOver must be true or false, not \"yes\"",
        "turn: Cy, | 'count.Ann: [2],' | 19: count must be one value, not a list",
        "turn: Cy, | 'turn: Cy, turn: Cy,' | 19: \"turn\" stands here twice",
      })
  void every_fault_is_named_with_its_line(String right, String wrong, String words) {
    assertThat(EXAMPLE).contains(right);
    assertThat(broken(EXAMPLE.replace(right, wrong))).isEqualTo("ERROR a.yaml:" + words);
  }

  @ParameterizedTest
  @CsvSource({"name", "game", "players", "steps"})
  void what_every_scenario_needs(String key) {
    String without = EXAMPLE.replaceFirst("(?m)^" + key + ":[^\n]*\n(  .*\n)*", "");

    assertThat(broken(without)).isEqualTo("ERROR a.yaml:1: a scenario needs the key " + key);
  }

  @Test
  void what_goes_with_hands_does_not_go_with_a_deck() {
    assertThat(broken("name: n\ngame: g\nplayers: [A]\nsteps: []\ndeck: AC\nupcard: 5H\n"))
        .isEqualTo("ERROR a.yaml:6: upcard goes with hands; after deck or seed the game deals");
  }

  @Test
  void hands_without_an_upcard() {
    assertThat(broken("name: n\ngame: g\nplayers: [A]\nsteps: []\nhands: {A: 5H}\n"))
        .startsWith("ERROR a.yaml:5: with hands goes upcard: CARD");
  }

  @Test
  void one_bad_scenario_does_not_hide_the_others() {
    List<Reading> readings =
        read(
            "a.yaml",
            EXAMPLE
                + "---\n"
                + EXAMPLE.replace("game:", "gmae:")
                + "---\nname: [\n---\n"
                + EXAMPLE.replace("a two", "another two"));

    assertThat(readings).hasSize(4);
    assertThat(readings.get(0)).isInstanceOf(Reading.Sound.class);
    assertThat(readings.get(1))
        .isEqualTo(
            new Reading.Unsound(
                new ScenarioOutcome.Broken(
                    "a.yaml", 31, "unknown key \"gmae\": did you mean \"game\"?")));
    assertThat(readings.get(2)).isInstanceOf(Reading.Unsound.class);
    assertThat(readings.get(3)).isInstanceOf(Reading.Sound.class);
  }

  @Test
  void a_file_without_scenarios_is_an_error_not_a_pass() {
    assertThat(broken("# nothing yet\n"))
        .isEqualTo("ERROR a.yaml:1: no scenario stands in this file");
    assertThat(broken("one\n")).startsWith("ERROR a.yaml:1: a scenario must be a map");
  }

  @Test
  void a_file_that_is_no_text_is_an_error() {
    byte[] bytes = "name: \u00E9\n".getBytes(StandardCharsets.ISO_8859_1);

    assertThat(read("a.yaml", bytes))
        .containsExactly(
            new Reading.Unsound(
                new ScenarioOutcome.Broken("a.yaml", 1, "the file is not UTF-8 text")));
  }

  /** Source: rules/crazier-eights.md D.1, scenarios are items of a list, each with an id. */
  @Test
  void a_list_is_the_notation_of_a_games_own_page() {
    assertThat(broken("- id: S-1\n  title: Set-up\n")).isEqualTo("foreign: S-1 Set-up");
    assertThat(broken("- one\n"))
        .isEqualTo("ERROR a.yaml:1: an item of a list of scenarios needs the key id");
  }

  @Test
  void a_list_that_no_game_speaks_is_an_error_with_its_place() {
    List<Reading> readings = read("a.yaml", "# none\n- id: S-1\n  title: T\n");
    assertThat(new ScenarioRunner(new PlainGames()).runAll(readings))
        .extracting(ScenarioOutcome::text)
        .containsExactly("ERROR a.yaml:2: no game here has scenarios written so");
  }

  private static List<Reading> read(String file, String text) {
    return ScenarioReader.read(file, text, _ -> LibraryPack.french());
  }

  private static List<Reading> read(String file, byte[] bytes) {
    return ScenarioReader.read(file, bytes, _ -> LibraryPack.french());
  }
}
