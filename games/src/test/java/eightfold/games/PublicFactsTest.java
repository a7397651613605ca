package eightfold.games;

import static eightfold.games.TableInPlay.at;
import static eightfold.games.TableInPlay.game;
import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Awaits;
import eightfold.game.Catalogue;
import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.PublicFact;
import eightfold.game.SuitSigns;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * What everybody can see besides cards, counts and scores. Source: docs/protocol.md ({@code
 * facts}); what each fact means is told by the pages of the games.
 */
class PublicFactsTest {
  private static final List<String> NAMES = List.of("Ann", "Bob", "Cy", "Dot");

  private static Match begun(String id, int seats) {
    return game(id).begin(Opening.of(seats), new FastChance(5));
  }

  private static void does(Match match, int seat, String line) {
    TableInPlay.does(match, seat, line, NAMES);
  }

  @Test
  void plain_games_have_none() {
    assertThat(begun("eights", 3).facts()).isEmpty();
    assertThat(begun("eights-patience", 1).facts()).isEmpty();
  }

  @Test
  void partners_sit_opposite() {
    assertThat(begun("tag-team", 4).facts())
        .contains(PublicFact.of("partner", 0, "2"), PublicFact.of("partner", 3, "1"));
  }

  @Test
  void each_seat_has_its_own_wild_rank_in_a_countdown() {
    assertThat(begun("countdown", 3).facts())
        .contains(PublicFact.of("wild", 0, "8"), PublicFact.of("wild", 2, "8"));
  }

  @Test
  void the_sheet_has_three_columns_for_each_seat() {
    assertThat(begun("hollywood-eights", 2).facts())
        .containsOnlyOnce(PublicFact.of("column", 1, "3", "0"))
        .filteredOn(fact -> fact.key().equals("column"))
        .hasSize(6);
  }

  @Test
  void one_of_two_rule_sets_is_in_force() {
    assertThat(at(game("crazy-factor"), "8H", "4C 9D", "3H 5S", "6S 7D").facts())
        .extracting(PublicFact::key)
        .containsExactly("rules");
  }

  @Test
  void an_ace_silences_the_table() {
    Match match = at(game("el-pumba"), "5D", "AD 4C 3S", "3H 5S 6S", "6C 7D 2C");
    assertThat(match.facts()).containsExactly(PublicFact.of("speech", "2"));
    does(match, 0, "play AD");
    assertThat(match.facts()).containsExactly(PublicFact.of("silence", "2"));
  }

  @Test
  void missed_turns_are_counted_at_the_seat_that_misses_them() {
    Match match = at(game("macau"), "5H", "4H 9C KD", "6S 7D 8C", "4S 9D QC");
    does(match, 0, "play 4H");
    does(match, 2, "play 4S");
    does(match, 1, "pass");
    assertThat(match.facts()).containsExactly(PublicFact.of("missed", 1, "1"));
  }

  @Test
  void who_has_grabbed_and_who_has_let_it_be_is_seen_while_the_grab_is_open() {
    Match match = at(game("crazy-spoons"), "5H", "JH 9C KD", "4S 9D QC", "6S 7D 10C", "2S 3D 9H");
    assertThat(match.reactionSeconds()).isEmpty();
    does(match, 0, "play JH");
    assertThat(match.awaits()).isEqualTo(new Awaits("grab", true));
    assertThat(match.reactionSeconds()).hasValue(10);
    does(match, 2, "grab");
    does(match, 3, "pass");
    assertThat(match.facts())
        .containsExactly(PublicFact.of("grabbed", 2), PublicFact.of("let-be", 3));
    does(match, 0, "grab");
    does(match, 1, "grab");
    assertThat(match.facts()).isEmpty();
    assertThat(match.reactionSeconds()).isEmpty();
  }

  @Test
  void the_book_says_what_is_called_over_a_last_card() {
    assertThat(game("eights").callWord()).isEmpty();
    assertThat(game("mau-mau").callWord()).contains("Mau");
    assertThat(game("eights-patience").callWord()).isEmpty();
    Map<String, String> calling = Map.of("lastCard", "caught");
    assertThat(Games.standard().game("eights", calling).callWord()).contains("Last card");
  }

  /**
   * So that whoever draws for it is told why. Source: issue 15, "understands every loss of cards".
   */
  @Test
  void the_book_says_whether_who_is_caught_has_forgotten_a_call() {
    Catalogue games = Games.standard();
    assertThat(game("eights").catchesCallsAlone()).as("nobody calls").isFalse();
    assertThat(game("macau").catchesCallsAlone()).isTrue();
    assertThat(games.game("macau", Map.of("cheating", "yes")).catchesCallsAlone())
        .as("a card that does not follow may be caught, too")
        .isFalse();
    assertThat(games.game("crazy-spoons", Map.of("strict", "razz")).catchesCallsAlone())
        .as("a name that was not said may be caught, too")
        .isFalse();
  }

  @Test
  void the_book_says_which_signs_its_cards_carry() {
    assertThat(game("eights").suitSigns()).isEqualTo(SuitSigns.FRENCH);
    assertThat(game("el-pumba").suitSigns()).isEqualTo(SuitSigns.SPANISH);
    assertThat(game("tschau-sepp").suitSigns()).isEqualTo(SuitSigns.SWISS);
    Map<String, String> french = Map.of("pack", "french52");
    assertThat(Games.standard().game("tschau-sepp", french).suitSigns())
        .isEqualTo(SuitSigns.FRENCH);
  }
}
