package eightfold.conventions;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * What the server refuses is a key and arguments, as what the engine refuses is: no sentence stands
 * in its code. Source: docs/languages.md; ADR 17.
 */
class LiteralSentencesTest {
  private static final List<String> MODULES =
      List.of("server/src/main/java/", "protocol/src/main/java/");

  /** Where texts are read that people bring along: records, card sets, patiences. */
  private static final List<String> READERS =
      List.of(
          "notation/src/main/java/eightfold/record/",
          "notation/src/main/java/eightfold/yaml/",
          "crazier/src/main/java/eightfold/crazier/cards/",
          "patience/src/main/java/");

  /** What makes words that no language has. */
  private static final String LITERAL = "literal";

  /** Why a request cannot be read, which is for whoever has written the program. */
  private static final String UNREAD = "unread.words()";

  private static final Set<String> FAULTS =
      Set.of(
          "Fault",
          "Problem",
          "Page.Problem",
          "NoSeat",
          "YamlFault",
          "Unreadable",
          "Unsound",
          "Flaw");

  private static boolean stands(String name, List<String> folders) {
    return folders.stream().anyMatch(name::startsWith);
  }

  private static List<String> findings(String name, String source) {
    List<String> findings = new ArrayList<>();
    for (CompilationUnitTree unit : ParsedSource.of(name, source).units()) {
      new Scan(name, findings).scan(unit, null);
    }
    return findings;
  }

  @Test
  void the_server_has_no_sentence_in_its_code() throws IOException {
    List<String> findings = new ArrayList<>();
    int read = 0;
    for (Path file : ProjectFiles.endingWith(Set.of("java"))) {
      String name = ProjectFiles.ROOT.relativize(file).toString().replace('\\', '/');
      // there words become words again that came as they are
      boolean words = name.endsWith("eightfold/protocol/Words.java");
      if (stands(name, MODULES) && !words) {
        read++;
        findings.addAll(findings(name, Files.readString(file)));
      }
    }
    assertThat(read).isGreaterThan(150);
    assertThat(findings).isEmpty();
  }

  /** Names of cards and rules of one's own are literal there; what is wrong in a text is not. */
  @Test
  void whoever_reads_what_people_bring_has_no_sentence_in_its_code() throws IOException {
    List<String> findings = new ArrayList<>();
    int read = 0;
    for (Path file : ProjectFiles.endingWith(Set.of("java"))) {
      String name = ProjectFiles.ROOT.relativize(file).toString().replace('\\', '/');
      if (stands(name, READERS)) {
        read++;
        findings(name, Files.readString(file)).stream()
            .filter(found -> found.contains(": new "))
            .forEach(findings::add);
      }
    }
    assertThat(read).isGreaterThan(40);
    assertThat(findings).isEmpty();
  }

  @Test
  void a_sentence_in_code_is_found_however_it_is_written() {
    String source =
        """
        class A {
          Object a = Fault.notNow(Message.literal("no"));
          Object b = Page.Problem.of(UNKNOWN, Words.literal("there is no " + what).message());
          Object c = new Fault(NOT_NOW, "no");
          Object d = name.map(Message::literal);
          Object e = Fault.of(code, Words.literal(unread.words()));
          Object f = Fault.notNow(Message.of("faults.muted"));
          Object g = new YamlFault(line, key + " is empty");
          Object h = new Flaw(0, over ? "no result" : "not over");
          Object i = new YamlFault(line, Message.of("yaml.empty").with("key", key));
        }
        """;
    assertThat(findings("A.java", source))
        .containsExactly(
            "A.java: Message.literal(\"no\")",
            "A.java: Words.literal(\"there is no \" + what)",
            "A.java: new Fault(NOT_NOW, \"no\")",
            "A.java: Message::literal",
            "A.java: new YamlFault(line, key + \" is empty\")",
            "A.java: new Flaw(0, over ? \"no result\" : \"not over\")");
  }

  /** Goes through one source. */
  private static final class Scan extends TreeScanner<Void, Void> {
    private final String file;
    private final List<String> findings;

    Scan(String file, List<String> findings) {
      this.file = file;
      this.findings = findings;
    }

    private void found(Object code) {
      findings.add(file + ": " + code);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree call, Void nothing) {
      if (call.getMethodSelect() instanceof MemberSelectTree method
          && method.getIdentifier().contentEquals(LITERAL)
          && !call.getArguments().toString().equals(UNREAD)) {
        found(call);
      }
      return super.visitMethodInvocation(call, null);
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree reference, Void nothing) {
      if (reference.getName().contentEquals(LITERAL)) {
        found(reference);
      }
      return super.visitMemberReference(reference, null);
    }

    @Override
    public Void visitNewClass(NewClassTree made, Void nothing) {
      boolean sentence = made.getArguments().stream().anyMatch(Scan::saysSomething);
      if (sentence && FAULTS.contains(made.getIdentifier().toString())) {
        found(made);
      }
      return super.visitNewClass(made, null);
    }

    /** Whether words stand there, or some joined to others. */
    private static boolean saysSomething(ExpressionTree argument) {
      return switch (argument) {
        case LiteralTree literal -> literal.getValue() instanceof String;
        case BinaryTree joined ->
            saysSomething(joined.getLeftOperand()) || saysSomething(joined.getRightOperand());
        case ConditionalExpressionTree either ->
            saysSomething(either.getTrueExpression()) || saysSomething(either.getFalseExpression());
        default -> false;
      };
    }
  }
}
