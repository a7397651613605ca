package eightfold.conventions;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.lang.model.util.Types;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * Sources that compile with the classes of this program's class path, with what their names mean.
 */
record AnalysedSources(Trees trees, Types types, List<CompilationUnitTree> units) {
  AnalysedSources {
    units = List.copyOf(units);
  }

  /**
   * Reads them as the compiler does.
   *
   * @throws IllegalArgumentException if they do not compile
   */
  static AnalysedSources of(List<? extends JavaFileObject> sources) {
    List<String> errors = new ArrayList<>();
    JavacTask task =
        (JavacTask)
            ToolProvider.getSystemJavaCompiler()
                .getTask(
                    null,
                    null,
                    diagnostic -> {
                      if (diagnostic.getKind() == Diagnostic.Kind.ERROR) {
                        errors.add(diagnostic.toString());
                      }
                    },
                    List.of(
                        "-proc:none",
                        "-XDshould-stop.ifNoError=ATTR",
                        "-classpath",
                        System.getProperty("java.class.path")),
                    null,
                    sources);
    try {
      List<CompilationUnitTree> units = new ArrayList<>();
      task.parse().forEach(units::add);
      task.analyze();
      if (!errors.isEmpty()) {
        throw new IllegalArgumentException(String.join("\n", errors));
      }
      return new AnalysedSources(Trees.instance(task), task.getTypes(), units);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The main sources of all modules, by their files. */
  static Map<Path, String> ofTheProject() throws IOException {
    Map<Path, String> sources = new TreeMap<>();
    try (Stream<Path> modules = Files.list(ProjectFiles.ROOT)) {
      for (Path module : modules.toList()) {
        Path main = module.resolve("src/main/java");
        if (!Files.isDirectory(main)) {
          continue;
        }
        try (Stream<Path> files = Files.walk(main)) {
          for (Path file : files.filter(one -> one.toString().endsWith(".java")).toList()) {
            sources.put(file, Files.readString(file));
          }
        }
      }
    }
    return sources;
  }

  /** A source of the project, called by its place in it. */
  static JavaFileObject source(Path file, String text) {
    return source(ProjectFiles.ROOT.relativize(file).toString().replace('\\', '/'), text);
  }

  static JavaFileObject source(String name, String text) {
    return new SimpleJavaFileObject(URI.create("string:///" + name), JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return text;
      }

      @Override
      public String getName() {
        return name;
      }
    };
  }
}
