package eightfold.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.game.Catalogue;
import eightfold.game.Choice;
import eightfold.game.Game;
import eightfold.game.SetupException;
import eightfold.rules.book.RuleBookException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The standard catalogue: ids, names (COMMON C19), options with their values as the pages have
 * them.
 */
class CatalogueTest {
  private static final Catalogue CATALOGUE = Games.standard();

  /** Every option of a game with the keys and values of its page, the standard first. */
  private static final Map<String, String> OPTIONS =
      Map.ofEntries(
          Map.entry(
              "eights",
              """
              cards 8 1..12
              draw until-playable one-then-pass one-may-play one-must-play up-to-3
              forcedPlay no yes except-wild
              wildRank 8 A 2 3 4 5 6 7 9 10 J Q K
              wildMustMatch no yes
              stockOut pass reshuffle end
              twos off draw2
              fours off draw4
              kings off skip skip-parry
              queens off reverse
              jacks off skip reverse
              effects
              lastCard off caught automatic
              lastCardPenalty 4 0..10
              lastCardBlocks no yes
              revealLastEight no yes
              sameRank no yes
              runs no yes
              domineights no yes
              finishOnWild no yes
              jokers 0 2 4
              dealersGoodies no yes
              scoring winner-collects own
              target by-players 0..100000
              naked off half full
              teams off tag
              hollywood no yes
              """),
          Map.entry(
              "volity-eights",
              """
              match single to-100
              target 100 1..100000
              draw until-playable one
              action off on
              autoDraw no yes
              """),
          Map.entry(
              "canadian-eights",
              """
              jacks black all
              match single points
              target by-players 0..100000
              naked off half full
              """),
          Map.entry(
              "mau-mau",
              """
              pack 32 52
              aces none again
              nines none reverse
              match single to-100
              """),
          Map.entry("tschau-sepp", "pack swiss36 french52\n"),
          Map.entry("pesten", "match single points\ntarget by-players 0..100000\n"),
          Map.entry("vandatta", "hands 8 1..20\n"),
          Map.entry("jack-change-it", "packs 1 2\n"),
          Map.entry(
              "last-card",
              """
              cards 7 1..12
              sevens off hands-left
              eights off reverse
              tens skip chosen
              twosAndFives apart together same-suit
              lastAce any match
              draw one until-playable
              stockOut pass reshuffle
              lastCardPenalty 2 1..10
              """),
          Map.entry("rockaway", "deals by-players 1..100\n"),
          Map.entry(
              "neighbour",
              "round no yes\ndraw up-to-3 one-must-play\ncards 5 1..9\nforcedPlay no yes\ndeals 1 1..20\n"),
          Map.entry(
              "five-shapes",
              """
              cards 5 3..6
              holdOn all next-of-five
              twosAndFives apart together none
              draw one-then-pass one-may-play
              stockOut reshuffle end
              callRule nothing caught
              lastPlay any no-twenty
              deals 1 1..20
              dropOut no at-100
              """),
          Map.entry(
              "four-colours",
              """
              stacking no twos fours alike mixed
              sevens plain swap
              zeros plain pass
              draw one-may-play until-playable
              target 500 1..100000
              """),
          Map.entry("sunday-eights", "fours plain swap\ndeals 3 1..20\n"),
          Map.entry(
              "kitchen-eights",
              """
              cards by-players 1..12
              startCard turned cut ace-draws
              nextDealer next highest
              jokerRule none wild below hand-out
              eightSays any-suit new-suit
              twos off draw2 queen-adds
              fours off misses
              sevens off hands-left hands-right others-draw
              nines off reverse sister
              jacks off skip skip-ended wishes
              queens off reverse reverse-two
              kings off skip calls-rank
              aces off again all-draw gifts
              draw one-may-play one-must-play one-then-pass up-to-3 until-playable
              forcedPlay no yes except-wild
              autoDraw no yes
              turnCards one same-rank last-counts runs on-threes on-kings on-aces
              stockOut reshuffle pass pressure costs
              callRule nothing caught false-too any-change razz
              phrase
              lastPlay any plain-only works told
              counting plain threes-cancel sevens-draw minus-five
              deals 4 1..20
              dropOut no at-100 exact
              likeOnLike nothing fours-swap sevens-draw queens-ask
              hearts nothing reverse noisy
              blackSixes nothing cat
              couples nothing king-on-queen no-five both
              manners nothing thanks sunday both
              honour nothing telephones
              """),
          Map.entry(
              "solitaire-eights",
              "jacks black all\nmatch single points\ntarget by-players 0..100000\n"),
          Map.entry("quango", ""),
          Map.entry("dirty-seven", "hands 1 1..20\n"),
          Map.entry("el-pumba", ""),
          Map.entry(
              "crazy-factor",
              """
              cards 11 5..15
              starterMagic defines redraw
              stockOut reshuffle drawn-game
              """),
          Map.entry("creights", "packs auto 1\n"),
          Map.entry(
              "crazy-spoons",
              """
              strict referee razz
              phrase
              spoonSeconds 10 0..120
              """),
          Map.entry(
              "tag-team",
              """
              jacks black all
              naked off half full
              base canadian eights
              match single points
              target by-players 0..100000
              faceUpTrades no yes
              disband no yes
              """),
          Map.entry("kings-reverse", "jokerCheck challenge referee\n"),
          Map.entry("kapaga", ""),
          Map.entry("countdown", "naked off half full\n"),
          Map.entry("macau", "cheating no yes\n"),
          Map.entry(
              "openspiel-eights",
              "specials off on\nreshuffle no yes\nmaxDraw 5 1..20\nmaxTurns 100 1..5000\n"
                  + "scoring none returns\n"),
          Map.entry("eights-patience", "handSize 6 4..8\nwinnable no yes\n"),
          Map.entry("switch", ""),
          Map.entry("two-four-jack", ""),
          Map.entry("black-jack", ""),
          Map.entry("ochos-locos", ""));

  private static String written(Choice choice) {
    String values =
        choice.least().isPresent()
            ? choice.standard() + " " + choice.least().getAsInt() + ".." + choice.most().getAsInt()
            : String.join(" ", choice.values());
    return (choice.key() + " " + values).strip();
  }

  private static Catalogue.Entry entry(String id) {
    return CATALOGUE.entries().stream()
        .filter(one -> one.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static List<String> choices(String id) {
    return entry(id).choices().stream().map(CatalogueTest::written).toList();
  }

  @Test
  void the_games_stand_in_the_order_of_the_index() {
    assertThat(CATALOGUE.entries())
        .extracting(Catalogue.Entry::id)
        .startsWith("eights", "crazy-aces", "crazy-jacks", "domineights")
        .hasSize(41);
    assertThat(CATALOGUE.entries().stream().filter(entry -> !entry.listed()))
        .extracting(Catalogue.Entry::id)
        .containsExactly("openspiel-eights", "tag-team-eights");
  }

  /** Names that seeds 003 and 004 and the page of Crazier Eights give the games. */
  @Test
  void games_tell_the_other_names_by_which_people_know_them() {
    assertThat(CATALOGUE.entry("eights").orElseThrow().aliases())
        .contains("Swedish Rummy", "Screw Your Neighbour");
    assertThat(CATALOGUE.entry("crazier-eights").orElseThrow().aliases())
        .containsExactly("Crazier 8s");
    assertThat(CATALOGUE.entries())
        .allSatisfy(
            entry ->
                assertThat(entry.aliases())
                    .as(entry.id())
                    .doesNotContain(entry.name())
                    .allSatisfy(name -> assertThat(CATALOGUE.find(name)).contains(entry)));
  }

  /** Rules of the pages, and of options: who watches over names, which manners are kept. */
  @Test
  void games_that_ask_players_for_words_say_so() {
    assertThat(CATALOGUE.entries().stream().filter(Catalogue.Entry::asksWords))
        .extracting(Catalogue.Entry::id)
        .containsExactlyInAnyOrder("crazy-spoons", "sunday-eights", "kitchen-eights");
  }

  @Test
  void options_have_the_keys_and_values_of_the_pages() {
    OPTIONS.forEach(
        (id, lines) ->
            assertThat(choices(id)).as(id).containsExactlyElementsOf(lines.lines().toList()));
  }

  @Test
  void games_built_on_the_parent_have_its_options() {
    List<String> parent = new ArrayList<>(choices("eights"));
    assertThat(choices("domineights"))
        .containsExactlyElementsOf(replaced(parent, "domineights no yes", "domineights yes no"));
    assertThat(choices("crazy-jacks"))
        .containsExactlyElementsOf(
            replaced(
                parent,
                "wildRank 8 A 2 3 4 5 6 7 9 10 J Q K",
                "wildRank J A 2 3 4 5 6 7 8 9 10 Q K"));
    List<String> reshuffled =
        replaced(parent, "stockOut pass reshuffle end", "stockOut reshuffle pass end");
    assertThat(choices("naked-eights"))
        .containsExactlyElementsOf(
            replaced(reshuffled, "naked off half full", "naked full off half"));
    assertThat(choices("half-naked-eights"))
        .containsExactlyElementsOf(
            replaced(reshuffled, "naked off half full", "naked half off full"));
    List<String> columns = new ArrayList<>(parent);
    columns.removeIf(line -> line.matches("(target|scoring|teams|hollywood) .*"));
    columns.add("columns 3 3..9");
    assertThat(choices("hollywood-eights")).containsExactlyElementsOf(columns);
    parent.removeIf(line -> line.matches("(wildRank|wildMustMatch|jokers) .*"));
    assertThat(choices("crazy-aces")).containsExactlyElementsOf(parent);
  }

  private static List<String> replaced(List<String> lines, String old, String by) {
    assertThat(lines).contains(old);
    return lines.stream().map(line -> line.equals(old) ? by : line).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "eights, 2, 7",
    "volity-eights, 2, 7",
    "crazy-aces, 2, 10",
    "crazy-jacks, 2, 7",
    "domineights, 2, 7",
    "canadian-eights, 2, 7",
    "switch, 2, 7",
    "two-four-jack, 2, 7",
    "black-jack, 2, 7",
    "mau-mau, 2, 7",
    "tschau-sepp, 2, 5",
    "pesten, 2, 7",
    "ochos-locos, 2, 4",
    "openspiel-eights, 2, 15",
    "eights-patience, 1, 1",
    "naked-eights, 2, 7",
    "half-naked-eights, 2, 7",
    "hollywood-eights, 2, 2",
    "vandatta, 2, 8",
    "jack-change-it, 2, 6",
    "last-card, 2, 7",
    "rockaway, 2, 10",
    "neighbour, 2, 5",
    "five-shapes, 2, 8",
    "four-colours, 2, 10",
    "sunday-eights, 2, 6",
    "kitchen-eights, 2, 7",
    "solitaire-eights, 2, 7",
    "quango, 2, 6",
    "dirty-seven, 4, 4",
    "el-pumba, 2, 6",
    "crazy-factor, 2, 5",
    "creights, 3, 8",
    "crazy-spoons, 3, 8",
    "tag-team, 4, 8",
    "kings-reverse, 2, 10",
    "kapaga, 2, 10",
    "countdown, 2, 5",
    "macau, 2, 10",
  })
  void a_game_is_for_as_many_players_as_its_page_says(String id, int least, int most) {
    assertThat(entry(id).leastSeats()).isEqualTo(least);
    assertThat(entry(id).mostSeats()).isEqualTo(most);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ':',
      textBlock =
          """
          Crazy 8s            : eights
          crazy eights        : eights
          Eights              : eights
          Rockaway            : rockaway
          Go Boom             : rockaway
          olsen up and down   : neighbour
          general market      : five-shapes
          Four Colors         : four-colours
          sunday eights       : sunday-eights
          SWEDISH RUMMY       : eights
          Last One            : eights
          Screw Your Neighbour: eights
          screw-your-neighbor : eights
          Last Card           : last-card
          Two-Four-Jack       : switch two-four-jack
          two four jack       : switch two-four-jack
          Canadian Crazy Eights : canadian-eights
          Canadian rules      : canadian-eights
          Ocho Loco           : ochos-locos
          Ochos Locós         : ochos-locos
          Tschausepp          : tschau-sepp
          Maumau              : mau-mau
          Mau Mau             : mau-mau
          Dutch rules         : pesten
          crazy-aces          : crazy-aces
          Naked 8s            : naked-eights
          Half Naked 8s       : half-naked-eights
          Solitaire Crazy Eights : solitaire-eights
          Vändåtta            : vandatta
          Crates              : creights
          Craits              : creights
          creigts             : creights
          Spoons              : crazy-spoons
          Crazy Eights Countdown : countdown
          Tag Team Crazy Eights : tag-team
          Makaó               : macau
          Macao               : macau
          pis yedili          : dirty-seven
          Black'Jack          : black-jack
          Eights Patience     : eights-patience
          Poker               :
          !!!                 :
          """)
  void a_game_is_found_by_the_names_of_C19(String name, String ids) {
    List<String> wanted = ids == null ? List.of() : Arrays.asList(ids.strip().split(" "));
    assertThat(CATALOGUE.find(name))
        .extracting(Catalogue.Entry::id)
        .containsExactlyElementsOf(wanted);
  }

  @Test
  void what_cannot_be_is_refused_with_what_can() {
    assertThatThrownBy(() -> CATALOGUE.game("pestem", Map.of()))
        .isInstanceOf(SetupException.class)
        .hasMessage("there is no game \"pestem\"; did you mean \"pesten\"?");
    assertThatThrownBy(() -> CATALOGUE.game("crazy-jacks", Map.of("jacks", "skip")))
        .isInstanceOf(SetupException.class)
        .hasMessageContaining("options wildRank=J and jacks=skip contradict each other");
    assertThatThrownBy(() -> CATALOGUE.game("crazy-aces", Map.of("wildRank", "K")))
        .isInstanceOf(SetupException.class)
        .hasMessageContaining("Crazy Aces has no option \"wildRank\"");
    assertThatThrownBy(() -> CATALOGUE.fromRuleBook("game X\nplyers 2..3\n"))
        .isInstanceOf(SetupException.class)
        .hasMessageContaining(
            "rule-book:2:1: error: unknown rule \"plyers\"; did you mean \"players\"?");
  }

  @Test
  void a_house_rule_may_extend_a_game_of_the_library() {
    Game house = CATALOGUE.fromRuleBook("game Our Pesten\nid ours\nextends pesten\non 3 reverse\n");
    assertThat(house.id()).isEqualTo("ours");
    assertThat(house.ruleBook()).contains("on 3 reverse\n", "on 7 again\n");
    assertThat(house.ruleSheet()).contains("| **Threes** | The direction of play turns round.");
  }

  /** Source: issue 12, point 6: text or JSON, told by looking, with options of its own. */
  @Test
  void a_book_that_somebody_brings_is_read_as_it_was_written() {
    String text = "game Ours\nid pesten\nextends eights\nset cards 4\n";
    Game ours = CATALOGUE.fromRuleBook(text, Map.of("jokers", "2"));
    assertThat(ours.ruleBook()).contains("game Ours", "deal 4", "chosen \"jokers\" \"2\"");
    assertThat(CATALOGUE.game("pesten", Map.of()).name()).isEqualTo("Pesten");
    String json =
        "{\"id\":\"o\",\"name\":\"O\",\"elements\":["
            + "{\"rule\":\"players\",\"least\":2,\"most\":3},{\"rule\":\"deck\",\"cards\":\"swiss\"},"
            + "{\"rule\":\"deal\",\"cards\":4},{\"rule\":\"draw\",\"policy\":\"none\"}]}";
    assertThat(CATALOGUE.fromRuleBook(json, Map.of()).ruleBook()).contains("deck swiss");
    assertThatThrownBy(() -> CATALOGUE.fromRuleBook("patience Alone\n", Map.of()))
        .isInstanceOf(SetupException.class)
        .hasMessageContaining("only a rule book");
    assertThatThrownBy(() -> CATALOGUE.fromRuleBook(text + "deel 4\n", Map.of()))
        .isInstanceOfSatisfying(
            RuleBookException.class, wrong -> assertThat(wrong.findings()).hasSize(1));
  }
}
