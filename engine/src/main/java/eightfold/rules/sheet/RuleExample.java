package eightfold.rules.sheet;

import eightfold.message.Message;
import eightfold.rules.book.RuleBooks;
import eightfold.rules.vocabulary.RuleBook;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * One way in which people play, as a book writes it, and what a rule sheet says of it.
 *
 * @param lines lines of a rule book that belong together
 * @param said the sentences of the sheet that come of them
 */
public record RuleExample(String lines, List<Message> said) {
  /** What a book needs besides; a line of an example takes the place of one that begins alike. */
  private static final List<String> AROUND =
      List.of("game Example", "players 2..6", "deck french", "deal 7", "draw one-may-play");

  public RuleExample {
    said = List.copyOf(said);
  }

  /** The usual ones, beginning with those that most families know. */
  public static List<RuleExample> usual() {
    return Arrays.stream(file().split("\n\n"))
        .map(String::strip)
        .filter(example -> !example.startsWith("#"))
        .map(RuleExample::of)
        .toList();
  }

  private static RuleExample of(String lines) {
    RuleBook around = RuleBooks.single(around(""), Map.of());
    RuleBook book = RuleBooks.single(around(lines) + lines + "\n", Map.of());
    List<Message> said =
        book.elements().stream()
            .filter(element -> !around.elements().contains(element))
            .flatMap(element -> RuleSheet.said(book, element).stream())
            .toList();
    return new RuleExample(lines, said);
  }

  private static String around(String lines) {
    List<String> keywords = lines.lines().map(line -> line.split(" ", 2)[0]).toList();
    return AROUND.stream()
        .filter(line -> !keywords.contains(line.split(" ", 2)[0]))
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private static String file() {
    try (InputStream in = RuleExample.class.getResourceAsStream("examples.txt")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
