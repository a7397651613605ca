package eightfold.cli;

import eightfold.game.Preset;
import eightfold.game.Presets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options of a game as they are given in the call. */
final class ChosenOptions {
  @Option(
      names = "--option",
      paramLabel = "KEY=VALUE",
      description = "An option of the game; may be given several times.")
  private List<String> options = new ArrayList<>();

  @Option(
      names = "--preset",
      paramLabel = "NAME",
      description =
          "A way to play that has a name, as `eightfold games GAME` lists them; options"
              + " that are given besides count more.")
  private Optional<String> preset = Optional.empty();

  /**
   * The options for a game: those of the way to play that was named, and before them those that
   * were given one by one.
   *
   * @param id the game, by its id
   */
  Map<String, String> chosen(String id) {
    Map<String, String> chosen = new LinkedHashMap<>();
    preset.ifPresent(name -> chosen.putAll(preset(id, name).options()));
    chosen.putAll(given());
    return chosen;
  }

  private static Preset preset(String id, String name) {
    List<Preset> presets = Presets.of(id);
    List<String> names = presets.stream().map(Preset::name).toList();
    return presets.stream()
        .filter(one -> one.name().equalsIgnoreCase(name))
        .findFirst()
        .orElseThrow(
            () ->
                new WrongCall(
                    names.isEmpty()
                        ? "no way to play " + id + " has a name: choose by --option KEY=VALUE"
                        : "no way to play "
                            + id
                            + " is called \""
                            + name
                            + "\"; possible: "
                            + String.join(", ", names)));
  }

  private Map<String, String> given() {
    Map<String, String> chosen = new LinkedHashMap<>();
    for (String option : options) {
      int sign = option.indexOf('=');
      if (sign < 1) {
        throw new WrongCall(
            "\"" + option + "\" is not an option of a game: write --option KEY=VALUE");
      }
      String key = option.substring(0, sign);
      if (chosen.put(key, option.substring(sign + 1)) != null) {
        throw new WrongCall("option " + key + " is given twice");
      }
    }
    return chosen;
  }
}
