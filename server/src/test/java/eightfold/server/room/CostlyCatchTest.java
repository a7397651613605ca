package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Game;
import eightfold.games.Games;
import eightfold.protocol.Fault;
import eightfold.protocol.Request;
import eightfold.server.lobby.HouseBots;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Ann and Bob play Macau with cheating, where anybody may be caught at any time and a wrong catch
 * costs five cards. As with a wrong call nobody pays for a slip of the finger. Source: issue 10,
 * point 3; the price is that of the rules page (macau, "cheating").
 */
class CostlyCatchTest {
  private static final int ANN = 0;
  private static final int BOB = 1;
  private static final int WRONG_CATCH = 5;

  private final Game macau = Games.standard().game("macau", Map.of("cheating", "yes"));
  private Room room = opened();
  private int requests;

  private Room opened() {
    Fact.Opened opened =
        new Fact.Opened(
            macau.id(),
            macau.options(),
            macau.ruleBook(),
            List.of("", ""),
            List.of("", ""),
            OptionalInt.empty(),
            RoomDriver.SEED);
    return Room.of(
        RoomTable.opened("t", StagedGames.of(macau), opened, 0),
        Pace.standard(),
        new HouseBots(),
        0);
  }

  @BeforeEach
  void ann_and_bob_sit_down_and_begin() {
    for (int seat = ANN; seat <= BOB; seat++) {
      String token = "token" + seat;
      gives(new Input.Sit(seat == ANN ? "Ann" : "Bob", token));
      gives(
          new Input.Connected(seat + 1, "hello" + seat, Optional.of(token), OptionalLong.empty()));
    }
    gives(new Input.Asked(1, "start", new Request.Start(false)));
  }

  private Outcome gives(Input input) {
    Outcome outcome = room.after(input, 0);
    room = outcome.room();
    return outcome;
  }

  private int turn() {
    return room.table().running().turn();
  }

  private int held(int seat) {
    return room.table().running().held(seat);
  }

  private Outcome says(int seat, String line, boolean meant) {
    requests++;
    int ply = room.table().running().ply();
    return gives(new Input.Asked(seat + 1, "act" + requests, new Request.Act(ply, line, meant)));
  }

  @Test
  void a_catch_of_the_innocent_is_answered_with_its_price_and_made_when_it_is_meant() {
    int catcher = 1 - turn();
    int before = held(catcher);
    Outcome first = says(catcher, "catch " + turn(), false);
    assertThat(first.facts()).isEmpty();
    assertThat(first.outputs())
        .singleElement()
        .isInstanceOfSatisfying(
            Output.Refused.class,
            refused -> {
              assertThat(refused.fault().code()).isEqualTo(Fault.COSTS);
              assertThat(refused.fault().data()).contains(new Fault.Price(WRONG_CATCH));
              assertThat(refused.fault().message()).contains("catch", "cost you 5 cards");
            });
    assertThat(held(catcher)).isEqualTo(before);
    assertThat(says(catcher, "catch " + turn(), true).facts()).hasSize(1);
    assertThat(held(catcher)).isEqualTo(before + WRONG_CATCH);
  }

  /** One catch for each seat, target and ply (DESIGN 4, 6): a double tap, or a flood of them. */
  @Test
  void a_wrong_catch_sent_again_for_the_same_ply_costs_nothing_more() {
    int catcher = 1 - turn();
    int ply = room.table().running().ply();
    String line = "catch " + turn();
    int before = held(catcher);
    for (int i = 0; i < 10; i++) {
      requests++;
      Request.Act act = new Request.Act(ply, line, true);
      gives(new Input.Asked(catcher + 1, "act" + requests, act));
    }
    assertThat(held(catcher)).isEqualTo(before + WRONG_CATCH);
  }

  @Test
  void a_cheat_is_caught_at_the_first_tap() {
    int cheat = turn();
    List<String> honest = room.table().running().view(cheat).legal();
    String wrong =
        room.table().running().view(cheat).hands().get(cheat).cards().stream()
            .map(card -> "play " + card)
            .filter(line -> honest.stream().noneMatch(line::equals))
            .findFirst()
            .orElseThrow();
    assertThat(says(cheat, wrong, false).facts()).as(wrong).hasSize(1);
    int before = held(cheat);
    assertThat(says(1 - cheat, "catch " + cheat, false).facts()).hasSize(1);
    assertThat(held(cheat)).isGreaterThan(before);
  }
}
