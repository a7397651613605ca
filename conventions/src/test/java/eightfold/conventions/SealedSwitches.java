package eightfold.conventions;

import com.sun.source.tree.CaseLabelTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.DeconstructionPatternTree;
import com.sun.source.tree.DefaultCaseLabelTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.PatternCaseLabelTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.util.Types;
import javax.tools.JavaFileObject;
import org.jspecify.annotations.Nullable;

/**
 * The switches over a sealed type that have a case for the rest, as lines {@code file:line: what}.
 * A rest swallows what is added to the type later; without one, the compiler asks for each new case
 * at every place where it matters.
 */
final class SealedSwitches {
  private final Trees trees;
  private final Types types;
  private final List<String> findings = new ArrayList<>();

  private SealedSwitches(AnalysedSources sources) {
    this.trees = sources.trees();
    this.types = sources.types();
  }

  /** The findings in sources that compile. */
  static List<String> findings(List<? extends JavaFileObject> sources) {
    AnalysedSources analysed = AnalysedSources.of(sources);
    SealedSwitches switches = new SealedSwitches(analysed);
    analysed.units().forEach(unit -> switches.new Scan().scan(new TreePath(unit), null));
    return switches.findings;
  }

  /** The sealed type that a value of this type is known to be of. */
  private static @Nullable TypeElement sealed(@Nullable TypeMirror type) {
    if (type instanceof TypeVariable variable) return sealed(variable.getUpperBound());
    if (type instanceof DeclaredType declared
        && declared.asElement() instanceof TypeElement element
        && element.getModifiers().contains(Modifier.SEALED)) {
      return element;
    }
    return null;
  }

  /** The types below a sealed one for which there is no case, as few as name them all. */
  private Stream<TypeElement> missing(TypeElement sealed, List<TypeMirror> named) {
    return sealed.getPermittedSubclasses().stream()
        .map(type -> (TypeElement) types.asElement(type))
        .filter(type -> named.stream().noneMatch(other -> isA(type, other)))
        .flatMap(
            type ->
                type.getModifiers().contains(Modifier.SEALED)
                        && named.stream()
                            .anyMatch(other -> isA(types.asElement(other), type.asType()))
                    ? missing(type, named)
                    : Stream.of(type));
  }

  private boolean isA(Element type, TypeMirror other) {
    return types.isSubtype(types.erasure(type.asType()), types.erasure(other));
  }

  /** Walks one source. */
  private final class Scan extends TreePathScanner<@Nullable Void, @Nullable Void> {
    @Override
    public @Nullable Void visitSwitch(SwitchTree node, @Nullable Void nothing) {
      check(node.getExpression(), node.getCases());
      return super.visitSwitch(node, null);
    }

    @Override
    public @Nullable Void visitSwitchExpression(SwitchExpressionTree node, @Nullable Void nothing) {
      check(node.getExpression(), node.getCases());
      return super.visitSwitchExpression(node, null);
    }

    private void check(ExpressionTree value, List<? extends CaseTree> cases) {
      TypeElement sealed = sealed(type(value));
      if (sealed == null) return;
      List<TypeMirror> named = new ArrayList<>();
      @Nullable Tree rest = null;
      for (CaseTree one : cases) {
        for (CaseLabelTree label : one.getLabels()) {
          TypeMirror type = one.getGuard() == null ? patternType(label) : null;
          if (label instanceof DefaultCaseLabelTree || type != null && isA(sealed, type)) {
            rest = label;
          } else if (type != null) {
            named.add(type);
          }
        }
      }
      if (rest != null) found(rest, sealed, named);
    }

    private @Nullable TypeMirror patternType(CaseLabelTree label) {
      if (!(label instanceof PatternCaseLabelTree pattern)) return null;
      return pattern.getPattern() instanceof DeconstructionPatternTree record
          ? type(record.getDeconstructor())
          : type(pattern.getPattern());
    }

    private void found(Tree rest, TypeElement sealed, List<TypeMirror> named) {
      Set<String> names = new LinkedHashSet<>();
      missing(sealed, named).forEach(type -> names.add(name(type)));
      var unit = getCurrentPath().getCompilationUnit();
      long start = trees.getSourcePositions().getStartPosition(unit, rest);
      findings.add(
          String.format(
              Locale.ROOT,
              "%s:%d: '%s' over the sealed %s; name the cases: %s",
              unit.getSourceFile().getName(),
              unit.getLineMap().getLineNumber(start),
              rest,
              name(sealed),
              String.join(", ", names)));
    }

    private @Nullable TypeMirror type(Tree tree) {
      return trees.getTypeMirror(new TreePath(getCurrentPath(), tree));
    }
  }

  private static String name(TypeElement type) {
    return type.getEnclosingElement() instanceof TypeElement outer
        ? name(outer) + "." + type.getSimpleName()
        : type.getSimpleName().toString();
  }
}
