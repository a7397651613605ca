package eightfold.yaml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.message.Message;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** YAML 1.2 as the notation (page 4) uses it. */
class YamlDocumentTest {
  private static Yaml.Entries only(String text) {
    List<YamlDocument> documents = YamlDocument.of(text);
    assertThat(documents).hasSize(1);
    return switch (documents.getFirst()) {
      case YamlDocument.Parsed(Yaml root) -> root.entries("the document");
      case YamlDocument.Unreadable(int line, Message reason) ->
          throw new AssertionError(line + ": " + reason.text());
    };
  }

  private static String fault(String text) {
    return switch (YamlDocument.of(text).getFirst()) {
      case YamlDocument.Parsed(Yaml root) -> "parsed";
      case YamlDocument.Unreadable(int line, Message reason) -> line + ": " + reason.text();
    };
  }

  @Test
  void values_know_the_line_on_which_they_stand() {
    Yaml.Entries map = only("a: 1\n\n# a comment\nb:\n  - x\n  - {c: y,\n     d: z}\n");

    assertThat(map.entries()).extracting(entry -> entry.key().line()).containsExactly(1, 4);
    List<Yaml> items = map.entries().get(1).value().items("b");
    assertThat(items).extracting(Yaml::line).containsExactly(5, 6);
    assertThat(items.get(1).entries("b").entries().get(1).value().line()).isEqualTo(7);
  }

  @Test
  void lines_are_counted_through_the_whole_file() {
    List<YamlDocument> documents = YamlDocument.of("a: 1\n---\nb: 2\n---\n\nc: 3\n");

    assertThat(documents)
        .extracting(document -> ((YamlDocument.Parsed) document).root().line())
        .containsExactly(1, 3, 6);
  }

  @Test
  void on_off_yes_and_no_are_words() {
    Yaml.Entries map = only("{on: yes, off: no, here: true}");

    assertThat(map.entries())
        .extracting(entry -> entry.key().text() + " " + entry.value().scalar("").text())
        .containsExactly("on yes", "off no", "here true");
    assertThatThrownBy(() -> map.entries().getFirst().value().scalar("on").truth("on"))
        .isInstanceOf(YamlFault.class)
        .hasMessage("on must be true or false, not \"yes\"");
  }

  @Test
  void a_document_that_is_no_yaml_does_not_hide_the_others() {
    List<YamlDocument> documents = YamlDocument.of("a: 1\n---\nb: [1, 2\n---\nc: 3\n");

    assertThat(documents).hasSize(3);
    assertThat(documents.get(0)).isInstanceOf(YamlDocument.Parsed.class);
    assertThat(documents.get(1)).isInstanceOf(YamlDocument.Unreadable.class);
    assertThat(documents.get(2)).isInstanceOf(YamlDocument.Parsed.class);
  }

  @Test
  void a_key_that_stands_twice_is_refused_where_it_stands_again() {
    assertThat(fault("a: 1\nb: 2\na: 3\n")).isEqualTo("3: \"a\" stands here twice");
  }

  @Test
  void empty_documents_comments_and_directives_are_nothing() {
    assertThat(YamlDocument.of("")).isEmpty();
    assertThat(YamlDocument.of("# nothing\n---\n---\n...\n")).isEmpty();
    assertThat(only("%YAML 1.2\n---\na: 1\n...\n").entries()).hasSize(1);
  }

  @Test
  void three_hyphens_inside_a_line_or_an_indented_text_part_nothing() {
    Yaml.Entries map = only("a: |\n  one\n  ---\n  two\nb: x --- y\n");

    assertThat(map.entries().getFirst().value().scalar("a").text()).isEqualTo("one\n---\ntwo\n");
    assertThat(map.entries().get(1).value().scalar("b").text()).isEqualTo("x --- y");
  }

  @Test
  void an_alias_that_stands_inside_what_it_names_ends_nowhere_and_is_refused() {
    assertThat(fault("a: &a [*a]\n")).contains("nested too deeply");
  }

  @Test
  void aliases_that_make_much_out_of_little_are_refused() {
    StringBuilder bomb = new StringBuilder("a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n");
    for (int i = 1; i < 6; i++) {
      String last = ", *a" + (i - 1);
      bomb.append("a").append(i).append(": &a").append(i).append(" [");
      bomb.append(last.repeat(10).substring(2)).append("]\n");
    }

    assertThat(fault(bomb.toString())).contains("repeated too often");
  }

  @Test
  void bytes_that_are_no_utf8_are_refused_with_their_line() {
    byte[] bytes = "a: 1\nb: \u00E9\n".getBytes(StandardCharsets.ISO_8859_1);

    assertThatThrownBy(() -> YamlDocument.decode(bytes))
        .isInstanceOfSatisfying(YamlFault.class, fault -> assertThat(fault.line()).isEqualTo(2))
        .hasMessage("the file is not UTF-8 text");
  }

  @Test
  void a_byte_order_mark_is_passed_over() {
    assertThat(YamlDocument.decode("\uFEFFa: 1".getBytes(StandardCharsets.UTF_8)))
        .isEqualTo("a: 1");
  }
}
