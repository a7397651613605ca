package eightfold.conventions;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreeScanner;
import eightfold.rules.vocabulary.Form;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.ValueType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What goes with what is declared on the records of the rule language: no checker knows a word of
 * it. Source: issue 45, point 3; ADR 37.
 */
class RuleWordsTest {
  private static final List<String> CHECKERS =
      List.of(
          "engine/src/main/java/eightfold/rules/check/",
          "engine/src/main/java/eightfold/rules/book/Useless");

  /** The key of a sentence, which is no word of a rule. */
  private static final Pattern KEY = Pattern.compile("(findings|setup|words)(\\.[a-zA-Z0-9-]+)+");

  /** All words with which lines, their clauses, what cards do, events and consequences begin. */
  private static Set<String> words() {
    Set<String> words = new TreeSet<>();
    Stream.of(Forms.elements(), Forms.effects(), Forms.triggers(), Forms.consequences())
        .map(Map::values)
        .flatMap(forms -> forms.stream().flatMap(form -> Stream.of(form, form.core())))
        .forEach(form -> words.addAll(words(form)));
    return words;
  }

  private static Set<String> words(Form form) {
    Set<String> words = new TreeSet<>(Set.of(form.words()));
    form.clauses().forEach(part -> words.add(part.words()));
    form.row().ifPresent(row -> words.addAll(words(row)));
    form.parts().stream()
        .map(Form.Part::type)
        .filter(ValueType.Word.class::isInstance)
        .forEach(type -> words.addAll(((ValueType.Word) type).words()));
    words.remove("");
    return words;
  }

  private static final Pattern WORD =
      Pattern.compile(
          words().stream()
              .sorted((one, other) -> other.length() - one.length())
              .map(Pattern::quote)
              .collect(Collectors.joining("|", "(?<![\\p{L}-])(", ")(?![\\p{L}-])")));

  /** The literals of a source that hold a word of the rule language. */
  private static List<String> findings(String name, String source) {
    List<String> findings = new ArrayList<>();
    for (CompilationUnitTree unit : ParsedSource.of(name, source).units()) {
      new Literals(name, findings).scan(unit, null);
    }
    return findings;
  }

  @Test
  void no_checker_knows_a_word_of_the_rule_language() throws IOException {
    assertThat(words()).contains("on", "teams", "next draws", "for turns of", "countdown", "draws");
    List<String> findings = new ArrayList<>();
    int read = 0;
    for (Path file : ProjectFiles.endingWith(Set.of("java"))) {
      String name = ProjectFiles.ROOT.relativize(file).toString().replace('\\', '/');
      if (CHECKERS.stream().anyMatch(name::startsWith)) {
        read++;
        findings.addAll(findings(name, Files.readString(file)));
      }
    }
    assertThat(read).isGreaterThan(10);
    assertThat(findings).isEmpty();
  }

  @Test
  void a_word_in_a_checker_is_found() {
    String source =
        """
        class A {
          static final String WORD = "next draws";
          Object a = book.saying("teams");
          Object b = Advice.write("on 8 wild, declares suit");
          Object c = List.of("for turns of", "bonnet");
          Object d = Message.of("findings.draws").with("on", "several").with("draws", number);
          Object e = format.equals("countdown") ? "on-" : "draw.";
        }
        """;
    assertThat(findings("A.java", source))
        .containsExactly(
            "A.java: next draws",
            "A.java: teams",
            "A.java: on 8 wild, declares suit",
            "A.java: for turns of",
            "A.java: several",
            "A.java: countdown",
            "A.java: draw.");
  }

  /** Goes through one source. */
  private static final class Literals extends TreeScanner<Void, Void> {
    private final String file;
    private final List<String> findings;

    Literals(String file, List<String> findings) {
      this.file = file;
      this.findings = findings;
    }

    @Override
    public Void visitLiteral(LiteralTree literal, Void nothing) {
      if (literal.getValue() instanceof String text
          && !KEY.matcher(text).matches()
          && WORD.matcher(text).find()) {
        findings.add(file + ": " + text);
      }
      return null;
    }

    /** The name of an argument of a message stands first in {@code with}. */
    @Override
    public Void visitMethodInvocation(MethodInvocationTree call, Void nothing) {
      List<? extends ExpressionTree> arguments = call.getArguments();
      boolean named =
          call.getMethodSelect() instanceof MemberSelectTree method
              && method.getIdentifier().contentEquals("with")
              && arguments.size() == 2
              && arguments.getFirst() instanceof LiteralTree;
      scan(call.getMethodSelect(), null);
      scan(named ? arguments.subList(1, 2) : arguments, null);
      return null;
    }
  }
}
