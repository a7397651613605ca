package eightfold.bots;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Verb;
import org.junit.jupiter.api.Test;

/** The bots by name. */
class BotsTest {
  @Test
  void every_name_has_a_bot_and_no_other_word_has() {
    assertThat(Bots.names()).containsExactly("random", "eager", "greedy");
    assertThat(Bots.names()).allSatisfy(name -> assertThat(Bots.named(name)).isPresent());
    assertThat(Bots.named("grandmaster")).isEmpty();
    assertThat(Bots.policy("greedy")).as("greedy needs to see its hand").isEmpty();
  }

  @Test
  void verbs_are_those_of_the_notation() {
    // NOTATION 2; calls and the like, to which 901 and 908 do not apply, are open out of turn
    assertThat(Verb.of("play 8H =D")).isEqualTo(Verb.PLAY);
    assertThat(Verb.of("suit free")).isEqualTo(Verb.SUIT);
    assertThat(Verb.of("draw")).isEqualTo(Verb.DRAW);
    assertThat(Verb.of("juggle")).isEqualTo(Verb.OTHER);
    assertThat(Verb.of("catch 2").inTurn()).isFalse();
    assertThat(Verb.of("say spoons").inTurn()).isFalse();
    assertThat(Verb.of("pass").inTurn()).isTrue();
  }
}
