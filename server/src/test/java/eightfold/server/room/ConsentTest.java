package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.protocol.Fault;
import eightfold.protocol.Request;
import eightfold.protocol.Snapshot;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * A door of the server's own is asked before a match begins or goes on. Source: issue 14, point 13;
 * the Volity API, section 6, state {@code authorizing}.
 */
class ConsentTest {
  private static final Request READY = new Request.Ready(false);
  private static final long DOOR = -1;

  private final RoomDriver room = RoomDriver.of("pppp");

  /** Ann and Bob have connections 1 and 2. */
  @BeforeEach
  void ann_and_bob_come_to_a_table_whose_door_is_asked() {
    room.give(new Input.Connected(DOOR, "d", Optional.empty(), OptionalLong.empty()));
    steer(new Steer.Referee(true));
    steer(new Steer.Consult(true));
    room.come(0);
    room.come(1);
  }

  private Optional<Integer> steer(Steer steer) {
    String id = steer.toString();
    return room.give(new Input.Steered(DOOR, id, steer)).stream()
        .filter(output -> output instanceof Output.Refused refused && refused.id().equals(id))
        .map(output -> ((Output.Refused) output).fault().code())
        .findFirst();
  }

  private void allReady() {
    room.ask(1, READY);
    room.ask(2, READY);
  }

  private boolean isAsking() {
    return room.snapshot(0).referee().map(Snapshot.Referee::asking).orElse(false);
  }

  private Optional<Integer> code(long connection, Request request) {
    return room.fault(room.ask(connection, request)).map(Fault::code);
  }

  @Test
  void a_match_begins_when_all_are_ready_and_the_door_agrees() {
    assertThat(steer(new Steer.Consent())).as("nobody is ready").contains(Fault.NOT_NOW);
    allReady();
    assertThat(isAsking()).isTrue();
    assertThat(room.snapshot(0).started()).isFalse();
    assertThat(steer(new Steer.Consent())).isEmpty();
    assertThat(room.match().seats()).isEqualTo(2);
    assertThat(isAsking()).isFalse();
    assertThat(steer(new Steer.Consent())).as("it has begun").contains(Fault.NOT_NOW);
  }

  @Test
  void nothing_of_the_match_to_come_changes_while_the_door_is_asked() {
    allReady();
    for (Request request :
        List.of(
            new Request.Ready(true),
            new Request.Leave(),
            new Request.Kick(1, "Guest B"),
            new Request.Bot(2, "plain"),
            new Request.Options(Map.of()))) {
      assertThat(code(1, request)).as("%s", request).contains(Fault.NOT_NOW);
    }
    for (Steer steer :
        List.of(new Steer.Fill(2, "plain", "Cy"), new Steer.Clear(0), new Steer.Choose(Map.of()))) {
      assertThat(steer(steer)).as("%s", steer).contains(Fault.NOT_NOW);
    }
    assertThat(room.give(new Input.Sit("Eve", "eve", OptionalInt.empty())))
        .hasAtLeastOneElementOfType(Output.NoSeat.class);
    assertThat(room.give(new Input.Sit("Guest A", "token0", OptionalInt.of(3))))
        .as("Ann does not move, and has her seat")
        .contains(new Output.Seated(0));
    assertThat(code(1, new Request.Chat("hurry"))).isEmpty();
    assertThat(isAsking()).isTrue();
  }

  @Test
  void who_loses_the_line_meanwhile_has_said_to_be_ready() {
    allReady();
    room.give(new Input.Disconnected(2));
    assertThat(isAsking()).isTrue();
    steer(new Steer.Consent());
    assertThat(room.match().seats()).isEqualTo(2);
  }

  @Test
  void a_door_that_does_not_agree_makes_all_unready() {
    allReady();
    steer(new Steer.Unready());
    assertThat(isAsking()).isFalse();
    assertThat(room.snapshot(0).seats()).noneMatch(Snapshot.Seat::ready);
    assertThat(code(1, new Request.Leave())).as("all is as before").isEmpty();
  }

  @Test
  void a_match_goes_on_when_the_door_agrees_and_ends_without_it() {
    allReady();
    steer(new Steer.Consent());
    room.ask(1, new Request.Suspend(false));
    allReady();
    assertThat(isAsking()).isTrue();
    assertThat(room.snapshot(0).suspended()).isTrue();
    assertThat(steer(new Steer.Kill(true, Optional.empty()))).contains(Fault.NOT_NOW);
    steer(new Steer.Consent());
    assertThat(room.snapshot(0).suspended()).isFalse();
    room.ask(2, new Request.Suspend(false));
    steer(new Steer.Kill(true, Optional.empty()));
    allReady();
    assertThat(isAsking()).isFalse();
    assertThat(room.room().table().stopped()).contains("agreed");
  }

  /** What a door's going leads to is written nowhere, so nothing may begin by it. */
  @Test
  void a_door_that_goes_while_it_is_asked_leaves_all_unready_and_is_asked_no_more() {
    allReady();
    int facts = room.room().table().facts();
    room.give(new Input.Disconnected(DOOR));
    assertThat(room.room().table().facts()).isEqualTo(facts);
    assertThat(room.snapshot(0).started()).isFalse();
    assertThat(room.snapshot(0).seats()).noneMatch(Snapshot.Seat::ready);
    allReady();
    assertThat(room.snapshot(0).started()).isTrue();
  }
}
