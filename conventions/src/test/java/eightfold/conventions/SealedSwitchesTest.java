package eightfold.conventions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class SealedSwitchesTest {
  private static final Pattern SEALED =
      Pattern.compile("\\bsealed (?:abstract )?(?:class|interface) (\\w+)");

  private static final String ACTS =
      """
      sealed interface Act permits Lay, Draw, Pass {}
      sealed interface Lay extends Act {
        record Plain() implements Lay {}
        record Wild(int suit) implements Lay {}
      }
      record Draw() implements Act {}
      enum Pass implements Act { NOW, LATER }
      """;

  private static final int FIRST_LINE = (int) ACTS.lines().count() + 1;

  @Tag("long")
  @Test
  void the_project_names_each_case_of_a_sealed_type() throws IOException {
    List<JavaFileObject> sources = sourcesThatMayHaveARest();
    assertThat(sources).as("sources with a switch").hasSizeGreaterThan(50);
    assertThat(SealedSwitches.findings(sources)).as("switches with a case for the rest").isEmpty();
  }

  @Test
  void a_case_for_the_rest_is_found() {
    Map<String, String> bad = new LinkedHashMap<>();
    bad.put("default -> 1;", "'default' …: Lay, Draw, Pass");
    bad.put("case Lay _ -> 1; default -> 2;", "'default' …: Draw, Pass");
    bad.put("case Draw _ -> 1; case null, default -> 2;", "'default' …: Lay, Pass");
    bad.put("case Draw _, Lay.Plain _ -> 1; default -> 2;", "'default' …: Lay.Wild, Pass");
    bad.put("case Lay.Wild(int suit) -> suit; default -> 2;", "'default' …: Lay.Plain, Draw, Pass");
    bad.put("case Pass.NOW -> 1; case Lay _ -> 2; default -> 3;", "'default' …: Draw, Pass");
    bad.put(
        "case Lay _ when hurry -> 1; case Draw _ -> 1; default -> 2;", "'default' …: Lay, Pass");
    bad.put("case Lay _: yield 1; default: yield 2;", "'default' …: Draw, Pass");
    bad.put("case Draw _ -> 1; case Act _ -> 2;", "'Act _' …: Lay, Pass");
    bad.put("case Draw _ -> 1; case Object other -> 2;", "'Object other' …: Lay, Pass");
    List<String> expected = new ArrayList<>();
    for (String finding : bad.values()) {
      expected.add(
          "Table.java:%d: %s"
              .formatted(
                  FIRST_LINE + expected.size(),
                  finding.replace("…", "over the sealed Act; name the cases")));
    }
    List<String> methods = new ArrayList<>();
    bad.keySet()
        .forEach(cases -> methods.add(method("Act", "return switch (act) { " + cases + " };")));
    assertThat(findings(methods)).containsExactlyElementsOf(expected);
  }

  @Test
  void statements_and_type_variables_are_looked_at() {
    String body = "switch (act) { case Draw _: return 1; default: return 2; }";
    String found = ": 'default' over the sealed Act; name the cases: Lay, Pass";
    assertThat(findings(List.of(method("Act", body), "<A extends Act> " + method("A", body))))
        .containsExactly(
            "Table.java:" + FIRST_LINE + found, "Table.java:" + (FIRST_LINE + 1) + found);
  }

  @Test
  void a_switch_without_a_rest_or_over_another_type_passes() {
    assertThat(
            findings(
                List.of(
                    method(
                        "Act",
                        "return switch (act) {"
                            + " case Lay.Plain _, Draw _ -> 1; case Lay _ -> 2; case Pass _ -> 3; };"),
                    method(
                        "Act",
                        "return switch (act) {"
                            + " case Act now when hurry -> 1; case Lay _, Draw _ -> 2;"
                            + " case Pass pass -> switch (pass) { case NOW -> 3; default -> 4; }; };"),
                    method("Object", "return switch (act) { case Draw _ -> 1; default -> 2; };"))))
        .isEmpty();
  }

  @Test
  void what_does_not_compile_is_not_passed_over() {
    assertThatThrownBy(() -> findings(List.of(method("Unknown", "return 1;"))))
        .hasMessageContaining("Unknown");
  }

  private static String method(String type, String body) {
    return "int cost(" + type + " act, boolean hurry) { " + body + " }";
  }

  /** The findings in a source with these methods, one on each line from the first line on. */
  private static List<String> findings(List<String> methods) {
    StringBuilder table = new StringBuilder(ACTS);
    for (int i = 0; i < methods.size(); i++) {
      table.append("class Table%d { %s }\n".formatted(i, methods.get(i)));
    }
    return SealedSwitches.findings(List.of(AnalysedSources.source("Table.java", table.toString())));
  }

  /** The main sources with a default, or a case with the name of a sealed type: to be quick. */
  private static List<JavaFileObject> sourcesThatMayHaveARest() throws IOException {
    Map<Path, String> texts = AnalysedSources.ofTheProject();
    String sealed =
        texts.values().stream()
            .flatMap(text -> SEALED.matcher(text).results())
            .map(found -> found.group(1))
            .collect(Collectors.joining("|"));
    Pattern rest =
        Pattern.compile(
            "\\bdefault *(->|:)|\\bcase ([\\w.]+\\.)?(Object|Record|" + sealed + ")\\b");
    List<JavaFileObject> sources = new ArrayList<>();
    texts.forEach(
        (file, text) -> {
          if (rest.matcher(text).find()) sources.add(AnalysedSources.source(file, text));
        });
    return sources;
  }
}
