package eightfold.rules.text;

import eightfold.cards.Pack;
import eightfold.rules.book.RuleBooks;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Option;
import eightfold.rules.vocabulary.RuleBook;
import java.util.List;
import java.util.stream.Collectors;

/** Writes a rule book in its text form, as {@link RuleBooks} reads it. */
public final class RuleBookWriter {
  private final StringBuilder text = new StringBuilder();

  private RuleBookWriter() {}

  /** The text of a book, whole: nothing is taken over from another book. */
  public static String write(RuleBook book) {
    RuleBookWriter writer = new RuleBookWriter();
    writer.book(book);
    return writer.text.toString();
  }

  /** The line of an element. */
  public static String line(Element element) {
    return ElementText.write(element);
  }

  private void book(RuleBook book) {
    line(0, "game " + name(book.name()));
    line(0, "id " + book.id());
    prose("summary", book.summary());
    prose("source", book.source());
    if (!book.aliases().isEmpty()) {
      line(
          0,
          "aka " + book.aliases().stream().map(RuleLine::quote).collect(Collectors.joining(", ")));
    }
    if (book.hidden()) {
      line(0, "hidden");
    }
    line(0, "");
    for (Element element : book.elements()) {
      line(0, ElementText.write(element));
    }
    for (Option option : book.options()) {
      line(0, "");
      option(option);
    }
  }

  private void prose(String word, String text) {
    if (!text.isEmpty()) {
      line(0, word + " " + RuleLine.quote(text));
    }
  }

  /** A name is written plainly unless reading it back would give another. */
  private static String name(String name) {
    boolean plain = name.matches("[\\p{L}\\p{N}][\\p{L}\\p{N}' .!-]*") && !name.contains("  ");
    return plain && name.equals(name.strip()) ? name : RuleLine.quote(name);
  }

  private void option(Option option) {
    line(0, "option " + option.key() + " " + RuleLine.quote(option.meaning()));
    switch (option.shape()) {
      case Option.Shape.Words(List<Option.Value> values) -> {
        values.forEach(value -> value(1, value));
        if (!values.getFirst().word().equals(option.standard())) {
          line(0, "set " + option.key() + " " + option.standard());
        }
      }
      case Option.Shape.InRange(int least, int most, List<Option.Edit> edits) -> {
        line(1, "number " + option.standard() + ", " + least + ".." + most);
        edits(2, edits);
      }
      case Option.Shape.OneRank(Pack _, List<Option.Edit> edits) -> {
        line(1, "rank " + option.standard());
        edits(2, edits);
      }
      case Option.Shape.Text(List<Option.Edit> edits) -> {
        line(1, "text " + RuleLine.quote(option.standard()));
        edits(2, edits);
      }
      case Option.Shape.Ranks(Pack _, List<Option.Value> words) -> {
        line(1, "ranks " + (option.standard().isEmpty() ? "none" : option.standard()));
        words.forEach(value -> value(2, value));
      }
    }
  }

  private void value(int depth, Option.Value value) {
    line(depth, value.word() + " " + RuleLine.quote(value.meaning()));
    edits(depth + 1, value.edits());
  }

  private void edits(int depth, List<Option.Edit> edits) {
    edits.forEach(edit -> line(depth, EditReader.written(edit)));
  }

  private void line(int depth, String words) {
    text.append("  ".repeat(depth)).append(words).append('\n');
  }
}
