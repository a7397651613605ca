package eightfold.rules.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.game.Choice;
import eightfold.game.SetupException;
import eightfold.message.Message;
import eightfold.rules.check.RuleBookCheck;
import eightfold.rules.text.RuleBookWriter;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Options are edits of a book's elements; RULE-LANGUAGE 5 (contradictions), eights.md R12. */
class OptionsTest {
  private static final RuleBook BOOK =
      RuleBooks.single(
          """
          game Workbench
          id workbench
          players 2..7
          deck french
          packs 1 6:2
          deal 8
          draw until-playable
          on 8 wild, declares suit
          on A reverse
          points wild 50
          scoring own
          match target, at 2:100 3:150
          option cards "How many cards."
            number 8, 1..12
              deal {}
          option wildRank "The wild rank."
            rank 8
              drop on 8
              on {} wild, declares suit
          option twos "What a two does."
            off "Nothing."
            draw2 "Draws two."
              on 2 next draws 2
          option effects "More effects."
            ranks none
              skip "Skips."
                on {} skip 1
              reverse "Turns round."
                on {} reverse
          option call "Whether there is a call."
            off "No call."
            caught "A call."
              call "Last" caught
          option penalty "What it costs."
            number 4, 0..10
              call-penalty {}
          option last "The last card."
            any "Any card."
            wild "A wild card."
              last-only wild
          option match "How long."
            target "Points."
            single "One deal."
              match single
          option target "How many points."
            number by-players, 0..1000
              change match target: match target, at {}
          """,
          Map.of());

  private static List<String> lines(Map<String, String> chosen) {
    return Options.apply(BOOK, chosen).book().elements().stream()
        .filter(element -> !(element instanceof Element.Chosen))
        .map(RuleBookWriter::line)
        .toList();
  }

  @Test
  void standard_values_leave_the_book_as_it_reads() {
    assertThat(lines(Map.of()))
        .containsExactlyInAnyOrderElementsOf(
            BOOK.elements().stream().map(RuleBookWriter::line).toList());
  }

  @Test
  void each_shape_of_option_edits_the_book() {
    assertThat(lines(Map.of("cards", "6"))).contains("deal 6").doesNotContain("deal 8");
    assertThat(lines(Map.of("wildRank", "j"))).contains("on J wild, declares suit");
    assertThat(lines(Map.of("twos", "draw2"))).contains("on 2 next draws 2");
    assertThat(lines(Map.of("effects", "7=skip, 10=reverse")))
        .contains("on 7 skip 1", "on 10 reverse");
    assertThat(lines(Map.of("target", "250"))).contains("match target, at 250");
  }

  @Test
  void a_change_changes_only_what_is_there() {
    assertThat(lines(Map.of("match", "single", "target", "250")))
        .contains("match single")
        .noneMatch(line -> line.startsWith("match target"));
  }

  @Test
  void what_says_nothing_without_a_rule_that_is_off_goes_with_it() {
    assertThat(lines(Map.of("penalty", "2"))).noneMatch(line -> line.startsWith("call"));
    assertThat(lines(Map.of("penalty", "2", "call", "caught")))
        .contains("call \"Last\" caught", "call-penalty 2");
  }

  @Test
  void values_have_one_canonical_form_in_the_books_order() {
    Options.Applied applied =
        Options.apply(BOOK, Map.of("effects", "t=SKIP,k=reverse", "cards", "07", "call", "CAUGHT"));
    assertThat(applied.values())
        .containsEntry("effects", "10=skip K=reverse")
        .containsEntry("cards", "7")
        .containsEntry("call", "caught")
        .containsEntry("target", "by-players");
    assertThat(applied.values().keySet())
        .containsExactly(
            "cards", "wildRank", "twos", "effects", "call", "penalty", "last", "match", "target");
  }

  @Test
  void the_applied_book_says_what_was_chosen_and_offers_nothing_more() {
    RuleBook book = Options.apply(BOOK, Map.of("twos", "draw2", "cards", "8")).book();
    assertThat(book.options()).isEmpty();
    assertThat(book.all(Element.Chosen.class))
        .containsExactly(new Element.Chosen("twos", "draw2", "off", "Draws two."));
    RuleBook again = RuleBooks.single(RuleBookWriter.write(book), Map.of());
    assertThat(Options.apply(again, Map.of()).book()).isEqualTo(book);
    assertThat(Options.apply(again, Map.of()).values()).containsExactly(Map.entry("twos", "draw2"));
  }

  @ParameterizedTest
  @CsvFileSource(
      resources = "/eightfold/rules/book/wrong-options.txt",
      delimiter = '|',
      quoteCharacter = '`')
  void what_is_not_possible_is_refused_with_what_is(String key, String value, String message) {
    assertThatThrownBy(() -> Options.apply(BOOK, Map.of(key, value)))
        .isInstanceOf(SetupException.class)
        .hasMessage(message);
  }

  @Test
  void a_rank_gets_its_rules_from_one_place_only() {
    assertThatThrownBy(() -> Options.apply(BOOK, Map.of("wildRank", "2", "twos", "draw2")))
        .hasMessage(
            "options wildRank=2 and twos=draw2 contradict each other:"
                + " both say what rank 2 does; choose one of them");
    assertThatThrownBy(() -> Options.apply(BOOK, Map.of("effects", "8=skip")))
        .hasMessageStartingWith("options wildRank=8 and effects=\"8=skip\" contradict each other");
    assertThatThrownBy(() -> Options.apply(BOOK, Map.of("effects", "A=skip")))
        .hasMessage(
            "option effects=\"A=skip\" contradicts the game's own rule \"on A reverse\":"
                + " both say what rank A does");
    assertThatThrownBy(() -> Options.apply(BOOK, Map.of("effects", "7=skip 7=reverse")))
        .hasMessageContaining("each rank once");
    assertThat(lines(Map.of("wildRank", "5", "effects", "8=skip"))).contains("on 8 skip 1");
  }

  @Test
  void what_cannot_be_played_is_refused_with_the_reason() {
    RuleBook tame =
        RuleBooks.single(
            """
            game Tame
            players 2..4
            deck french
            deal 5
            draw one-then-pass
            option last "The last card."
              any "Any."
              wild "A wild one."
                last-only wild
            """,
            Map.of());
    assertThatThrownBy(() -> Options.apply(tame, Map.of("last", "wild")))
        .isInstanceOf(SetupException.class)
        .hasMessage(
            "Tame with last=wild cannot be played: nobody could go out: no card of the pack may"
                + " be the last; let some card that is in the pack be the last");
  }

  @Test
  void the_deal_must_leave_a_card_of_stock_for_every_number_of_players() {
    RuleBook twelve = Options.apply(BOOK, Map.of("cards", "12")).book();
    assertThat(RuleBookCheck.check(twelve, 4)).isEmpty();
    assertThat(RuleBookCheck.check(twelve, 5).map(Message::text))
        .contains(
            "5 players with 12 cards each need at least 62 cards, the starter and one card of"
                + " stock among them, and the pack has 52; deal at most 10 each, or take fewer"
                + " players");
    assertThat(RuleBookCheck.check(twelve, 7)).isEmpty();
    assertThat(RuleBookCheck.check(twelve, 8).map(Message::text))
        .contains("Workbench is for 2 to 7 players, not 8");
  }

  @Test
  void an_option_is_offered_with_its_standard_first() {
    Choice words = Options.choice(BOOK.options().get(2));
    assertThat(words.values()).containsExactly("off", "draw2");
    assertThat(words.meanings()).containsExactly("Nothing.", "Draws two.");
    Choice rank = Options.choice(BOOK.options().get(1));
    assertThat(rank.values()).hasSize(13).startsWith("8", "A", "2");
    Choice number = Options.choice(BOOK.options().get(0));
    assertThat(number.least()).isEqualTo(OptionalInt.of(1));
    assertThat(number.most()).isEqualTo(OptionalInt.of(12));
    Choice ranks = Options.choice(BOOK.options().get(3));
    assertThat(ranks.meaning()).isEqualTo("More effects. Possible for each rank: skip, reverse.");
  }
}
