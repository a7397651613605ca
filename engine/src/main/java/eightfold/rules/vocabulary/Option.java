package eightfold.rules.vocabulary;

import eightfold.cards.Pack;
import java.util.List;
import java.util.stream.Stream;

/**
 * An option of a rule book: a named edit of its elements for each value.
 *
 * @param key its name in the notation, such as {@code forcedPlay}
 * @param meaning what it is about, for people
 * @param standard the value where nobody says otherwise
 * @param shape which values there are
 */
public record Option(String key, String meaning, String standard, Shape shape) {
  /** The most characters of an option's own words. */
  public static final int MOST_WORDS = 40;

  /** The changes that its values make. */
  public Stream<Edit> edits() {
    return switch (shape) {
      case Shape.Words(List<Value> values) -> edits(values);
      case Shape.Ranks(Pack _, List<Value> values) -> edits(values);
      case Shape.InRange(int _, int _, List<Edit> edits) -> edits.stream();
      case Shape.OneRank(Pack _, List<Edit> edits) -> edits.stream();
      case Shape.Text(List<Edit> edits) -> edits.stream();
    };
  }

  private static Stream<Edit> edits(List<Value> values) {
    return values.stream().flatMap(value -> value.edits().stream());
  }

  /** The lines that it may put into a book; {@code {}} in them stands for what is chosen. */
  public Stream<String> lines() {
    return edits()
        .flatMap(
            edit ->
                switch (edit) {
                  case Edit.Put(String line) -> Stream.of(line);
                  case Edit.Change(String _, String line) -> Stream.of(line);
                  case Edit.Drop _, Edit.Become _ -> Stream.of();
                });
  }

  /** Which values an option takes, and what each does. */
  public sealed interface Shape {
    /** One of some words; the first named is the standard unless the book sets another. */
    record Words(List<Value> values) implements Shape {
      public Words {
        values = List.copyOf(values);
      }
    }

    /**
     * A whole number; {@code {}} in the edits stands for it. A standard that is a word edits
     * nothing.
     */
    record InRange(int least, int most, List<Edit> edits) implements Shape {
      public InRange {
        edits = List.copyOf(edits);
      }
    }

    /** A rank; {@code {}} in the edits stands for it. */
    record OneRank(Pack pack, List<Edit> edits) implements Shape {
      public OneRank {
        edits = List.copyOf(edits);
      }
    }

    /**
     * A few words of one's own, {@link #MOST_WORDS} characters at most; {@code {}} stands for them.
     */
    record Text(List<Edit> edits) implements Shape {
      public Text {
        edits = List.copyOf(edits);
      }
    }

    /** A list such as {@code 7=skip A=reverse}: for each rank one of some words. */
    record Ranks(Pack pack, List<Value> words) implements Shape {
      public Ranks {
        words = List.copyOf(words);
      }
    }
  }

  /**
   * One value of an option.
   *
   * @param word how it is written
   * @param meaning what it does, for people
   * @param edits what it changes
   */
  public record Value(String word, String meaning, List<Edit> edits) {
    public Value {
      edits = List.copyOf(edits);
    }
  }

  /** A change of a book's elements. Its text may hold {@code {}} for the chosen number or rank. */
  public sealed interface Edit {
    /** Puts this line's element in, in place of the one with the same keyword, if any. */
    record Put(String line) implements Edit {}

    /** Takes out the elements whose line begins with these words. */
    record Drop(String words) implements Edit {}

    /**
     * Puts this line's element in the place of those whose line begins with these words; where
     * there are none it changes nothing ({@code change match target: match target, at {}}).
     */
    record Change(String words, String line) implements Edit {}

    /**
     * The table plays another book instead, whose own options may be chosen beside this one: a game
     * that is built on one of several others ({@code become tag-team-eights}).
     */
    record Become(String book) implements Edit {}
  }
}
