package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.game.EngineVersion;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Refusal;
import eightfold.protocol.Fault;
import eightfold.protocol.Request;
import eightfold.protocol.Snapshot;
import eightfold.server.little.LittleCatalogue;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/**
 * Ann and Bob were in the middle of a match when the server was brought up to date, and a rule of
 * their game decides otherwise now. Source: notation, page 5 ({@code engine}).
 */
class OldEngineTest {
  private static final Game LITTLE = new LittleCatalogue().game("little", Map.of());

  private static RoomTable begun(int engine) {
    return after(
        RoomTable.opened("table", StagedGames.of(LITTLE), StagedGames.opened(LITTLE, engine), 0),
        new Fact.Seated(0, "Ann", "token0"),
        new Fact.Seated(1, "Bob", "token1"),
        new Fact.Begun());
  }

  private static RoomTable after(RoomTable table, Fact... facts) {
    RoomTable now = table;
    for (Fact fact : facts) {
      now = now.after(new Fact.Dated(1, fact));
    }
    return now;
  }

  /** A line that was taken then; it is refused now. */
  private static Fact.Acted taken(RoomTable table) {
    int turn = table.running().turn();
    return new Fact.Acted(turn, false, "dance", List.of("dance"));
  }

  private static Room room(RoomTable table) {
    Room room = Room.of(table, RoomDriver.PACE, RoomDriver.bots(RoomDriver.PLAIN), 2);
    for (int seat = 0; seat < 2; seat++) {
      Input comes =
          new Input.Connected(seat + 1, "hello", Optional.of("token" + seat), OptionalLong.empty());
      room = room.after(comes, 2).room();
    }
    return room;
  }

  private static Outcome asks(Room room, int seat, Request request) {
    return room.after(new Input.Asked(seat + 1, "1", request), 3);
  }

  @Test
  void the_match_ends_at_the_act_that_is_decided_otherwise_without_a_result() {
    RoomTable table = begun(EngineVersion.FIRST);
    Fact.Acted old = taken(table);
    RoomTable now =
        after(
            table,
            old,
            new Fact.Acted(1 - old.seat(), false, "draw", List.of("draw")),
            new Fact.Said(0, "well"));
    assertThat(now.isBrokenOff()).isTrue();
    assertThat(now.isRunning()).isFalse();
    assertThat(now.isOver()).isTrue();
    assertThat(now.facts()).isEqualTo(table.facts() + 3);
    assertThat(now.chat()).hasSize(1);

    Snapshot seen = room(now).snapshot(0, 2);
    assertThat(seen.view().orElseThrow().standings().ending()).isEqualTo("other-rules");
    assertThat(seen.view().orElseThrow().standings().over()).isTrue();
    assertThat(seen.view().orElseThrow().standings().matchWinners()).isEmpty();
    assertThat(seen.view().orElseThrow().turn()).isEqualTo(Match.NOBODY);
    assertThat(seen.view().orElseThrow().legal()).isEmpty();
    assertThat(seen.lastSecret()).as("the deal can be checked").isPresent();
  }

  @Test
  void nobody_acts_any_more_but_they_can_play_another_match() {
    RoomTable table = begun(EngineVersion.FIRST);
    Room room = room(after(table, taken(table)));
    int turn = room.table().running().turn();
    Outcome act = asks(room, turn, new Request.Act(room.table().running().ply(), "draw"));
    assertThat(act.facts()).isEmpty();
    assertThat(act.outputs())
        .anySatisfy(
            output ->
                assertThat(output)
                    .isInstanceOfSatisfying(
                        Output.Refused.class,
                        refused -> assertThat(refused.fault().code()).isEqualTo(Refusal.OVER)));
    assertThat(asks(room, 0, new Request.Nonce("aa")).outputs())
        .anyMatch(
            output ->
                output instanceof Output.Refused refused
                    && refused.fault().code() == Fault.NOT_NOW);

    Room wished = asks(room, 0, new Request.Rematch()).room();
    Outcome again = asks(wished, 1, new Request.Rematch());
    assertThat(again.facts()).extracting(Fact.Dated::fact).containsExactly(new Fact.Begun());
    assertThat(again.room().table().isRunning()).isTrue();
    assertThat(again.room().table().matches()).isEqualTo(2);
  }

  @Test
  void a_table_of_todays_engine_that_does_not_add_up_is_a_fault_and_names_no_card() {
    RoomTable table = begun(EngineVersion.CURRENT);
    Fact.Acted wrong = new Fact.Acted(table.running().turn(), false, "play 1X", List.of("play 1X"));
    assertThatThrownBy(() -> after(table, wrong))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("an act is refused")
        .hasMessageNotContaining("1X");
  }

  @Test
  void a_deal_that_is_not_over_today_ends_the_match_as_well() {
    RoomTable now = after(begun(EngineVersion.FIRST), new Fact.Dealt());
    assertThat(now.isBrokenOff()).isTrue();
  }

  /** A game of then that fails at a line today, as its position is none of today's rules. */
  private static <T> T failing(Class<T> type, T real) {
    Object made =
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (_, method, arguments) -> {
              if (method.getName().equals("submit") && "crash".equals(arguments[1])) {
                throw new IndexOutOfBoundsException("no such card");
              }
              try {
                Object came = method.invoke(real, arguments);
                return came instanceof Match match ? failing(Match.class, match) : came;
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
    return type.cast(made);
  }

  private static RoomTable crashed(int engine) {
    Game game = failing(Game.class, LITTLE);
    RoomTable table =
        after(
            RoomTable.opened("table", StagedGames.of(game), StagedGames.opened(LITTLE, engine), 0),
            new Fact.Seated(0, "Ann", "token0"),
            new Fact.Seated(1, "Bob", "token1"),
            new Fact.Begun());
    int turn = table.running().turn();
    return after(table, new Fact.Acted(turn, false, "crash", List.of("crash")));
  }

  @Test
  void an_act_at_which_todays_engine_fails_ends_the_match_of_then_and_no_other() {
    RoomTable now = crashed(EngineVersion.FIRST);
    assertThat(now.isBrokenOff()).isTrue();
    assertThat(now.isOver()).isTrue();
    assertThatThrownBy(() -> crashed(EngineVersion.CURRENT))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void a_match_that_no_changed_rule_touches_goes_on() {
    RoomTable table = begun(EngineVersion.FIRST);
    int turn = table.running().turn();
    String line = table.running().view(turn).legal().getFirst();
    RoomTable now = after(table, new Fact.Acted(turn, false, line, List.of(line)));
    assertThat(now.isBrokenOff()).isFalse();
    assertThat(now.isRunning()).isTrue();
  }
}
