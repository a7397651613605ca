package eightfold.cli;

import eightfold.game.Catalogue;
import eightfold.game.SetupException;
import eightfold.games.Games;
import eightfold.rules.book.RuleBookException;
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
  Optional<String> id(Surroundings around) {
    return games(around).map(Games.Own::id);
  }

  /** All games, that of the file among them. */
  Catalogue catalogue(Surroundings around) {
    return games(around).map(Games.Own::catalogue).orElseGet(around.catalogue());
  }

  /** What is made of the file's name and text; empty where no file was given. */
  <T> Optional<T> as(Surroundings around, BiFunction<String, String, T> reader) {
    return file.map(path -> read(around, new BookArgument(path), reader));
  }

  private Optional<Games.Own> games(Surroundings around) {
    if (read.isEmpty()) {
      read = as(around, Games::own);
    }
    return read;
  }

  private static <T> T read(
      Surroundings around, BookArgument book, BiFunction<String, String, T> reader) {
    String name = named(book);
    try {
      return reader.apply(name, book.text(around));
    } catch (RuleBookException e) {
      throw book.refused(e);
    } catch (SetupException e) {
      throw new WrongCall(e);
    }
  }

  private static String named(BookArgument book) {
    String name = book.name();
    if (ENDINGS.stream().noneMatch(end -> name.endsWith(end) && name.length() > end.length())) {
      throw new WrongCall(
          "\""
              + book.path()
              + "\" is no rule book: its name must end in "
              + String.join(" or ", ENDINGS));
    }
    return name;
  }
}
