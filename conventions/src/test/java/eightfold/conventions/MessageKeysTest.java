package eightfold.conventions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What the code says and what the files of words have is the same. */
class MessageKeysTest {
  private static final String ENGLISH = "messages/en/";

  private static String name(Path file) {
    return ProjectFiles.ROOT.relativize(file).toString().replace('\\', '/');
  }

  private static Map<String, String> words(List<String> findings) throws IOException {
    Map<String, String> words = new TreeMap<>();
    for (Path file : ProjectFiles.endingWith(Set.of("properties"))) {
      // the page's keys are checked by its compiler
      if (name(file).startsWith(ENGLISH) && name(file).lastIndexOf('/') < ENGLISH.length()) {
        String title = String.valueOf(file.getFileName()).replace(".properties", "");
        words.putAll(MessageKeys.patterns(title, Files.readString(file), findings));
      }
    }
    return words;
  }

  @Test
  void every_key_has_its_words_and_all_words_are_said() throws IOException {
    Map<String, String> sources = new TreeMap<>();
    for (Path file : ProjectFiles.endingWith(Set.of("java"))) {
      if (name(file).contains("src/main/java/")) {
        sources.put(name(file), Files.readString(file));
      }
    }
    List<String> findings = new ArrayList<>();
    Map<String, String> words = words(findings);
    findings.addAll(MessageKeys.findings(sources, words));
    assertThat(words).hasSizeGreaterThan(100);
    assertThat(findings).isEmpty();
  }

  @Test
  void what_does_not_fit_is_found() {
    Map<String, String> words =
        Map.of(
            "say.none",
            "{cards, plural, one {# card} other {{cards} of {seat}}}",
            "say.b.x",
            "x",
            "say.rest",
            "no");
    String source =
        """
        class A {
          Object a = Message.of("say.none").with("cards", 1).with("place", 2);
          Object b = Message.of("say.b." + a).with("more", 1);
          Object c = Message.of("say.lacks");
        }
        """;
    assertThat(MessageKeys.findings(Map.of("A.java", source), words))
        .containsExactlyInAnyOrder(
            "A.java: say.none asks for [cards, seat] and gets [cards, place]",
            "no words for say.lacks",
            "nothing says say.rest");
    List<String> twice = new ArrayList<>();
    MessageKeys.patterns("say", "a = 1\na = 2\n", twice);
    assertThat(twice).containsExactly("twice: say.a");
  }
}
