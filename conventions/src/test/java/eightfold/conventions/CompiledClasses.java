package eightfold.conventions;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/**
 * Which of the project's classes depend on which, as {@code jdeps} reads it from what the compiler
 * has made: constants that it has copied from one class into another count. A class inside another
 * counts as that one.
 *
 * @param dependencies by the full name of each class, the others that it depends on
 */
record CompiledClasses(Map<String, Set<String>> dependencies) {
  private static final Pattern LINE =
      Pattern.compile("^ +(eightfold[\\w.$]+) +-> +(eightfold[\\w.$]+) .*");

  /** All classes of all modules, those of tests aside. */
  static CompiledClasses ofAllModules() throws IOException {
    List<String> arguments = new ArrayList<>();
    arguments.addAll(List.of("--multi-release", "base", "--ignore-missing-deps"));
    arguments.addAll(List.of("-verbose:class", "-filter:none"));
    try (Stream<Path> modules = Files.list(ProjectFiles.ROOT)) {
      modules
          .map(module -> module.resolve("target").resolve("classes"))
          .filter(Files::isDirectory)
          .map(Path::toString)
          .sorted()
          .forEach(arguments::add);
    }
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code =
        ToolProvider.findFirst("jdeps")
            .orElseThrow()
            .run(new PrintWriter(out), new PrintWriter(err), arguments.toArray(String[]::new));
    if (code != 0) {
      throw new IOException("jdeps ends with " + code + ": " + err);
    }
    return read(out.toString());
  }

  /** What jdeps has written. */
  static CompiledClasses read(String written) {
    Map<String, Set<String>> dependencies = new TreeMap<>();
    for (String line : written.lines().toList()) {
      Matcher found = LINE.matcher(line);
      if (found.matches()) {
        String one = outermost(found.group(1));
        String other = outermost(found.group(2));
        dependencies.computeIfAbsent(other, _ -> new TreeSet<>());
        Set<String> others = dependencies.computeIfAbsent(one, _ -> new TreeSet<>());
        if (!one.equals(other)) {
          others.add(other);
        }
      }
    }
    return new CompiledClasses(dependencies);
  }

  private static String outermost(String type) {
    return type.contains("$") ? type.substring(0, type.indexOf('$')) : type;
  }

  private static String packageOf(String type) {
    return type.substring(0, type.lastIndexOf('.'));
  }

  /** The names of all packages. */
  Set<String> packages() {
    Set<String> packages = new TreeSet<>();
    dependencies.keySet().forEach(type -> packages.add(packageOf(type)));
    return packages;
  }

  /** By package, the others that its classes depend on. */
  Map<String, Set<String>> ofPackages() {
    Map<String, Set<String>> all = new TreeMap<>();
    dependencies.forEach(
        (one, others) -> {
          Set<String> seen = all.computeIfAbsent(packageOf(one), _ -> new TreeSet<>());
          others.stream()
              .map(CompiledClasses::packageOf)
              .filter(other -> !other.equals(packageOf(one)))
              .forEach(seen::add);
        });
    return all;
  }

  /** By the name of each class of a package, the others of it that it depends on. */
  Map<String, Set<String>> within(String javaPackage) {
    Map<String, Set<String>> all = new TreeMap<>();
    dependencies.forEach(
        (one, others) -> {
          if (packageOf(one).equals(javaPackage)) {
            Set<String> seen = all.computeIfAbsent(simple(one), _ -> new TreeSet<>());
            others.stream()
                .filter(other -> packageOf(other).equals(javaPackage))
                .map(CompiledClasses::simple)
                .forEach(seen::add);
          }
        });
    return all;
  }

  private static String simple(String type) {
    return type.substring(type.lastIndexOf('.') + 1);
  }
}
