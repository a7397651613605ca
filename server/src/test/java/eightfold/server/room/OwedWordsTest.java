package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Game;
import eightfold.games.Games;
import eightfold.protocol.Request;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Words that a line of the rules asks for can be said for three seconds: the act of another seat
 * that would end that waits. Source: issue 12, point 4; RULE-LANGUAGE, Conditions 4.
 */
class OwedWordsTest {
  private static final List<String> LINES = List.of("when any: says \"Yee haw\", else draws 1");

  private static final Game GAME = Games.standard().game("eights", Map.of()).with(LINES);

  private RoomDriver room = RoomDriver.begun(GAME, 3);
  private int speaker;
  private int next;

  @BeforeEach
  void somebody_has_played_a_card() {
    String play = "";
    while (play.isEmpty()) {
      speaker = room.match().turn();
      play =
          room.view(speaker).legal().stream()
              .filter(act -> act.startsWith("play") && !act.startsWith("play 8"))
              .findFirst()
              .orElse("");
      room.act(speaker, play.isEmpty() ? "draw" : play);
    }
    next = room.match().turn();
    assertThat(next).isNotEqualTo(speaker);
    assertThat(room.match().owedWords(speaker)).isOne();
  }

  private String act(int seat, String line) {
    return room.ask(seat + 1, new Request.Act(room.match().ply(), line));
  }

  private int cards() {
    return room.view(speaker).hands().get(speaker).count();
  }

  /** A choice of the table hides the page's button; what is legal is as ever. */
  @Test
  void where_words_have_to_be_typed_the_table_says_so_and_they_are_said_all_the_same() {
    assertThat(room.snapshot(speaker).typedWords()).isFalse();
    room = RoomDriver.typing(GAME, 3);
    somebody_has_played_a_card();
    assertThat(room.snapshot(speaker).typedWords()).isTrue();
    assertThat(room.view(speaker).legal()).contains("say Yee haw");
    assertThat(room.done(act(speaker, "say yee-haw!"))).isTrue();
    assertThat(room.match().owedWords(speaker)).isZero();
  }

  @Test
  void the_words_are_a_legal_act_of_who_owes_them_and_everybody_sees_what_they_are() {
    assertThat(room.view(speaker).legal()).contains("say Yee haw");
    assertThat(room.match().facts())
        .anyMatch(fact -> fact.key().equals("words") && fact.words().contains("Yee haw"));
  }

  @Test
  void the_next_seat_waits_and_words_said_in_time_cost_nothing() {
    int before = cards();
    String draw = act(next, "draw");
    room.pass(2_999);
    assertThat(room.done(draw)).isFalse();
    assertThat(room.done(act(speaker, "say yee haw!"))).isTrue();
    room.pass(1);
    assertThat(room.done(draw)).isTrue();
    assertThat(cards()).isEqualTo(before);
  }

  @Test
  void after_three_seconds_the_next_seat_acts_and_the_words_cost_a_card() {
    int before = cards();
    String draw = act(next, "draw");
    room.pass(3_000);
    assertThat(room.done(draw)).isTrue();
    assertThat(cards()).isEqualTo(before + 1);
  }

  @Test
  void speech_of_others_does_not_wait() {
    assertThat(room.done(act(next, "say hello"))).isTrue();
    assertThat(room.match().owedWords(speaker)).isOne();
  }
}
