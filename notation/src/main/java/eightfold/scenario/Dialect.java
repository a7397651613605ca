package eightfold.scenario;

import eightfold.yaml.Yaml;

/**
 * How scenarios of a kind of game are written whose page has a notation of its own for them: not a
 * document for each, but a list of them, each with an {@code id}.
 */
public interface Dialect {
  /** Whether an item of such a list is written in this dialect. */
  boolean speaks(Yaml item);

  /** What comes of it. */
  Outcome run(String file, Yaml item);
}
