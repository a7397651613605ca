package eightfold.cli;

import eightfold.game.Catalogue;
import eightfold.game.SetupException;
import eightfold.games.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import picocli.CommandLine.Option;

/** A rule book of the caller's own, in a file, beside those that come with the program. */
final class OwnBook {
  /** Rule books of the shedding family, as text or JSON, and sets of cards that have abilities. */
  private static final List<String> ENDINGS = List.of(".game", ".json", ".cards");

  @Option(
      names = "--rules",
      paramLabel = "FILE",
      description =
          "A rule book of your own beside the others: a file whose name is the game's id and"
              + " \".game\" or \".json\" (text or JSON), or \".cards\" for a card set.")
  private Optional<String> file = Optional.empty();

  /** All games with that of the file, read when first asked for. */
  private Optional<Games.Own> read = Optional.empty();

  /** The id of the game in the file; empty where no file was given. */
  Optional<String> id() {
    return games().map(Games.Own::id);
  }

  /** All games, that of the file among them. */
  Catalogue catalogue(Surroundings around) {
    return games().map(Games.Own::catalogue).orElseGet(around.catalogue());
  }

  /** What is made of the file's name and text; empty where no file was given. */
  <T> Optional<T> as(BiFunction<String, String, T> reader) {
    return file.map(path -> read(path, reader));
  }

  private Optional<Games.Own> games() {
    if (read.isEmpty()) {
      read = as(Games::own);
    }
    return read;
  }

  private static <T> T read(String file, BiFunction<String, String, T> reader) {
    try {
      return reader.apply(name(file), Files.readString(Path.of(file)));
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
