package eightfold.cli;

import eightfold.game.Catalogue;
import eightfold.game.SetupException;
import eightfold.games.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Option;

/** A rule book of the caller's own, in a file, beside those that come with the program. */
final class OwnBook {
  private static final String ENDING = ".game";

  @Option(
      names = "--rules",
      paramLabel = "FILE",
      description = "A rule book of your own: a file whose name is the game's id and \".game\".")
  private Optional<String> file = Optional.empty();

  /** The id of the game in the file; empty where no file was given. */
  Optional<String> id() {
    return file.map(OwnBook::name)
        .map(name -> name.substring(0, name.length() - ENDING.length()).toLowerCase(Locale.ROOT));
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
    if (!name.endsWith(ENDING) || name.length() == ENDING.length()) {
      throw new WrongCall("\"" + file + "\" is no rule book: its name must end in " + ENDING);
    }
    return name;
  }
}
