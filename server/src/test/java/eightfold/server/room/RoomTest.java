package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Match;
import eightfold.game.Refusal;
import eightfold.message.Message;
import eightfold.protocol.BotSpeed;
import eightfold.protocol.Fault;
import eightfold.protocol.Notice;
import eightfold.protocol.Request;
import eightfold.protocol.Snapshot;
import eightfold.protocol.ToldEvent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** People at a table. Source: DESIGN 6 and the wire (docs/protocol.md). */
class RoomTest {
  private static final Map<String, String> PLAIN = Map.of();

  private static String firstPlay(RoomDriver room, int seat) {
    return room.view(seat).legal().stream()
        .filter(act -> act.equals("draw") || act.startsWith("suit") || act.equals("pass"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void the_match_begins_when_all_have_come_and_the_first_of_them_starts_it() {
    RoomDriver room = RoomDriver.of("pp");
    room.come(0);
    assertThat(room.snapshot(0).mayStart()).isTrue();
    assertThat(room.snapshot(0).canStart()).isFalse();
    String early = room.ask(1, new Request.Start(false));
    assertThat(room.fault(early))
        .hasValueSatisfying(f -> assertThat(f.code()).isEqualTo(Fault.NOT_NOW));
    room.come(1);
    String notHost = room.ask(2, new Request.Start(false));
    assertThat(room.fault(notHost)).isPresent();
    String start = room.ask(1, new Request.Start(false));
    assertThat(room.done(start)).isTrue();
    assertThat(room.snapshot(0).view()).isPresent();
    assertThat(room.snapshot(1).seats())
        .extracting(Snapshot.Seat::name)
        .containsExactly(Optional.of("Guest A"), Optional.of("Guest B"));
  }

  @Test
  void bots_take_the_free_seats_when_the_host_does_not_want_to_wait() {
    RoomDriver room = RoomDriver.of("ppp");
    room.come(0);
    room.ask(1, new Request.Start(true));
    assertThat(room.snapshot(0).started()).isTrue();
    assertThat(room.snapshot(0).seats())
        .extracting(Snapshot.Seat::kind)
        .containsExactly("person", "bot", "bot");
    assertThat(room.give(new Input.Sit("Late", "x")))
        .containsExactly(new Output.NoSeat(Message.of("faults.no-free-seat")));
  }

  @Test
  void a_seat_sees_its_own_cards_and_nobody_elses() {
    RoomDriver room = RoomDriver.begun(3, PLAIN);
    for (int viewer = Match.NOBODY; viewer < 3; viewer++) {
      for (int seat = 0; seat < 3; seat++) {
        int shown = room.snapshot(viewer).view().orElseThrow().hands().get(seat).cards().size();
        assertThat(shown).isEqualTo(viewer == seat ? 3 : 0);
      }
    }
  }

  @Test
  void what_a_seat_draws_is_told_to_it_alone() {
    RoomDriver room = RoomDriver.begun(2, PLAIN);
    room.connect(Match.NOBODY);
    int turn = room.match().turn();
    room.act(turn, "draw");
    for (long connection = 1; connection <= 3; connection++) {
      Notice.Table last = (Notice.Table) room.told(connection).getLast();
      assertThat(last.events()).hasSize(1);
      assertThat(last.events().getFirst().cards()).hasSize(connection == turn + 1 ? 1 : 0);
    }
  }

  @Test
  void an_act_that_answers_a_ply_gone_by_is_refused_and_changes_nothing() {
    RoomDriver room = RoomDriver.begun(2, PLAIN);
    int turn = room.match().turn();
    room.act(turn, "draw");
    room.act(1 - turn, "draw");
    int facts = room.facts().size();
    String late = room.act(turn, 0, "draw", "late");
    String future = room.act(turn, 99, "draw", "future");
    assertThat(room.fault(late)).contains(Fault.stale());
    assertThat(room.fault(future)).contains(Fault.stale());
    assertThat(room.facts()).hasSize(facts);
  }

  @Test
  void a_command_sent_twice_is_done_once_and_answered_twice_even_after_a_restart() {
    RoomDriver room = RoomDriver.begun(2, PLAIN);
    int turn = room.match().turn();
    String first = room.act(turn, 0, "draw", "one");
    String again = room.act(turn, 0, "draw", "one");
    assertThat(room.done(first) && room.done(again)).isTrue();
    assertThat(room.match().ply()).isEqualTo(1);
    room.restart();
    long connection = room.connect(turn);
    String afterwards = room.ask(connection, new Request.Act(0, "draw"), Optional.of("one"));
    assertThat(room.done(afterwards)).isTrue();
    assertThat(room.match().ply()).isEqualTo(1);
  }

  @Test
  void a_refusal_has_the_code_and_the_words_of_the_game() {
    RoomDriver room = RoomDriver.begun(2, PLAIN);
    String id = room.act(1 - room.match().turn(), "draw");
    assertThat(room.fault(id).map(Fault::code)).contains(Refusal.NOT_YOUR_TURN);
    assertThat(room.fault(id).map(Fault::message)).contains("it is not your turn");
  }

  @Test
  void spectators_only_watch() {
    RoomDriver room = RoomDriver.begun(2, PLAIN);
    long watching = room.connect(Match.NOBODY);
    int facts = room.facts().size();
    for (Request request :
        List.of(
            new Request.Act(0, "draw"),
            new Request.Chat("hello"),
            new Request.Next(),
            new Request.Leave())) {
      String id = room.ask(watching, request);
      assertThat(room.fault(id).orElseThrow().code()).isEqualTo(Fault.NOT_YOUR_SEAT);
    }
    assertThat(room.facts()).hasSize(facts);
  }

  @Test
  void a_wrong_token_gets_nothing() {
    RoomDriver room = RoomDriver.begun(2, PLAIN);
    List<Output> outputs =
        room.give(new Input.Connected(77, "5", Optional.of("guessed"), OptionalLong.empty()));
    assertThat(outputs).singleElement().isInstanceOf(Output.Refused.class);
    room.act(room.match().turn(), "draw");
    assertThat(room.told(77)).isEmpty();
  }

  @Test
  void a_second_connection_of_a_token_takes_the_seat_and_the_first_is_told() {
    RoomDriver room = RoomDriver.begun(2, PLAIN);
    int turn = room.match().turn();
    long tab = room.connect(turn);
    assertThat(room.dismissed()).containsExactly(Map.entry((long) turn + 1, "taken over"));
    String fromOld = room.act(turn, "draw");
    assertThat(room.fault(fromOld).orElseThrow().code()).isEqualTo(Fault.NOT_YOUR_SEAT);
    String fromNew = room.ask(tab, new Request.Act(0, "draw"));
    assertThat(room.done(fromNew)).isTrue();
  }

  @Test
  void a_bot_stands_in_for_a_leaver_until_the_player_is_back() {
    RoomDriver room = RoomDriver.begun(2, PLAIN);
    int turn = room.match().turn();
    room.give(new Input.Disconnected(turn + 1));
    assertThat(room.snapshot(1 - turn).seats().get(turn).countdown()).hasValue(30);
    room.pass(29_000);
    assertThat(room.match().ply()).isZero();
    assertThat(room.snapshot(1 - turn).seats().get(turn).standIn()).isFalse();
    room.pass(2_000);
    assertThat(room.snapshot(1 - turn).seats().get(turn).standIn()).isTrue();
    assertThat(room.match().ply()).isPositive();
    room.connect(turn);
    assertThat(room.snapshot(1 - turn).seats().get(turn).standIn()).isFalse();
    assertThat(room.snapshot(1 - turn).seats().get(turn).present()).isTrue();
  }

  /** Source: docs/protocol.md, events; a family that came back and found cards played. */
  @Test
  void what_a_stand_in_did_is_told_as_such_and_what_the_player_does_is_not() {
    RoomDriver room = RoomDriver.begun(2, PLAIN);
    int turn = room.match().turn();
    room.give(new Input.Disconnected(turn + 1));
    room.pass(31_000);
    long before = room.room().table().number();
    List<ToldEvent> stoodIn = room.room().table().toldTo(turn, 0);
    assertThat(stoodIn)
        .filteredOn(event -> event.seat() == turn && !event.verb().equals("dealt"))
        .isNotEmpty()
        .allMatch(ToldEvent::standIn);
    assertThat(stoodIn)
        .filteredOn(event -> event.seat() != turn || event.verb().equals("dealt"))
        .noneMatch(ToldEvent::standIn);

    room.connect(turn);
    int next = room.match().turn();
    room.act(next, firstPlay(room, next));
    assertThat(room.room().table().toldTo(turn, before)).isNotEmpty().noneMatch(ToldEvent::standIn);
  }

  @Test
  void who_gets_up_after_the_start_is_replaced_at_once_and_may_come_back() {
    RoomDriver room = RoomDriver.begun(2, PLAIN);
    int turn = room.match().turn();
    room.ask(turn + 1, new Request.Leave());
    assertThat(room.dismissed()).containsEntry((long) turn + 1, "left");
    assertThat(room.snapshot(1 - turn).seats().get(turn).standIn()).isTrue();
    room.pass(2_000);
    assertThat(room.match().ply()).isPositive();
    room.connect(turn);
    assertThat(room.snapshot(turn).seats().get(turn).standIn()).isFalse();
  }

  @Test
  void who_gets_up_before_the_start_frees_the_seat_for_others() {
    RoomDriver room = RoomDriver.of("pp");
    room.come(0);
    room.come(1);
    room.ask(2, new Request.Leave());
    assertThat(room.snapshot(0).seats().get(1).name()).isEmpty();
    assertThat(room.give(new Input.Sit("Cy", "other"))).contains(new Output.Seated(1));
    room.give(new Input.Connected(50, "9", Optional.of("token1"), OptionalLong.empty()));
    assertThat(room.fault("9").orElseThrow().code()).isEqualTo(Fault.NOT_YOUR_SEAT);
  }

  @Test
  void while_no_player_is_there_time_stands_still() {
    RoomDriver room = RoomDriver.begun(2, PLAIN);
    room.connect(Match.NOBODY);
    room.give(new Input.Disconnected(1));
    room.give(new Input.Disconnected(2));
    room.pass(3_600_000);
    assertThat(room.match().ply()).isZero();
    room.connect(0);
    assertThat(room.snapshot(0).seats().get(1).countdown()).hasValue(30);
  }

  @Test
  void a_silent_player_is_played_for_when_the_turn_clock_runs_out() {
    RoomDriver room = RoomDriver.of("pp", PLAIN, OptionalInt.of(20), RoomDriver.PLAIN);
    room.come(0);
    room.come(1);
    room.ask(1, new Request.Start(false));
    int turn = room.match().turn();
    assertThat(room.snapshot(0).deadline()).hasValue(20);
    room.pass(19_999);
    assertThat(room.match().turn()).isEqualTo(turn);
    assertThat(room.match().ply()).isZero();
    room.pass(5_000);
    assertThat(room.match().turn()).isNotEqualTo(turn);
    assertThat(room.snapshot(0).seats().get(turn).standIn()).isFalse();
  }

  @Test
  void a_bot_that_fails_or_answers_nonsense_does_not_stop_the_table() {
    BotPlayer broken =
        (view, heard, chance) -> {
          if (view.ply() % 2 == 0) {
            throw new IllegalStateException("a bug");
          }
          return Optional.of("play a trumpet");
        };
    RoomDriver room = RoomDriver.of("pbb", PLAIN, OptionalInt.empty(), broken);
    room.come(0);
    room.ask(1, new Request.Start(false));
    room.playDeal();
    assertThat(room.room().table().isRunning()).isFalse();
    // not its fault alone: whoever runs the server hears of it
    assertThat(room.troubles())
        .isNotEmpty()
        .allSatisfy(
            trouble -> {
              assertThat(trouble.what()).contains("the bot “plain” of seat");
              assertThat(trouble.cause()).hasMessage("a bug");
            });
  }

  @Test
  void a_bot_hears_what_its_seat_is_told_and_sees_its_seats_view() {
    BotPlayer listening =
        (view, heard, chance) -> {
          assertThat(view.hands().stream().filter(hand -> !hand.cards().isEmpty())).hasSize(1);
          assertThat(heard)
              .allSatisfy(
                  event ->
                      assertThat(event.privately().isEmpty() || event.seat() == view.seat())
                          .isTrue());
          assertThat(heard.getFirst().verb()).isEqualTo("dealt");
          return RoomDriver.PLAIN.act(view, heard, chance);
        };
    RoomDriver room = RoomDriver.of("pbb", PLAIN, OptionalInt.empty(), listening);
    room.come(0);
    room.ask(1, new Request.Start(false));
    room.playDeal();
    assertThat(room.facts().stream().map(Fact.Dated::fact))
        .filteredOn(fact -> fact instanceof Fact.Acted acted && acted.byBot())
        .isNotEmpty();
  }

  @Test
  void a_bots_delay_is_the_same_whatever_it_holds() {
    for (int ply = 0; ply < 200; ply++) {
      long millis = RoomDriver.PACE.botMillis("table", 1, ply, BotSpeed.USUAL);
      assertThat(millis).isBetween(1_000L, 1_500L);
      assertThat(millis).isEqualTo(RoomDriver.PACE.botMillis("table", 1, ply, BotSpeed.USUAL));
    }
  }

  @Test
  void after_a_deal_the_next_is_dealt_and_after_the_match_another_begins() {
    RoomDriver room = RoomDriver.begun(2, PLAIN);
    String early = room.ask(1, new Request.Next());
    assertThat(room.fault(early)).isPresent();
    room.playDeal();
    assertThat(room.snapshot(0).view().orElseThrow().standings().dealOver()).isTrue();
    assertThat(room.fault(room.ask(2, new Request.Rematch()))).isPresent();
    room.ask(2, new Request.Next());
    assertThat(room.snapshot(0).view().orElseThrow().deal()).isEqualTo(2);
    room.playDeal();
    assertThat(room.fault(room.ask(2, new Request.Next()))).isPresent();
    room.ask(2, new Request.Rematch());
    room.ask(1, new Request.Rematch());
    assertThat(room.snapshot(0).matches()).isEqualTo(2);
    assertThat(room.snapshot(0).view().orElseThrow().deal()).isEqualTo(1);
  }

  @Test
  void two_guests_of_one_name_are_told_apart() {
    RoomDriver room = RoomDriver.of("pp");
    room.give(new Input.Sit("Ann", "a"));
    room.give(new Input.Sit("ann", "b"));
    assertThat(room.room().table().names()).containsExactly("Ann", "ann 2");
  }

  @Test
  void talk_is_limited_and_cleaned() {
    RoomDriver room = RoomDriver.begun(2, PLAIN);
    room.ask(1, new Request.Chat("hello\u202E\u0007 there"));
    assertThat(room.told(2)).contains(new Notice.Spoken(1, 0, "Guest A", "hello there"));
    for (int i = 0; i < 4; i++) {
      room.ask(1, new Request.Chat("again"));
    }
    String tooMuch = room.ask(1, new Request.Chat("and again"));
    assertThat(room.fault(tooMuch).orElseThrow().code()).isEqualTo(Fault.TOO_FAST);
    room.pass(2_000);
    assertThat(room.done(room.ask(1, new Request.Chat("later")))).isTrue();
    assertThat(room.fault(room.ask(2, new Request.Chat(" \n ")))).isPresent();
  }

  @Test
  void who_has_missed_little_is_told_what_happened_since() {
    RoomDriver room = RoomDriver.begun(2, PLAIN);
    long number = room.snapshot(0).number();
    int turn = room.match().turn();
    room.act(turn, firstPlay(room, turn));
    room.give(new Input.Connected(9, "9", Optional.of("token0"), OptionalLong.of(number)));
    Notice.Welcome welcome = (Notice.Welcome) room.answer("9");
    assertThat(welcome.resumed()).isTrue();
    assertThat(welcome.events().orElseThrow())
        .singleElement()
        .satisfies(event -> assertThat(event.number()).isEqualTo(number + 1));
    room.give(new Input.Connected(10, "10", Optional.of("token0"), OptionalLong.of(9_999)));
    assertThat(((Notice.Welcome) room.answer("10")).resumed()).isFalse();
  }

  /** Source: issue 10, point 2: what cannot be seen is neither a name nor a word. */
  @Test
  void nothing_but_invisible_letters_is_nothing_said() {
    RoomDriver room = RoomDriver.begun(2, PLAIN);
    for (String nothing :
        List.of(
            "\u3164",
            "\u115F\u1160",
            "\u200B\u200D",
            "\uFFA0 \u2800",
            "\u00AD",
            "\uFE0F",
            "\u3000",
            " ")) {
      String id = room.ask(1, new Request.Chat(nothing));
      assertThat(room.fault(id))
          .contains(Fault.of(Fault.WRONG_PARAMS, Message.of("faults.nothing-to-say")));
    }
    assertThat(room.done(room.ask(1, new Request.Chat("!")))).isTrue();
    assertThat(room.done(room.ask(1, new Request.Chat("❤\uFE0F \u3164")))).isTrue();
    assertThat(room.room().table().chat()).hasSize(2);
  }
}
