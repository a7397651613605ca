package eightfold.scenario;

import eightfold.yaml.Yaml;
import java.util.Optional;

/**
 * How scenarios of a kind of game are written whose page has a notation of its own for them: not a
 * document for each, but a list of them, each with an {@code id}.
 */
public interface Dialect {
  /** Whether an item of such a list is written in this dialect. */
  boolean speaks(Yaml item);

  /** What comes of it. */
  ScenarioOutcome run(String file, Yaml item);

  /**
   * The same story in the notation of all games, without what must hold in it, for whoever shows
   * it; empty where that notation cannot say it, or it is wrong.
   */
  Optional<Scenario> retold(String file, Yaml item);
}
