package eightfold.games;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Catalogue;
import eightfold.game.Choice;
import eightfold.message.Message;
import eightfold.message.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What the options of the library's games mean, and their rulings, is said in each language.
 * Source: issue 15, points 2 and 9; docs/languages.md.
 */
class SaidSentencesTest {
  private static Set<String> sentences() {
    Set<String> all = new TreeSet<>();
    for (Catalogue.Entry game : Games.standard().entries()) {
      for (Choice choice : game.choices()) {
        Stream.concat(Stream.of(choice.meaning()), choice.meanings().stream())
            // a word alone, such as a phrase that is to be said, is the same in all languages
            .filter(said -> said.endsWith("."))
            .forEach(all::add);
      }
    }
    return all;
  }

  @Test
  void each_sentence_of_an_option_is_known_and_nothing_else_is() {
    Set<String> said = sentences();
    assertThat(said).hasSizeGreaterThan(150).noneMatch(one -> Message.said(one).isLiteral());
    assertThat(Texts.ENGLISH.names("said").stream().map(name -> Message.of("said." + name).text()))
        .isSubsetOf(said)
        .doesNotHaveDuplicates();
  }

  private static final Pattern RULING = Pattern.compile("ruling \"((?:[^\"\\\\]|\\\\.)*)\"");

  private static String resource(String name) throws IOException {
    try (InputStream in = Games.class.getResourceAsStream("/eightfold/library/" + name)) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** Those of options, too, whatever is chosen. */
  private static Set<String> rulings() throws IOException {
    Set<String> all = new TreeSet<>();
    for (String book : resource("index.txt").lines().map(String::strip).toList()) {
      if (!book.isEmpty() && !book.startsWith("#")) {
        Matcher found = RULING.matcher(resource(book));
        while (found.find()) {
          all.add(found.group(1).replace("\\\"", "\""));
        }
      }
    }
    return all;
  }

  @Test
  void each_ruling_is_known_and_nothing_else_is() throws IOException {
    Set<String> rulings = rulings();
    assertThat(rulings).hasSizeGreaterThan(150).noneMatch(one -> Message.said(one).isLiteral());
    assertThat(
            Texts.ENGLISH.names("rulings").stream()
                .map(name -> Message.of("rulings." + name).text()))
        .containsExactlyInAnyOrderElementsOf(rulings);
  }

  /** In English it stands in the rule book, and is known by its words. */
  @Test
  void a_sheet_begins_with_what_the_game_is_about_in_its_language() {
    for (Catalogue.Entry game : Games.standard().entries()) {
      Message summary = Message.said(game.summary());
      assertThat(summary.key()).isEqualTo("games.summary." + game.id());
      for (String language : List.of("en", "de", "es", "fr", "hu", "nl", "sv", "tr")) {
        Texts texts = Texts.in(language);
        assertThat(Games.standard().game(game.id(), Map.of()).sheet().text(texts))
            .as("%s in %s", game.id(), language)
            .startsWith("# ")
            .contains("\n" + texts.text(summary) + "\n");
      }
    }
    assertThat(Games.standard().game("mau-mau", Map.of()).sheet().text(Texts.in("de")))
        .contains("Der deutsche Klassiker mit 32 Karten");
  }

  @Test
  void no_English_is_left_on_a_sheet_of_another_language() throws IOException {
    Set<String> rulings = rulings();
    for (Catalogue.Entry game : Games.standard().entries()) {
      for (String language : List.of("de", "es", "fr", "hu", "nl", "sv", "tr")) {
        String sheet = Games.standard().game(game.id(), Map.of()).sheet().text(Texts.in(language));
        assertThat(rulings).as("%s in %s", game.id(), language).noneMatch(sheet::contains);
        assertThat(sheet).doesNotContain(game.summary());
      }
    }
  }

  @Test
  void a_family_that_plays_in_German_reads_what_a_two_does_in_German() {
    assertThat(Texts.in("de").text(Message.said("A two is a plain card.")))
        .isEqualTo("Eine Zwei ist eine gewöhnliche Karte.");
    assertThat(Texts.in("de").text(Message.said("A two brings luck.")))
        .as("of a book of one's own")
        .isEqualTo("A two brings luck.");
  }

  /** The house rules that a sheet begins with. */
  @Test
  void a_sheet_says_what_was_chosen_in_its_language() {
    String sheet =
        Games.standard().game("eights", Map.of("twos", "draw2")).sheet().text(Texts.in("nl"));
    assertThat(sheet)
        .contains("De volgende trekt twee kaarten en verliest de beurt, of antwoordt met een twee.")
        .doesNotContain("The next player draws two");
    List<String> others = List.of("crazier-eights", "eights-patience");
    assertThat(others)
        .allSatisfy(
            id ->
                assertThat(
                        Games.standard().entry(id).orElseThrow().choices().stream()
                            .map(choice -> Message.said(choice.meaning())))
                    .isNotEmpty()
                    .noneMatch(Message::isLiteral));
  }
}
