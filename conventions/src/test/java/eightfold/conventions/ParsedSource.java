package eightfold.conventions;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * A Java source as the compiler reads it, its types not looked at.
 *
 * @param units what stands in the file
 * @param positions where it stands
 */
record ParsedSource(List<CompilationUnitTree> units, SourcePositions positions) {
  private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

  /** Types are not looked at, so no class path is searched, which would take longest of all. */
  private static final List<String> OPTIONS = List.of("-proc:none", "--class-path", "");

  /** It takes longer to make one than to read a source; several threads must not share it. */
  private static final ThreadLocal<JavaFileManager> FILES =
      ThreadLocal.withInitial(() -> COMPILER.getStandardFileManager(null, null, null));

  /** A source by name and text. */
  static JavaFileObject file(String name, String text) {
    return new SimpleJavaFileObject(URI.create("string:///" + name), JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return text;
      }
    };
  }

  static ParsedSource of(String name, String text) {
    JavacTask task =
        (JavacTask)
            COMPILER.getTask(
                null, FILES.get(), diagnostic -> {}, OPTIONS, null, List.of(file(name, text)));
    try {
      List<CompilationUnitTree> units = new ArrayList<>();
      task.parse().forEach(units::add);
      return new ParsedSource(units, Trees.instance(task).getSourcePositions());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
