package eightfold.volity;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.protocol.Fault;
import eightfold.protocol.Request;
import eightfold.protocol.SeatView;
import eightfold.volity.rpc.Code;
import eightfold.volity.rpc.Rpc;
import eightfold.volity.village.Bookkeeper;
import eightfold.volity.village.Client;
import eightfold.volity.village.Village;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A bookkeeper is asked before a game, and told how it has ended; it never holds a table up.
 * Sources: volity-api.md, sections 3, 4 and 6; issue 14, point 13; the platform's handbook,
 * payment_protocol.html and game_record.html, and its Python server, referee.py.
 */
class BookkeeperTest {
  private static final List<String> WHOLE_GAMES =
      List.of("volity-eights", "pesten", "crazier-eights");

  private static final List<String> OK = List.of("volity.ok");
  private static final List<String> WAITS = List.of("volity.authorizing_in_progress");
  private static final String ANN = "ann@home.test/desk";
  private static final String BOB = "bob@home.test/sofa";

  private final Village village = Village.withBookkeeper("volity-eights", Map.of(), 5);
  private final Bookkeeper books = village.bookkeeper();
  private Client ann = village.client(ANN);
  private Client bob = village.client(BOB);

  @BeforeEach
  void ann_and_bob_sit() {
    village.open();
    ann = comes(ANN, "Ann");
    bob = comes(BOB, "Bob");
    ann.call("volity.sit", ANN);
    bob.call("volity.sit", BOB);
    ann.called();
    bob.called();
  }

  private Client comes(String jid, String nick) {
    Client client = village.client(jid).enter(nick);
    assertThat(client.call("volity.send_state")).isEqualTo(OK);
    return client;
  }

  private void allReady() {
    assertThat(ann.call("volity.ready")).isEqualTo(OK);
    assertThat(bob.call("volity.ready")).isEqualTo(OK);
  }

  private List<String> told() {
    return ann.called().stream().filter(call -> !call.startsWith("player_ready")).toList();
  }

  private boolean isPlaying() {
    return village.snapshot(-1).started()
        && !village.snapshot(-1).view().orElseThrow().standings().over();
  }

  private List<String> names(Map<?, ?> struct) {
    return struct.keySet().stream().map(Object::toString).sorted().toList();
  }

  private Optional<eightfold.volity.xml.Xml> silence(Bookkeeper.Asked one) {
    assertThat(one.id()).isNotEmpty();
    return Optional.empty();
  }

  @Test
  void who_plays_is_told_to_the_bookkeeper_by_the_parlor_before_the_game_begins() {
    Object bot = ((List<?>) ann.call("volity.add_bot")).get(1);
    ann.call("volity.sit", bot);
    ann.called();
    allReady();
    assertThat(told()).startsWith("game_validation[authorizing]", "start_game[]");
    assertThat(books.asked("prepare_game"))
        .singleElement()
        .satisfies(
            asked -> {
              assertThat(asked.from()).isEqualTo(village.site().parlor().toString());
              assertThat(asked.call().arguments())
                  .isEqualTo(List.of(village.referee().toString(), true, List.of(ANN, BOB, bot)));
            });
  }

  @Test
  void a_bookkeeper_that_is_silent_is_waited_for_half_a_minute_and_changes_nothing_by_then() {
    books.does(this::silence);
    allReady();
    assertThat(told()).isEqualTo(List.of("game_validation[authorizing]"));
    assertThat(isPlaying()).isFalse();
    for (String call :
        List.of(
            "volity.sit",
            "volity.stand",
            "volity.ready",
            "volity.unready",
            "volity.suspend_game",
            "volity.kill_game",
            "volity.show_table",
            "volity.record_games",
            "volity.set_language",
            "game.set_option",
            "game.draw_card",
            "game.next",
            "game.get_full_state")) {
      assertThat(ann.call(call)).as(call).isEqualTo(WAITS);
    }
    assertThat(ann.call("volity.dance")).isEqualTo("fault 603");
    assertThat((List<?>) ann.call("game.options")).first().isEqualTo("volity.ok");
    Client cy = comes("cy@home.test/x", "Cy");
    assertThat(cy.called()).startsWith("receive_state[{state=authorizing}]");
    village.pass(29_000);
    assertThat(isPlaying()).isFalse();
    village.pass(2_000);
    assertThat(isPlaying()).isTrue();
    assertThat(told()).startsWith("start_game[]");
    assertThat(books.asked("prepare_game")).hasSize(1);
  }

  @Test
  void an_answer_that_is_late_or_somebody_else_s_is_none() {
    books.does(this::silence);
    allReady();
    Bookkeeper.Asked asked = books.asked("prepare_game").getFirst();
    Client mallory = village.client("mallory@evil.test/x");
    mallory.raw(
        asked
            .answered(Rpc.answer(List.of("players_not_authorized", List.of(ANN))))
            .with("from", "mallory@evil.test/x"));
    assertThat(told()).isEqualTo(List.of("game_validation[authorizing]"));
    village.pass(31_000);
    assertThat(told()).startsWith("start_game[]");
    mallory.raw(asked.answered(Rpc.answer(List.of("game_record_conflict"))));
    village.pass(2_000);
    assertThat(told()).noneMatch(call -> call.startsWith("message"));
    assertThat(isPlaying()).isTrue();
  }

  @Test
  void a_fault_and_an_address_where_nobody_is_let_it_begin() {
    books.does(one -> Optional.of(one.answered(Rpc.fault(Code.UNKNOWN_METHOD, "no such"))));
    allReady();
    assertThat(isPlaying()).isTrue();
    ann.call("volity.suspend_game");
    books.does(one -> Optional.of(one.failed()));
    allReady();
    assertThat(told()).contains("resume_game[]");
  }

  @Test
  void who_is_refused_is_told_why_and_all_are_back_in_setup() {
    Map<Object, List<String>> refusals =
        Map.of(
            List.of("players_not_authorized", List.of(ANN, BOB)),
            List.of("volity.players_not_authorized", "literal." + ANN + ", " + BOB),
            List.of("players_not_responding", List.of(BOB)),
            List.of("volity.players_not_responding", "literal." + BOB),
            List.of("game_record_conflict"),
            List.of("volity.game_record_conflict"),
            List.of("game_record_missing"),
            List.of("volity.game_record_missing"),
            List.of("full_moon", List.of()),
            List.of("volity.prepare_game_failure", "volity.full_moon"),
            List.of("It is late!"),
            List.of("volity.prepare_game_failure", "literal.It is late!"));
    refusals.forEach(
        (answer, tokens) -> {
          books.answers(answer);
          ann.called();
          allReady();
          assertThat(told())
              .containsExactly(
                  "game_validation[authorizing]",
                  "player_unready[" + ANN + "]",
                  "player_unready[" + BOB + "]",
                  "game_validation[setup]",
                  "message[" + tokens + "]");
          assertThat(isPlaying()).isFalse();
        });
    books.keepsBooks();
    allReady();
    assertThat(isPlaying()).isTrue();
  }

  /** As the Python server has it: an answer that is none counts as a refusal. */
  @Test
  void rubbish_is_a_refusal() {
    for (Object rubbish :
        List.of(false, 7, "no", List.of(), List.of(List.of()), Map.of("a", 1), List.of(1, 2))) {
      books.answers(rubbish);
      ann.called();
      allReady();
      assertThat(told())
          .last()
          .asString()
          .startsWith("message[[volity.prepare_game_failure, literal.");
      assertThat(isPlaying()).isFalse();
    }
    books.answers(List.of("players_not_authorized", List.of(1, "x".repeat(3_000), Map.of())));
    allReady();
    assertThat(told())
        .last()
        .isEqualTo("message[[volity.players_not_authorized, literal." + "x".repeat(200) + "]]");
  }

  @Test
  void when_a_game_goes_on_the_bookkeeper_is_asked_again_and_may_refuse_that() {
    allReady();
    ann.call("volity.suspend_game");
    books.answers(List.of("game_record_missing"));
    ann.called();
    allReady();
    assertThat(told())
        .containsExactly(
            "game_validation[authorizing]",
            "player_unready[" + ANN + "]",
            "player_unready[" + BOB + "]",
            "game_validation[suspended]",
            "message[[volity.game_record_missing]]");
    books.keepsBooks();
    allReady();
    assertThat(told()).containsExactly("game_validation[authorizing]", "resume_game[]");
    assertThat(books.asked("prepare_game"))
        .extracting(asked -> asked.call().arguments().get(1))
        .containsExactly(true, false, false);
  }

  @Test
  void a_game_that_is_killed_needs_nobody_s_leave_and_is_recorded_as_unfinished() {
    village.pass(3_000);
    allReady();
    village.pass(60_000);
    ann.call("volity.suspend_game");
    ann.call("volity.kill_game", true);
    allReady();
    assertThat(books.asked("prepare_game")).hasSize(1);
    Map<?, ?> record = books.books().getFirst();
    assertThat(record)
        .isEqualTo(
            Map.of(
                "winners", List.of(List.of("player_1", "player_2")),
                "seats",
                    Map.of(
                        "player_1", List.of("ann@home.test"),
                        "player_2", List.of("bob@home.test")),
                "game_uri", "http://volity.org/games/eights/index.html",
                "parlor", "volity-eights@volity.test",
                "start_time", "1970-01-01T00:16:43Z",
                "end_time", "1970-01-01T00:17:43Z",
                "finished", false));
  }

  @Test
  void all_who_have_sat_at_a_seat_stand_in_the_record() {
    allReady();
    bob.leave("Bob");
    village.pass(31_000);
    Client phone = comes("bob@home.test/phone", "Bob");
    ann.call("volity.suspend_game");
    ann.call("volity.kill_game", true);
    ann.call("volity.ready");
    phone.call("volity.ready");
    Map<?, ?> seats = struct(books.books().getFirst(), "seats");
    assertThat(seats.get("player_2"))
        .asInstanceOf(org.assertj.core.api.InstanceOfAssertFactories.LIST)
        .hasSize(2)
        .contains("bob@home.test")
        .anyMatch(jid -> jid.toString().startsWith("p1_"));
  }

  @Test
  void nothing_is_recorded_where_the_players_do_not_want_it() {
    assertThat(ann.call("volity.record_games", false)).isEqualTo(OK);
    allReady();
    ann.call("volity.suspend_game");
    ann.call("volity.kill_game", true);
    allReady();
    assertThat(isPlaying()).isFalse();
    village.pass(120_000);
    assertThat(books.asked("prepare_game")).hasSize(1);
    assertThat(books.asked("record_game")).isEmpty();
  }

  @Test
  void a_record_that_nobody_takes_is_sent_three_times_and_holds_nobody_up() {
    allReady();
    ann.call("volity.suspend_game");
    ann.call("volity.kill_game", true);
    List<Bookkeeper.Asked> heard = new ArrayList<>();
    books.does(
        one -> {
          heard.add(one);
          return heard.size() == 2 ? Optional.of(one.failed()) : Optional.empty();
        });
    allReady();
    books.keepsBooks();
    books.does(
        one ->
            one.call().method().endsWith("prepare_game")
                ? Optional.of(one.answered(Rpc.answer(true)))
                : Optional.empty());
    allReady();
    assertThat(isPlaying()).as("the next game goes on meanwhile").isTrue();
    village.pass(200_000);
    assertThat(books.asked("record_game")).hasSize(3);
    assertThat(books.asked("record_game"))
        .extracting(Bookkeeper.Asked::id)
        .as("each time by the same id")
        .containsOnly(books.asked("record_game").getFirst().id());
    assertThat(books.asked("record_game").getFirst().from())
        .isEqualTo(village.referee().toString());
    assertThat(village.unrecorded()).isEqualTo(1);
  }

  @Test
  void a_record_that_is_taken_at_the_second_time_is_sent_no_more() {
    allReady();
    ann.call("volity.suspend_game");
    ann.call("volity.kill_game", true);
    books.does(one -> Optional.of(one.answered(Rpc.fault(Code.INTERNAL, "the disk is full"))));
    allReady();
    books.keepsBooks();
    village.pass(120_000);
    assertThat(books.asked("record_game")).hasSize(2);
    assertThat(books.books()).hasSize(1);
    assertThat(village.unrecorded()).isZero();
  }

  @Test
  void players_in_a_browser_are_held_as_well_while_the_bookkeeper_is_asked() {
    long eve = village.comesByPage("Eve", "eve", OptionalInt.empty());
    books.does(this::silence);
    ann.call("volity.ready");
    bob.call("volity.ready");
    village.asksByPage(eve, new Request.Ready(false));
    assertThat(village.snapshot(2).referee().orElseThrow().asking()).isTrue();
    for (Request request :
        List.of(
            new Request.Ready(true),
            new Request.Leave(),
            new Request.Options(Map.of()),
            new Request.Bot(3, "greedy"))) {
      String id = village.asksByPage(eve, request);
      assertThat(village.answeredByPage(id)).as("%s", request).hasValue(Fault.NOT_NOW);
    }
    assertThat(village.answeredByPage(village.asksByPage(eve, new Request.Chat("hurry"))))
        .hasValue(0);
    long fay = village.comesByPage("Fay", "fay", OptionalInt.empty());
    assertThat(village.told(fay)).as("no seat").isEmpty();
    village.leavesPage(eve);
    village.pass(31_000);
    assertThat(isPlaying()).as("who has lost the line has said to be ready").isTrue();
    assertThat(village.snapshot(-1).seats()).hasSize(3);
  }

  @Test
  void a_server_that_was_killed_while_it_asked_is_in_setup_again() {
    books.does(this::silence);
    allReady();
    ann.called();
    village.restart();
    assertThat(ann.called()).startsWith("receive_state[{state=setup}]");
    village.pass(60_000);
    assertThat(isPlaying()).isFalse();
    books.keepsBooks();
    allReady();
    assertThat(isPlaying()).isTrue();
  }

  @Test
  void a_game_that_the_server_was_killed_in_is_recorded_by_who_has_come_back() {
    allReady();
    village.restart();
    ann.call("volity.suspend_game");
    ann.call("volity.kill_game", true);
    allReady();
    Map<?, ?> record = books.books().getFirst();
    assertThat(names(record)).doesNotContain("start_time").contains("end_time");
    assertThat(record.get("seats"))
        .isEqualTo(
            Map.of("player_1", List.of("ann@home.test"), "player_2", List.of("bob@home.test")));
  }

  @Test
  void a_referee_that_has_another_address_asks_as_for_a_new_game() {
    allReady();
    ann.call("volity.suspend_game");
    String before = village.referee().toString();
    ann.leave("Ann");
    bob.leave("Bob");
    village.pass(100_000);
    long page = village.connectsByPage(village.site().account(Jid.of(ANN)));
    village.pass(2_000);
    village.leavesPage(page);
    assertThat(village.referee().toString()).isNotEqualTo(before);
    ann = comes(ANN, "Ann");
    bob = comes(BOB, "Bob");
    allReady();
    assertThat(books.asked("prepare_game"))
        .extracting(asked -> asked.call().arguments().get(1))
        .containsExactly(true, true);
    assertThat(told()).contains("resume_game[]");
  }

  @Test
  void a_table_whose_store_fails_when_the_game_is_allowed_begins_a_moment_later() {
    books.does(this::silence);
    allReady();
    village.failOnce();
    village.client("books").raw(books.asked("prepare_game").getFirst().answered(Rpc.answer(true)));
    assertThat(isPlaying()).isFalse();
    village.pass(2_000);
    assertThat(isPlaying()).isTrue();
  }

  /** What the books say is how the table stands. */
  @Test
  void the_books_agree_with_the_result_of_a_whole_game() {
    wholeGame(WHOLE_GAMES.getFirst(), 1);
  }

  @Test
  @Tag("long")
  void the_books_agree_with_the_results_of_more_games() {
    for (long seed = 1; seed <= 4; seed++) {
      for (String game : WHOLE_GAMES) wholeGame(game, seed);
    }
  }

  private static Map<?, ?> struct(Map<?, ?> record, String name) {
    return record.get(name) instanceof Map<?, ?> struct ? struct : Map.of();
  }

  private static void wholeGame(String game, long seed) {
    Random chance = new Random(seed);
    Village village = Village.withBookkeeper(game, Map.of(), seed).open();
    Client dee = village.client("dee@home.test/x").enter("Dee");
    dee.call("volity.send_state");
    dee.call("volity.sit", "dee@home.test/x");
    int bots = 1 + chance.nextInt(2);
    for (int i = 0; i < bots; i++) {
      dee.call("volity.sit", ((List<?>) dee.call("volity.add_bot")).get(1));
    }
    assertThat(dee.call("volity.ready")).isEqualTo(OK);
    for (int i = 0; i < 20_000 && village.bookkeeper().books().isEmpty(); i++) {
      SeatView view = village.snapshot(0).view().orElseThrow();
      if (!view.legal().isEmpty()) {
        String act = view.legal().get(chance.nextInt(view.legal().size()));
        String[] words = act.split(" ");
        switch (game.equals("volity-eights") ? words[0] : "") {
          case "play" -> dee.call("game.play_card", words[1]);
          case "suit" -> dee.call("game.choose_suit", words[1]);
          case "draw" -> dee.call("game.draw_card");
          default -> dee.call("game.act", act, view.ply(), true);
        }
      }
      village.pass(500);
    }
    Map<?, ?> record = village.bookkeeper().books().getFirst();
    var standings = village.snapshot(-1).view().orElseThrow().standings();
    assertThat(standings.over()).isTrue();
    assertThat(record.containsKey("finished")).as("it came to its natural end").isFalse();
    List<?> winners = record.get("winners") instanceof List<?> all ? all : List.of();
    if (!standings.matchWinners().isEmpty()) {
      assertThat(winners.getFirst())
          .as("%s %d", game, seed)
          .isEqualTo(
              standings.matchWinners().stream().map(seat -> "player_" + (seat + 1)).toList());
    }
    assertThat(winners.stream().mapToInt(group -> ((List<?>) group).size()).sum())
        .as("each seat that played once")
        .isEqualTo(bots + 1);
    assertThat(struct(record, "seats")).hasSize(bots + 1);
    assertThat(struct(record, "seats").get("player_1")).isEqualTo(List.of("dee@home.test"));
    assertThat(record.get("game_uri")).isEqualTo(village.site().ruleset().uri());
    if (game.equals("volity-eights")) {
      // fewest points are best: who comes before another has no more
      List<Integer> points =
          winners.stream()
              .map(group -> ((List<?>) group).getFirst().toString())
              .map(seat -> standings.score().get(Integer.parseInt(seat.substring(7)) - 1))
              .toList();
      assertThat(points).isSorted();
    }
  }
}
