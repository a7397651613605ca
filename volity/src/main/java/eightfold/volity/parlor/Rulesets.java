package eightfold.volity.parlor;

import eightfold.volity.table.Ruleset;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** What games are on the platform: those that it has a ruleset of, and all others. */
public final class Rulesets {
  private static final String FILE = "/eightfold/volity/rulesets.txt";
  private static final String VERSION = "1.0";

  private final Map<String, Ruleset> known;
  private final String base;

  /**
   * @param base under which address the rulesets of all other games are
   */
  public Rulesets(String base) {
    this.base = base.endsWith("/") ? base.substring(0, base.length() - 1) : base;
    try (InputStream file = Rulesets.class.getResourceAsStream(FILE)) {
      known =
          new BufferedReader(
                  new InputStreamReader(Objects.requireNonNull(file), StandardCharsets.UTF_8))
              .lines()
              .map(String::strip)
              .filter(line -> !line.isEmpty() && !line.startsWith("#"))
              .map(line -> line.split(" +"))
              .collect(Collectors.toUnmodifiableMap(words -> words[0], Rulesets::ruleset));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Ruleset ruleset(String... words) {
    return new Ruleset(words[1], words[2], Ruleset.Api.valueOf(words[3].toUpperCase(Locale.ROOT)));
  }

  /** The ruleset of a game. */
  public Ruleset of(String game) {
    return known.getOrDefault(game, new Ruleset(base + "/" + game, VERSION, Ruleset.Api.GENERAL));
  }

  /** By what the addresses of bots begin. */
  public String bots() {
    return base + "/bots#";
  }
}
