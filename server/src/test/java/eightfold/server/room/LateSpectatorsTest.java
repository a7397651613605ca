package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.protocol.Json;
import eightfold.protocol.Notice;
import eightfold.protocol.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A table that spectators see late. Source: issue 13, point 3 ("spectators with delay, public facts
 * only"): what they are told is what they would have been told so long ago, to the byte.
 */
class LateSpectatorsTest {
  private static final int DELAY = 30;
  private static final long MILLIS = DELAY * 1000L;

  /** Something that a connection was told, and when. */
  private record Heard(long at, String text) {}

  /** What whoever watches from the beginning hears of an evening. */
  private static List<Heard> evening(int seconds, long seed, int inputs, long end) {
    RoomDriver room = RoomDriver.late("ppb", seconds);
    List<Heard> heard = new ArrayList<>();
    FastChance chance = new FastChance(seed);
    for (int seat = 0; seat < 2; seat++) {
      room.come(seat);
    }
    long watcher = room.connect(Match.NOBODY);
    long began = room.now();
    room.ask(1, new Request.Start(false));
    for (int i = 0; i < inputs; i++) {
      heardUntil(room, began + i * 700L, watcher, heard);
      int seat = chance.below(2);
      if (chance.below(4) == 0) {
        room.ask(seat + 1, new Request.Chat("line " + i));
      } else if (room.room().table().isRunning()) {
        List<String> legal = room.view(seat).legal();
        String line = legal.isEmpty() ? "draw" : legal.get(chance.below(legal.size()));
        room.ask(seat + 1, new Request.Act(room.match().ply(), line));
      } else {
        room.ask(seat + 1, new Request.Next());
      }
      collect(room, watcher, heard);
    }
    heardUntil(room, began + end, watcher, heard);
    return heard;
  }

  private static void heardUntil(RoomDriver room, long until, long watcher, List<Heard> heard) {
    while (room.room().wakeAt().isPresent() && room.room().wakeAt().getAsLong() <= until) {
      room.pass(Math.max(0, room.room().wakeAt().getAsLong() - room.now()));
      collect(room, watcher, heard);
    }
    room.pass(Math.max(0, until - room.now()));
    collect(room, watcher, heard);
  }

  private static void collect(RoomDriver room, long watcher, List<Heard> heard) {
    List<Notice> told = room.told(watcher);
    for (Notice notice : told.subList(heard.size() + 1, told.size())) {
      String text = Json.write(notice).replace("\"watchDelaySeconds\":" + DELAY + ",", "");
      heard.add(new Heard(room.now(), text));
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void what_they_are_told_is_what_they_would_have_been_told_then(long seed) {
    List<Heard> atOnce = evening(0, seed, 120, 120 * 700L);
    List<Heard> late = evening(DELAY, seed, 120, 120 * 700L + MILLIS);
    assertThat(atOnce).hasSizeGreaterThan(60);
    List<Heard> expected =
        atOnce.stream().map(one -> new Heard(one.at() + MILLIS, one.text())).toList();
    assertThat(late.stream().filter(one -> !one.text().contains("\"started\":false")).toList())
        .isEqualTo(
            expected.stream().filter(one -> !one.text().contains("\"started\":false")).toList());
  }

  /** What is done now cannot be seen now: whatever it is, they are told the same until later. */
  @Test
  void two_evenings_that_part_look_alike_until_the_delay_is_over() {
    List<List<Heard>> evenings = new ArrayList<>();
    for (String text : List.of("one", "another")) {
      RoomDriver room = RoomDriver.late("pp", DELAY);
      room.come(0);
      room.come(1);
      long watcher = room.connect(Match.NOBODY);
      room.ask(1, new Request.Start(false));
      room.pass(5_000);
      List<Heard> heard = new ArrayList<>();
      long parted = room.now();
      if (text.equals("one")) {
        room.act(room.match().turn(), "draw");
      } else {
        room.ask(2, new Request.Chat("I have two eights"));
      }
      heardUntil(room, parted + MILLIS - 1, watcher, heard);
      evenings.add(List.copyOf(heard));
      heardUntil(room, parted + MILLIS, watcher, heard);
      assertThat(heard.size()).isGreaterThan(evenings.getLast().size());
    }
    assertThat(evenings.get(0)).isEqualTo(evenings.get(1));
  }

  @Test
  void who_comes_to_watch_finds_the_table_as_it_was_and_a_restart_changes_nothing_of_it() {
    RoomDriver room = RoomDriver.late("pp", DELAY);
    room.come(0);
    room.come(1);
    room.ask(1, new Request.Start(false));
    long number = room.room().table().number();
    room.pass(5_000);
    room.act(room.match().turn(), "draw");
    room.pass(MILLIS - 5_000);
    assertThat(room.room().table().number()).isGreaterThan(number);
    for (Room shown : List.of(room.room(), room.restored())) {
      assertThat(shown.shown(room.now()).number()).isEqualTo(number);
      assertThat(shown.snapshot(Match.NOBODY, room.now()).number()).isEqualTo(number);
      assertThat(shown.snapshot(0, room.now()).number()).isGreaterThan(number);
      assertThat(shown.welcome(Match.NOBODY, OptionalLong.of(number + 1), room.now()).resumed())
          .isFalse();
    }
    room.restart();
    long watcher = room.connect(Match.NOBODY);
    room.connect(0);
    Notice.Welcome welcome = (Notice.Welcome) room.told(watcher).getFirst();
    assertThat(welcome.snapshot().number()).isEqualTo(number);
    room.pass(MILLIS);
    assertThat(room.room().shown(room.now()).number()).isGreaterThan(number);
  }

  /** Who has watched until a bot's seat was theirs hears of all that they have not seen yet. */
  @Test
  void who_has_waited_for_a_seat_is_told_everything_when_it_is_theirs() {
    RoomDriver room = RoomDriver.late("ppb", DELAY);
    room.come(0);
    room.come(1);
    room.ask(1, new Request.Start(false));
    room.pass(MILLIS);
    room.give(new Input.Sit("Guest C", "token2", OptionalInt.of(2)));
    long waiting = room.connect(2);
    Notice.Welcome welcome = (Notice.Welcome) room.told(waiting).getFirst();
    assertThat(welcome.seat()).isEmpty();
    long seen = welcome.snapshot().number();
    room.playDeal();
    long next = seen;
    for (Notice notice : room.told(waiting).subList(1, room.told(waiting).size())) {
      if (notice instanceof Notice.Table table) {
        for (var event : table.events()) {
          next++;
          assertThat(event.number()).isEqualTo(next);
        }
        assertThat(table.snapshot().number()).isEqualTo(next);
      }
    }
    Notice.Table last = (Notice.Table) room.told(waiting).getLast();
    assertThat(last.snapshot().you()).hasValue(2);
    assertThat(next).isEqualTo(room.room().table().number());
  }

  /** Talk is of the present; who watches hears it late, and cannot answer. */
  @Test
  void talk_is_heard_late_and_nobody_who_watches_talks() {
    RoomDriver room = RoomDriver.late("pp", DELAY);
    room.come(0);
    room.come(1);
    long watcher = room.connect(Match.NOBODY);
    room.ask(1, new Request.Chat("I hold the queen"));
    assertThat(room.told(watcher).toString()).doesNotContain("queen");
    assertThat(room.told(2).toString()).contains("queen");
    room.pass(MILLIS);
    assertThat(room.told(watcher).toString()).contains("queen");
    assertThat(room.fault(room.ask(watcher, new Request.Chat("tell me more")))).isPresent();
  }

  @Test
  void what_was_erased_is_erased_for_those_who_would_have_seen_it_later() {
    RoomDriver room = RoomDriver.late("pp", DELAY);
    room.come(0);
    room.come(1);
    room.ask(2, new Request.Chat("I live in Bonn"));
    long watcher = room.connect(Match.NOBODY);
    room.pass(1_000);
    room.give(new Input.Erase("token1", room.facts()));
    room.pass(2 * MILLIS);
    assertThat(room.told(watcher).toString()).doesNotContain("Bonn").doesNotContain("Guest B");
    assertThat(room.room().snapshot(Match.NOBODY, room.now()).seats().get(1).name())
        .isEqualTo(Optional.of("Player 2"));
  }
}
