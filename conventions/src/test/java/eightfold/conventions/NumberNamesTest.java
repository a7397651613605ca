package eightfold.conventions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A number is used as what its name says. Source: issue 45, point 4; docs/adr/0039. */
class NumberNamesTest {
  @Tag("long")
  @Test
  void no_number_of_the_project_is_used_as_another_one() throws IOException {
    List<JavaFileObject> sources = new ArrayList<>();
    AnalysedSources.ofTheProject()
        .forEach((file, text) -> sources.add(AnalysedSources.source(file, text)));
    NumberNames.Found found = NumberNames.in(sources);
    assertThat(found.named()).as("parameters whose names say what they are").isGreaterThan(2_000);
    assertThat(found.findings()).as("numbers used as others").isEmpty();
  }

  @Test
  void what_is_used_as_another_thing_is_found() {
    Map<String, String> bad = new LinkedHashMap<>();
    bad.put("void a(int kind) { deals(kind); }", "KIND kind as SEAT of deals(int)");
    bad.put(
        "int b(int topSeat, int suit) { return suit; } int c(int act, int card) {"
            + " int seat = act; return seat; }",
        "ACT act as SEAT seat");
    bad.put("int dealer(int a, int rank) { return rank; }", "RANK rank as SEAT of dealer");
    bad.put(
        "boolean e(int seat, byte upcard) { return upcard == seat; }",
        "KIND with SEAT: upcard == seat");
    bad.put(
        "long f(long now, long sinceNanos) { return now - sinceNanos; }",
        "MILLIS with NANOS: now - sinceNanos");
    bad.put(
        "int g(int kind) { return 1 << kind; }",
        "seats are bits of an int, kinds of a long: 1 << kind");
    bad.put(
        "long h(int seat) { return 1L << seat; }",
        "seats are bits of an int, kinds of a long: 1L << seat");
    bad.put(
        "void i(long kinds) { int ply = 1; ply = (int) kinds; }", "KINDS (int)kinds as PLY ply");
    List<String> expected = new ArrayList<>();
    for (String finding : bad.values()) {
      expected.add("Table.java:" + (expected.size() + 2) + ": " + finding);
    }
    assertThat(findings(List.copyOf(bad.keySet()))).isEqualTo(expected);
  }

  @Test
  void what_is_used_as_what_it_is_passes() {
    assertThat(
            findings(
                List.of(
                    "int j(int seat, int topSeat) { return seat == topSeat ? seat : 1 << seat; }",
                    // a card of the family is its kind
                    "boolean k(int card, int kind) { return card == kind; }",
                    // that is what makes one of the other
                    "int kind(int act) { return act; }",
                    // to act is what a method does
                    "int toAct(int a, int seat) { return seat; }",
                    "long l(int kind) { return 1L << kind; }",
                    "int m(int seat, int number) { return number; }")))
        .isEmpty();
  }

  /** The findings in a class with these members, one on each line from the second on. */
  private static List<String> findings(List<String> members) {
    String table = "class Table { void deals(int seat) {}\n" + String.join("\n", members) + "\n}\n";
    return NumberNames.in(List.of(AnalysedSources.source("Table.java", table))).findings();
  }
}
