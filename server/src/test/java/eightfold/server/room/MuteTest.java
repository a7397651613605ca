package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Match;
import eightfold.message.Message;
import eightfold.protocol.Fault;
import eightfold.protocol.Notice;
import eightfold.protocol.Request;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The host mutes somebody's chat. Source: issue 13, points 1 and 3. */
class MuteTest {
  private static final Fault MUTED = Fault.notNow(Message.of("faults.muted"));

  private static RoomDriver lobby(int people) {
    RoomDriver room = RoomDriver.of("p".repeat(people));
    for (int seat = 0; seat < people; seat++) {
      room.come(seat);
    }
    return room;
  }

  private static Request mute(int seat, boolean off) {
    return new Request.Mute(seat, "Guest " + (char) ('A' + seat), off);
  }

  private static List<Boolean> muted(RoomDriver room) {
    return room.snapshot(0).seats().stream().map(seat -> seat.muted()).toList();
  }

  private static void assertRefused(RoomDriver room, String id, int code) {
    assertThat(room.fault(id)).hasValueSatisfying(f -> assertThat(f.code()).isEqualTo(code));
  }

  @Test
  void who_is_muted_is_told_so_and_nobody_hears_them_until_the_host_relents() {
    RoomDriver room = lobby(3);
    room.ask(2, new Request.Chat("blah"));
    assertThat(room.done(room.ask(1, mute(1, false)))).isTrue();
    assertThat(muted(room)).containsExactly(false, true, false);
    int heard = room.told(3).size();
    assertThat(room.fault(room.ask(2, new Request.Chat("blah blah")))).contains(MUTED);
    assertThat(room.told(3)).as("nothing was heard").hasSize(heard);
    assertThat(room.done(room.ask(3, new Request.Chat("peace")))).isTrue();
    room.ask(1, mute(1, true));
    assertThat(room.done(room.ask(2, new Request.Chat("sorry")))).isTrue();
    assertThat(room.room().table().chat())
        .extracting(Notice.Spoken::text)
        .containsExactly("blah", "peace", "sorry");
  }

  /** What is said in the game is an act, and no chat: mute touches nothing of the game. */
  @Test
  void who_is_muted_plays_on_as_before() {
    RoomDriver room = RoomDriver.begun(2, Map.of());
    int other = room.snapshot(0).seats().get(0).host() ? 1 : 0;
    assertThat(room.done(room.ask(2 - other, mute(other, false)))).as("in a match, too").isTrue();
    List<String> legal = room.view(other).legal();
    assertThat(legal).isEqualTo(room.restored().table().running().view(other).legal());
    for (int turn = 0; turn < 2; turn++) {
      assertThat(room.done(room.act(room.match().turn(), "draw"))).isTrue();
    }
    assertThat(muted(room).get(other)).isTrue();
  }

  @Test
  void nobody_but_the_host_mutes_and_the_host_mutes_nobody_who_has_sat_longer() {
    RoomDriver room = lobby(3);
    int facts = room.facts().size();
    assertRefused(room, room.ask(2, mute(2, false)), Fault.NOT_NOW);
    assertRefused(room, room.ask(room.connect(Match.NOBODY), mute(2, false)), Fault.NOT_YOUR_SEAT);
    assertRefused(room, room.ask(1, mute(0, false)), Fault.NOT_NOW);
    assertRefused(room, room.ask(1, mute(7, false)), Fault.WRONG_PARAMS);
    assertRefused(room, room.ask(1, new Request.Mute(1, "Bobby", false)), Fault.STALE);
    assertThat(room.done(room.ask(1, mute(1, true)))).as("it is so already").isTrue();
    assertThat(room.facts()).hasSize(facts);
    room.give(new Input.Disconnected(1));
    assertRefused(room, room.ask(2, mute(0, false)), Fault.NOT_NOW);
    assertThat(room.done(room.ask(2, mute(2, false)))).isTrue();
    assertThat(room.snapshot(1).seats())
        .extracting(seat -> seat.may().contains("mute"))
        .containsExactly(false, false, true);
  }

  @Test
  void bots_and_free_seats_say_nothing_anyhow() {
    RoomDriver room = RoomDriver.of("pbp");
    room.come(0);
    assertRefused(
        room, room.ask(1, new Request.Mute(1, GuestNames.ofBot(1), false)), Fault.NOT_NOW);
    assertRefused(room, room.ask(1, new Request.Mute(2, "Seat 2", false)), Fault.NOT_NOW);
    assertThat(room.snapshot(0).seats()).noneMatch(seat -> seat.may().contains("mute"));
  }

  /** Ann's line breaks for a moment: Bob, whom she has muted, is the host until she is back. */
  @Test
  void a_host_for_a_moment_stays_muted_and_the_host_for_good_may_talk() {
    RoomDriver room = lobby(3);
    room.ask(1, mute(1, false));
    room.give(new Input.Disconnected(1));
    assertThat(room.snapshot(1).seats().get(1).host()).isTrue();
    assertRefused(room, room.ask(2, mute(1, true)), Fault.NOT_NOW);
    assertThat(room.fault(room.ask(2, new Request.Chat("hey")))).contains(MUTED);
    long ann = room.connect(0);
    room.ask(ann, new Request.Leave());
    assertThat(room.done(room.ask(2, mute(1, true)))).isTrue();
    assertThat(room.done(room.ask(2, new Request.Chat("hey")))).isTrue();
  }

  @Test
  void mute_outlives_a_restart_and_not_the_player() {
    RoomDriver room = lobby(2);
    room.ask(1, mute(1, false));
    room.restart();
    room.connect(0);
    long bob = room.connect(1);
    assertThat(muted(room)).containsExactly(false, true);
    assertThat(room.fault(room.ask(bob, new Request.Chat("still?")))).contains(MUTED);
    room.ask(bob, new Request.Leave());
    room.give(new Input.Sit("Dora", "d"));
    assertThat(muted(room)).as("Dora has done nothing").containsExactly(false, false);
    assertThat(room.snapshot(0).seats().get(1).name()).isEqualTo(Optional.of("Dora"));
  }
}
