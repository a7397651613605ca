package eightfold.rules.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import eightfold.rules.book.RuleBooks;
import eightfold.rules.check.RandomBooks;
import eightfold.rules.finding.Findings;
import eightfold.rules.finding.Source;
import eightfold.rules.text.ElementReader;
import eightfold.rules.text.ElementText;
import eightfold.rules.text.RuleBookWriter;
import eightfold.rules.text.SaidFaults;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Form;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.RuleBook;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Records are text are JSON: nothing is lost on any way, for every element and random books. */
class RoundTripTest {
  static List<Form> forms() {
    // what a definition stands for is tried by OwnWordsTest
    return Forms.elements().values().stream()
        .filter(form -> form.type() != Element.Define.class)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("forms")
  void an_element_is_its_line_and_its_json(Form form) throws Exception {
    RandomBooks random = new RandomBooks(7);
    for (int i = 0; i < 300; i++) {
      Element element = random.element(form);
      SaidFaults faults = new SaidFaults();
      String line = ElementText.write(element);
      assertThat(ElementReader.read(line, faults))
          .as("%s %s", line, faults.said())
          .contains(element);
      String json = RuleBookJson.JsonWriter.element(element).toString();
      Findings findings = new Findings();
      JsonNode tree = RuleBookJson.MAPPER.readTree(json);
      assertThat(new JsonReader(new Source("test.json"), findings).element(tree))
          .as("%s %s", json, findings.all())
          .contains(element);
    }
  }

  /** A line's numbers end where those of its JSON end: {@code misses} was longer as text once. */
  @ParameterizedTest
  @CsvSource({
    "when 7: next draws %d, 20",
    "when 7: next misses %d, 20",
    "when hand becomes %d: next draws 1, 50",
    "'when 7: says \"Mau\", else draws %d', 20"
  })
  void a_number_of_a_when_line_ends_at_the_same_in_text_and_json(String line, int most)
      throws Exception {
    SaidFaults faults = new SaidFaults();
    Element longest = ElementReader.read(line.formatted(most), faults).orElseThrow();
    ObjectNode json = RuleBookJson.JsonWriter.element(longest);
    Findings findings = new Findings();
    JsonReader reader = new JsonReader(new Source("test.json"), findings);
    assertThat(reader.element(json)).as("%s", findings.all()).contains(longest);

    assertThat(ElementReader.read(line.formatted(most + 1), faults)).isEmpty();
    assertThat(faults.said()).hasSize(1).first().asString().contains("to " + most);
    String longer = json.toString().replace(":" + most, ":" + (most + 1));
    assertThat(reader.element(RuleBookJson.MAPPER.readTree(longer))).isEmpty();
    assertThat(findings.all()).hasSize(1);
  }

  /** Whatever has not come up in so many books is not made at all. */
  private static final int MOST_BOOKS = 1_000;

  @Test
  void some_random_books_are_their_text_and_their_json() {
    assertThat(read(20, 0)).isNotEmpty();
  }

  @Test
  @Tag("long")
  void random_books_are_their_text_and_their_json_and_have_every_element() {
    // packs of books' own are made up as a whole, and read again, by OwnPackBooksTest
    long all =
        forms().stream()
            .filter(form -> !Element.PackRule.class.isAssignableFrom(form.type()))
            .count();
    assertThat(read(250, (int) all)).as("kinds of elements seen").hasSize((int) all);
  }

  /**
   * Reads books again that were written; says which kinds of elements they have.
   *
   * @param books so many at least
   * @param kinds more of them until so many kinds have come up
   */
  private static Set<String> read(int books, int kinds) {
    Set<String> seen = new HashSet<>();
    for (int seed = 0; seed < books || seen.size() < kinds && seed < MOST_BOOKS; seed++) {
      RuleBook book = new RandomBooks(seed).book();
      book.elements().forEach(element -> seen.add(Forms.of(element).words()));
      String text = RuleBookWriter.write(book);
      RuleBook read = RuleBooks.single(text, Map.of());
      assertThat(read).as(text).isEqualTo(book);
      RuleBooks json = RuleBookJson.read("test.json", RuleBookJson.write(read));
      assertThat(json.errors()).as(text).isEmpty();
      RuleBook again = Map.copyOf(json.books()).values().iterator().next();
      assertThat(RuleBookWriter.write(again)).as("seed %d", seed).isEqualTo(text);
    }
    return seen;
  }
}
