package eightfold.rules.book;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.rules.finding.Finding;
import eightfold.rules.finding.FindingCode;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * How much a book of people may hold: 64 kB, 500 lines, 200 elements, 100 conditional lines, 64
 * options. Source: issue 12, point 5.
 */
class LimitsTest {
  private static final String HEAD =
      "game Big\nplayers 2..4\ndeck french\ndeal 5\ndraw one-may-play\n";

  private static final String CHOSEN =
      "chosen \"o{}\" \"on\", standard \"off\", means \"Point {}.\"";

  private static final String RULINGS = lines(100, "ruling \"Point {}.\", from \"us\"");

  private static List<FindingCode> codes(String text) {
    return RuleBooks.read(Map.of("big.game", text)).findings().stream()
        .map(Finding::code)
        .distinct()
        .toList();
  }

  private static String lines(int number, String line) {
    return IntStream.range(0, number)
        .mapToObj(i -> line.replace("{}", String.valueOf(i)) + "\n")
        .collect(Collectors.joining());
  }

  @Test
  void a_file_has_64_kilobytes_and_no_byte_more() {
    String comment = "# Käse\n".repeat(100);
    int rest = 65_536 - (HEAD + comment).getBytes(java.nio.charset.StandardCharsets.UTF_8).length;
    String full = HEAD + comment + "#".repeat(rest);
    assertThat(codes(full)).isEmpty();
    assertThat(codes(full + "#")).containsExactly(FindingCode.FILE_TOO_LARGE);
  }

  @Test
  void a_file_has_500_lines_and_none_more() {
    assertThat(codes(HEAD + "#\n".repeat(495))).isEmpty();
    assertThat(codes(HEAD + "#\n".repeat(496))).containsExactly(FindingCode.TOO_MANY_LINES);
  }

  // semantics 1.6
  @Test
  void a_book_has_200_rules_its_rulings_among_them() {
    assertThat(codes(HEAD + RULINGS + lines(96, CHOSEN))).isEmpty();
    assertThat(codes(HEAD + RULINGS + lines(97, CHOSEN)))
        .containsExactly(FindingCode.TOO_MANY_ELEMENTS);
  }

  @Test
  void a_book_has_200_rules_with_those_that_it_takes_over() {
    String parent = HEAD + RULINGS;
    String child = "game Child\nextends parent\n" + lines(97, CHOSEN);
    RuleBooks read = RuleBooks.read(Map.of("parent.game", parent, "child.game", child));
    assertThat(read.errors())
        .extracting(Finding::message)
        .containsExactly(
            "child.game:99:1: error: the book has 201 rules; at most 200 [too-many-elements]");
  }

  @Test
  void a_hundred_lines_have_conditions_and_none_more() {
    String when = "when 7 on 7: seat +2 draws {}";
    assertThat(codes(HEAD + lines(100, when))).doesNotContain(FindingCode.TOO_MANY_CONDITIONS);
    String mixed = lines(50, when) + lines(50, "never 5 on hearts # {}") + "also Q on 5\n";
    assertThat(codes(HEAD + mixed)).containsExactly(FindingCode.TOO_MANY_CONDITIONS);
  }

  @Test
  void one_line_brings_about_eight_things_and_no_more() {
    String say = "says \"Hey\", else draws 1";
    String eight = "when 7: " + String.join(", ", Collections.nCopies(8, say)) + "\n";
    assertThat(codes(HEAD + eight)).doesNotContain(FindingCode.TOO_MANY_CONSEQUENCES);
    assertThat(codes(HEAD + eight.strip() + ", reverse\n"))
        .containsExactly(FindingCode.TOO_MANY_CONSEQUENCES);
  }

  @Test
  void a_book_has_64_options_and_none_more() {
    String option = "option o{} \"Nothing.\"\n  no \"No.\"\n  yes \"Yes.\"\n    goodies";
    assertThat(codes(HEAD + lines(64, option))).isEmpty();
    assertThat(codes(HEAD + lines(65, option))).containsExactly(FindingCode.TOO_MANY_OPTIONS);
  }
}
