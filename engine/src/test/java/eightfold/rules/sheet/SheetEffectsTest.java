package eightfold.rules.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.rules.book.RuleBooks;
import eightfold.rules.check.SoundBooks;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What the sheet says of a card that does several things at once: one effect changes what another
 * comes to. Source: the semantics, chapters 5, 6, 9 and 10, and the pages of the games named.
 */
class SheetEffectsTest {
  private static String row(String line) {
    String sheet = RuleSheet.write(SoundBooks.book(line));
    return sheet.lines().filter(one -> one.startsWith("| **")).findFirst().orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          on Q skip 1, again       | only where nobody is skipped and nobody has to draw.
          on K next draws 2, again | only where nobody is skipped and nobody has to draw.
          on Q again               | Its player takes another turn.
          on Q reverse, again      | Its player takes another turn.
          """)
  void a_further_turn_does_not_come_where_somebody_suffers(String line, String said) {
    assertThat(row(line)).contains(said);
  }

  /** Semantics 6.9: the draws lie on the seat that acts next after the skips. */
  @Test
  void whom_a_skip_passes_over_draws_nothing() {
    assertThat(row("on 10 skip 1, next draws 1"))
        .contains("The next player is skipped. Whoever then has the turn draws one card.");
    assertThat(row("on 10 next draws 1")).contains("The next player draws one card.");
  }

  /** five-shapes.md, holdOn: a number of seats may go by the seats (semantics 10.28). */
  @Test
  void so_many_are_skipped_as_the_seats_say() {
    assertThat(row("on 10 skip 3")).contains("The next three players are skipped.");
    assertThat(row("on 10 skip 1 3:2 5:1"))
        .contains(
            "From the next player on so many are skipped: one with 2 players, two with 3 to 4"
                + " players, one with 5 or more players.");
  }

  /** Semantics 33.1: what a card of a book's own pack counts the line of its rank says. */
  @Test
  void cards_of_a_pack_of_ones_own_count_what_their_rank_says() {
    String points = "Cards left in a hand count as in the table; all others ";
    String sheet =
        RuleSheet.write(
            RuleBooks.read(
                    Map.of(
                        "shapes.game",
                        """
                game Shapes
                players 2..3
                deck own
                suit C "circles", colour red
                suit S "stars", colour blue
                rank 1 "one", value 1, copies 9
                rank 12 "twelve", value 12, copies 9
                deal 3
                draw one-then-pass
                points 1S 2
                scoring own
                """))
                .book("shapes")
                .orElseThrow());
    assertThat(sheet).contains(points + "the value of their rank.");
    assertThat(RuleSheet.write(SoundBooks.book("points 8 50", "scoring own")))
        .contains(points + "as usual: court cards and tens 10, aces 1, the rest their number");
  }

  /** jack-change-it.md: an eight on an eight, and nobody is skipped. */
  @Test
  void a_parry_that_ends_a_skip_moves_nothing_on() {
    assertThat(row("on 8 skip 1, parried by 8, parry ends it"))
        .contains("may play an eight. A card that parries it ends it: nobody is skipped.")
        .doesNotContain("moves on");
    assertThat(row("on 8 skip 1, parried by 8")).contains("the skip moves on to the next one.");
  }

  /** jack-change-it.md: the five of hearts is the one card that helps. */
  @Test
  void what_can_be_cancelled_cannot_be_said_to_have_no_answer() {
    assertThat(row("on AH next draws 5, no answer, cancelled by 5H"))
        .contains("It cannot be added to. Played on it, the five of hearts cancels")
        .contains("nobody draws.")
        .doesNotContain("cannot be answered");
    assertThat(row("on AH next draws 5, no answer")).contains("It cannot be answered.");
  }

  /** Semantics 5.3: an answer adds to the debt, whatever else it might do. */
  @Test
  void a_card_that_answers_does_not_cancel() {
    assertThat(row("on 2 next draws 2, cancelled by 2"))
        .contains("may add a card of the same rank")
        .doesNotContain("cancels");
    assertThat(row("on 2 next draws 2, cancelled by 2 J"))
        .contains("Played on it, a jack cancels the whole penalty");
    assertThat(row("on 2 next draws 2, no answer, cancelled by 2"))
        .contains("nobody draws it, and what that card itself causes begins anew.");
  }

  /** macau.md: whoever comes after the queen of hearts may answer, not the player of it. */
  @Test
  void behind_a_card_that_only_adds_the_next_player_may_answer() {
    assertThat(row("on QH adds as an answer 5, answered by KS KH QH"))
        .contains("Instead of drawing, the next player may add the king of spades");
  }

  /** creights.md 4: a three takes neither an eight nor a three with it. */
  @Test
  void cards_that_cancel_do_not_take_each_other_away() {
    assertThat(RuleSheet.write(SoundBooks.book("scoring own", "cancelling 3, not 8")))
        .contains("takes away one other card of the hand, the dearest first, but never a three or")
        .contains("a three or an eight.");
  }

  @Test
  void what_follows_is_not_the_price_of_saying_nothing() {
    assertThat(
            RuleSheet.write(SoundBooks.book("when 6: says its name, else draws 1, declares suit")))
        .contains(
            "When a six is played, its player names the suit to be played next and its player has"
                + " to say the name of the card before anybody else acts, or draws one card.");
  }
}
