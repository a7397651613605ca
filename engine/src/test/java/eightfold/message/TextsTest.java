package eightfold.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.cards.LibraryPack;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A message is said in English, and in a language that the tests bring as a folder of files. */
class TextsTest {
  private static final int EIGHT_OF_HEARTS = LibraryPack.french().parse("8H");
  private static final Texts POLISH = Texts.in("pl");

  private static String pattern(String words, Message message) {
    return new Writing(Texts.ENGLISH, false).text(new Pattern("test", words, "en"), message);
  }

  private static Message with(String name, int number) {
    return Message.of("test").with(name, number);
  }

  @ParameterizedTest
  @CsvSource({"0, no cards", "1, one card", "2, a pair", "3, 3 cards", "21, 21 cards"})
  void plurals_of_english(int cards, String said) {
    String words = "{n, plural, =0 {no cards} =2 {a pair} one {one card} other {# cards}}";
    assertThat(pattern(words, with("n", cards))).isEqualTo(said);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0 kart czeka",
    "1, 1 karta czeka",
    "2, dwie karty czekają",
    "3, 3 karty czekają",
    "5, 5 kart czeka",
    "12, 12 kart czeka",
    "22, 22 karty czekają",
    "25, 25 kart czeka"
  })
  void plurals_of_another_language(int cards, String said) {
    Message pending = Message.of("refusals.answer-or-draw").with("cards", cards);
    assertThat(POLISH.text(pending)).isEqualTo(said + ": odpowiedz albo dobierz");
    assertThat(pending.text())
        .isEqualTo("a penalty of " + cards + " is pending: answer it or draw");
  }

  @Test
  void arguments_stand_in_another_order_and_words_in_a_form_of_their_own() {
    Message answer =
        Message.of("refusals.no-answer-to-penalty")
            .withCard("card", LibraryPack.french(), EIGHT_OF_HEARTS)
            .with("cards", 4)
            .with(
                "answers",
                new Argument.Items(
                    List.of(
                        new Argument.Rank(LibraryPack.french(), 1),
                        Message.of("words.card.joker.a"))));
    assertThat(POLISH.text(answer)).isEqualTo("z 2 lub dżoker odpowiesz na 4 kart, nie z 8H");
    assertThat(answer.text())
        .isEqualTo(
            "8H is no answer: a penalty of 4 is pending; answer it with a two, a joker or draw");
    Message other =
        Message.of("refusals.may-not-go-out")
            .withCard("card", LibraryPack.french(), EIGHT_OF_HEARTS);
    assertThat(POLISH.text(other)).isEqualTo("zakończ czymś innym niż ósemkę kierów");
  }

  @Test
  void an_error_in_another_language() {
    Message seats =
        Message.of("setup.seats")
            .with("game", "Mau")
            .with("least", 2)
            .with("most", 5)
            .with("seats", 9);
    assertThat(POLISH.text(seats)).isEqualTo("w Mau gra od 2 do 5 graczy, nie 9");
    assertThat(seats.text()).isEqualTo("Mau is for 2 to 5 players, not 9");
  }

  @Test
  void what_a_language_lacks_is_said_in_english_key_by_key() {
    Message neither =
        Message.of("refusals.suit-declared")
            .withCard("card", LibraryPack.french(), EIGHT_OF_HEARTS)
            .with("suit", Argument.suit(LibraryPack.french(), 2));
    assertThat(POLISH.text(neither)).isEqualTo("8H doesn't match: kier were declared");
    assertThat(POLISH.text(Message.of("refusals.match-over"))).isEqualTo("the match is over");
  }

  @ParameterizedTest
  @CsvSource({"pl, pl", "pl-PL, pl", "xx, en", "en, en", "../secret, en", "'', en"})
  void a_language_that_is_not_there_is_a_wider_one_or_english(String asked, String found) {
    assertThat(Texts.in(asked).language()).isEqualTo(found);
    assertThat(Texts.in(asked)).isSameAs(Texts.in(found));
  }

  @Test
  void lists_and_numbers_in_words() {
    Argument three =
        new Argument.Items(
            List.of(
                new Argument.Rank(LibraryPack.french(), 0),
                new Argument.Rank(LibraryPack.french(), 7),
                new Argument.Text("x")));
    Message message = Message.of("test").with("cards", three).with("n", 7).with("m", 70);
    assertThat(pattern("{cards}", message)).isEqualTo("A, 8, x");
    assertThat(pattern("{cards, and}", message)).isEqualTo("A, 8 and x");
    assertThat(pattern("{cards, or, all}", message)).isEqualTo("aces, eights or x");
    assertThat(pattern("{n, spellout} {m, spellout} {n}", message)).isEqualTo("seven 70 7");
  }

  @Test
  void a_number_that_is_not_always_the_same() {
    Argument cards =
        new Argument.Cases(
            List.of(
                new Argument.Case(1, Message.literal("first")),
                new Argument.Case(7, Message.literal("then"))));
    assertThat(
            pattern(
                "{cards, plural, one {one card} other {{cards, spellout} cards}}.",
                Message.of("test").with("cards", cards)))
        .isEqualTo("one card first, seven then.");
  }

  @Test
  void sentences_begin_with_a_capital() {
    Message two = Message.of("words.list.comma").with("next", "mau. mau");
    assertThat(Texts.ENGLISH.sentences(two.with("front", Argument.suit(LibraryPack.french(), 2))))
        .isEqualTo("Hearts, mau. mau");
    assertThat(Texts.ENGLISH.sentences(two.with("front", Message.of("refusals.match-over"))))
        .isEqualTo("The match is over, mau. mau");
    assertThat(Texts.ENGLISH.sentences(Message.literal("mau"))).isEqualTo("mau");
  }

  @Test
  void a_choice_goes_by_a_word_or_a_name_or_is_other() {
    String words = "{what, select, H {red} yes {so} other {else}}";
    assertThat(
            pattern(words, Message.of("test").with("what", Argument.suit(LibraryPack.french(), 2))))
        .isEqualTo("red");
    assertThat(pattern(words, Message.of("test").with("what", true))).isEqualTo("so");
    assertThat(pattern(words, Message.of("test").with("what", false))).isEqualTo("else");
    assertThat(pattern(words, Message.of("test"))).isEqualTo("else");
  }

  @Test
  void what_people_typed_is_no_pattern() {
    Message line = Message.of("refusals.nobody").with("word", "{seat}'s #");
    assertThat(line.text()).isEqualTo("nobody here is called \"{seat}'s #\"");
    assertThat(Message.literal("it's {so}").text()).isEqualTo("it's {so}");
  }

  @Test
  void a_fault_of_the_program_is_not_passed_over() {
    assertThatThrownBy(() -> Message.of("refusals.no-such").text())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("refusals.no-such");
    assertThatThrownBy(() -> Message.of("refusals.not-held").text())
        .hasMessageContaining("has no argument \"card\"");
    assertThatThrownBy(() -> pattern("{n, date}", with("n", 1))).hasMessageContaining("date");
    assertThatThrownBy(() -> new Argument.Rank(LibraryPack.french(), 13))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }
}
