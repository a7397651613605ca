package eightfold.rules.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.game.SetupException;
import eightfold.rules.book.RuleBooks;
import eightfold.rules.finding.Finding;
import eightfold.rules.vocabulary.BookLimits;
import eightfold.rules.vocabulary.Option;
import eightfold.rules.vocabulary.RuleBook;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Books in their text form: RULE-LANGUAGE 1 (errors), DESIGN 3 ({@code extends}, options). */
class RuleBookTextTest {
  private static final String PARENT =
      """
      # a small game
      game Parent's Game
      summary "A game."
      source "Our own."
      aka "Mother", "Father"

      players 2..4
      deck french
      deal 5
      draw one-then-pass
      on 8 wild, declares suit
      on 2 next draws 2

      option twos "What a two does besides."
        off "Nothing more."
        turn "Its taker takes a turn."
          drop on 2
          on 2 next draws 2, then turn
      option cards "How many cards."
        number 5, 1..10
          deal {}
      option wildRank "The wild rank."
        rank 8
          drop on 8
          on {} wild, declares suit
      option effects "More effects."
        ranks none
          skip "Skips."
            on {} skip 1
      """;

  private static RuleBooks read(String... namesAndTexts) {
    Map<String, String> files = new LinkedHashMap<>();
    for (int i = 0; i < namesAndTexts.length; i += 2) {
      files.put(namesAndTexts[i], namesAndTexts[i + 1]);
    }
    return RuleBooks.read(files);
  }

  private static RuleBook child(String text) {
    RuleBooks read = read("parent.game", PARENT, "child.game", text);
    assertThat(read.errors()).isEmpty();
    return read.book("child").orElseThrow();
  }

  private static List<String> lines(RuleBook book) {
    return book.elements().stream().map(RuleBookWriter::line).toList();
  }

  private static List<String> errors(String... namesAndTexts) {
    return read(namesAndTexts).errors().stream().map(Finding::message).toList();
  }

  @Test
  void a_book_has_a_head_elements_and_options() {
    RuleBook book = read("parent.game", PARENT).book("parent").orElseThrow();
    assertThat(book.id()).isEqualTo("parent");
    assertThat(book.name()).isEqualTo("Parent's Game");
    assertThat(book.aliases()).containsExactly("Mother", "Father");
    assertThat(book.hidden()).isFalse();
    assertThat(lines(book)).hasSize(6).startsWith("players 2..4", "deck french");
    assertThat(book.options())
        .extracting(Option::key)
        .containsExactly("twos", "cards", "wildRank", "effects");
    assertThat(book.options().get(1))
        .isEqualTo(
            new Option(
                "cards",
                "How many cards.",
                "5",
                new Option.Shape.InRange(1, 10, List.of(new Option.Edit.Put("deal {}")))));
  }

  @Test
  void a_book_is_read_as_it_was_written() {
    RuleBook book = read("parent.game", PARENT).book("parent").orElseThrow();
    assertThat(RuleBooks.single(RuleBookWriter.write(book), Map.of())).isEqualTo(book);
  }

  @Test
  void an_heir_takes_everything_over_and_states_differences() {
    RuleBook book =
        child(
            """
            game Child
            extends parent
            hidden
            deal 7
            drop on 8
            on J wild, declares suit
            on 2 next draws 3
            set twos turn
            set cards 7
            without wildRank, effects
            """);
    assertThat(lines(book))
        .containsExactly(
            "players 2..4",
            "deck french",
            "deal 7",
            "draw one-then-pass",
            "on 2 next draws 3",
            "on J wild, declares suit");
    assertThat(book.options()).extracting(Option::standard).containsExactly("turn", "7");
    assertThat(book.hidden()).isTrue();
    assertThat(book.aliases()).as("names are its own").isEmpty();
  }

  @Test
  void all_errors_of_a_file_are_found_each_with_its_line() {
    assertThat(
            errors(
                "bad.game",
                """
                game Bad
                plyers 2..4
                deck french
                  deal 5
                on 2 nxt draws 2
                optoin x "y"
                option x "y"
                  off "a" b
                option y "z"
                  yes "w"
                    on {} skip 1
                set y maybe
                without z
                """))
        .containsExactly(
            "bad.game:2:1: error: unknown rule \"plyers\"; did you mean \"players\"?"
                + " [unknown-rule]",
            "bad.game:4:3: error: nothing may be indented here; begin at the margin"
                + " [wrong-indent]",
            "bad.game:5:6: error: unknown clause \"nxt draws 2\"; did you mean \"next draws\"?"
                + " [unknown-clause]",
            "bad.game:6:1: error: unknown rule \"optoin\"; did you mean \"option\"?"
                + " [unknown-rule]",
            "bad.game:8:3: error: a value has a word and a meaning;"
                + " write: skip \"Skips the next seat.\" [option-incomplete]",
            "bad.game:11:8: error: {} stands for nothing here;"
                + " only numbers, ranks and texts are filled in [nothing-to-fill-in]",
            "bad.game:12:1: error: there is no option \"y\"; the book has no options"
                + " [unknown-option]",
            "bad.game:13:9: error: there is no option \"z\"; the book has no options"
                + " [unknown-option]");
  }

  @Test
  void edits_are_tried_with_values_when_the_book_is_read() {
    assertThat(
            errors(
                "bad.game",
                PARENT
                    + """
                    option skips "How many are skipped."
                      number 1, 1..9
                        on 3 skip {}
                    option more "More."
                      no "No."
                      yes "Yes."
                        drp on 2
                        drop oon 2
                        change match target: match tarjet, at 3
                    """))
        .containsExactly(
            "bad.game:32:15: error: the number 9 is not possible here;"
                + " a whole number from 1 to 3 [number-out-of-range]",
            "bad.game:36:5: error: unknown rule \"drp\"; did you mean \"drop\"? [unknown-rule]",
            "bad.game:37:10: error: no rule begins with \"oon\"; did you mean \"on\"?"
                + " [unknown-rule]",
            "bad.game:38:32: error: unknown word \"tarjet\"; did you mean \"target\"?"
                + " [unknown-word]");
  }

  @Test
  void what_stands_twice_is_an_error() {
    assertThat(errors("bad.game", PARENT + "deal 6\ngame Again\non 8 skip 1\n"))
        .containsExactly(
            "bad.game:30:1: error: \"deal\" stands twice; write it once;"
                + " it stands in line 9, too [stands-twice]",
            "bad.game:31:1: error: \"game\" stands twice; write it once;"
                + " it stands in line 2, too [stands-twice]",
            "bad.game:32:1: error: \"on 8\" stands twice; write it once;"
                + " it stands in line 11, too [stands-twice]");
  }

  /** Source: a trial, in which the line of the heir was refused for a line of its parent. */
  @Test
  void a_line_goes_before_what_the_taken_over_book_says_of_the_same() {
    String calling = PARENT.replace("on 8 wild", "call \"Mau\" caught\ncall-penalty 5\non 8 wild");
    assertThat(heir(calling, "call \"Klaar\" caught, penalty 1"))
        .contains("call \"Klaar\" caught, penalty 1")
        .doesNotContain("call-penalty 5");
    assertThat(heir(calling, "call \"Klaar\" caught"))
        .as("of the penalty it says nothing")
        .contains("call \"Klaar\" caught", "call-penalty 5");
    String inOne = PARENT.replace("on 8 wild", "call \"Mau\" caught, penalty 5, blocks\non 8 wild");
    assertThat(heir(inOne, "call-penalty 1"))
        .contains("call \"Mau\" caught, blocks", "call-penalty 1");
    assertThat(heir(PARENT, "call \"Klaar\" caught, penalty 1\nforced-play always"))
        .contains("forced-play always");
    assertThat(errors("a.game", calling.replace("caught\n", "caught, penalty 3\n")))
        .as("two lines of one book still contradict each other")
        .anyMatch(error -> error.contains("another line says something else of \"penalty\""));
  }

  private static List<String> heir(String parent, String lines) {
    RuleBooks read =
        read("parent.game", parent, "child.game", "game C\nextends parent\n" + lines + "\n");
    assertThat(read.errors()).isEmpty();
    return lines(read.book("child").orElseThrow());
  }

  /** The parent makes eights wild, which the heir says of all hearts otherwise. */
  @Test
  void a_card_of_an_option_and_of_a_line_may_have_a_line_of_its_own() {
    String child = "game C\nextends parent\non hearts skip 1\n";
    assertThat(errors("parent.game", PARENT, "child.game", child))
        .anyMatch(error -> error.contains("say in a line of its own, which goes before both"));
    assertThat(lines(child(child + "on 2H 8H skip 1, again\n")))
        .contains("on hearts skip 1", "on 2H 8H skip 1, again");
  }

  /** Source: a trial, in which the eight of {@code points 8 30, any 2} counted two. */
  @Test
  void points_that_no_card_counts_are_warned_of() {
    assertThat(points("8 30, any 2"))
        .containsExactly(
            "a.game:14:1: warning: \"8 30\" counts for no card: what stands behind it names the same"
                + " cards; of several the last one counts: put what names more cards first, or leave"
                + " this out [useless-clause]");
    assertThat(points("wild 50, any 2")).hasSize(1);
    assertThat(points("Q 5, QC QD QH QS 6")).hasSize(1);
    for (String good :
        List.of("any 2, 8 30", "Q 13, hearts 1", "QS 40, Q 13", "8 50, wild 20", "QS 40, any 1")) {
      assertThat(points(good)).as(good).isEmpty();
    }
  }

  private static List<String> points(String points) {
    String book =
        PARENT.substring(0, PARENT.indexOf("\noption")) + "scoring own\npoints " + points + "\n";
    return read("a.game", book).findings().stream().map(Finding::message).toList();
  }

  @Test
  void extends_must_find_its_book_and_not_go_round() {
    assertThat(errors("parent.game", PARENT, "a.game", "game A\nextends parrent\n"))
        .contains(
            "a.game:2:1: error: there is no rule book \"parrent\"; did you mean \"parent\"?"
                + " [unknown-book]");
    assertThat(errors("a.game", "game A\nextends b\n", "b.game", "game B\nextends a\n"))
        .contains(
            "b.game:2:1: error: \"a\" extends this book itself; extend another [extends-itself]");
  }

  @Test
  void an_error_in_a_book_that_others_extend_is_said_once() {
    RuleBooks read =
        read("parent.game", PARENT + "plyers 2..3\n", "child.game", "game C\nextends parent\n");
    assertThat(read.errors())
        .extracting(Finding::message)
        .containsExactly(
            "parent.game:30:1: error: unknown rule \"plyers\"; did you mean \"players\"?"
                + " [unknown-rule]");
    assertThat(read.books()).isEmpty();
  }

  @Test
  void a_whole_book_is_checked_with_the_line_of_what_is_wrong() {
    assertThat(errors("bad.game", "game Bad\nplayers 2..4\ndeck french\ndeal 5\n"))
        .singleElement()
        .asString()
        .startsWith(
            "bad.game:1:1: error: the rule \"draw\" is missing; write: draw until-playable|");
    assertThat(errors("bad.game", PARENT + "on 3 answered by 3\n"))
        .containsExactly(
            "bad.game:30:6: error: \"answered by\" says nothing without \"next draws\";"
                + " put \"next draws\" into the same line [needs-another-rule]");
  }

  @Test
  void a_single_book_is_refused_with_every_error_in_a_line_of_its_own() {
    assertThatThrownBy(() -> RuleBooks.single("game X\nfoo\nbar\n", Map.of()))
        .isInstanceOf(SetupException.class)
        .hasMessageContaining("rule-book:2:1: error: unknown rule \"foo\"")
        .hasMessageContaining("rule-book:3:1: error: unknown rule \"bar\"");
  }

  @Test
  void a_huge_file_is_refused_unread() {
    assertThat(errors("big.game", "#".repeat(BookLimits.TODAY.bytes() + 1)))
        .containsExactly(
            "big.game:1:1: error: the file is too large; at most 65536 bytes [file-too-large]");
  }
}
