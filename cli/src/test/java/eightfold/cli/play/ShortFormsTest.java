package eightfold.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.cards.LibraryPack;
import eightfold.game.Awaits;
import eightfold.game.View;
import org.junit.jupiter.api.Test;

/** What a person may type instead of the notation. */
class ShortFormsTest {
  private final ShortForms forms = new ShortForms(LibraryPack.french(), Views.NAMES);
  private final View turn = Views.awaiting(Awaits.PLAY, "8H 7H 7C", "play 8H; play 7H; draw");
  private final View suit =
      Views.awaiting(Awaits.of("suit"), "7H 7C", "suit C; suit D; suit H; suit S");
  private final View rank = Views.awaiting(Awaits.of("rank"), "7H 7C", "rank 7; rank free");

  @Test
  void a_card_alone_is_played() {
    assertThat(forms.acts("8h", turn)).containsExactly("play 8h");
    assertThat(forms.acts("10♥", turn)).containsExactly("play 10♥");
  }

  @Test
  void a_suit_or_rank_after_it_is_declared() {
    assertThat(forms.acts("8h d", turn)).containsExactly("play 8h =d");
    assertThat(forms.acts("8h=d", turn)).containsExactly("play 8h =d");
    assertThat(forms.acts("jh 7", turn)).containsExactly("play jh =7");
    assertThat(forms.acts("play 8H =D", turn)).containsExactly("play 8H =D");
  }

  @Test
  void several_cards_are_played_together() {
    assertThat(forms.acts("7h 7c", turn)).containsExactly("play 7h 7c");
    assertThat(forms.acts("8h 8c d", turn)).containsExactly("play 8h 8c =d");
  }

  @Test
  void a_letter_is_a_verb_but_a_suit_when_one_is_asked_for() {
    assertThat(forms.acts("d", turn)).containsExactly("draw");
    assertThat(forms.acts("P", turn)).containsExactly("pass");
    assertThat(forms.acts("c", turn)).containsExactly("call");
    assertThat(forms.acts("d", suit)).containsExactly("suit D");
    assertThat(forms.acts("clubs", suit)).containsExactly("suit C");
    assertThat(forms.acts("♠", suit)).containsExactly("suit S");
    assertThat(forms.acts("7", rank)).containsExactly("rank 7");
    assertThat(forms.acts("free", rank)).containsExactly("rank free");
    assertThat(forms.acts("q", suit)).as("a rank instead").containsExactly("rank q");
  }

  @Test
  void an_exclamation_mark_calls_first() {
    assertThat(forms.acts("7h!", turn)).containsExactly("call", "play 7h");
    assertThat(forms.acts("8h d !", turn)).containsExactly("call", "play 8h =d");
  }

  @Test
  void names_may_be_written_in_any_case() {
    assertThat(forms.acts("x ben", turn)).containsExactly("catch Ben");
    assertThat(forms.acts("d ben", turn)).containsExactly("draw Ben");
    assertThat(forms.acts("CATCH cleo", turn)).containsExactly("catch Cleo");
    View give = Views.awaiting(Awaits.of("give"), "7H 7C", "give 7H 1; give 7C 1");
    assertThat(forms.acts("7h ben", give)).containsExactly("give 7h Ben");
    assertThat(forms.acts("7h", give)).as("clear to whom").containsExactly("give 7H 1");
  }

  @Test
  void anything_else_is_left_to_the_game() {
    assertThat(forms.acts("juggle 7H", turn)).containsExactly("juggle 7H");
    assertThat(forms.acts("=d", turn)).containsExactly("=d");
    assertThat(forms.acts("say Not my spoon!", turn)).containsExactly("say Not my spoon!");
  }
}
