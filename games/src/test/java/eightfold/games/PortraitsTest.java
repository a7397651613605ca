package eightfold.games;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Catalogue;
import eightfold.game.LibraryFiles;
import eightfold.game.Mood;
import eightfold.game.Portrait;
import eightfold.game.Portraits;
import eightfold.game.SuitSigns;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a shelf tells of games: where they are at home, by the seeds and pages that {@code
 * homes.txt} names, how long they are, the card that stands for each, and what they are good for.
 */
class PortraitsTest {
  static Stream<String> listed() {
    return Games.standard().entries().stream()
        .filter(Catalogue.Entry::listed)
        .map(Catalogue.Entry::id);
  }

  @Test
  void every_game_that_players_may_choose_has_a_home_with_its_source() {
    List<String> lines = LibraryFiles.names(Portraits.HOMES);
    assertThat(lines)
        .extracting(line -> line.split(" ", -1)[0])
        .containsExactlyInAnyOrderElementsOf(listed().toList());
    assertThat(lines).allMatch(line -> line.matches("\\S+ +\\S+ +.*(seed|docs/games|common).*"));
  }

  @ParameterizedTest
  @MethodSource("listed")
  void a_home_is_a_country_or_says_that_it_is_none(String id) {
    assertThat(Portraits.of(id).orElseThrow().home())
        .satisfiesAnyOf(
            home -> assertThat(home).isIn(Portrait.WORLD, Portrait.MADE_UP),
            home ->
                assertThat(home).isIn(Locale.getISOCountries(Locale.IsoCountryCode.PART1_ALPHA2)));
  }

  /** Seeds 003 and 004. */
  @ParameterizedTest
  @CsvSource({"pesten, NL", "kapaga, GL", "eights, world", "crazy-aces, made-up"})
  void ann_finds_the_games_of_a_country(String id, String home) {
    assertThat(Portraits.of(id).orElseThrow().home()).isEqualTo(home);
  }

  /**
   * Twos cost two, the queen of spades five (canadian-eights.md); the rest by the games' summaries.
   */
  @ParameterizedTest
  @CsvSource({
    "eights, 8",
    "mau-mau, J",
    "canadian-eights, QS",
    "black-jack, J",
    "jack-change-it, AH",
    "kapaga, 5C",
    "kings-reverse, AS",
    "crazy-spoons, J",
    "crazy-factor, 8",
    "eights-patience, 8",
  })
  void the_card_that_does_most_stands_for_the_game(String id, String card) {
    assertThat(entry(id).special().signature()).startsWith(card);
  }

  /** The packs of tschau-sepp.md and el-pumba.md; all others are French. */
  @Test
  void that_card_carries_the_signs_of_the_games_own_pack() {
    assertThat(entry("tschau-sepp").special().suits()).isEqualTo(SuitSigns.SWISS);
    assertThat(entry("el-pumba").special().suits()).isEqualTo(SuitSigns.SPANISH);
    assertThat(listed().filter(id -> entry(id).special().suits() != SuitSigns.FRENCH)).hasSize(2);
  }

  @Test
  void a_game_whose_cards_all_have_abilities_has_none() {
    assertThat(entry("crazier-eights").special().signature()).isEmpty();
  }

  /** The shelf draws such a card by what its pack says of it. */
  @Test
  void a_game_with_a_pack_of_its_own_shows_a_card_of_that_pack() {
    Catalogue.Special special = entry("four-colours").special();
    assertThat(special.pack().orElseThrow().kinds())
        .anyMatch(kind -> kind.letters().equals(special.signature()));
    assertThat(entry("eights").special().pack()).isEmpty();
  }

  /** The lists of special cards of mau-mau.md, macau.md, domineights (eights.md) and quango.md. */
  @Test
  void moods_come_from_what_the_catalogue_knows() {
    assertThat(moods("mau-mau")).containsExactly(Mood.QUICK);
    assertThat(moods("macau")).containsExactly(Mood.MANY, Mood.EVENTFUL);
    assertThat(moods("domineights")).containsExactly(Mood.EASY, Mood.THOUGHTFUL);
    assertThat(moods("quango")).containsExactly(Mood.THOUGHTFUL);
    assertThat(Mood.of(entry("mau-mau"), Optional.empty())).isEmpty();
  }

  private static Catalogue.Entry entry(String id) {
    return Games.standard().entry(id).orElseThrow();
  }

  private static List<Mood> moods(String id) {
    return Mood.of(entry(id), Portraits.of(id));
  }

  @Test
  void acts_of_five_seconds_make_minutes_and_no_match_takes_none() {
    assertThat(new Portrait("NL", 4, 120, 50).minutes()).isEqualTo(10);
    assertThat(new Portrait("NL", 4, 3, 50).minutes()).isEqualTo(1);
  }

  @Test
  void a_game_of_ones_own_has_no_portrait() {
    assertThat(Portraits.of("ours")).isEmpty();
  }
}
