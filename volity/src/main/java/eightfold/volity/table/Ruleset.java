package eightfold.volity.table;

/**
 * What a game is on the platform.
 *
 * @param uri what clients know it by
 * @param version of the ruleset
 * @param api by which calls it is played
 */
public record Ruleset(String uri, String version, Api api) {
  /** By which calls a game is played. */
  public enum Api {
    /** Those of the platform's ruleset of Crazy Eights. */
    EIGHTS,
    /** The general ones: lines of the notation, and the whole table after each change. */
    GENERAL
  }
}
