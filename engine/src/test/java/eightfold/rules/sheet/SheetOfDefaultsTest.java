package eightfold.rules.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.rules.book.Options;
import eightfold.rules.book.RuleBooks;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * A family writes four lines and invites friends, who read on the sheet what the four lines leave
 * to the language. Source: docs/rule-language.md, a first book.
 */
class SheetOfDefaultsTest {
  private static final String BARE =
      "game Bare\nplayers 2..4\ndeck french\ndeal 7\ndraw one-may-play\n";

  private static String sheet(String text) {
    return RuleSheet.write(Options.standard(RuleBooks.single(text, Map.of())));
  }

  @Test
  void a_bare_book_says_what_holds_although_it_says_nothing_of_it() {
    assertThat(sheet(BARE))
        .contains(
            "- Every deal begins clockwise, with the player to the left of the dealer.\n",
            "- The next card of the stock is turned up and begins the discard pile. It has no"
                + " effect, and nobody names a suit for it.\n",
            "- When a card is needed and the stock is empty, the pile without its top card is"
                + " shuffled and becomes the new stock.",
            "## Scoring\n\n- Points are not counted: whoever is out first has won.\n",
            "## The match\n\n- A match is a single deal.\n");
  }

  @Test
  void what_a_book_says_itself_is_said_once() {
    String said =
        sheet(
            BARE
                + "direction counterclockwise\nstarter dealer-plays\nstock pass\nscoring own\n"
                + "match target, at 100\n");
    assertThat(said)
        .contains("counterclockwise", "had just played it", "it stays empty", "100 points")
        .doesNotContain(" clockwise", "no effect", "becomes the new stock", "single deal")
        .doesNotContain("Points are not counted");
  }

  /** A clause of another line says it as well. */
  @Test
  void a_direction_in_the_line_of_the_deal_is_one() {
    assertThat(sheet(BARE.replace("deal 7", "deal 7, direction counterclockwise")))
        .contains("begins counterclockwise")
        .doesNotContain("begins clockwise");
  }

  @Test
  void a_table_of_points_that_names_all_cards_leaves_none_to_count_as_usual() {
    assertThat(sheet(BARE + "scoring own\npoints any 5, 7 8 20\n"))
        .contains("- Cards left in a hand count as in the table.\n")
        .contains("| Sevens and eights | 20 |\n| All others | 5 |\n");
    assertThat(sheet(BARE + "scoring own\npoints 7 20\n")).contains("; all others as usual:");
  }

  /** Partners sit opposite: four, six or eight of them. */
  @Test
  void numbers_of_players_who_cannot_sit_down_are_not_told() {
    String teams =
        BARE.replace("2..4", "4..8")
            + "teams\nscoring own\nmatch target, at 4:200 5:250 6:300 7:350 8:400\n";
    assertThat(sheet(teams.replace("deal 7", "deal 5")))
        .contains("reached 200 points with 4 players, 300 with 6 players, 400 with 8 players.")
        .doesNotContain("250", "350");
  }
}
