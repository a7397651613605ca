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
 * A friend comes late and takes the seat of a bot: nobody who has seen anything of a deal plays in
 * it. Source: issue 13, points 1 and 3.
 */
class LateFriendTest {
  private static final int BRUNO = 1;
  private static final long DORA = 50;
  private static final long ANN = 1;

  /** Ann plays with the bots Bruno and Clara. */
  private static RoomDriver withBots() {
    RoomDriver room = RoomDriver.of("pbb");
    room.come(0);
    room.ask(ANN, new Request.Start(false));
    assertThat(room.room().table().isRunning()).isTrue();
    return room;
  }

  private static List<Output> wants(RoomDriver room, int seat) {
    return room.give(new Input.Sit("Dora", "d", OptionalInt.of(seat)));
  }

  private static Notice.Welcome comes(RoomDriver room, long connection) {
    String id = "c" + connection;
    room.give(new Input.Connected(connection, id, Optional.of("d"), OptionalLong.empty()));
    return (Notice.Welcome) room.answer(id);
  }

  private static Snapshot.Seat seat(RoomDriver room, int seat) {
    return room.snapshot(Match.NOBODY).seats().get(seat);
  }

  private static Snapshot told(RoomDriver room, long connection) {
    return ((Notice.Table) room.told(connection).getLast()).snapshot();
  }

  @Test
  void the_bot_plays_the_deal_to_its_end_and_the_friend_the_next_one() {
    RoomDriver room = withBots();
    assertThat(wants(room, BRUNO)).contains(new Output.Seated(BRUNO));
    Notice.Welcome welcome = comes(room, DORA);
    assertThat(welcome.seat()).as("she watches until then").isEmpty();
    assertThat(seat(room, BRUNO).heir()).contains("Dora");
    assertThat(seat(room, BRUNO).kind()).isEqualTo("bot");
    String early = room.ask(DORA, new Request.Act(room.match().ply(), "draw"));
    assertThat(room.fault(early).orElseThrow().code()).isEqualTo(Fault.NOT_YOUR_SEAT);

    room.playDeal();
    assertThat(told(room, DORA).you()).hasValue(BRUNO);
    assertThat(seat(room, BRUNO).name()).contains("Dora");
    assertThat(seat(room, BRUNO).heir()).isEmpty();
    assertThat(seat(room, BRUNO).played())
        .as("whose deal it was")
        .contains(GuestNames.ofBot(BRUNO));
    assertThat(room.done(room.ask(DORA, new Request.Nonce("dd"))))
        .as("she adds to the shuffle of her first deal")
        .isTrue();
    List<Integer> score = room.view(0).standings().score();

    room.ask(DORA, new Request.Next());
    assertThat(seat(room, BRUNO).played()).isEmpty();
    assertThat(room.view(0).standings().score()).as("points stay").isEqualTo(score);
    assertThat(room.snapshot(BRUNO).view().orElseThrow().hands().get(BRUNO).cards()).hasSize(3);
    int ply = room.match().ply();
    room.pass(20_000);
    if (room.match().turn() == BRUNO) {
      assertThat(room.match().ply() - ply).as("no bot plays for her").isLessThan(3);
    }
  }

  /** Of the deal that runs she is told what every spectator is told, and nothing else. */
  @Test
  void who_waits_for_a_seat_sees_none_of_its_cards() {
    RoomDriver room = withBots();
    wants(room, BRUNO);
    long watching = room.connect(Match.NOBODY);
    comes(room, DORA);
    int before = room.told(DORA).size();
    int beforeOther = room.told(watching).size();
    while (room.room().table().isRunning() && room.match().turn() != BRUNO) {
      if (room.match().turn() == 0) {
        room.act(0, "draw");
      }
      room.pass(2_000);
    }
    room.pass(2_000);
    List<Notice> dora = room.told(DORA);
    List<Notice> other = room.told(watching);
    assertThat(dora.subList(before, dora.size()))
        .isNotEmpty()
        .isEqualTo(other.subList(other.size() - (dora.size() - before), other.size()));
    assertThat(beforeOther).isPositive();
  }

  @Test
  void between_deals_the_seat_is_hers_at_once() {
    RoomDriver room = withBots();
    room.playDeal();
    assertThat(wants(room, BRUNO)).contains(new Output.Seated(BRUNO));
    assertThat(comes(room, DORA).seat()).hasValue(BRUNO);
    assertThat(seat(room, BRUNO).name()).contains("Dora");
    assertThat(seat(room, BRUNO).played()).contains(GuestNames.ofBot(BRUNO));
    assertThat(room.facts().getLast().fact()).isInstanceOf(Fact.Seated.class);
  }

  @Test
  void a_seat_that_is_taken_or_kept_for_somebody_is_refused_in_a_sentence() {
    RoomDriver room = withBots();
    wants(room, BRUNO);
    int facts = room.facts().size();
    assertThat(eveWants(room, BRUNO))
        .containsExactly(new Output.NoSeat(Message.of("faults.kept-for").with("name", "Dora")));
    assertThat(eveWants(room, 0))
        .containsExactly(new Output.NoSeat(Message.of("faults.player-there")));
    assertThat(eveWants(room, 7)).containsExactly(new Output.NoSeat(Message.of("faults.no-seat")));
    assertThat(room.give(new Input.Sit("Eve", "e")))
        .containsExactly(new Output.NoSeat(Message.of("faults.no-free-seat")));
    assertThat(room.facts()).hasSize(facts);
    room.give(new Input.Sit("dora", "other", OptionalInt.of(2)));
    assertThat(seat(room, 2).heir()).as("two of one name are told apart").contains("dora 2");
  }

  private static List<Output> eveWants(RoomDriver room, int seat) {
    return room.give(new Input.Sit("Eve", "e", OptionalInt.of(seat)));
  }

  /** The answer was lost on its way (docs/protocol.md, HTTP, Sent again). */
  @Test
  void who_asks_again_with_the_same_token_has_the_same_seat() {
    RoomDriver room = withBots();
    wants(room, BRUNO);
    int facts = room.facts().size();
    assertThat(wants(room, BRUNO)).containsExactly(new Output.Seated(BRUNO));
    assertThat(room.facts()).hasSize(facts);
  }

  @Test
  void who_changes_her_mind_gives_the_seat_back_to_the_bot() {
    RoomDriver room = withBots();
    wants(room, BRUNO);
    comes(room, DORA);
    assertThat(room.done(room.ask(DORA, new Request.Leave()))).isTrue();
    assertThat(room.dismissed()).containsEntry(DORA, Notice.Gone.LEFT);
    assertThat(seat(room, BRUNO).heir()).isEmpty();
    assertThat(told(room, ANN).seats().get(BRUNO).heir()).isEmpty();
    room.playDeal();
    assertThat(seat(room, BRUNO).name()).contains(GuestNames.ofBot(BRUNO));
    room.give(new Input.Connected(60, "60", Optional.of("d"), OptionalLong.empty()));
    assertThat(room.fault("60").orElseThrow().code()).isEqualTo(Fault.NOT_YOUR_SEAT);
  }

  @Test
  void a_second_tab_of_who_waits_takes_her_place() {
    RoomDriver room = withBots();
    wants(room, BRUNO);
    comes(room, DORA);
    comes(room, DORA + 1);
    assertThat(room.dismissed()).containsEntry(DORA, Notice.Gone.TAKEN_OVER);
    room.playDeal();
    assertThat(told(room, DORA + 1).you()).hasValue(BRUNO);
  }

  /** She signs out everywhere while she waits: the seat will be hers by another token. */
  @Test
  void who_waits_and_signs_out_everywhere_waits_by_another_token() {
    RoomDriver room = withBots();
    wants(room, BRUNO);
    comes(room, DORA);
    room.give(new Input.Rekey("d", "d2"));
    assertThat(room.dismissed()).containsEntry(DORA, Notice.Gone.SIGNED_OUT);
    room.give(new Input.Connected(61, "61", Optional.of("d"), OptionalLong.empty()));
    assertThat(room.fault("61").orElseThrow().code()).isEqualTo(Fault.NOT_YOUR_SEAT);
    room.give(new Input.Connected(62, "62", Optional.of("d2"), OptionalLong.empty()));
    room.playDeal();
    assertThat(told(room, 62).you()).hasValue(BRUNO);
    assertThat(room.give(new Input.Rekey("d", "d3"))).as("nobody has that token").isEmpty();
  }

  /** Her line breaks while she waits: the seat is hers all the same, and a bot stands in. */
  @Test
  void who_is_away_when_her_seat_comes_is_played_for_until_she_is_back() {
    RoomDriver room = withBots();
    wants(room, BRUNO);
    comes(room, DORA);
    room.give(new Input.Disconnected(DORA));
    room.playDeal();
    assertThat(seat(room, BRUNO).name()).contains("Dora");
    assertThat(seat(room, BRUNO).present()).isFalse();
    room.ask(ANN, new Request.Next());
    room.pass(31_000);
    assertThat(seat(room, BRUNO).standIn()).isTrue();
    assertThat(comes(room, DORA + 1).seat()).hasValue(BRUNO);
    assertThat(seat(room, BRUNO).standIn()).isFalse();
  }

  /** The last deal of a match ends it: she plays the next match. */
  @Test
  void the_seat_is_hers_when_the_match_is_over_too() {
    RoomDriver room =
        RoomDriver.of("pbb", Map.of("deals", "1"), OptionalInt.empty(), RoomDriver.PLAIN);
    room.come(0);
    room.ask(ANN, new Request.Start(false));
    wants(room, BRUNO);
    comes(room, DORA);
    room.playDeal();
    assertThat(room.room().table().isOver()).isTrue();
    room.ask(ANN, new Request.Rematch());
    assertThat(room.snapshot(0).matches()).as("she is asked, too").isEqualTo(1);
    room.ask(DORA, new Request.Rematch());
    assertThat(room.snapshot(0).matches()).isEqualTo(2);
    assertThat(room.snapshot(BRUNO).seats().get(0).host()).as("Ann has sat longer").isTrue();
  }

  @Test
  void what_was_kept_is_kept_after_a_restart() {
    RoomDriver room = withBots();
    wants(room, BRUNO);
    room.restart();
    room.connect(0);
    assertThat(seat(room, BRUNO).heir()).contains("Dora");
    assertThat(comes(room, DORA).seat()).isEmpty();
    while (room.room().table().isRunning()) {
      if (room.match().turn() == 0) {
        String line =
            RoomDriver.PLAIN
                .act(room.view(0), List.of(), new eightfold.game.FastChance(1))
                .orElseThrow();
        room.ask(2, new Request.Act(room.match().ply(), line));
      }
      room.pass(2_000);
    }
    assertThat(room.room().table().seating()).isEqualTo(room.restored().table().seating());
    assertThat(told(room, DORA).you()).hasValue(BRUNO);
    assertThat(room.room().table().players()).isEqualTo(room.restored().table().players());
  }
}
