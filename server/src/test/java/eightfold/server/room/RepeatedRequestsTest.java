package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.protocol.BotSpeed;
import eightfold.protocol.Fault;
import eightfold.protocol.Request;
import eightfold.server.little.LittleCatalogue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The line is cut, and the client sends again what was not answered, under the same id
 * (docs/protocol.md, Sent again).
 */
final class RepeatedRequestsTest {
  private static final int ANN = 0;
  private static final int BOB = 1;

  /**
   * Something to ask for at some table.
   *
   * @param seat who asks
   */
  record Story(String method, int seat, Request request, RoomDriver room) {
    @Override
    public String toString() {
      return method;
    }
  }

  /** Two players who have come, and a seat that is free. */
  private static RoomDriver before() {
    LittleCatalogue catalogue = new LittleCatalogue();
    RoomDriver room =
        RoomDriver.of(
            catalogue.game("little", Map.of()),
            StagedGames.of(catalogue),
            "ppp",
            RoomDriver.PACE,
            RoomDriver.SEED);
    room.come(ANN);
    room.come(BOB);
    return room;
  }

  private static RoomDriver playing(Map<String, String> options) {
    return RoomDriver.begun(2, options);
  }

  private static RoomDriver played(Map<String, String> options) {
    RoomDriver room = playing(options);
    room.playDeal();
    return room;
  }

  private static RoomDriver agreed() {
    RoomDriver room = played(Map.of("deals", "1"));
    room.ask(2, new Request.Rematch());
    return room;
  }

  static List<Story> stories() {
    RoomDriver playing = playing(Map.of());
    return List.of(
        new Story("start", ANN, new Request.Start(true), before()),
        new Story("next", BOB, new Request.Next(), played(Map.of("deals", "2"))),
        new Story("rematch", ANN, new Request.Rematch(OptionalInt.of(0)), agreed()),
        new Story("options", ANN, new Request.Options(Map.of("deals", "1")), before()),
        new Story("chat", BOB, new Request.Chat("hm"), before()),
        new Story("nonce", BOB, new Request.Nonce("c0"), before()),
        new Story("kick", ANN, new Request.Kick(BOB, "Guest B"), before()),
        new Story("bot", ANN, new Request.Bot(2, "plain"), before()),
        new Story("mute", ANN, new Request.Mute(BOB, "Guest B", false), before()),
        new Story(
            "ticket", ANN, new Request.Ticket(Optional.of("t"), Optional.of("Bea")), before()),
        new Story("speed", ANN, new Request.Speed(BotSpeed.FAST), before()),
        new Story("referee", ANN, new Request.Referee(), before()),
        new Story("act", playing.match().turn(), new Request.Act(0, "draw"), playing));
  }

  @ParameterizedTest
  @MethodSource("stories")
  void what_is_sent_again_is_done_once_and_answered_the_same_also_after_a_restart(Story story) {
    RoomDriver room = story.room();
    int before = room.facts().size();
    String first = room.ask(story.seat() + 1, story.request(), Optional.of("one"));
    assertThat(room.done(first)).isTrue();
    int facts = room.facts().size();
    assertThat(facts).isGreaterThan(before);
    long line = room.connect(story.seat());
    String again = room.ask(line, story.request(), Optional.of("one"));
    assertThat(room.done(again)).isTrue();
    room.restart();
    String later = room.ask(room.connect(story.seat()), story.request(), Optional.of("one"));
    assertThat(room.answer(later)).isEqualTo(room.answer(first));
    assertThat(room.facts()).hasSize(facts);
  }

  /** Once more by another id is once more. */
  @Test
  void another_id_is_another_request() {
    RoomDriver room = before();
    room.ask(2, new Request.Chat("hm"), Optional.of("one"));
    room.ask(2, new Request.Chat("hm"), Optional.of("two"));
    assertThat(room.room().table().chat()).hasSize(2);
  }

  @Test
  void what_was_refused_is_tried_again_by_the_same_id() {
    RoomDriver room = before();
    String early = room.ask(1, new Request.Start(false), Optional.of("one"));
    assertThat(room.fault(early).map(Fault::code)).contains(Fault.NOT_NOW);
    room.come(2);
    assertThat(room.done(room.ask(1, new Request.Start(false), Optional.of("one")))).isTrue();
    assertThat(room.room().table().isRunning()).isTrue();
  }

  /** Nothing is written of it that Cy plays already as Ann wants it; so it is until a restart. */
  @Test
  void what_changed_nothing_is_known_again_too() {
    RoomDriver room = before();
    room.ask(1, new Request.Bot(2, "plain"), Optional.of("one"));
    room.ask(1, new Request.Bot(2, "plain"), Optional.of("two"));
    room.ask(1, new Request.Bot(2, "plainer"), Optional.of("three"));
    int facts = room.facts().size();
    assertThat(room.done(room.ask(1, new Request.Bot(2, "plain"), Optional.of("two")))).isTrue();
    assertThat(room.facts()).hasSize(facts);
  }

  /** A wish lasts while its player is there: who is back and sends it again has it again. */
  @Test
  void a_wish_that_the_broken_line_took_along_is_put_again() {
    RoomDriver room = playing(Map.of());
    room.ask(1, new Request.End(false), Optional.of("one"));
    room.give(new Input.Disconnected(1));
    assertThat(room.snapshot(BOB).seats().get(ANN).ending()).isFalse();
    long line = room.connect(ANN);
    assertThat(room.done(room.ask(line, new Request.End(false), Optional.of("one")))).isTrue();
    assertThat(room.snapshot(BOB).seats().get(ANN).ending()).isTrue();
  }

  /** Ann's answer was lost; Bob agreed meanwhile, and the match is over, as she wanted. */
  @Test
  void a_wish_that_has_come_true_is_answered_as_done() {
    RoomDriver room = playing(Map.of());
    room.ask(1, new Request.End(false), Optional.of("one"));
    String last = room.ask(2, new Request.End(false), Optional.of("two"));
    assertThat(room.room().table().isOver()).isTrue();
    assertThat(room.done(room.ask(1, new Request.End(false), Optional.of("one")))).isTrue();
    String other = room.ask(1, new Request.End(false), Optional.of("three"));
    assertThat(room.fault(other).map(Fault::code)).contains(Fault.NOT_NOW);
    // Bob's wish ended it: that is a fact, and known after a restart
    room.restart();
    String again = room.ask(room.connect(BOB), new Request.End(false), Optional.of("two"));
    assertThat(room.answer(again)).isEqualTo(room.answer(last));
  }

  /** Ids need not be the world's: Dora, who has Bob's seat now, has a “1” of her own. */
  @Test
  void whoever_has_the_seat_next_has_ids_of_their_own() {
    RoomDriver room = before();
    room.ask(2, new Request.Chat("hm"), Optional.of("1"));
    room.ask(2, new Request.Leave());
    room.give(new Input.Sit("Dora", "dora"));
    room.give(new Input.Connected(9, "hello", Optional.of("dora"), java.util.OptionalLong.empty()));
    room.ask(9, new Request.Chat("good evening"), Optional.of("1"));
    assertThat(room.room().table().chat()).hasSize(2);
  }

  /** Who comes again to leave has come again, and leaves again. */
  @Test
  void who_leaves_a_match_by_the_same_id_again_has_left() {
    RoomDriver room = playing(Map.of());
    room.ask(2, new Request.Leave(), Optional.of("one"));
    long line = room.connect(BOB);
    assertThat(room.done(room.ask(line, new Request.Leave(), Optional.of("one")))).isTrue();
    assertThat(room.snapshot(ANN).seats().get(BOB).present()).isFalse();
    assertThat(room.dismissed()).containsKeys(2L, line);
  }

  @Test
  void the_last_thirty_two_of_a_seat_are_known() {
    Commands all = Commands.NONE;
    for (int i = 0; i < 40; i++) {
      all = all.and(3, Commands.key("token", "c" + i)).and(0, Commands.key("other", "c" + i));
    }
    Commands kept = all;
    assertThat(IntStream.range(0, 40).filter(i -> kept.has(3, Commands.key("token", "c" + i))))
        .hasSize(32)
        .allMatch(i -> i >= 8);
    assertThat(kept.has(3, Commands.key("other", "c39"))).isFalse();
    assertThat(kept.has(1, Commands.key("token", "c39"))).isFalse();
    assertThat(Commands.read(kept.written())).isEqualTo(kept);
  }
}
