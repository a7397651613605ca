package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * {@code eightfold rules}, and how a game and its options are named. Source: issue 2, point 6; C19.
 */
class RulesCommandTest {
  @Test
  void the_rule_sheet_says_what_the_options_change() {
    String plain = Ran.eightfold("rules", "eights").done().out();
    String twos = Ran.eightfold("rules", "eights", "--option", "twos=draw2").done().out();
    assertThat(plain).contains("Crazy Eights");
    assertThat(twos).isNotEqualTo(plain);
  }

  @Test
  void a_game_is_found_by_any_of_its_names() {
    String pesten = Ran.eightfold("rules", "pesten").done().out();
    assertThat(Ran.eightfold("rules", "PESTEN").done().out()).isEqualTo(pesten);
    assertThat(Ran.eightfold("rules", "Dutch rules").done().out()).isEqualTo(pesten);
    assertThat(Ran.eightfold("rules", "mau mau").done().out())
        .isEqualTo(Ran.eightfold("rules", "mau-mau").done().out());
  }

  @Test
  void a_name_of_several_games_shows_them_all() {
    Ran.eightfold("rules", "Two-Four-Jack").refused("several games", "switch", "two-four-jack");
    // an id means its own game
    assertThat(Ran.eightfold("rules", "two-four-jack").done().out())
        .isNotEqualTo(Ran.eightfold("rules", "switch").done().out());
  }

  @Test
  void a_mistyped_game_is_answered_with_near_ones() {
    Ran.eightfold("rules", "pestne")
        .refused("no game is called \"pestne\"", "did you mean pesten?");
    Ran.eightfold("rules", "whist").refused("no game is called \"whist\"", "eightfold games");
  }

  @Test
  void options_are_checked() {
    Ran.eightfold("rules", "eights", "--option", "twos").refused("\"twos\"", "--option KEY=VALUE");
    Ran.eightfold("rules", "eights", "--option", "tows=draw2").refused("tows");
    Ran.eightfold("rules", "eights", "--option", "twos=draw3").refused("twos", "draw3", "draw2");
    Ran.eightfold("rules", "eights", "--option", "cards=99").refused("cards", "99");
    Ran.eightfold("rules", "eights", "--option", "twos=off", "--option", "twos=draw2")
        .refused("twos", "twice");
  }

  @Test
  void options_that_contradict_each_other_are_refused_with_the_reason() {
    // eights.md: an effect option on the wild rank is refused when the table is set up
    Ran.eightfold("rules", "eights", "--option", "wildRank=2", "--option", "twos=draw2")
        .refused("twos");
  }

  @Test
  void a_game_must_be_named() {
    Ran.eightfold("rules").refused("GAME", "eightfold rules --help");
  }
}
