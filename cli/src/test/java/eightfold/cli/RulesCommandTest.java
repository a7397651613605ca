package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.rules.book.RuleBooks;
import eightfold.rules.json.RuleBookJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

  /** Source: ways-to-play.txt, {@code eights for-children}; issue 15, point 2. */
  @Test
  void a_way_to_play_sets_its_options_and_those_that_are_named_count_more() {
    String one = Ran.eightfold("rules", "eights", "--preset", "for-children").done().out();
    assertThat(one)
        .isEqualTo(
            Ran.eightfold(
                    "rules",
                    "eights",
                    "--option",
                    "cards=5",
                    "--option",
                    "draw=one-then-pass",
                    "--option",
                    "stockOut=reshuffle",
                    "--option",
                    "target=0")
                .done()
                .out());
    assertThat(
            Ran.eightfold("rules", "eights", "--preset", "for-children", "--option", "cards=6")
                .done()
                .out())
        .isNotEqualTo(one);
    Ran.eightfold("rules", "eights", "--preset", "for-kids")
        .refused("no way to play eights is called \"for-kids\"", "one-deal, for-children");
    Ran.eightfold("rules", "pesten", "--preset", "for-kids").refused("pesten");
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
  void a_sheet_is_written_in_the_language_asked_for() {
    assertThat(Ran.eightfold("rules", "mau-mau", "--language", "de").done().out())
        .contains("## Ziel", "Karten");
    assertThat(Ran.eightfold("rules", "mau-mau", "--language", "de-AT").done().out())
        .isEqualTo(Ran.eightfold("rules", "mau-mau", "--language", "de").done().out());
    Ran.eightfold("rules", "mau-mau", "--language", "tlh")
        .refused("there are no words in \"tlh\"", "de, en, es, fr, hu, nl, sv, tr");
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

  /** Issue 12, point 6. */
  @Test
  void a_book_of_ones_own_is_read_as_text_or_json_and_played_by_every_command(@TempDir Path folder)
      throws IOException {
    String text =
        """
        game Kitchen Table
        summary "Ours."
        players 2..4
        deck french
        deal 5
        draw one-may-play
        on 9 reverse
        scoring none
        match single
        """;
    Path book = Files.writeString(folder.resolve("kitchen.game"), text);
    String json = RuleBookJson.write(RuleBooks.single("id kitchen\n" + text, Map.of()));
    // told by looking, whatever the ending
    Path other = Files.writeString(folder.resolve("other.game"), json);
    String sheet = Ran.eightfold("rules", "--rules", book.toString()).done().out();
    assertThat(sheet).startsWith("# Kitchen Table");
    assertThat(Ran.eightfold("rules", "--rules", other.toString()).done().out()).isEqualTo(sheet);
    assertThat(Ran.eightfold("rules", "kitchen table", "--rules", book.toString()).done().out())
        .isEqualTo(sheet);
    String rules = "--rules=" + book;
    Ran.eightfold("simulate", rules, "--deals", "20", "--seed", "1").done();
    Ran.eightfold("fuzz", "--rules", other.toString(), "--deals", "20", "--seed", "1").done();
    assertThat(Ran.eightfold("bench", rules, "--seconds", "0.01").done().out())
        .contains("kitchen")
        .doesNotContain("pesten");
    Ran.eightfold("solve", rules, "--seed", "1").refused("kitchen is played against others");
    Ran.eightfold("play", rules, "--seed", "1").done();
  }

  @Test
  void what_is_wrong_in_a_book_of_ones_own_is_said_by_every_command(@TempDir Path folder)
      throws IOException {
    Path book = Files.writeString(folder.resolve("wrong.game"), "game Wrong\nplayers 2..4\ndael 5");
    for (String command : List.of("rules", "play", "simulate", "solve", "lint", "bench", "fuzz")) {
      Ran.eightfold(command, "--rules", book.toString())
          .refusedWith(
              book + ":3:1: error: unknown rule \"dael\"; did you mean \"deal\"? [unknown-rule]");
    }
    Ran.eightfold("rules", "--rules", folder.resolve("none.game").toString()).refused("none.game");
    Ran.eightfold("rules", "--rules", "rules.txt").refused("rules.txt", ".game or .json or .cards");
  }
}
