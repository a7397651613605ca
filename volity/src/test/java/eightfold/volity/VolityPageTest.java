package eightfold.volity;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.volity.village.VolityPage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** docs/volity.md names every call and every token that the code knows, and none besides. */
class VolityPageTest {
  private static final Path SOURCES = Path.of("src", "main", "java");
  private static final Pattern CALL = Pattern.compile("\"((volity|game|admin)\\.[a-z_]+)\"");
  private static final Pattern TOKEN = Pattern.compile("(?:denied\\(|deny\\([^;]*?)\"([a-z_]+)\"");

  private static String code() throws IOException {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> files = Files.walk(SOURCES)) {
      for (Path file : files.filter(one -> one.toString().endsWith(".java")).sorted().toList()) {
        all.append(Files.readString(file));
      }
    }
    return all.toString();
  }

  private static Set<String> found(Pattern pattern, String text, String prefix) {
    Set<String> found = new TreeSet<>();
    Matcher matcher = pattern.matcher(text);
    while (matcher.find()) {
      found.add(prefix + matcher.group(1));
    }
    return found;
  }

  private static Set<String> named(String page) {
    return found(Pattern.compile("((?:volity|game|admin)\\.[a-z_]+)"), page, "");
  }

  @Test
  void every_call_and_token_of_the_code_stands_on_the_page() throws IOException {
    String code = code();
    Set<String> known = found(CALL, code, "");
    known.addAll(found(TOKEN, code, "volity."));
    assertThat(named(VolityPage.text())).containsAll(known);
  }

  @Test
  void the_page_names_nothing_that_the_code_does_not_know() throws IOException {
    String code = code();
    for (String name : named(VolityPage.text())) {
      if (!name.matches("volity\\.(md|secret|localhost|ok|org)")) {
        String bare = name.substring(name.indexOf('.') + 1);
        assertThat(code.contains("\"" + name + "\"") || code.contains("\"" + bare + "\""))
            .as(name)
            .isTrue();
      }
    }
  }
}
