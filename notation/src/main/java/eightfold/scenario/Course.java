package eightfold.scenario;

import eightfold.yaml.YamlFault;
import java.util.function.Consumer;

/**
 * How a scenario goes, whatever the notation in which it is written: step after step, until one
 * does not hold.
 */
public final class Course {
  private final String name;
  private final String file;
  private int step;

  private Course(String name, String file) {
    this.name = name;
    this.file = file;
  }

  /**
   * What comes of a scenario.
   *
   * @param name the scenario's
   * @param file in which it is written
   * @param story plays it, and says when a step begins ({@link #nextStep})
   */
  public static ScenarioOutcome outcome(String name, String file, Consumer<Course> story) {
    Course course = new Course(name, file);
    try {
      story.accept(course);
      return new ScenarioOutcome.Passed(name);
    } catch (Mismatch e) {
      return new ScenarioOutcome.Failed(name, course.step, e.expected(), e.was());
    } catch (YamlFault e) {
      return new ScenarioOutcome.Broken(course.file, e.line(), e.words());
    } catch (RuntimeException e) {
      // a bug of the game fails its scenario; the others still run
      String was = "an error of the program, " + e;
      String expected = course.step == 0 ? "a table" : "an act or a refusal";
      return new ScenarioOutcome.Failed(name, course.step, expected, was);
    }
  }

  /** Another step begins, or what must hold at the end is looked at. */
  public void nextStep() {
    step++;
  }
}
