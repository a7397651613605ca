package eightfold.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Option;

/** The options of a game as they are given in the call. */
final class ChosenOptions {
  @Option(
      names = "--option",
      paramLabel = "KEY=VALUE",
      description = "An option of the game; may be given several times.")
  private List<String> options = new ArrayList<>();

  /** The options as they were given. */
  Map<String, String> chosen() {
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
