package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Game;
import eightfold.games.Games;
import eightfold.message.Texts;
import eightfold.protocol.Json;
import eightfold.protocol.Request;
import eightfold.protocol.ToldCause;
import eightfold.protocol.ToldEvent;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Where something comes of a {@code when} line, players are told what that line says. Source: issue
 * 44, point 4; docs/protocol.md.
 */
class ToldRulesTest {
  private static final Game GAME =
      Games.standard()
          .fromRuleBook(
              """
              game Ruled
              players 2..4
              deck french
              deal 7
              draw one-may-play
              on 8 wild, declares suit
              when 9 on any: others draw 1
              when hand becomes 5: seat +1 misses 1
              when red on black: reverse
              """,
              Map.of());

  private static RoomDriver played() {
    RoomDriver room =
        RoomDriver.of(
            GAME, StagedGames.of(Games.standard()), "pbb", RoomDriver.PACE, RoomDriver.SEED);
    room.come(0);
    room.ask(1, new Request.Start(true));
    room.playDeal();
    return room;
  }

  private static List<ToldCause> rules(RoomTable table) {
    return table.toldTo(0, 0).stream()
        .map(ToldEvent::cause)
        .flatMap(List::stream)
        .filter(cause -> cause.rule().matches("[0-9]+"))
        .toList();
  }

  @Test
  void each_is_told_in_the_words_of_the_rule_sheet_and_in_the_language_of_whoever_is_told() {
    RoomDriver room = played();
    List<ToldCause> rules = rules(room.table());
    assertThat(rules).extracting(ToldCause::rule).contains("1", "2", "3");
    for (ToldCause cause : rules) {
      String says = cause.says().orElseThrow().english();
      assertThat(says).isEqualTo(GAME.conditions().get(Integer.parseInt(cause.rule()) - 1).text());
      assertThat(GAME.sheet().text(Texts.ENGLISH)).contains(says);
      assertThat(Json.write(cause, Texts.in("de")))
          .contains(Texts.in("de").text(GAME.conditions().get(Integer.parseInt(cause.rule()) - 1)));
    }
    assertThat(rules(room.restored().table())).as("after a restart").isEqualTo(rules);
  }

  @Test
  void the_lines_are_counted_as_the_events_count_them() {
    for (ToldEvent event : played().table().toldTo(0, 0)) {
      for (ToldCause cause : event.cause()) {
        if (event.verb().equals("reversed")) {
          assertThat(event.cause().getFirst().rule()).isEqualTo("3");
        }
        if (cause.rule().equals("2")) {
          assertThat(cause.says().orElseThrow().english()).contains("misses");
        }
      }
    }
  }
}
