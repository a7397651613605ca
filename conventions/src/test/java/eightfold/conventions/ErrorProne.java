package eightfold.conventions;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/**
 * What Error Prone and NullAway find in Java sources: bugs that a pattern gives away, and nulls
 * where none is said to be. No class is written.
 *
 * <p>All modules are looked at by one compiler, which has warmed up after the first of them:
 * started anew for each, it takes twice as long.
 */
final class ErrorProne {
  /** What is switched off, and why, is told in docs/dependencies.md. */
  private static final String CHECKS =
      String.join(
          " ",
          "-Xplugin:ErrorProne",
          "-Xep:NullAway:ERROR",
          "-XepOpt:NullAway:AnnotatedPackages=eightfold",
          "-Xep:EnumOrdinal:OFF",
          "-Xep:NonCanonicalType:OFF",
          "-Xep:OperatorPrecedence:OFF",
          "-Xep:StringSplitter:OFF",
          "-Xep:InlineFormatString:OFF",
          "-Xep:StringConcatToTextBlock:OFF");

  private static final String CLASS_PATH = System.getProperty("java.class.path", "");

  private static final List<String> OPTIONS =
      List.of(
          CHECKS,
          "-proc:none",
          "-implicit:none",
          "-parameters",
          "--class-path",
          CLASS_PATH,
          // the two are among what the tests of this module stand on
          "--processor-path",
          CLASS_PATH,
          "-XDcompilePolicy=simple",
          "-XDaddTypeAnnotationsToSymbol=true",
          "--should-stop=ifError=FLOW",
          "--should-stop=ifNoError=FLOW",
          "-Xmaxerrs",
          "1000",
          "-Xmaxwarns",
          "1000");

  private ErrorProne() {}

  /** What is found in these sources of modules, with places; of a package one description. */
  static List<String> findings(List<Path> sources) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(null, Locale.ENGLISH, null)) {
      return findings(compiler, files, files.getJavaFileObjectsFromPaths(once(sources)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What is found in one source by name and text. */
  static List<String> findings(String name, String text) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(null, Locale.ENGLISH, null)) {
      return findings(compiler, files, List.of(ParsedSource.file(name, text)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> findings(
      JavaCompiler compiler,
      StandardJavaFileManager files,
      Iterable<? extends JavaFileObject> sources) {
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    compiler.getTask(null, files, found, OPTIONS, null, sources).call();
    List<String> findings = new ArrayList<>();
    for (Diagnostic<? extends JavaFileObject> finding : found.getDiagnostics()) {
      if (finding.getKind() != Diagnostic.Kind.NOTE) {
        findings.add(
            "%s:%d: %s"
                .formatted(
                    place(finding.getSource()),
                    finding.getLineNumber(),
                    finding.getMessage(Locale.ENGLISH)));
      }
    }
    return findings;
  }

  private static String place(@Nullable JavaFileObject source) {
    return source == null ? "everywhere" : source.getName();
  }

  /** A package that several modules or their tests add to is described by each of them. */
  private static List<Path> once(List<Path> sources) {
    Set<Path> packages = new HashSet<>();
    return sources.stream()
        .sorted()
        .filter(file -> !file.endsWith("package-info.java") || packages.add(inSources(file)))
        .toList();
  }

  /** Where a file lies below {@code MODULE/src/main/java} or {@code MODULE/src/test/java}. */
  private static Path inSources(Path file) {
    Path inProject = ProjectFiles.ROOT.relativize(file);
    return inProject.subpath(4, inProject.getNameCount());
  }
}
