package eightfold.conventions;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.tools.JavaFileObject;
import org.jspecify.annotations.Nullable;

/**
 * Numbers whose names say that they are different things, and that meet all the same: a kind of
 * card that is passed for a seat, milliseconds that are compared with nanoseconds. What a bare
 * {@code int} or {@code long} is, its name says, as a whole or with its last word: {@code seat},
 * {@code topSeat}. Lines {@code file:line: what} (docs/adr/0039).
 */
final class NumberNames {
  /** What a number may be. */
  private enum Unit {
    SEAT("int", "seat dealer eldest viewer actor holder observer giver receiver"),
    KIND("int", "kind upcard"),
    CARD("int", "card"),
    SUIT("int", "suit"),
    RANK("int", "rank"),
    ACT("int", "act"),
    PLY("int", "ply"),
    SLOT("int", "slot"),
    KINDS("long", "kinds playable follows wild opening gifts pairs"),
    CONNECTION("long", "connection"),
    MILLIS("long", "now since until millis"),
    NANOS("long", "nanos"),
    SECONDS("int long", "seconds");

    private static final Map<String, Unit> BY_NAME = new HashMap<>();

    static {
      for (Unit unit : values()) {
        for (String type : List.of(unit.types.split(" "))) {
          for (String name : List.of(unit.names.split(" "))) {
            BY_NAME.put(type + " " + name, unit);
          }
        }
      }
    }

    private final String types;
    private final String names;

    Unit(String types, String names) {
      this.types = types;
      this.names = names;
    }

    /** What a variable or a method of this name is, if its name says so. */
    static Optional<Unit> of(Element element) {
      String name = element.getSimpleName().toString();
      boolean method = element.getKind() == ElementKind.METHOD;
      if (name.equals(name.toUpperCase(Locale.ROOT))) {
        return Optional.empty();
      }
      TypeMirror type = method ? ((ExecutableElement) element).getReturnType() : element.asType();
      String number =
          switch (type.getKind()) {
            case INT, SHORT, BYTE -> "int";
            case LONG -> "long";
            default -> "";
          };
      Optional<Unit> unit = Optional.ofNullable(BY_NAME.get(number + " " + lastWord(name)));
      // to act is what a method does
      return method ? unit.filter(one -> one != ACT) : unit;
    }

    private static String lastWord(String name) {
      int at = name.length() - 1;
      while (at > 0 && !Character.isUpperCase(name.charAt(at))) {
        at--;
      }
      return name.substring(at).toLowerCase(Locale.ROOT);
    }

    /** A card of the family is its kind; a card of Crazier Eights is its number. */
    boolean clashesWith(Unit other) {
      return this != other && !EnumSet.of(this, other).equals(EnumSet.of(CARD, KIND));
    }
  }

  private static final Set<Tree.Kind> MIXING =
      EnumSet.of(
          Tree.Kind.EQUAL_TO,
          Tree.Kind.NOT_EQUAL_TO,
          Tree.Kind.LESS_THAN,
          Tree.Kind.LESS_THAN_EQUAL,
          Tree.Kind.GREATER_THAN,
          Tree.Kind.GREATER_THAN_EQUAL,
          Tree.Kind.AND,
          Tree.Kind.OR,
          Tree.Kind.XOR,
          Tree.Kind.PLUS,
          Tree.Kind.MINUS);

  private final Trees trees;
  private final List<String> findings = new ArrayList<>();
  private int named;

  private NumberNames(Trees trees) {
    this.trees = trees;
  }

  /** What is found, and how many parameters have a name that says what they are. */
  record Found(List<String> findings, int named) {}

  /** The findings in sources that compile. */
  static Found in(List<? extends JavaFileObject> sources) {
    AnalysedSources analysed = AnalysedSources.of(sources);
    NumberNames numbers = new NumberNames(analysed.trees());
    analysed.units().forEach(unit -> numbers.new Scan(unit).scan(new TreePath(unit), null));
    return new Found(List.copyOf(numbers.findings), numbers.named);
  }

  /** Walks one source. */
  private final class Scan extends TreePathScanner<@Nullable Void, @Nullable Void> {
    private final CompilationUnitTree source;

    Scan(CompilationUnitTree source) {
      this.source = source;
    }

    private @Nullable Element element(Tree tree) {
      return trees.getElement(trees.getPath(source, tree));
    }

    private Optional<Unit> unit(@Nullable ExpressionTree value) {
      return switch (value) {
        case ParenthesizedTree inner -> unit(inner.getExpression());
        case TypeCastTree cast -> unit(cast.getExpression());
        case ConditionalExpressionTree either ->
            unit(either.getTrueExpression()).or(() -> unit(either.getFalseExpression()));
        case IdentifierTree name -> named(name);
        case MemberSelectTree member -> named(member);
        case MethodInvocationTree call -> named(call.getMethodSelect());
        case null, default -> Optional.empty();
      };
    }

    private Optional<Unit> named(Tree name) {
      return Optional.ofNullable(element(name)).flatMap(Unit::of);
    }

    private void goes(@Nullable ExpressionTree value, Optional<Unit> into, String what) {
      Optional<Unit> is = unit(value);
      if (value != null && is.isPresent() && into.filter(is.get()::clashesWith).isPresent()) {
        found(value, is.get() + " " + value + " as " + into.get() + " " + what);
      }
    }

    private void found(Tree where, String what) {
      long start = trees.getSourcePositions().getStartPosition(source, where);
      findings.add(
          source.getSourceFile().getName()
              + ":"
              + source.getLineMap().getLineNumber(start)
              + ": "
              + what);
    }

    private void passed(@Nullable Element to, List<? extends ExpressionTree> values) {
      if (!(to instanceof ExecutableElement method) || method.isVarArgs()) {
        return;
      }
      List<? extends VariableElement> parameters = method.getParameters();
      for (int i = 0; i < values.size(); i++) {
        VariableElement parameter = parameters.get(i);
        goes(values.get(i), Unit.of(parameter), "of " + method);
      }
    }

    @Override
    public @Nullable Void visitMethodInvocation(MethodInvocationTree call, @Nullable Void nothing) {
      passed(element(call.getMethodSelect()), call.getArguments());
      return super.visitMethodInvocation(call, null);
    }

    @Override
    public @Nullable Void visitNewClass(NewClassTree made, @Nullable Void nothing) {
      passed(trees.getElement(getCurrentPath()), made.getArguments());
      return super.visitNewClass(made, null);
    }

    @Override
    public @Nullable Void visitVariable(VariableTree variable, @Nullable Void nothing) {
      Element element = trees.getElement(getCurrentPath());
      if (element != null) {
        Optional<Unit> unit = Unit.of(element);
        goes(variable.getInitializer(), unit, variable.getName().toString());
        named += element.getKind() == ElementKind.PARAMETER && unit.isPresent() ? 1 : 0;
      }
      return super.visitVariable(variable, null);
    }

    @Override
    public @Nullable Void visitAssignment(AssignmentTree assigned, @Nullable Void nothing) {
      goes(
          assigned.getExpression(),
          unit(assigned.getVariable()),
          assigned.getVariable().toString());
      return super.visitAssignment(assigned, null);
    }

    @Override
    public @Nullable Void visitReturn(ReturnTree returned, @Nullable Void nothing) {
      TreePath path = getCurrentPath();
      while (!(path.getLeaf() instanceof MethodTree)
          && !(path.getLeaf() instanceof LambdaExpressionTree)) {
        path = path.getParentPath();
      }
      if (path.getLeaf() instanceof MethodTree method && !converts(method)) {
        Optional<Unit> unit = Optional.ofNullable(trees.getElement(path)).flatMap(Unit::of);
        goes(returned.getExpression(), unit, "of " + method.getName());
      }
      return super.visitReturn(returned, null);
    }

    /** Whether a method makes one of another: it has that one alone. */
    private boolean converts(MethodTree method) {
      return method.getParameters().size() == 1
          && method.getBody() != null
          && method.getBody().getStatements().size() == 1;
    }

    @Override
    public @Nullable Void visitBinary(BinaryTree two, @Nullable Void nothing) {
      Optional<Unit> left = unit(two.getLeftOperand());
      Optional<Unit> right = unit(two.getRightOperand());
      boolean clash = left.isPresent() && right.filter(left.get()::clashesWith).isPresent();
      if (MIXING.contains(two.getKind()) && clash) {
        found(two, left.get() + " with " + right.get() + ": " + two);
      }
      if (two.getKind() == Tree.Kind.LEFT_SHIFT
          && two.getLeftOperand() instanceof LiteralTree one
          && (one.getValue() instanceof Integer && right.equals(Optional.of(Unit.KIND))
              || one.getValue() instanceof Long && right.equals(Optional.of(Unit.SEAT)))) {
        found(two, "seats are bits of an int, kinds of a long: " + two);
      }
      return super.visitBinary(two, null);
    }
  }
}
