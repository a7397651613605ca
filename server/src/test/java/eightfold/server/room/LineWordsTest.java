package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Game;
import eightfold.game.Verb.Shape;
import eightfold.games.Games;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A line is read here as the game reads it: blanks of any kind part its words. */
class LineWordsTest {
  private final Game game = Games.standard().game("switch", Map.of());

  /** Else a catch could come in another order than its time gives it. */
  @ParameterizedTest
  @ValueSource(strings = {"catch 1", "catch\t1", "  CATCH \t  1\n", "catch Bob", "catch\tBob"})
  void a_catch_is_one_whatever_stands_between_its_words(String text) {
    Line line = Line.of(game, text);
    assertThat(line.isCatch()).isTrue();
    assertThat(line.caught(List.of("Ann", "Bob"))).hasValue(1);
  }

  @Test
  void a_draw_from_a_hand_is_another_act_than_one_from_the_stock() {
    assertThat(Line.of(game, "draw\t").verb().shape()).isEqualTo(Shape.ALONE);
    assertThat(Line.of(game, "draw\t1").verb().shape()).isEqualTo(Shape.SEAT);
    assertThat(Line.of(game, "draw Bob").inTurn()).isTrue();
  }
}
