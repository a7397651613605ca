package eightfold.rules.text;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.rules.vocabulary.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines with conditions are written as they are read. */
class ConditionLineTest {
  private static Element read(String line) {
    return ElementReader.read(line, FaultReporter.Unheard.OF_NO_BOOK)
        .orElseThrow(() -> new AssertionError(line));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "when same rank and other suit: again",
        "when not clockwise: again",
        "when not after a draw and red: again",
        "when any on 7 and not 7: again",
        "when any and third K in a row: again",
        "when third K in a row and red: again",
        "when any and red and court: again",
        "when one higher round the corner: again",
        "when 3 lower then higher: again",
        "when ranks A B A C: again",
        "when row of 3 hearts breaks: again",
        "when second of one colour in a row: again",
        "when difference prime and sum 7: again",
        "when sum of 3 cards 21: again",
        "when 1 card laid: again",
        "when turn ends and 2 or more cards laid: again",
        "when 7: next draws 2 times its value less 1, seat +2 misses 1 5:2",
        "when 7: others say \"{10 times its value} percent\", else draws 1",
        "when 7: next must not play red 3"
      })
  void a_line_is_written_as_it_is_read(String line) {
    assertThat(RuleBookWriter.line(read(line))).isEqualTo(line);
  }

  @ParameterizedTest
  @CsvSource({
    "not 7 on 7, any on 7 and not 7",
    "second card of the turn, 2 cards laid",
    "1 higher, one higher",
    "no cards laid, 0 cards laid"
  })
  void what_may_be_written_in_two_ways_is_written_in_one(String event, String written) {
    assertThat(RuleBookWriter.line(read("when " + event + ": again")))
        .isEqualTo("when " + written + ": again");
  }

  /** One vocabulary: what a line brings about can be said of cards. Source: issue 46, point 2. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "takes back",
        "takes 2 from the pile",
        "others take half the seats from the pile",
        "next takes the pile",
        "all draw a die from the bottom",
        "next draws 2 from the bottom",
        "burns 2",
        "puts 1 at random into the stock",
        "next puts its value at random under the pile",
        "puts all cards of the suit in force under the pile",
        "others put all matching cards into the stock",
        "all put all red 7 Q under the pile",
        "redeal",
        "chosen draws 2",
        "turn goes to previous",
        "swaps hands with chosen",
        "steals 1 from next",
        "next must not play red",
        "shows hand to left",
        "says \"Yee haw\", else draws 1",
        "all say \"Hail\", else draws 1, chosen misses 1",
        "player of the card before draws its value"
      })
  void what_a_line_brings_about_may_stand_behind_cards(String brings) {
    assertThat(RuleBookWriter.line(read("on red 3 Q " + brings)))
        .isEqualTo("when red 3 Q: " + brings);
  }

  /** A card's own words stay its own, and nobody guesses who draws. */
  @ParameterizedTest
  @ValueSource(
      strings = {"draws 2", "misses 1", "must play red", "draws 2, takes back", "wild, redeal"})
  void what_is_not_clear_behind_cards_is_not_read(String brings) {
    assertThat(ElementReader.read("on 3 " + brings, FaultReporter.Unheard.OF_NO_BOOK)).isEmpty();
    assertThat(read("on 3 next draws 2, reverse")).isInstanceOf(Element.On.class);
    assertThat(read("on 3 turns up")).isInstanceOf(Element.On.class);
    assertThat(read("on 3 others show hands")).isInstanceOf(Element.On.class);
    assertThat(read("on 3 next shows hand")).isInstanceOf(Element.On.class);
    assertThat(read("on 3 shows hand")).isInstanceOf(Element.When.class);
  }

  @Test
  void not_belongs_to_cards_and_to_how_things_stand_alone() {
    for (String event : new String[] {"not draws", "7 and not same suit", "7 and", "and red"}) {
      assertThat(ElementReader.read("when " + event + ": again", FaultReporter.Unheard.OF_NO_BOOK))
          .as(event)
          .isEmpty();
    }
  }
}
