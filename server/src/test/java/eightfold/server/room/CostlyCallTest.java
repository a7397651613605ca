package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.cards.LibraryPack;
import eightfold.game.Game;
import eightfold.game.Match;
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
 * Ann and Bob play Pesten, in which calling "Last card" with seven cards in the hand costs five. No
 * slip of a finger does that: who says it for the first time hears the price. Source: issue 10,
 * point 3; the price is that of the rules page (pesten, "Last card").
 */
class CostlyCallTest {
  private static final int ANN = 0;
  private static final int FALSE_CALL = 5;

  private final Game pesten = Games.standard().game("pesten", Map.of());
  private Room room = opened();
  private int requests;

  private Room opened() {
    Fact.Opened opened =
        new Fact.Opened(
            pesten.id(),
            pesten.options(),
            pesten.ruleBook(),
            List.of("", ""),
            List.of("", ""),
            OptionalInt.empty(),
            RoomDriver.SEED);
    return Room.of(
        RoomTable.opened("t", StagedGames.of(pesten), opened, 0),
        Pace.standard(),
        new HouseBots(),
        0);
  }

  @BeforeEach
  void ann_and_bob_sit_down_and_begin() {
    for (int seat = 0; seat < 2; seat++) {
      String token = "token" + seat;
      gives(new Input.Sit(seat == ANN ? "Ann" : "Bob", token));
      gives(
          new Input.Connected(seat + 1, "hello" + seat, Optional.of(token), OptionalLong.empty()));
    }
    gives(new Input.Asked(1, "start", new Request.Start(false)));
    assertThat(held()).isEqualTo(7);
  }

  private Outcome gives(Input input) {
    Outcome outcome = room.after(input, 0);
    room = outcome.room();
    return outcome;
  }

  private Match match() {
    return room.table().running();
  }

  private int held() {
    return match().held(ANN);
  }

  private Outcome calls(boolean meant) {
    requests++;
    return gives(
        new Input.Asked(ANN + 1, "call" + requests, new Request.Act(match().ply(), "call", meant)));
  }

  @Test
  void said_once_it_is_answered_with_its_price_and_takes_nothing() {
    Outcome outcome = calls(false);
    assertThat(outcome.facts()).isEmpty();
    assertThat(held()).isEqualTo(7);
    assertThat(outcome.outputs())
        .singleElement()
        .isInstanceOfSatisfying(
            Output.Refused.class,
            refused -> {
              assertThat(refused.fault().code()).isEqualTo(Fault.COSTS);
              assertThat(refused.fault().data()).contains(new Fault.Price(FALSE_CALL));
              assertThat(refused.fault().message()).contains("cost you 5 cards");
            });
  }

  @Test
  void sent_as_meant_it_is_made_and_costs_what_was_said() {
    assertThat(calls(true).facts()).hasSize(1);
    assertThat(held()).isEqualTo(7 + FALSE_CALL);
  }

  @Test
  void the_price_is_shown_before_to_the_seat_alone() {
    assertThat(match().view(ANN).risky()).containsEntry("call", FALSE_CALL);
    assertThat(match().view(Match.NOBODY).risky()).isEmpty();
  }

  @Test
  void a_call_that_is_right_is_made_at_once() {
    boolean called = false;
    for (int i = 0; i < 2_000 && !called; i++) {
      int turn = match().turn();
      if (turn == ANN && held() == 2 && match().view(ANN).legal().contains("call")) {
        assertThat(match().view(ANN).risky()).doesNotContainKey("call");
        assertThat(calls(false).facts()).hasSize(1);
        assertThat(held()).isEqualTo(2);
        called = true;
      } else if (turn == Match.NOBODY) {
        gives(new Input.Asked(1, "next" + i, new Request.Rematch()));
      } else {
        String line =
            new HouseBots()
                .player("eager", LibraryPack.french())
                .act(match().view(turn), List.of(), new eightfold.game.FastChance(i))
                .orElseThrow();
        Request.Act act = new Request.Act(match().ply(), line);
        gives(new Input.Asked(turn + 1, "act" + i, act));
      }
    }
    assertThat(called).isTrue();
  }
}
