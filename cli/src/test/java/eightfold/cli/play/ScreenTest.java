package eightfold.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.cards.LibraryPack;
import eightfold.game.Awaits;
import eightfold.game.PublicFact;
import eightfold.game.View;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The table at the terminal. Source: issue 2, point 6 (readable in 80 columns, legal plays marked).
 */
class ScreenTest {
  private static List<String> lines(View view) {
    return new Screen(LibraryPack.french(), "Pesten", Views.NAMES, false).lines(view, List.of());
  }

  @Test
  void the_table_shows_all_that_a_person_needs() {
    View view =
        Views.awaiting(Awaits.PLAY, "KD 2C 9H 10D AS", "play KD; play 10D; draw; call; catch 1");
    assertThat(lines(view))
        .containsExactly(
            "-- Pesten, deal 2 -------------------------------- counterclockwise, stock 31 --",
            "  players  >Ann 5 (12 points); Ben 1 owes a call (0 points);",
            "           Cleo 5 called (7 points)",
            "  open     Cleo: AS",
            "  pile     JC   (under it 9C 3C)",
            "  demand   diamonds declared",
            "  hand      2C  [10D] [KD]  9H   AS",
            "  you may  play [a card], draw, call, catch Ben");
  }

  @Test
  void a_pending_penalty_is_told() {
    assertThat(lines(Views.owing(4, "2S 9H", "draw; play 2S")))
        .contains("  demand   diamonds declared; a penalty of 4 cards is pending")
        .contains("  hand      9H  [2S]");
  }

  @Test
  void a_large_hand_is_broken_into_lines_of_80_columns() {
    String hand =
        "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD RJ";
    List<String> lines = lines(Views.awaiting(Awaits.PLAY, hand, "draw"));
    assertThat(lines).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
    assertThat(String.join(" ", lines)).contains("KC", "KD", "RJ");
  }

  @Test
  void gifts_and_pairs_are_told_shortly() {
    View gift = Views.awaiting(Awaits.of("give"), "7H 7C", "give 7C 1; give 7H 1; pass");
    assertThat(lines(gift)).contains("  you may  give [a card] Ben, pass");
    View pair = Views.awaiting(Awaits.PLAY, "7H 7H 9C", "play 7H; play 7H 7H; draw");
    assertThat(lines(pair)).contains("  you may  play [a card], draw, play 7H 7H");
  }

  @Test
  void a_draw_from_a_hand_is_told_beside_the_one_from_the_stock() {
    View view = Views.awaiting(Awaits.PLAY, "7H 9C", "play 7H; draw; draw 1; draw 2");
    assertThat(lines(view)).contains("  you may  play [a card], draw, draw Ben|Cleo");
  }

  @Test
  void public_facts_stand_below_the_pile() {
    View view = Views.awaiting(Awaits.PLAY, "KD", "play KD");
    List<PublicFact> facts =
        List.of(
            PublicFact.of("rules", "factor"),
            PublicFact.of("missed", 1, "2"),
            PublicFact.of("wild", 1, "7"),
            PublicFact.of("column", 0, "1", "104"),
            PublicFact.of("column", 1, "1", "12"),
            PublicFact.of("column-won", 0, "1"),
            PublicFact.of("weather", "rain"));
    assertThat(new Screen(LibraryPack.french(), "Pesten", Views.NAMES, false).lines(view, facts))
        .containsSubsequence(
            "  seen     the rules in force: factor",
            "  seen     Ben: misses 2, rank 7 is wild",
            "  seen     column 1: Ann 104, Ben 12, won by Ann")
        .noneMatch(line -> line.contains("weather"));
  }

  @Test
  void red_cards_are_red_where_colours_are_wanted() {
    View view = Views.awaiting(Awaits.PLAY, "KD 2C", "play KD");
    List<String> lines =
        new Screen(LibraryPack.french(), "Pesten", Views.NAMES, true).lines(view, List.of());
    assertThat(String.join("\n", lines)).contains("[\u001b[31mKD\u001b[0m]").contains(" 2C ");
  }
}
