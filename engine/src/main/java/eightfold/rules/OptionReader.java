package eightfold.rules;

import eightfold.cards.Kind;
import eightfold.rules.Line.Token;
import eightfold.spelling.Nearest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * Reads an option of a rule book: its key and meaning, and its values with their edits under it.
 */
final class OptionReader {
  /** What the key of an option looks like. */
  static final String KEY = "[a-z][A-Za-z0-9]*";

  /** What is said of another key. */
  static final String KEY_RIGHT = "letters and digits, such as forcedPlay";

  /** The largest number that an option may take. */
  static final int MOST = 1_000_000;

  /** Ranks with which edits are tried. */
  static final List<String> RANKS = List.of("A", "8", "10", "J");

  /** Texts with which edits are tried. */
  static final List<String> TEXTS = List.of("by the way");

  private static final String PLACEHOLDER = "{}";

  private final IntFunction<Faults> faults;

  OptionReader(IntFunction<Faults> faults) {
    this.faults = faults;
  }

  /** Reads an option; empty, with faults, where it is wrong. */
  Optional<Option> read(LineTree tree) {
    Faults here = faults.apply(tree.number());
    List<Token> tokens = tree.line().segments().getFirst();
    if (tokens.size() != 3 || !tokens.get(2).quoted() || tree.line().segments().size() > 1) {
      here.add(
          tree.line().first().column(),
          "an option has a key and a meaning in quotes",
          "write: option twos \"What a two does.\"");
      return Optional.empty();
    } else if (tree.under().isEmpty()) {
      here.add(tree.line().first().column(), "an option needs values", "indent them under it");
      return Optional.empty();
    }
    String key = tokens.get(1).text();
    if (!key.matches(KEY)) {
      here.add(tokens.get(1).column(), "\"" + key + "\" is no key", KEY_RIGHT);
      return Optional.empty();
    }
    return new Block(tree.under()).read(key, tokens.get(2).text());
  }

  /** What is indented under an option. */
  private final class Block {
    private final List<LineTree> lines;
    private final LineTree first;

    Block(List<LineTree> lines) {
      this.lines = lines;
      this.first = lines.getFirst();
    }

    Optional<Option> read(String key, String meaning) {
      List<Token> tokens = first.line().segments().getFirst();
      boolean text = tokens.size() == 2 && first.line().first().text().equals("text");
      boolean word = !text && tokens.size() == 2 && tokens.get(1).quoted();
      if (word) {
        return values(lines, List.of(""))
            .map(values -> new Option(key, meaning, values.getFirst().word(), words(values)));
      } else if (lines.size() > 1) {
        fault(lines.get(1), "only one line may stand here", "indent the edits further");
        return Optional.empty();
      }
      return switch (first.line().first().text()) {
        case "number" -> number(key, meaning);
        case "rank" -> rank(key, meaning);
        case "text" ->
            edits(first.under(), TEXTS)
                .map(Option.Shape.Text::new)
                .map(shape -> new Option(key, meaning, tokens.get(1).text(), shape));
        case "ranks" ->
            values(first.under(), RANKS)
                .map(Option.Shape.Ranks::new)
                .map(shape -> new Option(key, meaning, listed(first.line().afterFirst()), shape));
        default -> {
          fault(
              first,
              "\"" + Line.words(tokens) + "\" is no value of an option",
              "write: WORD \"meaning\", or number STANDARD, 1..12, or rank 8, or ranks none, or text \"some words\"");
          yield Optional.empty();
        }
      };
    }

    private static Option.Shape words(List<Option.Value> values) {
      return new Option.Shape.Words(values);
    }

    private static String listed(String standard) {
      return standard.equals("none") ? "" : standard;
    }

    private Optional<Option> number(String key, String meaning) {
      List<List<Token>> segments = first.line().segments();
      String bounds = segments.size() == 2 ? Line.words(segments.get(1)) : "";
      int dots = bounds.indexOf("..");
      if (dots < 0 || segments.getFirst().size() != 2) {
        fault(first, "a standard and bounds are missing", "write: number 8, 1..12");
        return Optional.empty();
      }
      Faults here = faults.apply(first.number());
      int column = segments.get(1).getFirst().column();
      var least = TextValues.whole(bounds.substring(0, dots), 0, MOST, column, here);
      var most = TextValues.whole(bounds.substring(dots + 2), 0, MOST, column, here);
      if (least.isEmpty() || most.isEmpty()) {
        return Optional.empty();
      } else if (least.get() > most.get()) {
        fault(first, "the least number is above the most", "write: number 8, 1..12");
        return Optional.empty();
      }
      String standard = segments.getFirst().get(1).text();
      List<String> samples = List.of(String.valueOf(least.get()), String.valueOf(most.get()));
      return edits(first.under(), samples)
          .map(edits -> new Option.Shape.InRange(least.get(), most.get(), edits))
          .map(shape -> new Option(key, meaning, standard, shape));
    }

    private Optional<Option> rank(String key, String meaning) {
      String standard = first.line().afterFirst();
      if (Kind.parseRank(standard) == Kind.NONE) {
        fault(first, "\"" + standard + "\" is no rank", "possible: A 2 … 10 J Q K");
        return Optional.empty();
      }
      return edits(first.under(), RANKS)
          .map(Option.Shape.OneRank::new)
          .map(shape -> new Option(key, meaning, standard, shape));
    }

    private Optional<List<Option.Value>> values(List<LineTree> trees, List<String> samples) {
      List<Option.Value> values = new ArrayList<>();
      for (LineTree tree : trees) {
        List<Token> tokens = tree.line().segments().getFirst();
        boolean good = tree.line().segments().size() == 1 && tokens.size() == 2;
        if (!good || !tokens.get(1).quoted()) {
          fault(tree, "a value has a word and a meaning", "write: skip \"Skips the next seat.\"");
          return Optional.empty();
        }
        Optional<List<Option.Edit>> edits = edits(tree.under(), samples);
        if (edits.isEmpty()) {
          return Optional.empty();
        }
        values.add(new Option.Value(tokens.get(0).text(), tokens.get(1).text(), edits.get()));
      }
      return Optional.of(values);
    }

    private Optional<List<Option.Edit>> edits(List<LineTree> trees, List<String> samples) {
      List<Option.Edit> edits = new ArrayList<>();
      boolean good = true;
      for (LineTree tree : trees) {
        Option.Edit edit = edit(tree.line());
        Faults here = faults.apply(tree.number());
        if (!tree.under().isEmpty()) {
          fault(tree.under().getFirst(), "nothing may be indented here", "one edit a line");
          good = false;
        }
        good &= Block.this.checks(edit, samples, tree.line().first().column(), here);
        edits.add(edit);
      }
      return good ? Optional.of(edits) : Optional.empty();
    }

    /** Whether the edit is one for each of some values that {@code {}} may stand for. */
    private boolean checks(Option.Edit edit, List<String> samples, int column, Faults here) {
      boolean good = true;
      for (String sample : samples) {
        good = good && sound(edit, sample, column, here);
      }
      return good;
    }

    private void fault(LineTree at, String what, String right) {
      faults.apply(at.number()).add(at.line().first().column(), what, right);
    }
  }

  /** Reads an edit from the words of its line. */
  static Option.Edit edit(Line line) {
    String rest = line.afterFirst();
    int colon = rest.indexOf(": ");
    return switch (line.first().text()) {
      case "drop" -> new Option.Edit.Drop(rest);
      case "change" ->
          new Option.Edit.Change(
              colon < 0 ? rest : rest.substring(0, colon),
              colon < 0 ? "" : rest.substring(colon + 2));
      case "become" -> new Option.Edit.Become(rest);
      default -> new Option.Edit.Put(Line.text(line.segments()));
    };
  }

  /**
   * Whether an edit is one where its placeholder stands for the sample (an empty one: for nothing).
   */
  static boolean sound(Option.Edit edit, String sample, int column, Faults faults) {
    Faults here = (at, what, right) -> faults.add(column + at - 1, what, right);
    if (sample.isEmpty() && written(edit).contains(PLACEHOLDER)) {
      faults.add(column, "{} stands for nothing here", "only numbers and ranks are filled in");
      return false;
    }
    return switch (edit) {
      case Option.Edit.Put(String line) ->
          known(line, column, faults)
              && ElementReader.read(line.replace(PLACEHOLDER, sample), here).isPresent();
      case Option.Edit.Drop(String words) ->
          droppable(words.replace(PLACEHOLDER, sample), column, faults);
      case Option.Edit.Change(String words, String line) ->
          droppable(words.replace(PLACEHOLDER, sample), column, faults)
              && ElementReader.read(line.replace(PLACEHOLDER, sample), here).isPresent();
      case Option.Edit.Become(String book) -> named(book, column, faults);
    };
  }

  private static boolean named(String book, int column, Faults faults) {
    boolean good = book.matches("[a-z0-9-]+");
    if (!good) {
      faults.add(column, "\"" + book + "\" is no name of a rule book", "such as tag-team-eights");
    }
    return good;
  }

  /** Whether the line does not begin with a misspelt {@code drop} or {@code change}. */
  private static boolean known(String line, int column, Faults faults) {
    String word = keyword(line);
    Optional<String> meant = Nearest.to(word, List.of("drop", "change", "become"));
    if (meant.isEmpty() || Form.element(word).isPresent()) {
      return true;
    }
    faults.add(column, "unknown word \"" + word + "\"", "did you mean \"" + meant.get() + "\"?");
    return false;
  }

  private static String keyword(String words) {
    return words.contains(" ") ? words.substring(0, words.indexOf(' ')) : words;
  }

  /** An edit as a line writes it. */
  static String written(Option.Edit edit) {
    return switch (edit) {
      case Option.Edit.Put(String line) -> line;
      case Option.Edit.Drop(String words) -> "drop " + words;
      case Option.Edit.Change(String words, String line) -> "change " + words + ": " + line;
      case Option.Edit.Become(String book) -> "become " + book;
    };
  }

  /** Whether elements may begin with these words. */
  static boolean droppable(String words, int column, Faults faults) {
    String keyword = keyword(words);
    if (Form.element(keyword).isPresent()) {
      return true;
    }
    faults.add(
        column,
        "no rule begins with \"" + keyword + "\"",
        Nearest.right(keyword, Form.elements().keySet()));
    return false;
  }
}
