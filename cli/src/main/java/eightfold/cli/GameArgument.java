package eightfold.cli;

import eightfold.game.Catalogue;
import eightfold.game.Game;
import eightfold.game.SetupException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The game that a command is about, by any of its names, and its options. */
final class GameArgument {
  @Parameters(
      index = "0",
      paramLabel = "GAME",
      arity = "0..1",
      description = "The game, by any name that people know it by; that of --rules if not given.")
  private Optional<String> name = Optional.empty();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Mixin private OwnBook own = new OwnBook();
  @Mixin private ChosenOptions options = new ChosenOptions();

  /** The game with these options. */
  Game game(Surroundings around) {
    try {
      return own.catalogue(around).game(id(around), chosen(around));
    } catch (SetupException e) {
      throw new WrongCall(e);
    }
  }

  private String id(Surroundings around) {
    return name.map(any -> entry(own.catalogue(around), any).id())
        .or(() -> own.id(around))
        .orElseThrow(
            () ->
                new ParameterException(
                    spec.commandLine(),
                    "name a game (GAME), or a rule book of your own (--rules)"));
  }

  /** The options that are not as usual: those of a way to play, and those given one by one. */
  Map<String, String> chosen(Surroundings around) {
    return options.chosen(id(around));
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
