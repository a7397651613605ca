package eightfold.cli;

import eightfold.game.Catalogue;
import eightfold.game.SetupException;
import eightfold.games.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Option;

/** A rule book of the caller's own, in a file, beside those that come with the program. */
final class OwnBook {
  /** Rule books of the shedding family, and sets of cards that have abilities. */
  private static final List<String> ENDINGS = List.of(".game", ".cards");

  @Option(
      names = "--rules",
      paramLabel = "FILE",
      description =
          "A rule book of your own: a file whose name is the game's id and \".game\", or"
              + " \".cards\" for a card set.")
  private Optional<String> file = Optional.empty();

  /** The id of the game in the file; empty where no file was given. */
  Optional<String> id() {
    return file.map(OwnBook::name)
        .map(name -> name.substring(0, name.lastIndexOf('.')).toLowerCase(Locale.ROOT));
  }

  /** All games, that of the file among them. */
  Catalogue catalogue(Surroundings around) {
    return file.map(OwnBook::read).orElseGet(around.catalogue());
  }

  private static Catalogue read(String file) {
    try {
      return Games.with(name(file), Files.readString(Path.of(file)));
    } catch (IOException e) {
      throw new WrongCall(file + ": " + Reasons.of(e));
    } catch (SetupException e) {
      throw new WrongCall(e);
    }
  }

  private static String name(String file) {
    String name;
    try {
      name = String.valueOf(Path.of(file).getFileName());
    } catch (InvalidPathException e) {
      throw new WrongCall(file + ": " + Reasons.of(e));
    }
    if (ENDINGS.stream().noneMatch(end -> name.endsWith(end) && name.length() > end.length())) {
      throw new WrongCall(
          "\"" + file + "\" is no rule book: its name must end in " + String.join(" or ", ENDINGS));
    }
    return name;
  }
}
