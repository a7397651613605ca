package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Match;
import eightfold.message.Message;
import eightfold.protocol.Fault;
import eightfold.protocol.Notice;
import eightfold.protocol.Request;
import eightfold.protocol.Snapshot;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/**
 * What the host may do with the seats, and when. Source: issue 13, points 1 and 3: a host's rights
 * that cannot be used to cheat, seats that open again after a match.
 */
class HostTest {
  private static final Map<String, String> ONE_DEAL = Map.of("deals", "1");

  private static RoomDriver lobby(int people) {
    RoomDriver room = RoomDriver.of("p".repeat(people));
    for (int seat = 0; seat < people; seat++) {
      room.come(seat);
    }
    return room;
  }

  private static RoomDriver over(int people) {
    RoomDriver room = RoomDriver.begun(people, ONE_DEAL);
    room.playDeal();
    assertThat(room.room().table().isOver()).isTrue();
    return room;
  }

  private static Request kick(int seat) {
    return new Request.Kick(seat, "Guest " + (char) ('A' + seat));
  }

  private static void assertRefused(RoomDriver room, String id, int code) {
    assertThat(room.fault(id)).hasValueSatisfying(f -> assertThat(f.code()).isEqualTo(code));
  }

  private static List<String> may(RoomDriver room, int viewer, int seat) {
    // who may talk is another matter (MuteTest)
    return room.snapshot(viewer).seats().get(seat).may().stream()
        .filter(right -> !right.equals(HostRights.MUTE))
        .toList();
  }

  private static List<Optional<String>> names(RoomDriver room) {
    return room.snapshot(0).seats().stream().map(Snapshot.Seat::name).toList();
  }

  @Test
  void who_is_removed_is_told_so_and_a_friend_takes_the_seat() {
    RoomDriver room = lobby(3);
    assertThat(may(room, 0, 1)).containsExactly("kick");
    String kick = room.ask(1, kick(1));
    assertThat(room.done(kick)).isTrue();
    assertThat(room.dismissed()).containsExactly(Map.entry(2L, Notice.Gone.REMOVED));
    assertThat(names(room).get(1)).isEmpty();
    assertRefused(room, room.ask(2, new Request.Chat("but why")), Fault.NOT_YOUR_SEAT);
    List<Output> back =
        room.give(new Input.Connected(70, "70", Optional.of("token1"), OptionalLong.empty()));
    assertThat(back).singleElement().isInstanceOf(Output.Refused.class);
    assertThat(room.give(new Input.Sit("Dora", "token of Dora"))).contains(new Output.Seated(1));
    assertThat(names(room).get(1)).contains("Dora");
  }

  @Test
  void a_bot_makes_room_for_a_friend() {
    RoomDriver room = RoomDriver.of("pb");
    room.come(0);
    assertThat(room.give(new Input.Sit("Cy", "c")))
        .containsExactly(new Output.NoSeat(Message.of("faults.no-free-seat")));
    assertThat(may(room, 0, 1)).containsExactly("bot", "kick");
    room.ask(1, new Request.Kick(1, GuestNames.ofBot(1)));
    assertThat(may(room, 0, 1)).containsExactly("bot");
    assertThat(room.give(new Input.Sit("Cy", "c"))).contains(new Output.Seated(1));
    assertThat(room.done(room.ask(1, new Request.Start(false)))).isTrue();
  }

  @Test
  void the_host_chooses_which_bot_plays() {
    RoomDriver room = RoomDriver.of("pbp");
    room.come(0);
    String unknown = room.ask(1, new Request.Bot(1, "genius"));
    assertThat(room.fault(unknown).map(Fault::code)).contains(Fault.WRONG_PARAMS);
    assertThat(room.fault(unknown).map(Fault::message))
        .contains("there is no bot “genius”; bots are plain, plainer");
    room.ask(1, new Request.Bot(1, "plainer"));
    room.ask(1, new Request.Bot(2, "plain"));
    assertThat(room.snapshot(0).seats())
        .extracting(Snapshot.Seat::bot)
        .containsExactly(Optional.empty(), Optional.of("plainer"), Optional.of("plain"));
    assertThat(names(room).get(1)).as("it is the same Bruno").contains(GuestNames.ofBot(1));
    int facts = room.facts().size();
    assertThat(room.done(room.ask(1, new Request.Bot(1, "plainer")))).isTrue();
    assertThat(room.facts()).as("nothing has changed").hasSize(facts);
    assertThat(room.snapshot(0).canStart()).isTrue();
  }

  @Test
  void nobody_but_the_host_has_a_hosts_rights() {
    RoomDriver room = lobby(3);
    int facts = room.facts().size();
    assertRefused(room, room.ask(2, kick(2)), Fault.NOT_NOW);
    assertRefused(room, room.ask(2, new Request.Bot(2, "plain")), Fault.NOT_NOW);
    long watching = room.connect(Match.NOBODY);
    assertRefused(room, room.ask(watching, kick(2)), Fault.NOT_YOUR_SEAT);
    for (int viewer = Match.NOBODY; viewer < 3; viewer++) {
      for (int seat = 0; seat < 3; seat++) {
        boolean allowed = viewer == 0 && seat > 0;
        assertThat(may(room, viewer, seat)).isEqualTo(allowed ? List.of("kick") : List.of());
      }
    }
    assertThat(room.facts()).hasSize(facts);
    assertThat(room.dismissed()).isEmpty();
  }

  @Test
  void nothing_of_it_can_be_done_while_a_match_runs() {
    RoomDriver room = RoomDriver.of("ppb");
    room.come(0);
    room.come(1);
    room.ask(1, new Request.Start(false));
    assertSeatsAreShut(room);
    room.playDeal();
    assertThat(room.room().table().isOver()).as("between two deals of a match").isFalse();
    assertSeatsAreShut(room);
  }

  private static void assertSeatsAreShut(RoomDriver room) {
    int facts = room.facts().size();
    assertRefused(room, room.ask(1, kick(1)), Fault.NOT_NOW);
    assertRefused(room, room.ask(1, new Request.Kick(2, GuestNames.ofBot(2))), Fault.NOT_NOW);
    assertRefused(room, room.ask(1, new Request.Bot(2, "plainer")), Fault.NOT_NOW);
    assertThat(room.facts()).hasSize(facts);
    for (int seat = 0; seat < 3; seat++) {
      assertThat(may(room, 0, seat)).isEmpty();
    }
  }

  /** Two taps, or a seat that has changed hands under the host's finger, hit nobody else. */
  @Test
  void who_sits_there_by_now_is_not_removed_in_the_place_of_another() {
    RoomDriver room = lobby(2);
    room.ask(1, kick(1));
    room.give(new Input.Sit("Dora", "d"));
    assertRefused(room, room.ask(1, kick(1)), Fault.STALE);
    assertThat(names(room).get(1)).contains("Dora");
    assertRefused(room, room.ask(1, new Request.Kick(7, "Dora")), Fault.WRONG_PARAMS);
    assertRefused(room, room.ask(1, new Request.Bot(7, "plain")), Fault.WRONG_PARAMS);
    assertRefused(room, room.ask(1, new Request.Bot(1, "plain")), Fault.NOT_NOW);
    assertRefused(room, room.ask(1, kick(0)), Fault.NOT_NOW);
  }

  /** Ann's line breaks for a moment: Bob is the host until she is back, and she keeps her seat. */
  @Test
  void a_host_for_a_moment_cannot_remove_who_has_sat_longer() {
    RoomDriver room = lobby(3);
    room.give(new Input.Disconnected(1));
    assertThat(room.snapshot(1).seats().get(1).host()).isTrue();
    assertRefused(room, room.ask(2, kick(0)), Fault.NOT_NOW);
    assertThat(may(room, 1, 0)).isEmpty();
    assertThat(may(room, 1, 2)).containsExactly("kick");
    room.connect(0);
    assertThat(room.snapshot(1).seats().get(0).host()).isTrue();
    assertThat(may(room, 1, 2)).isEmpty();
  }

  /** Bob has sat longer than Dora, who comes to the first seat when Ann has left it. */
  @Test
  void the_host_is_who_has_sat_longest_wherever_that_is() {
    RoomDriver room = lobby(2);
    room.ask(1, new Request.Leave());
    room.give(new Input.Sit("Dora", "d"));
    room.give(new Input.Connected(50, "50", Optional.of("d"), OptionalLong.empty()));
    assertThat(room.snapshot(0).seats())
        .extracting(Snapshot.Seat::host)
        .containsExactly(false, true);
    assertThat(room.snapshot(0).mayStart()).isFalse();
    assertRefused(room, room.ask(50, kick(1)), Fault.NOT_NOW);
    assertRefused(room, room.ask(50, new Request.Start(false)), Fault.NOT_NOW);
    assertThat(room.done(room.ask(2, new Request.Start(false)))).isTrue();
  }

  @Test
  void after_a_match_seats_open_again_and_the_next_one_waits_until_all_are_taken() {
    RoomDriver room = over(3);
    room.ask(1, kick(2));
    room.ask(1, new Request.Rematch());
    room.ask(2, new Request.Rematch());
    assertThat(room.snapshot(0).matches()).as("a seat is free").isEqualTo(1);
    room.give(new Input.Sit("Dora", "d"));
    room.give(new Input.Connected(50, "50", Optional.of("d"), OptionalLong.empty()));
    assertThat(room.snapshot(0).matches()).as("nobody has asked Dora").isEqualTo(1);
    room.ask(50, new Request.Rematch());
    assertThat(room.snapshot(0).matches()).isEqualTo(2);
    assertThat(room.snapshot(2).view().orElseThrow().hands().get(2).cards()).hasSize(3);
  }

  @Test
  void who_leaves_after_a_match_makes_room_and_a_bot_may_fill_it() {
    RoomDriver room = over(2);
    room.ask(2, new Request.Leave());
    assertThat(room.dismissed()).containsEntry(2L, Notice.Gone.LEFT);
    assertThat(names(room).get(1)).isEmpty();
    room.ask(1, new Request.Bot(1, "plainer"));
    room.ask(1, new Request.Rematch());
    assertThat(room.snapshot(0).matches()).isEqualTo(2);
    assertThat(names(room).get(1)).contains(GuestNames.ofBot(1));
  }

  /** What happened is told of those who played, whoever sits there afterwards. */
  @Test
  void the_match_that_is_over_stays_that_of_its_players() {
    RoomDriver room = over(2);
    List<String> before = texts(room);
    assertThat(before).anyMatch(text -> text.contains("Guest B"));
    room.ask(1, kick(1));
    assertThat(room.snapshot(0).seats().get(1).played()).contains("Guest B");
    room.give(new Input.Sit("Dora", "d"));
    assertThat(texts(room)).isEqualTo(before);
    assertThat(room.snapshot(0).seats())
        .extracting(Snapshot.Seat::played)
        .containsExactly(Optional.empty(), Optional.of("Guest B"));
    room.give(new Input.Connected(50, "50", Optional.of("d"), OptionalLong.empty()));
    room.ask(1, new Request.Rematch());
    room.ask(50, new Request.Rematch());
    assertThat(room.snapshot(0).seats()).allMatch(seat -> seat.played().isEmpty());
    assertThat(texts(room)).anyMatch(text -> text.contains("Dora"));
  }

  private static List<String> texts(RoomDriver room) {
    return room.room().welcome(0, OptionalLong.empty(), 0).snapshot().log().orElseThrow().stream()
        .map(event -> event.text())
        .toList();
  }

  /** With a nonce of its own a seat knows that nobody chose the cards (records). */
  @Test
  void a_newcomer_adds_a_nonce_in_the_place_of_the_one_that_was_added_there() {
    RoomDriver room = lobby(2);
    room.ask(2, new Request.Nonce("bb"));
    room.ask(1, kick(1));
    room.give(new Input.Sit("Dora", "d"));
    room.give(new Input.Connected(50, "50", Optional.of("d"), OptionalLong.empty()));
    assertThat(room.done(room.ask(50, new Request.Nonce("dd")))).isTrue();
    assertRefused(room, room.ask(50, new Request.Nonce("ee")), Fault.NOT_NOW);
    assertThat(room.room().table().nonces().hex()).containsExactly("", "dd");
  }

  @Test
  void all_of_it_is_there_again_after_a_restart() {
    RoomDriver room = RoomDriver.of("ppb", ONE_DEAL, OptionalInt.empty(), RoomDriver.PLAIN);
    room.come(0);
    room.come(1);
    room.ask(1, new Request.Bot(2, "plainer"));
    room.ask(1, new Request.Chat("off we go"));
    room.ask(1, new Request.Start(false));
    room.playDeal();
    room.ask(1, kick(1));
    room.ask(1, new Request.Kick(2, GuestNames.ofBot(2)));
    room.give(new Input.Sit("Dora", "d"));
    for (int viewer = Match.NOBODY; viewer < 3; viewer++) {
      Notice.Welcome was = room.room().welcome(viewer, OptionalLong.of(0), room.now());
      Notice.Welcome is = room.restored().welcome(viewer, OptionalLong.of(0), room.now());
      assertThat(is.events()).isEqualTo(was.events());
      assertThat(is.chat()).isEqualTo(was.chat());
      assertThat(is.snapshot().view()).isEqualTo(was.snapshot().view());
      assertThat(is.snapshot().log()).isEqualTo(was.snapshot().log());
      for (int seat = 0; seat < 3; seat++) {
        Snapshot.Seat before = was.snapshot().seats().get(seat);
        Snapshot.Seat after = is.snapshot().seats().get(seat);
        assertThat(after.name()).isEqualTo(before.name());
        assertThat(after.bot()).isEqualTo(before.bot());
        assertThat(after.played()).isEqualTo(before.played());
      }
    }
    assertThat(room.restored().table().seating()).isEqualTo(room.room().table().seating());
  }
}
