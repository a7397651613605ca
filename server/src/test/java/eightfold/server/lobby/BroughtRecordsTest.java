package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Catalogue;
import eightfold.game.EngineVersion;
import eightfold.game.Game;
import eightfold.games.Games;
import eightfold.message.Texts;
import eightfold.protocol.Page;
import eightfold.protocol.RecordWish;
import eightfold.protocol.Snapshot;
import eightfold.record.GameRecord;
import eightfold.record.RecordReader;
import eightfold.testkit.Sample;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Somebody brings a record along and watches its match. Source: issue 44, point 12;
 * docs/protocol.md.
 */
class BroughtRecordsTest {
  private static final Catalogue GAMES = Games.standard();
  private static final String EIGHTS = PlayedRecords.of(game("eights", Map.of()), 2, 4);

  private final BroughtRecords records = new BroughtRecords(GAMES);

  @AfterEach
  void close() {
    records.close();
  }

  private static Game game(String id, Map<String, String> options) {
    return GAMES.game(id, options);
  }

  private static RecordWish wish(String record, int match, int deal, int seat, boolean open) {
    OptionalInt seen = seat < 0 ? OptionalInt.empty() : OptionalInt.of(seat);
    return new RecordWish(record, match, deal, seen, open, 0);
  }

  private Page asked(String record, int match, int deal) {
    return records.replay(wish(record, match, deal, -1, true), _ -> true);
  }

  private Page.Replay replay(String record, int match, int deal) {
    return (Page.Replay) asked(record, match, deal);
  }

  private String refused(String record) {
    Page.Problem problem = (Page.Problem) asked(record, 1, 1);
    assertThat(problem.error()).isEqualTo(Problems.NOT_POSSIBLE);
    return problem.words().english();
  }

  private static GameRecord read(String text) {
    return ((RecordReader.Reading.Sound) RecordReader.read("it", text)).game();
  }

  static Stream<String> games() {
    return Sample.some(GAMES.entries().stream().map(Catalogue.Entry::id));
  }

  @ParameterizedTest
  @MethodSource("games")
  @Tag("sampled")
  void the_record_of_every_game_is_shown_deal_by_deal_and_act_by_act(String id) {
    String text = PlayedRecords.of(game(id, Map.of()), 2, 7);
    GameRecord record = read(text);
    for (GameRecord.Deal deal : record.deals()) {
      Page.Replay replay = replay(text, 1, deal.number());
      assertThat(replay.deals()).isEqualTo(record.deals().size());
      assertThat(replay.moments()).hasSize(deal.acts().size());
      Snapshot first = replay.first();
      assertThat(first.commitment()).isEqualTo("sha256:" + deal.commitment());
      assertThat(first.seats().stream().map(seat -> seat.name().orElseThrow()))
          .isEqualTo(record.names());
      assertThat(first.game().own()).isFalse();
      assertThat(first.options()).isEqualTo(record.options());
      assertThat(first.view().orElseThrow().hands())
          .as("all hands lie open")
          .allMatch(hand -> hand.cards().size() == hand.count());
    }
    Page.RecordedGame told =
        (Page.RecordedGame) records.game(wish(text, 1, 1, -1, false), Texts.ENGLISH, _ -> true);
    assertThat(told.statistics().deals()).isEqualTo(record.deals().size());
    assertThat(told.cards()).isEqualTo(game(id, Map.of()).cards(Texts.ENGLISH));
  }

  @Test
  void whoever_looks_with_the_eyes_of_a_seat_sees_its_hand_alone() {
    Page.Replay replay = (Page.Replay) records.replay(wish(EIGHTS, 1, 2, 1, false), _ -> true);
    Snapshot first = replay.first();
    assertThat(first.you()).hasValue(1);
    assertThat(first.view().orElseThrow().hands().stream().map(hand -> hand.cards().isEmpty()))
        .containsExactly(true, false, true);
  }

  @Test
  void a_game_of_ones_own_and_one_with_house_rules_are_shown_by_their_own_rules() {
    Game own = GAMES.fromRuleBook(OwnBooksTest.KITCHEN, Map.of("twos", "draw2"));
    Snapshot kitchen = replay(PlayedRecords.of(own, 1, 3), 1, 1).first();
    assertThat(kitchen.game().own()).isTrue();
    assertThat(kitchen.game().name()).isEqualTo("Kitchen Eights");
    Game house = game("eights", Map.of("twos", "draw2", "target", "50"));
    Snapshot eights = replay(PlayedRecords.of(house, 1, 3), 1, 1).first();
    assertThat(eights.options()).containsEntry("twos", "draw2");
    assertThat(eights.game().goal().orElseThrow().number()).isEqualTo(50);
  }

  @Test
  void two_of_one_name_are_told_apart() {
    List<GameRecord.Player> players = new ArrayList<>();
    players.add(new GameRecord.Player("Ann", "person"));
    players.add(new GameRecord.Player("Ann", "person"));
    String text = PlayedRecords.of(game("pesten", Map.of()), players, 1, 5);
    assertThat(replay(text, 1, 1).first().seats().stream().map(seat -> seat.name().orElseThrow()))
        .containsExactly("Ann (1)", "Ann (2)");
  }

  @Test
  void a_file_may_hold_several_records_and_one_that_is_spoilt_hides_no_other() {
    String spoilt = EIGHTS.replaceFirst("players:", "player:");
    String pesten = PlayedRecords.of(game("pesten", Map.of()), 1, 9);
    String file = "# of a long evening\n" + EIGHTS + "---\n" + spoilt + "---\n" + pesten;
    assertThat(replay(file, 1, 1).matches()).isEqualTo(3);
    assertThat(replay(file, 3, 1).first().game().id()).isEqualTo("pesten");
    long line = EIGHTS.lines().count() + 2;
    assertThat(((Page.Problem) asked(file, 2, 1)).words().english())
        .startsWith(
            "line " + (line + spoilt.lines().takeWhile(l -> !l.startsWith("player")).count() + 1))
        .contains("unknown key \"player\"");
    assertThat(((Page.Problem) asked(file, 4, 1)).words().english())
        .isEqualTo("the file has 3 records: there is none of number 4");
  }

  @Test
  void what_is_no_record_is_told_so() {
    for (String text : List.of("", " \n", "shopping: [milk]\n", "a: [\n", "- 1\n", "{\"a\": 1}")) {
      assertThat(refused(text)).startsWith("this file is no record of a match; one begins with");
    }
  }

  @Test
  void a_record_that_was_cut_says_after_which_line() {
    List<String> lines = EIGHTS.lines().toList();
    int book = lines.indexOf("rulebook: |");
    for (int end : List.of(9, book / 2, book - 1)) {
      assertThat(refused(String.join("\n", lines.subList(0, end))))
          .startsWith("the record is cut off after line " + end);
    }
    assertThat(refused(String.join("\n", lines.subList(0, lines.size() - 2))))
        .startsWith("the rule book at the end of the record is not the one");
  }

  @Test
  void a_record_of_a_newer_program_is_not_guessed_at() {
    int next = EngineVersion.CURRENT + 1;
    String newer = EIGHTS.replaceFirst("engine: " + EngineVersion.CURRENT, "engine: " + next);
    assertThat(refused(newer)).contains("of a newer version than this server");
    assertThat(refused(EIGHTS.replaceFirst("eightfold: 1", "eightfold: 2")))
        .contains("of a newer version than this server");
  }

  @Test
  void a_record_that_somebody_has_changed_is_not_shown() {
    String act = EIGHTS.lines().filter(line -> line.contains(": play ")).findFirst().orElseThrow();
    int line = EIGHTS.lines().toList().indexOf(act) + 1;
    String changed = EIGHTS.replaceFirst(act, act.replaceFirst("play .*", "play RJ"));
    assertThat(refused(changed))
        .startsWith("the record is not what happened; line " + line + ": ")
        .contains("play RJ is refused");
  }

  @Test
  void a_rule_book_that_nobody_can_play_is_told_with_its_reason() {
    String book = "game Nothing\n";
    String text =
        EIGHTS
                .substring(0, EIGHTS.indexOf("rulebook: |"))
                .replaceFirst("rules: sha256:[0-9a-f]+", "rules: " + GameRecord.hashOf(book))
            + "rulebook: |\n  "
            + book;
    assertThat(refused(text)).startsWith("the rule book of the record cannot be played here: ");
  }

  @Test
  void a_deal_that_runs_is_no_part_of_it() {
    String running =
        EIGHTS.replaceAll("(?m)^secret: .*\n", "").replaceAll("(?m)^(result|winners): .*\n", "");
    Page.Problem problem = (Page.Problem) asked(running, 1, 1);
    assertThat(problem.error()).isIn(Problems.UNKNOWN, Problems.NOT_POSSIBLE);
  }

  @Test
  void a_moment_of_it_is_a_scenario() {
    RecordWish moment = new RecordWish(EIGHTS, 1, 1, OptionalInt.empty(), true, 3);
    Page page = records.scenario(moment, _ -> true);
    assertThat(((Page.Document) page).yaml()).startsWith("name: deal 1 after 3 acts\n");
  }

  @Test
  void it_costs_more_than_a_plain_request_and_never_more_than_may_come_at_once() {
    List<Integer> costs = new ArrayList<>();
    String longest = "x".repeat(RecordWish.LONGEST_RECORD);
    for (String text : List.of(EIGHTS, longest)) {
      var _ =
          records.replay(
              wish(text, 1, 1, -1, false),
              cost -> {
                costs.add(cost);
                return false;
              });
    }
    assertThat(costs.getFirst()).isGreaterThanOrEqualTo(4);
    assertThat(costs.getLast()).isLessThan((int) (Limits.standard().speeds().calls().most() / 2));
  }
}
