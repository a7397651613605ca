package eightfold.record;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.message.Message;
import eightfold.yaml.Yaml;
import eightfold.yaml.YamlDocument;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever players call themselves and say comes back from the file as it was. */
class YamlTextTest {
  private static Yaml.Entries read(String text) {
    return switch (YamlDocument.of(text).getFirst()) {
      case YamlDocument.Parsed(Yaml root) -> root.entries("");
      case YamlDocument.Unreadable(int line, Message reason) ->
          throw new AssertionError(line + ": " + reason.text() + "\n" + text);
    };
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Ann",
        "play 8H",
        "play 8H =D",
        "",
        " ",
        "Ann Lee",
        "Zoë 🎴",
        "a: b",
        "a #b",
        "#a",
        "'a'",
        "\"a\"",
        "a\\b",
        "a\nb",
        "a\tb",
        "a\r\nb",
        "- a",
        "[a",
        "{a}",
        "a, b",
        "&a",
        "*a",
        "!a",
        "|",
        ">",
        "%a",
        "@a",
        "`a",
        "---",
        "...",
        "null",
        "true",
        "~",
        "12",
        "1e5",
        "0x1F",
        "2026-11-20",
        "\u0000\u0007\u001b",
        "\u0085\u2028\uFEFF\uFFFF",
        "x ",
        " x",
        "a:",
        "?",
        "=",
        "<<",
        "-"
      })
  void a_text_comes_back_as_it_was(String text) {
    Yaml.Entries map =
        read("{" + YamlText.scalar(text) + ": [" + YamlText.scalar(text) + ", x], y: z}\n");

    assertThat(map.entries().getFirst().key().text()).isEqualTo(text);
    assertThat(map.entries().getFirst().value().items("").getFirst().scalar("").text())
        .isEqualTo(text);
    assertThat(map.entries()).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "game Pesten\n",
        "game Pesten",
        "a\n\n\n",
        "  a\n b\n",
        "\n\na\n",
        "a\n\n  \n\tb\n",
        " \na\n",
        "a # b: c\n--- d\n",
        "\ta\n",
        "",
        "\n",
        "   ",
        "a\rb\n",
        "a\u0000b\n",
        "…≤ ♥\n",
        "---\n...\n"
      })
  void a_rule_book_comes_back_as_it_was(String text) {
    Yaml.Entries map = read("---\nrulebook: " + YamlText.block(text));

    assertThat(map.entries().getFirst().value().scalar("").text()).isEqualTo(text);
  }

  @Test
  void what_needs_no_quotes_has_none() {
    assertThat(YamlText.scalar("play 8H")).isEqualTo("play 8H");
    assertThat(YamlText.scalar("one-may-play")).isEqualTo("one-may-play");
    assertThat(YamlText.scalar("12")).isEqualTo("\"12\"");
    assertThat(YamlText.block("game Pesten\ndeal 7\n")).isEqualTo("|\n  game Pesten\n  deal 7\n");
  }

  @Test
  void half_a_character_becomes_the_sign_for_one_that_is_lost() {
    assertThat(YamlText.scalar("a\uD83C")).isEqualTo("\"a\\uFFFD\"");
  }
}
