package eightfold.scenario;

import java.util.List;

/**
 * Keys that only some games have; their pages explain them. What they mean is the game's matter:
 * those of a set-up go to it as the file has them, those of an expectation are asked of it as
 * facts.
 */
final class PageKeys {
  /** Keys with which a scenario may begin. */
  static final List<String> START = List.of("faceUp", "sheet", "shufflePressure", "rules");

  /** Keys that {@code then} may expect, as they stand. */
  static final List<String> FACTS = List.of("rules");

  /** Keys that {@code then} may expect with something after a dot, such as {@code column.1}. */
  static final List<String> DOTTED_FACTS = List.of("column", "columnWinner");

  private PageKeys() {}
}
