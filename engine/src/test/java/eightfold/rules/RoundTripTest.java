package eightfold.rules;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Records are text are JSON: nothing is lost on any way, for every element and random books. */
class RoundTripTest {
  static List<Form> forms() {
    // what a definition stands for is tried by OwnWordsTest
    return Form.elements().values().stream()
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

  @Test
  void random_books_are_their_text_and_their_json() {
    Set<String> seen = new HashSet<>();
    for (int seed = 0; seed < 250; seed++) {
      RuleBook book = new RandomBooks(seed).book();
      book.elements().forEach(element -> seen.add(Form.of(element).words()));
      String text = RuleBookWriter.write(book);
      RuleBook read = RuleBooks.single(text, Map.of());
      assertThat(read).as(text).isEqualTo(book);
      RuleBooks json = RuleBookJson.read("test.json", RuleBookJson.write(read));
      assertThat(json.errors()).as(text).isEmpty();
      RuleBook again = Map.copyOf(json.books()).values().iterator().next();
      assertThat(RuleBookWriter.write(again)).as("seed %d", seed).isEqualTo(text);
    }
    assertThat(seen).as("kinds of elements seen").hasSize(forms().size());
  }
}
