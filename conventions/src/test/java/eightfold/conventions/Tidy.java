package eightfold.conventions;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What is untidy in one source, as lines {@code file:line: what}. */
final class Tidy {
  static final int LINE_LIMIT = 120;
  static final int METHOD_LIMIT = 60;

  /** A method that is one switch is read case by case, and cutting it in two says less. */
  static final int SWITCH_LIMIT = 80;

  static final int FILE_LIMIT = 500;

  /** A file that is one sealed vocabulary is a list of words. */
  private static final Pattern VOCABULARY =
      Pattern.compile("^public sealed interface \\w+", Pattern.MULTILINE);

  private static final Pattern OPEN_WORK =
      Pattern.compile("\\b(TO" + "DO|FIX" + "ME|XX" + "X|HA" + "CK)\\b");
  private static final Pattern TYPESCRIPT_TOKEN =
      Pattern.compile(
          "//[^\\n]*|/\\*.*?\\*/"
              + "|\"(?<double>(?:[^\"\\\\\\n]|\\\\.)*)\"|'(?<single>(?:[^'\\\\\\n]|\\\\.)*)'"
              + "|`(?<back>(?:[^`\\\\]|\\\\.)*)`"
              + "|(?<name>[A-Za-z_$][A-Za-z0-9_$]*)",
          Pattern.DOTALL);

  private final String file;
  private final String text;
  private final Words words;
  private final List<String> findings = new ArrayList<>();

  private Tidy(String file, String text, Words words) {
    this.file = file;
    this.text = text;
    this.words = words;
  }

  /** The findings in a source; its name tells its language and whether games may be named in it. */
  static List<String> findings(String file, String text, Words words) {
    Tidy tidy = new Tidy(file, text, words);
    tidy.lines();
    if (file.endsWith(".java")) tidy.java();
    if (file.endsWith(".ts") || file.endsWith(".tsx")) tidy.typescript();
    return tidy.findings;
  }

  private void lines() {
    List<String> lines = text.lines().toList();
    if (lines.size() > FILE_LIMIT && !VOCABULARY.matcher(text).find())
      found(1, "file of " + lines.size() + " lines, over " + FILE_LIMIT);
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.length() > LINE_LIMIT)
        found(i + 1, "line of " + line.length() + " characters, over " + LINE_LIMIT);
      Matcher open = OPEN_WORK.matcher(line);
      if (open.find()) found(i + 1, "open work: " + open.group());
    }
  }

  private void java() {
    ParsedSource source = ParsedSource.of(file, text);
    for (CompilationUnitTree unit : source.units())
      new JavaScan(unit, source.positions()).scan(unit, null);
  }

  private void typescript() {
    boolean namesGames = words.mayNameGames(file);
    Matcher token = TYPESCRIPT_TOKEN.matcher(text);
    int line = 1;
    int counted = 0;
    while (token.find()) {
      for (; counted < token.start(); counted++) {
        if (text.charAt(counted) == '\n') line++;
      }
      String name = token.group("name");
      if (name != null) {
        checkName(line, name, false);
      } else if (!namesGames) {
        for (String group : List.of("double", "single", "back")) {
          String literal = token.group(group);
          if (literal != null && words.isGame(literal))
            found(line, "names a game: \"" + literal + "\"");
        }
      }
    }
  }

  private void checkName(int line, String name, boolean method) {
    words.objection(name, method).ifPresent(objection -> found(line, objection));
    if (!words.mayNameGames(file) && words.namesGame(name)) found(line, "names a game: " + name);
  }

  private void found(int line, String what) {
    findings.add(file + ":" + line + ": " + what);
  }

  /** Walks one Java source: its declared names, its string literals, the length of its methods. */
  private final class JavaScan extends TreeScanner<Void, Void> {
    private final CompilationUnitTree unit;
    private final SourcePositions positions;
    private final LineMap lineMap;

    JavaScan(CompilationUnitTree unit, SourcePositions positions) {
      this.unit = unit;
      this.positions = positions;
      this.lineMap = unit.getLineMap();
    }

    @Override
    public Void visitClass(ClassTree node, Void nothing) {
      checkName(line(node), node.getSimpleName().toString(), false);
      return super.visitClass(node, null);
    }

    @Override
    public Void visitMethod(MethodTree node, Void nothing) {
      boolean inherited =
          node.getModifiers().getAnnotations().stream()
              .anyMatch(a -> a.getAnnotationType().toString().equals("Override"));
      if (!inherited) checkName(line(node), node.getName().toString(), true);
      int length = endLine(node) - line(node) + 1;
      int limit = isSwitch(node.getBody()) ? SWITCH_LIMIT : METHOD_LIMIT;
      if (length > limit) {
        found(line(node), node.getName() + " has " + length + " lines, over " + limit);
      }
      return super.visitMethod(node, null);
    }

    private static boolean isSwitch(@Nullable BlockTree body) {
      if (body == null || body.getStatements().size() != 1) {
        return false;
      }
      return switch (body.getStatements().getFirst()) {
        case ReturnTree returned -> returned.getExpression() instanceof SwitchExpressionTree;
        case SwitchTree _ -> true;
        default -> false;
      };
    }

    @Override
    public Void visitVariable(VariableTree node, Void nothing) {
      checkName(line(node), node.getName().toString(), false);
      return super.visitVariable(node, null);
    }

    @Override
    public Void visitLiteral(LiteralTree node, Void nothing) {
      if (!words.mayNameGames(file)
          && node.getValue() instanceof String literal
          && words.isGame(literal)) {
        found(line(node), "names a game: \"" + literal + "\"");
      }
      return super.visitLiteral(node, null);
    }

    private int line(Tree node) {
      long position = positions.getStartPosition(unit, node);
      return position < 0 ? 1 : (int) lineMap.getLineNumber(position);
    }

    private int endLine(Tree node) {
      long position = positions.getEndPosition(unit, node);
      return position < 0 ? 1 : (int) lineMap.getLineNumber(position);
    }
  }
}
