package eightfold.scenario;

import eightfold.yaml.Yaml;
import java.util.List;

/**
 * Keys that only some games have; their pages explain them. What they mean is the game's matter:
 * those of a set-up go to it as the file has them, those of an expectation are asked of it as
 * facts.
 */
final class PageKeys {
  /**
   * Which of two rule sets is in force, by a word (crazy-factor.md); a list of lines under this key
   * is added to the game's rules instead (NOTATION 7).
   */
  static final String RULES = "rules";

  /** Keys with which a scenario may begin. */
  static final List<String> START = List.of("faceUp", "sheet", "shufflePressure", RULES);

  /** Keys that {@code then} may expect, as they stand. */
  static final List<String> FACTS = List.of(RULES);

  /** Keys that {@code then} may expect with something after a dot, such as {@code column.1}. */
  static final List<String> DOTTED_FACTS = List.of("column", "columnWinner");

  private PageKeys() {}

  /** Whether what stands under {@link #RULES} are lines of the rule language. */
  static boolean addsLines(Yaml rules) {
    return rules instanceof Yaml.Items;
  }
}
