package eightfold.conventions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TidyTest {
  private static final Set<String> LANGUAGES = Set.of("java", "ts", "tsx", "css");
  private static final List<String> GAMES =
      List.of(
          "library/src/main/resources/eightfold/library",
          "testkit/src/test/resources/eightfold/mixed");
  private static final Words SOME_WORDS =
      new Words(Set.of("pesten", "crazy-aces", "eights", "switch"));

  @Test
  void every_source_is_tidy() throws IOException {
    Words words = new Words(gameIds());
    List<Path> sources = ProjectFiles.endingWith(LANGUAGES);
    List<String> findings = new ArrayList<>();
    for (Path source : sources) {
      String name = ProjectFiles.ROOT.relativize(source).toString().replace('\\', '/');
      findings.addAll(Tidy.findings(name, Files.readString(source), words));
    }
    assertThat(sources).as("sources").hasSizeGreaterThan(20);
    assertThat(findings).as("what is untidy").isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "int getSuit() { return 0; },            getter: getSuit",
    "class TableImpl {},                     banned word 'impl': TableImpl",
    "class SeatManager {},                   banned word 'manager': SeatManager",
    "class CardUtils {},                     banned word 'utils': CardUtils",
    "class DrawHelper {},                    banned word 'helper': DrawHelper",
    "class AbstractGame {},                  banned prefix: AbstractGame",
    "int trumpSuit;,                         banned word 'trump': trumpSuit",
    "void play(int trick) {},                banned word 'trick': trick",
    "int MELD_COUNT;,                        banned word 'meld': MELD_COUNT",
    "int bid;,                               banned word 'bid': bid",
    "int topCard;,                           'not our word for it, see the glossary: topCard'",
    "String game = \"pesten\";,              names a game: \"pesten\"",
    "String game = \"eights\";,              names a game: \"eights\"",
    "boolean isPesten() { return true; },    names a game: isPesten",
    "int CRAZY_ACES;,                        names a game: CRAZY_ACES",
    "int seat; // T" + "ODO,                  open work: T" + "ODO",
  })
  void untidy_java_is_found(String member, String finding) {
    String source = "class Sample {\n  " + member + "\n}\n";
    assertThat(Tidy.findings("engine/src/main/java/Sample.java", source, SOME_WORDS))
        .containsExactly("engine/src/main/java/Sample.java:2: " + finding);
  }

  @ParameterizedTest
  @CsvSource({
    "const game = 'pesten';,    names a game: \"pesten\"",
    "const game = \"eights\";,  names a game: \"eights\"",
    "const game = `switch`;,    names a game: \"switch\"",
    "const pesten = 1;,         names a game: pesten",
    "const trick = 1;,          banned word 'trick': trick",
  })
  void untidy_typescript_is_found(String line, String finding) {
    assertThat(Tidy.findings("web/src/page.ts", line, SOME_WORDS))
        .containsExactly("web/src/page.ts:1: " + finding);
  }

  @Test
  void tidy_sources_pass() {
    String java =
        """
        /** Eightfold plays Crazy Eights, Pesten and Switch. */
        class Eightfold {
          boolean getsAgain; // "pesten" in a comment is prose
          String help = "for example: eightfold play pesten";
          String suit(int eights) { return switch (eights) { case 0 -> "C"; default -> "D"; }; }
          @Override public String getMessage() { return "message"; }
        }
        """;
    assertThat(Tidy.findings("engine/src/main/java/Eightfold.java", java, SOME_WORDS)).isEmpty();
    String test = "class Test { String game = \"pesten\"; void pesten() {} }";
    assertThat(Tidy.findings("engine/src/test/java/Test.java", test, SOME_WORDS)).isEmpty();
    String page =
        "import a from './eights-page'; // 'pesten'\nswitch (a) { case 'suit': break; }\n";
    assertThat(Tidy.findings("web/src/page.tsx", page, SOME_WORDS)).isEmpty();
  }

  @Test
  void what_is_too_long_is_found() {
    String line = "//" + "x".repeat(Tidy.LINE_LIMIT - 2);
    assertThat(Tidy.findings("a.css", line, SOME_WORDS)).isEmpty();
    assertThat(Tidy.findings("a.css", line + "x", SOME_WORDS))
        .containsExactly("a.css:1: line of 121 characters, over 120");
    assertThat(Tidy.findings("a.ts", "\n".repeat(Tidy.FILE_LIMIT), SOME_WORDS)).isEmpty();
    assertThat(Tidy.findings("a.ts", "\n".repeat(Tidy.FILE_LIMIT + 1), SOME_WORDS))
        .containsExactly("a.ts:1: file of 501 lines, over 500");
    assertThat(Tidy.findings("a.java", methodOfLines(Tidy.METHOD_LIMIT), SOME_WORDS)).isEmpty();
    assertThat(Tidy.findings("a.java", methodOfLines(Tidy.METHOD_LIMIT + 1), SOME_WORDS))
        .containsExactly("a.java:2: play has 61 lines, over 60");
  }

  @Test
  void a_switch_and_a_vocabulary_may_be_longer() {
    for (String begin : List.of("return switch (a) {", "switch (a) {")) {
      assertThat(Tidy.findings("a.java", switchOfLines(begin, Tidy.SWITCH_LIMIT), SOME_WORDS))
          .isEmpty();
      assertThat(Tidy.findings("a.java", switchOfLines(begin, Tidy.SWITCH_LIMIT + 1), SOME_WORDS))
          .containsExactly("a.java:2: play has 81 lines, over 80");
    }
    String words = "public sealed interface Word {\n" + "\n".repeat(Tidy.FILE_LIMIT) + "}\n";
    assertThat(Tidy.findings("a.java", words, SOME_WORDS)).isEmpty();
    assertThat(Tidy.findings("a.java", words.replace("sealed ", ""), SOME_WORDS)).hasSize(1);
  }

  private static String switchOfLines(String begin, int lines) {
    String end = begin.startsWith("return") ? "    };\n" : "    }\n";
    String cases = "      default -> 1;\n".repeat(lines - 4);
    return "class A {\n  void play() {\n    " + begin + "\n" + cases + end + "  }\n}\n";
  }

  private static String methodOfLines(int lines) {
    return "class A {\n  void play() {\n" + "    play();\n".repeat(lines - 2) + "  }\n}\n";
  }

  /** The games of the library, and the mixed ones of the tests: rules are data, also theirs. */
  private static Set<String> gameIds() throws IOException {
    Set<String> ids = new HashSet<>();
    for (String folder : GAMES) {
      try (var files = Files.walk(ProjectFiles.ROOT.resolve(folder))) {
        files
            .map(file -> file.getFileName().toString())
            .filter(name -> name.matches(".*\\.(game|patience|cards)"))
            .forEach(name -> ids.add(name.substring(0, name.indexOf('.'))));
      }
    }
    return ids;
  }
}
