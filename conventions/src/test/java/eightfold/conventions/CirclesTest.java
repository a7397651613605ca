package eightfold.conventions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * In no module do packages depend on each other in a circle, and in no package more than a few
 * classes. Source: issue 45, point 1.
 */
@SuppressWarnings("NullAway.Init")
class CirclesTest {
  /** So many classes may stand in a circle. */
  private static final int MOST = 6;

  private static CompiledClasses classes;

  @BeforeAll
  static void readClasses() throws IOException {
    classes = CompiledClasses.ofAllModules();
    assertThat(classes.packages()).hasSizeGreaterThan(20);
  }

  @Test
  void no_packages_depend_on_each_other_in_a_circle() {
    assertThat(Circles.largest(classes.ofPackages())).isEmpty();
  }

  @Test
  void no_circle_of_classes_is_large() {
    Map<String, Set<String>> large = new TreeMap<>();
    for (String one : classes.packages()) {
      Set<String> circle = Circles.largest(classes.within(one));
      if (circle.size() > MOST) {
        large.put(one, circle);
      }
    }
    assertThat(large).isEmpty();
  }

  @Test
  void constants_count_and_classes_inside_others_are_those() {
    CompiledClasses read =
        CompiledClasses.read(
            """
            classes -> java.base
               eightfold.play                 -> java.lang     java.base
               eightfold.play.Slot$Kind       -> eightfold.play.Table        classes
               eightfold.play.Table           -> eightfold.play.Slot         classes
               eightfold.play.Table           -> eightfold.rules.RuleBook    classes
               eightfold.play.Table           -> java.lang.Object            java.base
            """);
    assertThat(read.packages()).containsExactly("eightfold.play", "eightfold.rules");
    assertThat(read.ofPackages()).containsEntry("eightfold.play", Set.of("eightfold.rules"));
    assertThat(Circles.largest(read.within("eightfold.play"))).containsExactly("Slot", "Table");
  }
}
