package eightfold.conventions;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The classes of a package in layers, the lowest first: each may see those of its own layer and of
 * the ones below.
 */
record Layers(List<Layer> all) {
  /** A layer and its classes. */
  record Layer(String name, Set<String> classes) {
    static Layer of(String name, String classes) {
      return new Layer(name, Set.of(classes.strip().split("\\s+")));
    }
  }

  /** What is wrong with these dependencies: classes without a layer, and those that see upward. */
  List<String> violations(Map<String, Set<String>> dependencies) {
    List<String> violations = new ArrayList<>();
    for (Layer layer : all) {
      layer.classes().stream()
          .filter(one -> !dependencies.containsKey(one))
          .forEach(one -> violations.add(layer.name() + " names " + one + ", which is not there"));
    }
    dependencies.forEach(
        (one, others) -> {
          if (place(one) < 0) {
            violations.add(one + " is in no layer");
          }
          for (String other : others) {
            if (place(other) > place(one)) {
              violations.add(one + " sees " + other + " above it");
            }
          }
        });
    return violations.stream().sorted().toList();
  }

  private int place(String type) {
    for (int place = 0; place < all.size(); place++) {
      if (all.get(place).classes().contains(type)) {
        return place;
      }
    }
    return -1;
  }
}
