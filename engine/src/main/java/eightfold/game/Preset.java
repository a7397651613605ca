package eightfold.game;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A way to play a game that people know by a name, so that nobody has to find its options one by
 * one.
 *
 * @param name its name in the library, by which languages have a title and a line for it; ways of
 *     several games share one where they mean the same
 * @param options the options that it sets, by their keys; every other one is standard
 * @param source who plays so, or what it is good for
 */
public record Preset(String name, Map<String, String> options, String source) {
  public Preset {
    options = new LinkedHashMap<>(options);
  }
}
