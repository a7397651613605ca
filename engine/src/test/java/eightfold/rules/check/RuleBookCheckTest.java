package eightfold.rules.check;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.cards.Kinds;
import eightfold.cards.LibraryPack;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.rules.vocabulary.Ruled;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** What a whole book must fulfil: C2.2, C12, C13, C14, C15, C17. */
class RuleBookCheckTest {
  /** Found by a pair of words: kernel and oracle asked for different things. */
  @Test
  void a_card_asks_for_one_thing() {
    for (String line :
        List.of(
            "on K declares another suit held, calls rank except K",
            "on K own suit, calls rank except K",
            "on K own suit, declares another suit held")) {
      assertThat(RuleBookCheck.check(SoundBooks.book(line))).as(line).hasSize(1);
    }
  }

  /** Semantics 30.43: values go from 1 to 13, so that two cards make 26 at most. */
  @Test
  void a_sum_that_no_cards_can_make_says_nothing() {
    assertThat(RuleBookCheck.check(SoundBooks.book("when sum 26: again"))).isEmpty();
    assertThat(RuleBookCheck.check(SoundBooks.book("when sum of 3 cards 39: again"))).isEmpty();
    assertThat(RuleBookCheck.check(SoundBooks.book("when sum 27: again")))
        .singleElement()
        .satisfies(finding -> assertThat(finding.what()).contains("says nothing"))
        .satisfies(finding -> assertThat(finding.right()).contains("to 26"));
    assertThat(RuleBookCheck.check(SoundBooks.book("when difference 13: again"))).hasSize(1);
  }

  @Test
  void four_elements_make_a_game() {
    assertThat(RuleBookCheck.check(SoundBooks.book())).isEmpty();
  }

  // semantics 13.2; last-card.md 4
  @Test
  void a_count_may_say_what_answers_it() {
    assertThat(RuleBookCheck.check(SoundBooks.book("on 2 opens count, counts 2, answered by 2")))
        .isEmpty();
  }

  /**
   * Elements of the wider family that need, or bar, something else in the book (semantics 17.9).
   */
  @Test
  void formats_and_rule_sets_say_what_they_need() {
    assertThat(RuleBookCheck.check(SoundBooks.book("scoring own", "match elimination")))
        .extracting(Objection::what)
        .contains("the match needs the points that it is about");
    assertThat(RuleBookCheck.check(SoundBooks.book("scoring own", "match columns, at 100")))
        .extracting(Objection::right)
        .contains("scoring winner-collects");
    assertThat(RuleBookCheck.check(SoundBooks.book("factor", "on 8 wild, declares suit")))
        .extracting(Objection::what)
        .contains("\"factor\" alone says what follows");
    assertThat(RuleBookCheck.check(SoundBooks.book("factor", "jokers 2")))
        .extracting(Objection::what)
        .contains("\"factor\" needs a starter and a pack without jokers");
    assertThat(RuleBookCheck.check(SoundBooks.book("factor", "on 7 reverse"))).isEmpty();
  }

  /**
   * CHANGES 16, semantics 22.14: such books were accepted, and threw when the first fault began.
   */
  @Test
  void faults_need_a_call_that_says_for_how_long_they_are_open() {
    for (String rule : List.of("names-said", "phrase \"not my spoon\"", "wrong-cards-stay")) {
      String what = "the faults of \"" + rule.split(" ")[0] + "\"";
      assertThat(RuleBookCheck.check(SoundBooks.book(rule)))
          .singleElement()
          .satisfies(finding -> assertThat(finding.what()).contains(what))
          .satisfies(finding -> assertThat(finding.right()).contains("for turns of 2"));
      assertThat(
              RuleBookCheck.check(
                  SoundBooks.book(rule, "call \"Last card\" caught", "call-penalty 1")))
          .as("a call whose faults are open until the next play")
          .isNotEmpty();
      assertThat(
              RuleBookCheck.check(
                  SoundBooks.book(
                      rule, "call \"Last card\" caught, for turns of 2", "call-penalty 1")))
          .isEmpty();
    }
  }

  /** CHANGES 9, semantics 20.1: partners sit opposite at tables of four, six or eight. */
  @Test
  void teams_take_four_six_or_eight_players() {
    RuleBook teams = SoundBooks.book("players 2..12", "packs 3", "teams");
    assertThat(IntStream.rangeClosed(2, 12).filter(n -> RuleBookCheck.check(teams, n).isEmpty()))
        .containsExactly(4, 6, 8);
    assertThat(RuleBookCheck.mostSeats(teams)).isEqualTo(8);
    assertThat(RuleBookCheck.check(teams, 10).orElseThrow().text()).contains("4, 6 or 8", "not 10");
    assertThat(
            RuleBookCheck.check(
                SoundBooks.book(
                    "teams", "scoring own", "match elimination, at 100", "players 4..4")))
        .extracting(Objection::what)
        .contains("no team drops out of a match");
  }

  /** What a long hand, runs and wild cards of one's own exclude (semantics 10.27 and 27.18). */
  @Test
  void long_hands_and_runs_say_what_they_exclude() {
    assertThat(RuleBookCheck.check(SoundBooks.book("match countdown, at 8", "own-wild"))).isEmpty();
    assertThat(RuleBookCheck.check(SoundBooks.book("match countdown, at 14", "own-wild")))
        .extracting(Objection::what)
        .containsExactly("a countdown begins between 1 and 13");
    assertThat(
            RuleBookCheck.check(
                SoundBooks.book("match countdown, at 8", "points 8 50", "scoring own")))
        .extracting(Objection::what)
        .containsExactly("a countdown counts no cards", "a countdown counts no cards");
    assertThat(
            RuleBookCheck.check(
                SoundBooks.book("match countdown, at 8", "own-wild", "wilds-follow")))
        .extracting(Objection::what)
        .containsExactly("a wild card of one's own is played on any card");
    assertThat(
            RuleBookCheck.check(
                SoundBooks.book(
                    "several same-rank", "effects-in-order", "on K skip 1, parried by K")))
        .extracting(Objection::what)
        .containsExactly("a skip that may be parried takes no seat of its own");
    assertThat(
            RuleBookCheck.check(
                SoundBooks.book("several run", "several neighbours", "run-last-effect")))
        .extracting(Objection::what)
        .containsExactly("a card could belong to a run and to something else");
  }

  // semantics 16.7, among others
  @ParameterizedTest
  @CsvFileSource(
      resources = "/eightfold/rules/check/wrong-books.txt",
      delimiter = '|',
      quoteCharacter = '`')
  void one_line_too_many_or_too_few_is_found(String line, String sentence) {
    assertThat(RuleBookCheck.check(SoundBooks.book(line)))
        .extracting(Objection::sentence)
        .contains(sentence);
  }

  /** Source: issue 12, point 6: whoever sits down need not know who has written the book. */
  @Test
  void names_can_be_seen_and_lists_have_an_end() {
    assertThat(RuleBookCheck.check(named("book", "Mau\u202EMau")))
        .extracting(Objection::what)
        .containsExactly("the name of the book has characters that cannot be seen");
    assertThat(RuleBookCheck.check(named("", "M".repeat(61))))
        .extracting(Objection::sentence)
        .containsExactly(
            "the name of the book has 61 characters; at most 60",
            "the id of the book is empty; write some letters");
    String[] rulings =
        IntStream.range(0, 101)
            .mapToObj(i -> "ruling \"So " + i + ".\", from \"us\"")
            .toArray(String[]::new);
    assertThat(RuleBookCheck.check(SoundBooks.book(rulings)))
        .extracting(Objection::sentence)
        .containsExactly("101 rulings are too many; at most 100");
    assertThat(RuleBookCheck.check(SoundBooks.book("points A 1" + ", 2 3".repeat(64))))
        .extracting(Objection::sentence)
        .containsExactly("65 values of cards are too many; at most 64");
  }

  private static RuleBook named(String id, String name) {
    List<Element> elements = SoundBooks.book().elements();
    return new RuleBook(id, name, "", "", List.of(), false, elements, List.of());
  }

  @Test
  void a_match_of_deals_needs_deals_and_only_it_plays_off() {
    assertThat(RuleBookCheck.check(SoundBooks.book("scoring one-each", "match deals")))
        .extracting(Objection::what)
        .containsExactly("a match of no deals");
    assertThat(RuleBookCheck.check(SoundBooks.book("scoring own", "match target, at 9, play-off")))
        .extracting(Objection::what)
        .containsExactly("\"play-off\" goes with a number of deals");
    assertThat(
            RuleBookCheck.check(SoundBooks.book("scoring one-each", "match deals, at 8, play-off")))
        .isEmpty();
  }

  // semantics 1.8
  @Test
  void a_card_named_by_itself_goes_before_its_rank_and_is_no_rival() {
    assertThat(RuleBookCheck.check(SoundBooks.book("on Q skip 1", "on QS next draws 5"))).isEmpty();
    assertThat(RuleBookCheck.check(SoundBooks.book("on Q K skip 1", "on J Q reverse")))
        .extracting(Objection::sentence)
        .containsExactly(
            "\"on Q K\" and \"on J Q\" both give rules to QC QD QH QS; say in a line of its own,"
                + " which goes before both, what happens: on QC QD QH QS …");
    assertThat(RuleBookCheck.check(SoundBooks.book("on QS QH skip 1", "on QS reverse")))
        .extracting(Objection::right)
        .containsExactly("put them into one line");
  }

  /** Two lines that cannot be put into one: one names a suit, the other a rank. */
  @Test
  void a_card_of_two_lines_may_have_a_line_of_its_own() {
    assertThat(RuleBookCheck.check(SoundBooks.book("on hearts next draws 1", "on 5 skip 1")))
        .extracting(Objection::sentence)
        .containsExactly(
            "\"on hearts\" and \"on 5\" both give rules to 5H; say in a line of its own, which goes"
                + " before both, what happens: on 5H …");
    RuleBook mended =
        SoundBooks.book("on hearts next draws 1", "on 5 skip 1", "on 5H next draws 1, skip 1");
    assertThat(RuleBookCheck.check(mended)).isEmpty();
    assertThat(Ruled.of(mended, Kinds.NONE))
        .filteredOn(rule -> Kinds.has(rule.kinds(), LibraryPack.french().parse("5H")))
        .extracting(rule -> rule.on().cards().text())
        .containsExactly("5H");
  }

  @Test
  void last_only_wild_needs_a_wild_card_that_is_in_the_pack() {
    assertThat(RuleBookCheck.check(SoundBooks.book("on 8 wild", "last-only wild"))).isEmpty();
    assertThat(RuleBookCheck.check(SoundBooks.book("deck piquet", "on 2 wild", "last-only wild")))
        .hasSize(1);
    assertThat(RuleBookCheck.check(SoundBooks.book("on 8 wild", "last-only wild", "last-never 8")))
        .hasSize(1);
  }

  /** {@code shows to next} is made of {@code shows}. Found by pairs of words. */
  @Test
  void a_word_made_of_another_one_excludes_what_that_one_excludes() {
    for (String shows : List.of("shows 1 to next", "shows to next")) {
      assertThat(
              RuleBookCheck.check(
                  SoundBooks.book(
                      "on 2 " + shows, "cheating, caught draws 5, false catch draws 5")))
          .as(shows)
          .hasSize(1);
      assertThat(RuleBookCheck.check(SoundBooks.book("on 2 " + shows + ", repeat")))
          .as(shows)
          .hasSize(1);
      assertThat(RuleBookCheck.check(SoundBooks.book("on 2 " + shows))).isEmpty();
    }
  }

  /** Any card may set the line off. */
  @Test
  void a_line_brings_no_decision_where_some_card_has_a_word_that_excludes_it() {
    String gift = "when red: gives a card to chosen";
    assertThat(RuleBookCheck.check(SoundBooks.book(gift, "on 5 skip 1"))).isEmpty();
    assertThat(RuleBookCheck.check(SoundBooks.book(gift, "on 5 repeat")))
        .extracting(Objection::sentence)
        .containsExactly("\"gives a card to\" and \"repeat\" do not go together; choose one");
  }

  @Test
  void the_most_players_are_those_for_whom_the_pack_is_enough() {
    assertThat(RuleBookCheck.mostSeats(SoundBooks.book("players 2..7", "deal 10"))).isEqualTo(5);
    assertThat(RuleBookCheck.mostSeats(SoundBooks.book("players 2..7", "deal 5"))).isEqualTo(7);
  }
}
