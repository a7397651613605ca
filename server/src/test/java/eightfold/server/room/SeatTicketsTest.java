package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.message.Message;
import eightfold.protocol.Fault;
import eightfold.protocol.Notice;
import eightfold.protocol.Request;
import eightfold.protocol.ToldEvent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/**
 * A seat belongs to a person, not to a browser: it goes along to another place, or to somebody else
 * with the host's consent. Source: issue 44, point 9.
 */
class SeatTicketsTest {
  private static final int ANN = 0;
  private static final int BOB = 1;
  private static final int CY = 2;
  private static final long PHONE = 70;

  private static Request ticket(String hash) {
    return new Request.Ticket(Optional.of(hash), Optional.empty());
  }

  private static Request handing(String hash, String to) {
    return new Request.Ticket(Optional.of(hash), Optional.of(to));
  }

  private static List<Output> shows(RoomDriver room, String ticket, String token) {
    return shows(room, ticket, token, Optional.empty());
  }

  private static List<Output> shows(
      RoomDriver room, String ticket, String token, Optional<String> held) {
    return room.give(new Input.Sit("", token, OptionalInt.empty(), Optional.of(ticket), held));
  }

  private static Output refused(String key) {
    return new Output.NoSeat(Message.of(key));
  }

  private static Notice.Welcome hello(RoomDriver room, long connection, String token) {
    String id = "hello " + connection;
    room.give(new Input.Connected(connection, id, Optional.of(token), OptionalLong.of(0)));
    return (Notice.Welcome) room.answer(id);
  }

  private static boolean opens(RoomDriver room, long connection, String token) {
    String id = "hello " + connection;
    room.give(new Input.Connected(connection, id, Optional.of(token), OptionalLong.empty()));
    return room.fault(id).isEmpty();
  }

  @Test
  void ann_goes_on_at_her_phone_and_her_computer_is_out() {
    RoomDriver room = RoomDriver.begun(3, Map.of());
    List<String> cards = room.view(ANN).hands().get(ANN).cards();
    assertThat(room.done(room.ask(1, ticket("t")))).isTrue();
    room.restart();
    room.connect(ANN);
    assertThat(shows(room, "t", "phone")).contains(new Output.Seated(ANN));
    assertThat(room.dismissed()).containsValue(Notice.Gone.TAKEN_ALONG);
    Notice.Welcome welcome = hello(room, PHONE, "phone");
    assertThat(welcome.seat()).hasValue(ANN);
    assertThat(welcome.snapshot().view().orElseThrow().hands().get(ANN).cards()).isEqualTo(cards);
    assertThat(welcome.handedAt()).as("she is who she was").isEmpty();
    assertThat(opens(room, 71, "token0")).as("by her old token").isFalse();
    assertThat(room.snapshot(ANN).seats().get(ANN).name()).contains("Guest A");
  }

  @Test
  void a_ticket_is_good_once_and_for_two_minutes() {
    RoomDriver room = RoomDriver.begun(2, Map.of());
    room.ask(1, ticket("t"));
    shows(room, "t", "phone");
    assertThat(shows(room, "t", "phone"))
        .as("asked again, as the answer was lost")
        .containsExactly(new Output.Seated(ANN));
    assertThat(shows(room, "t", "thief")).containsExactly(refused("faults.ticket-spent"));
    room.ask(2, ticket("u"));
    room.pass(119_000);
    room.ask(2, ticket("v"));
    assertThat(shows(room, "u", "phone 2"))
        .as("another one was made since")
        .containsExactly(refused("faults.ticket-spent"));
    room.pass(120_000);
    assertThat(shows(room, "v", "phone 2")).containsExactly(refused("faults.ticket-spent"));
    room.ask(2, ticket("w"));
    room.ask(2, new Request.Ticket(Optional.empty(), Optional.empty()));
    assertThat(shows(room, "w", "phone 2"))
        .as("he has thought better of it")
        .containsExactly(refused("faults.ticket-spent"));
    assertThat(shows(room, "", "phone 2")).containsExactly(refused("faults.ticket-spent"));
  }

  @Test
  void bob_hands_his_seat_to_bea_in_the_midst_of_a_deal_when_the_host_agrees() {
    RoomDriver room = RoomDriver.begun(3, Map.of());
    while (room.match().turn() != BOB) {
      room.act(room.match().turn(), "draw");
    }
    room.act(BOB, "draw");
    long last = room.room().table().number();
    List<String> cards = room.view(BOB).hands().get(BOB).cards();
    assertThat(room.done(room.ask(2, handing("t", "Bea")))).isTrue();
    assertThat(room.snapshot(ANN).seats().get(BOB).handing().orElseThrow().to()).isEqualTo("Bea");
    assertThat(room.snapshot(ANN).seats().get(BOB).may()).contains("hand");
    assertThat(room.snapshot(CY).seats().get(BOB).may()).isEmpty();
    assertThat(shows(room, "t", "bea"))
        .containsExactly(
            new Output.NoSeat(Message.of("faults.host-not-agreed").with("host", "Guest A")));
    assertThat(room.fault(room.ask(3, new Request.Hand(BOB, "Bea", false))))
        .as("Cy is not the host")
        .isPresent();
    assertThat(room.fault(room.ask(1, new Request.Hand(BOB, "Eve", false))).orElseThrow().code())
        .isEqualTo(Fault.STALE);
    assertThat(room.done(room.ask(1, new Request.Hand(BOB, "Bea", false)))).isTrue();

    assertThat(shows(room, "t", "bea")).contains(new Output.Seated(BOB));
    assertThat(room.dismissed()).containsEntry(2L, Notice.Gone.HANDED_ON);
    Notice.Welcome welcome = hello(room, PHONE, "bea");
    assertThat(welcome.seat()).hasValue(BOB);
    assertThat(welcome.snapshot().view().orElseThrow().hands().get(BOB).cards()).isEqualTo(cards);
    assertThat(room.snapshot(ANN).seats().get(BOB).name()).contains("Bea");
    assertThat(room.snapshot(ANN).seats().get(BOB).played()).isEmpty();
    assertThat(opens(room, 71, "token1")).isFalse();
    assertThat(welcome.handedAt()).hasValue(last);
    assertThat(welcome.snapshot().log().orElseThrow())
        .as("what Bob drew is nothing that Bea has seen")
        .isEqualTo(asSpectator(room));
    assertThat(welcome.events().orElseThrow()).allMatch(event -> event.cards().isEmpty());
    while (room.match().turn() != BOB) {
      room.act(room.match().turn(), "draw");
    }
    room.ask(PHONE, new Request.Act(room.match().ply(), "draw"));
    assertThat(((Notice.Table) room.told(PHONE).getLast()).events())
        .as("what she draws herself she sees")
        .anyMatch(event -> !event.cards().isEmpty());
  }

  private static List<ToldEvent> asSpectator(RoomDriver room) {
    long watching = room.connect(Match.NOBODY);
    return ((Notice.Welcome) room.told(watching).getFirst()).snapshot().log().orElseThrow();
  }

  @Test
  void who_has_held_a_hand_in_the_deal_is_handed_no_other_until_it_is_over() {
    RoomDriver room = RoomDriver.begun(3, Map.of());
    room.ask(1, handing("a", "Bea"));
    assertThat(room.snapshot(CY).seats().get(ANN).handing().orElseThrow().agreed())
        .as("the host's own seat needs nobody's consent")
        .isTrue();
    shows(room, "a", "bea");
    room.ask(2, handing("b", "Ann"));
    room.give(new Input.Connected(PHONE, "p", Optional.of("bea"), OptionalLong.empty()));
    String agreed = room.ask(hostOf(room), new Request.Hand(BOB, "Ann", false));
    assertThat(room.done(agreed)).isTrue();
    assertThat(shows(room, "b", "token0")).containsExactly(refused("faults.knows-a-hand"));
    assertThat(shows(room, "b", "fresh", Optional.of("token0")))
        .as("from the browser in which she sat")
        .containsExactly(refused("faults.knows-a-hand"));
    assertThat(shows(room, "b", "bea")).containsExactly(refused("faults.sits-elsewhere"));
    room.restart();
    assertThat(shows(room, "b", "fresh", Optional.of("token0")))
        .as("a restart forgets nothing of it")
        .containsExactly(refused("faults.knows-a-hand"));
    room.give(new Input.Connected(PHONE + 1, "p", Optional.of("bea"), OptionalLong.empty()));
    long bob = room.connect(BOB);
    long cy = room.connect(CY);
    while (room.match().turn() != Match.NOBODY && room.room().table().isRunning()) {
      List<Long> lines = List.of(PHONE + 1, bob, cy);
      String line =
          RoomDriver.PLAIN
              .act(room.match().view(room.match().turn()), List.of(), new FastChance(1))
              .orElseThrow();
      room.ask(lines.get(room.match().turn()), new Request.Act(room.match().ply(), line));
      room.pass(2_000);
    }
    room.ask(bob, handing("b", "Ann"));
    room.ask(bob, new Request.Hand(BOB, "Ann", false));
    assertThat(shows(room, "b", "fresh", Optional.of("token0"))).contains(new Output.Seated(BOB));
  }

  private static long hostOf(RoomDriver room) {
    for (int seat : List.of(BOB, CY)) {
      if (room.snapshot(seat).seats().get(seat).host()) {
        return seat + 1L;
      }
    }
    return PHONE;
  }

  @Test
  void the_host_refuses_and_the_seat_stays_where_it_is() {
    RoomDriver room = RoomDriver.begun(2, Map.of());
    room.ask(2, handing("t", "Bea"));
    assertThat(room.done(room.ask(1, new Request.Hand(BOB, "Bea", true)))).isTrue();
    assertThat(room.snapshot(BOB).seats().get(BOB).handing()).isEmpty();
    assertThat(shows(room, "t", "bea")).containsExactly(refused("faults.ticket-spent"));
    assertThat(room.fault(room.ask(2, handing("t", " ")))).isPresent();
  }

  /** Whoever has had their name erased is not named by what was offered to them either. */
  @Test
  void a_name_that_is_erased_is_no_fact_any_more() {
    RoomDriver room = RoomDriver.begun(2, Map.of());
    room.ask(2, handing("t", "Beatrix"));
    room.ask(1, new Request.Hand(BOB, "Beatrix", false));
    shows(room, "t", "bea");
    room.give(new Input.Erase("bea", room.facts()));
    assertThat(room.facts()).noneMatch(fact -> fact.toString().contains("Beatrix"));
  }
}
