package eightfold.bots;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Verb;
import eightfold.play.FamilyActs;
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
    assertThat(verb("play 8H =D")).isEqualTo(FamilyActs.PLAY);
    assertThat(verb("suit free").shape()).isEqualTo(Verb.Shape.SUIT);
    assertThat(verb("DRAW").sort()).isEqualTo(Verb.Sort.DRAWS);
    assertThat(Verb.of(FamilyActs.VERBS, "juggle")).isEmpty();
    assertThat(verb("catch 2").inTurn()).isFalse();
    assertThat(verb("say spoons").inTurn()).isFalse();
    assertThat(verb("pass").inTurn()).isTrue();
  }

  private static Verb verb(String act) {
    return Verb.of(FamilyActs.VERBS, act).orElseThrow();
  }
}
