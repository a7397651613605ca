package eightfold.rules;

import eightfold.rules.Line.Token;
import eightfold.spelling.Nearest;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Reads the text form of a rule book: lines of the head ({@code game}, {@code extends}, {@code
 * summary}, {@code source}, {@code aka}, {@code hidden}), one line for each element, and options
 * with their edits indented under them. All errors of a file are collected, not only the first.
 */
final class RuleBookReader {
  private static final Set<String> HEAD =
      Set.of("game", "id", "extends", "summary", "source", "aka", "hidden");
  private static final Set<String> STATEMENTS = Set.of("option", "set", "without", "drop");

  private static final int MOST_STATEMENTS = 1000;

  private final String file;
  private final List<BookError> errors;
  private final BookDraft draft;
  private final int before;

  private RuleBookReader(String file, List<BookError> errors) {
    this.file = file;
    this.errors = errors;
    this.before = errors.size();
    this.draft = new BookDraft(new Place.Line(file, 1, 1));
  }

  /** Reads a file; what is wrong goes to the errors. */
  static BookDraft read(String file, String text, List<BookError> errors) {
    RuleBookReader reader = new RuleBookReader(file, errors);
    int before = reader.before;
    for (LineTree tree : LineTree.read(text, reader::faults)) {
      if (reader.draft.items().size() == MOST_STATEMENTS) {
        String right = "at most " + MOST_STATEMENTS + " rules and options";
        reader.faults(tree.number()).add(1, "the file has too many lines", right);
        break;
      } else if (errors.size() >= before + BookError.MOST) {
        break;
      }
      reader.read(tree);
    }
    if (errors.size() > before) {
      reader.draft.breakUp();
    }
    return reader.draft;
  }

  private Faults faults(int line) {
    return (column, what, right) -> {
      if (errors.size() < before + BookError.MOST) {
        errors.add(new BookError(new Place.Line(file, line, column), what, right));
      }
    };
  }

  private Place place(LineTree tree) {
    return new Place.Line(file, tree.number(), tree.line().first().column());
  }

  private void read(LineTree tree) {
    Faults faults = faults(tree.number());
    String word = tree.line().first().text();
    if (!tree.under().isEmpty() && !word.equals("option")) {
      LineTree under = tree.under().getFirst();
      faults(under.number())
          .add(
              under.line().first().column(), "nothing may be indented here", "begin at the margin");
    }
    if (HEAD.contains(word)) {
      head(word, tree, faults);
    } else if (STATEMENTS.contains(word)) {
      statement(word, tree, faults);
    } else {
      element(tree, faults);
    }
  }

  private void element(LineTree tree, Faults faults) {
    String word = tree.line().first().text();
    if (Form.element(word).isEmpty()) {
      List<String> others = Stream.concat(HEAD.stream(), STATEMENTS.stream()).sorted().toList();
      Optional<String> meant = Nearest.to(word, others);
      if (meant.isPresent() && Nearest.to(word, Form.elements().keySet()).isEmpty()) {
        faults.add(1, "unknown word \"" + word + "\"", "did you mean \"" + meant.get() + "\"?");
        return;
      }
    }
    ElementReader.read(tree.line().segments(), faults)
        .ifPresent(element -> draft.add(new BookDraft.Item.Put(element, place(tree))));
  }

  private void head(String word, LineTree tree, Faults faults) {
    List<Token> first = tree.line().segments().getFirst();
    List<Token> rest = first.subList(1, first.size());
    if (word.equals("hidden")) {
      draft.say(word, "", place(tree), faults);
    } else if (rest.isEmpty()) {
      faults.add(
          first.getFirst().column(), "something must follow \"" + word + "\"", example(word));
    } else if (word.equals("aka")) {
      draft.say(word, "", place(tree), faults);
      int words = 2;
      for (List<Token> segment : tree.line().segments()) {
        Token name = segment.getLast();
        if (segment.size() == words && name.quoted()) {
          draft.alias(name.text());
        } else {
          faults.add(segment.getFirst().column(), "names stand in quotes", example(word));
        }
        words = 1;
      }
    } else {
      text(word, tree, rest, faults);
    }
  }

  private void text(String word, LineTree tree, List<Token> rest, Faults faults) {
    boolean quoted = rest.size() == 1 && rest.getFirst().quoted();
    boolean prose = word.equals("summary") || word.equals("source");
    if (prose && !(quoted && tree.line().segments().size() == 1)) {
      faults.add(rest.getFirst().column(), "a text must stand in quotes", example(word));
      return;
    }
    String value = quoted ? rest.getFirst().text() : tree.line().afterFirst();
    boolean id = word.equals("extends") || word.equals("id");
    if (id && !value.matches("[a-z0-9][a-z0-9-]*")) {
      faults.add(
          rest.getFirst().column(),
          "\"" + value + "\" is no name of a rule book",
          "lower case letters, digits and hyphens");
      return;
    }
    draft.say(word, value, place(tree), faults);
  }

  private static String example(String word) {
    return switch (word) {
      case "game" -> "write: game Mau-Mau";
      case "aka" -> "write: aka \"One name\", \"Another name\"";
      case "extends", "id" -> "write: " + word + " mau-mau";
      default -> "write: " + word + " \"One sentence.\"";
    };
  }

  private void statement(String word, LineTree tree, Faults faults) {
    switch (word) {
      case "option" ->
          new OptionReader(this::faults)
              .read(tree)
              .ifPresent(option -> draft.add(new BookDraft.Item.Offer(option, place(tree))));
      case "drop" -> {
        String words = tree.line().afterFirst();
        if (OptionReader.droppable(words, tree.line().first().column(), faults)) {
          draft.add(new BookDraft.Item.Drop(words, place(tree)));
        }
      }
      case "set" -> set(tree, faults);
      default -> without(tree, faults);
    }
  }

  private void set(LineTree tree, Faults faults) {
    List<Token> tokens = tree.line().segments().getFirst();
    if (tokens.size() < 3 || tree.line().segments().size() > 1) {
      faults.add(1, "\"set\" needs an option and a value", "write: set wildRank J");
      return;
    }
    String value = Line.words(tokens.subList(2, tokens.size()));
    draft.add(new BookDraft.Item.Standard(tokens.get(1).text(), value, place(tree)));
  }

  private void without(LineTree tree, Faults faults) {
    String keys = tree.line().afterFirst();
    if (keys.isEmpty()) {
      faults.add(1, "\"without\" names no option", "write: without jokers, naked");
      return;
    }
    for (String key : keys.split(", ")) {
      draft.add(new BookDraft.Item.Without(key, place(tree)));
    }
  }

  /** The id that a file's name gives its book. */
  static String id(String file) {
    String name = file.substring(file.lastIndexOf('/') + 1);
    int dot = name.lastIndexOf('.');
    return (dot < 0 ? name : name.substring(0, dot)).toLowerCase(Locale.ROOT);
  }
}
