package eightfold.cli;

import eightfold.game.Catalogue;
import eightfold.game.Game;
import eightfold.game.SetupException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The game that a command is about, by any of its names, and its options. */
final class GameArgument {
  @Parameters(
      index = "0",
      paramLabel = "GAME",
      description = "The game, by any name that people know it by.")
  private String name = "";

  @Mixin private ChosenOptions options = new ChosenOptions();

  /** The game with these options. */
  Game game(Catalogue catalogue) {
    Catalogue.Entry entry = entry(catalogue, name);
    try {
      return catalogue.game(entry.id(), chosen());
    } catch (SetupException e) {
      throw new WrongCall(e);
    }
  }

  /** The options as they were given. */
  Map<String, String> chosen() {
    return options.chosen();
  }

  /** The one game that a name means. */
  static Catalogue.Entry entry(Catalogue catalogue, String name) {
    // an id is that of one game, whatever other games are called too
    Optional<Catalogue.Entry> exact = catalogue.entry(name);
    if (exact.isPresent()) {
      return exact.get();
    }
    List<Catalogue.Entry> found = catalogue.find(name);
    if (found.size() == 1) {
      return found.getFirst();
    }
    if (found.isEmpty()) {
      throw new WrongCall(unknown(catalogue, name));
    }
    String all =
        found.stream()
            .map(entry -> entry.id() + " (" + entry.name() + ")")
            .collect(Collectors.joining(", "));
    throw new WrongCall("\"" + name + "\" may mean several games; name one of them: " + all);
  }

  private static String unknown(Catalogue catalogue, String name) {
    List<String> near =
        Nearness.nearest(
            name,
            catalogue.entries().stream().map(Catalogue.Entry::id).toList(),
            catalogue.entries().stream().map(Catalogue.Entry::name).toList());
    return "no game is called \""
        + name
        + "\""
        + (near.isEmpty()
            ? "; `eightfold games` lists them all"
            : "; did you mean " + String.join(" or ", near) + "?");
  }
}
