package eightfold.testkit;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.game.Game;
import eightfold.game.SetupException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What trials of the built games have asked, and how it was decided, on both programs. */
class RulingDecisionsTest {
  // semantics 30.40; CHANGES 31
  @Test
  void two_equal_lines_are_refused_where_they_are_added_as_in_a_book() {
    Game game = LaidTables.madeUp("deal 5\ndraw one-then-pass\n");
    assertThatThrownBy(() -> game.with(List.of("when 7: reverse", "when 7: reverse")))
        .isInstanceOf(SetupException.class)
        .hasMessageContaining("twice");
    assertThatThrownBy(() -> LaidTables.madeUp("deal 5\nwhen 7: reverse\nwhen 7: reverse\n"))
        .isInstanceOf(SetupException.class)
        .hasMessageContaining("twice");
  }
}
