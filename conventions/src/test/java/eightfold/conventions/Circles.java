package eightfold.conventions;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Which classes of a package depend on which, classes inside others counted with them, and the
 * circles in that: classes each of which depends on each other one, directly or not.
 */
final class Circles {
  private Circles() {}

  /** By the name of each class of the package, the others of the package that it depends on. */
  static Map<String, Set<String>> dependencies(JavaClasses classes, String javaPackage) {
    Map<String, Set<String>> dependencies = new TreeMap<>();
    for (JavaClass one : classes) {
      if (one.getPackageName().equals(javaPackage) && !name(one).equals("package-info")) {
        Set<String> others = dependencies.computeIfAbsent(name(one), _ -> new TreeSet<>());
        one.getDirectDependenciesFromSelf().stream()
            .map(dependency -> dependency.getTargetClass().getBaseComponentType())
            .filter(other -> other.getPackageName().equals(javaPackage))
            .map(Circles::name)
            .filter(other -> !other.equals(name(one)))
            .forEach(others::add);
      }
    }
    return dependencies;
  }

  /** The name of the class that is not inside another. */
  private static String name(JavaClass type) {
    String name = type.getName().substring(type.getPackageName().length() + 1);
    return name.contains("$") ? name.substring(0, name.indexOf('$')) : name;
  }

  /** The largest circle; empty if there is none. */
  static Set<String> largest(Map<String, Set<String>> dependencies) {
    Map<String, Set<String>> reached = new TreeMap<>();
    dependencies.keySet().forEach(one -> reached.put(one, reachedFrom(one, dependencies)));
    Set<String> largest = Set.of();
    for (String one : dependencies.keySet()) {
      Set<String> circle = new TreeSet<>(reached.getOrDefault(one, Set.of()));
      circle.removeIf(other -> !reached.getOrDefault(other, Set.of()).contains(one));
      largest = circle.size() > largest.size() ? circle : largest;
    }
    return largest;
  }

  private static Set<String> reachedFrom(String one, Map<String, Set<String>> dependencies) {
    Set<String> reached = new TreeSet<>();
    Deque<Collection<String>> next = new ArrayDeque<>();
    next.add(dependencies.getOrDefault(one, Set.of()));
    while (!next.isEmpty()) {
      for (String other : next.remove()) {
        if (reached.add(other)) {
          next.add(dependencies.getOrDefault(other, Set.of()));
        }
      }
    }
    return reached;
  }
}
