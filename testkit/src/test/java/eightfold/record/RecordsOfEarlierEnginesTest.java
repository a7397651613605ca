package eightfold.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.game.Catalogue;
import eightfold.game.EngineVersion;
import eightfold.game.FastChance;
import eightfold.game.Opening;
import eightfold.game.SetupException;
import eightfold.games.Games;
import eightfold.record.RecordReader.Reading;
import eightfold.record.RecordVerifier.Verdict;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/**
 * Records that commit cef9d4e, which was engine 1, has written, and 22941795, which was engine 2.
 * Source: notation, page 5 ({@code engine}), and the changes of the rules since.
 */
class RecordsOfEarlierEnginesTest {
  private static final Catalogue GAMES = Games.standard();

  private static String text(String file) {
    String path = "/eightfold/record/" + file;
    try (InputStream in = RecordsOfEarlierEnginesTest.class.getResourceAsStream(path)) {
      if (in == null) {
        throw new IllegalArgumentException("there is no " + path);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static GameRecord read(String text) {
    return switch (RecordReader.read("it", text)) {
      case Reading.Sound(GameRecord game) -> game;
      case Reading.Unsound broken -> throw new AssertionError(broken.text());
    };
  }

  private static String verdict(String text) {
    return RecordVerifier.verify(read(text), GAMES).text("it");
  }

  /** Bob had drawn three cards in vain; then his turn passed by itself (CHANGES 2). */
  @Test
  void a_turn_that_passed_by_itself_is_where_the_record_grows_old() {
    String text = text("engine-1/drawing-up-to-three.yaml");
    assertThat(read(text).engine()).isEqualTo(EngineVersion.FIRST);
    assertThat(verdict(text))
        .startsWith("OLD it:151: played under engine 1; replayed up to here, where engine 3")
        .contains("Ann: play 6D is refused: 901")
        .contains("Who has drawn and finds no further card to draw plays or passes by choice");
    assertThat(text.lines().toList().get(150)).isEqualTo("  - Ann: play 6D");
  }

  /** A second call was due after a draw that had ended the first one (CHANGES 5). */
  @Test
  void a_call_that_is_not_due_any_more_is_old() {
    assertThat(verdict(text("engine-1/call-after-a-draw.yaml")))
        .startsWith("OLD it:")
        .contains("call is refused: 911")
        .contains("A draw ends a call only when it ends what owed it");
  }

  /** A queen turned the direction twice, and the others drew once for it (CHANGES 28). */
  @Test
  void two_turns_of_direction_are_two_now() {
    assertThat(verdict(text("engine-2/two-turns.yaml")))
        .startsWith("OLD it:")
        .contains("played under engine 2; replayed up to here, where engine 3")
        .contains("A line about the direction works each time that it turns")
        .doesNotContain("Words cost");
  }

  /** The same records of today would be false. */
  @Test
  void what_was_right_then_is_wrong_under_this_engine() {
    String today = "eightfold: 1\nengine: " + EngineVersion.CURRENT + "\n";
    String text = text("engine-1/drawing-up-to-three.yaml").replace("eightfold: 1\n", today);
    assertThat(RecordVerifier.verify(read(text), GAMES)).isInstanceOf(Verdict.Refuted.class);
  }

  /** Ten partners could sit down (CHANGES 9): a table today needs 4, 6 or 8. */
  @Test
  void a_number_of_seats_that_is_refused_today_replays_as_it_was_played() {
    GameRecord record = read(text("engine-1/partners-of-ten.yaml"));
    assertThat(verdict(text("engine-1/partners-of-ten.yaml")))
        .startsWith("OK it: 2 deals verified");
    assertThat(RecordText.of(record, GAMES)).contains("Deal 2, dealt by").doesNotContain("further");
    assertThatThrownBy(
            () ->
                GAMES
                    .fromRuleBook(record.ruleBook())
                    .begin(Opening.of(record.players().size()), new FastChance(1)))
        .isInstanceOf(SetupException.class)
        .hasMessageContaining("4, 6 or 8 players, not 10");
  }

  /** Faults that nobody could catch (CHANGES 16): such a book is refused today. */
  @Test
  void a_book_that_is_refused_today_replays_as_it_was_played() {
    String text = text("engine-1/phrase-without-a-call.yaml");
    assertThat(verdict(text)).isEqualTo("OK it: 1 deal verified, the match has ended");
    assertThatThrownBy(() -> GAMES.fromRuleBook(read(text).ruleBook()))
        .isInstanceOf(SetupException.class)
        .hasMessageContaining("nothing says for how long the faults");
    // what no engine has played is not excused by its age
    String nonsense = text.replace("  deal 5\n", "  deel 5\n");
    assertThat(verdict(nonsense)).startsWith("FAIL it:").contains("cannot be played");
  }
}
