package eightfold.rules.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.rules.book.RuleBooks;
import eightfold.rules.json.RuleBookJson;
import eightfold.rules.text.ElementReader;
import eightfold.rules.text.FaultReporter;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.rules.vocabulary.SeatSelector;
import eightfold.rules.vocabulary.Trigger;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** docs/rule-language.md is up to date, and its examples are right. */
class RuleLanguagePageTest {
  private static final Path PAGE =
      Path.of(System.getProperty("basedir", "")).resolve("../docs/rule-language.md");
  private static final Pattern EXAMPLE = Pattern.compile("```game\\n(.*?)```", Pattern.DOTALL);

  @Test
  void every_element_and_effect_stands_in_the_page_with_its_form() throws Exception {
    String page = Files.readString(PAGE);
    if (Boolean.getBoolean("docs.write")) {
      Files.writeString(PAGE, RuleLanguagePage.refreshed(page));
    }
    assertThat(Files.readString(PAGE))
        .as(
            "mvn -pl engine test -Dtest='RuleBookSchemaTest,RuleLanguagePageTest'"
                + " -Ddocs.write=true")
        .isEqualTo(RuleLanguagePage.refreshed(page));
  }

  @Test
  void the_examples_of_the_page_are_books() throws Exception {
    Matcher examples = EXAMPLE.matcher(Files.readString(PAGE));
    List<String> first = new ArrayList<>();
    int count = 0;
    while (examples.find()) {
      String text = examples.group(1);
      Map<String, String> files =
          first.isEmpty()
              ? Map.of("first.game", text)
              : Map.of("first.game", first.getFirst(), "example.game", text);
      assertThat(RuleBooks.read(files).findings()).as(text).isEmpty();
      first.add(text);
      count++;
    }
    assertThat(count).isGreaterThan(1);
  }

  /** Whoever copies it has a book that plays, the same as the first one of the page. */
  @Test
  void the_json_of_the_page_is_its_first_book() throws Exception {
    String page = Files.readString(PAGE);
    Matcher text = EXAMPLE.matcher(page);
    Matcher json = Pattern.compile("```json\\n(.*?)```", Pattern.DOTALL).matcher(page);
    assertThat(text.find() && json.find()).isTrue();
    RuleBook book = RuleBooks.read(Map.of("first.game", text.group(1))).book("first").orElseThrow();
    RuleBooks read = RuleBookJson.read("first.json", json.group(1));
    assertThat(read.findings()).isEmpty();
    assertThat(read.book("first")).contains(book);
    assertThat(json.find()).as("another one, which nobody reads here").isFalse();
  }

  /** Each example in the tables of conditions, with a consequence or an event put to it. */
  private static Stream<String> examples() throws IOException {
    return Pattern.compile("`(when [^`]*)`")
        .matcher(Files.readString(PAGE))
        .results()
        .map(found -> found.group(1))
        .filter(line -> !line.contains("EVENT"))
        .map(line -> line.replace(" …", ": draws 1"));
  }

  @Test
  void the_tables_of_conditions_have_an_example_for_everything() throws Exception {
    Set<Object> shown = new HashSet<>();
    for (String line : examples().toList()) {
      Element element =
          ElementReader.read(line, FaultReporter.Unheard.OF_NO_BOOK)
              .orElseThrow(() -> new AssertionError(line));
      Element.When when = (Element.When) element;
      shown.add(when.event() instanceof Trigger.Happens at ? at.moment() : when.event().getClass());
      when.and().forEach(one -> shown.add(Forms.of(one)));
      when.then().forEach(one -> shown.add(Forms.of(one)));
    }
    assertThat(shown)
        .contains((Object[]) Trigger.Moment.values())
        .contains(Trigger.Played.class, Trigger.HandBecomes.class)
        .containsAll(Forms.conditions().values())
        .containsAll(Forms.consequences().values());
    String page = Files.readString(PAGE);
    for (SeatSelector.Which which : SeatSelector.Which.values()) {
      assertThat(page).contains("`" + new SeatSelector(which, 2).text() + "`");
    }
  }
}
